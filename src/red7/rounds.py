"""One round of a record: its turns and the positions after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple

from red7.board import Board
from red7.cards import Card
from red7.errors import NotationError, quote, wrong_type
from red7.notation import write_zone
from red7.position import Position
from red7.rules import Seat
from red7.steps import Turn
from red7.tags import NOT_ONE_LINE
from red7.view import View

if TYPE_CHECKING:  # before Python 3.13 only type checkers know defaults: a plain `Game` may have either kind of board
    from typing_extensions import TypeVar

    B_co = TypeVar("B_co", bound=Board, covariant=True, default=Position | View)
else:
    from typing import TypeVar

    B_co = TypeVar("B_co", bound=Board, covariant=True)

_B = TypeVar("_B", bound=Board)


class Entry(NamedTuple):
    """One turn of a record; only the last may be unfinished."""

    seat: Seat
    turn: Turn
    comment: str = ""


class Round(NamedTuple, Generic[B_co]):
    """One round of a record: the deal, its turns and the position after each."""

    positions: tuple[B_co, ...]
    turns: tuple[Entry, ...] = ()

    @property
    def deal(self) -> B_co:
        """The position at the start of the round."""
        return self.positions[0]

    @property
    def end(self) -> B_co:
        """The last position of the round."""
        return self.positions[-1]

    @property
    def winner(self) -> Seat | None:
        """Who has won the round, or None if it is not over."""
        return self.end.winner

    @property
    def won(self) -> tuple[Card, ...]:
        """The cards that the winner scored in this round."""
        if self.winner is None:
            return ()
        before = self.deal.scored[self.winner]
        return tuple(card for card in self.end.scored[self.winner] if card not in before)

    def comment(self, text: str) -> Round[B_co]:
        """The round with a comment on its last turn, added to any earlier comment."""
        if not isinstance(text, str):
            raise wrong_type(text, "the text of a comment")
        if not self.turns:
            raise no_turn(text)
        if not text or "}" in text or NOT_ONE_LINE.search(text):
            raise NotationError("comment", f"comment {quote(text)}: expected one line of text without }}", text=text)
        entry = self.turns[-1]
        entry = entry._replace(comment=f"{entry.comment} {text}" if entry.comment else text)
        return Round(self.positions, (*self.turns[:-1], entry))

    def __str__(self) -> str:
        lines = [f"deal {self.deal}"]
        for number, entry in enumerate(self.turns, start=1):
            comment = f" {{{entry.comment}}}" if entry.comment else ""
            lines.append(f"{number}. {entry.seat} {entry.turn}{comment}")
        if self.winner is not None:
            won = f" {write_zone(self.won)}" if self.deal.rules.scoring else ""
            lines.append(f"won {self.winner}{won}")
        return "\n".join(lines) + "\n"


def extended(one: Round[_B], turn: Turn, after: _B) -> Round[_B]:
    """The round after a turn; if the last turn is unfinished, `turn` replaces it."""
    positions, turns, comment = one.positions, one.turns, ""
    end = positions[-1]
    if end.turn.items:
        comment = turns[-1].comment
        positions, turns = positions[:-1], turns[:-1]
    return Round((*positions, after), (*turns, Entry(end.seat, turn, comment)))


def no_turn(text: str) -> NotationError:
    """The error for a comment before the first turn."""
    return NotationError("comment", "there is no turn to comment on yet", text=text)


def check_begins(deal: Board) -> None:
    """Raises unless a recorded round can begin with this board."""
    if deal.is_over or deal.turn.items:
        raise NotationError("deal-begun", "a recorded round must begin at the start of a turn", text=str(deal))


def check_follows(before: Board, deal: Board) -> None:
    """Raises unless the deal can follow a round that ended like this."""
    rules = before.rules
    if _eyes(deal) != _eyes(before):
        raise NotationError("deal-differs", "all rounds of a record must have the same point of view", text=str(deal))
    if before.match_winners:
        raise NotationError("match-over", "the match is over, so there is no next deal", text=str(deal))
    if deal.scored != before.scored:
        raise NotationError("deal-differs", "its scored cards are not the cards won so far", text=str(deal))
    tops = [palette[0] for palette in deal.palettes if len(palette) == 1]
    fresh = (
        len(tops) == deal.players
        and not deal.canvas
        and not deal.known
        and not any(deal.is_out(seat) for seat in range(deal.players))
        and set(deal.hand_sizes) == {rules.hand_size}
    )
    if not fresh or deal.seat != (tops.index(max(tops)) + 1) % deal.players:
        raise NotationError("deal-differs", "it is not a fresh deal, or the wrong seat starts", text=str(deal))


def _eyes(board: Board) -> tuple[bool, Seat | None]:
    """The point of view of a board: whether it is a view, and whose."""
    return (True, board.owner) if isinstance(board, View) else (False, None)
