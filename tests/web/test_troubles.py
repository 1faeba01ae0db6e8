"""What can go wrong for somebody: each time the page says in their language what to do."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from red7.locales import LANGUAGES, Words
from red7.server.page import CLIENT
from tests.support.serving import Served
from tests.support.visitors import Visit, hold
from tests.support.web_players import MINE, SEATED, Player, open_table, persons
from tests.support.web_positions import SHORT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    page.goto("/t/nosuchtabl")
    expect(page.get_by_role("heading", level=1)).to_have_text(Words(language).text("lost-title"))
    expect(page.locator("main")).to_contain_text(Words(language).text("lost-text"))
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text(Words(language).text("not-found-title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table(visit: Visit, language: str) -> None:
    ann, bob = (Player(visit(), name) for name in ("Ann", "Bob"))
    path = open_table(ann.page, seats=persons(2), starts="by-hand")
    for player in (ann, bob):
        player.sit(path)
    expect(ann.page.get_by_role("button", name="Deal the cards")).to_be_visible()
    late = visit(locale=language).page
    late.goto(path)
    expect(late.locator("main")).to_contain_text(Words(language).text("trouble-full"))


@pytest.mark.firefox
def test_a_name_that_is_taken(visit: Visit) -> None:
    ann, other = Player(visit(), "Ann"), Player(visit(), "Ann")
    path = open_table(ann.page, seats=persons(2), starts="by-hand")
    ann.sit(path)
    expect(ann.page.get_by_role("button", name="Leave seat")).to_be_visible()
    other.sit(path)
    expect(other.page.get_by_role("alert").filter(has_text="name")).to_be_visible()
    other.name = "Bob"
    other.sit(path)
    expect(ann.page.get_by_role("button", name="Deal the cards")).to_be_visible()


def test_a_server_that_is_away_before_the_table_was_seen(visit: Visit, own_site: Served) -> None:
    ann = Player(visit(own_site.url), "Ann")
    path = open_table(ann.page, position=SHORT, seats=[{"kind": "bot", "level": 1}, {"kind": "person"}])
    ann.page.goto("/who")
    own_site.stop()
    ann.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )
    expect(ann.page.locator("main")).to_contain_text(Words("en").text("trouble-away"), timeout=20_000)


def test_a_browser_without_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False, locale="de").page
    page.goto("/")
    expect(page.locator("noscript p")).to_have_text(Words("de").text("page-needs-script"))


NEEDED = {
    "array": "delete Array.prototype.toSorted",
    "style": "CSS.supports = (text) => !text.includes('has')",
    "dialog": "delete window.HTMLDialogElement",
}


@pytest.mark.parametrize("lack", NEEDED.values(), ids=NEEDED)
def test_a_browser_that_is_too_old(visit: Visit, lack: str) -> None:
    """It may know modules, and still not what ours are made with."""
    page = visit(locale="it").page
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    old = page.get_by_text(Words("it").text("page-old-browser"))
    expect(old).to_be_hidden()
    page.add_init_script(lack)
    page.goto("/")
    expect(old).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("main")).to_have_count(0)


def test_the_first_script_can_be_read_by_any_browser() -> None:
    script = (CLIENT / "start.js").read_text(encoding="utf-8")
    assert not re.findall(r"=>|\b(?:const|let|class|async)\b|`|\?\?|\?\.|catch \{", script)


def refuse(route: Route) -> None:
    route.abort()


def garble(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="let of = new class { #a;; ??= };")


@pytest.mark.parametrize("answer", [refuse, garble])
@pytest.mark.parametrize("part", ["index", "de"])
def test_a_client_that_does_not_come_or_cannot_be_read(
    visit: Visit, part: str, answer: Callable[[Route], None]
) -> None:
    """Whether it is the first file, or the words that this asks for."""
    visitor = visit(locale="de", service_workers="block")
    page = visitor.page
    page.route(f"**/assets/{part}-*.js", answer)
    page.goto("/")
    unreached = page.get_by_text(Words("de").text("page-unreached"))
    expect(unreached).to_be_visible()
    visitor.errors.clear()  # what cannot be read is one
    page.unroute_all()
    unreached.get_by_role("link").click()
    expect(page.locator("main")).to_be_visible()
    expect(unreached).to_be_hidden()


@pytest.mark.parametrize("parts", [("start",), ("start", "style")])
def test_a_page_of_which_even_the_first_files_do_not_come(visit: Visit, parts: tuple[str, ...]) -> None:
    page = visit(locale="de", service_workers="block").page
    for part in parts:
        page.route("**/*.css" if part == "style" else f"**/{part}.js", refuse)
    page.goto("/")
    expect(page.locator("main")).to_be_visible()  # what is left is enough
    unreached = page.get_by_text(Words("de").text("page-unreached"))
    expect(unreached).to_be_hidden()
    page.route("**/assets/index*.js", refuse)
    page.goto("/")
    expect(unreached).to_be_visible()


def test_a_client_that_takes_too_long(visit: Visit) -> None:
    page = visit(locale="fr", service_workers="block").page
    page.clock.install()
    first = hold(page, lambda: page.goto("/", wait_until="commit"), lambda asked: "/assets/index" in asked.url)
    unreached = page.get_by_text(Words("fr").text("page-unreached"))
    expect(unreached).to_be_attached()
    page.clock.run_for(10_000)
    expect(unreached).to_be_hidden()
    page.clock.run_for(10_000)
    expect(unreached).to_be_visible()
    first.continue_()  # late, but there
    expect(page.locator("main")).to_be_visible()
    expect(unreached).to_be_hidden()


def test_a_browser_that_may_remember_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"])
            Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }});"""
    )
    ann = Player(visitor, "Ann")
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.get_by_label("Your name at the table").fill("Ann")  # which no page could remember
    ann.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(SEATED)).to_be_visible()


def pass_around(visit: Visit) -> Player:
    """Ann and Bob at one device, dealt in."""
    both = Player(visit(), "both")
    path = open_table(both.page, position=SHORT, one_device=True, starts="by-hand", hints=True)
    both.page.evaluate("id => sessionStorage.setItem('red7.pass.' + id, '[\"Ann\", \"Bob\"]')", path.rpartition("/")[2])
    both.page.goto(path)
    return both


@pytest.mark.quick
def test_pass_and_play_hides_hands_between_turns(visit: Visit) -> None:
    both = pass_around(visit)
    page = both.page
    hand = page.locator("[data-zone=hand] button")
    for name, cards in (("Bob", ["Yellow 5", "Yellow 3", "Red 2"]), ("Ann", ["Orange 4", "Orange 2", "Orange 1"])):
        expect(page.get_by_text(f"Pass the device to {name}.")).to_be_visible()
        expect(hand).to_have_count(0)
        page.get_by_role("button", name=f"I’m {name}: show my hand").click()
        expect(page.locator(MINE)).to_be_visible()
        expect(hand).to_have_count(3)
        for card in cards:
            expect(page.get_by_role("button", name=card)).to_be_visible()
        both.move()
    expect(
        page.get_by_role("heading", name="won the game").or_(page.get_by_text("Pass the device to Bob."))
    ).to_be_visible()


def test_hints_are_for_whoever_asked(visit: Visit) -> None:
    both = pass_around(visit)
    page = both.page
    page.get_by_role("button", name="I’m Bob: show my hand").click()
    page.locator("[data-deed=hint]").click()
    expect(page.get_by_role("button", name="Close")).to_be_visible()
    both.move()
    page.get_by_role("button", name="I’m Ann: show my hand").click()
    expect(page.locator("[data-deed=hint]")).to_be_visible()
    expect(page.get_by_role("button", name="Close")).to_have_count(0)


def test_what_one_drew_is_not_told_to_the_next(visit: Visit) -> None:
    """Neither on the curtain's side of the screen, nor in the story beside it."""
    both = Player(visit(), "both")
    page = both.page
    position = "red7/1 1.3a[ROY/12345/3] R2:O4O2O1/Y1:Y5Y3R5 - O5R4R3O3Y2R1Y4 1"
    path = open_table(page, position=position, one_device=True, starts="by-hand")
    page.evaluate("id => sessionStorage.setItem('red7.pass.' + id, '[\"Ann\", \"Bob\"]')", path.rpartition("/")[2])
    page.goto(path)
    page.get_by_role("button", name="I’m Bob: show my hand").click()
    page.get_by_role("button", name="Yellow 3").click()
    page.locator("[data-deed=play]").click()  # which draws Orange 5
    expect(page.get_by_role("button", name="Orange 5")).to_be_visible()
    expect(page.get_by_role("list", name="The game so far")).to_contain_text("Bob: 3 to the palette, a card drawn")
    both.move()
    expect(page.get_by_text("Pass the device to Ann.")).to_be_visible()
    text = page.locator("body").inner_html()
    assert "Orange 5" not in text
    assert 'data-card="O5"' not in text
