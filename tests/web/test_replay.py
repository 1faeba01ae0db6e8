"""Finished games: stepped through, seen by anybody, looked over, brought in and saved."""

from __future__ import annotations

import json
import re
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from red7.locales import Words
from tests.support.axe import violations
from tests.support.places import DOCS
from tests.support.visitors import PHONE, SMALL_PHONE, Visitor, hold
from tests.web.conftest import Visit

pytestmark = pytest.mark.long

SHORT: Final = (DOCS / "game.red7").read_text(encoding="utf-8")
"""Ann and Bob, seven turns; Bob wins."""
MATCH: Final = (DOCS / "fair.red7").read_text(encoding="utf-8")
"""Ann and a bot, six rounds for points."""
CONTROLS: Final = ("To the start", "One turn back", "Play by itself", "One turn on", "To the end")


def bot(level: int) -> str:
    """What a bot is called."""
    return Words("en").text("bot-name", level=level)


def bring_in(site: str, text: str) -> str:
    """The path of a game that is brought in."""
    answer = httpx.post(f"{site}/api/games", json={"text": text}, timeout=20)
    assert answer.status_code == 201, answer.text
    return f"/g/{answer.json()['id']}"


@pytest.fixture(scope="module")
def short(site: str) -> str:
    return bring_in(site, SHORT)


@pytest.fixture(scope="module")
def match(site: str) -> str:
    return bring_in(site, MATCH)


def turns(page: Page) -> Locator:
    return page.get_by_role("list", name="Turn by turn")


def expect_step(page: Page, step: int) -> None:
    """The list, the slider and the address agree on the moment that is shown."""
    expect(turns(page).locator("[aria-current=step]")).to_have_attribute("data-step", str(step))
    expect(page.get_by_role("slider")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"#{step}$"))


def hands(page: Page, seat: int | None = None) -> Locator:
    """The open cards in hands."""
    of = "" if seat is None else f"[data-seat='{seat}'] "
    return page.locator(f"{of}[data-zone=hand] [data-card]")


def expect_no_overflow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- step by step ------------------------------------------------------------------------------------------------


def test_the_keyboard_leads_to_the_end_and_back(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(short)
    expect(page.get_by_role("button", name="Round 1: the deal")).to_have_attribute("aria-current", "step")
    for step in range(1, 8):
        page.keyboard.press("ArrowRight")
        expect_step(page, step)
    expect(page.locator("[aria-live]", has_text="Bob wins the round.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect_step(page, 7)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 6)
    page.keyboard.press("Home")
    expect_step(page, 0)
    page.keyboard.press("End")
    expect_step(page, 7)


def test_buttons_slider_and_list_lead_to_a_moment(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(short)
    for name, step in (("To the end", 7), ("One turn back", 6), ("To the start", 0), ("One turn on", 1)):
        page.get_by_role("button", name=name).click()
        expect_step(page, step)
    page.get_by_role("slider").fill("5")
    expect_step(page, 5)
    turns(page).get_by_role("button").nth(2).click()
    expect_step(page, 2)
    expect(page.get_by_role("region", name="The rule in force")).to_contain_text("Green: most even cards")


def test_it_plays_by_itself_to_the_end(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#5")
    expect_step(page, 5)
    page.get_by_role("button", name="Play by itself").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_step(page, 7)
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_a_moment_has_a_link(visit: Visit, match: str) -> None:
    page = visit().page
    page.goto(f"{match}#11")
    expect_step(page, 11)
    expect(page.get_by_text("Round 2 of 6")).to_be_visible()
    page.evaluate("location.hash = '#3'")
    expect_step(page, 3)


def test_a_match_tells_its_points_and_who_won(visit: Visit, match: str) -> None:
    page = visit().page
    page.goto(match)
    rows = page.get_by_role("table", name="Points after each round").locator("tbody tr")
    expect(rows).to_have_count(6)
    points = [row.locator("td").all_inner_texts() for row in rows.all()]
    assert [[int(cell.split()[0]) for cell in row] for row in points] == [
        [8, 0], [15, 0], [15, 7], [15, 24], [15, 34], [15, 50],
    ]  # fmt: skip
    expect(page.get_by_role("region", name="About this game")).to_contain_text(f"{bot(2)} won.")
    expect(turns(page).get_by_role("button", name=re.compile("the deal"))).to_have_count(6)


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("en", True, "Bob won. Ann gave up."),
        ("en", False, "Given up before the end."),
        ("de", True, "Bob hat gewonnen. Ann hat aufgegeben."),
    ],
)
def test_a_game_that_was_given_up_tells_who_won(
    visit: Visit, site: str, language: str, *, named: bool, told: str
) -> None:
    """Older records do not name who gave up."""
    head, _, rounds = SHORT.partition("\n\n")
    tags = '[Termination "resigned"]\n' + ('[Resigned "0"]\n' if named else "") + '[Result "*"]'
    begun = "\n".join(rounds.splitlines()[:3])
    page = visit(locale=language).page
    page.goto(bring_in(site, re.sub(r"\[Result .*", tags, head) + f"\n\n{begun}\n"))
    expect(page.locator(".result")).to_have_text(told)


# --- whose eyes --------------------------------------------------------------------------------------------------


def test_eyes_change_what_is_shown(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#1")
    expect(hands(page, 0)).to_have_count(6)
    expect(hands(page, 1)).to_have_count(7)
    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="Bob")
    expect(hands(page, 1)).to_have_count(7)
    expect(hands(page, 0)).to_have_count(0)
    eyes.select_option(label="An onlooker")
    expect(hands(page)).to_have_count(0)
    expect_step(page, 1)
    expect(page.locator("[data-seat='0'] [data-zone=palette] [data-card]")).to_have_count(2)


def test_a_record_of_one_seat_is_seen_by_that_seat_alone(visit: Visit, site: str, short: str) -> None:
    seen = httpx.get(f"{site}/api/games{short[2:]}/record", params={"seat": "1"}, timeout=20).text
    page = visit().page
    page.goto(bring_in(site, seen))
    expect(page.get_by_text("This record shows what one viewer saw: Bob.")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(hands(page, 1)).to_have_count(7)
    expect(hands(page, 0)).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


# --- from a moment on --------------------------------------------------------------------------------------------


def test_playing_on_opens_a_table_with_that_position(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#2")
    expect_step(page, 2)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("How well the bots play").select_option("1")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    hand = page.locator("[data-zone=hand] button [data-card]")
    expect(hand).to_have_count(6)
    cards = [card.get_attribute("data-card") for card in hand.all()]
    assert sorted(filter(None, cards)) == sorted(["O4", "B4", "I4", "Y3", "I3", "Y1"]), "Ann's, who is to move"
    expect(page.get_by_role("region", name="The rule in force")).to_contain_text("Green")


def test_nobody_plays_on_where_the_round_is_over(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#7")
    expect_step(page, 7)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_position_goes_to_the_analysis_board(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#4")
    expect_step(page, 4)
    page.get_by_role("link", name="Analyse this position").click()
    expect(page).to_have_url(re.compile(r"/board#p=red7"))
    expect(page.get_by_role("region", name="The rule in force")).to_contain_text("Indigo")


def test_the_position_is_copied_as_text(visit: Visit, short: str) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.page.goto(f"{short}#0")
    visitor.page.get_by_role("button", name="Copy as text").click()
    expect(visitor.page.get_by_text("Copied.")).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == re.search(r"^deal (.*)$", SHORT, re.MULTILINE)[1]  # type: ignore[index]


def test_the_record_is_saved_as_it_is(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(short)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record (.red7)").click()
    assert download.value.suggested_filename == f"{short[3:]}.red7"
    assert Path(download.value.path()).read_text(encoding="utf-8") == SHORT


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit().page
    page.goto("/g/Nobody1234")
    expect(page.get_by_role("heading", name="No game here")).to_be_visible()
    expect(page.get_by_role("link", name="Games")).to_be_visible()


# --- the review --------------------------------------------------------------------------------------------------

REVIEW: Final[dict[str, Any]] = {
    "verdicts": [
        ("1.1", "best", "+O7.", None),
        ("1.2", "blunder", ">G6", "+R7>V6"),
        ("1.3", "forced", ">B4", None),
    ]
}


def review_of(game: str, done: int) -> dict[str, Any]:
    """A review as the server would give it, so far as it has come."""

    def figure(value: float) -> dict[str, float]:
        return {"value": value, "low": value - 0.02, "high": value + 0.02}

    def option(steps: str, chance: float) -> dict[str, Any]:
        return {"steps": steps, "goes_out": False, "chance": figure(chance), "points": None, "loss": figure(0)}

    verdicts = []
    for place, mark, turn, better in REVIEW["verdicts"][:done]:
        round, number = map(int, place.split("."))
        verdicts.append({
            "round": round, "number": number, "seat": (number + 1) % 2, "turn": turn, "mark": mark, "better": better,
            "played": option(turn, 0.2 * number), "best": option(better or turn, 0.85), "text": "in English",
        })  # fmt: skip
    curve = [
        {key: one[key] for key in ("round", "number", "seat")} | {"chance": 0.2 * one["number"]} for one in verdicts
    ]
    state = "done" if done == 3 else "going-on"
    return {"game": game, "state": state, "done": done, "turns": 3, "verdicts": verdicts, "curve": curve}


def tell_reviews(visitor: Visitor, game: str) -> list[str]:
    """Has a review come to its end after three questions; gives back how they were asked."""
    asked: list[str] = []

    def tell(route: Route) -> None:
        method = route.request.method
        if method == "GET" and not asked:
            route.fulfill(status=204)
            return
        asked.append(method)
        review = review_of(game, min(3, len(asked)))
        route.fulfill(json=review | ({"state": "stopped"} if method == "DELETE" else {}))

    visitor.page.route("**/review", tell)
    return asked


def reviewed(visit: Visit, game: str) -> Page:
    """The second turn of a game, of which a review was asked for."""
    visitor = visit()
    tell_reviews(visitor, game[3:])
    visitor.page.goto(f"{game}#2")
    visitor.page.get_by_role("button", name="Review this game").click()
    return visitor.page


def test_a_review_marks_turns_and_says_what_was_better(visit: Visit, short: str) -> None:
    page = reviewed(visit, short)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(turns(page).locator("[data-mark]")).to_have_count(3)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    marks = [mark.get_attribute("data-mark") for mark in turns(page).locator("[data-mark]").all()]
    assert marks == ["best", "blunder", "forced"]
    verdict = page.locator("p", has=page.locator("[data-mark=blunder]"))
    expect(verdict).to_contain_text("Blunder 40% to win the round, where 85% was to be had.")
    expect(verdict.get_by_role("img")).to_have_count(2)
    expect(verdict.get_by_role("img").first).to_have_accessible_name("Red 7")
    assert "English" not in verdict.inner_text()


def test_the_curve_leads_to_its_turns(visit: Visit, short: str) -> None:
    page = reviewed(visit, short)
    chart = page.get_by_role("group", name="Chance to win the round, after each turn")
    points = chart.get_by_role("button")
    expect(points).to_have_count(3)
    expect(chart).to_contain_text("100%")
    points.nth(0).click()
    expect_step(page, 1)
    expect(points.nth(0)).to_have_accessible_name("Round 1, turn 1, Ann: 20%")
    points.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect_step(page, 2)
    expect(points.nth(1)).to_be_focused()
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("row", name="1.2 Bob 40% Blunder")).to_be_visible()


def test_the_curve_goes_from_the_deal_to_the_last_turn_that_was_looked_at(visit: Visit, short: str) -> None:
    """Also that of Bob, who had one turn: his chance stands before and after it."""
    page = reviewed(visit, short)
    expect(page.locator("[data-point]")).to_have_count(3)
    expect(page.get_by_text("Each round begins with even chances.")).to_be_visible()
    lines = page.locator("[data-line]")
    expect(lines).to_have_count(2)
    ends = "(one) => [0, one.getTotalLength()].map((at) => one.getPointAtLength(at)).flatMap(({x, y}) => [x, y])"
    levels = "[...document.querySelectorAll('path.grid')].map((one) => one.getPointAtLength(0).y)"
    points = "[...document.querySelectorAll('[data-point]')].map((one) => one.transform.baseVal[0].matrix)"
    foot, middle, top = page.evaluate(levels)
    last = page.evaluate(f"{points}.at(-1).e")
    for line, chance in zip(lines.all(), (0.6, 0.4), strict=True):
        left, start, right, end = line.evaluate(ends)
        assert start == pytest.approx(middle, abs=0.1)
        assert left < last - 100
        assert right == pytest.approx(last, abs=0.1)
        assert end == pytest.approx(foot + chance * (top - foot), abs=0.1)


def test_a_review_can_be_stopped(visit: Visit, short: str) -> None:
    visitor = visit()
    page = visitor.page
    asked = tell_reviews(visitor, short[3:])
    page.goto(short)
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on with the review")).to_be_visible()
    assert asked[0] == "POST"
    assert asked[-1] == "DELETE"


def test_a_review_that_is_lost_is_not_asked_for_again(visit: Visit, short: str) -> None:
    """As long as the server is only away it is, but less and less often."""
    page = visit(service_workers="block").page
    answers = [(404, "no-review"), (503, "unavailable"), (429, "rate"), (404, "no-review")]
    asked: list[float] = []

    def tell(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(json=review_of(short[3:], 1))
            return
        asked.append(time.monotonic())
        status, code = answers[min(len(asked), len(answers)) - 1]
        route.fulfill(status=status, json={"code": code, "text": ""})

    page.route("**/review", tell)
    page.goto(short)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("button", name="Go on with the review")).to_be_visible(timeout=15_000)
    expect(page.get_by_role("alert")).to_have_text(Words("en").text("trouble"))
    page.wait_for_timeout(1_500)
    assert len(asked) == len(answers)
    first, second = (later - before for before, later in pairwise(asked[1:]))
    assert second > 1.5 * first > 1.5


@pytest.mark.long
def test_a_real_review_runs_to_its_end(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#1")
    page.get_by_role("button", name="Review this game").click()
    expect(turns(page).locator("[data-mark]")).to_have_count(7, timeout=120_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator("p [data-mark]")).to_be_visible()
    page.reload()
    expect(turns(page).locator("[data-mark]")).to_have_count(7)


# --- the list of games, and records from elsewhere ---------------------------------------------------------------


def test_a_broken_record_shows_line_and_reason(visit: Visit) -> None:
    page = visit().page
    page.goto("/games")
    page.get_by_label("Or paste the record").fill(SHORT.replace("3. 0 >B4", "3. 0 >B3"))
    page.get_by_role("button", name="Show this game").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Line 10, turn 3.")
    expect(alert).to_contain_text("This is not allowed by the rules at this point.")
    expect(alert).to_contain_text("3. 0 >B3")
    expect(alert).to_contain_text("B3 is not in hand")
    page.get_by_label("Or paste the record").fill(SHORT)
    page.get_by_role("button", name="Show this game").click()
    expect(page).to_have_url(re.compile(r"/g/\w{10}$"))


def test_what_is_no_record_is_not_taken(visit: Visit) -> None:
    page = visit().page
    page.goto("/games")
    page.get_by_label("Or paste the record").fill("Dear diary")
    page.get_by_role("button", name="Show this game").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 1.")
    expect(page.get_by_role("alert")).to_contain_text("not written as")


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
    page.get_by_label("Or paste the record").fill(SHORT)
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
    games = page.get_by_role("region", name="Games of public tables").get_by_role("listitem")
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
    expect(own.nth(0)).to_contain_text("Still going on")
    expect(own.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{open_still}")
    expect(own.nth(1)).to_contain_text("Ann won.")
    expect(own.nth(2)).to_contain_text(f"{bot(2)} won. Ann gave up.")
    own.nth(1).get_by_role("link", name=f"Ann and {bot(2)}").first.click()
    expect(page).to_have_url(re.compile(rf"{short}$"))


# --- for everyone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_are_for_everyone(visit: Visit, match: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, reduced_motion="reduce")
    page = visitor.page
    tell_reviews(visitor, match[3:])
    page.goto(f"{match}#3")
    expect_step(page, 3)
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator("p [data-mark]")).to_be_visible()
    assert violations(page) == []
    page.goto("/games")
    expect(page.get_by_role("heading", name="Bring a game in")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_nothing_sticks_out_on_a_phone(visit: Visit, match: str, kind: dict[str, Any]) -> None:
    visitor = visit(kind=kind)
    page = visitor.page
    tell_reviews(visitor, match[3:])
    page.goto(f"{match}#6")
    expect_step(page, 6)
    page.get_by_role("button", name="Review this game").click()
    expect(turns(page).locator("[data-mark]")).to_have_count(3)
    for eyes in ("open", "0", "-"):
        page.get_by_label("Seen by").select_option(eyes)
        expect_no_overflow(page)
    for name in CONTROLS:
        box = page.get_by_role("button", name=name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.goto("/games")
    expect(page.get_by_role("heading", name="Bring a game in")).to_be_visible()
    expect_no_overflow(page)
