"""Garbage collection: in small steps while games are played, and all of it only when nobody plays.

Reference counts free nearly everything at once. Python's collector looks for the rest, objects that refer to each
other in a circle, and everybody waits while it does. With a thousand tables a look at all objects takes a second, and
one at the newest hundred thousand a tenth of that; one step here takes some milliseconds (bench/results.md).
"""

from __future__ import annotations

import gc
import time
from typing import Final

_STEPS: Final = (3_000, 4, 1_000_000_000)
"""New objects until the newest are looked at, such looks until those before are, and until all are: never."""
_QUIET: Final = 5.0
"""Seconds without any work after which nobody plays."""
_LATEST: Final = 3_600.0
"""Seconds after which all objects are looked at, even if somebody plays, and even if nobody did."""


def collect_in_steps() -> None:
    """Collects in small steps from now on, and never looks again at what is there already: the program itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_STEPS)


class Garbage:
    """Collects all garbage when nobody plays."""

    def __init__(self) -> None:
        self._work = self._collected_work = 0
        self._worked_at = self._collected_at = time.monotonic()

    def look(self, work: int) -> bool:
        """Collects if this is a good moment, and says whether it did; call it every second or so.

        `work` is any number that grows while somebody plays.
        """
        now = time.monotonic()
        if work != self._work:
            self._work, self._worked_at = work, now
        is_quiet = work != self._collected_work and now - self._worked_at >= _QUIET
        is_time = is_quiet or now - self._collected_at >= _LATEST
        if is_time:
            gc.collect()
            self._collected_work, self._collected_at = work, now
        return is_time
