"""Puzzles: a wrong try and the right one, the streaks, and giving up."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from red7.locales import Words
from red7.show.puzzles import shipped
from tests.support.axe import violations
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit

STEP = re.compile(r"[+>^][ROYGBIV][1-7]|[=.-]")
VERBS = {"+": "play", ">": "discard", "^": "deck"}


def shown(page: Page) -> int:
    """The puzzle on the page."""
    return int(page.locator("[data-puzzle]").get_attribute("data-puzzle") or "")


def solution(site: str, puzzle: int) -> list[str]:
    """The steps that are right, as the server knows them."""
    return STEP.findall(httpx.get(f"{site}/api/puzzles/{puzzle}/solution", timeout=60).json()["steps"])


def take(page: Page, steps: list[str]) -> None:
    """Makes a turn; its end is part of the last play where a button says so."""
    for step in steps:
        if step in "=-":
            page.locator(f"[data-deed={'draw' if step == '=' else 'decline'}]").click()
        elif step == ".":
            end = page.locator("[data-deed=end]")
            judged = page.locator("[data-deed=again], [data-deed=next], [data-deed=more]")
            expect(end.or_(judged)).to_be_visible()
            if end.count():
                end.click()
        else:
            place = "palette" if step[0] == "^" else "hand"
            page.locator(f"[data-zone={place}] button:has([data-card={step[1:]}])").click()
            name = VERBS[step[0]]
            deeds = page.locator(f"[data-deed={name}], [data-deed={name}-rule], [data-deed={name}-then-rule]")
            wanted = page.locator("[data-deed=play-rule]")
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
            is_more = step is not steps[-1] and steps[steps.index(step) + 1] != "."
            (wanted if is_more and wanted.count() else deeds.first).click()


def right(page: Page) -> None:
    expect(page.locator("[aria-live]").filter(has_text="Right.")).to_be_visible()


def wrong_card(site: str, puzzle: int) -> str:
    """A card of the hand that may be played, and is not part of the solution."""
    steps = httpx.get(f"{site}/api/puzzles/{puzzle}").json()["board"]["steps"]
    used = {step[1:] for step in solution(site, puzzle)}
    return next(str(one["step"][1:]) for one in steps if one["step"][0] == "+" and one["step"][1:] not in used)


def ending(page: Page) -> None:
    """Ends a turn that has not won, whatever the page asks."""
    end = page.locator("[data-deed=end], [data-deed=end-out]")
    expect(end.or_(page.locator("[data-deed=again]"))).to_be_visible()
    if end.count():
        end.click()
    out = page.locator("[data-deed=go-out]")
    expect(out.or_(page.locator("[data-deed=again]"))).to_be_visible()
    if out.count():
        out.click()


def open_stream(page: Page, **filters: str) -> None:
    """The stream, with certain puzzles only."""
    page.goto("/puzzles")
    page.get_by_role("button", name="Practice").click()
    for name, value in filters.items():
        with page.expect_response(f"**/api/puzzles/next?*{name}={value}*") as answer:
            page.get_by_role("combobox", name=Words("en").text(f"puzzles-{name}")).select_option(value)
        expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", str(answer.value.json()["id"]))


@pytest.mark.quick
def test_the_puzzle_of_the_day_counts_a_day(visit: Visit, site: str) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"]).page
    page.goto("/puzzles")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    take(page, solution(site, shown(page)))
    right(page)
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.locator("[data-deed=share]").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    text = page.evaluate("navigator.clipboard.readText()")
    assert "solved on the first try. 1 day in a row." in text
    assert text.endswith("/puzzles")
    page.reload()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    take(page, solution(site, shown(page)))  # once more does not count twice
    right(page)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


def test_what_was_solved_is_shown_beside_the_board(visit: Visit, site: str) -> None:
    page = visit().page
    page.goto("/puzzles")
    side = page.get_by_role("complementary")
    grade = httpx.get(f"{site}/api/puzzles/{shown(page)}").json()["grade"]
    expect(side.get_by_role("definition").nth(1)).to_have_text(f"Difficulty {grade} of 5")
    days = side.get_by_role("list", name="The last 14 days").get_by_role("listitem")
    expect(days).to_have_count(0)
    take(page, solution(site, shown(page)))
    right(page)
    expect(days).to_have_count(1)
    expect(days).to_contain_text("solved on the first try")
    page.locator("[data-deed=more]").click()
    expect(page.locator("[data-deed=give-up]")).to_be_visible()
    page.locator("[data-deed=give-up]").click()
    others = side.get_by_role("list", name="The last 14", exact=True).get_by_role("listitem")
    expect(others).to_have_text(re.compile("Not on the first try"))
    page.reload()
    expect(days).to_have_count(1)


def test_days_in_a_row(visit: Visit, site: str) -> None:
    page = visit().page
    today = httpx.get(f"{site}/api/puzzles/daily").json()["date"]
    page.goto("/puzzles")
    for days_ago, streak in ((1, "5"), (2, "1")):
        page.evaluate(
            """([today, ago]) => {
                const date = new Date(Date.parse(today) - ago * 864e5).toISOString().slice(0, 10);
                localStorage.setItem("red7.puzzles", JSON.stringify({day: {date, tries: 1, streak: 4, best: 4}}));
            }""",
            [today, days_ago],
        )
        page.reload()
        take(page, solution(site, shown(page)))
        right(page)
        expect(page.locator("[data-streak]")).to_have_attribute("data-streak", streak)
    expect(page.get_by_text("best 4")).to_be_visible()


@pytest.mark.parametrize("kind", ["win", "survive"])
def test_a_wrong_try_says_so_and_the_right_one_is_taken(visit: Visit, site: str, kind: str) -> None:
    page = visit().page
    open_stream(page, kind=kind, rules="1.3")
    puzzle = shown(page)
    card = wrong_card(site, puzzle)
    page.locator(f"[data-zone=hand] button:has([data-card={card}])").click()
    page.locator("[data-deed=play], [data-deed=play-then-rule]").first.click()
    ending(page)
    expect(page.locator("[data-deed=again]")).to_be_visible()
    said = page.locator("[aria-live]").filter(has_text=re.compile("puts you out|not the one|guarantee a win"))
    expect(said).to_be_visible()
    page.locator("[data-deed=again]").click()
    take(page, solution(site, puzzle))
    right(page)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")  # it was not the first try
    page.locator("[data-deed=next]").click()
    expect(page.locator(f"[data-puzzle='{puzzle}']")).to_have_count(0)
    take(page, solution(site, shown(page)))
    right(page)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


def test_practice_begins_easy_and_climbs_with_the_rating(visit: Visit, site: str) -> None:
    page = visit().page
    page.goto("/puzzles")
    page.get_by_role("button", name="Practice").click()
    rating = page.locator("[data-rating]")
    grades: list[int] = []
    for _ in range(8):
        puzzle = shown(page)
        grades.append(httpx.get(f"{site}/api/puzzles/{puzzle}").json()["grade"])
        before = int(rating.get_attribute("data-rating") or 0)
        take(page, solution(site, puzzle))
        right(page)
        assert int(rating.get_attribute("data-rating") or 0) > before
        page.locator("[data-deed=next]").click()
        expect(page.locator(f"[data-puzzle='{puzzle}']")).to_have_count(0)
    assert grades[0] == 1
    assert grades[-1] == 2
    assert grades == sorted(grades)
    page.locator("[data-deed=give-up]").click()
    expect(rating).to_contain_text("-")


def test_the_stream_goes_on_where_it_was(visit: Visit, site: str) -> None:
    page = visit().page
    open_stream(page, grade="1", rules="1.3")
    first = shown(page)
    take(page, solution(site, first))
    right(page)
    page.reload()
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_role("combobox", name="Difficulty")).to_have_value("1")
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", str(first))
    expect(page.locator("[data-puzzle]")).to_contain_text("Difficulty 1 of 5")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


def test_giving_up_shows_the_turn(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    page.goto("/puzzles")
    of_today = shown(page)
    page.locator("[data-deed=give-up]").click()
    said = page.get_by_text("The solution:")
    expect(said).to_be_visible()
    expect(said).not_to_contain_text("You")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.locator("[data-deed=more]").click()
    expect(page.get_by_role("button", name="Practice")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-puzzle]")).to_be_visible()
    assert shown(page) != of_today


def test_the_list_of_rules_follows_the_solution(visit: Visit) -> None:
    page = visit().page
    open_stream(page, rules="1.3dsa", kind="win")
    now = page.get_by_role("list", name="The seven rules").locator("[aria-current]")
    for _ in range(8):
        page.locator("[data-deed=give-up]").click()
        expect(page.locator("[data-deed=next]")).to_be_visible()
        banner = page.get_by_role("region", name="The current rule").get_by_role("heading")
        expect(now).to_have_text(banner.inner_text())
        page.locator("[data-deed=next]").click()
        expect(page.locator("[data-deed=give-up]")).to_be_visible()


def test_the_deck_is_told_where_cards_are_drawn(visit: Visit, site: str) -> None:
    page = visit(kind=SMALL_PHONE).page
    page.goto("/puzzles")  # to win, for points
    deck = httpx.get(f"{site}/api/puzzles/{shown(page)}").json()["deck"]
    page.locator("[data-deed=deck-order]").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_count(len(deck))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_puzzle_to_win_shows_every_hand(visit: Visit) -> None:
    page = visit().page
    open_stream(page, kind="win")
    held = page.locator("[data-seat] [data-zone=hand] [data-card]")
    expect(held.first).to_be_visible()
    open_stream(page, kind="survive")
    expect(held).to_have_count(0)


def test_a_filter_that_nothing_fits_says_so(visit: Visit) -> None:
    page = visit().page
    answer = {"code": "no-puzzle", "text": "there is no such puzzle"}
    page.route("**/api/puzzles/next?*", lambda route: route.fulfill(status=404, json=answer))
    page.goto("/puzzles")
    page.get_by_role("button", name="Practice").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose another kind or difficulty.")


@pytest.mark.parametrize("size", [(412, 915), (390, 844), (360, 800), (360, 740), (360, 640)])
def test_a_puzzle_fits_on_a_phone(visit: Visit, site: str, size: tuple[int, int]) -> None:
    """What one knows of it lies above one's own hand, not behind it, however many play."""
    page = visit(kind=PHONE | {"viewport": {"width": size[0], "height": size[1]}}, locale="de").page
    all_puzzles = [httpx.get(f"{site}/api/puzzles/{number + 1}").json() for number in range(len(list(shipped())))]
    crowded = [puzzle for puzzle in all_puzzles if len(puzzle["board"]["seats"]) == 4]
    wanted = iter([*all_puzzles[:6], *crowded])
    page.route("**/api/puzzles/next*", lambda route: route.fulfill(json=next(wanted)))
    page.goto("/puzzles")
    for puzzle in [*all_puzzles[:6], *crowded]:
        page.get_by_role("button", name=Words("de").text("puzzles-stream")).click()
        expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", str(puzzle["id"]))
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 4, puzzle["id"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_puzzles_are_for_everybody(visit: Visit, kind: dict[str, Any], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, reduced_motion="reduce").page
    page.goto("/puzzles")
    for _ in range(2):
        expect(page.locator("[data-puzzle]")).to_be_visible()
        page.locator("main [data-zone=hand] button").last.click()
        assert not violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Practice").click()
