"""The schedule: every balanced seating, and contests that cannot be held."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from red7 import Red7Error
from red7.play.arena.schedule import seatings
from red7.play.bots.roster import OPPONENTS
from tests.support.arena import contest


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_balanced_seating_is_there_once(bots: int, players: int) -> None:
    found = seatings(bots, players)
    assert len(set(found)) == len(found)
    for seating in found:
        counts = [seating.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1
    in_seat = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
    assert len(in_seat) == bots * players
    assert len(set(in_seat.values())) == 1  # every bot is in every seat equally often
    before = Counter((seating[seat - 1], bot) for seating in found for seat, bot in enumerate(seating))
    assert len({count for (one, other), count in before.items() if one != other}) == 1  # and after every other bot


@pytest.mark.parametrize(
    ("bots", "players", "count"),
    [(2, 2, 2), (3, 2, 6), (2, 3, 6), (2, 4, 6), (3, 3, 6), (3, 4, 36), (4, 4, 24), (5, 4, 120)],
)
def test_how_many_seatings_there_are(bots: int, players: int, count: int) -> None:
    assert len(seatings(bots, players)) == count


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (("greedy",), "an arena needs two bots or more"),
        (("greedy", "random", "greedy"), "greedy is named twice"),
        (
            ("greedy", "nobody"),
            f"there is no bot 'nobody'; try {', '.join(OPPONENTS)}, seer, ",
        ),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(bots: tuple[str, ...], says: str) -> None:
    with pytest.raises(Red7Error) as error:
        contest(*bots)
    assert str(error.value).startswith(says)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "players"),
        ({"rules": "1.4"}, "rules-edition"),
        ({"rules": "1.3[RO/1234567/7]"}, "pack-too-small"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Red7Error) as error:
        contest(**options)
    assert error.value.code == code
