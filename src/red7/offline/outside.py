"""What the house gets from outside: the time, random bits, and a place to keep texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from red7.table.opening import Drawn

Now: TypeAlias = Callable[[], float]
"""The time in seconds since 1970."""
Bits: TypeAlias = Callable[[int], bytes]
"""So many random bytes."""
Keep: TypeAlias = Callable[[str, str | None], object]
"""Keeps a text under a key, or forgets it."""

MARK: Final = "0"
"""The first character of all ids made here. No server makes such an id."""
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
_ID_LENGTH: Final = 10


class Outside:
    """All that the house cannot know by itself."""

    def __init__(self, now: Now, bits: Bits, keep: Keep) -> None:
        self._seconds, self._bits, self.keep = now, bits, keep

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(1000 * self._seconds())

    def new_id(self) -> str:
        """A new id for a table or a game."""
        number = int.from_bytes(self._bits(16), "big")
        letters = []
        for _ in range(_ID_LENGTH - len(MARK)):
            number, letter = divmod(number, len(_LETTERS))
            letters.append(_LETTERS[letter])
        return MARK + "".join(letters)

    def drawn(self) -> Drawn:
        """What chance adds to a new table."""
        return Drawn(self.new_id(), self._bits(32).hex(), self._bits(16).hex())
