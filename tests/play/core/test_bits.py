"""Bits of a card set."""

import random

from red7.cards import ALL_CARDS, card_set, cards_in
from red7.play.core.bits import nth

PACK = cards_in(ALL_CARDS)


def test_cards_are_counted_from_the_lowest() -> None:
    chance = random.Random(7)
    for _ in range(200):
        cards = card_set(chance.sample(PACK, chance.randint(0, 12)))
        assert [nth(cards, place) for place in range(cards.bit_count())] == [
            card.index for card in reversed(cards_in(cards))
        ]
