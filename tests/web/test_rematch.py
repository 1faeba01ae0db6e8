"""Again and again: seats that are kept for the next game, and pages that leave nothing behind."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.visitors import Visit
from tests.support.web_players import gather, persons
from tests.support.web_positions import OVER_SOON, SHORT

REMATCHES = 50
SETTLED = 5
"""After so many, everything that is kept for good is there."""
HEAP = 2_000_000


@pytest.mark.firefox
def test_a_kept_seat_is_no_empty_one(visit: Visit) -> None:
    """The host is offered no bots for it, but may free it, and then fill it."""
    ann, bob, cy = gather(visit, "mouse", "mouse", "mouse", position=OVER_SOON)
    for loser in (bob, cy):
        loser.page.locator("[data-deed=leave]").click()
    expect(bob.page.get_by_role("heading", name="Ann won the game.")).to_be_visible()
    first = ann.page.url
    for loser in (bob, cy):
        loser.page.goto("/learn")
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != first)
    expect(ann.page.get_by_text("reserved for Bob")).to_be_visible()
    expect(ann.page.get_by_role("button", name="bot")).to_have_count(0)
    ann.page.locator("[data-seat='2']").get_by_role("button", name="Remove").click()
    ann.page.get_by_role("button", name="Put a bot in the empty seat").click()
    expect(ann.page.get_by_text("reserved for Bob")).to_be_visible()


def test_rematches_leave_nothing_behind(visit: Visit) -> None:
    """Neither elements of earlier tables nor their listeners, nor anything else on the heap."""
    (ann,) = gather(visit, "mouse", seats=[*persons(1), {"kind": "bot", "level": 1}])
    inside = ann.visitor.context.new_cdp_session(ann.page)
    counts: list[tuple[int, int, int]] = []
    for _ in range(REMATCHES):
        # A bot that begins plays at once; it may even go out.
        expect(ann.page.locator("[data-turn=mine], [data-phase=over]").first).to_be_visible()
        if ann.page.locator("[data-phase=playing]").count():
            ann.page.get_by_role("button", name="Menu").click()
            ann.page.get_by_role("button", name="Resign").click()
            ann.page.locator(".button.warn").click()
        again = ann.page.get_by_role("button", name="Play again")
        expect(again).to_be_visible()
        inside.send("HeapProfiler.collectGarbage")
        held = inside.send("Memory.getDOMCounters")
        heap = inside.send("Runtime.getHeapUsage")["usedSize"]
        counts.append((held["nodes"], held["jsEventListeners"], heap))
        before = ann.page.url
        again.click()
        expect(ann.page).not_to_have_url(before)
    nodes, listeners, heap = zip(*counts[SETTLED:], strict=True)
    assert nodes[-1] < nodes[0] + 300, counts
    assert listeners[-1] < listeners[0] + 20, counts
    assert int(heap[-1]) < int(heap[0]) + HEAP, counts


def test_nobody_looks_on_in_a_game_of_ones_own(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        """window.told = [];
        new MutationObserver(() => {
            const about = document.querySelector("header .onlookers");
            if (about) window.told.push(about.textContent);
        }).observe(document, {childList: true, subtree: true});"""
    )
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator("[data-phase=playing]")).to_be_visible()
    visitor.page.wait_for_timeout(1_200)  # onlookers are counted once a second
    assert visitor.page.evaluate("window.told") == []


@pytest.mark.firefox
def test_nobody_is_you_at_the_end_of_pass_and_play(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/rules")
    path = page.evaluate(
        """async (position) => {
            await fetch("/api/me");
            const body = {seats: [{kind: "person"}, {kind: "person"}], one_device: true, starts: "by-hand", position};
            const asked = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)};
            return (await (await fetch("/api/tables", asked)).json()).path;
        }""",
        SHORT,
    )
    page.evaluate("id => sessionStorage.setItem('red7.pass.' + id, '[\"Ann\", \"Bob\"]')", path.rpartition("/")[2])
    page.goto(path)
    page.get_by_role("button", name="I’m Bob: show my hand").click()
    page.locator("[data-deed=nothing]").click()
    page.locator("[data-deed=go-out]").click()
    expect(page.get_by_role("heading", name="Ann won the game.")).to_be_visible()
    expect(page.get_by_role("region", name="Bob’s palette")).to_contain_text("out")
    expect(page.get_by_role("region", name="Your palette")).to_have_count(0)
    expect(page.get_by_text("You won")).to_have_count(0)


def test_score_and_chat_go_on(visit: Visit) -> None:
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox").fill("Have fun")
    ann.page.keyboard.press("Enter")
    bob.page.locator("[data-deed=nothing]").click()
    bob.page.locator("[data-deed=go-out]").click()
    first = ann.page.url
    ann.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="Go to the next game").click()
    for player in (ann, bob):
        player.page.wait_for_url(lambda url: url != first)
        expect(player.page.locator("[data-phase=playing]")).to_be_visible()
        player.page.get_by_role("tab", name="Chat").click()
        expect(player.page.get_by_role("tabpanel")).to_contain_text("Have fun")
    expect(bob.page.get_by_role("region", name="Ann’s palette")).to_contain_text("1 game won")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.locator(".button.warn").click()
    placings = bob.page.get_by_role("table", name="Placings")
    expect(placings.get_by_role("row", name="Ann")).to_contain_text("1 game won")
    expect(placings.get_by_role("row", name="Bob")).to_contain_text("1 game won")
