"""Every page as its reader has set it up: light, dark, in a few colours of their own, and with text twice as large."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, SMALL_PHONE, Visit
from tests.support.web_players import HAND, MINE, Player, open_table
from tests.support.web_positions import FULL

PAGES = (
    *("/", "/new", "/pass", "/learn", "/rules", "/who", "/quick", "/ratings"),
    *("/puzzles", "/games", "/board", "/results", "/settings", "/nowhere", "/t/nosuchtabl"),
)
BOT = {"kind": "bot", "level": 1}
ALL = [pytest.param(path, marks=pytest.mark.quick) if path == "/" else path for path in PAGES]

CUT_OFF = """() => [...document.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, p, dd, td, .tag")]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen, .skip, [role=tablist]"))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `beyond the window: ${one.outerHTML.slice(0, 120)}`)"""


def faults(page: Page) -> dict[str, list[str]]:
    """What axe-core finds in each theme: as it is, in forced colours, and with text twice as large."""
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, forced_colors="none", reduced_motion="reduce")
        page.evaluate("scheme => { document.documentElement.dataset.theme = scheme; }", scheme)
        found[scheme] = violations(page)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        found[f"{scheme}, large"] = violations(page)
        found[f"{scheme}, large"] += page.evaluate(CUT_OFF)
        page.evaluate("document.documentElement.style.fontSize = ''")
        # Chromium tells axe the forced colour of what is behind a text, but not that of the text.
        page.emulate_media(forced_colors="active")
        found[f"{scheme}, forced"] = violations(page, without="color-contrast")
    return {how: what for how, what in found.items() if what}


@pytest.mark.chromium  # forces colours
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ALL)
def test_a_page_is_for_everybody(visit: Visit, path: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind).page
    page.goto(path)
    expect(page.locator("main h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert faults(page) == {}


@pytest.mark.chromium  # forces colours
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
def test_a_game_is_for_everybody(visit: Visit, kind: dict[str, object]) -> None:
    """The table before the deal, and in one’s turn with a card picked up."""
    visitor = visit(kind=kind)
    page = visitor.page
    path = open_table(page, seats=[BOT, BOT, {"kind": "person"}, BOT], position=FULL)
    page.goto(path)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert faults(page) == {}
    Player(visitor, "Ann").sit(path)
    expect(page.locator(MINE)).to_be_visible()
    page.locator(HAND).first.click()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert faults(page) == {}


@pytest.mark.chromium  # forces colours
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
def test_a_replay_is_for_everybody(visit: Visit, match: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind).page
    page.goto(f"{match}#3")
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == {}
