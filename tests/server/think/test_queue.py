"""Who comes next: bots, then people, then what has time; and each address in its turn."""

from __future__ import annotations

import asyncio

from red7.server.think.queue import FairQueue, Job, Urgency


def job(name: str, address: str = "", urgency: Urgency = Urgency.PERSON) -> Job:
    return Job(urgency, address, name, (), asyncio.get_running_loop().create_future())


async def order(queue: FairQueue) -> list[str]:
    return [(await queue.get()).name for _ in range(len(queue))]


def test_addresses_take_turns() -> None:
    async def ask() -> None:
        queue = FairQueue()
        for number in range(3):
            queue.put(job(f"a{number}", "a"))
        for number in range(2):
            queue.put(job(f"b{number}", "b"))
        queue.put(job("c0", "c"))
        assert queue.count(Urgency.PERSON) == 6
        assert await order(queue) == ["a0", "b0", "c0", "a1", "b1", "a2"]

    asyncio.run(ask())


def test_urgent_jobs_come_first() -> None:
    async def ask() -> None:
        queue = FairQueue()
        queue.put(job("review", "a", Urgency.SPARE))
        queue.put(job("hint", "a"))
        queue.put(job("bot", urgency=Urgency.BOT))
        assert await order(queue) == ["bot", "hint", "review"]

    asyncio.run(ask())


def test_a_job_that_was_broken_off_comes_before_others_of_its_address() -> None:
    async def ask() -> None:
        queue = FairQueue()
        queue.put(job("new", "a"))
        begun = job("begun", "a")
        begun.yields = 1
        queue.put(begun)
        assert await order(queue) == ["begun", "new"]
        queue.put(begun)
        assert queue.clear() == [begun]
        assert len(queue) == 0

    asyncio.run(ask())
