"""How much one connection, one guest or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from types import coroutine
from typing import Any, Final, NamedTuple, TypeVar

Result = TypeVar("Result")

_KEPT: Final = 10_000
"""How many addresses are remembered; the one not heard from for longest is forgotten first."""
_NETWORK: Final = 64
"""Bits of an IPv6 address that identify a customer, who has 2**64 addresses."""
_BURST: Final = 1.0
"""Seconds of processor time that an address may use in a burst."""
_GUEST: Final = 0.5
"""The share of an address's processor time that one of its guests may use."""


class Asker(NamedTuple):
    """Who is asking: the address and the guest. Anyone can make up a guest, but hardly an address."""

    address: str
    person: str | None = None

    @staticmethod
    def at(host: str, person: str | None = None) -> Asker:
        """The guest at an address; all IPv6 addresses of a customer count as one."""
        return Asker(_address(host), person)


@lru_cache(maxsize=_KEPT)
def _address(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(ip_network((address, _NETWORK), strict=False))


class Bucket:
    """A token bucket: so many per second, with bursts."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_empty(self) -> bool:
        """Whether more was spent than is available."""
        self._fill()
        return self._left <= 0

    def spend(self, amount: float) -> None:
        """Takes what was already used, even if there is not that much; the debt is at most one burst."""
        self._left = max(self._left - amount, -self._burst)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each address, or for each guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of that key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str) -> bool:
        """Whether one more of that key may pass."""
        return self.of(key).take()


class ProcessorTime:
    """How much processor time each address, and each guest at it, may use."""

    def __init__(self, share: float) -> None:
        """`share` is the sustained share of one core that an address may use."""
        self._addresses = Buckets(share, _BURST)
        self._guests = Buckets(_GUEST * share, _GUEST * _BURST)

    def is_spent(self, asker: Asker) -> bool:
        """Whether the asker has used up its share."""
        if self._addresses.of(asker.address).is_empty:
            return True
        return asker.person is not None and self._guests.of(_name(asker)).is_empty

    def spend(self, asker: Asker, seconds: float) -> None:
        """Counts what an answer used."""
        self._addresses.of(asker.address).spend(seconds)
        if asker.person is not None:
            self._guests.of(_name(asker)).spend(seconds)


class Allowance:
    """What everybody may ask for, by requests and by opening sockets."""

    def __init__(self, rate: float, time: ProcessorTime) -> None:
        """`rate` is how many an address may send a second."""
        self.time = time
        self._requests = Buckets(rate, 4 * rate)

    def may_ask(self, asker: Asker) -> bool:
        """Whether one more may come: neither too many, nor after others that took too long to answer."""
        return self._requests.take(asker.address) and not self.time.is_spent(asker)


def _name(asker: Asker) -> str:
    return f"{asker.address} {asker.person}"


@coroutine
def timed(work: Coroutine[Any, Any, Result], spend: Callable[[float], None]) -> Generator[Any, Any, Result]:
    """Awaits the work and calls `spend` with the processor time that it took, without its waiting time."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        started = time.thread_time()
        try:
            waits_for = step(given)
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            spend(time.thread_time() - started)
        try:
            given = yield waits_for
            step = work.send
        except BaseException as error:  # noqa: BLE001 (passed on to the work)
            step, given = work.throw, error


class Counts:
    """Counts how many of something each address has at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; if so, it is counted."""
        count = self._counts.get(address, 0)
        if count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        count = self._counts[address] - 1
        if count:
            self._counts[address] = count
        else:
            del self._counts[address]
