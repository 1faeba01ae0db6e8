"""A game reviewed in the browser: its marks, its curve, and how the review comes and ends."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from red7.locales import Words
from tests.support.axe import violations
from tests.support.visitors import PHONE, SMALL_PHONE, Visit, Visitor
from tests.support.web_games import expect_no_overflow, expect_step, turns

CONTROLS: Final = ("To the start", "Previous turn", "Autoplay", "Next turn", "To the end")
REVIEW: Final[dict[str, Any]] = {
    "verdicts": [
        ("1.1", "best", "+O7.", None),
        ("1.2", "blunder", ">G6", "+R7>V6"),
        ("1.3", "forced", ">B4", None),
    ]
}


def review_of(game: str, done: int) -> dict[str, Any]:
    """A review as the server would give it, so far as it has come."""

    def figure(value: float) -> dict[str, float]:
        return {"value": value, "low": value - 0.02, "high": value + 0.02}

    def option(steps: str, chance: float) -> dict[str, Any]:
        return {"steps": steps, "goes_out": False, "chance": figure(chance), "points": None, "loss": figure(0)}

    verdicts = []
    for place, mark, turn, better in REVIEW["verdicts"][:done]:
        round, number = map(int, place.split("."))
        verdicts.append({
            "round": round, "number": number, "seat": (number + 1) % 2, "turn": turn, "mark": mark, "better": better,
            "played": option(turn, 0.2 * number), "best": option(better or turn, 0.85), "text": "in English",
            "reply": "+R1." if mark == "blunder" else None,
        })  # fmt: skip
    curve = [
        {key: one[key] for key in ("round", "number", "seat")} | {"chance": 0.2 * one["number"]} for one in verdicts
    ]
    state = "done" if done == 3 else "going-on"
    return {"game": game, "state": state, "done": done, "turns": 3, "verdicts": verdicts, "curve": curve}


def tell_reviews(visitor: Visitor, game: str) -> list[str]:
    """Has a review come to its end after three questions; gives back how they were asked."""
    asked: list[str] = []

    def tell(route: Route) -> None:
        method = route.request.method
        if method == "GET" and not asked:
            route.fulfill(status=204)
            return
        asked.append(method)
        review = review_of(game, min(3, len(asked)))
        route.fulfill(json=review | ({"state": "stopped"} if method == "DELETE" else {}))

    visitor.page.route("**/review", tell)
    return asked


def reviewed(visit: Visit, game: str) -> Page:
    """The second turn of a game, of which a review was asked for."""
    visitor = visit()
    tell_reviews(visitor, game[3:])
    visitor.page.goto(f"{game}#2")
    visitor.page.get_by_role("button", name="Review this game").click()
    return visitor.page


@pytest.mark.quick
def test_a_review_marks_turns_and_says_what_was_better_and_what_could_follow(visit: Visit, short: str) -> None:
    page = reviewed(visit, short)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(turns(page).locator("[data-mark]")).to_have_count(3)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    marks = [mark.get_attribute("data-mark") for mark in turns(page).locator("[data-mark]").all()]
    assert marks == ["best", "blunder", "forced"]
    totals = page.locator("[data-totals]")
    expect(totals.get_by_role("row", name="Blunder")).to_have_text(re.compile(r"Blunder\s*0\s*1$"))
    expect(totals.get_by_role("row", name="Chance lost")).to_have_text(re.compile(r"turn\s*65%\s*45%$"))
    verdict = page.locator("p", has=page.locator("[data-mark=blunder]"))
    expect(verdict).to_contain_text("Blunder 40% to win the round, when 85% was possible.")
    expect(verdict).to_contain_text("Ann could answer: play")
    expect(verdict.get_by_role("img")).to_have_count(3)
    expect(verdict.get_by_role("img").first).to_have_accessible_name("Red 7")
    assert "English" not in verdict.inner_text()


def test_the_curve_leads_to_its_turns(visit: Visit, short: str) -> None:
    page = reviewed(visit, short)
    chart = page.get_by_role("group", name="Chance to win the round, after each turn")
    points = chart.get_by_role("button")
    expect(points).to_have_count(3)
    expect(chart).to_contain_text("100%")
    points.nth(0).click()
    expect_step(page, 1)
    expect(points.nth(0)).to_have_accessible_name("Round 1, turn 1, Ann: 20%")
    points.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    expect(points.nth(1)).to_be_focused()
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("row", name="1.2 Bob 40% Blunder")).to_be_visible()


def test_the_curve_goes_from_the_deal_to_the_last_turn_that_was_looked_at(visit: Visit, short: str) -> None:
    """Also that of Bob, who had one turn: his chance stands before and after it."""
    page = reviewed(visit, short)
    expect(page.locator("[data-point]")).to_have_count(3)
    expect(page.get_by_text("The chart starts each round at even chances.")).to_be_visible()
    lines = page.locator("[data-line]")
    expect(lines).to_have_count(2)
    ends = "(one) => [0, one.getTotalLength()].map((at) => one.getPointAtLength(at)).flatMap(({x, y}) => [x, y])"
    levels = "[...document.querySelectorAll('path.grid')].map((one) => one.getPointAtLength(0).y)"
    points = "[...document.querySelectorAll('[data-point]')].map((one) => one.transform.baseVal[0].matrix)"
    foot, middle, top = page.evaluate(levels)
    last = page.evaluate(f"{points}.at(-1).e")
    for line, chance in zip(lines.all(), (0.6, 0.4), strict=True):
        left, start, right, end = line.evaluate(ends)
        assert start == pytest.approx(middle, abs=0.1)
        assert left < last - 100
        assert right == pytest.approx(last, abs=0.1)
        assert end == pytest.approx(foot + chance * (top - foot), abs=0.1)


def test_a_review_can_be_stopped(visit: Visit, short: str) -> None:
    visitor = visit()
    page = visitor.page
    asked = tell_reviews(visitor, short[3:])
    page.goto(short)
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Continue the review")).to_be_visible()
    assert asked[0] == "POST"
    assert asked[-1] == "DELETE"


def test_a_review_that_is_lost_is_not_asked_for_again(visit: Visit, short: str) -> None:
    """As long as the server is only away it is, but less and less often."""
    page = visit(service_workers="block").page
    answers = [(404, "no-review"), (503, "unavailable"), (429, "rate"), (404, "no-review")]
    asked: list[float] = []

    def tell(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(json=review_of(short[3:], 1))
            return
        asked.append(time.monotonic())
        status, code = answers[min(len(asked), len(answers)) - 1]
        route.fulfill(status=status, json={"code": code, "text": ""})

    page.route("**/review", tell)
    page.goto(short)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("button", name="Continue the review")).to_be_visible(timeout=15_000)
    expect(page.get_by_role("alert")).to_have_text(Words("en").text("trouble"))
    page.wait_for_timeout(1_500)
    assert len(asked) == len(answers)
    first, second = (later - before for before, later in pairwise(asked[1:]))
    assert second > 1.5 * first > 1.5


def test_a_real_review_runs_to_its_end(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#1")
    page.get_by_role("button", name="Review this game").click()
    expect(turns(page).locator("[data-mark]")).to_have_count(7, timeout=120_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator("p [data-mark]")).to_be_visible()
    page.reload()
    expect(turns(page).locator("[data-mark]")).to_have_count(7)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_are_for_everyone(visit: Visit, match: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, reduced_motion="reduce")
    page = visitor.page
    tell_reviews(visitor, match[3:])
    page.goto(f"{match}#3")
    expect_step(page, 3)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator("p [data-mark]")).to_be_visible()
    assert violations(page) == []
    page.goto("/games")
    expect(page.get_by_role("heading", name="Import a game")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_nothing_sticks_out_on_a_phone(visit: Visit, match: str, kind: dict[str, Any]) -> None:
    visitor = visit(kind=kind)
    page = visitor.page
    tell_reviews(visitor, match[3:])
    page.goto(f"{match}#6")
    expect_step(page, 6)
    page.get_by_role("button", name="Review this game").click()
    expect(turns(page).locator("[data-mark]")).to_have_count(3)
    for eyes in ("open", "0", "-"):
        page.get_by_label("View as").select_option(eyes)
        expect_no_overflow(page)
    for name in CONTROLS:
        box = page.get_by_role("button", name=name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.goto("/games")
    expect(page.get_by_role("heading", name="Import a game")).to_be_visible()
    expect_no_overflow(page)
