"""Sits down at a table on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from red7.errors import Red7Error

if TYPE_CHECKING:
    from red7.protocol.client import Client

LONGEST_NAME = 24
"""Most characters in a nickname."""


async def sit(client: Client, name: str) -> str:
    """The name it sat down with: the one given, plus a number if that is taken."""
    for number in range(1, 5):
        called = name if number == 1 else f"{name[: LONGEST_NAME - 2]} {number}"
        try:
            await client.sit(called)
        except Red7Error as error:
            if error.code != "name-taken":
                raise
        else:
            return called
    raise Red7Error("name-taken", f"someone at this table is called {name}: choose another --name")
