"""What a button does: the same before its preview has come as after, and the same as dropping the card."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.support.visitors import Visit
from tests.support.web_players import MINE, Player, gather

LEADS = "red7/1 1.3[ROY/12345/3] O5:O4O2O1/Y4:R5Y3R2 - R4O3Y5R3Y2R1Y1 1"
"""Bob plays R5, and is winning."""


class Slow:
    """A line on which what the server says about a turn waits until it is let go."""

    def __init__(self) -> None:
        self.held: list[str] = []
        self._line: WebSocketRoute | None = None
        self._is_open = False

    def connect(self, line: WebSocketRoute) -> None:
        """Stands between a page and its server."""
        self._line = line
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "outcome" and not self._is_open:
                self.held.append(str(message))
            else:
                line.send(message)

        server.on_message(heard)

    def let_go(self) -> None:
        """Sends what was held, and holds nothing any more."""
        assert self._line
        self._is_open = True
        for message in self.held:
            self._line.send(message)


def slow_bob(visit: Visit) -> tuple[Player, Player, Slow]:
    """Ann, and Bob on a slow line."""
    slow = Slow()

    def visit_slowly(**wanted: object) -> object:
        visitor = visit(**wanted)
        visitor.context.route_web_socket("**/api/tables/*/socket", slow.connect)
        return visitor

    ann, bob = gather(visit_slowly, "mouse", "mouse", position=LEADS)  # type: ignore[arg-type]
    return ann, bob, slow


@pytest.mark.parametrize("how", ["before", "after", "dropped", "dropped before"])
def test_playing_a_card_means_one_thing(
    visit: Visit, how: Literal["before", "after", "dropped", "dropped before"]
) -> None:
    """It ends the turn of whoever is winning by it."""
    ann, bob, slow = slow_bob(visit)
    page = bob.page
    card = page.get_by_role("button", name="Red 5")
    if not how.endswith("before"):
        slow._is_open = True
    if how.startswith("dropped"):
        card.drag_to(page.locator("[data-drop=palette]"))
    else:
        card.click()
        if how == "after":
            expect(page.get_by_text("You’d be winning: highest card")).to_be_visible()
        page.locator("[data-deed=play]").click()
    if how.endswith("before"):
        expect(page.locator("[aria-busy=true]")).to_be_visible()
        expect(page.locator(MINE)).to_be_visible()
        slow.let_go()
    expect(ann.page.locator(MINE)).to_be_visible()
    expect(ann.page.get_by_role("region", name="Bob’s palette").locator("[data-card=R5]")).to_be_visible()


def test_what_is_picked_up_meanwhile_counts(visit: Visit) -> None:
    """A card that was to be played before its preview came is left alone when another is picked up."""
    _, bob, slow = slow_bob(visit)
    page = bob.page
    page.get_by_role("button", name="Red 5").click()
    page.locator("[data-deed=play]").click()
    page.get_by_role("button", name="Yellow 3").click()
    slow.let_go()
    expect(page.get_by_role("button", name="Yellow 3")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator(MINE)).to_be_visible()
