"""What one seat, or an onlooker, may know of a position."""

from __future__ import annotations

from red7.board import Board, check, impossible
from red7.cards import Card, card_set, cards_in
from red7.errors import IllegalStep, NotationError, quote
from red7.notation import Sheet
from red7.rules import Seat
from red7.steps import Step
from red7.turn import Moment
from red7.zones import Zones


class View(Board):
    """What one seat, or an onlooker, may know of a position.

    >>> view = View.parse("red7/1 1.3[RO/12345/2] R5:*2/R1:R3O1 - *4 1 @1")
    >>> [str(card) for card in view.hand]
    ['R3', 'O1']
    """

    __slots__ = ("_owner",)

    _owner: Seat | None

    def __init__(self, start: Zones, moment: Moment, owner: Seat | None) -> None:
        """The view of a seat, or of an onlooker; nothing is checked: see `parse`."""
        super().__init__(start, moment)
        self._owner = owner

    def _at(self, start: Zones, moment: Moment) -> View:
        return View(start, moment, self._owner)

    @staticmethod
    def parse(text: str) -> View:
        """The view that the text describes, or an error that says what is wrong with it."""
        sheet = Sheet.parse(text)
        if not sheet.is_view:
            raise NotationError("no-owner", f"{quote(text)} is no view: its owner is missing, as in @1", text=text)
        check(sheet, text)
        for seat, hand in enumerate(sheet.zones.hands):
            if seat == sheet.owner:
                if sheet.zones.hidden[seat]:
                    impossible("view-hides", f"seat {seat} sees all of its own hand", text)
            elif hand & ~sheet.zones.known:
                impossible("view-shows", f"a card of seat {seat}'s hand is shown that not everybody knows", text)
        if card_set(card for card in sheet.zones.deck if card) & ~sheet.zones.known:
            impossible("view-shows", "a card of the deck is shown that not everybody knows", text)
        return View(sheet.zones, Moment(sheet.zones), sheet.owner).begin_turn(sheet.turn)

    def _sheet(self) -> Sheet:
        return Sheet(self._start, self.turn, is_view=True, owner=self._owner)

    @property
    def owner(self) -> Seat | None:
        """Whose view this is; None is an onlooker's."""
        return self._owner

    @property
    def hand(self) -> tuple[Card, ...]:
        """The owner's hand, strongest card first; an onlooker has none."""
        return () if self._owner is None else cards_in(self._moment.zones.hands[self._owner])

    def _steps(self) -> list[Step]:
        if not self.is_over and self._owner != self.seat:
            raise IllegalStep(
                "not-the-mover", f"legal steps are for seat {self.seat} alone to know", position=str(self)
            )
        return super()._steps()

    def __reduce__(self) -> tuple[object, ...]:
        return View.parse, (str(self),)
