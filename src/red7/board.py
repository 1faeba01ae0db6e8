"""What everyone can see: palettes, canvas, scores, sizes, whose turn it is and who is winning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from typing import ClassVar, NoReturn, Self, TypeAlias

from red7.cards import Card, Cards, CardSet, Colour, cards_in, cards_of, colour_of
from red7.errors import IllegalStep, ImpossiblePosition, quote, wrong_type
from red7.notation import Sheet
from red7.outlook import Outlook, outlook
from red7.referee import check_unfinished, finish, follow, refusal
from red7.rules import PLAYERS, Rules, Seat, best_set, leading_seat
from red7.steps import Draw, Step, Turn, step_of, turn_of
from red7.turn import DONE, Moment, Phase, legal, pass_on, rule_of, stays_in, take
from red7.zones import Zones

Palettes: TypeAlias = Mapping[Seat, Cards] | Mapping[int, Cards] | Sequence[Cards]
"""Palettes as callers give them: by seat, or for all seats in order."""


class Board(ABC):
    """What a `Position` and a `View` have in common: what everyone can see, and how to play on."""

    __slots__ = ("_legal", "_moment", "_start")

    _kinds: ClassVar[dict[bool, type[Board]]] = {}
    """The class of a board, by whether it is a view."""

    _start: Zones
    _moment: Moment
    _legal: list[Step] | None

    def __init_subclass__(cls, *, is_view: bool) -> None:
        Board._kinds[is_view] = cls

    def __init__(self, start: Zones, moment: Moment) -> None:
        """The board at a moment of the turn that began at `start`; checks nothing, see `parse`."""
        self._start, self._moment, self._legal = start, moment, None

    @staticmethod
    def parse(text: str) -> Board:
        """The position or view that the text describes; raises an error that says what is wrong with the text."""
        sheet = Sheet.parse(text)
        return Board._kinds[sheet.is_view]._read(sheet, text)

    @classmethod
    @abstractmethod
    def _read(cls, sheet: Sheet, text: str) -> Self:
        """The board that a sheet describes, after checking it; `text` is for the error."""

    @abstractmethod
    def _at(self, start: Zones, moment: Moment) -> Self:
        """The same kind of board at another moment."""

    @abstractmethod
    def _sheet(self) -> Sheet:
        """Everything that the text says."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._start.rules

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self._start.palettes)

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is; the winner's, once the round is over."""
        return self._start.seat

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self._start.is_over

    @property
    def winner(self) -> Seat | None:
        """Who has won the round, or None if it is not over."""
        return self._start.seat if self._start.is_over else None

    @property
    def rule(self) -> Colour:
        """The current rule."""
        return rule_of(self._moment.zones)

    @property
    def turn(self) -> Turn:
        """The turn so far, as its viewer sees it."""
        return Turn(self._moment.items)

    @property
    def moment(self) -> Moment:
        """Where the cards are now, and what the turn waits for: for code that looks ahead without making boards."""
        return self._moment

    @property
    def phase(self) -> Phase:
        """What the turn waits for."""
        return self._moment.phase

    @property
    def turn_start(self) -> Self:
        """The board when the turn began."""
        return self._at(self._start, Moment(self._start))

    @property
    def palettes(self) -> tuple[tuple[Card, ...], ...]:
        """The palette of each seat, strongest card first."""
        return tuple(map(cards_in, self._moment.zones.palettes))

    @property
    def scored(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has scored."""
        return tuple(map(cards_in, self._moment.zones.scored))

    @property
    def canvas(self) -> tuple[Card, ...]:
        """The cards discarded to the canvas, oldest first."""
        return self._moment.zones.canvas

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each hand has."""
        zones = self._moment.zones
        return tuple(hand.bit_count() + hidden for hand, hidden in zip(zones.hands, zones.hidden, strict=True))

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The visible cards in each hand, strongest first."""
        return tuple(map(cards_in, self._moment.zones.hands))

    @property
    def deck(self) -> tuple[Card | None, ...]:
        """The deck, next card first; None is a hidden card."""
        return self._moment.zones.deck

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return len(self._moment.zones.deck)

    @property
    def known(self) -> frozenset[Card]:
        """The cards in hands and deck whose place everyone knows."""
        return frozenset(cards_in(self._moment.zones.known))

    def is_out(self, seat: int) -> bool:
        """Whether the seat is out of the round."""
        return self._start.out[self._seat_of(seat)]

    def _seat_of(self, seat: int) -> Seat:
        """The seat with this number; raises if there is none."""
        try:
            number = index(seat)
        except TypeError:
            raise wrong_type(seat, "the number of a seat") from None
        if not 0 <= number < self.players:
            raise ImpossiblePosition("seat-number", f"there is no seat {number}: the seats are 0 to {self.players - 1}")
        return Seat(number)

    @property
    def winning(self) -> Seat | None:
        """Who is winning now, or None if nobody is; the winner, once the round is over."""
        return self._start.seat if self._start.is_over else leader(self.rule, self)

    def counting(self, seat: int) -> tuple[Card, ...]:
        """The cards in the seat's palette that count under the current rule, strongest first."""
        return cards_in(best_set(self.rule, self._moment.zones.palettes[self._seat_of(seat)]))

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat's scored cards are worth."""
        return tuple(sum(card.number for card in cards) for cards in self.scored)

    @property
    def match_winners(self) -> tuple[Seat, ...]:
        """Who has won the match, several if they share the win; empty while it goes on."""
        if not self.is_over:
            return ()
        if not self.rules.scoring:
            return (self.seat,)
        most = max(self.points)
        left = self.rules.pack_set.bit_count() - sum(map(len, self.scored))
        if most < self.rules.target(self.players) and left >= self.rules.cards_to_deal(self.players):
            return ()
        return tuple(Seat(seat) for seat, points in enumerate(self.points) if points == most)

    def _listed(self) -> list[Step]:
        """The legal steps, computed once."""
        if self._legal is None:
            self._legal = legal(self._moment)
        return self._legal

    def _answered(self) -> list[Step]:
        """The legal steps; raises if the viewer cannot know them."""
        return self._listed()

    def legal_steps(self) -> list[Step]:
        """All legal steps, by verb, strongest card first."""
        return list(self._answered())

    def is_legal(self, step: Step | str) -> bool:
        """Whether the step is legal now."""
        return step_of(step) in self._answered()

    def legal_turns(self) -> list[Turn]:
        """Every way to finish the turn, each as the whole turn with the steps taken so far.

        If a view's owner would draw an unknown card, the turn stops at the draw, as in `+G3(??)`.
        """
        self._answered()
        return [Turn(end.items, out=end.phase is DONE and not stays_in(end)) for end in _whole_turns(self._moment)]

    def outlook(self) -> dict[Step, Outlook]:
        """For each legal step, whether the player can still stay in after it, from what that player knows."""
        return outlook(self._moment, self._answered())

    def play(self, step: Step | str) -> Self:
        """The board after a step; raises if the step is not legal."""
        return self._reached(self._after(step))

    def advance(self, step: Step | str) -> tuple[Turn, Self]:
        """The turn up to and including this step, with its draws and `out`, and the board after it."""
        return self._told(self._after(step))

    def _after(self, step: Step | str, drawn: Card | None = None) -> Moment:
        """The moment after a step, which must be legal; does not pass the turn on yet."""
        given = step if step.__class__ is Step else step_of(step)
        if given not in (self._legal or self._listed()):
            raise self._placed(refusal(self._moment, given))
        return take(self._moment, given, drawn)

    def _reached(self, moment: Moment) -> Self:
        if moment.phase is not DONE:
            return self._at(self._start, moment)
        zones = pass_on(moment)
        return self._at(zones, Moment(zones))

    def _told(self, moment: Moment) -> tuple[Turn, Self]:
        return Turn(moment.items, out=moment.phase is DONE and not stays_in(moment)), self._reached(moment)

    def _placed(self, error: IllegalStep) -> IllegalStep:
        """The error with the text of this board."""
        error.position = str(self)
        return error

    def play_turn(self, turn: Turn | str) -> Self:
        """The board after a whole turn; what the turn says about draws and being out must be true."""
        return self._reached(self._follow(turn, finish))

    def begin_turn(self, turn: Turn | str) -> Self:
        """The board after the first steps of a turn, which must leave it unfinished."""
        return self._reached(self._follow(turn, check_unfinished))

    def _follow(self, turn: Turn | str, check_end: Callable[[Moment, Turn], None]) -> Moment:
        written = turn_of(turn)
        if self._moment.items:
            raise self._placed(IllegalStep("turn-begun", f"a turn has already begun: {self.turn}"))
        try:
            moment = follow(self._moment, written, self._sheet().owner)
            check_end(moment, written)
        except IllegalStep as error:
            raise self._placed(error) from None
        return moment

    def __str__(self) -> str:
        return str(self._sheet())

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and type(other) is type(self) and self._sheet() == other._sheet()

    def __hash__(self) -> int:
        return hash(self._sheet())


def _whole_turns(moment: Moment) -> Iterator[Moment]:
    """Every way to finish the turn; where a card not seen is drawn on the way, as far as that draw."""
    for step in legal(moment):
        after = take(moment, step)
        last = after.items[-1]
        if after.phase is DONE or (isinstance(last, Draw) and last.card is None):
            yield after
        else:
            yield from _whole_turns(after)


def leader(rule: Colour | str, palettes: Board | Palettes) -> Seat | None:
    """The seat that is winning under the rule, or None if nobody has a card that counts.

    Given a position or view, compares the seats still in the round; given palettes, compares them all.

    >>> leader("orange", ["R7", "O6B6"]), leader("red", {0: "R7", 1: "O6B6"}), leader("violet", ["R7", "O6B6"])
    (1, 0, None)
    """
    found: dict[Seat, CardSet]
    if isinstance(palettes, Board):
        zones = palettes.moment.zones
        found = {Seat(seat): cards for seat, cards in enumerate(zones.palettes) if not zones.out[seat]}
    elif isinstance(palettes, Mapping):
        found = {_seat_of(seat): cards_of(cards) for seat, cards in palettes.items()}
    elif not isinstance(palettes, str) and isinstance(palettes, Sequence):
        found = {Seat(seat): cards_of(cards) for seat, cards in enumerate(palettes)}
    else:
        raise wrong_type(palettes, "a position, a view or the palettes of all seats")
    return leading_seat(colour_of(rule), found)


def _seat_of(seat: object) -> Seat:
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise wrong_type(seat, "a seat such as 0")
    if not 0 <= seat < max(PLAYERS):
        raise ImpossiblePosition("seat-number", f"there is no seat {seat}: the seats are 0 to {max(PLAYERS) - 1}")
    return Seat(seat)


def check(sheet: Sheet, text: str) -> None:
    """Raises unless the zones have each card of the pack once and someone can take a turn."""
    zones = sheet.zones
    piles: list[CardSet] = [*zones.palettes, *zones.hands, *zones.scored]
    piles += [card.bit for card in (*zones.canvas, *zones.deck) if card]
    seen = 0
    for pile in piles:
        if seen & pile:
            impossible("card-twice", f"{cards_in(seen & pile)[0]} appears twice", text)
        seen |= pile
    if foreign := seen & ~zones.rules.pack_set:
        impossible("card-foreign", f"{cards_in(foreign)[0]} is not in the pack of {zones.rules}", text)
    count = seen.bit_count() + sum(zones.hidden) + zones.deck.count(None)
    if count != zones.rules.pack_set.bit_count():
        impossible("card-count", f"it has {count} cards, but the pack has {zones.rules.pack_set.bit_count()}", text)
    if any(zones.scored) and not zones.rules.scoring:
        impossible("scored", f"scored cards, but {zones.rules} has no scoring", text)
    if zones.out[zones.seat]:
        impossible("mover-out", f"seat {zones.seat} is out", text)
    still_in = zones.out.count(False)
    if zones.is_over and still_in != 1:
        impossible("seats-in", f"the round is over, but {still_in} seats are in", text)
    if not zones.is_over and still_in < 2:
        impossible("seats-in", "only one seat is in, so the round is over and needs #", text)


def impossible(code: str, reason: str, text: str) -> NoReturn:
    """Raises the error that says why the cards cannot be like that."""
    raise ImpossiblePosition(code, f"{quote(text)}: {reason}", text=text)
