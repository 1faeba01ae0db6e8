"""Stored games: their summaries for lists, and the frames of a replay, as any player saw it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from red7.errors import Red7Error
from red7.protocol.around import Eyes, Frame, GameSummary, Replay, TableReplay
from red7.protocol.parts import Milliseconds
from red7.record import Game, Round
from red7.rules import Seat
from red7.show.boards import board_of, deeds_of
from red7.show.views import Viewer
from red7.table.conclusion import conclusion_of
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.view import View

_TAG: Final = re.compile(r'^\[(?P<name>\w+) "(?P<value>.*)"\]$', re.MULTILINE)
_DEAL: Final = re.compile(r"^deal (?P<board>.*)$", re.MULTILINE)
_TURN: Final = re.compile(r"^[0-9]+\. ", re.MULTILINE)
_SEATS: Final[dict[str, Eyes]] = {"@0": "0", "@1": "1", "@2": "2", "@3": "3", "@-": "-"}


def summary_of(id: str, text: str, at: Milliseconds) -> GameSummary:  # noqa: A002 (what it is)
    """The summary of a stored game for lists; read from its text, which was checked when it was stored."""
    head, _, rounds = text.partition("\n\n")
    tags = {tag["name"]: re.sub(r"\\(.)", r"\1", tag["value"]) for tag in _TAG.finditer(head)}
    ended = conclusion_of(tags)
    deals = [deal["board"] for deal in _DEAL.finditer(rounds)]
    return GameSummary(
        id=id,
        at=at,
        rules=tags["Rules"],
        seats=tuple(tags[f"Seat{seat}"] for seat in range(4) if f"Seat{seat}" in tags),
        result=tags["Result"],
        winners=ended.winners,
        why=ended.why,
        resigned=ended.resigned,
        rounds=len(deals),
        turns=len(_TURN.findall(rounds)),
        eyes=_SEATS.get(deals[0].split(" ")[-1], "open") if deals else "open",
    )


def seen_through(game: Game, eyes: Eyes) -> Game:
    """The game as one viewer saw it; a record that does not show every card has only one viewer."""
    owner = _owner(game)
    if owner == eyes:
        return game
    if owner != "open":
        raise Red7Error("eyes", f"this record shows what {_name(owner)} saw, and nothing else")
    seat = None if eyes == "-" else Seat(int(eyes))
    if seat is not None and seat >= len(game.seats):
        raise Red7Error("eyes", f"there is no seat {seat}: they are 0 to {len(game.seats) - 1}")
    return game.view(seat)


def _owner(game: Game) -> Eyes:
    deal = game.rounds[0].deal if game.rounds else None
    if not isinstance(deal, View):
        return "open"
    return _SEATS["@-" if deal.owner is None else f"@{deal.owner}"]


def _name(eyes: Eyes) -> str:
    return "a spectator" if eyes == "-" else f"seat {eyes}"


def replay_of(summary: GameSummary, text: str, eyes: Eyes | None) -> Replay:
    """A game turn by turn, as the given viewer saw it; by default, the viewer of its record."""
    wanted = eyes or summary.eyes
    game = seen_through(Game.parse(text), wanted)
    return Replay(game=summary, eyes=wanted, frames=_all_frames(game))


def replay_so_far(table: Table, viewer: Viewer) -> TableReplay:
    """The game at a table as a viewer saw it; with every card once it is over."""
    if table.game is None:
        raise Refusal("no-game", "the game has not begun")
    if table.result:
        return TableReplay(seq=table.seq, eyes="open", frames=_all_frames(table.game))
    eyes: Eyes = "-" if viewer.seat is None else _SEATS[f"@{viewer.seat}"]
    return TableReplay(seq=table.seq, eyes=eyes, frames=_all_frames(seen_through(table.game, eyes)))


def _all_frames(game: Game) -> tuple[Frame, ...]:
    return tuple(frame for number, one in enumerate(game.rounds, start=1) for frame in _frames(one, number))


def _frames(one: Round, number: int) -> Iterator[Frame]:
    """The deal, and the board after each turn; the last turn may be unfinished."""
    yield Frame(
        round=number,
        number=0,
        seat=None,
        turn="",
        deeds=(),
        comment="",
        board=board_of(one.deal, tells_steps=False),
    )
    for at, entry in enumerate(one.turns, start=1):
        yield Frame(
            round=number,
            number=at,
            seat=entry.seat,
            turn=str(entry.turn),
            deeds=deeds_of(one.positions[at - 1], entry.turn),
            comment=entry.comment,
            board=board_of(one.positions[at], tells_steps=False),
        )
