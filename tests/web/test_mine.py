"""What is one's own: running games, results, settings."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import violations
from tests.support.serving import Served
from tests.support.visitors import DESKTOP, PHONE, Visit
from tests.support.web_players import gather, open_table, persons
from tests.support.web_positions import SHORT


@pytest.mark.firefox
def test_games_that_wait_for_ones_turn_come_first(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    for player in (ann, bob):
        player.page.goto("/")
    theirs, mine = (player.page.locator("main > section").first for player in (ann, bob))
    expect(theirs.get_by_role("heading")).to_have_text("Your games in progress")
    expect(theirs.get_by_role("link", name="Against Bob")).to_contain_text("Others’ turn")
    expect(mine.get_by_role("link", name="Against Ann")).to_contain_text("Your turn")
    mine.get_by_role("link", name="Against Ann").click()
    bob.page.locator("[data-deed=nothing]").click()
    bob.page.locator("[data-deed=go-out]").click()
    expect(bob.page.locator("[data-phase=over]")).to_be_visible()
    bob.page.goto("/")
    expect(bob.page.get_by_role("region", name="Recent games").get_by_role("link", name="Against Ann")).to_contain_text(
        "You lost."
    )
    expect(bob.page.get_by_role("heading", name="Your games in progress")).to_have_count(0)


def resign(page: Page, level: int, rules: str) -> None:
    """Loses a game against a bot."""
    page.evaluate("localStorage.setItem('red7.name', 'Ann')")
    path = open_table(page, seats=[*persons(1), {"kind": "bot", "level": level}], rules=rules)
    page.evaluate("id => sessionStorage.setItem('red7.sit.' + id, '1')", path.rpartition("/")[2])
    page.goto(path)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".button.warn").click()
    expect(page.locator("[data-phase=over]")).to_be_visible()


def shown(page: Page) -> dict[str, Any]:
    """The results on the page, as the command prints them."""
    page.goto("/results")
    expect(page.locator("[data-games]")).to_be_visible()
    found: dict[str, Any] = page.evaluate(
        """() => {
            const all = document.querySelector("[data-games]").dataset;
            const groups = {levels: {}, opponents: {}, rules: {}};
            for (const row of document.querySelectorAll("tr[data-key]"))
                groups[row.closest("table").dataset.results][row.dataset.key] =
                    [...row.querySelectorAll("td")].slice(0, 2).map((cell) => Number(cell.textContent));
            return {all: [Number(all.games), Number(all.won)], ...groups};
        }"""
    )
    return found


def test_results_agree_with_the_games_that_are_kept(visit: Visit, own_site: Served) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT, url=own_site.url)
    bob.page.locator("[data-deed=nothing]").click()
    bob.page.locator("[data-deed=go-out]").click()
    expect(ann.page.get_by_role("heading", name="You won the game.")).to_be_visible()
    resign(ann.page, 3, rules="1.3ds")
    resign(ann.page, 3, rules="1.3")
    resign(ann.page, 5, rules="1.3")
    on_page = shown(ann.page)
    command = [sys.executable, "-m", "red7", "games", "results", "Ann", "--json", "--database", own_site.database]
    counted = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert on_page == counted
    assert on_page["all"] == [4, 1]
    assert on_page["levels"] == {"3": [2, 0], "5": [1, 0]}
    assert on_page["opponents"] == {"Bob": [1, 1]}
    ann.page.goto("/games")
    own = ann.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(own).to_have_count(4)
    own.first.get_by_role("button", name="Remove from this list").click()
    expect(own).to_have_count(3)
    ann.page.reload()
    expect(own).to_have_count(3)
    assert shown(ann.page)["all"] == [3, 1]


def test_settings_are_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("combobox", name="Theme").select_option("dark")
    page.get_by_label("Text size").select_option("130")
    page.get_by_label("More contrast").check()
    page.get_by_label("Speed of the bots").select_option("slow")
    page.get_by_label("Sounds").check()
    page.reload()
    set_here = page.evaluate("({...document.documentElement.dataset})")
    assert set_here == {"contrast": "more", "text": "130", "theme": "dark"}
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    expect(page.get_by_label("Your name")).to_have_value("Ann")
    expect(page.get_by_label("Speed of the bots")).to_have_value("slow")
    expect(page.get_by_label("Sounds")).to_be_checked()
    page.goto("/new")
    expect(page.get_by_label("Your name at the table")).to_have_value("Ann")


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_are_for_everybody(visit: Visit, kind: dict[str, Any], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme).page
    for path in ("/settings", "/results"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/settings")
    page.get_by_label("More contrast").check()
    page.get_by_label("Text size").select_option("150")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
