"""Answers to a client's commands over a socket, given once what they led to is saved."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Final

from red7.errors import Red7Error
from red7.protocol.checks import Part
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Refused
from red7.server.clock import now
from red7.server.failures import MISTAKE, told
from red7.server.live.connection import Connection
from red7.server.live.deciding import Answer
from red7.server.live.hub import Hub
from red7.server.live.live import Live
from red7.server.logs import log
from red7.server.metrics import ANSWER, COMMANDS
from red7.show.views import view, viewer_for
from red7.table.orders import Order

_COUNTS: Final = {outcome: COMMANDS.labels(outcome) for outcome in ("done", "refused")}


class Answers:
    """Gives one client the answers to its commands, one at a time."""

    __slots__ = ("_connection", "_given", "_hub", "_live", "_task", "is_awaited")

    def __init__(self, hub: Hub, live: Live, connection: Connection) -> None:
        self._hub, self._live, self._connection = hub, live, connection
        self.is_awaited = False
        """Whether a command is not answered yet."""
        self._given: asyncio.Future[None] | None = None
        """Done when it is answered, if somebody waits for that."""
        self._task: asyncio.Task[None] | None = None
        """Carries out a command that cannot be decided at once."""

    def say(self, answer: Part) -> None:
        """Says something at once."""
        self._connection.send(encode(answer))

    def give(self, order: Order, ident: str, asked: float, outcome: Answer) -> None:
        """Tells the client what became of an order; a lost one is tried again on the server that has the table now."""
        if outcome is None:
            self.give_later(order, ident, asked)
        elif isinstance(outcome, Refused):
            self._conclude(outcome, asked)
        else:
            _note("done", asked)
            self._connection.send(f'{{"type":"done","id":"{ident}","seq":{outcome}}}')
            self._go_on()

    def give_later(self, order: Order, ident: str, asked: float) -> None:
        """Carries out an order, whichever process owns the table, and then answers it."""
        self._task = asyncio.create_task(self._carry_out(order, ident, asked))

    async def _carry_out(self, order: Order, ident: str, asked: float) -> None:
        try:
            self._conclude(await self._hub.carry_out(self._live.id, order), asked)
        except Exception as error:  # noqa: BLE001 (even after a bug, this client plays on)
            self.fail(ident, error)

    def _conclude(self, answer: Done | Refused, asked: float) -> None:
        _note(answer.type, asked)
        if isinstance(answer, Refused) and answer.view and self._connection.wanted is not None:
            kept = self._live.kept
            shown = view(kept, viewer_for(kept, self._connection.person, self._connection.wanted), now())
            answer = replace(answer, view=shown)
        self.say(answer)
        self._go_on()

    def fail(self, ident: str, error: Exception) -> None:
        """Tells the client that a command failed, and why, if clients may know that."""
        if isinstance(error, Red7Error):
            said = told(error)
            self.say(Refused(id=ident, code=said.code, text=said.message))
        else:
            log("mistake", level=logging.ERROR, exc_info=True)
            self.say(Refused(id=ident, code="mistake", text=MISTAKE))
        self._go_on()

    def _go_on(self) -> None:
        """Lets the next message be answered."""
        self.is_awaited = False
        if self._given and not self._given.done():
            self._given.set_result(None)

    async def given(self) -> None:
        """Waits until the last command is answered."""
        if self.is_awaited:
            self._given = asyncio.get_running_loop().create_future()
            await self._given

    def cancel(self) -> None:
        """Stops: nobody waits for the answer any more."""
        if self._task:
            self._task.cancel()


def _note(outcome: str, asked: float) -> None:
    ANSWER.observe(time.perf_counter() - asked)
    _COUNTS[outcome].inc()
