"""The time of day of one process: it passes evenly, even if the machine's clock is changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_SLEW: Final = 0.01
"""How much too fast or too slow the clock may run until it is right again."""
_DAY: Final = 86_400.0


def _steady() -> float:
    """Seconds that nobody can set; they also pass while the machine sleeps, if it counts that time."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Clock:
    """Follows the machine's time of day without jumping: setting the time moves no deadline.

    When the time of day is set, this clock goes on, and comes nearer to it by a hundredth of the time that passes. It
    never goes back.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = _steady) -> None:
        """`wall` gives seconds since 1970, `steady` seconds since any moment."""
        self._wall, self._steady = wall, steady
        self._at = steady()
        self._now = wall()

    def now(self) -> int:
        """Milliseconds since 1970."""
        at = self._steady()
        passed = max(0.0, at - self._at)
        self._at = at
        most = _SLEW * passed
        wrong = self._wall() - (self._now + passed)
        self._now += passed + min(most, max(-most, wrong))
        return int(1000 * self._now)

    def not_before(self, at: int) -> None:
        """Continues from a stored time, as after a restart, unless it cannot be right."""
        ahead = at / 1000 - self._now
        if 0 < ahead < _DAY:
            self._now += ahead


CLOCK: Final = Clock()


def now() -> int:
    """Milliseconds since 1970, by a clock that does not jump."""
    return CLOCK.now()
