"""What becomes of an order: told at once where it is known, and otherwise to all who have asked."""

from __future__ import annotations

import asyncio

import pytest

from red7.server.live.promise import Lost, Promise


@pytest.mark.parametrize("seq", [0, 7, None])
def test_all_are_told_in_the_order_in_which_they_asked(seq: int | None) -> None:
    fate, told = Promise(), []
    fate.then(lambda found: told.append(("first", found)))
    fate.then(lambda found: told.append(("second", found)))
    assert told == []
    fate.settle(seq)
    fate.then(lambda found: told.append(("late", found)))
    assert told == [("first", seq), ("second", seq), ("late", seq)]


def test_it_can_be_waited_for() -> None:
    async def story() -> None:
        fate = Promise()
        asyncio.get_running_loop().call_soon(fate.settle, 0)
        assert await fate.seq() == 0
        assert await Promise.known(3).seq() == 3

    asyncio.run(story())


def test_what_is_lost_is_raised() -> None:
    async def story() -> None:
        fate = Promise()
        fate.settle(None)
        with pytest.raises(Lost):
            await fate.seq()

    asyncio.run(story())


def test_whoever_waits_no_longer_does_no_harm() -> None:
    async def story() -> None:
        fate = Promise()
        waiting = asyncio.create_task(fate.seq())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        fate.settle(5)
        assert await fate.seq() == 5

    asyncio.run(story())
