"""What the core draws by chance is fair, and streams are repeatable."""

from collections import Counter

import numpy as np

from red7.cards import ALL_CARDS, card_set, cards_in
from red7.play.core.chance import below, pick

PACK = cards_in(ALL_CARDS)


def test_chance_is_even() -> None:
    stream = np.array([7], dtype=np.uint64)
    drawn = Counter(below(stream, 7) for _ in range(70_000))
    assert set(drawn) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in drawn.values())
    cards = card_set(PACK[:5])
    picked = Counter(pick(stream, cards) for _ in range(50_000))
    assert set(picked) == {card.index for card in PACK[:5]}
    assert all(abs(count - 10_000) < 500 for count in picked.values())


def test_a_stream_goes_on_where_it_was() -> None:
    one, other = (np.array([7], dtype=np.uint64) for _ in range(2))
    drawn = [below(one, 1000) for _ in range(5)]
    assert [below(other, 1000) for _ in range(5)] == drawn
    assert len(set(drawn)) > 1
