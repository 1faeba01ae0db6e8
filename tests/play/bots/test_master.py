"""`master`: what the network believes of a hand that it does not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from red7 import Game, Position, Rules, Seat, deal
from red7.play.bots.bot import Budget
from red7.play.bots.master import belief
from red7.play.bots.roster import enter
from red7.play.core.chance import stream
from red7.play.core.encoding import state_of
from red7.play.core.state import HAND, PALETTE, PLAYERS
from red7.play.history import Seen, seen_of
from red7.play.worlds import Worlds


@pytest.mark.parametrize(("rules", "players"), [("1.3", 3), ("1.3", 4)])
def test_between_more_than_two_no_network_knows_the_hands(rules: str, players: int) -> None:
    game = Game.start(deal(Rules.parse(rules), players=players, seed="7"), seats=list("ABCD")[:players])
    assert belief(seen_of(game.rounds[0], Seat(0))) is None


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


@pytest.mark.parametrize("rules", ["1.0", "1.3s", "1.3d"])
def test_worlds_fit_what_was_seen(rules: str) -> None:
    chance, met = Random(3), 0
    for seen, position in rounds("random", 4, rules=rules):
        met += 1
        real = state_of(position)
        for world in Worlds(seen, belief(seen)).draw(4, stream(chance)):
            assert (world[:HAND] == real[:HAND]).all()
            assert world[PLAYERS] == real[PLAYERS]
            assert world[HAND + position.seat] == real[HAND + position.seat]
            other = HAND + 1 - position.seat
            assert int(world[other]).bit_count() == int(real[other]).bit_count()
            assert not int(world[other]) & int(real[PALETTE] | real[PALETTE + 1])
    assert met


@pytest.mark.long
def test_what_skilled_players_hold_is_met_more_often() -> None:
    """Of the cards in the other's hand, worlds drawn with belief give it more than those that only fit."""
    shares = {True: 0.0, False: 0.0}
    chance = Random(3)
    for seen, position in rounds("policy", 30):
        other = HAND + 1 - position.seat
        truth = int(state_of(position)[other])
        for believes in shares:
            worlds = Worlds(seen, belief(seen) if believes else None).draw(60, stream(chance))
            shares[believes] += sum((int(world[other]) & truth).bit_count() for world in worlds)
    assert shares[True] > 1.05 * shares[False], shares
