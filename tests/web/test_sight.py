"""What colour says is said without it: in the reader's own few colours, on paper, and the same on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.visitors import Visit
from tests.support.web_players import MINE, Player, gather, open_table
from tests.support.web_positions import FULL, SHORT


def style(place: Locator, name: str) -> str:
    """What a property of an element comes to."""
    found: str = place.evaluate("(one, name) => getComputedStyle(one)[name]", name)
    return found


def outline(place: Locator) -> float:
    """How thick the outline of an element is."""
    is_there = style(place, "outlineStyle") != "none"
    return float(style(place, "outlineWidth").removesuffix("px")) if is_there else 0.0


def test_forced_colours_leave_cards_that_count_and_who_is_winning(visit: Visit) -> None:
    visitor = visit(forced_colors="active")
    page = visitor.page
    ann = Player(visitor, "Ann")
    bot = {"kind": "bot", "level": 1}
    ann.sit(open_table(page, seats=[bot, bot, {"kind": "person"}, bot], position=FULL))
    expect(page.locator(MINE)).to_be_visible()
    palette = page.get_by_role("region", name="Your palette")
    assert outline(palette.locator(".counts")) >= 3
    assert outline(palette.locator(".faded").first) < 2
    assert style(palette.locator(".counts"), "backgroundColor") == "rgb(61, 176, 124)", "cards keep their colours"
    assert outline(page.locator("[data-seat].leading")) >= 3
    assert outline(page.locator("[data-seat]:not(.leading)").first) < 2
    card = page.get_by_role("button", name="Violet 1")
    card.click()
    assert outline(card) >= 3
    page.goto("/")
    expect(page.locator("[data-player].leading")).to_be_visible()
    assert outline(page.locator("[data-player].leading")) >= 3
    assert outline(page.get_by_role("button", name="Orange: most cards")) >= 3


@pytest.mark.parametrize("path", ["/rules", "table"])
def test_print_is_black_on_white_from_the_dark_theme(visit: Visit, path: str) -> None:
    page = visit(color_scheme="dark").page
    if path == "table":
        page = gather(visit, "mouse", "mouse", position=SHORT)[0].page
        page.get_by_role("button", name="Dark theme").click()
    else:
        page.goto(path)
    expect(page.locator("h1")).to_be_attached()
    assert lightness(page) < 60
    page.emulate_media(media="print")
    assert lightness(page) == 255
    dark = page.locator("main :is(h2, h3, p, td, li)").evaluate_all(
        """all => all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color)
            .filter((colour) => Math.max(...colour.match(/[0-9]+/g).slice(0, 3).map(Number)) < 128).length"""
    )
    assert dark > 2


def lightness(page: Page) -> int:
    """The first part of the page's ground colour."""
    found: int = page.evaluate("Number(getComputedStyle(document.documentElement).backgroundColor.match(/[0-9]+/)[0])")
    return found


def test_the_leader_has_the_same_tint_everywhere(visit: Visit) -> None:
    """On the home page, at a real table and at ours: that of the rule."""
    (ann, _) = gather(visit, "mouse", "mouse", position=SHORT)
    page = ann.page
    red = style(page.locator("[data-seat].leading"), "backgroundColor")
    page.goto("/")
    page.get_by_role("button", name="Red: highest card").click()
    leader = page.locator("[data-player].leading")
    expect(leader).to_have_css("background-color", red)
    page.goto("/who")
    page.locator("[data-tile=R7]").click()
    expect(page.locator("[data-player].leading")).to_have_css("background-color", red)
    page.get_by_role("radio", name="Green: most even cards").check()
    page.locator("[data-tile=R6]").click()
    expect(page.locator("[data-player].leading")).not_to_have_css("background-color", red)
