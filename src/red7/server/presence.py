"""Who is there: a table learns which of its players are connected to this process, whoever owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from red7.protocol.messages import Watching
from red7.server.live import Live
from red7.server.logs import now
from red7.server.orders import Come, Go, Order, Person
from red7.server.problems import Busy

if TYPE_CHECKING:
    from red7.server.hub import Hub

_AGAIN: Final = 1.0
"""Seconds until an owner is told again that could not be reached."""


def count_onlookers(live: Live) -> None:
    """Tells everybody here how many look on."""
    onlookers = sum(not live.kept.seats_of(one.person) if one.person else True for one in live.connections)
    text = Watching(onlookers=onlookers).model_dump_json()
    for connection in live.connections:
        connection.send(text)


class Presence:
    """Tells tables who comes to this process, and who goes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._coming: set[tuple[str, Person]] = set()
        """Of whom the owner of a table is being told that they are here."""

    def settle(self, live: Live) -> None:
        """Has the table know of those who are here."""
        table = live.kept if live.epoch is None else live.table
        for person, servers in table.persons():
            if person in live.present and self._hub.server not in servers:
                command = Come(person=person, server=self._hub.server)
                if live.epoch is not None:
                    self._hub.try_order(live, command)
                elif (live.id, person) not in self._coming:
                    self._coming.add((live.id, person))
                    self._hub.spawn(self._bring(live, command))

    def part(self, live: Live, person: Person) -> None:
        """One connection of somebody is gone; in a moment they are, unless they come back."""
        if person not in live.present and self._hub.is_ready:
            asyncio.get_running_loop().call_later(self._hub.config.grace, self._miss, live, person)

    def _miss(self, live: Live, person: Person) -> None:
        if person not in live.present and self._hub.is_ready and live.table.seats_of(person):
            going = Go(person=person, server=self._hub.server)
            self._hub.spawn(self._pass_on(live, going, lambda: person not in live.present))

    async def _bring(self, live: Live, command: Come) -> None:
        try:
            await self._pass_on(live, command, lambda: command.person in live.present)
        finally:
            self._coming.discard((live.id, command.person))

    async def _pass_on(self, live: Live, command: Come | Go, is_so: Callable[[], bool]) -> None:
        """Has the owner of a table told, for as long as it is so."""
        while is_so() and self._hub.is_ready:
            try:
                await self._hub.carry_out(live.id, Order(None, now(), command))
                return
            except Busy:
                await asyncio.sleep(_AGAIN)
