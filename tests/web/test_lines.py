"""Lines that break: what was asked for is done exactly once, however it gets there, and what is not there is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from red7.locales import Words
from tests.support.serving import Served
from tests.support.visitors import Visit, Visitor
from tests.support.web_players import HAND, MINE, Player, gather, open_table, persons, play_on
from tests.support.web_positions import SHORT

Message: TypeAlias = dict[str, Any]
Mishap: TypeAlias = Literal["lost", "unanswered", "refused"]

SOCKET = "**/api/tables/*/socket"
BUSY = "[aria-busy=true]"
BACK = 30_000
"""Milliseconds in which a line is mended, at worst."""


def without_sockets(visit: Visit) -> Visit:
    """Visitors from a network that lets no WebSocket through."""

    def visit_without(**wanted: Any) -> Visitor:
        visitor = visit(**wanted)
        visitor.context.route_web_socket(SOCKET, lambda socket: socket.close())
        return visitor

    return visit_without


def turns(page: Page) -> list[tuple[int, str]]:
    """Whose turns the server has kept so far, and what they were."""
    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/replay")
    return [(frame["seat"], frame["turn"]) for frame in answer.json()["frames"] if frame["seat"] is not None]


def discard(player: Player) -> None:
    """Makes Bob's first turn, of two cards."""
    player.page.get_by_role("button", name="Yellow 3").click()
    player.page.locator("[data-deed=play-then-rule]").click()
    expect(player.page.locator("[data-deed=undo]")).to_be_visible(timeout=BACK)
    expect(player.page.locator(BUSY)).to_have_count(0, timeout=BACK)
    player.page.get_by_role("button", name="Yellow 5").click()
    player.page.locator("[data-deed=discard]").click()


def expect_discarded_once(ann: Player) -> None:
    """Bob's first turn is over, and was made once."""
    expect(ann.page.locator(MINE)).to_be_visible(timeout=BACK)
    story = ann.page.get_by_role("list", name="The game so far")
    expect(story).to_contain_text("rule changed with")
    assert story.inner_text().count("Bob: ") == 1
    assert turns(ann.page) == [(1, "+Y3>Y5")]


# --- without WebSockets -----------------------------------------------------------------------------------------


def asked_by(route: Route) -> Message:
    """The command that a request brings."""
    message: Message = json.loads(route.request.post_data or "")
    return message


@dataclass
class Mishaps:
    """What befalls the next commands that are sent by POST, one after the other."""

    left: list[Mishap]

    def befall(self, route: Route) -> None:
        """Lets one command through, or not, or not its answer."""
        mishap = self.left.pop(0) if self.left and asked_by(route)["type"] == "play" else None
        if mishap is None:
            route.continue_()
        elif mishap == "refused":
            route.fulfill(status=429, json={"code": "rate", "text": "too many requests"})
        else:
            if mishap == "unanswered":
                route.fetch()
            route.abort()


def test_a_game_over_a_stream(visit: Visit) -> None:
    """Its commands get lost, or their answers, or there are too many of them."""
    ann, bob = gather(without_sockets(visit), "mouse", "mouse", position=SHORT)
    mishaps = Mishaps(["lost", "refused", "lost", "unanswered"])
    bob.page.route("**/commands", mishaps.befall)
    discard(bob)
    expect_discarded_once(ann)
    assert mishaps.left == []
    play_on(ann, bob)
    for player in (ann, bob):
        expect(player.page.get_by_role("heading", name="won the game")).to_be_visible()


def test_what_the_server_says_no_to_over_a_stream(visit: Visit) -> None:
    """It is said, and is not asked again; the draft stays."""
    ann, bob = gather(without_sockets(visit), "mouse", "mouse", position=SHORT)
    asked: list[Message] = []

    def refuse(route: Route) -> None:
        asked.append(asked_by(route))
        route.fulfill(status=500, json={"code": "mistake", "text": "a mistake"})

    bob.page.route("**/commands", refuse)
    discard(bob)
    expect(bob.page.get_by_text(Words("en").text("trouble-mistake")).first).to_be_visible()
    bob.page.unroute("**/commands")
    bob.page.locator("[data-deed=discard]").click()
    expect_discarded_once(ann)
    assert [message["steps"] for message in asked] == ["+Y3>Y5"]


@pytest.mark.parametrize("path", ["/t/nosuchtabl", "/t/no"])
def test_a_wrong_link_without_sockets(visit: Visit, path: str) -> None:
    page = without_sockets(visit)().page
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(Words("en").text("lost-title"), timeout=BACK)
    expect(page.locator("main")).to_contain_text(Words("en").text("lost-text"))


# --- over WebSockets --------------------------------------------------------------------------------------------


@dataclass
class Wires:
    """The WebSockets of one page, with somebody in between."""

    said: Callable[[Wire, Message], bool]
    """Told what the page says; false keeps it from the server."""
    all: list[Wire] = field(default_factory=list)

    def lay(self, socket: WebSocketRoute) -> None:
        """A page opens another WebSocket."""
        self.all.append(Wire(self, socket))


class Wire:
    """One of them."""

    def __init__(self, wires: Wires, socket: WebSocketRoute) -> None:
        self.said: list[Message] = []
        """What the page has said."""
        self.held: list[str | bytes] | None = None
        """What the server has said and the page is not to hear yet, if so."""
        self.is_deaf = False
        """Whether the page hears nothing of the server any more."""
        self._wires, self._page, self._server = wires, socket, socket.connect_to_server()
        socket.on_message(self._hear_page)
        self._server.on_message(self._hear_server)

    def _hear_page(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.said.append(message)
        if self._wires.said(self, message):
            self._server.send(json.dumps(message))

    def _hear_server(self, text: str | bytes) -> None:
        if self.held is not None:
            self.held.append(text)
        elif not self.is_deaf:
            self._page.send(text)

    def tell(self, **message: Any) -> None:
        """Says something to the page, as if it were the server."""
        self._page.send(json.dumps(message))

    def cut(self) -> None:
        """Hangs up."""
        self._page.close()
        self._server.close()

    def release(self) -> None:
        """The page hears what was held back."""
        held, self.held = self.held or [], None
        for text in held:
            self._page.send(text)


def is_discard(message: Message) -> bool:
    """Whether this is the command that ends Bob's first turn."""
    return (message["type"], message.get("steps")) == ("play", "+Y3>Y5")


@pytest.mark.firefox
def test_a_turn_of_two_cards_is_one_command(visit: Visit) -> None:
    """Each card that is picked up is looked at once; taking back and playing again asks for nothing."""
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    wires = Wires(lambda _wire, _message: True)
    bob.page.route_web_socket(SOCKET, wires.lay)
    bob.page.reload()
    bob.page.get_by_role("button", name="Yellow 3").click()
    bob.page.locator("[data-deed=play-then-rule]").click()
    bob.page.locator("[data-deed=undo]").click()
    discard(bob)
    expect_discarded_once(ann)
    said = [(message["type"], message.get("steps")) for wire in wires.all for message in wire.said]
    assert said == [("hello", None), ("look", "+Y3"), ("look", "+Y3>Y5"), ("play", "+Y3>Y5")]


@pytest.mark.parametrize("mishap", ["lost", "unanswered"])
def test_a_discard_in_flight_when_the_server_stops(visit: Visit, own_site: Served, mishap: Mishap) -> None:
    def said(wire: Wire, message: Message) -> bool:
        wire.is_deaf = wire.is_deaf or is_discard(message)
        return mishap == "unanswered" or not is_discard(message)

    ann, bob = gather(visit, "mouse", "mouse", url=own_site.url, position=SHORT)
    wires = Wires(said)
    bob.page.route_web_socket(SOCKET, wires.lay)
    bob.page.reload()
    discard(bob)
    if mishap == "unanswered":
        expect(ann.page.locator(MINE)).to_be_visible()
    expect(bob.page.locator(BUSY).first).to_be_visible()
    own_site.stop()
    expect(bob.page.get_by_text("Connection lost")).to_be_visible(timeout=BACK)
    own_site.start()
    wires.said = lambda _wire, _message: True
    for player in (ann, bob):
        expect(player.page.get_by_text("Connection lost")).to_have_count(0, timeout=BACK)
    expect_discarded_once(ann)
    expect(bob.page.locator(BUSY)).to_have_count(0)
    sent = [message for wire in wires.all for message in wire.said if is_discard(message)]
    assert len(sent) > 1
    assert len({message["id"] for message in sent}) == 1


def test_what_is_asked_while_the_line_changes(visit: Visit) -> None:
    """It waits until the new line has told how the table stands."""

    def said(wire: Wire, message: Message) -> bool:
        if message["type"] == "hello":
            message["last"] = None  # so that the whole view comes
            if len(wires.all) > 1:
                wire.held = []
        return wire.held is None or message["type"] == "hello"  # a line that is not open hears nothing else

    _, bob = gather(visit, "mouse", "mouse", position=SHORT)
    wires = Wires(said)
    bob.page.route_web_socket(SOCKET, wires.lay)
    bob.page.reload()
    card = bob.page.get_by_role("button", name="Yellow 5")
    expect(card).to_be_visible()
    bob.page.evaluate("dispatchEvent(new Event('online'))")
    card.click()
    first, second = wires_of(bob.page, wires, 2)
    expect(bob.page.locator(BUSY).first).to_be_visible()
    assert [message["type"] for message in second.said] == ["hello"]
    second.release()
    expect(bob.page.locator(BUSY)).to_have_count(0)
    assert [message["type"] for message in second.said] == ["hello", "look"]
    assert [message["type"] for message in first.said] == ["hello"]


def wires_of(page: Page, wires: Wires, count: int) -> list[Wire]:
    """So many of them, each of which the server has answered."""
    for _ in range(500):
        if len(wires.all) == count and wires.all[-1].held:
            return wires.all
        page.wait_for_timeout(20)
    raise AssertionError("no such line")


def test_a_line_of_chat_that_is_refused_is_given_back(visit: Visit) -> None:
    def said(wire: Wire, message: Message) -> bool:
        if message["type"] != "say":
            return True
        wire.tell(type="refused", id=message["id"], code="mistake", text="", view=None)
        return False

    ann, _ = gather(visit, "mouse", "mouse", position=SHORT)
    ann.page.route_web_socket(SOCKET, Wires(said).lay)
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Hello")
    ann.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_role("alert").get_by_text(Words("en").text("trouble-mistake"))).to_be_visible()
    expect(ann.page.get_by_label("Say something")).to_have_value("Hello")


def time_left(page: Page) -> int:
    """The seconds that the clock shows."""
    minutes, seconds = page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_the_clock_after_what_was_missed(visit: Visit) -> None:
    """It tells the time that is left, not that which was left then: to an onlooker, whose return is no event."""
    ann, bob = gather(visit, "mouse", "mouse", position=SHORT, clock={"turn": 60, "reserve": 0})
    wires = Wires(lambda _wire, _message: True)
    network = {"is_there": True}
    page = visit().page
    page.route_web_socket(SOCKET, lambda socket: wires.lay(socket) if network["is_there"] else socket.close())
    page.route("**/events*", lambda route: route.continue_() if network["is_there"] else route.abort())
    page.goto(ann.page.url)
    expect(page.get_by_role("timer")).to_be_visible()
    network["is_there"] = False
    wires.all[-1].cut()
    bob.move()
    page.wait_for_timeout(4_000)
    network["is_there"] = True
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=BACK)
    page.wait_for_timeout(500)  # the clock goes on four times a second
    assert abs(time_left(page) - time_left(ann.page)) <= 2


def test_too_much_at_a_time(visit: Visit) -> None:
    """A command is sent again, later each time; a look is not; and the table is not lost by it."""
    refused: list[Message] = []

    def said(wire: Wire, message: Message) -> bool:
        if message["type"] not in ("look", "play") or len(refused) >= 4:
            return True
        refused.append(message)
        if len(refused) < 4:
            wire.tell(type="refused", id=message["id"], code="rate", text="too much at a time", view=None)
        else:
            wire.tell(type="bye", code="rate", text="too much at a time", again=False)
            wire.cut()
        return False

    ann, bob = gather(visit, "mouse", "mouse", position=SHORT)
    wires = Wires(said)
    bob.page.route_web_socket(SOCKET, wires.lay)
    bob.page.reload()
    bob.page.get_by_role("button", name="Yellow 5").click()
    expect(bob.page.get_by_text(Words("en").text("trouble-rate")).first).to_be_visible()
    bob.page.keyboard.press("Escape")
    bob.page.locator("[data-deed=nothing]").click()
    bob.page.locator("[data-deed=go-out]").click()
    expect(bob.page.get_by_text("Connection lost")).to_be_visible(timeout=BACK)
    expect(ann.page.get_by_role("heading", name="You won the game.")).to_be_visible(timeout=BACK)
    expect(bob.page.get_by_role("heading", name="Ann won the game.")).to_be_visible(timeout=BACK)
    assert [message["type"] for message in refused] == ["look", "play", "play", "play"]
    assert len({message["id"] for message in refused}) == 2
    assert turns(ann.page) == [(1, ".x")]


def test_a_first_visit_that_begins_badly(visit: Visit) -> None:
    """Whoever the server does not know yet gets known before they sit down."""
    ann = Player(visit(), "Ann")
    path = open_table(ann.page, seats=persons(2), position=SHORT)
    ann.sit(path)
    bob = Player(visit(), "Bob")
    left = [1, 2]

    def fail(route: Route) -> None:
        if left:
            left.pop()
            route.abort()
        else:
            route.continue_()

    bob.page.route("**/api/me", fail)
    bob.sit(path)
    expect(bob.page.locator(HAND)).to_have_count(3, timeout=BACK)
    assert not left
