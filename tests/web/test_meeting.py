"""Meeting others: open tables and games to watch, quick games, and ratings."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit
from tests.support.web_players import gather, open_table, persons

TABLE: Final = re.compile(r"/t/([A-Za-z0-9]{10})$")
SEATED: Final = "[data-phase]"


def seek(page: Page, name: str, *, players: int = 2, rules: str = "Basic") -> None:
    """Looks for a quick game."""
    page.goto("/quick")
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("radio", name=rules, exact=True).check()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Find").click()


def test_open_tables_show_host_clock_and_rules(visit: Visit) -> None:
    host, guest = visit().page, visit().page
    guest.goto("/")
    wanted = {"public": True, "name": "Friday night", "rules": "1.3ds", "clock": {"turn": 25, "reserve": 60}}
    path = open_table(host, seats=persons(3), **wanted)
    host.goto(path)
    host.get_by_label("Your name at the table").fill("Ann")
    host.get_by_role("button", name="Sit down").click()
    entry = guest.get_by_role("region", name="Open tables").get_by_role("link", name="Friday night")
    expect(entry).to_contain_text("Ann’s table · Advanced, edition 1.3 · 25 s a turn", timeout=15_000)
    expect(entry).to_contain_text("2 free seats")


def test_games_going_on_can_be_watched(visit: Visit) -> None:
    ann, _ = gather(visit, "mouse", "mouse", public=True, rules="1.3s")
    watcher = visit().page
    watcher.goto("/")
    entry = watcher.get_by_role("region", name="Open tables").get_by_role("link", name="Ann and Bob").first
    expect(entry).to_contain_text("Basic for points, edition 1.3 · no clock")
    entry.click()
    expect(watcher).to_have_url(ann.page.url)
    expect(watcher.locator(SEATED)).to_be_visible()


@pytest.mark.quick
def test_two_who_want_the_same_game_are_paired(visit: Visit) -> None:
    ann, bob = visit().page, visit(kind=PHONE).page
    posted: list[str] = []
    for page in (ann, bob):
        page.on("request", lambda request: posted.append(request.post_data or ""))
    seek(ann, "Ann")
    expect(ann.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    seek(bob, "ann")
    for page in (ann, bob):
        expect(page.locator(SEATED)).to_be_visible(timeout=20_000)
    assert ann.url == bob.url
    table = ann.evaluate("async path => (await fetch(`/api${path.replace('/t/', '/tables/')}`)).json()", ann.url[-13:])
    assert {seat["name"] for seat in table["seats"]} == {"Ann", "ann 2"}
    assert (table["public"], table["quick"], table["rules"]) == (True, True, "1.3")
    assert not any("leave" in one for one in posted), "who has waited stays"


def test_two_who_began_to_wait_at_once_find_each_other(visit: Visit) -> None:
    """Each has opened a table, as when both press the button in the same moment."""
    pages = [visit().page for _ in range(2)]
    for page in pages:
        page.goto("/quick")
    found = [
        page.evaluate(
            """async () => {
                await fetch("/api/me");
                const body = JSON.stringify({rules: "1.3dsa", players: 2, pace: "relaxed"});
                const headers = {"Content-Type": "application/json"};
                return (await (await fetch("/api/quick", {method: "POST", headers, body})).json()).id;
            }"""
        )
        for page in pages
    ]
    assert len(set(found)) == 2
    for page, table in zip(pages, found, strict=True):
        page.evaluate("id => sessionStorage.setItem(`red7.sit.${id}`, '1')", table)
        page.goto(f"/t/{table}")
    for page in pages:
        expect(page.locator(SEATED)).to_be_visible(timeout=20_000)
    assert pages[0].url == pages[1].url
    assert pages[0].url.endswith(found[0]), "the one that has waited longer"


def test_whoever_leaves_the_page_waits_no_longer(visit: Visit) -> None:
    ann, bob = visit().page, visit().page
    seek(ann, "Ann", rules="Advanced", players=3)
    expect(ann.get_by_role("heading", name="Waiting for 2 more players")).to_be_visible()
    left = ann.url
    ann.get_by_role("button", name="Stop waiting").click()
    expect(ann.get_by_role("button", name="Find 2 opponents")).to_be_visible()
    ann.wait_for_function(
        "async path => (await (await fetch(`/api/tables/${path}`)).json()).seats.every(seat => seat.kind === 'open')",
        arg=left[-10:],
    )
    seek(bob, "Bob", rules="Advanced", players=3)
    expect(bob.get_by_role("heading", name="Waiting for 2 more players")).to_be_visible()
    assert bob.url != left


def test_a_tab_in_the_background_says_that_the_game_begins(visit: Visit) -> None:
    ann, bob = visit().page, visit().page
    ann.add_init_script("Object.defineProperty(document, 'visibilityState', {get: () => window.seen ?? 'hidden'})")
    seek(ann, "Ann", rules="Advanced with Actions")
    expect(ann.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    seek(bob, "Bob", rules="Advanced with Actions")
    expect(ann).to_have_title("● Your game is starting", timeout=20_000)
    ann.evaluate("() => { window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange')); }")
    expect(ann).not_to_have_title("● Your game is starting")


@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(visit: Visit, kind: dict[str, object], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, locale="de-DE").page
    page.goto("/quick")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not violations(page)
    page.get_by_role("textbox").fill("Anna")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Gegner finden").click()
    expect(page.get_by_role("heading", name="Es fehlen noch 3")).to_be_visible()
    assert not violations(page)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    page.get_by_role("button", name="Nicht mehr warten").click()


def test_a_rating_is_begun_moved_with_its_code_and_given_up(visit: Visit) -> None:
    old, new = visit().page, visit(kind=PHONE).page
    old.goto("/quick")
    old.get_by_role("link", name="Ratings").click()
    old.get_by_label("Your name in the list").fill("Ann")
    old.get_by_role("button", name="Start a rating").click()
    mine = old.get_by_role("region", name="Yours")
    expect(mine).to_contain_text("1500 ± 400")
    expect(mine).to_contain_text("no games yet")
    old.get_by_role("checkbox", name="Show me in the list").uncheck()
    expect(old.get_by_label("Recovery code")).to_have_value(re.compile(r"^[\w-]{42}$"))
    code = old.get_by_label("Recovery code").input_value()
    assert not violations(old)
    new.goto(f"/ratings#code={code}")
    expect(new.get_by_role("region", name="Yours")).to_contain_text("Ann · no games yet")
    expect(new.get_by_role("checkbox", name="Show me in the list")).not_to_be_checked()
    assert "#" not in new.url
    new.get_by_role("button", name="Show a new code").tap()
    expect(new.get_by_label("Recovery code")).not_to_have_value(code)
    old.reload()
    expect(old.get_by_role("button", name="Start a rating")).to_be_visible()
    old.get_by_text("I have a code").click()
    old.get_by_label("Recovery code").fill(code[:-1])
    old.get_by_role("button", name="Restore my rating").click()
    expect(mine.get_by_role("alert")).to_contain_text("doesn’t restore a rating")
    new.get_by_role("button", name="Delete my rating").tap()
    new.get_by_role("button", name="Yes, delete it").tap()
    expect(new.get_by_role("button", name="Start a rating")).to_be_visible()


def test_a_game_that_was_paired_counts(visit: Visit) -> None:
    pages = [visit().page, visit().page]
    for page, name in zip(pages, ("Ann", "Bob"), strict=True):
        page.goto("/ratings")
        page.get_by_label("Your name in the list").fill(name)
        page.get_by_role("button", name="Start a rating").click()
        expect(page.get_by_role("region", name="Yours").get_by_text("±")).to_be_visible()
        seek(page, name, rules="Advanced", players=2)
    for page in pages:
        expect(page.locator(SEATED)).to_be_visible(timeout=20_000)
    for seat in ("Your palette", "Bob’s palette"):
        expect(pages[0].get_by_role("region", name=seat)).to_contain_text("Rating 1500")
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_role("button", name="Resign", exact=True).click()
    pages[0].get_by_role("button", name="Yes, resign").click()
    expect(pages[1].locator("[data-phase=over]")).to_be_visible()
    shown = []
    for page in pages:
        page.goto("/ratings")
        mine = page.get_by_role("region", name="Yours")
        expect(mine).to_contain_text("1 game")
        shown.append(int(mine.get_by_text("±").inner_text().split()[0]))
    assert shown[0] < 1500 < shown[1]


@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ratings_stand_in_nobodys_way(visit: Visit, kind: dict[str, object], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, locale="de-DE").page
    page.goto("/ratings")
    expect(page.get_by_role("button", name="Wertung beginnen")).to_be_visible()
    assert not violations(page)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
