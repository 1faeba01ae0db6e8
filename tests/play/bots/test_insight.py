"""What a skilled player would do: the turns that there are, how likely each is, and what that says of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from red7 import EDITIONS, Game, Position, Rules, Seat, View, deal
from red7.cards import ALL_CARDS, card_set
from red7.play.bots.bot import Budget, Seen
from red7.play.bots.insight import insight, insight_for, opinions
from red7.play.bots.match import seen_of
from red7.play.bots.roster import enter
from red7.play.bots.trials import Trial
from red7.play.core.network import (
    COLOUR,
    INPUTS,
    LEFT,
    MOST_TURNS,
    OWN,
    SIZE,
    THROWN,
    chance_of_turn,
    odds_of,
    show,
    turns_of,
)
from red7.play.core.state import HAND, PALETTE, PLAYERS, flags_of, state_of
from red7.play.turns.seen import ways_of
from red7.play.worlds import NO_INSIGHT, Worlds, stream
from tests.support.matches import set_up
from tests.support.turns import surviving_turns

PACKS = ("", "[ROYGBIV/1234567/12]", "[ROYG/1234567/4]")


def boards(edition: str) -> Iterator[Position]:
    """Starts of Basic turns of two: as dealt, also with large hands, and in any arrangement, with idle leaders."""
    chance = Random(edition)
    for pack in PACKS:
        rules = Rules.parse(f"{edition}{pack}")
        yield from (deal(rules, players=2, seed=str(seed)) for seed in range(3))
        for _ in range(30):
            position = set_up(rules, 2, chance)
            if not position.is_over:
                yield position


@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_are_those_of_the_engine(edition: str) -> None:
    turns = np.zeros((MOST_TURNS, THROWN + 1), dtype=np.int64)
    for position in boards(edition):
        seat, other = position.seat, Seat(1 - position.seat)
        own, hand, rival = map(card_set, (position.palettes[seat], position.hands[seat], position.palettes[other]))
        count = turns_of(flags_of(position.rules), own, hand, rival, position.rule, turns)
        staying = surviving_turns(position)
        found = {tuple(turn[: THROWN + 1]) for turn in turns[:count].tolist()}
        assert found == {
            (
                card_set(end.palettes[seat]),
                card_set(end.hands[seat]),
                end.rule,
                card_set(end.canvas) & ~card_set(position.canvas),
            )
            for end in staying
        }, position
        assert count == len(found) == len(staying)


def test_there_is_room_for_the_turns_of_any_hand() -> None:
    """To stay idle, to discard a card, to play one, or to do both."""
    cards = ALL_CARDS.bit_count()
    assert 1 + cards + cards + cards * (cards - 1) <= MOST_TURNS


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chances_of_all_turns_are_one(edition: str) -> None:
    turns, again = (np.zeros((MOST_TURNS, THROWN + 1), dtype=np.int64) for _ in range(2))
    inputs = np.zeros(INPUTS, dtype=np.float32)
    for position in boards(edition):
        seat, other, flags = position.seat, Seat(1 - position.seat), flags_of(position.rules)
        own, hand, rival = map(card_set, (position.palettes[seat], position.hands[seat], position.palettes[other]))
        seen = own, hand, rival, position.hand_sizes[other], card_set(position.canvas), int(position.rule)
        count = turns_of(flags, own, hand, rival, position.rule, turns)
        chances = [chance_of_turn(flags, *seen, turn, insight(), again, inputs) for turn in turns[:count]]
        assert not chances or sum(chances) == pytest.approx(1.0)
        assert all(chance > 0 for chance in chances)
        cannot = np.array([own, hand, 7, 0], dtype=np.int64)
        assert chance_of_turn(flags, *seen, cannot, insight(), again, inputs) == 0.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opinion_is_of_what_a_turn_leads_to(edition: str) -> None:
    inputs = np.zeros(INPUTS, dtype=np.float32)
    for position in boards(edition):
        seat, other = position.seat, Seat(1 - position.seat)
        view = position.view(seat)
        ways = list(ways_of(view).values())
        for way, chance in zip(ways, opinions(view, ways), strict=True):
            if way.goes_out:
                assert chance == 0.0
                continue
            after = position
            for step in way.steps:
                after = after.play(step)
            own, hand, rival = map(card_set, (after.palettes[seat], after.hands[seat], after.palettes[other]))
            seen = card_set(after.canvas) | ALL_CARDS & ~position.rules.pack_set
            show(own, hand, rival, position.hand_sizes[other], seen, int(after.rule), inputs)
            assert chance == pytest.approx(1 / (1 + np.exp(-odds_of(insight(), inputs))))


def test_good_turns_are_thought_well_of() -> None:
    """What wins for certain, since the other has no answer, and what leaves an answer to any card."""
    view = View.parse("red7/1 1.3 R7:R6G2/V1:*1 - *44 0 @0")
    ways = list(ways_of(view).values())
    chances = dict(zip(("".join(map(str, way.steps)) for way in ways), opinions(view, ways), strict=True))
    assert chances["+R6."] > 0.8


def test_a_trial_leans_as_firmly_as_it_is_told() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    trial = Trial(position.view(position.seat), Random(1))
    leaning = np.linspace(0.0, 1.0, len(trial.ways))
    trial.lean(leaning, 12.0)
    assert trial.values == pytest.approx(leaning)
    assert trial.best() == trial.ways[-1].steps
    world = state_of(position)
    trial.enter(world)
    assert (np.abs(trial.values - leaning * 12 / 13) <= 1.01 / 13).all()


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
    chance = Random(3)
    for seen, position in rounds("random", 4, rules=rules):
        real = state_of(position)
        for world in Worlds(seen, insight_for(seen.now)).draw(4, stream(chance)):
            assert (world[:HAND] == real[:HAND]).all()
            assert world[PLAYERS] == real[PLAYERS]
            assert world[HAND + position.seat] == real[HAND + position.seat]
            other = HAND + 1 - position.seat
            assert int(world[other]).bit_count() == int(real[other]).bit_count()
            assert not int(world[other]) & int(real[PALETTE] | real[PALETTE + 1])


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
