"""Puzzles: exactly one right turn in each, the same for the same seed, and a reader that checks them."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from red7 import IllegalStep, NotationError, Position, Red7Error, Rules
from red7.cards import Card, Colour, card_set
from red7.play.analysis import GRADES, Kind, Puzzle, generate, read_puzzles, solve
from red7.play.bots.levels import LEVELS
from red7.play.bots.roster import enter
from red7.play.history import Seen
from red7.rules import strength
from red7.steps import Verb
from red7.turn import END
from tests.support.lanes import sample
from tests.support.turns import surviving_turns

SURVIVE = "survive 1 red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0 ; +V7."


def some(
    count: int, rules: str = "1.3", *, seed: str = "tests", players: int = 2, kind: Kind | None = None
) -> list[Puzzle]:
    kinds = tuple(Kind) if kind is None else (kind,)
    return list(islice(generate(Rules.parse(rules), seed=seed, players=players, kinds=kinds), count))


@pytest.mark.parametrize("rules", ["1.3", "1.0d", "1.3d", "1.2a"])
def test_exactly_one_turn_wins(rules: str) -> None:
    for puzzle in some(4, rules, kind=Kind.WIN):
        staying = set(surviving_turns(puzzle.position))
        winning = {
            end for end in staying if (end.winner == puzzle.position.seat if end.is_over else not solve(end).wins)
        }
        assert winning == {puzzle.position.play_turn(puzzle.turn)}
        assert len(staying) > 5


@pytest.mark.parametrize(("rules", "players"), [("1.3", 2), ("1.1ds", 3), ("1.3a", 4)])
def test_exactly_one_turn_survives(rules: str, players: int) -> None:
    for puzzle in some(6, rules, players=players, kind=Kind.SURVIVE):
        assert set(surviving_turns(puzzle.position)) == {puzzle.position.play_turn(puzzle.turn)}


def test_puzzles_are_as_the_seed_says() -> None:
    first = some(8)
    assert some(8) == first
    assert some(8, seed="other") != first
    assert len({str(puzzle.position) for puzzle in first}) == len(first)


@pytest.fixture(scope="module")
def to_win() -> list[Puzzle]:
    return some(40, kind=Kind.WIN)


def test_grades_differ(to_win: list[Puzzle]) -> None:
    grades = {puzzle.grade for puzzle in to_win}
    assert len(grades) >= 3
    assert grades <= set(range(1, GRADES + 1))


def after_turn_of(name: str, position: Position, chance: Random) -> Position:
    """Where the turn of a bot leads, from what its seat sees now."""
    entrant, start = enter(name), position.view(position.seat)
    bot = entrant.make()
    while True:
        seen = Seen(start, (), position.view(start.seat))
        position = position.play(bot.choose(seen, entrant.budget, chance))
        if not position.turn.items:
            return position


@pytest.mark.parametrize("level", sample(["level:6", "level:5", "level:4"], 3))
def test_levels_solve_the_fewer_puzzles_to_win_the_higher_the_grade(level: str, to_win: list[Puzzle]) -> None:
    chance = Random(level)
    shares = []
    for grades in ({1, 2}, {3}, {4, 5}):
        right = [
            puzzle.position.play_turn(puzzle.turn) == after_turn_of(level, puzzle.position, chance)
            for puzzle in to_win
            if puzzle.grade in grades
            for _ in range(4)
        ]
        shares.append(sum(right) / len(right))
    easy, middling, hard = shares
    assert easy > middling > hard - 0.05
    assert easy > hard + 0.2


def test_every_level_solves_puzzles_to_survive() -> None:
    chance = Random(1)
    for puzzle in some(10, kind=Kind.SURVIVE):
        for level in LEVELS:
            after = after_turn_of(f"level:{level}", puzzle.position, chance)
            assert after == puzzle.position.play_turn(puzzle.turn)


def looks_right(rule: Colour, own: list[Card], others: list[list[Card]]) -> bool:
    """Whether nobody has more cards that count, or for red a higher one."""
    counting = [strength(rule, card_set(cards)) for cards in (own, *others)]
    if rule is not Colour.RED:
        counting = [one >> 6 for one in counting]
    return counting[0] == max(counting) > 0


def looking_right(position: Position) -> int:
    """How many turns of one card or two look right, counted card by card; two that end alike are one."""
    own, hand = list(position.palettes[position.seat]), list(position.hands[position.seat])
    others = [list(cards) for seat, cards in enumerate(position.palettes) if seat != position.seat]
    ends: set[tuple[Card | None, Colour]] = {(card, position.rule) for card in hand}
    for discarded in hand:
        ends |= {(card, discarded.colour) for card in (None, *hand) if card is not discarded}
    return sum(looks_right(rule, [*own, card] if card else own, others) for card, rule in ends)


def test_puzzles_to_survive_are_graded_by_how_often_beginners_miss_the_turn() -> None:
    found = some(40, kind=Kind.SURVIVE)
    takes_two = {puzzle: puzzle.turn.steps[-1] is not END for puzzle in found}
    missed = {puzzle: (takes_two[puzzle] + 1 - 1 / looking_right(puzzle.position)) / 2 for puzzle in found}
    grades = [puzzle.grade for puzzle in sorted(found, key=lambda puzzle: missed[puzzle])]
    assert grades == sorted(grades)
    assert set(grades) == set(range(1, GRADES + 1))
    assert all((puzzle.grade > 2) == takes_two[puzzle] for puzzle in found)


def test_what_only_an_action_saves_is_hardest() -> None:
    """A second card to the palette, as by a 5, or one that was drawn, as by a 3."""
    by_action = [
        puzzle
        for puzzle in some(6, "1.3a", seed="x", kind=Kind.SURVIVE)
        if [step.verb for step in puzzle.turn.steps].count(Verb.PLAY) > 1
        or any(step.card and step.card not in puzzle.position.hands[puzzle.position.seat] for step in puzzle.turn.steps)
    ]
    assert len(by_action) > 1
    assert {puzzle.grade for puzzle in by_action} == {GRADES}


def test_text_can_be_read_again() -> None:
    found = some(6)
    text = "# some puzzles\n\n" + "".join(f"{puzzle}\n" for puzzle in found)
    assert list(read_puzzles(text)) == found


def test_an_easy_puzzle_is_still_a_puzzle() -> None:
    """What the generator leaves out as too easy is true all the same."""
    text = "win 1 red7/1 1.3[RV/1234567/3] V5:V7R2V2/V6:R5V4R3 - R4R6R1V1V3R7 0 ; +V7."
    assert [str(puzzle) for puzzle in read_puzzles(text)] == [text]
    Puzzle.parse("survive 1 red7/1 1.3[RV/1234567/3] R5:V7/V6V2V1:R4 - V5V4R1R2R3R6R7V3 0 ; +V7.").check()


def test_a_puzzle_knows_its_solution() -> None:
    puzzle = Puzzle.parse(SURVIVE)
    assert puzzle.is_solved_by("+V7.")
    assert not puzzle.is_solved_by(".x")
    with pytest.raises(IllegalStep, match="V6") as caught:
        puzzle.is_solved_by("+V6.")
    assert caught.value.code == "not-in-hand"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("survive 6 red7/1 1.3 - ; +V7.", "puzzle-syntax"),
        ("nonsense", "puzzle-syntax"),
        (SURVIVE.replace("+V7.", "+V8."), "turn-syntax"),
        (SURVIVE.replace("+V7.", "+V5."), "turn-disagrees"),
        (SURVIVE.replace("+V7.", "+V5.x"), "puzzle-wrong"),
        ("win 1 red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0 ; +V7.", "puzzle-wrong"),
        (SURVIVE.replace("V7V5V4", "R7V7V5").replace("R6R7V3", "R6V4V3"), "puzzle-wrong"),
    ],
)
def test_what_is_wrong_is_refused(text: str, code: str) -> None:
    with pytest.raises(Red7Error, match="line 2: ") as caught:
        list(read_puzzles(f"# first\n{text}\n"))
    assert caught.value.code == code


def test_one_line_is_refused_with_its_reason() -> None:
    with pytest.raises(NotationError, match="expected a kind, a grade, a position, ; and a turn"):
        Puzzle.parse("win")


def test_where_there_is_none_it_says_so() -> None:
    rules = "1.3[RV/1234567/1]"
    with pytest.raises(Red7Error, match=f"no puzzle to survive was found with {re.escape(rules)}") as caught:
        some(1, rules, kind=Kind.SURVIVE)
    assert caught.value.code == "no-puzzles"
    with pytest.raises(Red7Error, match="puzzles to win need two players, not 3") as caught:
        some(1, players=3, kind=Kind.WIN)
    assert caught.value.code == "no-puzzles"
