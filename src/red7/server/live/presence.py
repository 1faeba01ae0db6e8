"""Presence: tells a table which of its players are connected to this process, whichever process owns the table.

It also tells tables when another process is gone, with everybody connected to it, and when this one has slept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from red7.errors import Red7Error
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Watching
from red7.protocol.problems import NotFound
from red7.server.clock import now
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.server.logs import log
from red7.table.clock import deadline
from red7.table.orders import Come, Continue, Go, Order, Person, Server

_AGAIN: Final = 1.0
"""Seconds until the next try to tell an owner that could not be reached."""
_REST: Final = 1.0
"""Seconds between two counts of the onlookers."""
_PULSE: Final = 1.0
"""Seconds between two looks at the clock."""
_NAP: Final = 3_000
"""If two looks are at least this many milliseconds apart, the process has slept or was kept from working."""
_YEAR: Final = 365 * 86_400_000


def count_onlookers(live: Live) -> None:
    """Tells everybody here the number of onlookers if they do not know it yet; at most once a second.

    Before the deal nobody is an onlooker, because anybody may still sit down.
    """
    if live.is_counted:
        return
    onlookers = 0
    if live.kept.phase != "gathering":
        onlookers = sum(not live.kept.seats_of(one.person) if one.person else True for one in live.connections)
    strangers = [one for one in live.connections if one.onlookers != onlookers]
    if not strangers:
        return
    text = encode(Watching(onlookers=onlookers))
    for connection in strangers:
        connection.onlookers = onlookers
        connection.send(text)
    live.is_counted = True
    asyncio.get_running_loop().call_later(_REST, _count_again, live)


def _count_again(live: Live) -> None:
    live.is_counted = False
    count_onlookers(live)


class Presence:
    """Tells tables who connects to this process and who leaves it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._coming: set[tuple[str, Person]] = set()
        """Pairs of table and person: the table's owner is being told that the person is here."""
        self._awake_at: int | None = None
        """When this process last looked at the clock."""
        self.slept = 0
        """Milliseconds of sleep that have not yet been credited to tables that are not in memory."""

    def settle(self, live: Live) -> None:
        """Tells the table who is here, and everybody the number of onlookers."""
        table = live.kept if live.epoch is None else live.table
        live.settled = table.chairs
        count_onlookers(live)
        for person, servers in table.persons():
            if person in live.present and self._keeper.server not in servers:
                command = Come(person=person, server=self._keeper.server)
                if live.epoch is not None:
                    self._keeper.try_order(live, command)
                elif (live.id, person) not in self._coming:
                    self._coming.add((live.id, person))
                    self._keeper.spawn(self._bring(live, command))

    def part(self, live: Live, person: Person) -> None:
        """Handles the end of a person's connection: in a moment they count as gone, unless they come back."""
        if person not in live.present and self._keeper.is_ready:
            asyncio.get_running_loop().call_later(self._keeper.config.grace, self._miss, live, person)

    def _miss(self, live: Live, person: Person) -> None:
        if person not in live.present and self._keeper.is_ready and live.table.seats_of(person):
            going = Go(person=person, server=self._keeper.server)
            self._keeper.spawn(self._pass_on(live, going, lambda: person not in live.present))

    async def _bring(self, live: Live, command: Come) -> None:
        try:
            await self._pass_on(live, command, lambda: command.person in live.present)
        finally:
            self._coming.discard((live.id, command.person))

    async def _pass_on(self, live: Live, command: Come | Go, is_so: Callable[[], bool]) -> None:
        """Tells the owner of a table, trying again for as long as the news is true."""
        while is_so() and self._keeper.is_ready:
            try:
                answer = await self._keeper.carry_out(live.id, Order(None, now(), command))
                if isinstance(answer, Done) or answer.code == "no-table":
                    return
            except NotFound:
                return  # it was deleted
            except Red7Error as error:  # from the database or the owner
                log("presence-waits", error=error.code)
            await asyncio.sleep(_AGAIN)

    # --- processes ----------------------------------------------------------------------------------------------

    def links(self) -> set[Server]:
        """The processes through which players are connected to our tables."""
        return {server for live in self._keeper.own() for chair in live.table.chairs for server in chair.servers}

    def unlink(self, dead: set[Server]) -> None:
        """Tells our tables that nobody is connected through these processes any more."""
        if not dead:
            return
        command = Continue(server=self._keeper.server, downtime=0, gone=tuple(sorted(dead)))
        for live in self._keeper.own():
            if any(not dead.isdisjoint(chair.servers) for chair in live.table.chairs):
                self._keeper.try_order(live, command)

    async def stay_awake(self) -> None:
        """Notices when this process has slept."""
        while True:
            self.credit_sleep()
            self._awake_at = now()
            await asyncio.sleep(_PULSE)

    def credit_sleep(self) -> None:
        """If this process has just slept, credits our tables with that time; call it before acting on a deadline."""
        at = now()
        slept = at - (at if self._awake_at is None else self._awake_at)
        if slept < _NAP:
            return
        self._awake_at = at
        self.slept += slept
        log("slept", milliseconds=slept)
        self.credit(self._keeper.own(), slept)

    def credit(self, lives: Iterable[Live], slept: int) -> None:
        """Credits these tables with this many milliseconds, as if their clocks had stood still."""
        command = Continue(server=self._keeper.server, downtime=min(slept, _YEAR), gone=())
        for live in lives:
            if deadline(live.table) is not None:
                self._keeper.try_order(live, command)
