"""What one seat or a spectator may know about a position."""

from __future__ import annotations

from red7.board import Board, check, impossible
from red7.cards import Card, card_of, card_set, cards_in
from red7.errors import IllegalStep, NotationError, quote
from red7.notation import Sheet
from red7.rules import Seat
from red7.steps import Step, Turn, step_of
from red7.turn import Moment, draws, unseen
from red7.zones import Zones


class View(Board, is_view=True):
    """What one seat or a spectator may know about a position: a frozen value, like a position.

    >>> view = View.parse("red7/1 1.3[RO/12345/2] R5:*2/R1:R3O1 - *4 1 @1")
    >>> [str(card) for card in view.hand]
    ['R3', 'O1']
    """

    __slots__ = ("_owner",)

    _owner: Seat | None

    def __init__(self, start: Zones, moment: Moment, owner: Seat | None) -> None:
        """The view of a seat, or of a spectator (None); checks nothing, see `parse`."""
        self._start, self._moment, self._legal, self._owner = start, moment, None, owner

    def _at(self, start: Zones, moment: Moment) -> View:
        return View(start, moment, self._owner)

    @staticmethod
    def parse(text: str) -> View:
        """The view that the text describes; raises an error that says what is wrong with the text."""
        return View._read(Sheet.parse(text), text)

    @classmethod
    def _read(cls, sheet: Sheet, text: str) -> View:
        if not sheet.is_view:
            raise NotationError("no-owner", f"{quote(text)} is not a view: its owner is missing, as in @1", text=text)
        check(sheet, text)
        for seat, hand in enumerate(sheet.zones.hands):
            if seat == sheet.owner:
                if sheet.zones.hidden[seat]:
                    impossible("view-hides", f"seat {seat} sees all of its own hand", text)
            elif hand & ~sheet.zones.known:
                impossible("view-shows", f"seat {seat}'s hand shows a card that not everyone knows", text)
        if card_set(card for card in sheet.zones.deck if card) & ~sheet.zones.known:
            impossible("view-shows", "the deck shows a card that not everyone knows", text)
        return View(sheet.zones, Moment(sheet.zones), sheet.owner).begin_turn(sheet.turn)

    def _sheet(self) -> Sheet:
        return Sheet(self._start, self.turn, is_view=True, owner=self._owner)

    @property
    def owner(self) -> Seat | None:
        """Whose view this is; None for a spectator."""
        return self._owner

    @property
    def hand(self) -> tuple[Card, ...]:
        """The owner's hand, strongest card first; a spectator has none."""
        return () if self._owner is None else cards_in(self._moment.zones.hands[self._owner])

    def play(self, step: Step | str, drawn: Card | str | None = None) -> View:
        """The view after a step; `drawn` is the card that the step drew, if the owner saw it.

        Without it, every draw is hidden, even the owner's own. This is for looking ahead: such a view cannot be read
        back from its text, and nothing can be played in it until the owner's turn is over.
        """
        return self._reached(self._seen_after(step, drawn))

    def advance(self, step: Step | str, drawn: Card | str | None = None) -> tuple[Turn, View]:
        """The turn with this step, and the view after it; see `play`."""
        return self._told(self._seen_after(step, drawn))

    def _seen_after(self, step: Step | str, drawn: Card | str | None) -> Moment:
        step = step_of(step)
        if self._is_looking_ahead():
            raise self._unknown(f"{step} cannot be played")
        card = None if drawn is None else card_of(drawn)
        if card and step in self._listed():
            self._check_drawn(step, card)
        return self._after(step, card)

    def _check_drawn(self, step: Step, card: Card) -> None:
        """Raises unless the legal step can have drawn this card and the owner saw it."""
        zones = self._moment.zones
        if not draws(self._moment, step):
            reason = f"{step} draws nothing"
        elif top := zones.deck[0]:
            if card is top:
                return
            reason = f"{step} draws {top}, not {card}"
        elif self._owner != zones.seat:
            reason = f"only seat {zones.seat} sees what it draws"
        elif card.bit & unseen(zones):
            return
        else:
            reason = f"{card} cannot be in the deck"
        raise self._placed(IllegalStep("turn-disagrees", reason, text=str(step)))

    def _is_looking_ahead(self) -> bool:
        """Whether the owner has drawn a card this turn that is not known yet."""
        zones = self._moment.zones
        return self._owner == zones.seat and zones.hidden[zones.seat] > 0 and not zones.is_over

    def _unknown(self, what: str) -> IllegalStep:
        return self._placed(IllegalStep("after-draw", f"{what}: the card just drawn is not known yet"))

    def _answered(self) -> list[Step]:
        if not self.is_over and self._owner != self.seat:
            raise self._placed(IllegalStep("not-the-mover", f"only seat {self.seat} can know its legal steps"))
        if self._is_looking_ahead():
            raise self._unknown("the legal steps cannot be listed")
        return self._listed()

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self._start, self._moment, self._owner)  # the text of a view that looks ahead cannot be read back
