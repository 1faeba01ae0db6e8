"""Worlds: where the cards a seat has not seen may be, and how likely that is after what it has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from red7.cards import Card, CardSet, cards_in
from red7.play.core.chance import Stream
from red7.play.core.sampling import keep_likely, sample
from red7.play.core.state import (
    ACTIONS,
    CODES,
    DECK,
    DECK_SIZE,
    DRAW,
    HAND,
    KNOWN,
    OUT,
    PACK,
    PALETTE,
    PLAYERS,
    RULE,
    SCORE,
    SCORED,
    SEAT,
    SIZE,
    WINNER,
    Array,
    Reals,
    Table,
    flags_of,
)
from red7.play.core.strength import strength
from red7.play.history import Seen, SeenTurn
from red7.steps import Draw, Step, Turn, Verb
from red7.turn import rule_of, unseen
from red7.zones import Zones

_TRIES: Final = 8
"""How many worlds to try for each one needed, to keep the likely ones."""
_LEAST: Final = 256
_NOBODY: Final = -1


Belief: TypeAlias = Callable[[Table], Reals]
"""How likely each of these worlds is, up to a factor that all share."""


class Worlds:
    """Every world that fits what a seat has seen: built once per decision, then sampled as often as needed."""

    def __init__(self, seen: Seen, belief: Belief | None = None) -> None:
        """The worlds that fit what was seen; without a belief, the others' choices alone say how likely each is."""
        self._belief: Final = belief
        self.flags: Final = flags_of(seen.now.rules)
        self._observer: Final = _NOBODY if seen.now.owner is None else int(seen.now.owner)
        zones = seen.deal.moment.zones
        story = _Story(zones)
        for seat, turn in (*seen.turns, SeenTurn(seen.now.seat, seen.now.turn)):
            story.follow(seat, turn)
        self._deal: Final = _state_of(zones, story)
        self._codes: Final = np.array(story.codes, dtype=np.int64)
        self._holes: Final = np.array(sorted(story.holes), dtype=np.int64).reshape(-1, 3)
        self._shown: Final = np.array(story.shown, dtype=np.int64).reshape(-1, 3)
        shown = sum(1 << card for card, _, _ in story.shown)
        hidden = _unseen(zones) & ~story.come_to_light & ~shown
        self._rest: Final = np.array([card.index for card in cards_in(hidden)], dtype=np.int64)
        if not story.holds_together() or len(self._rest) + len(self._shown) != len(self._holes):
            raise ValueError(f"the turns do not fit the deal {seen.deal}")
        self._seen: Final = seen

    def draw(self, count: int, chance: Stream) -> Table:
        """`count` worlds, one state each and equally likely; the same one may appear several times."""
        tries = count
        if len(self._codes):
            tries = max(_LEAST, count * _TRIES)
        room = np.empty((tries, SIZE), dtype=np.int64)
        weights = np.empty(tries, dtype=np.float64)
        kept = np.empty(count, dtype=np.int64)
        for _ in range(_TRIES):
            sample(
                self._deal,
                self.flags,
                self._codes,
                self._holes,
                self._shown,
                self._rest,
                self._observer,
                self.flags & (ACTIONS | DRAW) != 0,
                chance,
                room,
                weights,
            )
            if self._belief and len(self._codes):
                weights = np.where(weights > 0, self._belief(room), 0.0)
            if keep_likely(weights, chance, kept):
                return room[kept]
        # No world fits the others' turns, so leave them out.
        return Worlds(Seen(self._seen.now.turn_start, (), self._seen.now)).draw(count, chance)


class _Story:
    """Follows what was seen of a round, card by card, and records the places of unknown cards."""

    def __init__(self, zones: Zones) -> None:
        self.codes: list[int] = []
        self.holes: list[list[int]] = []
        """Each is a place, who gets that card, and since which step."""
        self.shown: list[tuple[int, int, int]] = []
        """Cards shown from holes: which, by whom and at which step."""
        self.drawn: dict[int, Card] = {}
        """Cards that the observer drew and saw, by place."""
        self.come_to_light: CardSet = 0
        self._palettes = list(zones.palettes)
        self._hands = list(zones.hands)
        for seat, hidden in enumerate(zones.hidden):
            self.holes += [[HAND + seat, seat, _NOBODY] for _ in range(hidden)]
        size = len(zones.deck)
        self._deck: list[Card | list[int]] = []
        for place, card in enumerate(zones.deck):
            hole = [DECK + size - 1 - place, _NOBODY, _NOBODY]
            self._deck.append(card or hole)
            if card is None:
                self.holes.append(hole)

    def follow(self, seat: int, turn: Turn) -> None:
        """Follows a turn, or part of one."""
        for item in turn.items:
            if isinstance(item, Draw):
                self._draw(seat, item.card)
            else:
                self._step(seat, item)
                self.codes.append(CODES[item])

    def holds_together(self) -> bool:
        """Whether there was a hole for each card shown from one; the compiled code relies on this."""
        for place, (_, seat, when) in enumerate(self.shown):
            held = sum(owner == seat and since <= when for _, owner, since in self.holes)
            if held <= sum(before == seat for _, before, _ in self.shown[:place]):
                return False
        return True

    def _step(self, seat: int, step: Step) -> None:
        card = step.card
        if card is None:
            return
        if step.verb is Verb.TOP or self._palettes[seat] & card.bit:
            self._palettes = [palette & ~card.bit for palette in self._palettes]
            if step.verb is Verb.TOP:
                self._deck.insert(0, card)
            return
        if self._hands[seat] & card.bit:
            self._hands[seat] ^= card.bit
        else:
            self.shown.append((card.index, seat, len(self.codes)))
        if step.verb is Verb.PLAY:
            self._palettes[seat] |= card.bit

    def _draw(self, seat: int, card: Card | None) -> None:
        top = self._deck.pop(0)
        if isinstance(top, Card):
            self._hands[seat] |= top.bit
        elif card is None:
            top[1:] = seat, len(self.codes)
        else:
            self.holes.remove(top)
            self.drawn[top[0]] = card
            self.come_to_light |= card.bit
            self._hands[seat] |= card.bit


def _unseen(zones: Zones) -> CardSet:
    """The cards that the zones of a view do not show."""
    hidden = unseen(zones)
    for hand in zones.hands:
        hidden &= ~hand
    return hidden


def _state_of(zones: Zones, story: _Story) -> Array:
    """The deal in the core's format, with empty holes."""
    state = np.zeros(SIZE, dtype=np.int64)
    for seat, palette in enumerate(zones.palettes):
        state[PALETTE + seat], state[HAND + seat] = palette, zones.hands[seat]
        state[SCORED + seat] = zones.scored[seat]
        state[OUT] |= zones.out[seat] << seat
        for rule in range(7):
            state[SCORE + seat * 7 + rule] = strength(rule, palette)
    state[RULE], state[SEAT], state[PLAYERS] = rule_of(zones), zones.seat, len(zones.palettes)
    state[WINNER] = zones.seat if zones.is_over else -1
    state[KNOWN], state[PACK], state[DECK_SIZE] = zones.known, zones.rules.pack_set, len(zones.deck)
    for place, card in enumerate(reversed(zones.deck)):
        if card:
            state[DECK + place] = card.index
    for place, card in story.drawn.items():
        state[place] = card.index
    return state
