"""What seats, the rule and the sentence say of a board, and that they say the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.visitors import DESKTOP, IN_VIEW, Visit
from tests.support.web_players import Player, gather, open_table
from tests.support.web_positions import FULL, OVER_SOON, SHORT, YELLOW_FIVE

SCORING = "red7/1 1.3s[ROYG/1234567/4] R7O7O2:G1/Y4:- O1 R1R2R3R4R5R6O3O4O5O6Y1Y2Y3Y5Y6Y7G2G3G4G5G6G7 1"


def expect_refused(page: Page) -> None:
    """The whole table shows Yellow 5 on the canvas, and one sentence says why it may not go there."""
    banner = page.get_by_role("region", name="The current rule")
    expect(page.get_by_text("to the canvas: Ann would be winning, so you can’t.")).to_be_visible()
    expect(banner).to_contain_text("This would be the rule")
    expect(banner.locator(f"{YELLOW_FIVE}.ghost")).to_be_visible()
    expect(page.get_by_role("region", name="Ann’s palette")).to_contain_text("would be winning")
    expect(page.get_by_role("region", name="Your palette").locator("[data-card]")).to_have_count(1)


@pytest.mark.parametrize("is_dragged", [False, True], ids=["hovered", "dragged"])
def test_over_the_canvas_everything_says_the_same(visit: Visit, *, is_dragged: bool) -> None:
    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    page = bob.page
    card = page.get_by_role("button", name="Yellow 5")
    if is_dragged:
        card.hover()
        page.mouse.down()
    else:
        card.click()
        expect(page.get_by_text("Ann would still be winning")).to_be_visible()
    page.mouse.move(*middle(page.locator("[data-drop=canvas]")), steps=4)
    expect_refused(page)
    page.mouse.up()
    expect_refused(page)
    page.mouse.move(400, 600)
    expect(page.get_by_text("Ann would still be winning")).to_be_visible()
    expect(page.get_by_role("region", name="Your palette").locator(YELLOW_FIVE)).to_be_visible()
    expect(page.get_by_role("region", name="The current rule")).to_contain_text("Red: highest card")


def middle(place: Locator) -> tuple[float, float]:
    """The point in the middle of something."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_on_the_canvas_is_told_why_not(visit: Visit) -> None:
    _, bob = gather(visit, "mouse", "touch", position=SHORT)
    bob.press(bob.page.get_by_role("button", name="Yellow 5"))
    bob.press(bob.page.locator("[data-drop=canvas]"))
    expect_refused(bob.page)


def test_whose_turn_it_is_is_said_at_their_seat(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    expect(ann.page.get_by_role("region", name="Bob’s palette").get_by_text("their turn")).to_be_visible()
    expect(bob.page.get_by_role("region", name="Your palette").get_by_text("your turn")).to_be_visible()
    words = ann.page.get_by_role("region", name="Bob’s palette").get_by_text("their turn").bounding_box()
    assert words
    assert words["width"] > 40  # it was a dot once


def test_nothing_counts_for_whoever_is_out(visit: Visit) -> None:
    _, bob, _ = gather(visit, "mouse", "mouse", "mouse", position=OVER_SOON)
    cards = bob.page.get_by_role("region", name="Your palette").locator("[data-card]")
    expect(cards.and_(bob.page.locator(".counts"))).to_have_count(1)
    bob.page.locator("[data-deed=leave]").click()
    expect(cards.and_(bob.page.locator(".faded"))).to_have_count(1)
    expect(cards.and_(bob.page.locator(".counts"))).to_have_count(0)


@pytest.mark.parametrize("is_late", [False, True], ids=["then", "after a reload"])
def test_a_round_is_shown_as_it_was_won(visit: Visit, *, is_late: bool) -> None:
    """What is scored leaves the palette; but with it the round was won."""
    ann, bob = gather(visit, "mouse", "mouse", position=SCORING)
    bob.page.locator("[data-deed=leave]").click()
    if is_late:
        ann.page.reload()
    palette = ann.page.get_by_role("region", name="Your palette")
    expect(palette).to_contain_text("won")
    expect(palette.locator(".counts")).to_have_count(2)
    expect(palette.locator("[data-card]")).to_have_count(3)
    expect(palette).to_contain_text("2 with the same number")


def test_whoever_looks_on_sees_large_palettes(visit: Visit) -> None:
    """Without a hand under the board the room is the palettes'."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": 1}] * 3]
    ann = Player(visit(), "Ann")
    path = open_table(ann.page, seats=seats, position=FULL.replace(" 2", " 0"))
    ann.sit(path)
    watcher = visit().page
    watcher.goto(path)
    cards = watcher.locator("[data-zone=palette] [data-card]")
    expect(cards).to_have_count(28)
    assert cards.evaluate_all(IN_VIEW) == [True] * 28
    ends = watcher.locator("[data-seat]").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert max(ends) > 0.8 * DESKTOP["viewport"]["height"]
