"""Somebody's turn is announced as they like it, and nothing moves for whoever wants no motion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from red7.locales import Words
from tests.support.visitors import Visit
from tests.support.web_players import MINE, Player, expect_board, open_table
from tests.support.web_positions import SHORT

# Stands in for what makes a noise, trembles or shows on the screen, and keeps what it was asked to do.
TELLING = """
    window.told = [];
    const told = (what) => (value) => { window.told.push([what, value]); return true; };
    Navigator.prototype.vibrate = told("vibration");
    const part = () => ({
        frequency: {}, gain: {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}},
        connect(next) { return next; }, start() { told("note")(this.frequency.value); }, stop() {},
    });
    window.AudioContext = class { currentTime = 0; createOscillator = part; createGain = part; };
    Object.defineProperty(Notification, "permission", {get: () => "granted"});
    Notification.requestPermission = async () => "granted";
    ServiceWorkerRegistration.prototype.showNotification = async (title, {data}) => told("notification")([title, data]);
    Object.defineProperty(document, "visibilityState", {get: () => window.isAway ? "hidden" : "visible"});
"""
TRAVELLED = """
    window.travelled = new Set();
    const look = () => {
        for (const {effect} of document.getAnimations()) {
            const card = effect.target?.dataset.card;
            if (card && effect.getKeyframes().some(({transform}) => transform?.includes("translate")))
                window.travelled.add(card);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def settings(page: Page, **wanted: bool) -> None:
    """Sees to it that the menu's boxes are so, each by its message."""
    page.get_by_role("button", name="Menu").click()
    for name, is_on in wanted.items():
        page.get_by_label(Words("en").text(f"menu-{name}")).set_checked(is_on)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def two(visit: Visit, script: str, **wanted: Any) -> tuple[Player, Player]:
    """Ann, in whose browser that script runs, and Bob, whose turn it is."""
    ann, bob = Player(visit(**wanted), "Ann"), Player(visit(), "Bob")
    ann.page.add_init_script(script)
    path = open_table(ann.page, position=SHORT, name="Friday")
    for player in (ann, bob):
        player.sit(path)
    for player in (ann, bob):
        expect_board(player)
    return ann, bob


def told(page: Page) -> dict[str, list[Any]]:
    """What the page has done to be noticed."""
    kept: dict[str, list[Any]] = {}
    for what, value in page.evaluate("window.told"):
        kept.setdefault(what, []).append(value)
    return kept


def test_a_turn_is_announced(visit: Visit) -> None:
    ann, bob = two(visit, TELLING)
    expect(ann.page).to_have_title("Friday · Red7")
    settings(ann.page, sound=True, notify=True)
    ann.page.evaluate("navigator.serviceWorker.ready")
    ann.page.evaluate("window.told = []; window.isAway = true")
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    expect(ann.page).to_have_title(f"{Words('en').text('title-your-turn', table='Friday')} · Red7")
    ann.page.wait_for_function("() => window.told.some(([what]) => what === 'notification')")
    path = ann.page.evaluate("location.pathname")
    expected = {"vibration": [80], "notification": [[Words("en").text("notify-turn"), path]]}
    kept = told(ann.page)
    assert len(kept.pop("note")) == 2
    assert kept == expected


def test_that_others_were_found_is_announced(visit: Visit) -> None:
    ann, bob = visit().page, visit().page
    ann.add_init_script(TELLING)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.goto("/quick")
        page.evaluate("for (const name of ['sound', 'notify']) localStorage.setItem(`red7.${name}`, 'on')")
        page.get_by_label(Words("en").text("nickname")).fill(name)
        page.get_by_role("radio", name="2", exact=True).check()
        page.get_by_role("radio", name="60 s a turn").check()
        page.get_by_role("button", name="Find").click()
        expect(page).to_have_url(re.compile("/t/"))
        if page is ann:
            expect(ann.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
            ann.evaluate("navigator.serviceWorker.ready")
            ann.evaluate("window.told = []; window.isAway = true")
    ann.wait_for_function("() => window.told.some(([what]) => what === 'notification')")
    kept = told(ann)
    assert kept["notification"][0] == [Words("en").text("quick-found"), ann.evaluate("location.pathname")]
    assert len(kept["note"]) >= 3
    assert kept["vibration"][0] == 80


def test_whoever_wants_none_of_it_has_the_title(visit: Visit) -> None:
    ann, bob = two(visit, TELLING)
    settings(ann.page, sound=True, vibrate=True, notify=True)
    settings(ann.page, sound=False, vibrate=False, notify=False)
    ann.page.reload()
    expect_board(ann)
    ann.page.get_by_role("button", name="Menu").click()  # without a click nothing would tremble anyway
    boxes = ann.page.get_by_role("dialog").get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    for box in boxes.all():
        expect(box).not_to_be_checked()
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("window.isAway = true")
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    expect(ann.page).to_have_title(f"{Words('en').text('title-your-turn', table='Friday')} · Red7")
    ann.page.wait_for_timeout(300)
    assert told(ann.page) == {}


def test_what_cannot_vibrate_does_not_offer_it(visit: Visit) -> None:
    ann, _ = two(visit, "delete Navigator.prototype.vibrate")
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_label(Words("en").text("menu-sound"))).to_be_visible()
    expect(ann.page.get_by_label(Words("en").text("menu-vibrate"))).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_travel_only_for_those_who_like_it(visit: Visit, motion: str) -> None:
    ann, bob = two(visit, TRAVELLED, reduced_motion=motion)
    ann.page.evaluate("localStorage.setItem('red7.speed', 'normal')")
    bob.move()
    expect(ann.page.locator(MINE)).to_be_visible()
    ann.page.wait_for_timeout(600)
    assert bool(ann.page.evaluate("[...window.travelled]")) is (motion == "no-preference")
