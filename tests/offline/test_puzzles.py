"""The puzzles that come with the package."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

import pytest

from red7 import Position, Turn
from red7.offline.puzzles import FIRST
from red7.offline.refuting import refutation
from red7.show.puzzles import shipped
from tests.support.houses import World

STOCK = list(shipped())
DAY = 86_400


def test_the_puzzle_of_the_day_changes_at_midnight() -> None:
    world = World()
    world.now = 20_000.0 * DAY
    first = world.ask("GET", "/api/puzzles/daily")
    world.now += DAY - 1
    assert world.ask("GET", "/api/puzzles/daily") == first
    world.now += 1
    second = world.ask("GET", "/api/puzzles/daily")
    assert (first["date"], second["date"]) == ("2024-10-04", "2024-10-05")
    assert first["id"] != second["id"]
    world.now += DAY * (len(STOCK) - 1)
    assert world.ask("GET", "/api/puzzles/daily")["id"] == first["id"]


def test_one_puzzle_after_the_other_and_todays_last() -> None:
    world = World()
    today = world.ask("GET", "/api/puzzles/daily")["id"]
    met, after = [], 0
    for _ in range(len(STOCK) - 1):
        after = world.ask("GET", f"/api/puzzles/next?after={after}")["id"]
        met.append(after)
    assert len(set(met)) == len(STOCK) - 1
    assert today not in met
    assert world.ask("GET", f"/api/puzzles/next?after={max(met)}")["id"] == min(met)


def test_puzzles_by_kind_grade_and_rules() -> None:
    world = World()
    for kind, grade, text in STOCK:
        rules = text.split(" ")[3]
        found = world.ask("GET", f"/api/puzzles/next?kind={kind}&grade={grade}&rules={rules}")
        assert (found["kind"], found["grade"], found["rules"]) == (kind, grade, rules)


def test_a_wrong_turn_is_answered() -> None:
    world = World()
    whys = set()
    for number, (kind, _, text) in enumerate(STOCK):
        position = Position.parse("red7/" + text.partition(" red7/")[2].partition(" ; ")[0])
        right = world.ask("GET", f"/api/puzzles/{FIRST + number}/solution")["turn"]
        wrong = next(step for step in map(str, position.legal_steps()) if not right.startswith(step))
        if wrong != ".":
            continue
        answer = world.ask("POST", f"/api/puzzles/{FIRST + number}/answer", {"steps": wrong})
        assert (answer["right"], answer["solution"]) == (False, None)
        whys.add(answer["why"])
        assert kind in ("win", "survive")
    assert whys


@pytest.mark.parametrize("number", [0, 1, FIRST - 1, FIRST + len(STOCK)])
def test_a_puzzle_that_is_not_there(number: int) -> None:
    code = "malformed" if number == 0 else "no-puzzle"
    assert World().refused("GET", f"/api/puzzles/{number}")[1] == code


def ends_of(position: Position) -> Iterator[Position]:
    """Every position at the end of the turn."""
    for step in position.legal_steps():
        after = position.play(step)
        if after.turn.items and not after.is_over:
            yield from ends_of(after)
        else:
            yield after


def test_a_refutation_leaves_no_way_to_stay_in() -> None:
    found = 0
    for kind, _, text in STOCK:
        position = Position.parse("red7/" + text.partition(" red7/")[2].partition(" ; ")[0])
        if kind != "win" or found > 3:
            continue
        for wrong in ends_of(position):
            if not wrong.is_over and (steps := refutation(wrong)):
                after = reduce(Position.play, Turn.parse(steps).steps, wrong)
                assert after.is_over or all(end.is_over and end.seat == wrong.seat for end in ends_of(after))
                found += 1
                break
    assert found
