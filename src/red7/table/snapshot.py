"""Snapshots: a table as one text, from which exactly this table can be restored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from red7.protocol.checks import ReadBy
from red7.protocol.encoding import encode, set_fields
from red7.record import Game
from red7.table.state import Table


def _game(text: str | None) -> Game | None:
    return Game.parse(text) if text else None


@dataclass(frozen=True, slots=True)
class TableRead(Table):
    """A table as a decoder reads it: its game is in the notation."""

    game: Annotated[Game | None, ReadBy(_game)] = None  # no lambda: Python 3.14 finds no names of ours in one

    @property
    def table(self) -> Table:
        """The table that was read."""
        return Table(**set_fields(self))


def snapshot_of(table: Table) -> str:
    """A text from which exactly this table can be restored."""
    return encode(set_fields(table) | {"game": table.game and str(table.game)})
