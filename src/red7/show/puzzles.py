"""Puzzles as clients see them: what is shown of one, and what comes of a turn that is tried.

The solution is shown only to players who have found it or ask for it. A puzzle to survive shows only what its mover
sees.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from red7.errors import IllegalStep
from red7.position import Position
from red7.protocol.around import PuzzleAnswer, PuzzleSolution, PuzzleView
from red7.protocol.views import Board
from red7.rules import Rules, Seat
from red7.show.boards import board_of
from red7.steps import Turn
from red7.turn import END


class Shipped(NamedTuple):
    """A puzzle that comes with the package; `text` is a line as `red7.play.analysis.puzzles` writes it."""

    kind: str
    grade: int
    text: str


def shipped() -> Iterator[Shipped]:
    """The puzzles that come with the package."""
    stock = pkgutil.get_data(__package__, "puzzles.txt")
    assert stock
    for line in stock.decode().splitlines():
        if line and not line.startswith("#"):
            yield sorted_line(line)


def sorted_line(line: str) -> Shipped:
    """A puzzle's line, with its kind and grade."""
    kind, grade, _ = line.split(" ", 2)
    return Shipped(kind, int(grade), line)


def rules_in(text: str) -> str:
    """The rules of a puzzle, from its line."""
    return text.split(" ", 4)[3]


class Attempt(NamedTuple):
    """A turn that was tried, and the position after it."""

    turn: Turn
    after: Position
    is_right: bool


@dataclass(frozen=True, slots=True)
class Riddle:
    """A puzzle: the position and the right turn."""

    id: int
    kind: Literal["win", "survive"]
    grade: int
    position: Position
    turn: Turn

    @staticmethod
    def of(id: int, text: str) -> Riddle:  # noqa: A002 (what it is)
        """The puzzle of a line, which was checked before it was stored."""
        kind, grade, _ = sorted_line(text)
        position, _, turn = text.partition(" red7/")[2].partition(" ; ")
        known: Literal["win", "survive"] = "win" if kind == "win" else "survive"
        return Riddle(id, known, grade, Position.parse(f"red7/{position}"), Turn.parse(turn))

    def view(self, date: str | None = None) -> PuzzleView:
        """What is shown of it; with the date, if it is a daily puzzle."""
        position = self.position
        return PuzzleView(
            id=self.id,
            kind=self.kind,
            grade=self.grade,
            rules=str(position.rules),
            date=date,
            board=self._board(position, position.seat),
            deck=tuple(map(str, position.deck)) if self.kind == "win" and _draws(position.rules) else (),
        )

    def tried(self, steps: str) -> Attempt:
        """What comes of these steps; raises if they are not a whole legal turn."""
        turn, after = _played(self.position, steps)
        return Attempt(turn, after, after == self.position.play_turn(self.turn))

    def answer(self, attempt: Attempt, refutation: str | None) -> PuzzleAnswer:
        """Whether a turn was right; `refutation` is what the next player wins with otherwise, if it is known."""
        is_right = attempt.is_right
        return PuzzleAnswer(
            right=is_right,
            why="right" if is_right else "out" if attempt.turn.out else "loses",
            turn=str(attempt.turn),
            board=self._board(attempt.after, self.position.seat, tells_steps=False),
            refutation=refutation,
            solution=str(self.turn) if is_right else None,
        )

    @property
    def after(self) -> Position:
        """The position after the right turn."""
        return self.position.play_turn(self.turn)

    def solution(self, line: tuple[str, ...] = ()) -> PuzzleSolution:
        """The right turn, and where it leads; `line` is how the other player defends and loses, if it is known."""
        board = self._board(self.after, self.position.seat, tells_steps=False)
        steps = "".join(map(str, self.turn.steps))
        return PuzzleSolution(turn=str(self.turn), steps=steps, board=board, line=line)

    def _board(self, position: Position, mover: Seat, *, tells_steps: bool = True) -> Board:
        """The board with every card if the puzzle shows them all, otherwise as its mover sees it, unsolved."""
        if self.kind == "win":
            return board_of(position, tells_steps=tells_steps)
        board = board_of(position.view(mover), tells_steps=tells_steps)
        if board.steps is None:
            return board
        unsaid = tuple(replace(step, outlook="maybe", leading=None) for step in board.steps)
        return replace(board, steps=unsaid)


def _draws(rules: Rules) -> bool:
    """Whether cards from the deck can come into play, so that their order is part of a puzzle."""
    return rules.bonus_draw or rules.actions


def _played(position: Position, steps: str) -> tuple[Turn, Position]:
    """The turn that these steps make, and the position after it; the step that ends the turn may be left out."""
    here, turn = position, Turn()
    for step in Turn.parse(steps).steps:
        if turn.items and not here.turn.items:
            raise IllegalStep("turn-over", f"{step} comes after the end of the turn", text=steps)
        turn, here = here.advance(step)
    if here.turn.items:
        if END not in here.legal_steps():
            raise IllegalStep("unfinished", f"the turn is not finished after {turn}", text=steps)
        turn, here = here.advance(END)
    return turn, here
