"""The seven rules on tensors are the engine's."""

from __future__ import annotations

import random

import pytest
import torch

from red7.cards import ALL_CARDS, CardSet, Colour, card_set, cards_in
from red7.envs.torch.bits import highest, nth, place_of, popcount
from red7.envs.torch.strength import counting, needed, strengths
from red7.margins import pivotal
from red7.rules import best_set, leads, strength

COUNT = 4000


def some_sets(seed: str) -> tuple[list[CardSet], list[CardSet]]:
    """Pairs of palettes that share no card."""
    chance, ones, others = random.Random(seed), [], []
    for _ in range(COUNT):
        cards = chance.sample(cards_in(ALL_CARDS), chance.randint(0, 16))
        cut = chance.randint(0, len(cards))
        ones.append(card_set(cards[:cut]))
        others.append(card_set(cards[cut:]))
    return ones, others


def test_bits_are_counted_and_found() -> None:
    sets = [cards for cards in some_sets("bits")[0] if cards]
    tensor = torch.tensor(sets)
    assert popcount(tensor).tolist() == [cards.bit_count() for cards in sets]
    assert highest(tensor).tolist() == [1 << cards.bit_length() - 1 for cards in sets]
    for place in range(3):
        in_order = [[card.bit for card in reversed(cards_in(cards))] for cards in sets]
        wanted = [cards[place] for cards in in_order if len(cards) > place]
        many = torch.tensor([cards for cards in sets if cards.bit_count() > place])
        found = nth(many, torch.full_like(many, place))
        assert found.tolist() == wanted
        assert place_of(found).tolist() == [bit.bit_length() - 1 for bit in wanted]


@pytest.mark.parametrize("rule", Colour)
def test_palettes_compare_as_in_the_engine(rule: Colour) -> None:
    ones, others = some_sets("strength")
    mine, theirs = strengths(torch.tensor(ones))[rule], strengths(torch.tensor(others))[rule]
    assert (mine > theirs).tolist() == [leads(rule, one, [other]) for one, other in zip(ones, others, strict=True)]
    assert counting(rule, torch.tensor(ones), mine).tolist() == [best_set(rule, one) for one in ones]


@pytest.mark.parametrize("rule", Colour)
def test_the_cards_that_a_palette_needs_are_the_engines(rule: Colour) -> None:
    ones, others = some_sets("needed")
    found = needed(rule, torch.tensor(ones), strengths(torch.tensor(others))[rule]).tolist()
    for one, other, cards in zip(ones, others, found, strict=True):
        if strength(rule, one) > strength(rule, other) > 0:
            assert cards == pivotal(rule, other, [one])
