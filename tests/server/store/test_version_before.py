"""A database that the version before wrote: all that it holds is read, and written again in the same letters.

`tests/golden/database.sql` holds a finished game of two; a match that goes on, with actions, a clock, a draft, chat and
a proposal; games that were given up; and two that somebody won who had resigned, which is not possible any more.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, select, text

from red7.protocol.commands import Play
from red7.protocol.encoding import encode
from red7.server.store.codec import read_row, read_snapshot, row_of
from red7.server.store.database import MIGRATIONS, Database, url_of
from red7.server.store.schema import HEAD, VERSION_TABLE, log, tables
from red7.server.store.storage import Storage
from red7.server.store.verify import every_check
from red7.table.refusal import Refusal
from red7.table.snapshot import snapshot_of
from red7.table.state import Table
from red7.table.table import absorb, advance
from tests.support import services
from tests.support.places import GOLDEN

SQL = GOLDEN / "database.sql"
NEW = ',"replaced":false'
"""What snapshots have more by now."""


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    path = tmp_path / "before.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SQL.read_text("utf-8"))
    storage = Storage.open(f"sqlite:///{path}")
    yield storage
    storage.close()


def table_of(storage: Storage, name: str) -> Table:
    table: Table | None = None
    for row in storage.every_row(name):
        table, _ = absorb(table, *read_row(row))
    assert table
    return table


def test_everything_is_as_it_was(storage: Storage) -> None:
    checks = list(every_check(storage))
    assert len(checks) == 8
    assert not any(checks), checks
    ran = subprocess.run(
        [sys.executable, "-m", "red7", "verify", "--database", storage.name],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "5 tables and 3 games: no differences.\n"


def test_tables_that_are_not_over_wake_once(storage: Storage) -> None:
    with storage._database.engine.connect() as connection:
        found = connection.execute(select(tables.c.phase, tables.c.wakes_at)).all()
        assert connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) == HEAD  # noqa: S608 (a constant)
    assert {(phase == "over", at) for phase, at in found} == {(True, None), (False, 0)}


def test_rows_and_snapshots_are_written_in_the_same_letters(storage: Storage) -> None:
    for name in storage.every_table():
        for row in storage.every_row(name):
            order, facts = read_row(row)
            assert row_of(row.number, order, facts) == row
            assert encode(order) == row.order
        snapshot = storage.snapshot(name)
        assert (snapshot is None) is (name == "Running123"), "that of a table with a draft is made anew"
        if snapshot:
            assert snapshot_of(read_snapshot(snapshot.text)).replace(NEW, "") == snapshot.text


def test_a_match_goes_on(storage: Storage) -> None:
    table = table_of(storage, "Running123")
    assert (table.phase, table.round, str(table.game and table.game.rules)) == ("playing", 2, "1.3dsa")
    assert table.proposal
    assert table.settings.clock
    assert [line.text for line in table.chat] == ["Wait a moment"]
    loaded = storage.load("Running123")
    assert loaded
    assert loaded.listing == table.listing._replace(present=0, host="", players="", clock=""), "not listed then"


def test_a_draft_has_led_to_nothing_but_its_command_is_known(storage: Storage) -> None:
    ((order, facts),) = [read_row(row) for row in storage.every_row("Running123") if row.facts == "[]"]
    assert isinstance(order.command, Play)
    assert (order.command.steps, facts) == ("+B5", ())
    table = table_of(storage, "Running123")
    assert order.key
    assert table.done.get(order.key) == order.command.seq
    with pytest.raises(Refusal) as caught:
        advance(table, replace(order, command=replace(order.command, id="again", seq=table.seq)))
    assert caught.value.code == "unfinished"


def test_a_finished_turn_that_led_to_nothing_is_noticed(storage: Storage) -> None:
    last = max(row.number for row in storage.every_row("Finished12") if '"turned"' in row.facts)
    empty = log.update().where(log.c.table_id == "Finished12", log.c.number == last).values(facts_json="[]")
    with storage._database.engine.begin() as connection:
        connection.execute(empty)
    (found,) = [found for found in every_check(storage) if found]
    assert found == f"table Finished12: row {last} leads to other facts: see how many"


def test_a_database_of_postgresql_is_brought_up_to_date_as_well(postgres: services.Postgres) -> None:
    with postgres.database() as url, closing(sqlite3.connect(":memory:")) as before:
        before.executescript(SQL.read_text("utf-8"))
        database = Database(url_of(url))
        database.write(lambda connection: _copy(before, connection))
        database.close()
        storage = Storage.open(url)
        try:
            checks = list(every_check(storage))
            assert len(checks) == 8
            assert not any(checks), checks
            assert storage.snapshot("Running123") is None
            assert storage.snapshot("Finished12")
        finally:
            storage.close()


def _copy(before: sqlite3.Connection, connection: Connection) -> None:
    """Fills an empty database with the first shape of the tables, and what is in them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    first = MetaData()
    first.reflect(connection)
    for name in ("tables", "log", "snapshots", "games"):
        kept = first.tables[name]
        for row in before.execute(f'SELECT * FROM "{name}"'):  # noqa: S608
            values = dict(zip([column.name for column in kept.columns], row, strict=True))
            if "public" in values:
                values["public"] = bool(values["public"])
            connection.execute(kept.insert().values(values))


def test_who_had_resigned_and_won_is_still_the_winner(storage: Storage) -> None:
    table = table_of(storage, "Resigned12")
    assert table.result
    (winner,) = table.result.winners
    assert table.chairs[winner].resigned
