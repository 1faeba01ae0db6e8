"""What one seat has seen of a round: the deal, every turn since, and the board now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from red7.errors import Red7Error, wrong_type
from red7.position import Position
from red7.record import Round
from red7.rules import Seat
from red7.steps import Draw, Step, Turn
from red7.view import View


class SeenTurn(NamedTuple):
    """A finished turn as one seat saw it."""

    seat: Seat
    turn: Turn


@dataclass(frozen=True, slots=True)
class Seen:
    """Everything a seat has seen of the round: the deal, every turn since, and the board now."""

    deal: View
    turns: tuple[SeenTurn, ...]
    now: View

    @property
    def steps(self) -> list[Step]:
        """The legal steps."""
        return self.now.legal_steps()

    def finish(self, choose: Callable[[Seen], Step]) -> list[Step]:
        """The steps that are chosen one by one, to the end of the turn or to the draw of an unknown card."""
        steps: list[Step] = []
        seen = self
        while True:
            steps.append(choose(seen))
            turn, now = seen.now.advance(steps[-1])
            if not now.turn.items or isinstance(turn.items[-1], Draw):
                return steps
            seen = replace(seen, now=now)


def seen_of(one: Round, seat: Seat) -> Seen:
    """What a seat has seen of a round, from a record with every card face up or from that seat's own record.

    Raises if the record is another seat's, because it does not show what this seat saw.
    """
    if not isinstance(one, Round):
        raise wrong_type(one, "a round of a game")
    finished = one.turns[:-1] if one.end.turn.items else one.turns
    if isinstance(one.deal, View):
        if one.deal.owner != seat:
            whose = "a spectator" if one.deal.owner is None else f"seat {one.deal.owner}"
            raise Red7Error(
                "not-your-view", f"seat {seat}: this record shows the round as {whose} saw it", position=str(one.deal)
            )
        views = [view for view in one.positions if isinstance(view, View)]
        return Seen(views[0], tuple(SeenTurn(entry.seat, entry.turn) for entry in finished), views[-1])
    positions = [position for position in one.positions if isinstance(position, Position)]
    return Seen(
        positions[0].view(seat),
        tuple(
            SeenTurn(entry.seat, position.turn_seen(entry.turn, seat))
            for position, entry in zip(positions, finished, strict=False)
        ),
        positions[-1].view(seat),
    )
