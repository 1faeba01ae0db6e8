"""How a game ended, as the tags of its record say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from red7.record import GOING_ON

RESIGNED: Final = "Resigned"
"""The tag of the seats that gave up, as in `0 2`; records of before this tag do not name them."""
TERMINATION: Final = "Termination"
GIVEN_UP: Final = "resigned"

Why: TypeAlias = Literal["played", "resigned"]


class Ending(NamedTuple):
    """Who has won and who gave up, by their seats."""

    winners: tuple[int, ...]
    why: Why | None
    """None for a game that is neither played to its end nor given up."""
    resigned: tuple[int, ...]


def tags_of(resigned: tuple[int, ...], why: Why) -> dict[str, str]:
    """What a record says besides its result, which is only that of play."""
    tags = {TERMINATION: GIVEN_UP} if why == "resigned" else {}
    return tags | ({RESIGNED: " ".join(map(str, resigned))} if resigned else {})


def ending_of(tags: Mapping[str, str]) -> Ending:
    """How the game of these tags ended; where all but one gave up, that one has won."""
    seats = [seat for seat in range(4) if f"Seat{seat}" in tags]
    named = tags.get(RESIGNED, "").split(" ")
    resigned = tuple([seat for seat in seats if str(seat) in named])
    if tags["Result"] != GOING_ON:
        return Ending(tuple(map(int, tags["Result"].split("="))), "played", resigned)
    if tags.get(TERMINATION) != GIVEN_UP:
        return Ending((), None, resigned)
    left = [seat for seat in seats if seat not in resigned]
    return Ending(tuple(left) if len(left) == 1 else (), "resigned", resigned)
