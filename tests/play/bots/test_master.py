"""`master`: what its network thinks of turns, and what that says of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from red7 import Game, Position, Rules, Seat, deal
from red7.play.bots.bot import Budget
from red7.play.bots.master import insight, insight_for
from red7.play.bots.roster import enter
from red7.play.core.chance import stream
from red7.play.core.encoding import state_of
from red7.play.core.network import (
    COLOUR,
    LEFT,
    NO_INSIGHT,
    OWN,
    SIZE,
)
from red7.play.core.state import HAND, PALETTE, PLAYERS
from red7.play.history import Seen, seen_of
from red7.play.worlds import Worlds


def test_the_file_holds_all_weights() -> None:
    assert insight().shape == (SIZE,)
    assert np.isfinite(insight()).all()
    assert (OWN, LEFT, COLOUR) == (0, 1, 2)  # as `chance_of_turn` is given them


@pytest.mark.parametrize(("rules", "players"), [("1.3d", 2), ("1.0d", 2), ("1.3a", 2), ("1.3", 3)])
def test_it_is_for_basic_rounds_of_two(rules: str, players: int) -> None:
    view = deal(Rules.parse(rules), players=players, seed="7").view(Seat(0))
    assert insight_for(view) is NO_INSIGHT
    basic = deal(Rules.parse("1.3s"), players=2, seed="7").view(Seat(0))
    assert insight_for(basic) is insight()


def rounds(bot: str, count: int, *, rules: str = "1.3") -> Iterator[tuple[Seen, Position]]:
    """What whoever moves has seen of the rounds of a bot, where the other has had a turn."""
    player, chance = enter(bot).make(), Random(5)
    for seed in range(count):
        game = Game.start(deal(Rules.parse(rules), players=2, seed=str(seed)), seats=["A", "B"])
        while not game.position.is_over:
            position = game.position
            seen = seen_of(game.rounds[-1], position.seat)
            if len(seen.turns) > 1 and not position.turn.items:
                yield seen, position
            game = game.play(player.choose(seen, Budget(), chance))


@pytest.mark.parametrize("rules", ["1.0", "1.3s", "1.3[ROYGBIV/1234567/12]"])
def test_worlds_fit_what_was_seen(rules: str) -> None:
    chance, met = Random(3), 0
    for seen, position in rounds("random", 4, rules=rules):
        met += 1
        real = state_of(position)
        for world in Worlds(seen, insight_for(seen.now)).draw(4, stream(chance)):
            assert (world[:HAND] == real[:HAND]).all()
            assert world[PLAYERS] == real[PLAYERS]
            assert world[HAND + position.seat] == real[HAND + position.seat]
            other = HAND + 1 - position.seat
            assert int(world[other]).bit_count() == int(real[other]).bit_count()
            assert not int(world[other]) & int(real[PALETTE] | real[PALETTE + 1])
    assert met


@pytest.mark.long
def test_what_skilled_players_hold_is_met_more_often() -> None:
    """Of the cards in the other's hand, worlds drawn with insight give it more than those that only fit."""
    shares = {True: 0.0, False: 0.0}
    chance = Random(3)
    for seen, position in rounds("careful", 30):
        other = HAND + 1 - position.seat
        truth = int(state_of(position)[other])
        for has_insight in shares:
            worlds = Worlds(seen, insight() if has_insight else NO_INSIGHT).draw(60, stream(chance))
            shares[has_insight] += sum((int(world[other]) & truth).bit_count() for world in worlds)
    assert shares[True] > 1.05 * shares[False], shares
