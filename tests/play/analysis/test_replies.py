"""Replies: what the other player could do against a turn, compared with every deal that is possible."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from red7 import Position, Seat, Step, Turn, deal
from red7.cards import cards_in
from red7.play.analysis import Seen, solve
from red7.play.analysis.replies import likely_reply, reply_to
from red7.play.turns.seen import endings
from red7.turn import unseen

START = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")


def seen_in(position: Position) -> Seen:
    view = position.view(position.seat)
    return Seen(view, (), view)


def shares(start: Position, steps: list[Step]) -> Counter[str]:
    """In how many of the hands that the other may have each of their turns wins."""
    view = start.view(start.seat)
    found: Counter[str] = Counter()
    hidden = cards_in(unseen(view.moment.zones))
    for hand in combinations(hidden, start.hand_sizes[1]):
        rest = "".join(str(card) for card in hidden if card not in hand)
        text = str(start).split()
        text[2] = text[2].rpartition(":")[0] + ":" + "".join(map(str, hand))
        text[4] = rest
        position = Position.parse(" ".join(text))
        for step in steps:
            position = position.play(step)
        for ending in endings(position):
            after = position
            for step in ending.steps:
                after = after.play(step)
            winner = after.winner if after.is_over else solve(after).winner
            if winner == Seat(1):
                found["".join(map(str, ending.steps))] += 1
    return found


@pytest.mark.parametrize("turn", ["+V2>V7", "+V7>V2", "+R5."])
def test_a_reply_wins_with_most_of_the_hands_that_the_other_may_have(turn: str) -> None:
    steps = Turn.parse(turn).steps
    exact = shares(START, list(steps))
    hands = comb(len(cards_in(unseen(START.view(START.seat).moment.zones))), START.hand_sizes[1])
    found = reply_to(seen_in(START), steps, Random(1))
    if found is None:
        assert not exact or max(exact.values()) < 0.25 * hands
        return
    assert found.seat == 1
    assert exact[str(found)] > 0.7 * max(exact.values())
    assert found.share == pytest.approx(exact[str(found)] / hands, abs=0.2)


@pytest.mark.parametrize("players", [3, 4])
def test_there_is_none_with_more_players(players: int) -> None:
    position = deal("1.3", players=players, seed=1)
    steps = next(ending.steps for ending in endings(position.view(position.seat)) if not ending.goes_out)
    assert reply_to(seen_in(position), steps, Random(1)) is None


def test_there_is_none_where_the_turn_wins() -> None:
    position = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7/V6:- - V5R2V1R7V3R6R4V4R1R5V2 0")
    assert reply_to(seen_in(position), Turn.parse("+V7.").steps, Random(1)) is None


def test_a_likely_reply_keeps_the_other_in_where_it_is_possible() -> None:
    position = deal("1.3", players=3, seed="7")
    steps = next(one.steps for one in endings(position) if not one.goes_out)
    found = likely_reply(seen_in(position), steps, Random(1))
    assert found
    view = position.view(position.seat)
    for step in (*steps, *found.steps):
        view = view.play(step)
    assert found.seat == (position.seat + 1) % 3
    assert not view.is_out(found.seat)
    assert 0 < found.share <= 1


def test_whoever_cannot_stay_in_drops_out() -> None:
    assert str(likely_reply(seen_in(START), Turn.parse("+V7.").steps, Random(1))) == "."
    assert likely_reply(seen_in(START), Turn.parse("+R5.").steps, Random(1)) is None, "the round is over"
