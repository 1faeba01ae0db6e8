"""Finished games: stepped through, seen by anybody, and played on from."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.visitors import Visit
from tests.support.web_games import GAME, bot, bring_in, expect_step, turns


def hands(page: Page, seat: int | None = None) -> Locator:
    """The open cards in hands."""
    of = "" if seat is None else f"[data-seat='{seat}'] "
    return page.locator(f"{of}[data-zone=hand] [data-card]")


@pytest.mark.quick
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
    for name, step in (("To the end", 7), ("Previous turn", 6), ("To the start", 0), ("Next turn", 1)):
        page.get_by_role("button", name=name).click()
        expect_step(page, step)
    page.get_by_role("slider").fill("5")
    expect_step(page, 5)
    turns(page).get_by_role("button").nth(2).click()
    expect_step(page, 2)
    expect(page.get_by_role("region", name="The current rule")).to_contain_text("Green: most even cards")


def test_it_plays_by_itself_to_the_end(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(f"{short}#5")
    expect_step(page, 5)
    page.get_by_role("button", name="Autoplay").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_step(page, 7)
    expect(page.get_by_role("button", name="Autoplay")).to_be_visible()


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


def test_the_last_board_of_a_round_shows_what_won_it(visit: Visit, match: str) -> None:
    """Its cards are scored, and have left the palette by then."""
    page = visit().page
    frames = page.request.get(f"/api/games/{match.rpartition('/')[2]}/replay").json()["frames"]
    last = next(step for step, frame in enumerate(frames) if frame["board"]["winner"] is not None)
    page.goto(f"{match}#{last}")
    expect_step(page, last)
    winner = page.locator("[data-seat].leading")
    expect(winner).to_contain_text("won")
    count = winner.locator(".counts").count()
    assert count > 0
    expect(winner.locator("header")).not_to_contain_text("no cards count")


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("en", True, "Bob won. Ann resigned."),
        ("en", False, "Ended early by resignation."),
        ("de", True, "Bob hat gewonnen. Ann hat aufgegeben."),
    ],
)
def test_a_game_that_was_given_up_tells_who_won(
    visit: Visit, site: str, language: str, *, named: bool, told: str
) -> None:
    """Older records do not name who gave up."""
    head, _, rounds = GAME.partition("\n\n")
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
    eyes = page.get_by_label("View as")
    eyes.select_option(label="Bob")
    expect(hands(page, 1)).to_have_count(7)
    expect(hands(page, 0)).to_have_count(0)
    eyes.select_option(label="A spectator")
    expect(hands(page)).to_have_count(0)
    expect_step(page, 1)
    expect(page.locator("[data-seat='0'] [data-zone=palette] [data-card]")).to_have_count(2)


def test_a_record_of_one_seat_is_seen_by_that_seat_alone(visit: Visit, site: str, short: str) -> None:
    seen = httpx.get(f"{site}/api/games{short[2:]}/record", params={"seat": "1"}, timeout=20).text
    page = visit().page
    page.goto(bring_in(site, seen))
    expect(page.get_by_text("This record shows only what one viewer saw: Bob.")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_count(0)
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
    dialog.get_by_label("Bot level").select_option("1")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    hand = page.locator("[data-zone=hand] button [data-card]")
    expect(hand).to_have_count(6)
    cards = [card.get_attribute("data-card") for card in hand.all()]
    assert sorted(filter(None, cards)) == sorted(["O4", "B4", "I4", "Y3", "I3", "Y1"]), "Ann's, who is to move"
    expect(page.get_by_role("region", name="The current rule")).to_contain_text("Green")


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
    expect(page.get_by_role("region", name="The current rule")).to_contain_text("Indigo")


def test_the_position_is_copied_as_text(visit: Visit, short: str) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.page.goto(f"{short}#0")
    visitor.page.get_by_role("button", name="Copy as text").click()
    expect(visitor.page.get_by_text("Copied.")).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == re.search(r"^deal (.*)$", GAME, re.MULTILINE)[1]  # type: ignore[index]


def test_the_record_is_saved_as_it_is(visit: Visit, short: str) -> None:
    page = visit().page
    page.goto(short)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game (.red7)").click()
    assert download.value.suggested_filename == f"{short[3:]}.red7"
    assert Path(download.value.path()).read_text(encoding="utf-8") == GAME


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit().page
    page.goto("/g/Nobody1234")
    expect(page.get_by_role("heading", name="No game here")).to_be_visible()
    expect(page.get_by_role("link", name="Games")).to_be_visible()
