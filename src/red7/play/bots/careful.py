"""`careful`: looks at what the next opponent may answer, at its own replies to that, and at the points of the match."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple, TypeAlias

from red7.cards import OF_COLOUR, OF_NUMBER, CardSet, Colour, cards_in
from red7.play.bots.bot import Budget
from red7.play.core.match_model import ends_match, weight
from red7.play.history import Seen
from red7.play.turns.seen import Ending, endings
from red7.rules import best_set, strength
from red7.steps import Step
from red7.turn import END, rule_of, unseen
from red7.zones import Zones

# The weights of a round come from 3,000 two-player decisions, each turn judged by exact solutions of sampled deals.
REPLY = 0.2
"""How far each card that would reply by itself makes it likely that a reply is left when it is needed."""
PAIR = 0.05
"""The same for each two cards, one to play and one to discard: there are many more of them."""
PAIRS_TAKEN = 0.1
"""How often an answer of two cards is given, where one of one card counts as 1."""
EASE = 0.12
"""What it costs to be open to an answer by every card that is not seen."""
CARD = 0.1
"""What each card in hand is worth that one has more than the others."""
STEEPNESS = 2.0
EVEN_SAFETY = 0.45
"""How fast safety turns into the chance to win the round, and where that is even."""
PRIZE = 11.0
"""The points that a round is won with in the end, or more where a palette is worth more already."""
DOUBT = 0.1
"""By how much going out must look better than staying in before it is believed."""

SAFE = 1.0
"""To be sure that the next opponent has no answer; with answers left, safety is less."""

Strengths: TypeAlias = tuple[int, ...]
"""What a palette counts under each rule, violet first."""


class Prize(NamedTuple):
    """What the winner of a round scores: points, and cards."""

    points: float
    cards: int


class CarefulBot:
    """Chooses the turn after which it is likeliest to find a reply to whatever the next opponent answers.

    In a match for points it weighs what the round may bring to whom, and goes out at once where to stay in would only
    make somebody's prize bigger.
    """

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """The first step of the turn that is worth most; between equals, chance decides."""
        found = endings(seen.now, past_draws=True)
        rated = [((_worth(ending), ending.steps[0] is END), ending.steps[0]) for ending in found]
        most = max(rating for rating, _ in rated)
        return chance.choice([step for rating, step in rated if rating == most])


def _worth(ending: Ending) -> float:
    """What a turn is worth, by rule of thumb: the chance to win the game."""
    going, staying = _worth_of_going(ending.zones) - DOUBT, ending.staying
    return staying * _worth_of_staying(ending) + (1 - staying) * going if staying else going


def _worth_of_staying(ending: Ending) -> float:
    zones = ending.zones
    rivals = _rivals(zones)
    safety = _safety(zones)
    if safety == SAFE and len(rivals) == 1:
        return _worth_of_round(zones, zones.seat, _prize_now(zones, zones.seat))
    winning = 1 / (1 + exp(STEEPNESS * (EVEN_SAFETY - safety - CARD * _cards_ahead(ending))))
    won = _worth_of_round(zones, zones.seat, _prize_later(zones.palettes[zones.seat]))
    lost = sum(_worth_of_round(zones, rival, _prize_later(zones.palettes[rival])) for rival in rivals) / len(rivals)
    return winning * won + (1 - winning) * lost


def _cards_ahead(ending: Ending) -> float:
    """How many more cards one has in hand than the others on average."""
    zones, rivals = ending.zones, _rivals(ending.zones)
    others = sum(zones.hands[rival].bit_count() + zones.hidden[rival] for rival in rivals) / len(rivals)
    return zones.hands[zones.seat].bit_count() + ending.drawn - others


def _worth_of_going(zones: Zones) -> float:
    """What the match is worth once one is out; a last opponent takes the prize as it is on the table."""
    rivals = _rivals(zones)
    if len(rivals) == 1:
        return _worth_of_round(zones, rivals[0], _prize_now(zones, rivals[0]))
    return sum(_worth_of_round(zones, rival, _prize_later(zones.palettes[rival])) for rival in rivals) / len(rivals)


def _worth_of_round(zones: Zones, winner: int, prize: Prize) -> float:
    """What the match is worth to the mover when that seat wins such a prize with the round."""
    rules, players = zones.rules, len(zones.palettes)
    if not rules.scoring:
        return float(winner == zones.seat)
    points = [float(_points(cards)) for cards in zones.scored]
    points[winner] += prize.points
    most = max(points)
    left = (rules.pack_set & ~sum(zones.scored)).bit_count() - prize.cards
    is_over = ends_match(most, left, rules.target(players), rules.cards_to_deal(players))
    weights = [weight(most - one, players, is_over) for one in points]
    return weights[zones.seat] / sum(weights)


@lru_cache(maxsize=1 << 14)
def _points(cards: CardSet) -> int:
    return sum(card.number for card in cards_in(cards))


def _prize_now(zones: Zones, seat: int) -> Prize:
    """What a seat's palette wins under the rule in force."""
    cards = best_set(rule_of(zones), zones.palettes[seat])
    return Prize(_points(cards), cards.bit_count())


def _prize_later(palette: CardSet) -> Prize:
    """What a palette may win when the round ends later, under a rule that nobody knows yet; one card at least."""
    return Prize(max(PRIZE, sum(_points(best_set(rule, palette)) for rule in Colour) / 7), cards=1)


def _rivals(zones: Zones) -> list[int]:
    """The other seats still in, the next to move first."""
    players = len(zones.palettes)
    following = [(zones.seat + after) % players for after in range(1, players)]
    return [seat for seat in following if not zones.out[seat]]


class _Choice(NamedTuple):
    """A palette that a turn may end with: what it counts under each rule, and what may be discarded after it."""

    strengths: Strengths
    colours: tuple[int, ...]
    """How many cards of each colour the canvas may be given, violet first."""


@lru_cache(maxsize=1 << 8)
def _choices(palette: CardSet, cards: CardSet, *, limited: bool) -> tuple[_Choice, ...]:
    """What somebody with these cards may do: first with no card played, then with each; discards may be limited."""
    choices = []
    for card in (0, *(card.bit for card in cards_in(cards))):
        grown, left = palette | card, cards & ~card
        if limited:
            left &= sum(OF_NUMBER[grown.bit_count() :])
        choices.append(_Choice(_strengths(grown), tuple([(left & colour).bit_count() for colour in OF_COLOUR])))
    return tuple(choices)


@lru_cache(maxsize=1 << 14)
def _strengths(palette: CardSet) -> Strengths:
    return tuple(strength(rule, palette) for rule in Colour)


def _safety(zones: Zones) -> float:
    """How safe one is after this turn: 1 where no answer is feared; with many answers and few replies, below 0."""
    rule, limited = rule_of(zones), zones.rules.discard_limit
    opponent, *others = _rivals(zones)
    own = _choices(zones.palettes[zones.seat], zones.hands[zones.seat], limited=limited)
    cards = zones.hands[opponent] | unseen(zones)
    passive = [_strengths(zones.palettes[other]) for other in others]
    bars = _highest(own[0].strengths, *passive)
    replied = weight = alone = 0.0
    for played, (strengths, colours) in enumerate(_choices(zones.palettes[opponent], cards, limited=limited)):
        led = [now for now in range(7) if strengths[now] > bars[now]]
        if not led:
            continue
        replies = _replies(own, _highest(strengths, *passive))
        for now in led:
            by_one = colours[now] if not played else now == rule
            likely = by_one + (PAIRS_TAKEN * colours[now] if played else 0)
            alone += by_one
            weight += likely
            replied += likely * replies[now]
    return replied / weight - EASE * alone / cards.bit_count() if weight else SAFE


def _highest(*palettes: Strengths) -> Strengths:
    """The best that any of these palettes counts under each rule."""
    return tuple(map(max, zip(*palettes, strict=True))) if len(palettes) > 1 else palettes[0]


def _replies(own: tuple[_Choice, ...], bars: Strengths) -> list[float]:
    """For each rule that may be in force then, the chance that there is a reply that passes the bars."""
    anyway, by_one, by_two = 0, [0] * 7, 0
    for played, (strengths, colours) in enumerate(own):
        for rule in range(7):
            if strengths[rule] > bars[rule]:
                if played:
                    by_one[rule] += 1
                    by_two += colours[rule]
                else:
                    anyway += colours[rule]
    return [1 - exp(-REPLY * (anyway + count) - PAIR * by_two) for count in by_one]
