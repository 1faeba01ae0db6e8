"""People at a table, each in a browser of their own, who play by mouse, by touch, or by keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.support.visitors import DESKTOP, PHONE, Visit, Visitor

Way: TypeAlias = Literal["mouse", "touch", "keyboard"]

SEATED = "[data-phase]"
MINE = "[data-phase=playing][data-turn=mine]"
HAND = "[data-zone=hand] button"
CHOICES = "[data-zone=palette] button[aria-pressed]"

AGAINST_ONE_BOT = """if (location.protocol.startsWith("http")) {
    localStorage.setItem("red7.play-now", JSON.stringify({opponents: 1, level: 2, rules: "1.3a"}));
    localStorage.setItem("red7.name", "Ann");
}"""
"""Runs before a page: what its visitor plays at once, and their name."""


def open_table(page: Page, **wanted: Any) -> str:
    """The path of a table that the page's own guest has opened."""
    page.goto("/rules")  # so that it is the page that asks
    return str(
        page.evaluate(
            """async (wanted) => {
                await fetch("/api/me");
                const headers = {"Content-Type": "application/json"};
                const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wanted)});
                return (await answer.json()).path;
            }""",
            {"seats": [{"kind": "person"}, {"kind": "person"}], "starts": "when-full"} | wanted,
        )
    )


def persons(count: int) -> list[dict[str, str]]:
    """Seats for people."""
    return [{"kind": "person"}] * count


@dataclass
class Player:
    """Somebody who sits at a table."""

    visitor: Visitor
    name: str
    way: Way = "mouse"

    @property
    def page(self) -> Page:
        return self.visitor.page

    def sit(self, path: str) -> None:
        """Follows the link, and sits down."""
        self.page.goto(path)
        self.page.get_by_label("Your name at the table").fill(self.name)
        self.press(self.page.get_by_role("button", name="Sit down"))

    def is_to_move(self) -> bool:
        return self.page.locator(MINE).count() > 0

    def is_over(self) -> bool:
        return self.page.locator("[data-phase=over]").count() > 0

    def press(self, button: Locator) -> None:
        """Presses a button, in this player's way."""
        if self.way == "keyboard":
            self.page.bring_to_front()  # in Firefox, windows behind it get no keys
            self._tab_to(button)
            self.page.keyboard.press("Enter")
        elif self.way == "touch" and self.visitor.can_touch:
            button.tap()
        else:
            button.click()

    def _tab_to(self, button: Locator) -> None:
        """Moves the focus by the keyboard alone; what was pressed before must not have lost it."""
        assert not self.page.evaluate("window.wasReached && document.activeElement === document.body"), "no focus"
        self.page.evaluate("window.wasReached = true")
        wanted = button.element_handle()
        for _ in range(80):
            at = self.page.evaluate_handle("document.activeElement")
            if self.page.evaluate("([one, other]) => one === other", [at, wanted]):
                return
            in_hand = self.page.evaluate("one => one.closest('[data-zone=hand]') !== null", at)
            is_in_hand = self.page.evaluate("one => one.closest('[data-zone=hand]') !== null", wanted)
            later = self.page.evaluate("([one, other]) => (one.compareDocumentPosition(other) & 4) !== 0", [at, wanted])
            if in_hand and is_in_hand:
                self.page.keyboard.press("ArrowRight" if later else "ArrowLeft")
            else:  # not past the end of the page, from where Firefox does not come back by itself
                self.page.keyboard.press("Tab" if later else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {button}")

    def move(self) -> None:
        """Makes one turn: whatever keeps this player in, or else drops out."""
        for _ in range(40):
            if not self.is_to_move():
                return
            self._settle()
            before = self._state()
            try:
                self._step()
            except TookTooLong:  # the page was about to change when it was read: its turn is over
                if self.is_to_move():
                    raise
                return
            self.page.wait_for_function(
                "before => document.querySelector('[data-phase]')?.innerText + document.title !== before", arg=before
            )
            self._settle()
        raise AssertionError("a turn without an end")

    def _settle(self) -> None:
        """Waits for the server's answer."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0, timeout=20_000)

    def _state(self) -> str:
        return str(self.page.evaluate("document.querySelector('[data-phase]')?.innerText + document.title"))

    def _step(self) -> None:
        main = self.page.locator("[data-deed].primary:enabled")
        if main.count():
            self.press(main.first)
            return
        hopeful = self.page.locator(f"{HAND}[aria-pressed=false]:not([aria-label*='can’t keep you in'])")
        choices = self.page.locator(f"{CHOICES}[aria-pressed=false]")
        draws = self.page.locator("[data-deed=decline]")
        ends = self.page.locator("[data-deed=nothing], [data-deed=end-out], [data-deed=decline]")
        if choices.count():
            self._choose(choices.first)
        elif hopeful.count() and not draws.count():
            self.press(hopeful.first)
        elif ends.count():
            self.press(ends.first)
            out = self.page.locator("[data-deed=go-out]")
            if out.count():
                self.press(out)
        else:  # a 5 wants another card, and none helps
            self.press(self.page.locator(f"{HAND}[aria-pressed=false]").first)

    def _choose(self, choice: Locator) -> None:
        """Points at a card on the table, where the next one leaves it in sight; on a phone, in the tray that opens."""
        if self.way == "mouse":
            choice.click(position={"x": 8, "y": 12})
            return
        opener = self.page.locator("[data-zone=palette] > button[aria-expanded=false]:visible")
        if self.way == "touch" and opener.count():
            self.press(opener.first)
            choice = self.page.locator("[data-tray] button").first
        self.press(choice)


def play_on(*players: Player, turns: int = 400) -> None:
    """Everybody plays until the game is over."""
    for _ in range(turns):
        first = players[0].page
        # A locator, since a handle would keep the page's elements from being collected.
        first.locator(f"{MINE}, [data-phase=between], [data-phase=over], [data-turn=theirs]").first.wait_for()
        if all(player.is_over() for player in players):
            return
        mover = next((player for player in players if player.is_to_move()), None)
        if mover:
            mover.move()
            continue
        ready = [player for player in players if player.page.get_by_role("button", name="Next round").count()]
        for player in ready:
            player.press(player.page.get_by_role("button", name="Next round"))
        if not ready:
            first.wait_for_timeout(30)
    raise AssertionError("a game without an end")


def expect_board(player: Player) -> None:
    """Waits until the cards are dealt."""
    expect(player.page.locator(SEATED)).to_be_visible()


def gather(visit: Visit, *ways: Way, url: str | None = None, **wanted: object) -> list[Player]:
    """People who sit at one table, whose cards are dealt."""
    kinds = {"mouse": DESKTOP, "keyboard": DESKTOP, "touch": PHONE}
    names = ("Ann", "Bob", "Cy", "Di")
    place = {"url": url} if url else {}
    players = [Player(visit(kind=kinds[way], **place), names[seat], way) for seat, way in enumerate(ways)]
    path = open_table(players[0].page, **{"seats": persons(len(ways))} | wanted)
    for player in players:
        player.sit(path)
    for player in players:
        expect_board(player)
    return players
