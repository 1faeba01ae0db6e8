"""Buckets, counts and processor time: how much one address or guest may ask for."""

from __future__ import annotations

import asyncio

import pytest

from red7.server import limits
from red7.server.limits import Asker, Bucket, Buckets, Counts, ProcessorTime, timed


def test_a_bucket_lets_a_burst_pass_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("red7.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(10, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now[0] += 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_KEPT", 2)
    buckets = Buckets(0.001, 1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert len(buckets._buckets) == 2
    assert buckets.take("a"), "forgotten"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_all_that_one_customer_has(host: str, address: str) -> None:
    assert Asker.at(host).address == address


def test_what_took_long_is_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("red7.server.limits.time.monotonic", lambda: now[0])
    processor_time = ProcessorTime(0.2)
    ann, bob, other = Asker("a", "ann"), Asker("a", "bob"), Asker("b", "ann")
    processor_time.spend(ann, 0.6)
    assert processor_time.is_spent(ann), "one guest gets half"
    assert not processor_time.is_spent(bob)
    processor_time.spend(bob, 0.45)
    assert processor_time.is_spent(bob), "and all of an address no more than the whole"
    assert processor_time.is_spent(Asker("a", "anybody"))
    assert not processor_time.is_spent(other)
    now[0] += 1
    assert not processor_time.is_spent(bob)
    processor_time.spend(other, 1000)
    now[0] += 11
    assert not processor_time.is_spent(other), "nobody owes more than can be paid back in seconds"


def test_only_time_at_work_is_counted() -> None:
    spent: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        return "done"

    async def cancelled() -> None:
        task = asyncio.ensure_future(timed(asyncio.Event().wait(), spent.append))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def wait() -> None:
        assert await timed(work(), spent.append) == "done"
        assert len(spent) == 3, "once for each time that it went on"
        await cancelled()
        assert len(spent) == 5

    asyncio.run(wait())


def test_counts() -> None:
    counts = Counts(2)
    assert counts.enter("a")
    assert counts.enter("a")
    assert not counts.enter("a")
    assert counts.enter("b")
    counts.leave("a")
    assert counts.enter("a")
    for address in "aab":
        counts.leave(address)
    assert not counts._counts
