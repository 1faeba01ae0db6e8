"""Whole servers without a network, with a fixed time: every byte that one viewer gets from a table is recorded."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Awaitable
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, Final

import httpx

from red7 import Seat
from red7.protocol import VERSION
from red7.protocol import commands as asked
from red7.protocol.encoding import encode
from red7.server.config import Config
from red7.server.http.app import make_app
from red7.server.http.auth import digest
from red7.server.http.transport import LINE
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.server.store.codec import read_row
from red7.show.views import Viewer
from red7.table.orders import BotPlays, Close, Come, Continue, Expire, Go, Order
from red7.table.state import Table
from tests.support.noninterference import CARD
from tests.support.tables import NAMES, START
from tests.support.wire import ENOUGH

TOKENS: Final = tuple(letter * 32 for letter in "ABCD")
PERSONS: Final = tuple(map(digest, TOKENS))
TIME: Final = [START]
TOLD: Final[set[str]] = set()
"""Everything that the viewer was sent over sockets."""

STANDING: Final = 3
"""Tasks that a hub always has: it looks around, wakes tables, and notices when it has slept."""


class Thinkers:
    """In place of worker processes: bots do what the test says; a hint tells what it was given."""

    waiting: ClassVar[dict[int, asyncio.Future[str]]] = {}
    is_idle = False
    """So that no puzzles are made."""

    def __init__(self, _: int | None) -> None:
        self.waiting.clear()

    async def bot_turn(self, question: Any) -> str:
        self.waiting[question.seat] = asyncio.get_running_loop().create_future()
        return await self.waiting[question.seat]

    async def hint(self, sight: Any, *, asker: Any) -> Any:
        return SimpleNamespace(options=(), worlds=int(sha256(str(sight).encode()).hexdigest()[:12], 16))

    async def close(self) -> None:
        for waiting in self.waiting.values():
            waiting.cancel()


class Line:
    """A connection straight to the application."""

    listener: Any = None
    is_writable = True

    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self.sent: list[bytes] = []
        self.texts: list[str] = []
        scope["extensions"] = {LINE: self}
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task = asyncio.create_task(app(scope, self._incoming.get, self._send))

    def put(self, kind: str, **fields: Any) -> None:
        self._incoming.put_nowait({"type": kind} | fields)

    def write(self, texts: list[str]) -> None:
        self.sent += [text.encode() for text in texts]
        self.texts += texts

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(repr(sorted(message.items())).encode())
        if message.get("text"):
            self.texts.append(message["text"])


def scope(kind: str, path: str, who: str | None, query: str = "") -> dict[str, Any]:
    headers = [(b"host", b"red7")] + ([(b"authorization", f"Bearer {who}".encode())] if who else [])
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("red7", 80),
        "subprotocols": [],
        "state": {},
    }


class World:
    """A server with one table that began with a given position, and every byte that one viewer got from it."""

    def __init__(self, start: Any, viewer: Viewer, folder: Path) -> None:
        self.start, self.viewer, self.at = start, viewer, START
        self.outcomes: list[tuple[Any, ...]] = []
        self.seen: set[str] = set()
        self.channels: dict[str, list[bytes]] = {"socket": [], "stream": [], "request": []}
        self._lines: dict[str | None, list[Line]] = {}
        self._kept = 0
        self._runner = asyncio.Runner()
        database = folder / "red7.db"
        database.unlink(missing_ok=True)
        for leftover in folder.glob("red7.db-*"):
            leftover.unlink()
        shutil.copy(folder / "template.db", database)
        config = Config(
            database=f"sqlite:///{database}", grace=0, bot_pause=0, limits=replace(ENOUGH, rate=1e9, burst=10**9)
        )
        self._app = make_app(config)
        self._lifespan = self._app.router.lifespan_context(self._app)
        self._run(self._begin())

    def _run(self, doing: Awaitable[Any]) -> Any:
        async def run() -> Any:
            return await doing

        return self._runner.run(run())

    def close(self) -> None:
        self._run(self._end())
        self._runner.close()

    @property
    def who(self) -> str | None:
        """The viewer's token."""
        return None if self.viewer.seat is None else TOKENS[self.viewer.seat]

    @property
    def live(self) -> Live:
        live = self.hub._memory.get(self.table)
        assert live
        return live

    @property
    def state(self) -> Table:
        return self.live.kept

    # --- beginning and ending -----------------------------------------------------------------------------------

    async def _begin(self) -> None:
        await self._lifespan.__aenter__()
        self.hub: Hub = self._app.state.hub
        self._http = httpx.AsyncClient(transport=httpx.ASGITransport(self._app), base_url="http://red7")
        players = self.start.players
        opened = await self._http.post(
            "/api/tables",
            json={
                "seats": [{"kind": "person"}] * players,
                "position": str(self.start),
                "public": True,
                "hints": True,
                "clock": {"turn": 10, "reserve": 600},
            },
            headers={"authorization": f"Bearer {TOKENS[0]}"},
        )
        self.table = opened.json()["id"]
        await self._join(self.who)
        for who in TOKENS[:players]:
            if who != self.who:
                await self._join(who)
        await self._gather(players)

    async def _gather(self, players: int) -> None:
        """Everybody sits down, after some to and fro: the host leaves, bots are put in and taken out again."""
        for seat in range(2):
            await self._ask(TOKENS[seat], asked.Sit, nickname=NAMES[seat], bits="ab" * 16, seat=seat)
        await self._ask(TOKENS[0], asked.Leave)
        await self._ask(TOKENS[1], asked.Fill, level=1)
        for seat in (0, *range(2, players)):
            await self._ask(TOKENS[1], asked.Remove, seat=seat)
            await self._ask(TOKENS[seat], asked.Sit, nickname=NAMES[seat], bits="cd" * 16, seat=seat)
        await self._ask(TOKENS[1], asked.Start)

    async def _end(self) -> None:
        self.hub.say_goodbye()
        await self._settle()
        self._note_lines()
        for who in list(self._lines):
            await self._part(who)
        await self._http.aclose()
        await self._lifespan.__aexit__(None, None, None)

    # --- coming and going ---------------------------------------------------------------------------------------

    async def _join(self, who: str | None, last: int | None = None) -> None:
        socket = Line(self._app, scope("websocket", f"/api/tables/{self.table}/socket", who))
        socket.put("websocket.connect")
        socket.put("websocket.receive", text=json.dumps({"type": "hello", "version": VERSION, "last": last}))
        self._lines[who] = [socket]
        if who == self.who:
            query = "" if last is None else f"last={last}"
            self._lines[who].append(Line(self._app, scope("http", f"/api/tables/{self.table}/events", who, query)))
        await self._settle()

    async def _part(self, who: str | None) -> None:
        socket, *streams_ = self._lines.pop(who)
        socket.put("websocket.disconnect", code=1000)
        for stream in streams_:
            stream.put("http.disconnect")
        await asyncio.wait([line.task for line in (socket, *streams_)], timeout=5)
        await self._settle()

    async def _settle(self) -> None:
        """Waits until nothing more happens by itself."""
        for _ in range(3):
            for _ in range(12):
                await asyncio.sleep(0)
            await self.hub._writer._idle.wait()
            while len(self.hub._tasks) > STANDING:
                await asyncio.sleep(0.001)

    # --- giving orders ------------------------------------------------------------------------------------------

    def give(self, order: Order) -> None:
        """Lets a player do something, as they would over the wire, and records what the viewer gets."""
        self.at = TIME[0] = order.at
        self._run(self._give(order))
        self._note()

    async def _give(self, order: Order) -> None:
        command = order.command
        match command:
            case Come():
                who = TOKENS[PERSONS.index(command.person)]
                if who not in self._lines:
                    await self._join(who, self.state.seq - 2 if self.state.seq % 3 else None)
            case Go():
                who = TOKENS[PERSONS.index(command.person)]
                if who in self._lines:
                    self._note_lines()
                    await self._part(who)
            case BotPlays():
                waiting = Thinkers.waiting.get(command.seat)
                if waiting and not waiting.done():
                    waiting.set_result(command.steps)
            case Continue() | Close():
                self.hub.try_order(self.live, command)
            case Expire():
                self.hub._alarms.ring(self.live)
            case _:
                assert order.actor
                await self._send(TOKENS[PERSONS.index(order.actor)], command)
        await self._settle()

    async def _ask(self, who: str, kind: type[Any], **fields: Any) -> None:
        ident = f"{kind.__name__}-{next(self._numbers)}"
        await self._send(who, kind(id=ident, seq=self.state.seq, **fields))
        await self._settle()

    _numbers = count()

    async def _send(self, who: str, command: Any) -> None:
        """Over the socket, or as a request where there is none, and now and then just so."""
        line = self._lines.get(who)
        text = encode(command)
        if line is None or self.state.seq % 4 == 3:
            await self._request("POST", f"/api/tables/{self.table}/commands", text, who=who)
        else:
            line[0].put("websocket.receive", text=text)
            answer = f'","id":"{command.id}"'
            async with asyncio.timeout(10):
                while not any(answer in told for told in line[0].texts):
                    await asyncio.sleep(0.001)

    def look(self, steps: str) -> None:
        """The viewer looks ahead, and asks for everything else there is."""
        self._run(self._look(steps))
        self._note_lines()

    async def _look(self, steps: str) -> None:
        text = json.dumps({"type": "look", "id": "look", "steps": steps})
        line = self._lines.get(self.who)
        if line:
            line[0].put("websocket.receive", text=text)
            line[0].put("websocket.receive", text='{"type":"ping"}')
            line[0].put("websocket.receive", text='{"type":"nonsense"}')
            line[0].put("websocket.receive", text='{"type":"ping"}')
        path = f"/api/tables/{self.table}"
        await self._request("POST", f"{path}/look", text)
        await self._request("GET", path)
        await self._request("GET", f"{path}?seat=0")
        await self._request("POST", f"{path}/hint")
        await self._request("POST", f"{path}/recover", '{"code":"%s"}' % ("x" * 30))
        await self._request("GET", "/api/tables")
        if not self.state.is_finished:  # then every card is shown
            await self._request("GET", f"{path}/record")
            await self._request("GET", f"{path}/replay")
            await self._request("GET", f"{path}/replay?seat=0")
            await self._request("GET", f"/api/games/{self.table}")
        await self._settle()

    async def _request(self, method: str, path: str, text: str | None = None, who: str | None = "") -> None:
        who = self.who if who == "" else who
        headers = {"authorization": f"Bearer {who}"} if who else {}
        if text:
            headers["content-type"] = "application/json"
        answer = await self._http.request(method, path, content=text, headers=headers)
        if who == self.who:
            told = f"{method} {path} {answer.status_code} {sorted(answer.headers.items())}".encode()
            self.channels["request"].append(told + answer.content)

    # --- noting -------------------------------------------------------------------------------------------------

    def _note(self) -> None:
        rows = self._app.state.storage.rows_after(self.table, self._kept)
        self._kept += len(rows)
        facts = [fact for row in rows for fact in read_row(row)[1]]
        self.outcomes.append(tuple(one for one in facts if one.kind not in ("dealt", "created")))
        position = self.state.position
        if position and self.state.round == 1:
            eyes = None if self.viewer.seat is None else Seat(self.viewer.seat)
            self.seen |= set(CARD.findall(str(position.view(eyes))))
        self._note_lines()

    def _note_lines(self) -> None:
        for name, line in zip(("socket", "stream"), self._lines.get(self.who, ()), strict=False):
            self.channels[name] += line.sent
            TOLD.update(line.texts)
            line.sent.clear()
