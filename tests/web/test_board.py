"""The analysis board: turns tried and taken back, positions set up, judged, shared and played on."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from red7.locales import Words
from tests.support.axe import violations
from tests.support.visitors import PHONE, SMALL_PHONE, Visit

OPEN: Final = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:Y5Y3R2 - O5R4R3O3Y2R1Y1 1"
"""Player 2 is to move; Y3 and then Y5 to the canvas leads."""
VIEW: Final = "red7/1 1.3[ROY/12345/3] R5:*3/Y4:Y5Y3R2 - *7 1 @1"
ONLOOKER: Final = "red7/1 1.3[ROY/12345/3] R5:*3/Y4:*3 - *7 1 @-"


def board(text: str) -> str:
    return f"/board#p={quote(text, safe='')}"


def shown(page: Page) -> str:
    """The position that the address names."""
    return unquote(page.url.partition("#p=")[2])


def expect_shown(page: Page, text: str) -> None:
    page.wait_for_function("text => decodeURIComponent(location.hash.slice(3)) === text", arg=text)


def card(page: Page, name: str) -> Locator:
    return page.locator("[data-zone=hand] button").and_(page.get_by_role("button", name=re.compile(rf"^{name}\b")))


def rule(page: Page) -> Locator:
    return page.get_by_role("region", name="The current rule")


def put(page: Page, *cards: str, to: str) -> None:
    """Taps cards into a place."""
    page.get_by_label("Put cards in").select_option(label=to)
    for name in cards:
        page.locator(f"[data-put={name}]").click()


def expect_no_overflow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- turns -------------------------------------------------------------------------------------------------------


def test_turns_are_tried_and_taken_back(visit: Visit) -> None:
    page = visit().page
    page.goto(board(OPEN))
    expect(page.get_by_text("Player 2’s turn")).to_be_visible()
    card(page, "Yellow 3").click()
    page.locator("[data-deed=play-then-rule]").click()
    expect_shown(page, f"{OPEN}+Y3")
    card(page, "Yellow 5").click()
    page.locator("[data-deed=discard]").click()
    expect(page.get_by_text("Player 1’s turn")).to_be_visible()
    expect(rule(page)).to_contain_text("Yellow")
    expect_shown(page, "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4Y3:R2 Y5 O5R4R3O3Y2R1Y1 0")
    page.locator("[data-deed=back]").click()
    page.locator("[data-deed=back]").click()
    expect_shown(page, OPEN)
    expect(page.locator("[data-deed=back]")).to_have_count(0)


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("red7/1 1.3a Y4:V6I5G1/R6B3:*4 - *39 0 @0", "Green 1", "would-act-1"),
        ("red7/1 1.3a R3Y2:O5B4B2/B6G5R4:*4 I6 *36 0 @0", "Orange 5", "would-act-5"),
        ("red7/1 1.3a G4B2:I7Y6/R7O5:*4 - *39 0 @0", "Indigo 7", "would-act-7"),
    ],
)
def test_a_card_whose_action_comes_first_says_so(visit: Visit, text: str, name: str, said: str) -> None:
    """Its player is not winning yet, but need not change the rule for that."""
    page = visit().page
    page.goto(board(text))
    card(page, name).click()
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text(Words("en").text(said))
    expect(sentence).not_to_contain_text("change the rule")
    expect(page.locator("[data-deed].primary")).to_have_text(Words("en").text("do-play"))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("red7/1 1.3a[RV/1234567/2] R6V3:R2R1/R5V5R4:R3/V4:V1/R7V6:V2 - V7 0", "Red 1"),
        ("red7/1 1.3a[RV/1234567/2] V6:V7V5/V3:R6R4 V1 R5V2R7V4R1R3R2 0", "Violet 7"),
    ],
)
def test_a_1_or_7_that_may_not_be_played_says_why(visit: Visit, text: str, name: str) -> None:
    page = visit().page
    page.goto(board(text))
    card(page, name).click()
    expect(page.locator(".sentence")).to_have_text(Words("en").text("trouble-must-stay"))
    expect(card(page, name)).to_have_attribute("aria-pressed", "false")


def test_a_view_shows_what_its_owner_sees(visit: Visit) -> None:
    page = visit().page
    page.goto(board(VIEW))
    expect(page.locator("[data-zone=hand] [data-card]")).to_have_count(3)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(page.get_by_text("To play on, every card must be known.")).to_be_visible()
    page.goto(board(ONLOOKER))
    expect(page.get_by_text("What Player 2 can do depends on cards that are hidden here.")).to_be_visible()
    expect(page.locator("[data-zone=hand]")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse")).to_be_disabled()


def test_without_a_position_there_is_an_example(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    expect(rule(page)).to_be_visible()
    assert shown(page).startswith("red7/1 1.3 ")


def test_a_broken_link_says_what_is_wrong(visit: Visit) -> None:
    page = visit().page
    page.goto(board(OPEN.replace("R5:", "R4:")))
    expect(page.get_by_role("alert")).to_contain_text("A card is missing or appears twice.")
    page.get_by_role("button", name="Show an example").click()
    expect(rule(page)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_position_is_pasted(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Paste a position").click()
    dialog = page.get_by_role("dialog", name="Paste a position")
    dialog.get_by_label("The text of a position").fill("red7/1 nonsense")
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("doesn’t look like a position")
    dialog.get_by_label("The text of a position").fill(f"  {OPEN}\n")
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog).to_have_count(0)
    expect_shown(page, OPEN)


# --- what turns are worth ----------------------------------------------------------------------------------------


def answer(*options: tuple[str, float, float | None]) -> dict[str, Any]:
    """An analysis as the server would give it."""

    def figure(value: float) -> dict[str, float]:
        return {"value": value, "low": value - 0.05, "high": value + 0.05}

    return {
        "text": OPEN, "seat": 1, "total": len(options), "worlds": 400, "solved": 1.0,
        "options": [
            {"steps": steps, "goes_out": False, "chance": figure(chance), "loss": figure(0),
             "points": None if points is None else figure(points)}
            for steps, chance, points in options
        ],
    }  # fmt: skip


@pytest.mark.quick
def test_the_best_turn_is_told_in_words_and_played(visit: Visit) -> None:
    page = visit().page
    page.route(
        "**/api/boards/analyse", lambda route: route.fulfill(json=answer(("+Y3>Y5", 0.7, 2.5), ("+Y5>Y3", 0.3, -1)))
    )
    page.goto(board(OPEN))
    page.get_by_role("button", name="Analyse").click()
    best = page.locator("[data-steps]").first
    expect(best).to_have_accessible_name(re.compile(r"^play Yellow 3 ?, change the rule with Yellow 5"))
    expect(best).to_have_accessible_name(re.compile(r"70% to win the round, between 65% and 75%\. \+2\.5 points"))
    expect(best).to_contain_text("70%")
    best.click()
    expect(page.get_by_text("Player 1’s turn")).to_be_visible()
    expect(page.locator("[data-steps]")).to_have_count(0)
    page.locator("[data-deed=back]").click()
    expect(page.locator("[data-steps]")).to_have_count(2)


def test_why_there_is_no_analysis_is_said(visit: Visit) -> None:
    page = visit().page
    page.route("**/api/boards/analyse", lambda route: route.fulfill(status=503, json={"code": "busy", "text": ""}))
    page.goto(board(OPEN))
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("alert")).to_contain_text("The computer is busy thinking for other players.")


def test_a_real_analysis_finds_the_turn_that_wins(visit: Visit) -> None:
    page = visit().page
    page.goto(board(OPEN))
    page.get_by_role("button", name="Analyse").click()
    options = page.locator("[data-steps]")
    expect(options.first).to_be_visible(timeout=60_000)
    assert options.count() > 1
    options.first.click()
    expect(page.locator("[data-deed=back]")).to_be_visible()


# --- the editor --------------------------------------------------------------------------------------------------


def test_the_editor_builds_a_position_that_can_be_played(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("button", name="Remove all cards").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("group", name="Whose turn").get_by_role("radio", name="Player 1").check()
    put(page, "G4", to="Player 1’s palette")
    put(page, "R7", "G6", to="Player 1’s hand")
    put(page, "B5", "O6", to="Player 2’s palette")
    put(page, "V1", "R7", to="Player 2’s hand")  # taken out of the other hand
    put(page, "R7", to="Player 1’s hand")
    put(page, "I2", to="Canvas")
    page.locator("[data-put=O6]").click()
    page.locator("[data-put=O6]").click()  # and back into the deck
    expect(page.get_by_text("43 cards are left")).to_be_visible()
    expect(page.locator("[data-state=right]")).to_contain_text("Player 2 is winning")
    page.get_by_role("button", name="Use this position").click()
    expect(page.get_by_text("Player 1’s turn")).to_be_visible()
    assert re.fullmatch(r"red7/1 1\.3 G4:R7G6/B5:V1 I2 (?:[ROYGBIV][1-7]){43} 0", shown(page))
    card(page, "Red 7").click()
    page.locator("[data-deed=play]").click()
    expect(page.get_by_text("Player 2’s turn")).to_be_visible()


def test_the_editor_goes_by_keyboard(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Set up a position").press("Enter")
    page.get_by_label("Put cards in").select_option(label="Canvas")
    page.locator("[data-put=R7]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-put=R6]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-put=O6]")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-put=R6]")).to_have_accessible_name("Red 6: Canvas")
    expect(page.locator("[data-put=R6]")).to_have_attribute("aria-pressed", "true")


def test_hidden_hands_make_a_view_of_the_mover(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("button", name="Remove all cards").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("group", name="Whose turn").get_by_role("radio", name="Player 2").check()
    page.get_by_role("group", name="Hands").get_by_role("radio", name="Only the current player’s").check()
    put(page, "G4", to="Player 1’s palette")
    put(page, "B5", to="Player 2’s palette")
    put(page, "V1", "R6", to="Player 2’s hand")
    page.get_by_label("Player 1’s hidden cards").fill("5")
    expect(page.locator("[data-state=right]")).to_be_visible()
    page.get_by_role("button", name="Use this position").click()
    expect(page.get_by_text("Player 2’s turn")).to_be_visible()
    assert shown(page) == "red7/1 1.3 G4:*5/B5:R6V1 - *40 1 @1"


def test_the_editor_says_why_a_position_cannot_be(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("group", name="Whose turn").get_by_role("radio", name="Player 1").check()
    expect(page.locator("[data-state=right]")).to_be_visible()
    page.get_by_label("Player 2 is out").check()
    expect(page.locator("[data-state=wrong]")).to_contain_text("At least two players must still be in.")
    expect(page.get_by_role("button", name="Use this position")).to_be_disabled()
    page.get_by_label("Player 2 is out").uncheck()
    expect(page.get_by_role("button", name="Use this position")).to_be_enabled()


def test_with_points_cards_are_scored(visit: Visit) -> None:
    page = visit().page
    page.goto("/board")
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_label("Put cards in").get_by_role("option", name="Scored by Player 1")).to_have_count(0)
    page.get_by_text("Rules: Basic, edition 1.3").click()
    page.get_by_role("radio", name="Advanced").check()
    put(page, "R6", to="Scored by Player 1")
    expect(page.locator("[data-state=right]")).to_be_visible()
    page.get_by_role("button", name="Use this position").click()
    expect(page.locator("[data-seat='0']")).to_contain_text("6 pts")
    assert " 1.3ds " in shown(page)


# --- to others, and on -------------------------------------------------------------------------------------------


def test_a_picture_of_the_board_is_a_png(visit: Visit) -> None:
    page = visit().page
    page.goto(board(OPEN))
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as image").click()
    assert download.value.suggested_filename == "red7.png"
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 2160
    assert 1000 < height < 3000
    assert len(picture) > 20_000, "something is drawn on it"
    expect(page.get_by_text("Saved as an image.")).to_be_visible()


def test_playing_on_takes_the_seat_to_move(visit: Visit) -> None:
    page = visit().page
    page.goto(board(OPEN))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("[data-zone=hand] button")).to_have_count(3)
    expect(card(page, "Yellow 5")).to_be_visible()


def test_a_page_that_is_left_is_not_begun_again(visit: Visit) -> None:
    """The board opens its example where the address names no position: not on the way to another page."""
    page = visit().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.goto(board(OPEN))
    expect(card(page, "Yellow 5")).to_be_visible()
    asked.clear()
    page.get_by_role("link", name="Red7, home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert [path for path in asked if path.startswith("boards/")] == []


def test_a_position_that_arrives_late_does_not_lead_back(visit: Visit) -> None:
    page = visit().page
    held: list[Route] = []
    page.route("**/api/boards/look", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(board(OPEN))
    page.get_by_role("link", name="Red7, home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    with page.expect_response("**/api/boards/look"):
        held[0].continue_()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert urlsplit(page.url).path == "/"


# --- for everyone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_for_everyone(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme, reduced_motion="reduce").page
    page.route(
        "**/api/boards/analyse", lambda route: route.fulfill(json=answer(("+Y3>Y5", 0.7, 2.5), (".", 0.1, None)))
    )
    page.goto(board(OPEN))
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("[data-steps]")).to_have_count(2)
    assert violations(page) == []
    page.get_by_role("button", name="Set up a position").click()
    expect(page.locator("[data-state]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_nothing_sticks_out_on_a_phone(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit(kind=kind).page
    page.goto("/board")
    expect(rule(page)).to_be_visible()
    expect_no_overflow(page)
    page.get_by_role("button", name="Set up a position").tap()
    expect(page.locator("[data-state]")).to_be_visible()
    expect_no_overflow(page)
    box = page.locator("[data-put=R7]").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 43.5


@pytest.mark.parametrize("kind", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_the_palette_of_whoever_moves_lies_above_the_hand(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit(kind=kind, locale="de").page
    page.goto("/board")
    expect(page.locator(".dock [data-zone=hand] button").first).to_be_visible()
    lowest, hand = page.evaluate(
        """[".board > .own [data-zone=palette]", ".dock"].map((name) => document.querySelector(name))
            .map((one, place) => one.getBoundingClientRect()[place ? "top" : "bottom"])"""
    )
    assert lowest <= hand
