"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_KEPT: Final = 10_000
"""Addresses that are remembered; the one not heard of for longest is forgotten first."""


class Bucket:
    """Lets so many pass a second, and a burst at a time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more of that address may pass."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


class Counts:
    """How many of something each address has at a time."""

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
