"""What the parts of this package need from each other: the keeper of the tables, and the other processes."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from red7.protocol.messages import Done, Refused
from red7.server.config import Config
from red7.server.live.live import Live
from red7.table.opening import Drawn
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
        """Opens a new table."""

    @staticmethod
    def new_id() -> str:
        """A new id for a table."""

    def drawn(self) -> Drawn:
        """What chance adds to a new table."""

    async def carry_out(self, table: str, order: Order) -> Done | Refused:
        """Carries out an order, whichever process owns the table."""

    def try_order(self, live: Live, command: Inner) -> None:
        """Gives one of the server's own orders to a table, if the table is ours."""

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Starts a task."""


class Elsewhere(Protocol):
    """The other processes that serve the same tables."""

    @property
    def is_away(self) -> bool:
        """Whether they cannot be reached right now; then everything goes through the database."""

    def tell(self, table: str, number: int) -> None:
        """Tells them that the log of one of our tables has reached this row."""

    async def forward(self, owner: str, table: str, order: Order) -> Done | Refused:
        """The owner's answer to an order; raises Busy if the owner cannot be reached or does not answer."""
