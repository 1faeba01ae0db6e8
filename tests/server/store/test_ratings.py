"""Ratings: which games count and for whom, and that all ratings can be computed again from the games that are kept."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, event, insert

from red7.server.store.ratings import Skill, skills_after, skills_from
from red7.server.store.rows import Entry, GameRow, RatingRow
from red7.server.store.schema import ratings
from red7.server.store.storage import Storage
from tests.support.stored import LISTING, ROW, opened, row

ANN, BOB, CY = "a" * 64, "b" * 64, "c" * 64
IDS = {ANN: "AnnRating1", BOB: "BobRating1", CY: "CyRating12"}
DAY = 86_400_000


def join(storage: Storage, *persons: str) -> None:
    for person in persons:
        storage.rate(IDS[person], person, IDS[person][:3], listed=True)


def begin(storage: Storage, table: str, *persons: str, at: int = 1) -> None:
    """A quick game is dealt."""
    storage.create(table, "s1", ROW, LISTING)
    assert not storage.append([Entry(table, 1, row(2)._replace(at=at), seated=persons)])


def end(storage: Storage, table: str, winner: int, players: int = 2, *, at: int = 1, more: str = "") -> None:
    """It is over, and kept."""
    seats = "".join(f'[Seat{seat} "{seat}"]\n' for seat in range(players))
    record = f'[Red7 "1"]\n[Rules "1.3"]\n{seats}{more}[Result "{winner}"]\n\ndeal\n'
    assert not storage.append([Entry(table, 1, row(3), game=GameRow(table, table, record, at, "0", public=True))])


def agree(storage: Storage) -> dict[str, Skill]:
    """The ratings that are shown, which are those that follow from the kept games."""
    shown = storage.all_skills()
    assert shown == skills_from(storage.counted())
    return shown


def test_winners_gain_what_losers_lose_at_first() -> None:
    won, lost = skills_after([Skill(), Skill()], [True, False])
    assert won.mu > 25 > lost.mu
    assert (won.games, lost.games) == (1, 1)
    assert won.sigma == lost.sigma < Skill().sigma
    first, second, third = skills_after([Skill()] * 3, [False, True, False])
    assert second.mu > first.mu == third.mu, "whoever does not win shares second place"


def test_games_count_for_those_who_have_ratings(storage: Storage) -> None:
    join(storage, ANN, BOB)
    assert storage.rating_of(CY) is None
    begin(storage, "t1", ANN, BOB)
    assert storage.count_rated() == 0, "it is not over"
    end(storage, "t1", winner=1)
    assert storage.count_rated() == 1
    assert storage.count_rated() == 0, "once"
    ann, bob = storage.rating_of(ANN), storage.rating_of(BOB)
    assert ann
    assert bob
    assert bob.mu > ann.mu
    assert [row.name for row in storage.best(10, 1)] == ["Bob", "Ann"]
    assert storage.best(10, 2) == []
    begin(storage, "t2", ANN, CY)
    end(storage, "t2", winner=0)
    begin(storage, "t3", ANN, ANN)
    end(storage, "t3", winner=0)
    assert storage.count_rated() == 0, "not if one of them has none, or plays on both sides"
    assert set(agree(storage)) == {IDS[ANN], IDS[BOB]}


def test_whoever_begins_a_rating_in_the_middle_of_a_game_does_not_win_it(storage: Storage) -> None:
    join(storage, ANN)
    begin(storage, "t1", ANN, BOB)
    join(storage, BOB)
    end(storage, "t1", winner=1)
    assert storage.count_rated() == 0


def test_ratings_follow_from_the_kept_games(storage: Storage) -> None:
    join(storage, ANN, BOB, CY)
    people = [(ANN, BOB), (BOB, CY), (CY, ANN, BOB), (ANN, CY), (BOB, ANN)] * 12
    for number, persons in enumerate(people):
        begin(storage, f"t{number}", *persons)
        resigned = '[Termination "resigned"]\n[Resigned "0"]\n' if number % 5 == 3 else ""
        result = number % len(persons)
        end(storage, f"t{number}", 1 if resigned else result, len(persons), at=100 - number, more=resigned)
        if number % 7 == 0:
            storage.count_rated()
    storage.count_rated()
    before = agree(storage)
    assert {skill.games for skill in before.values()} == {48, 36}
    storage.mend_skills({})
    assert storage.all_skills() == {}
    storage.mend_skills(skills_from(storage.counted()))
    assert storage.all_skills() == before


def test_ratings_are_the_same_after_old_games_were_cleared_away(storage: Storage) -> None:
    join(storage, ANN, BOB)
    for number in range(3):
        begin(storage, f"t{number}", ANN, BOB)
        end(storage, f"t{number}", winner=number % 2)
    begin(storage, "left", ANN, BOB)
    storage.count_rated()
    before = agree(storage)
    assert storage.purge(30 * DAY).games == 3
    assert storage.count_games() == 0
    assert agree(storage) == before
    assert storage.rating_of(ANN), "it was begun today"


def test_unused_ratings_are_forgotten(storage: Storage) -> None:
    join(storage, ANN, BOB)
    begin(storage, "t1", ANN, BOB, at=storage.now() + DAY)
    assert storage.older(-1000).ratings == 0
    join(storage, CY)
    assert storage.older(-1000).ratings == storage.purge(-1000).ratings == 1
    assert storage.rating_of(CY) is None
    assert storage.rating_of(ANN)


def test_whoever_gives_up_a_rating_is_not_known_any_more(storage: Storage) -> None:
    join(storage, ANN, BOB)
    storage.keep_secret(IDS[ANN], "d" * 64)
    begin(storage, "t1", ANN, BOB)
    assert storage.give_up(ANN)
    assert not storage.give_up(ANN)
    end(storage, "t1", winner=1)
    assert storage.count_rated() == 1, "for Bob"
    assert storage.rating_of(ANN) is None
    assert storage.secret_of(IDS[ANN]) is None
    assert [row.name for row in storage.best(10, 1)] == ["Bob"]
    agree(storage)
    storage.rate("AnnRating2", ANN, "Ann", listed=False)
    new = storage.rating_of(ANN)
    assert new
    assert (new.games, new.mu) == (0, 25.0)


def test_whoever_does_not_want_it_is_not_listed(storage: Storage) -> None:
    join(storage, ANN, BOB)
    begin(storage, "t1", ANN, BOB)
    end(storage, "t1", winner=0)
    storage.count_rated()
    storage.rate("unused1234", ANN, "Annie", listed=False)
    assert [row.name for row in storage.best(10, 1)] == ["Bob"]
    mine = storage.rating_of(ANN)
    assert mine
    assert (mine.id, mine.name, mine.games) == (IDS[ANN], "Annie", 1)


def test_a_rating_goes_to_another_token(storage: Storage) -> None:
    join(storage, ANN, BOB)
    assert storage.move(IDS[ANN], CY)
    found = storage.rating_of(ANN)
    assert found, "without a code that was asked for, nothing moves"
    storage.keep_secret(IDS[ANN], "d" * 64)
    assert not storage.move(IDS[ANN], BOB), "who has one already"
    assert storage.move(IDS[ANN], CY)
    assert storage.rating_of(ANN) is None
    moved = storage.rating_of(CY)
    assert moved
    assert moved.id == IDS[ANN]


def rate_ann(storage: Storage) -> RatingRow | bool:
    return storage.rate("AnnRating2", ANN, "Annie", listed=False)


def move_to_ann(storage: Storage) -> RatingRow | bool:
    return storage.move(IDS[BOB], ANN)


@pytest.mark.parametrize(
    ("ask", "answer"), [(rate_ann, RatingRow(IDS[ANN], "Annie", False, 25.0, 25.0 / 3, 0)), (move_to_ann, False)]
)
def test_two_may_begin_a_rating_of_one_person_at_once(
    database: str, ask: Callable[[Storage], object], answer: object
) -> None:
    with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
        join(one, BOB)
        one.keep_secret(IDS[BOB], "d" * 64)
        inside, asked = threading.Event(), threading.Event()
        ann = {"id": IDS[ANN], "person": ANN, "name": "Ann", "listed": True, "joined": 1} | Skill()._asdict()

        def begin_first(connection: Connection) -> None:
            connection.execute(insert(ratings).values(ann))
            inside.set()
            assert asked.wait(10)

        def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if statement.lstrip().startswith(("BEGIN IMMEDIATE", "INSERT INTO ratings", "UPDATE ratings SET person")):
                asked.set()  # which waits for the first

        event.listen(two._database.engine, "before_cursor_execute", note)
        with ThreadPoolExecutor(2) as pool:
            beginning = pool.submit(one._database.write, begin_first)
            assert inside.wait(10)
            asking = pool.submit(ask, two)
            beginning.result(20)
            assert asking.result(20) == answer


def test_several_processes_count_each_game_once(database: str) -> None:
    with opened(database, shared=True) as one, opened(database, shared=True, server="s2") as two:
        join(one, ANN, BOB)
        for number in range(20):
            begin(one, f"t{number}", ANN, BOB)
            end(one, f"t{number}", winner=number % 2)
        with ThreadPoolExecutor(2) as pool:
            counts = list(pool.map(Storage.count_rated, (one, two)))
        assert sum(counts) == 20
        assert {skill.games for skill in agree(one).values()} == {20}
