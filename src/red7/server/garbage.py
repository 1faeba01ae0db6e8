"""Garbage collection: in small steps while games are played, and all of it only when nobody plays.

Reference counts free nearly everything at once. Python's collector looks for the rest, objects that refer to each
other in a circle, and everybody waits while it does. With a thousand tables a look at all objects takes a second, and
one at the newest hundred thousand a tenth of that (bench/results.md).
"""

from __future__ import annotations

import gc
from typing import Final

_STEPS: Final = (1_000, 10, 1_000_000_000)
"""New objects until the newest are looked at, such looks until those before are, and until all are: never."""
_QUIET: Final = 5
"""Looks in a row without any work after which nobody plays."""
_LATEST: Final = 3_600
"""Looks after which all objects are looked at, even if somebody plays."""


def collect_in_steps() -> None:
    """Collects in small steps from now on, and never looks again at what is there already: the program itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_STEPS)


class Garbage:
    """Collects all garbage when nobody plays."""

    def __init__(self) -> None:
        self._work = self._collected_at = 0
        self._quiet = self._looks = 0

    def look(self, work: int) -> bool:
        """Collects if this is a good moment, and says whether it did; call it once a second.

        `work` is any number that grows while somebody plays.
        """
        self._looks += 1
        self._quiet = self._quiet + 1 if work == self._work else 0
        self._work = work
        is_wanted = work != self._collected_at and (self._quiet >= _QUIET or self._looks >= _LATEST)
        if is_wanted:
            gc.collect()
            self._collected_at, self._looks = work, 0
        return is_wanted
