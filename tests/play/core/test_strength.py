"""What palettes count in the core, against the engine."""

import random
from itertools import combinations

import pytest

from red7 import Colour
from red7.cards import ALL_CARDS, CardSet, card_set, cards_in
from red7.play.core.strength import counting, passing, strength
from red7.rules import best_set
from red7.rules import strength as engine_strength

PACK = cards_in(ALL_CARDS)
TRIPLES = [card_set(cards) for cards in combinations(PACK, 3)]


def some_cards(chance: random.Random, *most: int) -> list[CardSet]:
    """Sets of at most so many cards, none of them twice."""
    cards = chance.sample(PACK, len(PACK))
    sizes = [chance.randint(0, size) for size in most]
    return [card_set(cards.pop() for _ in range(size)) for size in sizes]


@pytest.mark.parametrize("rule", Colour)
def test_every_palette_of_three(rule: Colour) -> None:
    assert len(TRIPLES) == 18_424
    for cards in TRIPLES:
        assert strength(int(rule), cards) == engine_strength(rule, cards), cards_in(cards)
        assert counting(int(rule), cards) == best_set(rule, cards), cards_in(cards)


@pytest.mark.parametrize("rule", Colour)
def test_palettes_of_any_size(rule: Colour) -> None:
    chance = random.Random(7)
    for _ in range(5_000):
        (cards,) = some_cards(chance, 20)
        assert strength(int(rule), cards) == engine_strength(rule, cards), cards_in(cards)
        assert counting(int(rule), cards) == best_set(rule, cards), cards_in(cards)


@pytest.mark.parametrize("rule", Colour)
def test_passing_finds_each_card_that_passes(rule: Colour) -> None:
    chance = random.Random(7)
    tried = 0
    while tried < 5_000:
        palette, rival, hand = some_cards(chance, 10, 9, 12)
        bar = engine_strength(rule, rival)
        if engine_strength(rule, palette) > bar:
            continue
        tried += 1
        one_by_one = [card for card in cards_in(hand) if engine_strength(rule, palette | card.bit) > bar]
        assert cards_in(passing(int(rule), palette, bar, hand)) == tuple(one_by_one), (
            cards_in(palette),
            cards_in(rival),
        )
