"""Puzzles: found, shown, answered, and added to."""

from __future__ import annotations

import asyncio
import json

from red7 import Seat, Turn, Verb, View
from red7.play.analysis import Kind, Puzzle, read_puzzles
from red7.protocol.around import PuzzleView
from red7.protocol.decoding import decode
from red7.server.think.puzzle_stock import Stock
from red7.show.boards import board_of
from red7.show.puzzles import shipped
from tests.support.site import Site, token


def test_the_puzzles_that_come_along_are_right() -> None:
    lines = [line for _, _, line in shipped()]
    sorts = {(kind, grade, line.split(" ")[3]) for kind, grade, line in shipped()}
    assert len(set(lines)) == len(lines) == 60
    assert len(sorts) == 30, "of both kinds, every grade and three rules"
    assert len(list(read_puzzles("\n".join(lines)))) == len(lines), "exactly one turn is right"


def puzzles(site: Site) -> dict[int, Puzzle]:
    """The puzzles in storage, by their id."""
    found: dict[int, Puzzle] = {}
    row = site.storage.next_puzzle()
    while row and row.id not in found:
        found[row.id] = Puzzle.parse(row.text)
        row = site.storage.next_puzzle(row.id)
    return found


def test_the_daily_puzzle_is_the_same_for_everybody(site: Site) -> None:
    first, second = (site.ask("GET", "/puzzles/daily", headers=token()) for _ in range(2))
    assert first == second
    assert first["date"]
    dates = [f"2027-01-{day:02}" for day in range(1, 31)]
    days = [site.storage.puzzle_of_day(date) for date in dates]
    assert len({row.id for row in days if row}) == len(days), "it does not repeat soon"


def test_puzzles_are_asked_for_by_kind_grade_and_rules(site: Site) -> None:
    met = set()
    after = 0
    for _ in range(3):
        found = site.get("/puzzles/next", after=after, kind="survive", grade=3, rules="1.3dsa")
        after = found["id"]
        met.add(after)
        assert (found["kind"], found["grade"], found["rules"]) == ("survive", 3, "1.3dsa")
    assert len(met) == 2, "after the last comes the first"
    assert site.get("/puzzles/next", expected=422, rules="1.0")["code"] == "malformed"
    assert site.get("/puzzles/next", expected=422, grade=6)["code"] == "malformed"
    assert site.get("/puzzles/99999", expected=404)["code"] == "no-puzzle"


def test_the_puzzle_of_the_day_is_no_other_puzzle(site: Site) -> None:
    today = site.get("/puzzles/daily")
    assert site.get("/puzzles/next", after=today["id"] - 1)["id"] != today["id"]
    wanted = {"kind": today["kind"], "grade": today["grade"], "rules": today["rules"]}
    after, met = 0, set[int]()
    while (found := site.get("/puzzles/next", after=after, **wanted)["id"]) not in met:
        met.add(found)
        after = found
    assert met
    assert today["id"] not in met


def test_a_puzzle_shows_no_more_than_it_may(site: Site) -> None:
    kinds = set()
    for number, puzzle in puzzles(site).items():
        found = decode(PuzzleView, json.dumps(site.get(f"/puzzles/{number}")))
        position = puzzle.position
        kinds.add(found.kind)
        if found.kind == "win":
            assert found.board == board_of(position)
            is_drawn = position.rules.bonus_draw or position.rules.actions
            assert found.deck == (tuple(map(str, position.deck)) if is_drawn else ())
            continue
        assert not found.deck
        view = View.parse(found.board.text)
        assert view == position.view(position.seat)
        assert found.board.steps
        assert {(step.outlook, step.leading) for step in found.board.steps} == {("maybe", None)}
        assert [step.step for step in found.board.steps] == list(map(str, position.legal_steps()))
        assert all(
            bool(seat.cards) == (at == position.seat) or position.known for at, seat in enumerate(found.board.seats)
        )
    assert kinds == {"win", "survive"}


def test_answers_are_checked(site: Site) -> None:
    some = puzzles(site)
    for kind in Kind:
        number, puzzle = next((number, one) for number, one in some.items() if one.kind is kind)
        steps = "".join(map(str, puzzle.turn.steps))
        for given in (steps, steps.removesuffix(".")):
            found = site.post(f"/puzzles/{number}/answer", steps=given)
            assert (found["right"], found["why"], found["solution"]) == (True, "right", str(puzzle.turn))
        found = site.post(f"/puzzles/{number}/answer", steps=".")
        assert (found["right"], found["why"], found["turn"]) == (False, "out", ".x")
        assert found["solution"] is None
        assert str(puzzle.turn) not in json.dumps(found)
        assert site.get(f"/puzzles/{number}/solution")["turn"] == str(puzzle.turn)


def test_a_wrong_answer_to_win_is_refuted(site: Site) -> None:
    number, puzzle = next(
        (number, one)
        for number, one in puzzles(site).items()
        if one.kind is Kind.WIN and str(one.position.rules) == "1.3"
    )
    position = puzzle.position
    wrong = next(
        step
        for step in position.legal_steps()
        if step.verb is Verb.PLAY
        and position.play(step).winning == position.seat
        and not puzzle.is_solved_by(f"{step}.")
    )
    found = site.post(f"/puzzles/{number}/answer", steps=str(wrong))
    assert (found["right"], found["why"], found["turn"]) == (False, "loses", f"{wrong}.")
    assert found["board"]["seat"] == 1 - position.seat
    after = position.play_turn(found["turn"])
    for step in Turn.parse(found["refutation"]).steps:
        after = after.play(step)
    assert not after.is_out(Seat(1 - position.seat))


def test_what_is_no_answer(site: Site) -> None:
    number = site.get("/puzzles/next")["id"]
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="")["code"] == "malformed"
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="..")["code"] == "turn-over"
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="=")["code"] == "out-of-turn"


def test_an_answer_to_survive_shows_nothing_hidden(site: Site) -> None:
    number, puzzle = next((number, one) for number, one in puzzles(site).items() if one.kind is Kind.SURVIVE)
    found = site.post(f"/puzzles/{number}/answer", steps=".")
    assert View.parse(found["board"]["text"]).owner == puzzle.position.seat


def test_the_stock_grows_when_there_is_nothing_else_to_do(site: Site) -> None:
    before = site.storage.count_puzzles()

    async def fill() -> None:
        filling = asyncio.create_task(Stock(site.storage, site.thinking, pause=0.01).fill())
        while site.storage.count_puzzles() < before + 2:
            await asyncio.sleep(0.02)
        filling.cancel()

    site.run(fill())
    added = list(puzzles(site).values())[before:]
    assert len(added) >= 2
    for puzzle in added:
        puzzle.check()
