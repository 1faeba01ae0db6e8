"""The first page, and the pages that open a table: by one click, for friends, or for one device that goes around."""

from __future__ import annotations

import json
import re
import struct
from typing import Final

import httpx
import pytest
from playwright.sync_api import Error, Page, expect

from red7 import Rules
from tests.support.axe import violations
from tests.support.serving import Served
from tests.support.visitors import DESKTOP, OTHER_NAME, PHONE, SMALL_PHONE, Visit, hold

PAGES: Final = ("/", "/new", "/pass")
LOOKS: Final = [(theme, path) for theme in ("light", "dark") for path in PAGES]
TABLE: Final = re.compile(r"/t/([A-Za-z0-9]{10})$")
SETTLED: Final = "[data-phase]"


def table_of(page: Page) -> dict[str, object]:
    """The table whose page is open, as the server shows it."""
    page.wait_for_url(TABLE)
    path = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    table: dict[str, object] = page.evaluate("async path => (await fetch(path)).json()", path)
    return table


def levels(table: dict[str, object]) -> list[int | str | None]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["level"] for seat in seats]


def is_wide(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize(
    "kind", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.quick)]
)
def test_play_now_is_one_click(visit: Visit, kind: dict[str, object]) -> None:
    page = visit(kind=kind).page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(SETTLED)).to_be_visible()
    table = table_of(page)
    assert (table["rules"], levels(table), table["phase"]) == ("1.3", [None, 2, 2], "playing")


def test_play_now_remembers_what_was_changed(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_label("Bot level").select_option("7")
    dialog.get_by_role("radio", name="Advanced", exact=True).check()
    dialog.get_by_role("checkbox", name="Actions").check()
    dialog.get_by_role("button", name="Done").click()
    page.reload()
    expect(page.get_by_text("Against 3 bots (master)")).to_be_visible()
    expect(page.get_by_text("Advanced with Actions, edition 1.3")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert (table["rules"], levels(table)) == ("1.3dsa", [None, 7, 7, 7])


def test_a_character_is_chosen_beside_the_levels(visit: Visit) -> None:
    page = visit(kind=SMALL_PHONE, locale="de-DE").page
    page.goto("/")
    page.get_by_role("button", name="Ändern").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Stärke der Bots").select_option("hoarder")
    dialog.get_by_role("button", name="Fertig").click()
    page.reload()
    expect(page.get_by_text("Gegen 2 Bots (sparsam)")).to_be_visible()
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.get_by_text("Olga").first).to_be_visible()
    assert levels(table_of(page)) == [None, "hoarder", "hoarder"]
    assert not is_wide(page)


def test_a_touched_card_shows_who_leads_under_its_rule(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for rule, leader in (("Red: highest card", "Bruno"), ("Indigo: longest run", "Ada"), ("Green: most even", "Bruno")):
        page.get_by_role("button", name=rule).click()
        expect(page.get_by_role("button", name=rule)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(f"[data-player={leader}]")).to_contain_text("winning")
        expect(page.get_by_role("status").filter(has_text=f"{leader} is winning")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "actions", "edition", "rules"),
    [
        ("Basic", False, "1.3", "1.3"),
        ("Basic", True, "1.0", "1.0a"),
        ("Advanced", False, "1.2", "1.2ds"),
        ("Advanced", True, "1.1", "1.1dsa"),
        ("Points only", False, "1.3", "1.3s"),
        ("Discard rule only", True, "1.0", "1.0da"),
    ],
)
def test_a_table_has_the_rules_that_were_chosen(
    visit: Visit, game: str, actions: bool, edition: str, rules: str
) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_role("radio", name=edition, exact=True).check()
    page.get_by_role("radio", name=game, exact=True).check()
    page.get_by_role("checkbox", name="Actions").set_checked(actions)
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    table = table_of(page)
    assert table["rules"] == rules == str(Rules.parse(rules))
    assert table["phase"] == "gathering"


@pytest.mark.firefox
def test_seats_clock_and_name_are_as_chosen(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_label("Seat 3").select_option("5")
    page.get_by_label("Seat 4").select_option("1")
    page.get_by_role("radio", name="Custom").check()
    for name, number in (("Seconds for each turn", "25"), ("Minutes in reserve", "3")):
        page.get_by_label(name).press("ControlOrMeta+a")  # `fill` adds to numbers in Firefox
        page.keyboard.type(number)
    page.get_by_label("Table name").fill("Friday")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Ann").first).to_be_visible()  # without being asked again
    table = table_of(page)
    assert (table["name"], table["public"], levels(table)) == ("Friday", False, [None, None, 5, 1])
    assert table["clock"] == {"turn": 25_000, "reserve": 180_000, "deadline": None}
    page.goto("/new")
    expect(page.get_by_label("Your name at the table")).to_have_value("Ann")


@pytest.mark.quick
def test_a_table_for_friends_can_be_shared(visit: Visit, site: str) -> None:
    page = visit(site.replace("127.0.0.1", OTHER_NAME)).page
    page.goto("/new")
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code").locator("path")).to_have_attribute("d", re.compile("^M"))
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)


def test_a_link_of_this_machine_says_that_it_is_for_this_machine(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"]).page
    page.goto("/new")
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("works only on this computer")).to_contain_text("make play ARGS=--lan")
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_names_carry_to_the_table_of_one_device(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    page.goto("/pass")
    page.get_by_role("radio", name="3", exact=True).check()
    for number, name in enumerate(("Ann", "Bob", "ann"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_role("alert")).to_contain_text("same name")
    page.get_by_label("Name of player 3").fill("Cleo")
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(SETTLED)).to_be_visible()
    table = table_of(page)
    assert isinstance(table["seats"], list)
    assert isinstance(table["you"], dict)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cleo"]
    assert table["you"]["seats"] == [0, 1, 2]


def test_the_lobby_shows_public_tables_as_they_come(visit: Visit) -> None:
    host, guest = visit().page, visit().page
    guest.goto("/")
    lobby = guest.get_by_role("region", name="Open tables")
    host.goto("/new")
    host.get_by_label("Your name at the table").fill("Ann")
    host.get_by_role("radio", name="Everyone").check()
    host.get_by_label("Table name").fill("A table for the lobby")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(TABLE)
    entry = lobby.get_by_role("link", name="A table for the lobby")
    expect(entry).to_contain_text("Basic, edition 1.3", timeout=15_000)
    entry.click()
    guest.wait_for_url(TABLE)
    assert guest.url == host.url


def test_ones_own_tables_are_listed(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    recent = page.get_by_role("region", name="Recent games")
    expect(recent.get_by_role("heading", name="Yours")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(SETTLED)).to_be_visible()
    url = page.url
    expect(page.get_by_role("banner")).to_contain_text("Your table")
    page.goto("/")
    page.get_by_role("region", name="Your games in progress").get_by_role("link", name="Against Lola and Max").click()
    expect(page).to_have_url(url)


def test_every_door_leads_somewhere(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    links = page.locator("main a").evaluate_all("links => links.map(link => link.pathname)")
    assert {"/new", "/pass", "/learn", "/who", "/board", "/rules", "/puzzles", "/games"} <= set(links)
    expect(page.get_by_role("contentinfo")).to_contain_text("Asmadi Games")


def test_trouble_is_told(visit: Visit) -> None:
    page = visit(service_workers="block").page
    page.goto("/")
    refusal = json.dumps({"code": "tables", "text": "too many"})
    page.route("**/api/tables", lambda route: route.fulfill(status=429, content_type="application/json", body=refusal))
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("Too many tables")
    page.unroute("**/api/tables")
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("Check your connection")


def test_whoever_has_left_is_not_pulled_to_the_table(visit: Visit) -> None:
    page = visit(service_workers="block").page
    page.goto("/")
    opening = hold(page, page.get_by_role("button", name="Play now").click, lambda asked: asked.method == "POST")
    page.locator("main a[href='/who']").first.click()
    expect(page).to_have_url(re.compile("/who$"))
    opening.continue_()
    # The table is there, and would seat whoever goes to it.
    page.wait_for_function("() => Object.keys(sessionStorage).some((key) => key.startsWith('red7.sit.'))")
    expect(page).to_have_url(re.compile("/who$"))


@pytest.mark.parametrize(("theme", "path"), [pytest.param(*LOOKS[0], marks=pytest.mark.quick), *LOOKS[1:]])
def test_nothing_stands_in_anybodys_way(visit: Visit, theme: str, path: str) -> None:
    page = visit(color_scheme=theme).page
    page.goto(path, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not violations(page)


def test_the_choices_of_play_now_stand_in_nobodys_way(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    page.goto("/")
    page.get_by_role("button", name="Change").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("kind", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small-phone"])
def test_no_page_is_wider_than_its_window(visit: Visit, path: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind).page
    page.goto(path, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not is_wide(page)
    small = page.locator("main :is(button, a, select, input):visible").evaluate_all(
        "all => all.map(one => [one.outerHTML.slice(0, 80), (one.closest('label') ?? one).getBoundingClientRect()])"
        ".filter(([_, box]) => box.width < 43.5 || box.height < 43.5).map(([text]) => text)"
    )
    assert not small


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_keyboard_goes_through_a_new_table_as_the_eye_does(visit: Visit, kind: dict[str, object]) -> None:
    """Column by column, each from top to bottom; the button comes last."""
    page = visit(kind=kind).page
    page.goto("/new")
    places = page.locator("form :is(input, select, button)").evaluate_all(
        """all => all.map(one => one.getBoundingClientRect()).map(({left, top}) => [left > innerWidth / 2, top])"""
    )
    tops = {side: [top for is_right, top in places if is_right is side] for side in (False, True)}
    columns = [is_right for is_right, _ in places]
    if kind is DESKTOP:
        assert columns == sorted(columns)
        assert all(side == sorted(side) for side in tops.values())
    else:
        assert [top for _, top in places] == sorted(top for _, top in places)
    expect(page.locator("form :is(input, select, button)").last).to_have_text("Open the table")


def test_the_client_can_be_installed(site: str) -> None:
    with httpx.Client(base_url=site) as asking:
        manifest = asking.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        described = manifest.json()
        assert (described["start_url"], described["display"]) == ("./", "standalone"), "where the manifest is"
        purposes = {icon.get("purpose", "any") for icon in described["icons"]}
        assert purposes == {"any", "maskable"}
        for icon in described["icons"]:
            picture = asking.get(f"/{icon['src']}")
            assert picture.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", picture.content[16:24])
                assert f"{width}x{height}" == icon["sizes"]


def go_without_a_server(page: Page, path: str) -> None:
    """Goes to a page that the service worker answers for; Chromium on a busy machine may not start it in time."""
    for patience in reversed(range(10)):
        try:
            page.goto(path)
        except Error as error:
            if "ERR_FAILED" not in str(error) or not patience:
                raise
            page.wait_for_timeout(500)
        else:
            return


def test_a_page_comes_back_when_the_server_does(visit: Visit, own_site: Served) -> None:
    page = visit(own_site.url).page
    page.goto("/")
    page.wait_for_function(
        "async () => navigator.serviceWorker.controller"
        " && (await (await caches.open('red7-shell')).match('/'))"
        " && (await (await caches.open('red7-files')).keys()).some(one => one.url.includes('/en-'))"
    )
    own_site.stop()
    go_without_a_server(page, "/t/AbCdEfGhJk")
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert not violations(page)
    own_site.start()
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_have_count(0, timeout=15_000)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_service_worker_keeps_nothing_of_the_api(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload(wait_until="networkidle")
    kept = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
            return all.flat().map(one => new URL(one.url).pathname);
        }"""
    )
    assert kept
    assert not [path for path in kept if path.startswith("/api")]
