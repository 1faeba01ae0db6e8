"""What a table costs to load: bytes, requests, and nothing that moves under the eyes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from tests.support.visitors import DESKTOP, PHONE, Visit
from tests.support.web_players import MINE, open_table
from tests.support.web_positions import SHORT

BYTES = 90_000
"""Of script and style, as they come over the network."""
REQUESTS = 15
"""Fewer than these for any page: itself, scripts, styles, font, icon, and what it asks about."""
SHIFT = 0.05
PAGES = (
    *("/", "/board", "/games", "/learn", "/new", "/pass", "/puzzles"),
    *("/quick", "/ratings", "/results", "/rules", "/settings", "/who"),
)
SEATS = [{"kind": "bot", "level": 1}, {"kind": "person"}]
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one.value);
    }).observe({type: "layout-shift", buffered: true});
"""


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_first_load_of_a_table(visit: Visit, kind: dict[str, object]) -> None:
    host = visit()
    path = open_table(host.page, seats=SEATS, position=SHORT)
    guest = visit(kind=kind)
    answers: list[Response] = []

    def weigh(answer: Response) -> None:  # a bare list's method is no listener for Playwright
        answers.append(answer)

    guest.page.on("response", weigh)
    guest.page.add_init_script(SHIFTS)
    guest.page.add_init_script(
        f"sessionStorage.setItem('red7.sit.{path.rpartition('/')[2]}', '1'); localStorage.setItem('red7.name', 'Ann')"
    )
    guest.page.goto(path)
    expect(guest.page.locator(MINE)).to_be_visible()
    weighed = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type in ("script", "stylesheet")
    }
    assert len(weighed) > 3
    assert 30_000 < sum(weighed.values()) <= BYTES, weighed
    assert len(answers) < REQUESTS, [answer.url for answer in answers]
    assert not [answer.url for answer in answers if not answer.ok]
    shifts = guest.page.evaluate("window.shifts")
    assert sum(shifts) < SHIFT, shifts


@pytest.mark.parametrize("path", PAGES)
def test_the_first_load_of_a_page(visit: Visit, path: str) -> None:
    visitor = visit(service_workers="block")
    asked: list[str] = []

    def count(answer: Response) -> None:
        asked.append(answer.url)

    visitor.page.on("response", count)
    visitor.page.goto(path)
    expect(visitor.page.locator("main h1").first).to_be_attached()
    visitor.page.wait_for_load_state("networkidle")
    assert 5 < len(asked) < REQUESTS, asked


@pytest.mark.parametrize("path", [*PAGES, "game"])
def test_nothing_moves_while_a_page_comes_slowly(visit: Visit, short: str, path: str) -> None:
    visitor = visit(kind=PHONE)
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
    network.send("Network.emulateNetworkConditions", slow)
    visitor.page.add_init_script(SHIFTS)
    visitor.page.goto(short if path == "game" else path)
    expect(visitor.page.locator("main h1").first).to_be_attached()
    visitor.page.wait_for_load_state("networkidle")
    shifts = visitor.page.evaluate("window.shifts")
    assert sum(shifts) < SHIFT, shifts
