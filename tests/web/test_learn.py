"""The tutorial, from its first card to its last game."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from red7 import View
from red7.errors import IllegalStep
from red7.locales import LANGUAGES, Words
from red7.show.boards import look
from red7.steps import Turn
from tests.support.axe import violations
from tests.support.places import ROOT
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit, hold
from tests.support.web_players import MINE, gather
from tests.support.web_positions import SHORT

LOOK: Final = "**/api/boards/look"
LESSONS: Final = ROOT / "web" / "src" / "learn" / "lessons.ts"
HIGHER: Final = {"cards-1": "Violet 7", "cards-2": "Orange 4"}
PLAYED: Final = {"red-1": "B6", "same-1": "I2", "kinds-1": "O6", "kinds-2": "I1", "spread-1": "V3"}
"""The one card that is right, where only a card is asked for."""
CHANGED: Final = {"turn-2": "G1", "same-2": "Y2", "spread-2": "I2"}
"""The one card that is right, where a new rule is asked for."""
TURNS: Final = {
    "turn-1": ("hand Y7", "play"),
    **{name: (f"hand {card}", "discard") for name, card in CHANGED.items()},
    "turn-3": ("hand O2", "play-then-rule", "hand V6", "discard"),
    "turn-4": ("nothing", "go-out"),
    "draw-1": ("hand G5", "discard", "draw"),
    "score-1": ("keep G7", "keep R5", "keep I3", "keep"),
    "actions-1": ("hand G1", "play", "palette R6", "deck", "end"),
    "actions-2": ("hand V3", "play", "hand G4", "discard"),
    "actions-3": ("hand O5", "play", "hand B4", "play"),
    "actions-4": ("hand I7", "play", "palette G4", "discard", "end"),
}
"""What is picked up, and what is done with it."""
ORDER: Final = [
    "cards-1", "cards-2", "red-1", "turn-1", "turn-2", "turn-3", "turn-4", "same-1", "same-2", "kinds-1", "kinds-2",
    "spread-1", "spread-2", "round-1", "draw-1", "score-1", "actions-1", "actions-2", "actions-3", "actions-4",
]  # fmt: skip


def deed(page: Page, name: str) -> Locator:
    return page.locator(f"[data-deed={name}]:visible")


def expect_step(page: Page, name: str) -> None:
    expect(page.locator(f"[data-step={name}]")).to_be_visible()


def card_in(page: Page, zone: str, card: str) -> Locator:
    place = ".cards" if zone == "keep" else f"[data-zone={zone}]"
    return page.locator(f"{place} button:has([data-card={card}])")


def make(page: Page, *doings: str) -> None:
    """Picks cards up and presses buttons, one after the other."""
    for doing in doings:
        zone, _, card = doing.partition(" ")
        if card:
            card_in(page, zone, card).click()
        else:
            deed(page, zone).click()


BUSY: Final = "[data-deed]:disabled, [data-deed][aria-disabled=true]"
"""What was asked for is on its way, and the buttons are those from before."""


def play_round(page: Page) -> None:
    """Takes whatever keeps one in until the round is over."""
    for _ in range(40):
        expect(page.locator("[data-deed]:enabled").first).to_be_visible()
        expect(page.locator(BUSY)).to_have_count(0)
        if page.locator("[data-deed=next]").count():
            return
        main = page.locator("[data-deed].primary:enabled")
        hopeful = page.locator("[data-zone=hand] button[aria-pressed=false]:not([aria-label*='can’t keep'])")
        out = page.locator("[data-deed=nothing], [data-deed=end-out]")
        if main.count():
            main.first.click()
        elif hopeful.count():
            hopeful.first.click()
        elif out.count():  # and otherwise the turn has just ended
            out.click()
            deed(page, "go-out").click()
    raise AssertionError("a round without an end")


def do_step(page: Page, name: str) -> None:
    expect_step(page, name)
    if name in HIGHER:
        page.get_by_role("button", name=HIGHER[name]).click()
    elif name in PLAYED:
        make(page, f"hand {PLAYED[name]}", "play")
    elif name == "round-1":
        play_round(page)
    else:
        make(page, *TURNS[name])
    deed(page, "next").click()


# --- the lessons themselves --------------------------------------------------------------------------------------


def positions() -> dict[str, View]:
    """The views of the lessons by the names of their steps."""
    found: dict[str, View] = {}
    for lesson in re.split(r'\bid: "', LESSONS.read_text(encoding="utf-8"))[1:]:
        name, _, rest = lesson.partition('"')
        texts = re.findall(r'"(red7/1 [^"]* @0)"', rest)
        for number, text in enumerate(texts, 1):
            found[f"{name}-{number}"] = View.parse(text)
            assert str(View.parse(text)) == text
    return found


def test_there_are_at_most_twenty_exercises() -> None:
    assert len(ORDER) <= 20
    assert set(positions()) == {*ORDER} - {*HIGHER, "round-1", "score-1"}


@pytest.mark.parametrize(
    ("name", "turn"),
    [(name, f"+{card}.") for name, card in PLAYED.items()] + [(name, f">{card}") for name, card in CHANGED.items()],
)
def test_one_card_is_right(name: str, turn: str) -> None:
    view = positions()[name]
    right = []
    for card in view.hands[0]:
        with suppress(IllegalStep):
            led = look(view, Turn.parse(turn.replace(turn[1:3], str(card))).steps)
            right += [] if led.out else [str(card)]
    assert right == [turn[1:3]]


def test_what_a_lesson_asks_for_can_be_done() -> None:
    both, hopeless = positions()["turn-3"], positions()["turn-4"]
    with pytest.raises(IllegalStep, match="not be winning"):
        look(both, Turn.parse(">V6").steps)
    assert {step.outlook for step in look(hopeless, ()).board.steps or ()} == {"no"}


# --- the tutorial ------------------------------------------------------------------------------------------------


@pytest.mark.quick
def test_the_first_two_lessons_and_a_reload(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    page.get_by_role("button", name="Red 5").click()
    expect(page.get_by_text("is higher than")).to_contain_text("No,")
    expect(deed(page, "next")).to_have_count(0)
    deed(page, "again").click()
    expect(page.get_by_text("Tap the higher card.")).to_be_visible()
    for name in HIGHER:
        do_step(page, name)
    do_step(page, "red-1")
    expect_step(page, "turn-1")
    page.reload()
    expect_step(page, "turn-1")
    expect(page.get_by_text("Lesson 3 of 10")).to_be_visible()
    lessons = page.get_by_role("complementary", name="Lessons")
    expect(lessons.get_by_role("button", name=re.compile("done$"))).to_have_count(2)
    lessons.get_by_role("button", name="Actions").click()
    expect_step(page, "actions-1")
    lessons.get_by_role("button", name="Start over").click()
    expect_step(page, "cards-1")
    expect(lessons.get_by_role("button", name=re.compile("done$"))).to_have_count(0)


def start_at(page: Page, lesson: str, step: int = 0) -> None:
    """Begins with a lesson, as if those before it were done."""
    page.add_init_script(
        "localStorage.getItem('red7.tutorial') ?? localStorage.setItem('red7.tutorial', "
        f"""JSON.stringify({{lesson: "{lesson}", step: {step}, done: []}}))"""
    )
    page.goto("/learn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_lessons_are_not_cut_off(visit: Visit, language: str) -> None:
    page = visit(kind=SMALL_PHONE, locale=language).page
    page.goto("/learn")
    title = page.locator("h1")
    for _ in range(10):
        expect(title).to_be_visible()
        cut = title.evaluate("one => one.scrollWidth > one.clientWidth || getComputedStyle(one).overflow !== 'visible'")
        assert not cut, title.inner_text()
        page.get_by_role("button", name=Words(language).text("tutorial-lessons")).click()
        following = page.locator("dialog li:has([aria-current]) + li button")
        if not following.count():
            break
        was = title.inner_text()
        following.click()
        expect(title).not_to_have_text(was)
    expect(page.locator("dialog [aria-current]")).to_have_attribute("data-lesson", "actions")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_text_leaves_room_for_the_board(visit: Visit, language: str) -> None:
    page = visit(kind=DESKTOP | {"viewport": {"width": 1280, "height": 900}}, locale=language).page
    start_at(page, "round")
    palettes = page.locator("[data-zone=palette]")
    expect(palettes).to_have_count(2)
    lowest = palettes.last.evaluate("one => one.getBoundingClientRect().bottom")
    assert lowest <= page.locator("div.foot").evaluate("one => one.getBoundingClientRect().top")
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_the_order_of_numbers_and_colours_is_shown(visit: Visit) -> None:
    for step, order in ((0, "7 6 5 4 3 2 1"), (1, "Red Orange Yellow Green Blue Indigo Violet")):
        page = visit().page
        start_at(page, "cards", step)
        expect(page.get_by_role("figure").get_by_role("listitem")).to_have_text(order.split())


def test_a_wrong_card_is_told_why(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    start_at(page, "red")
    make(page, "hand Y3")
    expect(page.get_by_text("would be winning")).to_have_count(0)  # nothing is told before it is played
    make(page, "play")
    expect(page.locator("[aria-live]").filter(has_text="Bruno is winning")).to_contain_text("You’d be out.")
    expect(deed(page, "next")).to_have_count(0)
    deed(page, "again").click()
    do_step(page, "red-1")
    expect_step(page, "turn-1")


def test_another_way_than_the_lessons_is_not_enough(visit: Visit) -> None:
    page = visit().page
    start_at(page, "draw")
    make(page, "hand G1", "discard")
    expect(page.get_by_text("That keeps you in, too")).to_be_visible()
    deed(page, "again").click()
    make(page, "hand G5", "discard")
    expect(page.locator("[data-zone=hand] [data-card=R4]")).to_have_count(0)
    make(page, "draw")
    expect(page.locator("[data-zone=hand] [data-card=R4]")).to_be_visible()
    expect(deed(page, "next")).to_be_visible()


def test_steps_can_be_taken_back_until_a_card_is_drawn(visit: Visit) -> None:
    page = visit().page
    start_at(page, "turn", 2)
    make(page, "hand O2", "play-then-rule")
    deed(page, "undo").click()
    expect(page.locator("[data-zone=hand] [data-card]")).to_have_count(3)
    start_at_actions = visit().page
    start_at(start_at_actions, "actions", 1)
    make(start_at_actions, "hand V3", "play")
    expect(start_at_actions.locator("[data-zone=hand] [data-card=G4]")).to_be_visible()
    expect(deed(start_at_actions, "undo")).to_have_count(0)


def steps_of(request: Request) -> str:
    """What a board is asked about; at first nothing, of Bruno's turn."""
    return str(json.loads(request.post_data or "")["steps"])


def pick_first_card(page: Page) -> None:
    """In the round against Bruno, who is to move when it is played."""
    start_at(page, "round")
    make(page, "hand B6")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_a_turn_of_the_others_that_does_not_come_is_asked_for_again(visit: Visit) -> None:
    page = visit(service_workers="block").page
    pick_first_card(page)
    left = [1, 2]

    def fail(route: Route) -> None:
        if left and not steps_of(route.request):
            left.pop()
            route.abort()
        else:
            route.continue_()

    page.route(LOOK, fail)
    deed(page, "play").click()
    for _ in range(2):
        expect(page.locator(".sentence")).to_have_text(Words("en").text("trouble-away"))
        deed(page, "again").click()
        expect(page.locator(".sentence")).to_have_text(Words("en").text("tutorial-round-waits"))
    expect(page.locator(".told")).to_contain_text("Bruno")
    play_round(page)


def test_nothing_is_asked_for_a_round_that_was_left(visit: Visit) -> None:
    page = visit(service_workers="block").page
    pick_first_card(page)
    looks: list[Request] = []

    def note(request: Request) -> None:
        if request.url.endswith("/look"):
            looks.append(request)

    replying = hold(page, deed(page, "play").click, lambda asked: asked.url.endswith("/look") and not steps_of(asked))
    page.locator("a[href='/']").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.on("request", note)
    with page.expect_response(LOOK) as answer:
        replying.continue_()
    answer.value.finished()
    page.wait_for_timeout(300)
    assert looks == []


def test_at_the_end_one_can_play(visit: Visit) -> None:
    page = visit().page
    start_at(page, "end")
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()
    expect(page.get_by_role("link", name="Solve a puzzle")).to_have_attribute("href", "/puzzles")
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_the_last_game_shows_hints_until_they_are_closed(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit(kind=kind).page
    start_at(page, "end")
    page.get_by_role("button", name="Play a real game").click()
    hints = page.locator(".hints li")
    expect(hints.first).to_contain_text("%", timeout=60_000)
    expect(hints.first.get_by_text("to win")).to_be_visible()  # on a phone, too, it is said what the numbers are
    page.reload()
    expect(hints.first).to_contain_text("%", timeout=60_000)
    page.get_by_role("button", name="Close").click()
    expect(hints).to_have_count(0)
    page.reload()
    expect(deed(page, "hint")).to_be_visible()
    expect(hints).to_have_count(0)


def test_hints_that_come_by_themselves_come_and_go_with_the_turn(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    ann.page.evaluate("sessionStorage.setItem(`red7.hints.${location.pathname.split('/').at(-1)}`, '1')")
    ann.page.reload()
    expect(bob.page.locator(MINE)).to_be_visible()
    hints = ann.page.locator(".hints")
    expect(hints).to_have_count(0)
    bob.move()
    expect(hints).to_be_visible()
    ann.move()
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_from_start_to_end(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit(kind=kind).page
    page.goto("/learn")
    for name in ORDER:
        do_step(page, name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("lesson", "step"),
    [("cards", 0), ("same", 0), ("spread", 0), ("turn", 3), ("score", 0), ("actions", 0), ("end", 0)],
)
def test_lessons_are_for_everybody(visit: Visit, theme: str, lesson: str, step: int) -> None:
    page = visit(kind=SMALL_PHONE, color_scheme=theme, reduced_motion="reduce").page
    start_at(page, lesson, step)
    expect(page.locator(f"[data-step={lesson}-{step + 1}]").or_(page.locator(".end"))).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_palette_is_in_sight_on_a_small_phone(visit: Visit, language: str) -> None:
    page = visit(kind=SMALL_PHONE, locale=language).page
    page.goto("/learn")
    for name in positions().keys() | {"round-1"}:
        lesson, _, number = name.partition("-")
        at = {"lesson": lesson, "step": int(number) - 1}
        page.evaluate("at => localStorage.setItem('red7.tutorial', JSON.stringify(at))", at)
        page.reload()
        expect_step(page, name)
        cards = page.locator(".own[data-seat] [data-card]")
        expect(cards.first).to_be_visible()
        lowest = cards.evaluate_all("all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))")
        assert lowest <= page.locator("div.foot").evaluate("one => one.getBoundingClientRect().top"), name
