"""A turn being put together: the steps taken so far, and what is marked to come next. It knows no screen."""

from __future__ import annotations

from collections.abc import Sequence

from red7 import Card, Draw, Step, View
from red7.terminal.app.choices import (
    Choice,
    cards_to_choose,
    choices,
    first_to_choose,
    silent_choices,
)
from red7.terminal.app.playing import Playing
from red7.terminal.game.input_parser import END


class UnfinishedTurn:
    """The turn of the viewer of a game, up to the step that ends it or draws a card."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.steps: list[Step] = []
        """The steps so far that can be taken back."""
        self.card: Card | None = None
        """The card that is marked."""
        self.place = 0
        """Which of the choices is marked."""
        self._board = ""

    @property
    def view(self) -> View | None:
        """The board with the steps taken so far; None if the viewer is not to move."""
        board = self.playing.board
        if not self.playing.is_mine or not isinstance(board, View):
            return None
        for step in self.steps:
            board = board.play(step)
        return board

    @property
    def cards(self) -> list[Card]:
        """The cards that can be marked."""
        view = self.view
        return cards_to_choose(view) if view else []

    @property
    def choices(self) -> list[Choice]:
        """What can be done now."""
        view = self.view
        if view is None:
            return []
        if self.playing.is_silent:
            return silent_choices(view, self.card, self.playing.teller)
        return choices(view, self.card, self.playing.teller, begun=bool(self.steps))

    @property
    def choice(self) -> Choice | None:
        """What is marked to be done."""
        found = self.choices
        return found[self.place] if found else None

    def follow(self) -> None:
        """Drops the steps if something has happened on the board."""
        board = str(self.playing.board)
        if board != self._board:
            self._board, self.steps = board, []
        self.aim()

    def aim(self) -> None:
        """Marks a card that can be chosen, the one marked before if possible."""
        view = self.view
        first = first_to_choose(view) if view else None
        if first is None or self.card not in self.cards:
            self.card = first
        self.place = 0

    def mark(self, card: Card) -> None:
        """Marks this card."""
        self.card, self.place = card, 0

    def mark_beside(self, by: int) -> None:
        """Marks a card further to the left or to the right."""
        cards = self.cards
        if cards:
            at = cards.index(self.card) + by if self.card in cards else min(by, 0)
            self.mark(cards[at % len(cards)])

    def mark_choice(self, by: int) -> None:
        """Marks a choice further up or down."""
        count = len(self.choices)
        self.place = (self.place + by) % count if count else 0

    def mark_end(self) -> None:
        """Marks the end of the turn, if that keeps the player in."""
        found = self.choices
        if found and found[-1].steps == (END,) and not found[-1].is_fatal and not self.playing.is_silent:
            self.place = len(found) - 1

    def take(self, steps: Sequence[Step]) -> None:
        """Takes steps; those that end the turn or draw a card are played, with all before them."""
        view = self.view
        if view is None:
            return
        for step in steps:
            turn, view = view.advance(step)
            self.steps.append(step)
            if not view.turn.items or isinstance(turn.items[-1], Draw):
                played, self.steps = self.steps, []
                self.playing.take(played)
                break
        self.aim()

    def undo(self) -> bool:
        """Takes the last step back, if there is one."""
        if not self.steps:
            return False
        self.steps.pop()
        self.aim()
        return True
