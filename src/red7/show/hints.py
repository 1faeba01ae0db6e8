"""Who may take a hint at a table."""

from __future__ import annotations

from red7.protocol.problems import Conflict, Forbidden
from red7.table.orders import Person
from red7.table.state import Table


def hint_seat(table: Table, person: Person) -> int:
    """The seat that a person may take a hint for; raises unless it is to move, and the table has hints."""
    own = table.seats_of(person)
    if not own:
        raise Forbidden("not-seated", "you have no seat here")
    if table.mover is None or table.mover not in own:
        raise Conflict("not-your-turn", "you can ask for a hint only in your own turn")
    if not table.has_hints:
        raise Forbidden("no-hints", "there are no hints at this table")
    return table.mover
