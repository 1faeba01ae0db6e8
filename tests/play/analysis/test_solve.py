"""Exact solving: the truth by brute force, lines that can be replayed, and honesty about budgets."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from bench.solver import SWITCHES, fault_in, small_endings
from red7 import EDITIONS, Outlook, Position, Rules, Seat, Turn, deal
from red7.cards import card_set
from red7.play.analysis.search import Searcher
from red7.play.analysis.solve import Solution, solve
from red7.play.core.solve_two import STACK
from red7.play.core.state import DECK, DECK_SIZE, HAND, OUT, PALETTE, RULE, SCORING, SEAT, Array, flags_of, state_of
from red7.play.core.whole_turns import (
    AIM,
    AIM_HAND,
    COLOUR,
    COUNT,
    LEFT,
    MOVE,
    OWN,
    PILE,
    PUSHED,
    RIVALS,
    TAKEN,
    WORK,
    expand,
    leave,
)
from red7.play.turns.open import endings, turn_of
from tests.support.lanes import sample
from tests.support.matches import set_up

QUICK = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"


@pytest.mark.parametrize("part", sample(range(4), 2))
def test_small_endings_agree_with_brute_force(part: int) -> None:
    """Every edition with every switch, two to four players, at the start of turns and in the middle of them."""
    for truth in small_endings(64, seed=f"tests {part}", most=1_500):
        assert fault_in(truth, solve(truth.position)) is None, truth


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", SWITCHES)
def test_whole_turns_are_those_of_the_engine(edition: str, switches: str) -> None:
    chance = random.Random(f"{edition}{switches}")
    for number in range(3):
        position = deal(Rules.parse(f"{edition}{switches}"), players=2, seed=f"whole {number}")
        while not position.is_over:
            if not position.turn.items:
                assert whole_turns(position) == set(steps_to_end(position, position.seat))
            outlook = position.outlook()
            staying = [step for step, hope in outlook.items() if hope is not Outlook.NO]
            position = position.play(chance.choice(staying or list(outlook)))


def whole_turns(position: Position) -> set[tuple[object, ...]]:
    """What the core says that surviving turns lead to."""
    state, seat = state_of(position), position.seat
    work, moves = np.zeros(WORK, dtype=np.int64), np.zeros((STACK, MOVE), dtype=np.int64)
    rival, size = int(state[PALETTE + 1 - seat]), int(state[DECK_SIZE])
    work[RIVALS, 0], work[RIVALS, COUNT], work[RIVALS, AIM] = rival, 1, 0
    work[RIVALS, AIM_HAND] = state[HAND + 1 - seat]
    deck = state[DECK:].copy()
    own, hand, rule = (int(state[place]) for place in (PALETTE + seat, HAND + seat, RULE))
    end = expand(flags_of(position.rules), own, hand, rule, deck, size, work, moves, 0)
    found: set[tuple[object, ...]] = set()
    for move in moves[:end].tolist():
        pile = pile_of(move[PILE], deck)
        found.add((move[OWN], move[LEFT], rival & ~move[TAKEN], move[COLOUR], pile[::-1]))
    return found


def steps_to_end(position: Position, seat: Seat) -> list[tuple[object, ...]]:
    """What the engine says that surviving turns lead to."""
    found: list[tuple[object, ...]] = []
    for step in position.legal_steps():
        after = position.play(step)
        if after.turn.items:
            found += steps_to_end(after, seat)
        elif not after.is_out(seat):
            own, hand, rival = (
                card_set(cards) for cards in (after.palettes[seat], after.hands[seat], after.palettes[1 - seat])
            )
            found.append((own, hand, rival, int(after.rule), tuple(card.index for card in after.deck)))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", ["", "d", "a", "dsa"])
def test_ways_out_are_those_of_the_engine(edition: str, switches: str) -> None:
    """All that makes a difference to whoever stays in, such as a 5 that a 7 puts on the deck in 1.2."""
    chance = random.Random(f"{edition}{switches}")
    for pack in ("", "[ROY/1357/1]", "[ROYGB/13457/1]") * 20:
        position = set_up(Rules.parse(f"{edition}{switches}{pack}"), 3, chance)
        if position.is_over:
            continue
        state, seat, flags = state_of(position), position.seat, flags_of(position.rules)
        rivals = [other for other in range(3) if other != seat and not position.is_out(Seat(other))]
        out = {
            (*(int(end.state[PALETTE + rival]) for rival in rivals), end.state[RULE], deck_of(end.state))
            for end in endings(state, flags & ~SCORING)
            if end.state[OUT] != state[OUT]
        }
        assert ways_out(state, flags, rivals) == out, position


def deck_of(state: Array) -> tuple[int, ...]:
    return tuple(state[DECK : DECK + state[DECK_SIZE]].tolist())


def ways_out(state: Array, flags: int, rivals: list[int]) -> set[tuple[object, ...]]:
    """What the core says that turns lead to which put their player out."""
    work, moves = np.zeros(WORK, dtype=np.int64), np.zeros((STACK, MOVE), dtype=np.int64)
    for place, rival in enumerate(rivals):
        work[RIVALS, place] = state[PALETTE + rival]
    work[RIVALS, COUNT] = len(rivals)
    own, hand, rule = (int(state[place]) for place in (PALETTE + state[SEAT], HAND + state[SEAT], RULE))
    deck = state[DECK:].copy()
    end = leave(flags, own, hand, rule, deck, int(state[DECK_SIZE]), work, moves, 0)
    found: set[tuple[object, ...]] = set()
    for move in moves[:end].tolist():
        palettes = [int(state[PALETTE + rival]) & ~move[TAKEN] for rival in rivals]
        found.add((*palettes, move[COLOUR], pile_of(move[PILE], deck)))
    return found


def pile_of(pile: int, deck: Array) -> tuple[int, ...]:
    """The cards of a pile as a turn notes it, the one drawn next last."""
    return (*deck[: pile >> 8].tolist(), *([(pile & PUSHED) - 1] if pile & PUSHED else []))


def test_a_solved_position_shows_its_line() -> None:
    solution = solve(Position.parse(QUICK))
    assert solution == Solution(Seat(0), wins=True, winner=Seat(0), line=solution.line, nodes=solution.nodes)
    assert [str(turn) for turn in solution.line] == ["+V7.", ".x"]
    assert str(solution) == "seat 0 wins: +V7. .x"


def test_lines_can_be_left_out() -> None:
    position = deal(Rules.parse("1.3s"), players=2, seed="7")
    whole, bare = solve(position), solve(position, lines=False)
    assert (bare.wins, bare.margin, bare.nodes) == (whole.wins, whole.margin, whole.nodes)
    assert (bare.line, bare.margin_line) == ((), ())


def test_in_the_middle_of_a_turn_the_line_begins_with_that_turn() -> None:
    position = Position.parse(f"{QUICK}+R5")
    solution = solve(position)
    assert str(solution.line[0]).startswith("+R5")
    end = position.turn_start
    for turn in solution.line:
        end = end.play_turn(turn)
    assert end.is_over
    assert (end.winner == 0) is solution.wins


def test_what_is_not_solved_says_so() -> None:
    solution = solve(deal(Rules.parse("1.3"), players=2, seed="7"), nodes=3)
    assert not solution.is_solved
    assert (solution.wins, solution.winner, solution.line) == (None, None, ())
    assert str(solution) == "not solved within 4 nodes"


def test_a_round_that_is_over_is_solved() -> None:
    over = Position.parse(QUICK).play_turn(".x")
    assert solve(over) == Solution(Seat(1), wins=True, winner=Seat(1))


def test_one_against_all_others() -> None:
    position = deal(Rules.parse("1.3"), players=4, seed="7")
    solution = solve(position)
    assert solution.wins is False
    assert solution.winner is None
    assert str(solution).startswith(f"seat {position.seat} does not win against all others: ")
    end = position
    for turn in solution.line:
        end = end.play_turn(turn)
    assert end.is_over
    assert end.winner != position.seat


def test_with_two_left_in_it_is_a_duel() -> None:
    """Whoever is out makes no difference."""
    two = Position.parse(QUICK)
    three = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/xV1:V5/V6:R4V4R1 - R2R7V3R6 0")
    assert solve(three).wins is solve(two).wins
    assert solve(three.play_turn(".x")).winner == 2


def test_equal_searches_take_equally_many_nodes() -> None:
    """What was found before is forgotten: budgets mean the same every time."""
    searcher = Searcher(bits=12)
    positions = [deal(Rules.parse(rules), players=2, seed="7") for rules in ("1.3", "1.0d", "1.3s", "1.3a")]
    first = [solve(position, using=searcher) for position in positions]
    assert [solve(position, using=searcher) for position in reversed(positions)] == first[::-1]


def test_a_tiny_table_changes_no_answer() -> None:
    for number in range(20):
        position = deal(Rules.parse("1.3s"), players=2, seed=f"table {number}")
        small, large = solve(position, using=Searcher(bits=2)), solve(position)
        assert (small.wins, small.margin) == (large.wins, large.margin)


def test_threads_do_not_disturb_each_other() -> None:
    positions = [deal(Rules.parse("1.3"), players=2, seed=f"thread {number}") for number in range(40)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solve, positions)) == [solve(position) for position in positions]


def test_going_out_can_cost_less_after_a_robbery() -> None:
    """In 1.0 and 1.1 one may rob the winner on the way out."""
    position = Position.parse("red7/1 1.0sa[RV/1234567/2] V2:R1V1/R7V6:R3V3 - R5V7R4V5R6R2V4 0")
    solution = solve(position)
    assert solution.wins is False
    assert solution.margin == -6
    assert str(solution.margin_line[0]) == "+R1^R7.x"


def test_endings_are_all_turns_once() -> None:
    position = Position.parse(QUICK)
    found = [turn_of(position, ending.codes)[0] for ending in endings(state_of(position), flags_of(position.rules))]
    assert Turn.parse("+V2>V7") in found
    assert len(set(found)) == len(found)
    positions = {str(position.play_turn(turn)) for turn in found}
    assert len(positions) == len(found)
