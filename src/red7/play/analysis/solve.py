"""Who wins a round with best play when every card is face up and, with scoring, by how many points.

With two seats still in, this is the true outcome of the round. With more, it is what the current seat can reach
when all others play against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from red7.errors import wrong_type
from red7.play.analysis.boards import open_position
from red7.play.core.encoding import state_of
from red7.play.core.flow import apply
from red7.play.core.state import ACTIONS, BEGUN, CAREFUL, END, OUT, SEAT, Array
from red7.play.searcher import Aim, OutOfNodes, Searcher, searcher
from red7.play.turns.open import open_endings, play_codes
from red7.position import Position
from red7.rules import Seat
from red7.steps import Turn

NODES: Final = 2_000_000
"""The default number of nodes for a position: a second or two."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What is certain about a round; None for what was not solved within the budget."""

    seat: Seat
    """Whose turn it is, or who has won."""
    wins: bool | None
    """Whether that seat wins with best play: against one other, or against all others together."""
    winner: Seat | None
    """Who wins with best play; also None if several others together can keep that seat from winning."""
    line: tuple[Turn, ...] = ()
    """Turns that show this, to the end of the round."""
    margin: int | None = None
    """With scoring: the points that the seat can be sure of, negative if another seat scores them."""
    margin_line: tuple[Turn, ...] = ()
    """Turns that show the margin."""
    nodes: int = 0

    @property
    def is_solved(self) -> bool:
        """Whether it is certain who wins."""
        return self.wins is not None


def solve(board: Position | str, *, nodes: int = NODES, lines: bool = True, using: Searcher | None = None) -> Solution:
    """Who wins with best play, if the search finds it within `nodes` nodes; with `lines`, also turns that show it.

    >>> found = solve("red7/1 1.3s[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
    >>> found.winner, found.margin, " ".join(map(str, found.line))
    (0, 7, '+V7. .x')
    """
    position = open_position(board)
    if not isinstance(nodes, int):
        raise wrong_type(nodes, "a number of nodes")
    if position.is_over:
        return Solution(position.seat, wins=True, winner=position.seat)
    room = using or searcher()
    room.begin(nodes)
    state = state_of(position)
    rounds, points = Aim.of(position, by_points=False), Aim.of(position, by_points=True)
    value = _exact(state, rounds, room)
    margin = _exact(state, points, room) if position.rules.scoring else None
    spent = room.nodes
    room.extend(nodes)
    wins = None if value is None else value > 0
    others = [
        Seat(seat) for seat in range(position.players) if seat != position.seat and not position.is_out(Seat(seat))
    ]
    winner = position.seat if wins else others[0] if wins is False and len(others) == 1 else None
    return Solution(
        position.seat,
        wins,
        winner,
        _line(position, rounds, value, room) if lines and value is not None else (),
        margin,
        _line(position, points, margin, room) if lines and margin is not None else (),
        spent,
    )


def _exact(state: Array, aim: Aim, room: Searcher) -> int | None:
    """What a round is worth to the current seat, or None if the budget ran out."""
    try:
        return room.exact(state, aim)
    except OutOfNodes:
        return None


def _line(position: Position, aim: Aim, value: int, room: Searcher) -> tuple[Turn, ...]:
    """Turns of best play from a position of known value to the end, as far as the budget goes."""
    state = state_of(position)
    turns: list[Turn] = []
    while not position.is_over:
        try:
            codes = _next_turn(state, aim, value, room)
        except OutOfNodes:
            break
        turn, position = play_codes(position, codes)
        turns.append(turn)
        for code in codes:
            apply(state, aim.flags, code)
    return tuple(turns)


def _next_turn(state: Array, aim: Aim, value: int, room: Searcher) -> Sequence[int]:
    """The steps of a turn that keeps the value; a player who cannot change who wins makes it hard for the others."""
    is_hero = state[SEAT] == aim.hero
    if state[BEGUN]:
        return max(open_endings(state, aim.flags), key=lambda ending: room.exact(ending.state, aim)).codes
    if aim.scored is not None:
        room.value(state, aim, value if is_hero else value + 1)
        choice = room.choice()
    elif is_hero == (value > 0) and not state[OUT] >> aim.hero & 1:
        room.value(state, aim, 1)
        choice = room.choice()
    else:
        choice = room.first_turn(state, aim)
    return _way_out(state, aim) if choice is None else choice


def _way_out(state: Array, aim: Aim) -> Sequence[int]:
    """The steps of the best way to drop out."""
    if aim.scored is None or not aim.flags & ACTIONS or aim.flags & CAREFUL:
        return [END << 6]
    sign = 1 if state[SEAT] == aim.hero else -1
    out = [ending for ending in open_endings(state, aim.flags) if ending.state[OUT] != state[OUT]]
    return max(out, key=lambda ending: sign * aim.outcome(ending.state)).codes
