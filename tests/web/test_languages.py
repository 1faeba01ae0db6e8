"""Every page in every language: nothing left untranslated, nothing cut off, on a desk and on a small phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from red7.locales import LANGUAGES, Words, source
from tests.support.visitors import DESKTOP, IN_VIEW, PHONE, SMALL_PHONE, Visit, hold
from tests.support.web_players import MINE, open_table
from tests.support.web_positions import FULL

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
)
NAMES = frozenset(re.findall(r"^([a-z][\w-]*) =", source("en"), re.MULTILINE))
GIVEN = ("Ann", "Bartholomew Longname", "Clementine Longname")
"""Names that people gave themselves: they alone may be cut off."""
CUT_OFF = """(given) => [...document.querySelectorAll("button, a.button, h1, h2, h3, p, .tag, .time")]
    .filter((one) => one.checkVisibility() && !given.includes(one.textContent.trim()))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
    .map((one) => one.textContent.trim())"""
CLOCK = {"turn": 60, "reserve": 120}
SEATS = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "bot", "level": 7}]


def check(page: Page, language: str, place: str) -> None:
    """What holds for every page in every language."""
    assert page.locator("html").get_attribute("lang") == language
    words = page.locator("body").inner_text().split()
    assert not [word for word in words if "-" in word and word.strip(".,:;") in NAMES], place
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
    assert page.evaluate(CUT_OFF, GIVEN) == [], place


@pytest.mark.parametrize("kind", [pytest.param(DESKTOP, id="desk"), pytest.param(SMALL_PHONE, id="small")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(visit: Visit, language: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind, locale=language).page
    for place in PAGES:
        page.goto(place)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        check(page, language, place)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(DESKTOP, id="desk"),
        pytest.param(PHONE, id="phone"),
        pytest.param(SMALL_PHONE, id="small"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(visit: Visit, language: str, kind: dict[str, object]) -> None:
    page = visit(kind=kind, locale=language).page
    path = open_table(page, seats=SEATS, position=FULL, clock=CLOCK)
    page.goto(path)
    expect(page.locator("form input")).to_be_visible()
    check(page, language, "gathering")
    page.locator("form input").fill("Ann")
    page.locator("form button").click()
    expect(page.locator(MINE)).to_be_visible()
    check(page, language, "table")
    for card in page.locator("[data-zone=hand] button").all():
        card.click()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        check(page, language, "a card picked up")
        card.click()


@pytest.mark.parametrize("kind", [pytest.param(PHONE, id="phone"), pytest.param(SMALL_PHONE, id="small")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clocks_of_people(visit: Visit, language: str, kind: dict[str, object]) -> None:
    """Everybody's reserve is in their seat, and the time of whoever is to move; all of it is to be read."""
    pages = [visit(kind=kind, locale=language).page for _ in GIVEN]
    path = open_table(
        pages[0], seats=[*[{"kind": "person"}] * 3, {"kind": "bot", "level": 7}], position=FULL, clock=CLOCK
    )
    for page, name in zip(pages, reversed(GIVEN), strict=True):
        page.goto(path)
        page.locator("form input").fill(name)
        page.locator("form button").click()
    for page in pages:
        expect(page.locator("[data-phase=playing]")).to_be_visible()
        for seat in (0, 1, 2):
            expect(page.locator(f"[data-seat='{seat}'] .time")).to_contain_text("+2:00")
        expect(page.locator("[data-seat='2'] [role=timer]")).to_have_text(re.compile(r"[01]:\d\d\s\+2:00"))
        check(page, language, "clocks")
        assert page.locator("[data-zone=palette] [data-card]").evaluate_all(IN_VIEW) == [True] * 28


@pytest.mark.quick
def test_the_language_can_be_switched_and_is_remembered(visit: Visit) -> None:
    page = visit(locale="fr-CA").page
    page.goto("/who")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("combobox", name="Langue").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.reload()
    expect(page.get_by_role("combobox", name="Idioma")).to_have_value("es")


def switch_late(page: Page, language: str) -> Route:
    """Asks for a language; its words are held back until somebody lets them go."""
    return hold(
        page, lambda: page.locator("select").select_option(language), lambda asked: f"/assets/{language}-" in asked.url
    )


def test_the_language_asked_for_last_is_spoken(visit: Visit) -> None:
    page = visit(service_workers="block").page
    page.goto("/who")
    german = switch_late(page, "de")
    page.locator("select").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    with page.expect_response(re.compile("/assets/de-")) as words:
        german.continue_()
    words.value.finished()
    page.wait_for_timeout(200)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("select")).to_have_value("fr")
    page.reload()
    expect(page.locator("select")).to_have_value("fr")


def test_a_language_whose_words_do_not_come(visit: Visit) -> None:
    """It is said, the list says what is spoken, and the next page too speaks as this one does."""
    page = visit(service_workers="block").page
    page.goto("/who")
    italian = switch_late(page, "it")
    italian.abort()
    expect(page.locator("select")).to_have_value("en")
    assert page.locator("select").evaluate("list => list.validationMessage") == Words("en").text("home-away")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute_all()
    page.locator("select").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
