"""The list of games, and records brought in from elsewhere."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.support.visitors import Visit, hold
from tests.support.web_games import GAME, MATCH, bot


@pytest.mark.quick
def test_a_broken_record_shows_line_and_reason(visit: Visit) -> None:
    page = visit().page
    page.goto("/games")
    page.get_by_label("Or paste the record").fill(GAME.replace("3. 0 >B4", "3. 0 >B3"))
    page.get_by_role("button", name="Show this game").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Line 10, turn 3.")
    expect(alert).to_contain_text("The rules don’t allow this here.")
    expect(alert).to_contain_text("3. 0 >B3")
    expect(alert).to_contain_text("B3 is not in hand")
    page.get_by_label("Or paste the record").fill(GAME)
    page.get_by_role("button", name="Show this game").click()
    expect(page).to_have_url(re.compile(r"/g/\w{10}$"))


def test_what_is_no_record_is_not_taken(visit: Visit) -> None:
    page = visit().page
    page.goto("/games")
    page.get_by_label("Or paste the record").fill("Dear diary")
    page.get_by_role("button", name="Show this game").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1.")
    expect(page.get_by_role("alert")).to_contain_text("doesn’t look like")


def test_a_file_is_brought_in(visit: Visit) -> None:
    page = visit().page
    page.goto("/games")
    record = MATCH.replace("\n", "\r\n").encode()
    page.get_by_label("Choose a file").set_input_files({"name": "x.red7", "mimeType": "text/plain", "buffer": record})
    expect(page).to_have_url(re.compile(r"/g/\w{10}$"))
    expect(page.get_by_text("Round 1 of 6")).to_be_visible()


def test_whoever_has_left_is_not_pulled_to_the_game(visit: Visit) -> None:
    page = visit(service_workers="block").page
    page.goto("/games")
    page.get_by_label("Or paste the record").fill(GAME)
    button = page.get_by_role("button", name="Show this game")
    bringing = hold(page, button.click, lambda asked: asked.method == "POST")
    page.locator("a[href='/']").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        bringing.continue_()
    answer.value.finished()
    page.wait_for_timeout(300)
    assert urlsplit(page.url).path == "/"


def test_public_games_come_page_by_page(visit: Visit) -> None:
    def summary(number: int) -> dict[str, Any]:
        return {
            "id": f"Game{number:06}", "at": 1_790_000_000_000, "rules": "1.3ds",
            "seats": [f"Guest {number}", "level 3"], "result": "0=1", "winners": [0, 1], "why": "played",
            "resigned": [], "rounds": 2, "turns": 20, "eyes": "open",
        }  # fmt: skip

    def tell(route: Route) -> None:
        is_first = "before=" not in route.request.url
        games = [summary(number) for number in (range(20) if is_first else range(20, 23))]
        route.fulfill(json={"games": games, "before": "1790000000000.Game000019" if is_first else None})

    page = visit().page
    page.route("**/api/games?*", tell)
    page.goto("/games")
    games = page.get_by_role("region", name="Games at public tables").get_by_role("listitem")
    expect(games).to_have_count(20)
    expect(games.first).to_contain_text(f"Guest 0 and {bot(3)}")
    expect(games.first).to_contain_text(f"A shared win: Guest 0 and {bot(3)}.")
    page.get_by_role("button", name="Older games").click()
    expect(games).to_have_count(23)
    expect(page.get_by_role("button", name="Older games")).to_have_count(0)


def test_own_games_are_remembered_here(visit: Visit, site: str, short: str) -> None:
    page = visit().page
    page.goto("/games")
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)
    players: list[dict[str, Any]] = [{"name": "Ann", "level": None}, {"name": "", "level": 2}]
    seats = {"seats": [{"kind": "person"}, {"kind": "bot", "level": 2}]}
    token = {"authorization": "Bearer ann-ann-ann-ann-ann-ann-ann-ann-"}
    open_still = httpx.post(f"{site}/api/tables", json=seats, headers=token).json()["id"]
    table = {"id": open_still, "name": "", "rules": "1.3", "at": 1_790_000_000_000, "players": players, "game": None}
    over = {"id": "Over123456", "players": [players[0] | {"won": True}, players[1]], "game": short[3:]}
    given_up = over | {"id": "Over234567", "players": [players[0] | {"resigned": True}, players[1] | {"won": True}]}
    tables = [table | {"id": "Gone123456"}, table, table | over, table | given_up]
    page.evaluate("tables => localStorage.setItem('red7.tables', tables)", json.dumps(tables))
    page.reload()
    own = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(own).to_have_count(3)
    expect(own.nth(0)).to_contain_text("In progress")
    expect(own.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{open_still}")
    expect(own.nth(1)).to_contain_text("Ann won.")
    expect(own.nth(2)).to_contain_text(f"{bot(2)} won. Ann resigned.")
    own.nth(1).get_by_role("link", name=f"Ann and {bot(2)}").first.click()
    expect(page).to_have_url(re.compile(rf"{short}$"))
