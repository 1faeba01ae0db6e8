"""The tutorial, from its first card to its last action, and the rules of each edition."""

from __future__ import annotations

import json
import re
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

LOOK: Final = "**/api/boards/look"
LESSONS: Final = ROOT / "web" / "src" / "learn" / "lessons.ts"
HIGHER: Final = {"cards-1": "Blue 6", "cards-2": "Violet 7", "cards-3": "Orange 4", "cards-4": "Indigo 2"}
PLAYED: Final = {
    "R-1": "B6", "R-2": "O6", "O-1": "V5", "O-2": "I2", "Y-1": "B1", "Y-2": "I2", "G-1": "I4", "G-2": "O6", "B-1": "O1",
    "B-2": "V3", "I-1": "O4", "I-2": "G6", "V-1": "I1", "V-2": "R3",
}  # fmt: skip
"""The one card that is right under each rule, twice."""
TURNS: Final = {
    "turn-1": ("hand Y7", "play"),
    "turn-2": ("hand G1", "discard"),
    "turn-3": ("hand O2", "play-then-rule", "hand V6", "discard"),
    "turn-4": ("nothing", "go-out"),
    "draw-1": ("hand G5", "discard", "draw"),
    "score-1": ("keep R6", "keep G6", "keep"),
    "score-2": ("keep G7", "keep R5", "keep I3", "keep"),
    "actions-1": ("hand G1", "play", "palette R6", "deck", "end"),
    "actions-2": ("hand V3", "play", "hand G4", "discard"),
    "actions-3": ("hand O5", "play", "hand B4", "play"),
    "actions-4": ("hand I7", "play-then-rule", "palette G4", "discard", "end"),
}
"""What is picked up, and what is done with it."""


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


def positions() -> list[str]:
    return re.findall(r'"(red7/1 [^"]* @0)"', LESSONS.read_text(encoding="utf-8"))


def test_positions_of_lessons_are_written_as_they_should_be() -> None:
    assert len(positions()) == 23
    for text in positions():
        assert str(View.parse(text)) == text


@pytest.mark.parametrize("place", range(14))
def test_under_each_rule_one_card_is_right(place: int) -> None:
    view = View.parse(positions()[place])
    right = []
    for card in view.hands[0]:
        led = look(view, Turn.parse(f"+{card}.").steps)
        right += [] if led.out else [str(card)]
    assert right == [list(PLAYED.values())[place]]


def test_what_a_lesson_asks_for_can_be_done() -> None:
    plain, both, hopeless = positions()[15], positions()[16], positions()[17]
    assert not look(View.parse(plain), Turn.parse(">G1").steps).out
    with pytest.raises(IllegalStep):
        look(View.parse(both), Turn.parse(">V6").steps)
    assert {step.outlook for step in look(View.parse(hopeless), ()).board.steps or ()} == {"no"}


# --- the tutorial ------------------------------------------------------------------------------------------------


@pytest.mark.quick
def test_the_first_two_lessons_and_a_reload(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    page.get_by_role("button", name="Green 3").click()
    expect(page.get_by_text("is higher than")).to_contain_text("No,")
    expect(deed(page, "next")).to_have_count(0)
    deed(page, "again").click()
    expect(page.get_by_text("Tap the higher card.")).to_be_visible()
    for name in HIGHER:
        do_step(page, name)
    do_step(page, "R-1")
    expect_step(page, "R-2")
    page.reload()
    expect_step(page, "R-2")
    expect(page.get_by_text("Lesson 2 of 13")).to_be_visible()
    do_step(page, "R-2")
    expect_step(page, "O-1")
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
    for _ in range(13):
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


def test_the_order_of_numbers_and_colours_is_shown(visit: Visit) -> None:
    for step, order in ((0, "7 6 5 4 3 2 1"), (2, "Red Orange Yellow Green Blue Indigo Violet")):
        page = visit().page
        start_at(page, "cards", step)
        expect(page.get_by_role("figure").get_by_role("listitem")).to_have_text(order.split())


def test_a_wrong_card_is_told_why(visit: Visit) -> None:
    page = visit(kind=PHONE).page
    start_at(page, "R", 1)
    make(page, "hand G6")
    expect(page.get_by_text("would be winning")).to_have_count(0)  # nothing is told before it is played
    make(page, "play")
    expect(page.locator("[aria-live]").filter(has_text="Bruno leads")).to_contain_text("You would be out.")
    expect(deed(page, "next")).to_have_count(0)
    deed(page, "again").click()
    do_step(page, "R-2")
    expect_step(page, "O-1")


def test_another_way_than_the_lessons_is_not_enough(visit: Visit) -> None:
    page = visit().page
    start_at(page, "draw")
    make(page, "hand G1", "discard")
    expect(page.get_by_text("that works too")).to_be_visible()
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
def test_from_start_to_end(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit(kind=kind).page
    page.goto("/learn")
    order = [*HIGHER, *PLAYED, *[name for name in TURNS if name.startswith("turn")], "round-1"]
    order += [name for name in TURNS if not name.startswith("turn")]
    for name in order:
        do_step(page, name)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("lesson", "step"), [("cards", 0), ("O", 0), ("B", 1), ("turn", 3), ("score", 0), ("actions", 0), ("end", 0)]
)
def test_lessons_are_for_everybody(visit: Visit, theme: str, lesson: str, step: int) -> None:
    page = visit(kind=SMALL_PHONE, color_scheme=theme, reduced_motion="reduce").page
    start_at(page, lesson, step)
    expect(page.locator(f"[data-step={lesson}-{step + 1}]").or_(page.locator(".end"))).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the rules ---------------------------------------------------------------------------------------------------

DIFFERENT: Final = {
    "1.0": ("must be at least the number of cards in your palette", "Yes, in this edition you stay in."),
    "1.1": ("but never their only card", "you may draw a card"),
    "1.2": ("Do so only if you can still stay in", "Once a 1 has taken a card"),
    "1.3": ("you may not play the 7", "only for a discard from your hand"),
}
"""What an edition alone says, or with its neighbours."""


@pytest.mark.parametrize("edition", DIFFERENT)
def test_every_edition_has_its_rules(visit: Visit, edition: str) -> None:
    page = visit().page
    page.goto(f"/rules/{edition}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(edition)
    for text in DIFFERENT[edition]:
        expect(page.locator("#main")).to_contain_text(text)
    assert "rulebook-" not in page.locator("#main").inner_text(), "a text is missing"
    expect(page.locator("#winning [aria-label='Orange 4, counts']")).to_be_visible()  # the server has said what counts
    expect(page.locator("#winning [aria-label$=', counts']")).to_have_count(19)


@pytest.mark.quick
def test_editions_are_a_click_apart(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_contain_text("1.3")
    page.get_by_role("navigation", name="Choose an edition").get_by_role("link", name="1.0").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("1.0")
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Actions").click()
    expect(page.get_by_role("heading", name="Actions", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", [DESKTOP, SMALL_PHONE], ids=["desk", "small phone"])
def test_rules_are_for_everybody(visit: Visit, kind: dict[str, Any], theme: str) -> None:
    page = visit(kind=kind, color_scheme=theme, reduced_motion="reduce").page
    page.goto("/rules/1.2")
    expect(page.locator("#winning [aria-label='Orange 4, counts']")).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
