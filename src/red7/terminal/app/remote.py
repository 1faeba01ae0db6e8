"""A table on a server: the same protocol as everybody else's, over a connection that comes back by itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import App

from red7 import Game, Red7Error, Seat, Step
from red7.locales import Words
from red7.protocol.client import Client
from red7.protocol.commands import Agree, Asked, Decline, Next, Rematch, Resume, Say, Start, TakeBack
from red7.protocol.parts import Level
from red7.protocol.views import TableView
from red7.terminal.app.drawing import BOLD, DIM
from red7.terminal.app.playing import Playing
from red7.terminal.app.telling import Teller
from red7.terminal.guests import remember, token_for
from red7.terminal.seating import sit
from red7.terminal.words import distinct

_PATIENCE: Final = 15.0
"""Seconds for the first answer of a server."""
_LINES: Final = 4
"""How many lines of chat are shown."""


class RemoteTable(Playing):
    """A seat at a table of a server, or a place to watch it from."""

    has_hints = False

    def __init__(self, link: str, words: Words, *, name: str = "", watches: bool = False) -> None:
        super().__init__()
        self.client = Client(link, token=token_for(link))
        self.name = name or words.text("guest-name")
        self.watches = watches
        self.table: TableView | None = None
        self.words = words
        self.teller = Teller(words, ())
        self._link = link
        self._game: Game | None = None
        self._recorded = ""
        self._is_busy = False
        self._heard = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def game(self) -> Game | None:
        return self._game

    @property
    def is_mine(self) -> bool:
        table = self.table
        if table is None or table.phase != "playing" or table.paused or self._is_busy or self._own_stand_in:
            return False
        if not self.client.is_connected:
            return False
        return super().is_mine

    @property
    def has_chat(self) -> bool:
        """Whether there is a table to talk at."""
        return self.table is not None

    @property
    def is_finished(self) -> bool:
        return bool(self.table and self.table.result)

    @property
    def _own_stand_in(self) -> str:
        """Why a bot plays for us; empty if none does."""
        table = self.table
        stand_in = table.seats[table.you.seat].stand_in if table and table.you.seat is not None else None
        return stand_in.why if stand_in else ""

    # --- the connection -----------------------------------------------------------------------------------------

    def begin(self, app: App[Exception]) -> None:
        self._app = app
        self._behind(self._stay())

    def _behind(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._app.exit(error if isinstance(error, Exception) else None)

    async def _stay(self) -> None:
        client = self.client
        try:
            async with asyncio.timeout(_PATIENCE):
                await client.__aenter__()
        except TimeoutError:
            self._app.exit(Red7Error("unreachable", f"{client.server} does not answer"))
            return
        except Red7Error as error:
            self._app.exit(error)
            return
        try:
            remember(self._link, client.token or "")
            if not self.watches:
                await self._sit()
            async for table in client.views():
                await self._see(table)
        except Red7Error as error:
            self._app.exit(error)
        finally:
            await client.__aexit__(None, None, None)

    def _go_to(self, table: str) -> None:
        """Leaves for the table where these players go on."""
        for task in self._tasks:
            task.cancel()
        self._link = f"{self.client.server}/t/{table}"
        self.client = Client(self._link, token=self.client.token)
        self.table, self._game, self._recorded, self.note = None, None, "", ""
        self._behind(self._stay())
        self.changed()

    async def _sit(self) -> None:
        """Sits down, if that is still possible; otherwise one watches."""
        table = self.client.view
        if table.you.seat is not None:
            return
        if table.phase != "gathering":
            is_full = all(seat.kind not in ("open", "expected") for seat in table.seats)
            self.note = self.teller.refused("full" if is_full else "begun")
            return
        try:
            await sit(self.client, self.name)
        except Red7Error as error:
            self.note = self.teller.refused(error.code)

    async def _see(self, table: TableView) -> None:
        self.table, self._heard = table, time.monotonic()
        you = None if table.you.seat is None else Seat(table.you.seat)
        names = distinct(self._names(table))
        notes = tuple(self._seat_note(place) for place in range(len(names)))
        self.teller = Teller(self.words, names, you, notes)
        away = self.words.text("trouble-away")
        if table.board and table.board.text != self._recorded:
            try:
                self._game = Game.parse(await self.client.record())
                self._recorded = table.board.text
                self.note = "" if self.note == away else self.note
            except Red7Error:  # the server is away: the next view asks again
                self.note = away
        self.changed()

    def _names(self, table: TableView) -> list[str]:
        """The names at the seats; each level and character has three names for bots."""
        met: Counter[Level] = Counter()
        names = []
        for seat in table.seats:
            if seat.level is None:
                names.append(seat.name or self.words.text("seat-open"))
            else:
                met[seat.level] += 1
                level, number = seat.level, met[seat.level]
                which = 10 * level + number if isinstance(level, int) else f"{level}-{number}"
                names.append(self.words.text("bot-name", which=which))
        return names

    def _seat_note(self, place: int) -> str:
        assert self.table
        seat = self.table.seats[place]
        if seat.resigned or seat.kind == "open":
            return ""
        if seat.stand_in:
            return self.words.text("seat-stood-in", why=seat.stand_in.why)
        if seat.level is not None:
            return self.words.text("seat-bot", level=seat.level)
        away = seat.kind == "person" and not seat.present
        return self.words.text("seat-away") if away else ""

    def _ask(self, command: Asked) -> None:
        self._behind(self._answered(self.client.ask(command)))

    async def _answered(self, asking: Awaitable[object]) -> None:
        self.note = ""
        try:
            await asking
        except Red7Error as error:
            self.note = self.teller.refused(error.code)
        self._is_busy = False
        self.changed()

    # --- what one does ------------------------------------------------------------------------------------------

    def take(self, steps: Sequence[Step]) -> None:
        self._is_busy = True
        self._behind(self._answered(self.client.play("".join(map(str, steps)))))

    def say(self, words: str) -> None:
        """Says something to all at the table."""
        if self.table:
            self._ask(Say(id=self.client.new_id(), seq=self.table.seq, text=words))

    def go_on(self) -> None:
        table = self.table
        if table and table.rematch:
            self._go_to(table.rematch)
            return
        if table is None or table.you.seat is None:
            return
        ident, seq = self.client.new_id(), table.seq
        if self._is_asked:
            self._ask(Agree(id=ident, seq=seq))
        elif self._own_stand_in:
            self._ask(TakeBack(id=ident, seq=seq))
        elif table.paused:
            self._ask(Resume(id=ident, seq=seq))
        elif table.phase == "between":
            self._ask(Next(id=ident, seq=seq))
        elif table.phase == "gathering" and self._can_start:
            self._ask(Start(id=ident, seq=seq))
        elif table.result:
            self._ask(Rematch(id=ident, seq=seq))

    def refuse(self) -> None:
        """Declines what somebody asks for."""
        if self.table and self._is_asked:
            self._ask(Decline(id=self.client.new_id(), seq=self.table.seq))

    @property
    def _is_asked(self) -> bool:
        """Whether somebody waits for our consent."""
        table = self.table
        proposal = table.proposal if table else None
        return bool(table and proposal and table.you.seat is not None and table.you.seat not in proposal.agreed)

    @property
    def _can_start(self) -> bool:
        table = self.table
        return bool(table and table.you.host and all(seat.kind not in ("open", "expected") for seat in table.seats))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- what is shown ------------------------------------------------------------------------------------------

    @property
    def clock(self) -> str:
        """How long the player to move has left, if there is a clock."""
        table = self.table
        if not (table and table.clock and table.clock.deadline and table.phase == "playing"):
            return ""
        left = (table.clock.deadline - table.now) / 1000 - (time.monotonic() - self._heard)
        return f"{max(0, int(left)) // 60}:{max(0, int(left)) % 60:02}"

    @property
    def chat(self) -> list[str]:
        """The last lines of chat."""
        lines = self.table.chat[-_LINES:] if self.table else ()
        said = [(line.name, line.text or self.words.text(f"react-{line.reaction}")) for line in lines]
        return [self.words.text("log-said", name=name, text=text) for name, text in said]

    def status(self) -> list[Text]:
        """What stands between the viewer and their next turn, and what Enter does about it."""
        say, table = self.words.text, self.table
        if table is None:
            return [Text(say("table-connecting"))]
        if not self.client.is_connected:
            return [Text(say("table-away"), style=BOLD)]
        if table.phase == "gathering":
            return self._gathering(table)
        if table.result:
            names = ", ".join(self.teller.names[seat] for seat in table.result.winners)
            told = Text(say("replay-won", count=len(table.result.winners), names=names), style=BOLD)
            if table.rematch:
                return [told, self.button("rematch-go")]
            return [told] if table.you.seat is None else [told, self.button("rematch")]
        if self._is_asked and table.proposal:
            asker = self.teller.names[table.proposal.seat]
            asked = say(f"story-proposed-{table.proposal.what}", name=asker, you="no")
            return [Text(asked), self.button("proposal-agree"), Text(f" Esc  {say('proposal-decline')}", style=DIM)]
        if self._own_stand_in:
            return [Text(say("idle-stood-in", why=self._own_stand_in)), self.button("menu-take-back")]
        if table.paused:
            return [Text(say("idle-paused")), self.button("pause-end")]
        if table.phase == "between" and table.you.seat is not None:
            ready = table.seats[table.you.seat].ready
            won = self._round_won()
            return [*won, Text(say("next-waiting")) if ready else self.button("next-round")]
        return [Text(say("looking-on"), style=DIM)] if table.you.seat is None else []

    def _round_won(self) -> list[Text]:
        board = self.board
        if board is None or board.winner is None:
            return []
        you = "yes" if board.winner == self.teller.you else "no"
        return [Text(self.words.text("story-won", name=self.teller.names[board.winner], you=you), style=BOLD)]

    def _gathering(self, table: TableView) -> list[Text]:
        say = self.words.text
        lines = [Text(say("gather-waiting"), style=BOLD), Text()]
        for place, seat in enumerate(table.seats):
            own = f" {say('seat-you')}" if place == table.you.seat else ""
            free = seat.kind in ("open", "expected")
            lines.append(Text(f"  {self.teller.names[place]}{own}", style=DIM if free else Style()))
        return [*lines, Text(), self.button("gather-start") if self._can_start else Text(say("gather-when"))]
