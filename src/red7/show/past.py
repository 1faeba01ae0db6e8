"""The last events of a table, for clients that were away for a moment."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from red7.protocol.encoding import encode
from red7.protocol.messages import View
from red7.show.events import Telling
from red7.show.views import Viewer, view, viewer_for
from red7.table.facts import Fact
from red7.table.state import CarriedOut, Table, changed

REMEMBERED: Final = 48
"""Events that are remembered; a client that missed more gets a fresh view."""
_FORGOTTEN: Final = CarriedOut()


class Told(NamedTuple):
    """A fact, and the table before and after it."""

    before: Table
    fact: Fact
    after: Table
    at: int


class Past:
    """The last events of a table."""

    def __init__(self, table: Table) -> None:
        self._told: deque[Told] = deque(maxlen=REMEMBERED)
        self._light = table, table
        """The table after the last event: in full, and in the form that is remembered."""

    def remember(self, happened: Told) -> None:
        """Keeps an event to tell it again, without the commands carried out: they are not told, and take most space."""
        if happened.after.seq == happened.before.seq:
            return
        real, light = self._light
        before = light if happened.before is real else changed(happened.before, done=_FORGOTTEN)
        after = changed(happened.after, done=_FORGOTTEN)
        self._light = happened.after, after
        self._told.append(happened._replace(before=before, after=after))

    def missed(self, table: Table, viewer: Viewer, last: int | None) -> list[Told] | None:
        """The events after `last`; None if some are not remembered, or if the viewer's view has changed since."""
        if last is None or last > table.seq:
            return None
        missed = [happened for happened in self._told if happened.after.seq > last]
        if len(missed) != table.seq - last:
            return None
        seen_alike = all(viewer_for(one.before, viewer.person, viewer.seat) == viewer for one in missed)
        return missed if seen_alike else None


def words(telling: Telling, viewer: Viewer, now: int) -> str:
    """The message about a fact for a viewer; empty if it does not concern them."""
    fact, after = telling.fact, telling.after
    if fact.kind == "muted" and viewer.person == fact.person:
        return fresh(after, viewer, now)
    return telling.text(viewer)


def fresh(table: Table, viewer: Viewer, now: int) -> str:
    """The whole table, for somebody who comes or whose view of it changes."""
    return encode(View(view=view(table, viewer, now)))
