"""Who is winning at a real table, and the points over rounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit


def tap(page: Page, player: int, *cards: str) -> None:
    """Puts cards into the palette of a player, counted from 0."""
    page.locator(f"[data-player='{player}']").get_by_role("button", name="’s cards").click()
    for card in cards:
        page.locator(f"[data-tile={card}]").click()


def begin(page: Page) -> None:
    """Two players with a few cards: Ann with three even ones, Bob with two 6s."""
    page.goto("/who")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    tap(page, 0, "R6", "G4", "O2", "B7")
    tap(page, 1, "Y6", "I6", "V1")


@pytest.mark.quick
def test_tapping_tells_who_leads(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    begin(page)
    answer = page.locator("main > [aria-live]")
    expect(answer).to_contain_text("Ann is winning: highest card")
    page.get_by_role("radio", name="Orange: most cards of one number").check()
    expect(answer).to_contain_text("Bob is winning: 2 with the same number")
    page.get_by_role("radio", name="Green: most even cards").check()
    expect(answer).to_contain_text("Ann is winning: 3 even cards")
    expect(page.locator("[data-player='0'] [aria-label$=', counts']")).to_have_count(3)
    page.get_by_label("Ann is out of the round").check()
    expect(answer).to_contain_text("Bob is winning: 2 even cards")
    row = page.get_by_role("row", name="Orange: most cards of one number")
    expect(row.get_by_role("cell").nth(1)).to_contain_text("winning: 2 with the same number, highest Yellow 6")


def test_without_a_network_nothing_is_made_up_and_it_comes_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    begin(page)
    answer = page.locator("main > [aria-live]")
    expect(answer).to_contain_text("Ann is winning")
    visitor.context.set_offline(True)
    page.locator("[data-tile=R7]").click()
    expect(answer).to_contain_text("Can’t reach the server")
    expect(page.get_by_text("no cards count")).to_have_count(0)
    expect(page.locator("[data-player] .faded")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(answer).to_contain_text("Bob is winning: highest card")
    expect(page.locator("[data-player='1'] .counts")).to_have_count(1)


def test_a_card_is_in_one_palette_only(visit: Visit) -> None:
    page = visit().page
    begin(page)
    expect(page.locator("[data-tile=R6]")).to_have_attribute("aria-label", "Red 6, in Ann’s palette")
    page.locator("[data-tile=R6]").click()
    expect(page.locator("[data-player='1'] [data-card=R6]")).to_be_visible()
    expect(page.locator("[data-player='0'] [data-card=R6]")).to_have_count(0)
    page.locator("[data-tile=R6]").click()
    expect(page.locator("[data-player] [data-card=R6]")).to_have_count(0)


def test_cards_may_be_typed(visit: Visit) -> None:
    page = visit().page
    page.goto("/who")
    field = page.get_by_label("Or type cards")
    field.fill("r7 g 4,v1")
    field.press("Enter")
    expect(page.locator("[data-player='0'] [data-card]")).to_have_count(3)
    expect(field).to_have_value("")
    tap(page, 1)
    field.fill("R9 zz r7")
    field.press("Enter")
    told = page.get_by_role("status")
    expect(told).to_contain_text("R9 and zz aren’t cards.")
    expect(told).to_contain_text("moved here from Player 1.")
    expect(field).to_have_value("R9 zz")
    expect(page.locator("[data-player='1'] [data-card=R7]")).to_be_visible()
    field.fill("indigo 7")
    field.press("Enter")
    expect(told).to_contain_text("indigo 7 isn’t a card.")
    expect(page.locator("[data-player='1'] [data-card]")).to_have_count(1)
    page.locator("[data-tile=G4]").click()
    expect(told).to_have_text("4 moved here from Player 1.")


def test_points_are_kept_over_rounds_and_reloads(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    begin(page)
    page.get_by_role("radio", name="Green: most even cards").check()
    page.get_by_role("button", name="Score 12 points, Ann").click()
    expect(page.locator("[data-total='0']")).to_contain_text("12")
    expect(page.get_by_text("Ann won round 1: 12 points.")).to_be_visible()
    page.reload()
    expect(page.locator("[data-total='0'] strong")).to_have_text("12")
    expect(page.locator("[data-player='1'] [data-card]")).to_have_count(3)

    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ann")
    expect(page.locator("[data-player] [data-card]")).to_have_count(0)
    expect(page.locator("[data-tile=R6]")).to_be_disabled()  # scored, so it is not dealt again
    expect(page.locator("[data-tile=B7]")).to_be_enabled()
    tap(page, 1, "R7", "Y7", "B7", "V7")
    page.get_by_role("radio", name="Orange: most cards of one number").check()
    page.get_by_role("button", name="Score 28 points, Bob").click()
    expect(page.locator("[data-total='1'] strong")).to_have_text("28")

    page.get_by_role("button", name="Undo the last entry").click()
    expect(page.locator("[data-total='1'] strong")).to_have_text("0")
    expect(page.locator("[data-total='0'] strong")).to_have_text("12")
    page.get_by_role("button", name="Undo the last entry").click()
    expect(page.locator("[data-total='0'] strong")).to_have_text("0")
    expect(page.locator("[data-tile=R6]")).to_be_enabled()


def test_the_target_is_that_of_so_many_players(visit: Visit) -> None:
    page = visit().page
    begin(page)
    expect(page.get_by_text("The game ends at 40.")).to_be_visible()
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_text("The game ends at 35.")).to_be_visible()
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_text("The game ends at 30.")).to_be_visible()
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)
    tap(page, 3, "R7", "O7", "Y7", "G7", "I7")
    page.get_by_role("radio", name="Orange: most cards of one number").check()
    page.get_by_role("button", name="Score 35 points, Player 4").click()
    expect(page.get_by_text("Player 4 has reached 30 points.")).to_be_visible()


def test_a_new_game_asks_first(visit: Visit) -> None:
    page = visit().page
    begin(page)
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ann")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Clear everything").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("")
    expect(page.locator("[data-player] [data-card]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_it_is_for_everybody(visit: Visit, kind: dict[str, Any], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, reduced_motion="reduce").page
    begin(page)
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("radio", name="Green: most even cards").check()
    expect(page.locator("main > [aria-live]")).to_contain_text("3 even cards")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """[...document.querySelectorAll('[data-tile]')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width < 44 || box.height < 44;
        }).length"""
    )
    assert small == 0
