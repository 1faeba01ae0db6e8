"""What a seat has seen of a round, from any record that shows it."""

from __future__ import annotations

from random import Random

import pytest

from red7 import Game, Red7Error, Rules, Seat, deal
from red7.play.history import seen_of
from tests.support.matches import choose


def game() -> Game:
    """A round with draws, some steps into it."""
    chance = Random(7)
    played = Game.start(deal(Rules.parse("1.3dsa"), players=3, seed="7"), seats=["Ann", "Bob", "Cy"])
    while len(played.rounds[-1].turns) < 6:
        position = played.position
        played = played.play(choose(position, chance))
    return played


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), Seat(2)])
def test_a_seats_own_record_shows_what_the_whole_one_does(seat: Seat) -> None:
    played = game()
    assert seen_of(played.view(seat).rounds[-1], seat) == seen_of(played.rounds[-1], seat)


@pytest.mark.parametrize(("owner", "whose"), [(Seat(1), "seat 1"), (None, "a spectator")])
def test_the_record_of_another_is_refused(owner: Seat | None, whose: str) -> None:
    shown = game().view(owner).rounds[-1]
    with pytest.raises(Red7Error, match=f"seat 0: this record shows the round as {whose} saw it") as caught:
        seen_of(shown, Seat(0))
    assert caught.value.code == "not-your-view"
