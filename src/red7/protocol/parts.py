"""The smallest parts of messages: texts and numbers that are checked when they come in."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, TypeAlias

from red7.play.bots.characters import Character
from red7.play.bots.levels import LEVELS
from red7.protocol.checks import Number, Text

_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Kinds of characters that are invisible, or change the direction of what follows."""


def _plain(text: str) -> str:
    """The normalised text; raises if it has invisible characters or only blanks."""
    normal = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(character) in _HIDDEN and character != "\u200d" for character in normal):
        raise ValueError("one line of plain text, without control characters")
    if not normal.strip():
        raise ValueError("not only blanks")
    return normal.strip()


Nickname: TypeAlias = Annotated[str, Text(read=_plain, shortest=1, longest=24)]
TableName: TypeAlias = Annotated[str, Text(read=_plain, shortest=1, longest=40)]
Line: TypeAlias = Annotated[str, Text(read=_plain, shortest=1, longest=200)]
"""A line of chat."""
CommandId: TypeAlias = Annotated[str, Text(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
TABLE_ID: Final = r"^[A-Za-z0-9]{10}$"
TableId: TypeAlias = Annotated[str, Text(pattern=TABLE_ID)]
Bits: TypeAlias = Annotated[str, Text(pattern=r"^[0-9a-f]{32,128}$")]
"""A client's own random bits in hex: 128 or more."""
Digest: TypeAlias = Annotated[str, Text(pattern=r"^[0-9a-f]{64}$")]
SeatNumber: TypeAlias = Annotated[int, Number(least=0, most=3)]
Level: TypeAlias = Annotated[int, Number(least=min(LEVELS), most=max(LEVELS))] | Character
"""How a bot plays: its level, or a character."""
Sequence: TypeAlias = Annotated[int, Number(least=0, most=2**53)]
Steps: TypeAlias = Annotated[str, Text(pattern=r"^([+>^][ROYGBIV][1-7]|[=.-])*$", longest=60)]
"""Steps written together, as in `+G4>B2`."""
CardText: TypeAlias = str
Milliseconds: TypeAlias = int
"""A time since 1970, or a span."""
