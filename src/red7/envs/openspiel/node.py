"""A node of the game tree: the deal card by card, then the engine's steps, with a chance node before a draw."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeAlias

from red7.cards import CardSet, card_set
from red7.envs.actions import CARDS, action_of, card_number, step_of
from red7.play.history import Seen, SeenTurn
from red7.position import Position, dealt
from red7.rules import Rules
from red7.steps import Step, Turn
from red7.turn import Moment, Phase, draws, legal, pass_on, stays_in, take
from red7.zones import Zones

CHANCE, TERMINAL = -1, -4
"""The players that OpenSpiel has for chance and for the end of a game."""
Outcomes: TypeAlias = list[tuple[int, float]]

_DONE = Phase.DONE


@dataclass(frozen=True, slots=True)
class Setup:
    """What is being played: the rules with their pack, and how many play."""

    rules: Rules
    players: int

    @property
    def in_hands(self) -> int:
        """How many cards are dealt to hands."""
        return self.players * self.rules.hand_size

    @property
    def to_deal(self) -> int:
        """How many cards are dealt to hands and palettes."""
        return self.rules.cards_to_deal(self.players)

    @property
    def in_deck(self) -> int:
        """How many cards are left after the deal."""
        return self.rules.pack_set.bit_count() - self.to_deal

    @property
    def longest(self) -> int:
        """More steps than a round can have: each step but the last of a turn uses up a card, or answers one that did.

        With actions, a 1 or a 7 can put a card back on the deck, but itself leaves its player's hand for good.
        """
        cards = self.in_hands
        if self.rules.actions or self.rules.bonus_draw:
            cards += self.in_deck
        if self.rules.actions:
            cards += self.in_hands
        answers = 2 if self.rules.actions else self.rules.bonus_draw
        return cards * (2 + answers) + 2 * self.players


class Past(NamedTuple):
    """A finished turn, with every draw open, and the zones as it began."""

    start: Zones
    turn: Turn

    def seen_by(self, seat: int | None) -> SeenTurn:
        """The turn as a seat, or a spectator (None), saw it."""
        return SeenTurn(self.start.seat, Position(self.start, Moment(self.start)).turn_seen(self.turn, seat))


class Node:
    """A node of the game tree: a value that never changes, so that copies of a state can share it."""

    __slots__ = ("_actions", "dealt", "left", "moment", "past", "pending", "player", "setup", "start")

    setup: Setup
    dealt: tuple[int, ...]
    """The numbers of the cards dealt: hand after hand, each weakest card first, then the palettes."""
    left: tuple[int, ...]
    """The numbers of the cards that are nowhere yet, weakest first; after the deal, the deck's unknown cards."""
    past: tuple[Past, ...]
    start: Zones | None
    """The zones as the turn began; None while cards are dealt."""
    moment: Moment | None
    pending: Step | None
    """A step that waits for the card it draws."""
    player: int

    def __init__(
        self,
        setup: Setup,
        dealt: tuple[int, ...],
        left: tuple[int, ...],
        *,
        past: tuple[Past, ...] = (),
        start: Zones | None = None,
        moment: Moment | None = None,
        pending: Step | None = None,
    ) -> None:
        self.setup, self.dealt, self.left, self.past = setup, dealt, left, past
        self.start, self.moment, self.pending = start, moment, pending
        if start is None or pending is not None:
            self.player = CHANCE
        else:
            self.player = TERMINAL if start.is_over else start.seat
        self._actions: list[int] | None = None

    def __deepcopy__(self, _memo: object) -> Node:
        return self

    @staticmethod
    def root(setup: Setup) -> Node:
        """The node before the first card is dealt."""
        return Node(setup, (), tuple(sorted(map(card_number, setup.rules.pack))))

    @property
    def actions(self) -> list[int]:
        """The legal actions in rising order; at a chance node, the outcomes."""
        if self._actions is None:
            if self.moment is None or self.player == CHANCE:
                self._actions = list(self._next_cards()[0])
            else:
                self._actions = sorted(map(action_of, legal(self.moment)))
        return self._actions

    @property
    def outcomes(self) -> Outcomes:
        """The cards that chance may give, with their probabilities."""
        return list(zip(*self._next_cards(), strict=True))

    def _next_cards(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """The cards that may be dealt or drawn next, and how likely each is.

        A hand comes weakest card first, so each hand is one path, and all hands are equally likely.
        """
        left, place, size = self.left, len(self.dealt), self.setup.rules.hand_size
        missing = 1
        if place < self.setup.in_hands:
            missing = size - place % size
            if missing < size:
                left = left[bisect_right(left, self.dealt[-1]) :]
        chances = _chances(len(left), missing)
        return left[: len(chances)], chances

    def after(self, action: int) -> Node:
        """The node after a legal action or outcome."""
        if self.moment is None or self.start is None:
            return self._with_dealt(action)
        if self.pending is not None:
            return self._stepped(self.start, self.moment, self.pending, action)
        step = step_of(action)
        if self.moment.zones.deck and self.moment.zones.deck[0] is None and draws(self.moment, step):
            return Node(
                self.setup, self.dealt, self.left, past=self.past, start=self.start, moment=self.moment, pending=step
            )
        return self._stepped(self.start, self.moment, step, None)

    def _with_dealt(self, card: int) -> Node:
        setup, cards = self.setup, (*self.dealt, card)
        left = _without(self.left, card)
        if len(cards) < setup.to_deal:
            return Node(setup, cards, left)
        first_cards = [CARDS[card] for card in cards[setup.in_hands :]]
        deck, nothing = (None,) * len(left), (0,) * setup.players
        zones = dealt(setup.rules, tuple(map(self.hand_of, range(setup.players))), first_cards, deck, nothing)
        return Node(setup, cards, left, start=zones, moment=Moment(zones))

    def _stepped(self, start: Zones, moment: Moment, step: Step, drawn: int | None) -> Node:
        left, card = self.left, None
        if drawn is not None:
            left, card = _without(left, drawn), CARDS[drawn]
        moment, past = take(moment, step, card), self.past
        if moment.phase is _DONE:
            past = (*past, Past(start, Turn(moment.items, out=not stays_in(moment))))
            start = pass_on(moment)
            moment = Moment(start)
        return Node(self.setup, self.dealt, left, past=past, start=start, moment=moment)

    def hand_of(self, seat: int) -> CardSet:
        """The hand dealt to a seat, as far as it has been dealt."""
        size, in_hands = self.setup.rules.hand_size, self.setup.in_hands
        return card_set(CARDS[card] for card in self.dealt[:in_hands][seat * size : (seat + 1) * size])

    @property
    def palettes(self) -> tuple[int, ...]:
        """The numbers of the palettes' first cards, as far as they have been dealt."""
        return self.dealt[self.setup.in_hands :]

    @property
    def position(self) -> Position:
        """The board, whose deck is not known; only after the deal."""
        assert self.start is not None
        assert self.moment is not None
        return Position(self.start, self.moment)

    def seen_by(self, seat: int) -> Seen:
        """What a seat has seen of the round, as bots want it; only after the deal."""
        turns = tuple(past.seen_by(seat) for past in self.past)
        start = self.past[0].start if self.past else self.start
        assert start is not None
        return Seen(Position(start, Moment(start)).view(seat), turns, self.position.view(seat))

    def turns_seen_by(self, seat: int | None) -> list[Turn]:
        """The finished turns and the one under way as a seat, or a spectator (None), saw them."""
        turns = [past.seen_by(seat).turn for past in self.past]
        if self.moment is not None and self.player != TERMINAL:
            items = self.position.turn_seen(Turn(self.moment.items), seat).items
            turns.append(Turn(items if self.pending is None else (*items, self.pending)))
        return turns

    def __str__(self) -> str:
        if self.start is None:
            size = self.setup.rules.hand_size
            hands = [self.dealt[: self.setup.in_hands][at : at + size] for at in range(0, self.setup.in_hands, size)]
            return "/".join(f"{_text(first)}:{_text(hand)}" for first, hand in zip(self._firsts(), hands, strict=True))
        return f"{self.position}{self.pending or ''}"

    def _firsts(self) -> list[tuple[int, ...]]:
        return [self.palettes[seat : seat + 1] for seat in range(self.setup.players)]


def _text(cards: tuple[int, ...]) -> str:
    return "".join(str(CARDS[card]) for card in cards) or "-"


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


@lru_cache(maxsize=1 << 12)
def _chances(cards: int, missing: int) -> tuple[float, ...]:
    """How likely each of these cards, weakest first, is to be the weakest of the `missing` cards of a hand."""
    all_hands = comb(cards, missing)
    return tuple(comb(cards - 1 - place, missing - 1) / all_hands for place in range(cards - missing + 1))
