"""What the parts of the room need of each other: who keeps the tables, and the processes elsewhere."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from red7.protocol.messages import Done, Refused
from red7.server.config import Config
from red7.server.live.live import Live
from red7.table.orders import Inner, Open, Order, Person


class Keeper(Protocol):
    """Keeps the tables of this process: the hub."""

    server: str
    """The name of this process."""
    config: Config
    is_ready: bool

    def own(self) -> list[Live]:
        """The tables in memory that are ours."""

    async def open(self, opening: Open, person: Person | None) -> Live:
        """A new table."""

    @staticmethod
    def new_id() -> str:
        """An id for a table."""

    async def carry_out(self, table: str, order: Order) -> Done | Refused:
        """Carries an order out, wherever the table is."""

    def try_order(self, live: Live, command: Inner) -> None:
        """Gives an order of the server's own to a table that is ours."""

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Starts a task."""


class Elsewhere(Protocol):
    """The other processes that serve the same tables."""

    @property
    def is_away(self) -> bool:
        """Whether they cannot be reached at this moment; then all goes by the database."""

    def tell(self, table: str, number: int) -> None:
        """Tells them that a table of ours has come to that row of its log."""

    async def forward(self, owner: str, table: str, order: Order) -> Done | Refused:
        """What the owner of a table answers to an order; raises Busy where it cannot be asked or does not answer."""
