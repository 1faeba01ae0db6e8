"""Games, reviews and puzzles are kept, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from red7.server.store.rows import Entry, GameRow, Row
from red7.server.store.storage import Storage
from red7.table.state import Listing

LISTING = Listing("", "1.3", 2, 2, "playing", public=False)


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    with closing(Storage.open(database)) as storage:
        yield storage


def test_games_are_kept_once_and_listed_by_pages(storage: Storage) -> None:
    games = [
        GameRow(f"g{number:03}", None, f"text {number}", number // 3, "0.1.0", number % 2 == 0) for number in range(250)
    ]
    for game in games:
        assert storage.add_game(game)
    assert not storage.add_game(games[7]._replace(text="another"))
    assert storage.game("g007") == games[7]
    assert storage.game("none") is None
    newest = games[::-1]
    assert storage.games(3) == newest[:3]
    assert storage.games(3, (newest[2].at, newest[2].id)) == newest[3:6]
    assert storage.games(3, public=True) == [game for game in newest if game.public][:3]
    assert list(storage.every_game()) == newest


def test_a_game_is_kept_with_the_row_that_ends_it(storage: Storage) -> None:
    storage.create("t", "s", Row(1, 1, "{}", "[]"), LISTING)
    game = GameRow("t", "t", "the text", 5, "0.1.0", public=True)
    assert (
        storage.append([Entry("t", 1, Row(2, 5, "{}", "[]"), LISTING._replace(phase="over"), None, game)])
        == frozenset()
    )
    assert storage.game("t") == game


def test_reviews(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert storage.review_of("g") is None
    storage.keep_review("g", "first")
    storage.keep_review("g", "second")
    assert storage.review_of("g") == "second"
    monkeypatch.setattr("red7.server.store.archive.ENGINE", "9.9.9")
    assert storage.review_of("g") is None, "of another version"
    storage.keep_review("g", "third")
    assert storage.review_of("g") == "third"


def test_puzzles(storage: Storage) -> None:
    assert storage.next_puzzle() is None
    assert storage.puzzle_of_day("2026-11-15") is None
    lines = [("win" if number % 2 else "survive", number % 5 + 1, f"line {number}") for number in range(10)]
    assert storage.add_puzzles(lines) == 10
    assert storage.add_puzzles([*lines[:4], ("win", 1, "line 10")]) == 1
    assert storage.count_puzzles() == 11
    assert storage.count_puzzles(kind="win", grade=1) == 2
    seen, last = [], 0
    for _ in range(12):
        puzzle = storage.next_puzzle(last)
        assert puzzle
        seen.append(puzzle.text)
        last = puzzle.id
        assert storage.puzzle(last) == puzzle
    assert seen == [f"line {number}" for number in range(11)] + ["line 0"]
    found = storage.next_puzzle(kind="survive", grade=5)
    assert found
    assert (found.kind, found.grade, found.text) == ("survive", 5, "line 4")
    assert storage.next_puzzle(found.id, kind="survive", grade=5) == found
    assert storage.next_puzzle(kind="none") is None


def test_the_puzzle_of_a_day_stays(storage: Storage) -> None:
    storage.add_puzzles([("win", 1, f"line {number}") for number in range(3)])
    days = [f"2026-11-{day:02}" for day in range(1, 8)]
    chosen = [storage.puzzle_of_day(day) for day in days]
    assert len(set(chosen[:3])) == len(set(chosen[3:6])) == 3
    storage.add_puzzles([("win", 1, "line 3")])
    assert [storage.puzzle_of_day(day) for day in days] == chosen
    new = storage.puzzle_of_day("2026-11-08")
    assert new
    assert new.text == "line 3"
