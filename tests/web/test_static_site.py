"""The static site: plain files under some path of some host, which play without any server of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from red7.server.run.site import write_site
from tests.support.alone import PATIENCE, give_up_a_puzzle, learn, settle_an_argument
from tests.support.places import ROOT
from tests.support.static import files_served
from tests.support.visitors import PHONE, Visit, Visitor, need_client
from tests.support.web_games import GAME, turns
from tests.support.web_players import AGAINST_ONE_BOT, MINE, SEATED, Player, play_on

POSITION = "red7/1 1.3[ROY/12345/3] R5:O4O2O1/Y4:Y5Y3R2 - O5R4R3O3Y2R1Y1 1"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, some folders down on its host."""
    need_client()
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "where")
    with files_served(folder) as url:
        yield f"{url}/some/where/"


@pytest.fixture
def ann(visit: Visit, address: str) -> Player:
    visitor = visit(address)
    visitor.context.add_init_script(AGAINST_ONE_BOT)
    return Player(visitor, "Ann")


def test_every_link_is_made_for_any_folder() -> None:
    """A path from the root would leave the site; `to` in where.ts knows where that is."""
    link = re.compile(r"""<a\b[^>]*\shref=("/|\{`/|\{"/)""")
    found = [
        path.name for path in (ROOT / "web/src").rglob("*.svelte") if link.search(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_a_whole_game(ann: Player, address: str) -> None:
    """With actions, and a look back at it; then the link to the game, in another browser."""
    page = ann.page
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(MINE, timeout=PATIENCE)
    assert page.url.startswith(f"{address}?/t/0")
    ann.move()
    page.reload()
    page.wait_for_selector(SEATED, timeout=PATIENCE)
    play_on(ann)
    page.get_by_role("link", name="Replay the game").click()
    expect(turns(page)).to_be_visible(timeout=PATIENCE)
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    link = str(page.evaluate("window.copied"))
    assert link.startswith(f"{address}?/g#r=")
    page.goto("./?/games")
    expect(page.get_by_role("region", name="Games on this device")).to_contain_text("Ann", timeout=60_000)


@pytest.mark.quick
def test_its_pages_have_addresses(ann: Player, address: str) -> None:
    """Links lead on within the site, back and reload work, and a position is in the address."""
    page = ann.page
    page.goto("./")
    page.get_by_role("link", name="Who’s winning?").click()
    assert page.url == f"{address}?/who"
    settle_an_argument(page)
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.url == address
    page.goto(f"./?/board#p={POSITION}")
    expect(page.locator("[data-card=Y5]").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-card=O4]").first).to_be_visible()


def test_a_game_in_a_link(visit: Visit, ann: Player, address: str) -> None:
    page = ann.page
    page.goto("./?/games")
    page.get_by_label("Or paste the record").fill(GAME)
    page.get_by_role("button", name="Show this game").click()
    page.wait_for_url("**/?/g/0*", timeout=PATIENCE)
    expect(turns(page)).to_be_visible(timeout=PATIENCE)
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    count = turns(page).get_by_role("button").count()
    other = visit(address).page
    other.goto(str(page.evaluate("window.copied")))
    expect(turns(other).get_by_role("button")).to_have_count(count, timeout=PATIENCE)


def test_a_lesson_a_puzzle_and_pass_and_play(ann: Player) -> None:
    page = ann.page
    page.goto("./")
    learn(page, "./?/learn")
    page.goto("./?/puzzles")
    give_up_a_puzzle(page)
    page.goto("./?/new")
    expect(page.locator("main")).to_contain_text("This needs a server")
    page.get_by_role("link", name="Pass and play").click()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_text("Pass the device to")).to_be_visible(timeout=PATIENCE)


def test_it_speaks_the_visitors_language(visit: Visit, address: str) -> None:
    page = visit(address, kind=PHONE, locale="de-DE").page
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("combobox").first.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_without_a_host_it_goes_on(visit: Visit, tmp_path: Path) -> None:
    """Made available offline, it needs no network at all."""
    write_site(tmp_path / "red7")
    with files_served(tmp_path) as url:
        visitor: Visitor = visit(f"{url}/red7/")
        page = visitor.page
        page.goto("./")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.get_by_role("button", name="Make available offline").click()
        expect(page.locator("footer")).to_contain_text("Available offline", timeout=PATIENCE)
    page.goto("./?/who")
    settle_an_argument(page)
