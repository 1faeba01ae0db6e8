"""By keyboard and by ear: where the focus goes, what is read out, and what axe-core says of the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.axe import violations
from tests.support.visitors import DESKTOP, PHONE, Visit
from tests.support.web_games import MATCH, bring_in
from tests.support.web_players import HAND, MINE, Player, expect_board, gather, open_table, persons, play_on
from tests.support.web_positions import FULL, SHORT

PAGES = (
    "/",
    "/new",
    "/pass",
    "/learn",
    "/rules",
    "/who",
    "/quick",
    "/ratings",
    "/puzzles",
    "/games",
    "/board",
    "/results",
    "/settings",
    "/nowhere",
    "/t/nosuchtabl",
)
SMALL_PHONE_UPRIGHT = PHONE | {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}
# Links within a text may be as low as its lines (so WCAG 2.5.5 and 2.5.8), and a box counts with its label.
TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .map((one) => one.matches("[type=checkbox], [type=radio], [type=file]") ? one.closest("label") ?? one : one)
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width > 1 && Math.min(width, height) < 43.9)
    .map(([one, {width, height}]) => `${one.ariaLabel ?? one.textContent.trim()}: ${width} x ${height}`)"""
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
DEAL = "[data-phase=playing]"


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def lines(page: Page, text: str) -> Locator:
    """What has been read out, word by word so."""
    return page.get_by_role("log").locator("p").get_by_text(text, exact=True)


def play_the_round(players: list[Player]) -> None:
    """Whoever is to move goes out; of two, that leaves a winner."""
    for player in players:
        expect_board(player)
    mover = next(player for player in players if player.is_to_move())
    mover.press(mover.page.locator("[data-deed=nothing]"))
    mover.press(mover.page.locator("[data-deed=go-out]"))


# --- the focus ---------------------------------------------------------------------------------------------------


@pytest.mark.firefox
def test_a_deed_leaves_the_focus_in_the_hand(visit: Visit) -> None:
    ann, bob = gather(visit, "keyboard", "keyboard", position=SHORT)
    bob.press(bob.page.get_by_role("button", name="Yellow 5"))
    bob.press(bob.page.locator("[data-deed=play-then-rule]"))
    expect(bob.page.locator(HAND)).to_have_count(2)
    expect(bob.page.locator(f"{HAND}:focus")).to_have_count(1)
    bob.press(bob.page.locator("[data-deed=undo]"))
    expect(bob.page.locator(HAND)).to_have_count(3)
    expect(bob.page.locator(f"{HAND}:focus")).to_have_count(1)
    play_on(ann, bob)  # which sees to it that the focus is never lost


def test_being_asked_first_keeps_the_focus_at_the_question(visit: Visit) -> None:
    _, bob = gather(visit, "keyboard", "keyboard", position=SHORT)
    bob.press(bob.page.locator("[data-deed=nothing]"))
    expect(bob.page.locator("[data-deed=stay]")).to_be_focused()
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator("[data-deed=nothing]")).to_be_focused()


def test_what_is_under_way_cannot_be_pressed_twice_and_keeps_the_focus(visit: Visit) -> None:
    _, bob = gather(visit, "keyboard", "keyboard", position=SHORT)
    bob.press(bob.page.get_by_role("button", name="Yellow 5"))
    bob.press(bob.page.locator("[data-deed=play-then-rule]"))
    bob.press(bob.page.get_by_role("button", name="Yellow 3"))
    deed = bob.page.locator("[data-deed=discard]")
    expect(deed).to_be_enabled()
    bob.visitor.context.set_offline(True)
    expect(bob.page.get_by_text("Connection lost")).to_be_visible()
    bob.press(deed)
    expect(deed).to_be_disabled()  # waits for the network
    expect(deed).to_be_focused()
    bob.page.keyboard.press("Enter")
    bob.visitor.context.set_offline(False)
    expect(bob.page.locator(HAND)).to_have_count(1, timeout=20_000)
    expect(bob.page.locator(f"{HAND}:focus")).to_have_count(1)


def test_sitting_down_and_the_next_round_keep_the_focus(visit: Visit) -> None:
    players = gather(visit, "keyboard", "keyboard", rules="1.3s")
    for player in players:
        assert focused(player.page).count() == 1
    play_the_round(players)
    for player in players:
        player.press(player.page.get_by_role("button", name="Next round"))
    for player in players:
        expect(player.page.locator(DEAL)).to_be_visible()
        expect(player.page.locator(f"{HAND}:focus")).to_have_count(1)


def test_passing_the_device_keeps_the_focus(visit: Visit) -> None:
    ann = pass_and_play(visit)
    ann.press(ann.page.locator("[data-deed=reveal]"))
    expect(ann.page.locator(f"{HAND}:focus")).to_have_count(1)
    ann.move()
    expect(ann.page.locator("[data-deed=reveal]").or_(ann.page.locator("[data-phase=over]"))).to_be_visible()
    expect(focused(ann.page)).to_have_count(1)


def test_a_closed_menu_gives_the_focus_back(visit: Visit) -> None:
    _, bob = gather(visit, "keyboard", "keyboard", position=SHORT)
    menu = bob.page.get_by_role("button", name="Menu")
    bob.press(menu)
    bob.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    bob.press(menu)
    bob.press(bob.page.get_by_role("dialog").get_by_role("button", name="pause"))
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_finished_choice_gives_the_focus_back(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    opener = page.get_by_role("button", name="Change")
    for name in ("Close", "Done"):
        opener.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name=name).press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_another_page_begins_at_its_heading(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")
    page.locator("a[href='/rules']").first.press("Enter")
    page.wait_for_url("**/rules")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    page.wait_for_url(lambda url: not url.endswith("/rules"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("scrollY") == 0


# --- the sheet of the story --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [390, 1000])
def test_the_story_is_a_dialog_where_there_is_no_room(visit: Visit, width: int) -> None:
    _, bob = gather(visit, "keyboard", "keyboard", position=SHORT)
    page = bob.page
    page.set_viewport_size({"width": width, "height": 800})
    opener = page.get_by_role("button", name="Log")
    bob.press(opener)
    sheet = page.get_by_role("dialog", name="Log")
    expect(sheet).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    sheet.get_by_role("tab", name="The game so far").focus()
    page.keyboard.press("ArrowRight")
    expect(sheet.get_by_role("tab", name="Chat")).to_be_focused()
    expect(sheet.get_by_label("Say something")).to_be_visible()
    page.keyboard.press("ArrowRight")  # and around
    expect(sheet.get_by_role("tab", name="The game so far", selected=True)).to_be_focused()
    page.keyboard.press("End")
    expect(sheet.get_by_role("tab", name="Chat", selected=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


def test_letters_count_on_the_table_alone(visit: Visit) -> None:
    _, bob = gather(visit, "keyboard", "keyboard", position=SHORT, hints=True)
    page, hint = bob.page, bob.page.locator("[data-deed=hint]")
    expect(hint).to_be_visible()
    menu = page.get_by_role("button", name="Menu")
    menu.press("h")
    menu.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Close").press("h")
    page.keyboard.press("Escape")
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Yellow 3").press("h")
    expect(hint).to_have_count(0)


# --- what is read out --------------------------------------------------------------------------------------------


def test_who_comes_and_goes_before_the_deal_is_read_out(visit: Visit) -> None:
    ann, bob = Player(visit(), "Ann"), Player(visit(), "Bob")
    path = open_table(ann.page, seats=persons(3))
    for player in (ann, bob):
        player.sit(path)
    expect(lines(ann.page, "Bob sat down.")).to_have_count(1)
    bob.page.get_by_role("button", name="Leave seat").click()
    expect(lines(ann.page, "Bob’s seat is open again.")).to_have_count(1)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(lines(ann.page, "Bob sat down.")).to_have_count(2)  # the same again is read again
    ann.page.get_by_role("button", name="Leave seat").click()
    expect(lines(bob.page, "You’re the host now.")).to_have_count(1)
    ann.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="Put a bot in the empty seat").click()
    expect(lines(ann.page, "Bots have taken the empty seats.")).to_have_count(1)
    expect(lines(ann.page, "The cards have been dealt.")).to_have_count(1)


def test_chat_and_readiness_are_read_out_whatever_is_open(visit: Visit) -> None:
    players = gather(visit, "mouse", "mouse", rules="1.3s")
    ann, bob = players
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Say something").fill("Good luck")
    bob.page.get_by_role("button", name="Send").click()
    expect(lines(ann.page, "Bob: Good luck")).to_have_count(1)
    for _ in range(2):
        bob.page.get_by_role("button", name="Thanks").click()
    expect(lines(ann.page, "Bob: Thanks")).to_have_count(2)
    play_the_round(players)
    bob.page.get_by_role("button", name="Next round").click()
    expect(lines(ann.page, "Bob is ready for the next round.")).to_have_count(1)
    ann.page.get_by_role("button", name="Next round").click()
    expect(lines(bob.page, "Round 2")).to_have_count(1)


# --- by thumb ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "de"])
def test_whatever_can_be_touched_is_large_enough(visit: Visit, site: str, locale: str) -> None:
    page = visit(kind=SMALL_PHONE_UPRIGHT, locale=locale).page
    small: dict[str, list[str]] = {}

    def look(place: str) -> None:
        page.wait_for_load_state("networkidle")
        small[place] = page.evaluate(TOO_SMALL)

    for place in PAGES:
        page.goto(place)
        expect(page.locator("main")).to_be_visible()
        look(place)
    page.goto(bring_in(site, MATCH))
    expect(page.get_by_role("slider")).to_be_visible()
    look("replay")
    skip = page.locator("a.skip")
    skip.focus()
    box = skip.bounding_box()
    assert box
    assert box["height"] >= 44
    bots = [{"kind": "bot", "level": 1}] * 3
    page.goto(open_table(page, seats=[*bots[:2], {"kind": "person"}, bots[2]], position=FULL))
    look("gathering")
    page.locator("form input").fill("Ann")
    page.locator("form button").click()
    expect(page.locator(MINE)).to_be_visible()
    look("table")
    page.locator(HAND).first.click()
    look("a card picked up")
    for opener in page.locator("header button[aria-haspopup=dialog]:visible").all():
        opener.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(f"dialog {opener.inner_text()}")
        page.keyboard.press("Escape")
    assert len(small) > len(PAGES) + 4
    assert {place: found for place, found in small.items() if found} == {}


# --- axe-core ----------------------------------------------------------------------------------------------------


def pass_and_play(visit: Visit, **wanted: object) -> Player:
    """Two with one device, before the first of them looks at their hand."""
    ann = Player(visit(**wanted), "Ann", "keyboard")
    path = open_table(ann.page, one_device=True, position=SHORT)
    ann.page.evaluate("id => sessionStorage.setItem('red7.pass.' + id, '[\"Ann\", \"Bob\"]')", path.rpartition("/")[2])
    ann.page.goto(path)
    expect(ann.page.locator("[data-deed=reveal]")).to_be_visible()
    return ann


@SCHEMES
def test_everybody_can_use_the_end_of_a_round_and_of_a_game(visit: Visit, scheme: str) -> None:
    kind = {"color_scheme": scheme, "reduced_motion": "reduce"}
    for rules, phase in (({"rules": "1.3s"}, "between"), ({"position": SHORT}, "over")):
        players = [Player(visit(**kind), name) for name in ("Ann", "Bob")]
        path = open_table(players[0].page, **rules)
        for player in players:
            player.sit(path)
        play_the_round(players)
        for player in players:
            expect(player.page.locator(f"[data-phase={phase}]")).to_be_visible()
            assert violations(player.page) == []


@SCHEMES
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_story_and_chat(visit: Visit, size: dict[str, object], scheme: str) -> None:
    ann = Player(visit(kind=size, color_scheme=scheme, reduced_motion="reduce"), "Ann")
    bob = Player(visit(), "Bob")
    path = open_table(ann.page, position=SHORT)
    for player in (ann, bob):
        player.sit(path)
    expect(bob.page.locator(MINE)).to_be_visible()
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("button", name="Hello").click()
    if size is PHONE:
        ann.page.get_by_role("button", name="Log").click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        assert violations(ann.page) == []
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Hello")
    assert violations(ann.page) == []


@SCHEMES
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_the_curtain(visit: Visit, size: dict[str, object], scheme: str) -> None:
    ann = pass_and_play(visit, kind=size, color_scheme=scheme, reduced_motion="reduce")
    assert violations(ann.page) == []


@SCHEMES
@pytest.mark.parametrize(("path", "title"), [("/t/AbCdEfGhJk", "No table here"), ("/nowhere", "Page not found")])
def test_everybody_can_use_pages_that_lead_nowhere(visit: Visit, path: str, title: str, scheme: str) -> None:
    page = visit(color_scheme=scheme).page
    page.goto(path)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert violations(page) == []
