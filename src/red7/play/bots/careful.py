"""`careful`: looks at the next opponent's answers, at its own replies to them and at the points of the match."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import itemgetter
from random import Random
from typing import NamedTuple, TypeAlias

from red7.board import Board
from red7.cards import OF_COLOUR, OF_NUMBER, CardSet, Colour, cards_in
from red7.play.bots.bot import Budget
from red7.play.bots.characters import Taste, liking_for
from red7.play.core.match_model import ends_match, weight
from red7.play.history import Seen
from red7.play.turns.seen import Ending, endings
from red7.rules import best_set, strength
from red7.steps import Step
from red7.turn import END, rule_of, unseen
from red7.zones import Zones

# The weights of a round come from 3,000 two-player decisions, each turn judged by exact solutions of sampled deals.
REPLY = 0.2
"""How much each card that is a reply by itself adds to the chance of having a reply when needed."""
PAIR = 0.05
"""The same for each pair of cards, one to play and one to discard; there are many more of these."""
PAIRS_TAKEN = 0.1
"""How often opponents answer with two cards; an answer with one card counts as 1."""
EASE = 0.12
"""The cost if every unseen card is an answer."""
CARD = 0.1
"""The value of each card in hand more than the others have."""
STEEPNESS = 2.0
EVEN_SAFETY = 0.45
"""How fast safety turns into the chance to win the round, and at which safety that chance is even."""
PRIZE = 11.0
"""The points that a round usually wins; more if a palette is already worth more."""
TASTE = 5.0
"""How much a taste counts beside what turns are worth, which differs more here than likelihoods do for `policy`."""
DOUBT = 0.1
"""How much better dropping out must look than staying in before the bot believes it."""

SAFE = 1.0
"""The safety if the next opponent has no answer; with answers it is less."""

Strengths: TypeAlias = tuple[int, ...]
"""The strength of a palette under each rule, violet first."""


class Prize(NamedTuple):
    """What the winner of a round scores: points, and cards."""

    points: float
    cards: int


class CarefulBot:
    """Chooses the turn after which it is most likely to have a reply to the next opponent's answer.

    In a match for points it weighs who may win what in this round, and drops out at once if staying in would only
    make someone's prize bigger.
    """

    def __init__(self, firmness: float | None = None, taste: Taste | None = None) -> None:
        """The less firm, the more often it takes a turn that it thinks worse of; without a figure, it never does.

        With a taste, it takes turns more often the more they are to its taste.
        """
        self._firmness, self._taste = firmness, taste

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """The first step of the turn that is worth most; chance decides between equals."""
        found = endings(seen.now, past_draws=True)
        if self._firmness is not None:
            return _wavering(found, self._firmness, self._taste or Taste(), chance)
        rated = [((_worth(ending), ending.steps[0] is END), ending.steps[0]) for ending in found]
        most = max(rating for rating, _ in rated)
        return chance.choice([step for rating, step in rated if rating == most])


def rated(board: Board) -> list[tuple[Ending, float]]:
    """Every way to finish the turn and what it is worth, by rule of thumb, the best first."""
    found = [(ending, _worth(ending)) for ending in endings(board, past_draws=True)]
    return sorted(found, key=itemgetter(1), reverse=True)


def _wavering(found: list[Ending], firmness: float, taste: Taste, chance: Random) -> Step:
    """The first step of any turn that may stay in, but rather of a good one, and of one to this taste."""
    open_to = [ending for ending in found if not ending.goes_out] or found
    weights = [firmness * _worth(ending) + TASTE * liking_for(taste, ending) for ending in open_to]
    most = max(weights)  # without it, the largest would be too large for a float
    return chance.choices(open_to, [exp(weight - most) for weight in weights])[0].steps[0]


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
    """How many more cards the player has in hand than the others on average."""
    zones, rivals = ending.zones, _rivals(ending.zones)
    others = sum(zones.hands[rival].bit_count() + zones.hidden[rival] for rival in rivals) / len(rivals)
    return zones.hands[zones.seat].bit_count() + ending.drawn - others


def _worth_of_going(zones: Zones) -> float:
    """What the match is worth once the player is out; a single opponent wins the prize now on the table."""
    rivals = _rivals(zones)
    if len(rivals) == 1:
        return _worth_of_round(zones, rivals[0], _prize_now(zones, rivals[0]))
    return sum(_worth_of_round(zones, rival, _prize_later(zones.palettes[rival])) for rival in rivals) / len(rivals)


def _worth_of_round(zones: Zones, winner: int, prize: Prize) -> float:
    """What the match is worth to the current player if `winner` wins the round and this prize."""
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
    """What a seat's palette wins under the current rule."""
    cards = best_set(rule_of(zones), zones.palettes[seat])
    return Prize(_points(cards), cards.bit_count())


def _prize_later(palette: CardSet) -> Prize:
    """What a palette may win if the round ends later, under a rule that nobody knows yet; at least one card."""
    return Prize(max(PRIZE, sum(_points(best_set(rule, palette)) for rule in Colour) / 7), cards=1)


def _rivals(zones: Zones) -> list[int]:
    """The other seats still in, in turn order."""
    players = len(zones.palettes)
    following = [(zones.seat + after) % players for after in range(1, players)]
    return [seat for seat in following if not zones.out[seat]]


class _Choice(NamedTuple):
    """A palette that a turn may end with: its strength under each rule, and what may be discarded after it."""

    strengths: Strengths
    colours: tuple[int, ...]
    """How many cards of each colour may be discarded, violet first."""


@lru_cache(maxsize=1 << 8)
def _choices(palette: CardSet, cards: CardSet, *, limited: bool) -> tuple[_Choice, ...]:
    """What a player with these cards may do: first without playing a card, then with each of them."""
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
    """How safe the player is after this turn: 1 if there is no answer, below 0 with many answers and few replies."""
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
    """The best strength of these palettes under each rule."""
    return tuple(map(max, zip(*palettes, strict=True))) if len(palettes) > 1 else palettes[0]


def _replies(own: tuple[_Choice, ...], bars: Strengths) -> list[float]:
    """For each rule that may then apply, the chance of having a reply that passes the bars."""
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
