"""What is open to all: palettes, canvas, scores, sizes, whose turn it is and who is winning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NoReturn, Self

from red7.cards import Card, CardSet, Colour, cards_in
from red7.errors import IllegalStep, ImpossiblePosition, quote
from red7.notation import Sheet
from red7.outlook import Outlook, outlook
from red7.referee import check_unfinished, finish, follow
from red7.rules import Rules, Seat, best_set, leading_seat
from red7.steps import Step, Turn
from red7.turn import Moment, Phase, legal, pass_on, rule_of
from red7.zones import Zones


class Board(ABC):
    """What is open to all: palettes, canvas, scores, sizes, whose turn it is and who is winning."""

    __slots__ = ("_legal", "_moment", "_start")

    _start: Zones
    _moment: Moment
    _legal: list[Step] | None

    def __init__(self, start: Zones, moment: Moment) -> None:
        """The board at a moment of the turn that began with `start`; nothing is checked: see `parse`."""
        self._start, self._moment, self._legal = start, moment, None

    @abstractmethod
    def _at(self, start: Zones, moment: Moment) -> Self:
        """The same kind of board at another moment."""

    @abstractmethod
    def _sheet(self) -> Sheet:
        """All that the text says."""

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
        """The seat to move; the winner's, once the round is over."""
        return self._start.seat

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self._start.is_over

    @property
    def winner(self) -> Seat | None:
        """Who has won the round, or None before its end."""
        return self._start.seat if self._start.is_over else None

    @property
    def rule(self) -> Colour:
        """The rule in force."""
        return rule_of(self._moment.zones)

    @property
    def turn(self) -> Turn:
        """The turn so far, as its viewer sees it."""
        return Turn(self._moment.items)

    @property
    def moment(self) -> Moment:
        """Where the cards lie now, and what the turn waits for: for code that looks ahead without making boards."""
        return self._moment

    @property
    def phase(self) -> Phase:
        """What the turn waits for."""
        return self._moment.phase

    @property
    def turn_start(self) -> Self:
        """What was there when the turn began."""
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
        """How many cards each hand holds."""
        zones = self._moment.zones
        return tuple(hand.bit_count() + hidden for hand, hidden in zip(zones.hands, zones.hidden, strict=True))

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each hand that are in sight, strongest first."""
        return tuple(map(cards_in, self._moment.zones.hands))

    @property
    def deck(self) -> tuple[Card | None, ...]:
        """The deck, next card first; None is a card that is not in sight."""
        return self._moment.zones.deck

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return len(self._moment.zones.deck)

    @property
    def known(self) -> frozenset[Card]:
        """The cards in hands and deck that everybody knows to be there."""
        return frozenset(cards_in(self._moment.zones.known))

    def is_out(self, seat: Seat) -> bool:
        """Whether that seat is out of the round."""
        self._check_seat(seat)
        return self._start.out[seat]

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.players:
            raise ImpossiblePosition("seat-number", f"there is no seat {seat}: they are 0 to {self.players - 1}")

    @property
    def winning(self) -> Seat | None:
        """Who is winning as things stand, or None where nobody is; the winner, once the round is over."""
        zones = self._moment.zones
        if zones.is_over:
            return zones.seat
        return leading_seat(
            rule_of(zones), {Seat(seat): zones.palettes[seat] for seat in range(self.players) if not zones.out[seat]}
        )

    def counting(self, seat: Seat) -> tuple[Card, ...]:
        """The cards by which that seat's palette counts under the rule in force, strongest first."""
        self._check_seat(seat)
        return cards_in(best_set(self.rule, self._moment.zones.palettes[seat]))

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat's scored cards are worth."""
        return tuple(sum(card.number for card in cards) for cards in self.scored)

    @property
    def match_winners(self) -> tuple[Seat, ...]:
        """Who has won the match, several where they share it; nobody while it goes on."""
        if not self.is_over:
            return ()
        if not self.rules.scoring:
            return (self.seat,)
        most = max(self.points)
        left = self.rules.pack_set.bit_count() - sum(map(len, self.scored))
        if most < self.rules.target(self.players) and left >= self.rules.cards_to_deal(self.players):
            return ()
        return tuple(Seat(seat) for seat, points in enumerate(self.points) if points == most)

    def _steps(self) -> list[Step]:
        """The legal steps, worked out once."""
        if self._legal is None:
            self._legal = legal(self._moment)
        return self._legal

    def legal_steps(self) -> list[Step]:
        """All that may be done next, by verb, strongest card first."""
        return list(self._steps())

    def outlook(self) -> dict[Step, Outlook]:
        """For each legal step, whether it leaves its player able to stay in, from what that player knows."""
        return outlook(self._moment, self._steps())

    def play_turn(self, turn: Turn | str) -> Self:
        """What is there after a whole turn; what the turn says was drawn, and who goes out, must be true."""
        moment = self._follow(turn, finish)
        zones = pass_on(moment)
        return self._at(zones, Moment(zones))

    def begin_turn(self, turn: Turn | str) -> Self:
        """What is there after the first steps of a turn, which must leave it unfinished."""
        return self._at(self._start, self._follow(turn, check_unfinished))

    def _follow(self, turn: Turn | str, check_end: Callable[[Moment, Turn, Sheet], None]) -> Moment:
        written = turn if isinstance(turn, Turn) else Turn.parse(turn)
        begun = self._sheet()
        if begun.turn.items:
            raise IllegalStep("turn-begun", f"a turn has been begun already: {begun.turn}", position=str(self))
        moment = follow(self._moment, written, begun)
        check_end(moment, written, begun)
        return moment

    def __str__(self) -> str:
        return str(self._sheet())

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and type(other) is type(self) and self._sheet() == other._sheet()

    def __hash__(self) -> int:
        return hash(self._sheet())


def check(sheet: Sheet, text: str) -> None:
    """Raises unless the zones hold each card of the pack once and somebody can move."""
    zones = sheet.zones
    piles: list[CardSet] = [*zones.palettes, *zones.hands, *zones.scored]
    piles += [card.bit for card in (*zones.canvas, *zones.deck) if card]
    seen = 0
    for pile in piles:
        if seen & pile:
            impossible("card-twice", f"{cards_in(seen & pile)[0]} is there twice", text)
        seen |= pile
    if foreign := seen & ~zones.rules.pack_set:
        impossible("card-foreign", f"{cards_in(foreign)[0]} is not in the pack of {zones.rules}", text)
    count = seen.bit_count() + sum(zones.hidden) + zones.deck.count(None)
    if count != zones.rules.pack_set.bit_count():
        impossible("card-count", f"{count} cards, where the pack has {zones.rules.pack_set.bit_count()}", text)
    if any(zones.scored) and not zones.rules.scoring:
        impossible("scored", f"scored cards, but {zones.rules} has no scoring", text)
    if zones.out[zones.seat]:
        impossible("mover-out", f"seat {zones.seat} is out", text)
    still_in = zones.out.count(False)
    if zones.is_over and still_in != 1:
        impossible("seats-in", f"the round is over, but {still_in} seats are in", text)
    if not zones.is_over and still_in < 2:
        impossible("seats-in", "one seat is in, so the round is over, which # says", text)


def impossible(code: str, reason: str, text: str) -> NoReturn:
    """Raises: no cards lie like that."""
    raise ImpossiblePosition(code, f"{quote(text)}: {reason}", text=text)
