"""A full table fits into windows of every size, and everybody can use it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, IN_VIEW, PHONE, SMALL_PHONE, Visit
from tests.support.web_players import HAND, MINE, Player, Way, gather, open_table
from tests.support.web_positions import FULL, SHORT


def sized(width: int, height: int, kind: dict[str, object] = DESKTOP) -> dict[str, object]:
    """A window of another size."""
    return kind | {"viewport": {"width": width, "height": height}}


FITTING = [
    pytest.param(DESKTOP, id="desk"),
    pytest.param(PHONE, id="phone", marks=pytest.mark.quick),
    pytest.param(SMALL_PHONE, id="small"),
    pytest.param(sized(844, 390, PHONE), id="across"),
    pytest.param(sized(820, 1180, PHONE), id="tablet"),
    pytest.param(sized(1024, 768), id="1024"),
    pytest.param(sized(1000, 700), id="1000"),
    pytest.param(sized(760, 600), id="760"),
    pytest.param(sized(960, 540), id="540"),
    pytest.param(sized(1280, 600), id="low"),
    pytest.param(sized(1920, 1080), id="large"),
    pytest.param(sized(2560, 1440), id="huge"),
]
TEXT = "document.documentElement.style.fontSize = '150%'"


@pytest.mark.parametrize("kind", FITTING)
def test_four_with_seven_cards_each_fit(visit: Visit, kind: dict[str, object]) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    visitor = visit(kind=kind)
    path = open_table(visitor.page, seats=seats, position=FULL, clock={"turn": 60, "reserve": 120})
    ann = Player(visitor, "Ann")
    ann.sit(path)
    expect(ann.page.locator(MINE)).to_be_visible()
    for selector, count in ((HAND, 7), ("[data-zone=palette] [data-card]", 28), ("[data-deed]", 2)):
        seen = ann.page.locator(selector).evaluate_all(IN_VIEW)
        assert seen == [True] * count, selector
    assert not ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not ann.page.evaluate("document.documentElement.scrollHeight > innerHeight")
    lefts = ann.page.locator(HAND).evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert min(after - before for before, after in pairwise(lefts)) >= 44  # to be met by a finger
    palette = ann.page.get_by_role("region", name="Your palette")
    clock = palette.get_by_role("timer").bounding_box()
    counted = palette.locator("header [role=img]:visible").last.bounding_box()
    assert clock
    assert counted
    assert counted["x"] + counted["width"] <= clock["x"]

    ann.page.locator("[data-deed=hint]").click()
    hints = ann.page.locator(".hints li")
    expect(hints.first).to_contain_text("%", timeout=60_000)
    for selector, count in ((HAND, 7), ("[data-zone=palette] [data-card]", 28)):
        seen = ann.page.locator(selector).evaluate_all(IN_VIEW)
        assert seen == [True] * count, f"{selector} with hints"
    assert hints.evaluate_all(IN_VIEW) == [True] * 3
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.locator("[data-deed=hint]")).to_be_visible()


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_ones_own_cards_stay_in_view_with_large_text(visit: Visit, kind: dict[str, object]) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    ann = Player(visit(kind=kind), "Ann")
    ann.sit(open_table(ann.page, seats=seats, position=FULL))
    expect(ann.page.locator(MINE)).to_be_visible()
    ann.page.evaluate(TEXT)
    palette = ann.page.get_by_role("region", name="Your palette").locator("[data-card]")
    assert palette.evaluate_all(IN_VIEW) == [True] * 7
    assert ann.page.locator(HAND).evaluate_all(IN_VIEW) == [True] * 7
    assert not ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def gaps(page: Page) -> dict[str, float]:
    """Pixels between board and hand, and between hand and buttons, beside or below it."""
    found: dict[str, float] = page.evaluate(
        """() => {
            const box = (name) => document.querySelector(name).getBoundingClientRect();
            const [palette, hand, bar] = [box(".board > .own"), box(".hand li:last-child"), box(".bar .deeds")];
            return {
                board: hand.bottom < palette.bottom ? innerHeight - palette.bottom : hand.top - palette.bottom,
                across: bar.left - hand.right,
                down: bar.top - hand.bottom,
            };
        }"""
    )
    return found


@pytest.mark.parametrize("kind", [sized(1000, 700), sized(2560, 1440)], ids=["1000", "huge"])
def test_no_part_of_the_table_is_left_empty(visit: Visit, kind: dict[str, object]) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    ann = Player(visit(kind=kind), "Ann")
    ann.sit(open_table(ann.page, seats=seats, position=FULL))
    expect(ann.page.locator(MINE)).to_be_visible()
    found = gaps(ann.page)
    assert found["board"] < 200, found
    assert found["across"] < 150, found
    assert found["down"] < 100, found


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_end_is_in_view(visit: Visit, way: Way) -> None:
    ann, bob = gather(visit, way, way, position=SHORT)
    bob.press(bob.page.locator("[data-deed=nothing]"))
    bob.press(bob.page.locator("[data-deed=go-out]"))
    for player in (ann, bob):
        for ending in (
            player.page.get_by_role("heading", name="the game."),
            player.page.get_by_role("button", name="Play again"),
            player.page.get_by_role("link", name="Replay the game"),
        ):
            expect(ending).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_the_table(visit: Visit, kind: dict[str, object], scheme: str) -> None:
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    visitor = visit(kind=kind, color_scheme=scheme, reduced_motion="reduce")
    path = open_table(visitor.page, seats=seats, position=FULL)
    visitor.page.goto(path)
    expect(visitor.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(visitor.page) == []
    ann = Player(visitor, "Ann")
    ann.sit(path)
    expect(ann.page.locator(MINE)).to_be_visible()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Violet 1").click()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Menu").click()
    assert violations(ann.page) == []


ROWS = """(one) => {
    const box = one.getBoundingClientRect();
    const boxes = [...one.querySelectorAll(":scope > .button")].map((button) => button.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({top}) => Math.round(top)).values()];
    const wide = (row) => Math.max(...row.map(({width}) => width));
    return rows.map((row) => [row[0].left - box.left, box.right - row.at(-1).right, wide(row) - row.at(-1).width]);
}"""
"""Of each row of buttons: what is left free before and after it, and how unequal they are, in pixels."""


@pytest.mark.parametrize("kind", [DESKTOP, PHONE, SMALL_PHONE], ids=["desk", "phone", "small"])
def test_buttons_stand_in_even_rows(visit: Visit, match: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind, locale="de").page
    page.goto(f"{match}#3")
    expect(page.get_by_role("slider")).to_be_visible()
    if kind is not DESKTOP:
        expect(page.locator(".evenly").first).to_be_visible()
        for buttons in page.locator(".evenly").all():
            assert all(max(map(abs, row)) <= 1 for row in buttons.evaluate(ROWS))
    seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 1}]
    page.goto(open_table(page, seats=seats, position=FULL))
    page.locator("form input").fill("Ann")
    page.locator("form button").click()
    expect(page.locator(MINE)).to_be_visible()
    cards = page.locator(HAND).all()
    assert cards
    for card in cards:
        card.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert all(max(map(abs, row[:2])) <= 1 for row in page.locator(".deeds").evaluate(ROWS))
