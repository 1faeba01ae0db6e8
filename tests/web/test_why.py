"""Why a turn is good or bad, shown on the board step by step: a hint, a mistake, a puzzle's solution."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.support.web_players import Player, open_table
from tests.support.web_positions import SHORT


def walk_on(page: Page) -> list[str]:
    """What is said at each step to the end; the last moment is left in view."""
    said: list[str] = []
    bar = page.locator("[data-walk]")
    for step in range(1, 30):
        expect(bar).to_have_attribute("data-walk", str(step))
        said.append(bar.locator("p").inner_text())
        on = page.locator("[data-deed=walk-on]")
        if not on.count():
            return said
        on.click()
    raise AssertionError("a line without an end")


@pytest.mark.firefox
def test_a_hint_is_shown_on_the_board_with_the_reply(visit: Visit) -> None:
    ann = Player(visit(kind=SMALL_PHONE), "Ann", "touch")
    ann.sit(open_table(ann.page, position=SHORT, seats=[{"kind": "bot", "level": 1}, {"kind": "person"}]))
    ann.page.locator("[data-deed=hint]").click()
    best = ann.page.locator(".hints li button").first
    expect(best).to_contain_text("% to win", timeout=60_000)
    own = ann.page.get_by_role("region", name="Your palette").get_by_role("img")
    before = own.count()
    best.click()
    said = walk_on(ann.page)
    assert said[0].startswith("Step 1 of ")
    assert "You: " in said[0]
    assert "Nino: " in said[-1]
    assert own.count() > before or "rule" in said[0]
    ann.page.locator("[data-deed=stop]").click()
    expect(own).to_have_count(before)
    expect(ann.page.locator("[data-zone=hand] button").first).to_be_enabled()


def test_a_mistake_shows_the_reply_and_the_better_turn(visit: Visit, short: str) -> None:
    figure = {"value": 0.4, "low": 0.3, "high": 0.5}
    option: dict[str, Any] = {"goes_out": False, "chance": figure, "points": None, "loss": figure}
    verdict = {
        "round": 1, "number": 2, "seat": 1, "turn": ">G6", "mark": "blunder", "better": "+R7.", "text": "",
        "played": option | {"steps": ">G6"}, "best": option | {"steps": "+R7."}, "reply": "+O4.",
    }  # fmt: skip

    def tell(route: Route) -> None:
        whole = {"game": short[3:], "state": "done", "done": 1, "turns": 1, "verdicts": [verdict], "curve": []}
        route.fulfill(json=whole)

    page = visit().page
    page.route("**/review", tell)
    page.goto(f"{short}#2")
    page.get_by_role("button", name="Show the reply").click()
    assert "Ann: " in walk_on(page)[0]
    expect(page.get_by_role("region", name="Ann’s palette").get_by_role("img", name="Orange 4")).to_be_visible()
    page.locator("[data-deed=stop]").click()
    page.get_by_role("button", name="Show the better turn").click()
    said = walk_on(page)
    assert len(said) == 2
    expect(page.get_by_role("region", name="Bob’s palette").get_by_role("img", name="Red 7, counts")).to_be_visible()
    page.get_by_role("button", name="Round 1: the deal").click()
    expect(page.locator("[data-walk]")).to_have_count(0)


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_solution_is_shown_with_the_best_defence(visit: Visit, site: str, kind: dict[str, Any]) -> None:
    puzzle = httpx.get(f"{site}/api/puzzles/next?kind=win&rules=1.3").json()
    page = visit(kind=kind).page
    page.route("**/api/puzzles/daily", lambda route: route.fulfill(json=puzzle | {"date": "2026-11-19"}))
    page.goto("/puzzles")
    page.locator("[data-deed=give-up]").click()
    page.locator("[data-deed=explain]").click()
    said = walk_on(page)
    assert "You won the round." in said[-1] or "You win" in said[-1]
    expect(page.locator("[data-deed=stop]")).to_be_in_viewport()
    page.locator("[data-deed=stop]").click()
    expect(page.get_by_text("The solution:")).to_be_visible()
