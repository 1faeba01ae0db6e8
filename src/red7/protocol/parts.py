"""The smallest parts of messages: texts and numbers that are checked where they come in."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from red7.play.bots.levels import LEVELS


class Part(BaseModel):
    """Part of a message: a frozen value that holds nothing it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
"""Kinds of characters that show nothing, or turn the direction of what follows."""


def _plain(text: str) -> str:
    """The text in its usual form; raises where it holds what cannot be seen, or only blanks."""
    normal = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(character) in _HIDDEN and character != "\u200d" for character in normal):
        raise ValueError("one line of plain text, without control characters")
    if not normal.strip():
        raise ValueError("not blanks alone")
    return normal.strip()


Plain: TypeAlias = Annotated[str, AfterValidator(_plain)]
Nickname: TypeAlias = Annotated[Plain, StringConstraints(min_length=1, max_length=24)]
TableName: TypeAlias = Annotated[Plain, StringConstraints(min_length=1, max_length=40)]
Line: TypeAlias = Annotated[Plain, StringConstraints(min_length=1, max_length=200)]
"""A line of chat."""
CommandId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
TableId: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{10}$")]
Bits: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32,128}$")]
"""Random bits of a client's own, in hex: 128 or more."""
Digest: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=3)]
Level: TypeAlias = Annotated[int, Field(ge=min(LEVELS), le=max(LEVELS))]
Sequence: TypeAlias = Annotated[int, Field(ge=0, le=2**53)]
Steps: TypeAlias = Annotated[str, StringConstraints(pattern=r"^([+>^][ROYGBIV][1-7]|[=.-])*$", max_length=60)]
"""Steps written together, as in `+G4>B2`; none at all takes the draft back."""
CardText: TypeAlias = str
Milliseconds: TypeAlias = int
"""Since 1970, or a span."""
