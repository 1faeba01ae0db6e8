"""Ratings, and the games they follow from: quick games whose players all had one when the cards were dealt.

Games count one after the other, in the order in which they were found to be over. Their numbers are kept, so that all
ratings can be computed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, select, text, update

from red7 import Red7Error
from red7.server.store.database import Database
from red7.server.store.rows import RatingRow
from red7.server.store.schema import games, now_ms, rated, ratings
from red7.show.replays import summary_of

_ONE_COUNTS: Final = text("SELECT pg_advisory_xact_lock(1919247416)")
"""Only one process counts games at a time, by a lock next to that of the database; SQLite has one writer anyway."""
_BEGIN: Final = text("""
INSERT INTO ratings (id, person, name, listed, joined, mu, sigma, games)
VALUES (:id, :person, :name, :listed, :joined, :mu, :sigma, :games)
ON CONFLICT (person) DO UPDATE SET name = excluded.name, listed = excluded.listed
""")
_PAGE: Final = 50
_ROW: Final = (ratings.c.id, ratings.c.name, ratings.c.listed, ratings.c.mu, ratings.c.sigma, ratings.c.games)
_OVER: Final = select(rated.c.game_id).join(games, games.c.id == rated.c.game_id).where(rated.c.number.is_(None))
_FORGOTTEN: Final[dict[str, Any]] = {"person": None, "name": "", "listed": False, "secret": None}


class Skill(NamedTuple):
    """How good somebody is, how uncertain that is, and after how many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0


class Counted(NamedTuple):
    """A game that counts: for each seat, whose it is and whether it won."""

    game: str
    owners: tuple[str, ...]
    won: tuple[bool, ...]


def skills_after(skills: Sequence[Skill], won: Sequence[bool]) -> list[Skill]:
    """The skills after a game, by OpenSkill; everyone who did not win shares second place."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to load)

    model = PlackettLuce()
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    rates = model.rate(teams, ranks=[1 if one else 2 for one in won])
    return [Skill(new.mu, new.sigma, skill.games + 1) for skill, (new,) in zip(skills, rates, strict=True)]


def skills_from(counted: Iterable[Counted]) -> dict[str, Skill]:
    """Everybody's skill after these games, in order."""
    skills: dict[str, Skill] = {}
    for one in counted:
        before = [skills.get(owner, Skill()) for owner in one.owners]
        skills |= zip(one.owners, skills_after(before, one.won), strict=True)
    return skills


class Ratings:
    """The ratings in a database; every method may be called from any thread."""

    _database: Database

    def rate(self, id: str, person: str, name: str, *, listed: bool) -> RatingRow:  # noqa: A002 (what it is)
        """The rating of a person under this name: their own, or else a new one with that id."""
        new = {"id": id, "person": person, "name": name, "listed": listed} | Skill()._asdict()

        def work(connection: Connection) -> RatingRow:
            connection.execute(_BEGIN, new | {"joined": connection.scalar(select(now_ms()))})
            return RatingRow(*connection.execute(_of(person)).one())

        return self._database.write(work)

    def rating_of(self, person: str) -> RatingRow | None:
        """The rating of a person, or None."""
        found = self._database.one(_of(person))
        return RatingRow(*found) if found else None

    def best(self, limit: int, least: int) -> list[RatingRow]:
        """The highest ratings of those who want to be listed, after at least so many games."""
        query = select(*_ROW).where(ratings.c.person.is_not(None), ratings.c.listed, ratings.c.games >= least)
        return [RatingRow(*row) for row in self._database.every(query.order_by(ratings.c.mu.desc()).limit(limit))]

    def give_up(self, person: str) -> bool:
        """Forgets whose rating it was; the games stay, under an id that leads to nobody. False if there was none."""
        query = update(ratings).where(ratings.c.person == person).values(_FORGOTTEN)
        return self._database.write(lambda connection: connection.execute(query).rowcount > 0)

    def keep_secret(self, rating: str, digest: str) -> None:
        """Keeps the digest of what gives a rating back, in place of any earlier one."""
        query = update(ratings).where(ratings.c.id == rating).values(secret=digest)
        self._database.write(lambda connection: connection.execute(query))

    def secret_of(self, rating: str) -> str | None:
        """The digest of what gives a rating back, or None."""
        found = self._database.one(select(ratings.c.secret).where(ratings.c.id == rating))
        return found.secret if found else None

    def move(self, rating: str, person: str) -> bool:
        """Gives a rating to another token; False if that has one of its own."""
        query = update(ratings).where(ratings.c.id == rating, ratings.c.secret.is_not(None)).values(person=person)
        try:
            self._database.write(lambda connection: connection.execute(query))
        except Red7Error as error:
            if error.code != "database-conflict":
                raise
            return False
        return True

    # --- games --------------------------------------------------------------------------------------------------

    def count_rated(self) -> int:
        """Counts games that have ended since, and returns how many."""
        total = 0
        while self._database.one(_OVER.limit(1)):
            total += self._database.write(self._count_some)
        return total

    def _count_some(self, connection: Connection) -> int:
        if not self._database.is_sqlite:
            connection.execute(_ONE_COUNTS)
        last = connection.scalar(select(func.max(rated.c.number))) or 0
        query = _OVER.add_columns(games.c.record, games.c.at).distinct().order_by(games.c.at, rated.c.game_id)
        over = connection.execute(query.limit(_PAGE)).all()
        for number, (game, record, _) in enumerate(over, last + 1):
            seats = connection.execute(
                select(rated.c.rating_id, ratings.c.mu, ratings.c.sigma, ratings.c.games)
                .join(ratings, ratings.c.id == rated.c.rating_id)
                .where(rated.c.game_id == game)
                .order_by(rated.c.seat)
            ).all()
            won = _winners(game, record, len(seats))
            _number(connection, game, number, won)
            after = skills_after([Skill(*skill) for _, *skill in seats], won)
            _write(connection, zip([owner for owner, *_ in seats], after, strict=True))
        return len(over)

    def counted(self) -> Iterator[Counted]:
        """All games that count, in order; who won stands in their records, or was noted if they were cleared away."""
        last = 0
        columns = (rated.c.number, rated.c.game_id, rated.c.rating_id, rated.c.won, games.c.record)
        query = select(*columns).outerjoin(games, games.c.id == rated.c.game_id).order_by(rated.c.number, rated.c.seat)
        while rows := self._database.every(query.where(rated.c.number > last, rated.c.number <= last + _PAGE)):
            for _, seats in groupby(rows, lambda row: row.number):
                _, names, owners, noted, records = zip(*seats, strict=True)
                won = _winners(names[0], records[0], len(owners)) if records[0] else noted
                yield Counted(names[0], owners, tuple(won))
            last += _PAGE

    def all_skills(self) -> dict[str, Skill]:
        """Everybody's skill as it is shown, after at least one game."""
        query = select(ratings.c.id, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.games > 0)
        return {rating: Skill(*skill) for rating, *skill in self._database.every(query)}

    def mend_skills(self, skills: Mapping[str, Skill]) -> None:
        """Writes these skills in place of those that are stored."""
        first = update(ratings).values(Skill()._asdict())

        def work(connection: Connection) -> None:
            connection.execute(first)
            _write(connection, skills.items())

        self._database.write(work)


def _of(person: str) -> Select[Any]:
    return select(*_ROW).where(ratings.c.person == person)


def forget_unused(connection: Connection, before: int) -> int:
    """Forgets whose ratings they are that nobody has played for since then, and games that never ended."""
    connection.execute(rated.delete().where(rated.c.number.is_(None), rated.c.at < before))
    return connection.execute(update(ratings).where(*unused(before)).values(_FORGOTTEN)).rowcount


def unused(before: int) -> tuple[Any, ...]:
    """Selects ratings that nobody has played for since then."""
    played = select(rated.c.seat).where(rated.c.rating_id == ratings.c.id, rated.c.at >= before).exists()
    return ratings.c.person.is_not(None), ratings.c.joined < before, ~played


def _winners(game: str, record: str, seats: int) -> tuple[bool, ...]:
    winners = summary_of(game, record, 0).winners
    return tuple([seat in winners for seat in range(seats)])


def _number(connection: Connection, game: str, number: int, won: Sequence[bool]) -> None:
    """Notes that a game was counted, and who won it."""
    query = (
        update(rated)
        .where(rated.c.game_id == game, rated.c.seat == bindparam("which"))
        .values(number=number, won=bindparam("has_won"))
    )
    connection.execute(query, [{"which": seat, "has_won": one} for seat, one in enumerate(won)])


def _write(connection: Connection, skills: Iterable[tuple[str, Skill]]) -> None:
    query = update(ratings).where(ratings.c.id == bindparam("whose"))
    rows = [{"whose": owner} | skill._asdict() for owner, skill in skills]
    if rows:
        connection.execute(query, rows)
