"""The quick half once more in WebKit: every page, games by mouse and by keyboard, a friend with another browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import pytest

from tests.support.serving import Served
from tests.support.visitors import Visit
from tests.support.web_games import GAME, bring_in
from tests.support.web_players import AGAINST_ONE_BOT, HAND, MINE, Player, open_table
from tests.support.web_positions import SHORT
from tests.support.webkit import Window, webkit

Open: TypeAlias = Callable[[str], Window]
Press: TypeAlias = Callable[[Window, str], None]
pytestmark = pytest.mark.long

TAB, ENTER, RIGHT, END = "\ue004", "\ue006", "\ue014", "\ue010"
PHONE, DESK = (390, 844), (1440, 900)
PAGES = ("/", "/new", "/pass", "/learn", "/rules", "/who", "/puzzles", "/games", "/board", "/nowhere", "/t/nosuchtabl")
WAYS: Final = (
    "[data-deed=go-out]",
    "[data-deed].primary:enabled",
    "[data-zone=palette] button[aria-pressed=false]",
    f"{HAND}[aria-pressed=false]:not([aria-label*='can’t keep you in'])",
    "[data-deed=nothing], [data-deed=end-out], [data-deed=decline]",
    f"{HAND}[aria-pressed=false]",
    "[data-phase=between] button.primary",
)
"""What a player presses, from the best to the last."""
STATE: Final = "(document.querySelector('[data-phase]')?.innerHTML + document.title)"


@pytest.fixture(scope="module")
def open_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    with webkit(tmp_path_factory.mktemp("webkit")) as open_window:
        yield open_window


@pytest.fixture
def window(open_window: Open, site: str) -> Iterator[Window]:
    """A window with a player who has seen nothing yet; in the end nothing may have gone wrong in it."""
    window = enter(open_window, site)
    yield window
    assert window.errors() == []


def enter(open_window: Open, site: str) -> Window:
    window = open_window(site)
    window.go("/rules")
    window.run("localStorage.setItem('red7.speed', 'at-once')")
    window.run("localStorage.setItem('red7.name', 'Bob')")
    window.resize(*DESK)
    return window


def sit(window: Window, path: str) -> None:
    """Takes a seat, and waits for the cards."""
    window.go(path)
    window.fill("Your name at the table", "Bob")
    window.press_named("Sit down")
    window.see("[data-phase=playing]")


def open_one(window: Window, **wanted: Any) -> str:
    """The path of a table of the window's own guest."""
    window.run(
        """const headers = {"Content-Type": "application/json"};
        fetch("/api/me").then(() => fetch("/api/tables", {method: "POST", headers, body: arguments[0]}))
            .then((answer) => answer.json()).then((table) => { window.path = table.path; });""",
        json.dumps({"starts": "when-full"} | wanted),
    )
    return str(window.wait("window.path"))


def play_on(window: Window, press: Press) -> None:
    """Makes turns until the game is over."""
    for _ in range(400):
        window.wait(f"""document.querySelector("{MINE}, [data-phase=between], [data-phase=over]")""")
        if window.count("[data-phase=over]"):
            return
        step(window, press)
    raise AssertionError("a game without an end")


def step(window: Window, press: Press) -> None:
    """Presses one button: whatever keeps this player in, or else drops out."""
    window.wait("!document.querySelector('[aria-busy=true]')")
    before = window.run(f"return {STATE}")
    if way := next((way for way in WAYS if window.count(way)), None):
        press(window, way)
        window.wait(f"{STATE} !== arguments[0]", before)


def by_keyboard(window: Window, selector: str) -> None:
    """Moves the focus there without a mouse."""
    for _ in range(80):
        where = window.run(
            """const wanted = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
            const at = document.activeElement, hand = (one) => one?.closest("[data-zone=hand]");
            if (at === wanted) return "there";
            if (!hand(at) || !hand(wanted)) return "elsewhere";
            return at.compareDocumentPosition(wanted) & 4 ? "left of it" : "right of it";""",
            selector,
        )
        if where == "there":
            window.keys(ENTER)
            return
        window.keys({"left of it": RIGHT, "right of it": "\ue012"}.get(where, TAB))
    raise AssertionError(f"the keyboard does not reach {selector}")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_every_page_comes_and_fits(window: Window, site: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    for path in (*PAGES, bring_in(site, GAME)):
        window.go(path)
        window.see("main h1")
        assert window.run("return document.documentElement.scrollWidth <= innerWidth"), path
        assert not window.run("return document.documentElement.hasAttribute('data-unreached')"), path


@pytest.mark.parametrize("press", [Window.press, by_keyboard], ids=["mouse", "keyboard"])
def test_a_whole_game_against_bots(window: Window, press: Press) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
    sit(window, open_one(window, seats=seats, rules="1.3d"))
    play_on(window, press)
    window.see("h2", "won the game")
    window.press_named("Replay the game")
    window.see("[aria-label='Turn by turn']")


def test_a_new_table_as_chosen(window: Window) -> None:
    window.go("/new")
    window.fill("Your name at the table", "Ann")
    window.fill("Table name", "Friday")
    window.press_named("Open the table")
    window.see("body", "Friday")
    window.see("main", "Ann")


def test_a_friend_with_another_browser(visit: Visit, window: Window) -> None:
    """They talk and play; a reload in the middle keeps a draft."""
    ann = Player(visit(), "Ann")
    path = open_table(ann.page, position=SHORT)
    ann.sit(path)
    sit(window, path)
    window.press_named("Chat", exact=True)
    window.fill("Say something", "<b>Good luck</b>")
    window.press_named("Send")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("list", name="Chat").get_by_text("<b>Good luck</b>").wait_for()
    ann.page.get_by_role("button", name="Thanks").click()
    window.see("[aria-label=Chat]", "Thanks")
    window.press(f"{HAND}:has([data-card=Y5])")
    window.press("[data-deed=play-then-rule]")
    window.see("[data-zone=palette] [data-card=Y5]")
    window.reload()
    window.see("[data-zone=palette] [data-card=Y5]")
    window.press(f"{HAND}:has([data-card=Y3])")
    window.press("[data-deed=discard]")
    ann.page.locator(MINE).wait_for()
    for _ in range(40):
        if ann.is_to_move():
            ann.move()
        elif window.count(MINE):
            step(window, Window.press)
        elif ann.is_over():
            break
    window.see("h2", "won the game")


def test_the_first_lesson(window: Window) -> None:
    window.go("/learn")
    window.press_named("Red 5")
    window.see("main", "is higher than")
    window.press("[data-deed=again]")
    window.see("main", "Tap the higher card.")


def test_who_is_winning(window: Window) -> None:
    window.resize(*PHONE)
    window.go("/who")
    for player, cards in enumerate((("R6", "G4"), ("Y6", "I6"))):
        window.press(f"[data-player='{player}'] button[aria-expanded], [data-player='{player}'] button")
        for card in cards:
            window.press(f"[data-tile={card}]")
    window.see("main > [aria-live]", "is winning")


def test_a_puzzle_begins(window: Window) -> None:
    window.go("/puzzles")
    window.press("[data-zone=hand] button")
    window.see("[data-deed]")


def test_a_replay_by_keyboard_and_its_review(window: Window, site: str) -> None:
    window.go(bring_in(site, GAME))
    window.see("[aria-label='Turn by turn']")
    window.keys(END)
    window.wait("location.hash === '#7'")
    window.press_named("Review this game")
    window.see("[data-mark]")


def test_language_and_theme_are_remembered(window: Window) -> None:
    window.go("/who")
    window.wait("document.querySelector('select option[value=es]')")
    window.run(
        """const select = document.querySelector("select:has(option[value=es])");
        select.value = "es"; select.dispatchEvent(new Event("change", {bubbles: true}));"""
    )
    window.wait("document.documentElement.lang === 'es'")
    window.press("button.theme")
    window.reload()
    window.wait("document.documentElement.lang === 'es' && document.documentElement.dataset.theme === 'dark'")


def test_without_a_server(open_window: Open, own_site: Served) -> None:
    window = enter(open_window, own_site.url)
    window.run(AGAINST_ONE_BOT)
    window.go("/")
    window.run("navigator.serviceWorker.ready.then(() => { window.isServed = true; })")
    window.wait("window.isServed")
    window.press_named("offline")
    window.see("footer", "Available offline")
    own_site.stop()
    window.reload()
    window.see("header", "Offline")
    window.press_named("Play now")
    window.see(MINE)
