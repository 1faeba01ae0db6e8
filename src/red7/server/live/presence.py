"""Who is there: a table learns which of its players are connected to this process, whoever owns the table.

It learns as well when another process is gone, with all who were connected to it, and when this one has slept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from red7.errors import Red7Error
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Watching
from red7.server.clock import now
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.server.logs import log
from red7.server.problems import NotFound
from red7.table.clock import deadline
from red7.table.orders import Come, Continue, Go, Order, Person, Server

_AGAIN: Final = 1.0
"""Seconds until an owner is told again that could not be reached."""
_REST: Final = 1.0
"""Seconds between two counts of the onlookers."""
_PULSE: Final = 1.0
"""Seconds between two looks at the time."""
_NAP: Final = 3_000
"""Milliseconds between two such looks from which on this process has slept, or was kept from all work."""
_YEAR: Final = 365 * 86_400_000


def count_onlookers(live: Live) -> None:
    """Tells everybody here how many look on, where that is news to them; once a second at most."""
    if live.is_counted:
        return
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
    """Tells tables who comes to this process, and who goes."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._coming: set[tuple[str, Person]] = set()
        """Of whom the owner of a table is being told that they are here."""
        self._awake_at: int | None = None
        """When this process last looked at the time."""
        self.slept = 0
        """Milliseconds that the process has slept and that tables which are not in memory have yet to be credited."""

    def settle(self, live: Live) -> None:
        """Tells the table who is here, and them how many look on; again only when somebody has come or moved."""
        table = live.kept if live.epoch is None else live.table
        if live.settled is table.chairs:
            return
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
        """One connection of somebody is gone; in a moment they are, unless they come back."""
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
        """Tells the owner of a table, for as long as it is true."""
        while is_so() and self._keeper.is_ready:
            try:
                answer = await self._keeper.carry_out(live.id, Order(None, now(), command))
                if isinstance(answer, Done) or answer.code == "no-table":
                    return
            except NotFound:
                return  # it was cleared away
            except Red7Error as error:  # of the database, or the owner's
                log("presence-waits", error=error.code)
            await asyncio.sleep(_AGAIN)

    # --- processes ----------------------------------------------------------------------------------------------

    def links(self) -> set[Server]:
        """The processes over which players are connected to our tables."""
        return {server for live in self._keeper.own() for chair in live.table.chairs for server in chair.servers}

    def unlink(self, dead: set[Server]) -> None:
        """Nobody is connected over these processes any more."""
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
        """Where this process has slept until now, the clocks of its tables stood still; call it before one ends."""
        at = now()
        slept = at - (at if self._awake_at is None else self._awake_at)
        if slept < _NAP:
            return
        self._awake_at = at
        self.slept += slept
        log("slept", milliseconds=slept)
        self.credit(self._keeper.own(), slept)

    def credit(self, lives: Iterable[Live], slept: int) -> None:
        """Lets the clocks of these tables have stood still for so long."""
        command = Continue(server=self._keeper.server, downtime=min(slept, _YEAR), gone=())
        for live in lives:
            if deadline(live.table) is not None:
                self._keeper.try_order(live, command)
