"""What the database stores, as plain values: only texts and numbers, the same for every kind of database."""

from __future__ import annotations

from typing import NamedTuple

from red7.table.state import Listing


class Row(NamedTuple):
    """One line of a table's log, which only ever grows."""

    number: int
    """1, 2, 3 and so on, for each table."""
    at: int
    """Milliseconds."""
    order: str
    """JSON."""
    facts: str
    """JSON."""


class GameRow(NamedTuple):
    """A finished or imported game."""

    id: str
    table: str | None
    text: str
    at: int
    """When it was stored."""
    engine: str
    """The version of red7 that wrote it."""
    public: bool = False
    """Whether it is listed publicly; anyone who knows its id may read it."""


class Wakes(NamedTuple):
    """When a server has to act on a table by itself: at a time, at once (0), or never."""

    at: int | None


class Entry(NamedTuple):
    """One more line of a table's log, and what changes with it."""

    table: str
    epoch: int
    row: Row
    listing: Listing | None = None
    snapshot: str | None = None
    """The whole table after this row."""
    game: GameRow | None = None
    owner: str | None = None
    """For a new table: the server it belongs to; its epoch is 1."""
    wakes: Wakes | None = None
    """When the table wakes from now on; None if that does not change."""
    seated: tuple[str, ...] = ()
    """Who is dealt to in a quick game, which counts if all of them have ratings."""


class Snapshot(NamedTuple):
    """A whole table after this many rows of its log."""

    number: int
    text: str
    engine: str


class Stored(NamedTuple):
    """A stored table: the newest snapshot that this version of red7 wrote, and the rows after it."""

    epoch: int
    owner: str
    wakes_at: int | None
    listing: Listing
    created: int
    snapshot: Snapshot | None
    rows: tuple[Row, ...]


class Listed(NamedTuple):
    """A table in a list."""

    table: str
    listing: Listing
    created: int


class Known(NamedTuple):
    """A table in the operator's list."""

    table: str
    listing: Listing
    created: int
    hidden: bool
    reports: int


class Report(NamedTuple):
    """A player's report: the seat, the reason, and the last lines of chat."""

    id: int
    table: str
    at: int
    seat: int | None
    reporter: str
    """The digest of the reporting player's token."""
    why: str
    lines: str
    """JSON."""


class Owned(NamedTuple):
    """A table, its current or last server, and the epoch."""

    table: str
    owner: str
    epoch: int


class Claim(NamedTuple):
    """A table that is ours from now on, and who had it before."""

    table: str
    epoch: int
    wakes_at: int | None
    before: str
    """The server that had it last."""
    beat: int
    """When that server was last heard of; 0 if it is forgotten."""
    until: int
    """When its lease ran out, or would have."""
    at: int
    """When the claim was made; like all times here, by the database's clock."""

    @property
    def was_alive(self) -> bool:
        """Whether the previous server's lease was still running."""
        return self.until > self.at


class ServerRow(NamedTuple):
    """A server process: where others reach it, and when it was last heard of, by the database's clock."""

    id: str
    address: str
    beat: int
    until: int
    """When its lease runs out."""


class PuzzleRow(NamedTuple):
    """A puzzle; `text` is a line as `red7.play.analysis.puzzles` writes it."""

    id: int
    kind: str
    grade: int
    text: str


class Purged(NamedTuple):
    """How many old tables, rows of their logs, games and unused ratings there are."""

    tables: int
    rows: int
    games: int
    ratings: int


class RatingRow(NamedTuple):
    """Somebody's rating, as a mean and its uncertainty."""

    id: str
    name: str
    listed: bool
    mu: float
    sigma: float
    games: int
