"""Position: where every card is, whose turn it is, and how to play on from there."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from red7.board import Board, check
from red7.cards import Card, CardSet, card_set, cards_in
from red7.errors import IllegalStep, ImpossiblePosition, NotationError, quote, wrong_type
from red7.notation import Sheet
from red7.rules import Rules, Seat, check_players, rules_of
from red7.steps import Draw, Step, Turn, Verb, turn_of
from red7.turn import Moment
from red7.view import View
from red7.zones import Zones


class Position(Board, is_view=False):
    """A position with every card visible: a frozen value; `play` returns the next one.

    >>> position = deal("1.3", players=2, seed=7)
    >>> position.seat
    0
    >>> after = position.play("+O7")
    >>> str(after.turn), str(position.turn)
    ('+O7', '')
    """

    __slots__ = ()

    def _at(self, start: Zones, moment: Moment) -> Position:
        return Position(start, moment)

    @staticmethod
    def parse(text: str) -> Position:
        """The position that the text describes; raises an error that says what is wrong with the text."""
        return Position._read(Sheet.parse(text), text)

    @classmethod
    def _read(cls, sheet: Sheet, text: str) -> Position:
        if sheet.is_view:
            raise NotationError("has-owner", f"{quote(text)} is a view, not a whole position", text=text)
        if any(sheet.zones.hidden) or None in sheet.zones.deck:
            raise NotationError("hidden", f"{quote(text)}: only a view may hide cards", text=text)
        check(sheet, text)
        return Position(sheet.zones, Moment(sheet.zones)).begin_turn(sheet.turn)

    def _sheet(self) -> Sheet:
        return Sheet(self._start, self.turn)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck, next card first."""
        return tuple(card for card in self._moment.zones.deck if card)

    def view(self, seat: int | None) -> View:
        """What a seat may know about this position, or a spectator if `seat` is None."""
        own = None if seat is None else self._seat_of(seat)
        rules, palettes, hands, _, scored, out, canvas, deck, known, mover, is_over = self._start
        shown = tuple([hand if other == own else hand & known for other, hand in enumerate(hands)])
        hidden = tuple([(hand ^ part).bit_count() for hand, part in zip(hands, shown, strict=True)])
        deck_seen = _deck_seen(deck, known)
        seen = Zones(rules, palettes, shown, hidden, scored, out, canvas, deck_seen, known, mover, is_over)
        view = View(seen, Moment(seen), own)
        if self._moment.items:
            return view.begin_turn(self.turn_seen(self.turn, own))
        if own == mover:
            view._legal = self._legal  # what may be done depends on nothing that the player to move does not see
        return view

    def turn_seen(self, turn: Turn | str, seat: int | None) -> Turn:
        """A turn that began here, as a seat or a spectator (None) saw it, with `(??)` for draws they did not see."""
        turn = turn_of(turn)
        if seat is not None:
            self._seat_of(seat)
        if seat == self.seat or not any(isinstance(item, Draw) for item in turn.items):
            return turn
        open_cards = self._start.known
        items: list[Step | Draw] = []
        for item in turn.items:
            if isinstance(item, Draw):
                shown = item.card and item.card.bit & open_cards
                items.append(item if shown else Draw(None))
                continue
            if item.verb is Verb.TOP and item.card:
                open_cards |= item.card.bit
            items.append(item)
        return Turn(tuple(items), turn.out)

    def next_round(self, *, seed: str | int, round: int) -> Position | None:
        """The deal of the next round, or None if the match is over; rounds count from 1."""
        if not isinstance(round, int):
            raise wrong_type(round, "the number of a round")
        if not self.is_over:
            raise IllegalStep("round-not-over", "the next round is dealt when this one is over", position=str(self))
        if self.match_winners:
            return None
        zones = self._start
        unscored = zones.rules.pack_set & ~sum(zones.scored)
        return _deal(zones.rules, unscored, zones.scored, seed, round)

    def __reduce__(self) -> tuple[object, ...]:
        return Position.parse, (str(self),)


def _deck_seen(deck: tuple[Card | None, ...], known: CardSet) -> tuple[Card | None, ...]:
    """The deck as everyone sees it: only cards whose place everyone knows."""
    if not known:
        return (None,) * len(deck)
    return tuple([card if card and card.bit & known else None for card in deck])


def deal(rules: Rules | str, *, players: int, seed: str | int) -> Position:
    """The first deal of a game, shuffled by the seed; the seed 7 is the same as "7"."""
    rules = rules_of(rules)
    check_players(players)
    size = rules.pack_set.bit_count()
    if size < rules.cards_to_deal(players):
        raise ImpossiblePosition(
            "pack-too-small",
            f"a pack of {size} is too small: {players} players need {rules.cards_to_deal(players)} cards",
            text=str(rules),
        )
    return _deal(rules, rules.pack_set, (0,) * players, seed, 1)


def _deal(rules: Rules, cards: CardSet, scored: tuple[CardSet, ...], seed: str | int, round_number: int) -> Position:
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise wrong_type(seed, "a seed, as text or a number")
    seed = str(seed)
    if seed.encode(errors="ignore") != seed.encode(errors="surrogatepass"):
        raise NotationError("seed", f"seed {quote(seed)} cannot be written as UTF-8", text=seed)
    seeded = f"{seed}/{round_number}/".encode()
    shuffled = [
        card for _, card in sorted([(sha256(seeded + str(card).encode()).digest(), card) for card in cards_in(cards)])
    ]
    players, size = len(scored), rules.hand_size
    in_hands = players * size
    hands = tuple(card_set(shuffled[first : first + size]) for first in range(0, in_hands, size))
    first_cards = shuffled[in_hands : in_hands + players]
    zones = dealt(rules, hands, first_cards, tuple(shuffled[in_hands + players :]), scored)
    return Position(zones, Moment(zones))


def dealt(
    rules: Rules,
    hands: tuple[CardSet, ...],
    first_cards: Sequence[Card],
    deck: tuple[Card | None, ...],
    scored: tuple[CardSet, ...],
) -> Zones:
    """The zones as a round begins, with these hands and the first card of each palette; checks nothing."""
    players = len(first_cards)
    highest = first_cards.index(max(first_cards))
    return Zones(
        rules,
        palettes=tuple(card.bit for card in first_cards),
        hands=hands,
        hidden=(0,) * players,
        scored=scored,
        out=(False,) * players,
        canvas=(),
        deck=deck,
        known=0,
        seat=Seat((highest + 1) % players),
        is_over=False,
    )
