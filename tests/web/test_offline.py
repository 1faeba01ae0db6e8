"""Without a network: what was made available once goes on when the server has gone for good."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from red7.locales import LANGUAGES, Words
from tests.support.alone import PATIENCE, give_up_a_puzzle, learn, settle_an_argument
from tests.support.axe import violations
from tests.support.serving import Served
from tests.support.visitors import PHONE, Visit, Visitor
from tests.support.web_games import GAME, turns
from tests.support.web_players import AGAINST_ONE_BOT, MINE, SEATED, Player, play_on

RULES = """() => new Promise((done) => {
    const channel = new BroadcastChannel("red7 /");
    channel.onmessage = ({data}) => data.kind === "ready" && done(data.rules);
    channel.postMessage({to: "house", kind: "who"});
})"""


def keep(visitor: Visitor, language: str = "en") -> None:
    """Loads the first page once, and makes the client available offline."""
    page, words = visitor.page, Words(language)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name=words.text("offline-keep")).click()
    expect(page.locator("footer")).to_contain_text(words.text("offline-ready"), timeout=PATIENCE)


def play_now(page: Page) -> None:
    """Begins a game against a bot."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(MINE, timeout=PATIENCE)


@pytest.mark.quick
def test_a_turn_without_a_server(visit: Visit, own_site: Served) -> None:
    ann = Player(visit(own_site.url), "Ann")
    ann.visitor.context.add_init_script(AGAINST_ONE_BOT)
    keep(ann.visitor)
    own_site.stop()
    ann.page.reload()
    expect(ann.page.locator("header")).to_contain_text("Offline")
    play_now(ann.page)
    ann.move()
    assert re.search("/t/0[A-Za-z0-9]+$", ann.page.url), "no id of a server begins with 0"
    expect(ann.page.locator(SEATED)).to_be_visible()


@pytest.mark.long
def test_a_whole_game_without_a_server(visit: Visit, own_site: Served) -> None:
    """And what else one does: settling an argument, a puzzle, and looking back at the game."""
    ann = Player(visit(own_site.url), "Ann")
    page = ann.page
    ann.visitor.context.add_init_script(AGAINST_ONE_BOT)
    keep(ann.visitor)
    own_site.stop()
    page.goto("/who")
    settle_an_argument(page)
    learn(page, "/learn")
    page.goto("/")
    play_now(page)
    page.locator("[data-deed=hint]").click()
    expect(page.get_by_role("button", name="Close")).to_be_visible(timeout=PATIENCE)
    ann.move()
    before = page.url
    page.reload()  # what was played is kept
    page.wait_for_selector(SEATED, timeout=PATIENCE)
    assert page.url == before
    play_on(ann)
    page.get_by_role("link", name="Replay the game").click()
    expect(turns(page)).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("End")
    expect(page.locator("[aria-live]", has_text=" wins the round.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the game").click()
    assert '[Seat0 "Ann"]' in Path(saved.value.path()).read_text(encoding="utf-8")
    page.goto("/games")
    expect(page.get_by_role("region", name="Games on this device")).to_contain_text("Ann")
    page.goto("/puzzles")
    give_up_a_puzzle(page)


@pytest.mark.long
def test_the_rules_are_those_of_the_server(visit: Visit, own_site: Served) -> None:
    """The modules that run in the worker are byte for byte those that the server's Python would load."""
    visitor = visit(own_site.url)
    page = visitor.page
    ask = [sys.executable, "-I", "-c", "from red7.offline.worker import digest; print(digest())"]
    here = subprocess.run(ask, capture_output=True, text=True, check=True)
    keep(visitor)
    own_site.stop()
    page.goto("/who")
    settle_an_argument(page)
    assert page.evaluate(RULES) == here.stdout.strip()


def test_a_game_is_handed_to_the_server(visit: Visit, own_site: Served) -> None:
    """Played and kept here, and back online given to the server, which can review it."""
    visitor = visit(own_site.url)
    page = visitor.page
    keep(visitor)
    own_site.stop()
    page.goto("/games")
    page.get_by_label("Or paste the record").fill(GAME)
    page.get_by_role("button", name="Show this game").click()
    expect(turns(page)).to_be_visible(timeout=PATIENCE)
    button = page.get_by_role("button", name="Send to the server")
    expect(button).to_be_hidden()
    own_site.start()
    button.click(timeout=PATIENCE)
    page.wait_for_url(re.compile("/g/[1-9A-Za-z][0-9A-Za-z]*$"))
    expect(turns(page)).to_be_visible()


def test_two_tabs_share_what_is_played(visit: Visit, own_site: Served) -> None:
    """One tab's worker plays for both; when that tab is closed, the other's takes over."""
    ann = Player(visit(own_site.url), "Ann")
    ann.visitor.context.add_init_script(AGAINST_ONE_BOT)
    keep(ann.visitor)
    own_site.stop()
    ann.page.reload()
    play_now(ann.page)
    other = ann.visitor.context.new_page()
    other.goto(ann.page.url)
    other.wait_for_selector(MINE, timeout=PATIENCE)
    ann.page.close()
    second = Player(Visitor(ann.visitor.context, other, ann.visitor.own), "Ann")
    second.move()
    expect(other.locator(SEATED)).to_be_visible()


def test_back_online_the_server_answers_again(visit: Visit, own_site: Served) -> None:
    ann = Player(visit(own_site.url), "Ann")
    ann.visitor.context.add_init_script(AGAINST_ONE_BOT)
    keep(ann.visitor)
    own_site.stop()
    ann.page.reload()
    play_now(ann.page)
    path = ann.page.url
    own_site.start()
    expect(ann.page.get_by_text("Offline", exact=True)).to_be_hidden(timeout=PATIENCE)
    ann.move()  # at this device's table, whoever else is there
    ann.page.goto("/")
    play_now(ann.page)
    assert "/t/0" in path
    assert "/t/0" not in ann.page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_the_server_says_so(visit: Visit, own_site: Served, language: str) -> None:
    visitor = visit(own_site.url, kind=PHONE, locale=language)
    page, words = visitor.page, Words(language)
    keep(visitor, language)
    assert not violations(page)
    own_site.stop()
    page.reload()
    expect(page.locator("header")).to_contain_text(words.text("offline-sign"))
    expect(page.locator("section", has=page.locator("#open-tables"))).to_contain_text(
        words.text("trouble-needs-server")
    )
    assert not violations(page)
    page.goto("/new")
    expect(page.locator("main")).to_contain_text(words.text("trouble-needs-server"))


def test_files_that_do_not_come_are_asked_for_again(visit: Visit, own_site: Served) -> None:
    visitor = visit(own_site.url)
    page = visitor.page
    page.route("**/pyodide.asm.wasm*", lambda route: route.abort())
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name="Make available offline").click()
    expect(page.locator("footer")).to_contain_text("Saving didn’t work", timeout=PATIENCE)
    page.unroute_all()
    page.get_by_role("button", name="Make available offline").click()
    expect(page.locator("footer")).to_contain_text("Available offline", timeout=PATIENCE)


def test_a_newer_client_is_kept_in_place_of_the_older(visit: Visit, own_site: Served) -> None:
    visitor = visit(own_site.url)
    page = visitor.page
    keep(visitor)
    digest = page.evaluate("localStorage.getItem('red7.offline')")
    names = page.evaluate("caches.keys()")
    assert f"red7-offline / {digest}" in names
    page.evaluate(
        """async (digest) => {
            localStorage.setItem("red7.offline", "older");
            const old = await caches.open("red7-offline / older");
            await old.put("/offline/red7.zip", new Response("older"));
            await caches.delete(`red7-offline / ${digest}`);
        }""",
        digest,
    )
    page.reload()
    page.wait_for_function("digest => localStorage.getItem('red7.offline') === digest", arg=digest, timeout=PATIENCE)
    page.wait_for_function("async () => !(await caches.has('red7-offline / older'))")
    assert page.evaluate("caches.keys()") == names
