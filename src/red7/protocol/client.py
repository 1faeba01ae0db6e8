"""A client in Python: a seat at a table that survives lost connections and restarted servers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from red7.errors import Red7Error
from red7.protocol import VERSION
from red7.protocol.commands import Asked, Play, Sit
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode, set_fields
from red7.protocol.messages import Bye, Done, Event, FromServer, Hello, Look, Outcome, Refused, View
from red7.protocol.views import TableView

_MESSAGE: Final[Decoder[FromServer]] = Decoder(FromServer)
CHAT: Final = 50
"""Lines of chat that a view holds."""
_SOONEST, _LATEST = 0.05, 2.0
"""Seconds between two attempts to reach the server."""


class Client:
    """A guest at a table. A command is sent until it is answered, with the same id, so that it is carried out once.

    `url` is that of the table, as one would send it to a friend.
    """

    def __init__(self, url: str, *, token: str | None = None, seat: int | None = None) -> None:
        """With a token you are the same guest as before; without one, a new guest."""
        try:
            parts = urlsplit(url)
            is_whole = parts.scheme in ("http", "https") and bool(httpx.URL(url).host) and parts.port != 0
        except (ValueError, httpx.InvalidURL):  # an impossible port or address
            parts, is_whole = urlsplit(""), False
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        if not is_whole or not self.table:
            raise Red7Error(
                "table-url", f"{url!r}: a table's address looks like http://localhost:7777/t/AbCdEfGhJk", text=url
            )
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.seat = seat
        self.is_connected = False
        """Whether the server is heard; `views` tells of a change."""
        self._view: TableView | None = None
        self._asked: dict[str, tuple[Asked | Look, asyncio.Future[Any]]] = {}
        self._news = asyncio.Condition()
        self._count = 0
        self._failure: Red7Error | None = None
        self._task: asyncio.Task[None] | None = None
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()

    # --- coming and going ---------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._http = httpx.AsyncClient(base_url=self.server, timeout=30)
        try:
            await self._come_in()
        except BaseException:
            await self._close()
            raise
        return self

    async def _come_in(self) -> None:
        if self.token is None:
            self.token = _token(await self._request("POST", "/api/guests"))
        self._http.headers["authorization"] = f"Bearer {self.token}"
        self._task = asyncio.create_task(self._stay_connected())
        async with self._news:
            await self._news.wait_for(lambda: self._view or self._failure)
        if self._failure:
            raise self._failure

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._http.aclose()

    # --- what one sees ------------------------------------------------------------------------------------------

    @property
    def view(self) -> TableView:
        """The table as far as we know."""
        assert self._view
        return self._view

    async def views(self) -> AsyncIterator[TableView]:
        """The table now, and again after every change."""
        seen = -1
        while True:
            async with self._news:
                while self._count == seen and not self._failure:
                    await self._news.wait()
                seen = self._count
            if self._failure:
                raise self._failure
            yield self.view

    async def record(self) -> str:
        """The game as text, as we have seen it."""
        return (await self._request("GET", f"/api/tables/{self.table}/record")).text

    async def _request(self, method: str, path: str) -> httpx.Response:
        try:
            answer = await self._http.request(method, path)
        except httpx.TransportError as error:
            raise Red7Error(
                "unreachable", f"cannot reach {self.server}: {str(error) or type(error).__name__}"
            ) from None
        _check(answer)
        return answer

    # --- what one does ------------------------------------------------------------------------------------------

    async def sit(self, nickname: str, *, seat: int | None = None) -> Done:
        """Takes a seat, with random bits of our own for the deal."""
        return await self.ask(
            Sit(id=self.new_id(), seq=self.view.seq, nickname=nickname, bits=secrets.token_hex(32), seat=seat)
        )

    async def play(self, steps: str) -> Done:
        """Plays our turn, from where others last saw it to its end or to a draw."""
        return await self.ask(Play(id=self.new_id(), seq=self.view.seq, steps=steps))

    async def look(self, steps: str) -> Outcome:
        """Where these steps of our turn would lead; nobody else is told."""
        outcome: Outcome = await self._answer_to(Look(id=self.new_id(), steps=steps, seat=self.seat))
        return outcome

    @staticmethod
    def new_id() -> str:
        """An id for a command."""
        return secrets.token_hex(8)

    async def ask(self, command: Asked) -> Done:
        """Sends a command until it is answered; raises if it is refused."""
        done: Done = await self._answer_to(command)
        return done

    async def _answer_to(self, message: Asked | Look) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (message, answer)
        self._outgoing.put_nowait(encode(message))
        if self._failure:
            raise self._failure
        try:
            return await answer
        finally:
            del self._asked[message.id]

    # --- the connection -----------------------------------------------------------------------------------------

    async def _stay_connected(self) -> None:
        delay = _SOONEST
        address = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"
        while not self._failure:
            try:
                async with connect(
                    address, additional_headers={"authorization": f"Bearer {self.token}"}, compression=None, proxy=None
                ) as socket:
                    last = self._view.seq if self._view else None
                    await socket.send(encode(Hello(version=VERSION, last=last, seat=self.seat)))
                    self._outgoing = asyncio.Queue()
                    for message, _ in self._asked.values():
                        self._outgoing.put_nowait(encode(message))
                    sending = asyncio.create_task(self._send(socket))
                    try:
                        await self._note_connection(is_there=True)
                        async for text in socket:
                            delay = _SOONEST
                            await self._hear(_MESSAGE.decode_loosely(text))
                    finally:
                        sending.cancel()
            except (OSError, WebSocketException, TimeoutError):
                pass
            await self._note_connection(is_there=False)
            await asyncio.sleep(delay)
            delay = min(_LATEST, 2 * delay)

    async def _note_connection(self, *, is_there: bool) -> None:
        if self.is_connected != is_there:
            self.is_connected = is_there
            if self._view:
                await self._show(self._view)

    async def _send(self, socket: Any) -> None:
        while True:
            text = await self._outgoing.get()
            await socket.send(text)

    async def _hear(self, message: FromServer) -> None:
        match message:
            case Done() | Outcome():
                self._answer(message.id, message)
            case Refused(code="unavailable" | "rate") if message.id in self._asked:
                await asyncio.sleep(_SOONEST)
                self._outgoing.put_nowait(encode(self._asked[message.id][0]))
            case Refused():
                if message.view:
                    await self._show(message.view)
                if message.id:
                    self._answer(message.id, Red7Error(message.code, message.text))
            case View():
                await self._show(message.view)
            case Event() if self._view and message.seq == self._view.seq + 1:
                await self._show(after(self._view, message))
            case Bye(again=False):
                await self._fail(Red7Error(message.code, message.text))
            case _:
                pass

    def _answer(self, id: str, answer: Done | Outcome | Red7Error) -> None:  # noqa: A002
        _, waiting = self._asked.get(id, (None, None))
        if waiting and not waiting.done():
            if isinstance(answer, Red7Error):
                waiting.set_exception(answer)
            else:
                waiting.set_result(answer)

    async def _show(self, view: TableView) -> None:
        async with self._news:
            self._view = view
            self._count += 1
            self._news.notify_all()

    async def _fail(self, failure: Red7Error) -> None:
        for ident in list(self._asked):
            self._answer(ident, failure)
        async with self._news:
            self._failure = failure
            self._news.notify_all()


def after(view: TableView, event: Event) -> TableView:
    """The view after an event: changed fields replace the old ones."""
    new = set_fields(event.changes)
    if "chat" in new:
        new["chat"] = (*view.chat, *(new["chat"] or ()))[-CHAT:]
    return replace(view, **(new | {"seq": event.seq}))


def _token(answer: httpx.Response) -> str:
    """Who we are from now on; raises if the answer is not that of a red7 server."""
    try:
        return str(answer.json()["token"])
    except (ValueError, KeyError, TypeError):
        raise Red7Error("server", f"{answer.url.host} is not a red7 server") from None


def _check(answer: httpx.Response) -> None:
    """Raises what the server has refused."""
    if answer.is_success:
        return
    try:
        problem = answer.json()
        raise Red7Error(str(problem["code"]), str(problem["text"]))
    except (ValueError, KeyError, TypeError):
        raise Red7Error("server", f"the server answers {answer.status_code}") from None
