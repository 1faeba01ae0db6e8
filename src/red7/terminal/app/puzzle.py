"""Puzzles on the full screen: a position in which exactly one turn is right."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import App

from red7 import Board, Game, Position, Red7Error, Rules, Step
from red7.locales import Words
from red7.play.bots.bot import Cancelled
from red7.terminal.app.hint import way_of
from red7.terminal.app.playing import Playing, behind
from red7.terminal.app.telling import Teller

if TYPE_CHECKING:
    from red7.play.analysis import Puzzle


class PuzzleTable(Playing):
    """One puzzle after another, made behind the screen."""

    has_hints = False
    is_silent = True

    def __init__(self, words: Words, rules: Rules, *, seed: str = "") -> None:
        super().__init__()
        self.words = words
        self.rules = rules
        self.seed = seed or secrets.token_hex(4)
        self.teller = Teller(words, ())
        self.puzzle: Puzzle | None = None
        self.tried = ""
        """What came of the last try."""
        self.is_solved = False
        self._game: Game[Position] | None = None
        self._more: Iterator[Puzzle] | None = None
        self._is_stopped = False

    @property
    def game(self) -> Game[Position] | None:
        return self._game

    @property
    def is_mine(self) -> bool:
        return super().is_mine and not self.is_solved

    @property
    def open_board(self) -> Board | None:
        """The position with every hand, where the puzzle shows them."""
        if self.puzzle is None or self._game is None:
            return None
        return self._game.position if self.puzzle.kind.value == "win" else None

    def begin(self, app: App[Exception]) -> None:
        self._app = app
        self._fetch()

    def _fetch(self) -> None:
        self.puzzle, self._game, self.is_solved, self.tried = None, None, False, ""
        behind(self._app, self._find, self._show)

    def _find(self) -> Puzzle | None:
        try:
            from red7.play.analysis import generate  # noqa: PLC0415 (Numba is slow to load)
        except Red7Error as error:
            self.note = str(error)
            return None
        if self._more is None:
            self._more = generate(self.rules, seed=self.seed)
        puzzle = next(self._more)
        if self._is_stopped:
            raise Cancelled
        return puzzle

    def _show(self, puzzle: Puzzle | None) -> None:
        if puzzle:
            self.puzzle = puzzle
            position = puzzle.position
            names = [self.words.text("player-name", number=seat + 1) for seat in range(position.players)]
            self._game = Game.start(position, seats=names)
            self.teller = Teller(self.words, tuple(names), position.seat)
        self.changed()

    def take(self, steps: Sequence[Step]) -> None:
        assert self._game
        assert self.puzzle
        game = self._game.play(*steps)
        if game.position.turn.items:
            self._game = game
            return
        turn = game.rounds[-1].turns[-1].turn
        if game.position == self.puzzle.position.play_turn(self.puzzle.turn):
            self.is_solved, self._game = True, game
            self.tried = self.words.text("puzzles-right", turn=self.teller.story(self.puzzle.position, turn))
            return
        missed = "puzzles-loses" if self.puzzle.kind.value == "win" else "puzzles-survives-not"
        self.tried = f"{self.teller.story(self.puzzle.position, turn)} {self.words.text(missed)}"
        self._game = Game.start(self.puzzle.position, seats=self._game.seats)
        self.changed()

    def give_up(self) -> None:
        """Shows the right turn."""
        if self.puzzle and self._game and not self.is_solved:
            way = way_of(self.puzzle.position, self.puzzle.turn.steps, self.teller)
            self.tried = f"{self.words.text('puzzles-solution', way=way)} {self.puzzle.turn}"
            self.is_solved = True

    def go_on(self) -> None:
        if self.is_solved:
            self._fetch()

    async def stop(self) -> None:
        self._is_stopped = True

    @property
    def task(self) -> str:
        """What is asked."""
        if self.puzzle is None or self._game is None:
            return ""
        if self.tried:
            return self.tried
        grade = self.words.text("puzzles-grade-of", grade=self.puzzle.grade)
        if self.puzzle.kind.value == "survive":
            return f"{self.words.text('puzzles-task-survive')} {grade}."
        others = [name for seat, name in enumerate(self.teller.names) if seat != self.teller.you]
        deck = " ".join(str(card) for card in self._game.position.deck)
        told = f" {self.words.text('puzzles-deck')}: {deck}" if deck and self.rules != Rules.parse("1.3") else ""
        return f"{self.words.text('puzzles-task-win', name=', '.join(others))} {grade}.{told}"

    def status(self) -> list[Text]:
        if self.puzzle is None:
            return [Text(self.words.text("puzzles-loading"))]
        return [Text(self.tried), self.button("puzzles-next")] if self.is_solved else []
