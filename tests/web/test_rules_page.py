"""The page with the rules of each edition."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, SMALL_PHONE, Visit

DIFFERENT: Final = {
    "1.0": ("must be at least the number of cards in your palette", "Yes, in this edition you stay in."),
    "1.1": ("but never their only card", "you may draw a card"),
    "1.2": ("you must still be able to stay in", "Once a 1 has taken a card"),
    "1.3": ("you may not play the 7", "only for a discard from your hand"),
}
"""What an edition alone says, or with its neighbours."""


@pytest.mark.parametrize("edition", DIFFERENT)
def test_every_edition_has_its_rules(visit: Visit, edition: str) -> None:
    page = visit().page
    page.goto(f"/rules/{edition}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(edition)
    for text in DIFFERENT[edition]:
        expect(page.locator("#main")).to_contain_text(text)
    assert "rulebook-" not in page.locator("#main").inner_text(), "a text is missing"
    expect(page.locator("#winning [aria-label='Orange 4, counts']")).to_be_visible()  # the server has said what counts
    expect(page.locator("#winning [aria-label$=', counts']")).to_have_count(19)


@pytest.mark.quick
def test_editions_are_a_click_apart(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_contain_text("1.3")
    page.get_by_role("navigation", name="Choose an edition").get_by_role("link", name="1.0").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("1.0")
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Actions").click()
    expect(page.get_by_role("heading", name="Actions", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_rules_are_for_everybody(visit: Visit, kind: dict[str, Any], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, reduced_motion="reduce").page
    page.goto("/rules/1.2")
    expect(page.locator("#winning [aria-label='Orange 4, counts']")).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
