"""Stored games, for the commands. Importing this module loads the database libraries, which is slow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime

from red7 import Game, Red7Error
from red7.errors import quote
from red7.server.store.rows import GameRow
from red7.server.store.storage import Storage
from red7.table.conclusion import conclusion_of


@contextmanager
def visiting(database: str | None, *, create: bool = False) -> Iterator[Storage]:
    """The database, open while a command runs; servers may use it too."""
    with closing(Storage.visit(database, create=create)) as storage:
        yield storage


def game_in(storage: Storage, id: str) -> GameRow:  # noqa: A002 (what it is)
    """The game with that id."""
    found = storage.game(id)
    if found is None:
        raise Red7Error("no-game", f"no game {quote(id)} in {storage.name}")
    return found


def line_of(game: GameRow) -> str:
    """The id, date and rules of a game, who played, and who won."""
    date = datetime.fromtimestamp(game.at / 1000, UTC).date().isoformat()
    known, failure = Game.read(game.text)
    if known is None or failure:
        return f"{game.id}  {date}  cannot be read: {failure}"
    return f"{game.id}  {date}  {known.rules!s:<6}  {', '.join(known.seats)}: {_ending(known)}"


def _ending(game: Game) -> str:
    """Who won and who resigned, if the record says so."""
    ended = conclusion_of(game.tags)
    told = [f"{_names(game, ended.winners)} won" if ended.winners else "not finished"]
    if ended.resigned:
        told.append(f"{_names(game, ended.resigned)} resigned")
    elif ended.why == "resigned":
        told.append("someone resigned")
    return ", ".join(told)


def _names(game: Game, seats: Sequence[int]) -> str:
    return " and ".join(game.seats[seat] for seat in seats)
