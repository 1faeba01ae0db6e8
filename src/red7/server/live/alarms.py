"""Alarms: tells tables when their deadlines have passed."""

from __future__ import annotations

import asyncio
from typing import Final

from red7.server.clock import now
from red7.server.live.keeper import Keeper
from red7.server.live.live import Live
from red7.server.live.presence import Presence
from red7.table.clock import deadline
from red7.table.orders import Expire

_AGAIN: Final = 1.0
"""Seconds until the next try, if telling a table changed nothing."""


class Alarms:
    """Tells our tables when their deadlines have passed."""

    def __init__(self, keeper: Keeper, presence: Presence) -> None:
        self._keeper, self._presence = keeper, presence

    def set(self, live: Live) -> None:
        """Sets a timer for the table's deadline; a timer that goes off earlier is kept, and set again when it does."""
        due = deadline(live.table)
        if due is None or (live.timer and live.rings_at <= due):
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0.0, (due - now()) / 1000)
        if live.timer:
            live.timer.cancel()
        live.timer, live.rings_at = loop.call_at(when, self.ring, live), due

    def ring(self, live: Live) -> None:
        """Tells the table if its deadline has passed."""
        live.timer = None
        self._presence.credit_sleep()
        due = deadline(live.table)
        if live.epoch is None or due is None:
            return
        number = live.number
        if due <= now():
            self._keeper.try_order(live, Expire())
            if live.number == number:  # the order changed nothing
                live.timer = asyncio.get_running_loop().call_later(_AGAIN, self.ring, live)
                return
        self.set(live)
