"""What is stored besides tables: games with their reviews, and puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, literal, select, text, true, tuple_

from red7.server.store.database import ENGINE, Database
from red7.server.store.rows import GameRow, PuzzleRow
from red7.server.store.schema import daily, games, puzzles, reviews

_PAGE: Final = 100
_GAME: Final = select(games.c.id, games.c.table_id, games.c.record, games.c.at, games.c.engine, games.c.public)
_PUZZLE: Final = select(puzzles.c.id, puzzles.c.kind, puzzles.c.grade, puzzles.c.line)
_ADD_GAME: Final = text("""
INSERT INTO games (id, table_id, record, at, engine, public) VALUES (:id, :table, :text, :at, :engine, :public)
ON CONFLICT DO NOTHING
""")
_KEEP_REVIEW: Final = text("""
INSERT INTO reviews (game_id, engine, review) VALUES (:game, :engine, :review)
ON CONFLICT (game_id) DO UPDATE SET engine = excluded.engine, review = excluded.review
""")
_ADD_PUZZLE: Final = text(
    "INSERT INTO puzzles (kind, grade, line) VALUES (:kind, :grade, :line) ON CONFLICT (line) DO NOTHING"
)
_CHOOSE: Final = text("""
INSERT INTO daily (date, puzzle_id)
SELECT :date, id FROM puzzles
LEFT JOIN (SELECT puzzle_id, count(*) AS times FROM daily GROUP BY puzzle_id) AS used ON puzzle_id = id
ORDER BY coalesce(times, 0), id LIMIT 1
ON CONFLICT DO NOTHING
""")


class Archive:
    """The games and puzzles of a database; every method may be called from any thread."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_game(self, game: GameRow) -> bool:
        """Stores a game; False if there is already one with that id."""
        return self._database.write(lambda connection: connection.execute(_ADD_GAME, game._asdict()).rowcount > 0)

    def game(self, id: str) -> GameRow | None:  # noqa: A002 (what it is)
        """The game with that id, or None."""
        return next(iter(self._games(games.c.id == id, limit=1)), None)

    def games(self, limit: int, before: tuple[int, str] | None = None, *, public: bool = False) -> list[GameRow]:
        """A page of games, newest first; for the next page, pass `at` and `id` of the last game."""
        wanted = true() if before is None else tuple_(games.c.at, games.c.id) < tuple_(*map(literal, before))
        return self._games(and_(wanted, games.c.public) if public else wanted, limit=limit)

    def every_game(self) -> Iterator[GameRow]:
        """All games, newest first, without those added meanwhile."""
        page = self.games(_PAGE)
        while page:
            yield from page
            page = self.games(_PAGE, (page[-1].at, page[-1].id))

    def count_games(self) -> int:
        """How many games there are."""
        query = select(func.count()).select_from(games)
        return self._database.read(lambda connection: connection.execute(query).scalar_one())

    def _games(self, wanted: ColumnElement[bool], *, limit: int) -> list[GameRow]:
        query = _GAME.where(wanted).order_by(games.c.at.desc(), games.c.id.desc()).limit(limit)
        return [GameRow(*found) for found in self._database.every(query)]

    def review_of(self, game: str) -> str | None:
        """The stored review of a game, if this version of red7 wrote it."""
        query = select(reviews.c.review).where(reviews.c.game_id == game, reviews.c.engine == ENGINE)
        found = self._database.one(query)
        return found.review if found else None

    def keep_review(self, game: str, text: str) -> None:
        """Stores a review in place of any earlier one."""
        values = {"game": game, "engine": ENGINE, "review": text}
        self._database.write(lambda connection: connection.execute(_KEEP_REVIEW, values))

    def add_puzzles(self, new: Sequence[tuple[str, int, str]]) -> int:
        """Stores puzzles, each given as kind, grade and line, and returns how many were new."""
        rows = [{"kind": kind, "grade": grade, "line": line} for kind, grade, line in new]

        def add(connection: Connection) -> int:
            return sum(connection.execute(_ADD_PUZZLE, row).rowcount for row in rows)

        return self._database.write(add)

    def puzzle(self, id: int) -> PuzzleRow | None:  # noqa: A002 (what it is)
        """The puzzle with that id, or None."""
        return self._puzzle(puzzles.c.id == id)

    def next_puzzle(self, after: int = 0, *, kind: str | None = None, grade: int | None = None) -> PuzzleRow | None:
        """The next puzzle of that kind and grade; after the last comes the first."""
        wanted = _such(kind, grade)
        return self._puzzle(and_(wanted, puzzles.c.id > after)) or self._puzzle(wanted)

    def count_puzzles(self, *, kind: str | None = None, grade: int | None = None) -> int:
        """How many puzzles of that kind and grade there are."""
        query = select(func.count()).select_from(puzzles).where(_such(kind, grade))
        return self._database.read(lambda connection: connection.execute(query).scalar_one())

    def puzzle_of_day(self, date: str) -> PuzzleRow | None:
        """The puzzle of a date, the same from then on; one that was not used on another date, if any are left."""
        query = _PUZZLE.join(daily, daily.c.puzzle_id == puzzles.c.id).where(daily.c.date == date)
        found = self._database.one(query)
        if not found:
            self._database.write(lambda connection: connection.execute(_CHOOSE, {"date": date}))
            found = self._database.one(query)
        return PuzzleRow(*found) if found else None

    def _puzzle(self, wanted: ColumnElement[bool]) -> PuzzleRow | None:
        query = _PUZZLE.where(wanted).order_by(puzzles.c.id).limit(1)
        found = self._database.one(query)
        return PuzzleRow(*found) if found else None


def _such(kind: str | None, grade: int | None) -> ColumnElement[bool]:
    """Selects puzzles by kind, by grade, by both, or all."""
    wanted: list[ColumnElement[bool]] = []
    if kind is not None:
        wanted.append(puzzles.c.kind == kind)
    if grade is not None:
        wanted.append(puzzles.c.grade == grade)
    return and_(true(), *wanted)
