"""Guests at a server's tables, over real sockets, streams and requests; they remember every byte they got."""

from __future__ import annotations

import atexit
import json
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType, UnionType
from typing import Any, Final, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from red7.protocol import VERSION
from red7.protocol.client import after
from red7.protocol.decoding import Decoder, decode
from red7.protocol.messages import Bye, Done, Event, FromServer, Outcome, Pong, Refused, Resumed, View, Watching
from red7.protocol.tables import OpenedTable
from red7.protocol.views import TableView
from red7.server.config import Config, Limits
from red7.server.http.app import make_app
from red7.server.run.running import options
from tests.support.serving import Served, free_port
from tests.support.tables import DRAWS

MESSAGE: Final[Decoder[FromServer]] = Decoder(FromServer)
PATIENCE: Final = 20.0
"""Seconds to wait for a message."""
ENOUGH: Final = Limits(sockets=100_000, tables=1_000_000, requests=100_000, messages=1e6, processor=1e3)
BITS: Final = "0123456789abcdef" * 2
_TLS: Final = httpx.create_ssl_context()
"""Not used here, but every client wants it, and it takes long to make."""
PERSON: Final = {"kind": "person"}
RICH: Final = "red7/1 1.3a[ROYG/1234567/5] O6:R7Y5G4R3O1/O7:G7R6O2G2R1 - R5O5R4O4O3R2Y7Y6Y4Y3Y2Y1G6G5G3G1 0"
"""Seat 0 moves: `+R3` draws R5 in mid-turn."""
QUIET: Final = DRAWS.replace("1.3a", "1.3")
"""Seat 0 moves; nothing is ever drawn."""


@cache
def everybodys(folder: Path) -> Served:
    """A real server that tests share, for as long as they run."""
    server = Served(f"sqlite:///{folder / 'red7.db'}", folder)
    server.start()

    def end() -> None:
        if server.process:
            server.stop(signal.SIGKILL)

    atexit.register(end)
    return server


def token() -> str:
    """A guest's token."""
    return secrets.token_urlsafe(24)


def http(url: str, who: str | None = None) -> httpx.Client:
    """Somebody who asks over HTTP."""
    headers = {"authorization": f"Bearer {who}"} if who else {}
    return httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=_TLS)


def open_table(url: str, who: str, *, seats: int = 2, bots: tuple[int, ...] = (), **wanted: Any) -> str:
    """The id of a new table: seats for persons, and after them bots of these levels."""
    places = [PERSON] * seats + [{"kind": "bot", "level": level} for level in bots]
    with http(url, who) as asking:
        answer = asking.post("/api/tables", json={"seats": places, "starts": "when-full"} | wanted)
    assert answer.status_code == 201, answer.text
    return decode(OpenedTable, answer.text).id


class Guest:
    """Somebody at a table over a socket."""

    def __init__(
        self,
        url: str,
        table: str,
        who: str | None,
        *,
        last: int | None = None,
        seat: int | None = None,
        hello: bool = True,
    ) -> None:
        headers = {"authorization": f"Bearer {who}"} if who else {}
        self.url, self.table, self.token = url, table, who
        self._view: TableView | None = None
        self._onlookers: int | None = None
        self.texts: list[str] = []
        self.heard: list[FromServer] = []
        self._number, self._prefix = 0, secrets.token_hex(3)
        self._connecting = connect(
            f"ws{url.removeprefix('http')}/api/tables/{table}/socket",
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            max_queue=None,
            close_timeout=1,
        )
        self._socket = self._connecting.__enter__()
        if hello:
            self.say("hello", version=VERSION, last=last, seat=seat)
            self.until(lambda one: isinstance(one, View | Resumed | Bye))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(None, None, None)

    def leave(self) -> None:
        """Closes the connection."""
        self._socket.close()

    # --- speaking -----------------------------------------------------------------------------------------------

    @property
    def view(self) -> TableView:
        """The table, as far as was heard."""
        assert self._view
        return self._view

    def say(self, kind: str, **fields: Any) -> None:
        """Sends a message."""
        self.send(json.dumps({"type": kind} | fields))

    def send(self, text: str | bytes) -> None:
        """Sends whatever is given."""
        self._socket.send(text)

    def ask(self, kind: str, **fields: Any) -> Done | Refused:
        """Gives a command, by default up to date, and waits for its answer."""
        answer = self._answered(kind, {"seq": self._view.seq if self._view else 0} | fields)
        assert isinstance(answer, Done | Refused)
        return answer

    def _answered(self, kind: str, fields: dict[str, Any]) -> FromServer:
        self._number += 1
        carried: dict[str, Any] = {"id": f"{self._prefix}-{self._number}"} | fields
        while True:
            self.say(kind, **carried)
            found = self.until(lambda one: isinstance(one, Done | Outcome | Refused) and one.id == carried["id"])
            if not isinstance(found, Refused) or found.code != "rate":
                return found
            time.sleep(0.2)

    def answer(self, ident: str | None) -> Done | Refused:
        """What became of a command."""
        found = self.until(lambda one: isinstance(one, Done | Refused) and one.id == ident)
        assert isinstance(found, Done | Refused)
        return found

    def do(self, kind: str, **fields: Any) -> Done:
        """Gives a command that must be carried out."""
        answer = self.ask(kind, **fields)
        assert isinstance(answer, Done), answer
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """The code with which a command is refused."""
        answer = self.ask(kind, **fields)
        assert isinstance(answer, Refused), answer
        return answer.code

    def sit(self, name: str, seat: int | None = None, bits: str = BITS) -> Done:
        """Takes a seat."""
        return self.do("sit", nickname=name, bits=bits, seat=seat)

    def look(self, steps: str) -> Outcome:
        """Where steps of the own turn would lead."""
        outcome = self._answered("look", {"steps": steps})
        assert isinstance(outcome, Outcome), outcome
        return outcome

    def choose(self) -> str:
        """Steps to the end of the own turn, or up to a draw, staying in if possible."""
        board, steps = self.view.board, ""
        while board and board.steps:
            staying = [step for step in board.steps if step.outlook != "no"] or board.steps
            steps += staying[0].step
            led = self.look(steps)
            if led.ends or led.draws:
                break
            board = led.board
        return steps

    def turn(self) -> str:
        """Finishes the own turn; the last steps sent."""
        steps = ""
        while self.view.board and self.view.board.steps:
            steps = self.choose()
            self.do("play", steps=steps)
        return steps

    # --- listening ----------------------------------------------------------------------------------------------

    def hear(self, patience: float = PATIENCE) -> FromServer:
        """The next message; raises ConnectionClosed if there will be none, TimeoutError if none came."""
        text = self._socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.texts.append(text)
        message = MESSAGE.decode(text)
        self.heard.append(message)
        match message:
            case View():
                self._view = message.view
            case Refused() if message.view:
                self._view = message.view
            case Event() if self._view and message.seq == self._view.seq + 1:
                self._view = after(self._view, message)
            case Watching():
                self._onlookers = message.onlookers
            case _:
                pass
        return message

    def until(self, is_it: Callable[[FromServer], bool], patience: float = PATIENCE) -> FromServer:
        """The first message that is it."""
        deadline = time.monotonic() + patience
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if is_it(message):
                return message

    def event(self, kind: str, patience: float = PATIENCE, **fields: Any) -> Event:
        """The next event of that kind, with these fields."""
        found = self.until(
            lambda one: (
                isinstance(one, Event)
                and one.event.kind == kind
                and all(getattr(one.event, name) == value for name, value in fields.items())
            ),
            patience,
        )
        assert isinstance(found, Event)
        return found

    def catch_up(self, seq: int | None = None) -> TableView:
        """The table after all that was sent until now, or after so many events."""
        if seq is None:
            self.say("ping")
            self.until(lambda one: isinstance(one, Pong))
        while seq is not None and self.view.seq < seq:
            self.hear()
        return self.view

    def wait_for(self, is_so: Callable[[TableView], Any], patience: float = PATIENCE) -> TableView:
        """The table, once a condition holds."""
        deadline = time.monotonic() + patience
        while not (self._view and is_so(self._view)):
            self.hear(max(0.01, deadline - time.monotonic()))
        return self.view

    def wait_for_onlookers(self, count: int, patience: float = PATIENCE) -> None:
        """Waits until that many spectators are reported; nothing is sent if the number has not changed."""
        deadline = time.monotonic() + patience
        while self._onlookers != count:
            self.hear(max(0.01, deadline - time.monotonic()))

    def goodbye(self, patience: float = PATIENCE) -> Bye | None:
        """The server's `bye`, or None if it closed without one."""
        try:
            while True:
                self.hear(patience)
        except ConnectionClosed:
            last = self.heard[-1] if self.heard else None
            return last if isinstance(last, Bye) else None

    def of(self, kind: type[object] | UnionType) -> list[Any]:
        """All messages of a kind that were heard."""
        return [message for message in self.heard if isinstance(message, kind)]


@contextmanager
def seated(url: str, **wanted: Any) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob at a new table, dealt in."""
    one, two = token(), token()
    table = open_table(url, one, **wanted)
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
        ann.sit("Ann")
        bob.sit("Bob")
        for guest in (ann, bob):
            guest.wait_for(lambda view: view.phase == "playing" and all(seat.present for seat in view.seats))
        yield ann, bob


def mover_of(one: Guest, two: Guest) -> tuple[Guest, Guest]:
    """Who is to move, and who is not."""
    for guest in (one, two):
        guest.catch_up()
    assert one.view.board
    return (one, two) if one.view.board.seat == one.view.you.seat else (two, one)


def finish(*guests: Guest) -> None:
    """Plays a game to its end, whoever is to move."""
    while not guests[0].view.result:
        top = max(guest.view.seq for guest in guests)
        for guest in guests:
            guest.catch_up(top)
        for guest in guests:
            seat = guest.view.you.seat
            if guest.view.phase == "between" and seat is not None and not guest.view.seats[seat].ready:
                guest.ask("next")
            guest.turn()
        if not guests[0].view.result and max(guest.view.seq for guest in guests) == top:
            guests[0].hear()  # a bot moves
    for guest in guests:
        guest.wait_for(lambda view: view.result)


@contextmanager
def in_thread(config: Config) -> Iterator[str]:
    """The address of a server in this very process, for what `red7 serve` has no option for."""
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(make_app(config), **(options(config) | {"port": port})))
    thread = threading.Thread(target=server.run)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < deadline:
        time.sleep(0.01)
    try:
        assert server.started
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = server.force_exit = True
        thread.join(PATIENCE)


class Stream:
    """Somebody at a table over server-sent events and requests."""

    def __init__(self, url: str, table: str, who: str | None, *, query: str = "", **headers: str) -> None:
        self._http = http(url, who)
        self._path = f"/api/tables/{table}"
        self._asking = self._http.stream("GET", f"{self._path}/events{query}", headers=headers)
        self.response = self._asking.__enter__()
        self._lines = self.response.iter_lines()
        self.id: str | None = None
        self.ids: list[str | None] = []
        self.comments = 0
        self.heard: list[FromServer] = []
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._asking.__exit__(None, None, None)
        self._http.close()

    def hear(self) -> FromServer:
        """The next message."""
        data = ""
        for line in self._lines:
            if line.startswith("id: "):
                self.id = line.removeprefix("id: ")
            elif line.startswith("data: "):
                data += line.removeprefix("data: ")
            elif line.startswith(":"):
                self.comments += 1
            elif not line and data:
                message = MESSAGE.decode(data)
                self.ids.append(self.id)
                self.heard.append(message)
                return message
        raise EOFError

    def until(self, is_it: Callable[[FromServer], bool]) -> FromServer:
        """The first message that is it."""
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def ask(self, kind: str, seq: int, **fields: Any) -> Done | Refused:
        """Gives a command by a request."""
        self._number += 1
        given = {"type": kind, "id": f"p{self._number}", "seq": seq} | fields
        answer = self._http.post(f"{self._path}/commands", json=given)
        assert answer.status_code == 200, answer.text
        message = MESSAGE.decode(answer.text)
        assert isinstance(message, Done | Refused)
        return message
