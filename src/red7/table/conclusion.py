"""How a game ended, from the tags of its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from red7.record import GOING_ON

RESIGNED: Final = "Resigned"
"""The tag with the seats that resigned, as in `0 2`; older records lack it."""
WINNER: Final = "Winner"
"""The tag with the winning seats, needed if a player who resigned would otherwise have won."""
TERMINATION: Final = "Termination"
GIVEN_UP: Final = "resigned"

Why: TypeAlias = Literal["played", "resigned"]


class Conclusion(NamedTuple):
    """Who won and who resigned, as seats."""

    winners: tuple[int, ...]
    why: Why | None
    """None if the game was neither played to its end nor resigned."""
    resigned: tuple[int, ...]


def tags_of(resigned: tuple[int, ...], why: Why, winners: tuple[int, ...], tags: Mapping[str, str]) -> dict[str, str]:
    """The tags that a record needs, since its result only covers what was played."""
    more = {TERMINATION: GIVEN_UP} if why == "resigned" else {}
    more |= {RESIGNED: " ".join(map(str, resigned))} if resigned else {}
    is_told = conclusion_of({**tags, **more}).winners == winners
    return more if is_told else more | {WINNER: " ".join(map(str, winners))}


def conclusion_of(tags: Mapping[str, str]) -> Conclusion:
    """How the game with these tags ended; if all but one resigned, that one won."""
    seats = [seat for seat in range(4) if f"Seat{seat}" in tags]
    resigned = _named(tags, RESIGNED, seats)
    is_played = tags["Result"] != GOING_ON and tags.get(TERMINATION) != GIVEN_UP
    why: Why | None = "played" if is_played else "resigned" if tags.get(TERMINATION) == GIVEN_UP else None
    if WINNER in tags:
        return Conclusion(_named(tags, WINNER, seats), why, resigned)
    if is_played:
        return Conclusion(tuple(map(int, tags["Result"].split("="))), why, resigned)
    left = tuple([seat for seat in seats if seat not in resigned])
    return Conclusion(left if why and len(left) == 1 else (), why, resigned)


def _named(tags: Mapping[str, str], name: str, seats: list[int]) -> tuple[int, ...]:
    """The seats named in a tag, as in `0 2`."""
    named = tags.get(name, "").split(" ")
    return tuple([seat for seat in seats if str(seat) in named])
