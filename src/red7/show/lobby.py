"""What the lobby shows of a table."""

from __future__ import annotations

from red7.protocol.tables import LobbyTable, NewClock
from red7.table.state import Listing


def listed(table: str, listing: Listing, created: int) -> LobbyTable:
    """A table as the lobby shows it."""
    turn, _, reserve = listing.clock.partition("+")
    return LobbyTable(
        id=table,
        name=listing.name,
        rules=listing.rules,
        seats=listing.seats,
        taken=listing.taken,
        phase=listing.phase,
        present=listing.present,
        created=created,
        host=listing.host,
        players=tuple(listing.players.splitlines()),
        quick=listing.quick,
        clock=NewClock(turn=int(turn), reserve=int(reserve)) if turn else None,
    )
