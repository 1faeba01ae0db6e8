"""The commands about what a server has kept, as a user gives them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from red7 import Game
from red7.protocol import commands as asked
from red7.server.run.cli import server
from red7.server.store.database import ENGINE
from red7.server.store.exchange import id_of
from red7.server.store.rows import GameRow, Row
from red7.server.store.storage import Storage
from red7.table.state import Listing
from tests.support.kept import play, store
from tests.support.tables import BITS, BOB, Clerk, seated

DAY = 86_400_000
app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(server)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "red7.db"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with closing(Storage.open(str(path))) as storage:
        yield storage


def run(*arguments: str, database: Path, given: str | None = None) -> Result:
    ran = CliRunner(env={"RED7_DATABASE": str(database)}).invoke(app, list(arguments), input=given)
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    return ran


def printed(*arguments: str, database: Path, given: str | None = None) -> str:
    ran = run(*arguments, database=database, given=given)
    assert (ran.exit_code, ran.stderr) == (0, ""), ran.stderr
    return ran.stdout


def refused(*arguments: str, database: Path, given: str | None = None) -> str:
    ran = run(*arguments, database=database, given=given)
    assert ran.exit_code == 1
    assert ran.stderr.startswith("red7: ")
    assert ran.stderr.count("\n") == 1
    return ran.stderr.removeprefix("red7: ")[:-1]


# --- games


def test_games_go_out_and_come_in_again(storage: Storage, path: Path, tmp_path: Path) -> None:
    game = store(storage, play())
    folder = tmp_path / "out" / "games"
    listed = printed("games", "list", database=path)
    assert listed == f"Table12345  2026-11-15  1.3     Ann, Bob: {game.seats[int(game.result)]} won\n"
    assert Game.parse(printed("games", "export", "Table12345", database=path)) == game
    assert printed("games", "export", "--all", "--to", str(folder), database=path) == f"1 game written to {folder}.\n"
    file = folder / "Table12345.red7"
    assert Game.parse(file.read_text("utf-8")) == game
    again = printed("games", "export", "Table12345", "--to", str(folder), database=path)
    assert again == f"0 games written to {folder}, 1 already there.\n"
    other = tmp_path / "other.db"
    assert printed("games", "import", str(file), database=other) == f"Table12345  {file}\n"
    assert printed("games", "import", str(file), database=other) == f"Table12345  {file}  (already there)\n"
    assert printed("games", "export", "Table12345", database=other) == file.read_text("utf-8")
    assert printed("verify", database=other) == "0 tables and 1 game: no differences.\n"
    renamed = file.rename(folder / "a game.red7")
    own = id_of(str(game))
    assert printed("games", "import", str(renamed), database=other) == f"{own}  {renamed}\n"
    file.write_text("another")
    assert "already exists, with something else in it" in refused(
        "games", "export", "Table12345", "--to", str(folder), database=path
    )


def resigned() -> Clerk:
    """A game of two that Bob gave up."""
    clerk = seated()
    clerk.turn()
    clerk.ask(BOB, asked.Resign)
    return clerk


def test_a_game_that_was_given_up_is_listed_with_its_winner(storage: Storage, path: Path) -> None:
    store(storage, resigned())
    assert printed("games", "list", database=path).endswith("Ann, Bob: Ann won, Bob resigned\n")
    assert printed("verify", database=path) == "1 table and 1 game: no differences.\n"


def test_a_game_of_before_records_named_who_resigned(storage: Storage, path: Path) -> None:
    store(storage, resigned())
    spoil(storage, "UPDATE games SET record = replace(record, '[Resigned \"1\"]' || char(10), '')")
    assert "Resigned" not in printed("games", "export", "Table12345", database=path)
    assert printed("games", "list", database=path).endswith("Ann, Bob: not finished, someone resigned\n")
    assert printed("verify", database=path) == "1 table and 1 game: no differences.\n"


def test_wrong_files_are_named_and_the_others_come_in(path: Path, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.red7", tmp_path / "bad.red7"
    text = play().table.record()
    good.write_text(text, "utf-8")
    bad.write_text(text.replace("\n1. ", "\n2. ", 1), "utf-8")
    (tmp_path / "bytes.red7").write_bytes(b"\xff")
    (tmp_path / "tags.red7").write_text(text[: text.index("\n\n") + 1], "utf-8")
    names = [
        str(bad),
        str(tmp_path / "none.red7"),
        str(tmp_path / "bytes.red7"),
        str(tmp_path / "tags.red7"),
        str(good),
    ]
    ran = run("games", "import", *names, database=path)
    assert ran.exit_code == 1
    assert ran.stdout == f"{id_of(text)}  {good}\n"
    lines = ran.stderr.splitlines()
    assert lines[0].startswith(f"red7: {bad}: line ")
    assert lines[1] == f"red7: cannot read {names[1]}: No such file or directory"
    assert lines[2].startswith(f"red7: {names[2]} is not UTF-8 text")
    assert lines[3].startswith(f"red7: {names[3]}: ")
    assert len(lines) == 4
    assert printed("games", "import", "-", database=path, given=text).endswith("-  (already there)\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["export"], "name the games to export, or use --all"),
        (["export", "a", "--all"], "name the games to export, or use --all"),
        (["export", "a", "b"], "name a folder for the files: --to FOLDER"),
        (["export", "--all"], "name a folder for the files: --to FOLDER"),
        (["export", "a"], r"no game 'a' in .*red7.db"),
        (["export", "--all", "--to", "/dev/null/x"], r"cannot write '/dev/null/x/.*': Not a directory"),
    ],
)
def test_exports_that_are_refused(storage: Storage, path: Path, arguments: list[str], said: str) -> None:
    storage.add_game(GameRow("g", None, play().table.record(), 1, ENGINE))
    assert re.fullmatch(said, refused("games", *arguments, database=path))


@pytest.mark.parametrize("command", [["games", "list"], ["verify"], ["purge", "--older-than", "1d"]])
def test_without_a_database(command: list[str], path: Path) -> None:
    assert refused(*command, database=path) == f"{path}: there is no such database"
    assert not path.exists()


# --- verify


def spoil(storage: Storage, statement: str) -> None:
    storage._database.write(lambda connection: connection.exec_driver_sql(statement))


def test_what_is_stored_is_played_again(storage: Storage, path: Path) -> None:
    store(storage, play("1.3ds"))
    assert printed("verify", database=path) == "1 table and 1 game: no differences.\n"


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        (
            "UPDATE log SET facts_json = replace(facts_json, '\"seat\":0', '\"seat\":1')",
            r"table .*: row 2 .*other facts: see sat",
        ),
        ("UPDATE log SET facts_json = '[]' WHERE number = 5", "table .*: row 5 leads to other facts: see how many"),
        ("DELETE FROM log WHERE number = 4", "table .*: row 4 is missing"),
        ("DELETE FROM log", "table .*: it has no rows"),
        ("UPDATE log SET order_json = '{' WHERE number = 3", "table .*: row 3 cannot be read: .*"),
        (
            "UPDATE log SET order_json = replace(order_json, '\"seat\":1', '\"seat\":0') WHERE number = 4",
            "table .*: row 4 is refused: .*",
        ),
        (
            "UPDATE snapshots SET state = replace(state, 'Ann', 'Cy')",
            "table .*: its snapshot is not the table after row .*",
        ),
        ("UPDATE snapshots SET state = '{}'", "table .*: its snapshot cannot be read: .*"),
        ("UPDATE snapshots SET number = 999", "table .*: its snapshot is of row 999, which is missing"),
        ("UPDATE tables SET taken = 1", "table .*: its entry in the list of tables is not that of row .*"),
        ("DELETE FROM games", "table .*: its stored game is missing"),
        ("UPDATE games SET record = replace(record, 'Ann', 'Cy')", "table .*: its stored game differs"),
    ],
)
def test_what_differs_is_found(storage: Storage, path: Path, statement: str, found: str) -> None:
    store(storage, play("1.3"))
    spoil(storage, statement)
    ran = run("verify", database=path)
    assert ran.exit_code == 1
    assert re.fullmatch(found, ran.stdout.splitlines()[0]), ran.stdout
    assert re.fullmatch(r"red7: [12] faults? in 1 table and [01] games?\n", ran.stderr)


def test_a_game_that_the_engine_refuses_is_found(storage: Storage, path: Path) -> None:
    good = play().table.record()
    storage.add_game(GameRow("good", None, good, 1, ENGINE))
    storage.add_game(GameRow("bad", None, good.replace("\n1. ", "\n2. ", 1), 2, ENGINE))
    ran = run("verify", database=path)
    assert re.fullmatch(r"game bad: .*: line .*\n", ran.stdout)
    assert ran.stderr == "red7: 1 fault in 0 tables and 2 games\n"
    assert "cannot be read" in printed("games", "list", "-n", "1", database=path)


# --- purge


def test_what_is_old_is_removed_when_it_is_wished(storage: Storage, path: Path) -> None:
    now = storage.now()
    for number, age in enumerate((10, 100, 200)):
        at = now - age * DAY
        storage.create(f"t{number}", "s1", Row(1, at, "{}", "[]"), Listing("", "1.3", 2, 0, "gathering", public=True))
        storage.add_game(GameRow(f"g{number}", None, "", at, ENGINE))
    assert printed("purge", "--older-than", "60w", database=path) == "Nothing is that old.\n"
    asked_first = f"Remove 2 tables and 2 games from {path}? [y/N]: "
    assert (
        printed("purge", "--older-than", "90d", database=path, given="n\n") == f"{asked_first}n\nNothing was removed.\n"
    )
    assert run("purge", "--older-than", "90d", database=path, given="").exit_code == 1
    assert storage.count_tables() == 3
    assert printed("purge", "--older-than", "90d", "--yes", database=path) == "2 tables and 2 games removed.\n"
    assert list(storage.every_table()) == ["t0"]
    assert "as in 90d" in refused("purge", "--older-than", "soon", database=path)


# --- fair


def test_a_fair_game(storage: Storage, path: Path, tmp_path: Path) -> None:
    clerk = play("1.3ds")
    game = store(storage, clerk)
    said = printed("fair", "Table12345", database=path)
    assert said == (
        f"Fair: rounds 1 to {len(game.rounds)} dealt from the secret behind this commitment:\n"
        f"  {clerk.table.commitment}\n"
        "and from the bits that each seat added (a bot adds none):\n"
        f"  seat 0: {BITS}\n"
        f"  seat 1: {BITS}\n"
    )
    file = tmp_path / "game.red7"
    file.write_text(str(game), "utf-8")
    assert printed("fair", str(file), database=tmp_path / "none.db") == said
    assert printed("fair", "-", database=tmp_path / "none.db", given=str(game)) == said
    file.write_text(str(game).replace(BITS, BITS[::-1], 1), "utf-8")
    assert "was not dealt from its secret" in refused("fair", str(file), database=path)
    assert re.fullmatch(r"no game 'nothing' in .*", refused("fair", "nothing", database=path))


def test_a_round_from_a_given_position_is_named(storage: Storage, path: Path) -> None:
    text = str(store(storage, play("1.3ds")))
    said = printed("fair", "-", database=path, given=text.replace("[Result", '[Given "yes"]\n[Result'))
    assert re.match(r"Fair: rounds? 2( to \d+)? dealt from the secret", said)
    assert said.endswith("Round 1 was not checked: it began from a given position.\n")


def test_a_game_of_which_no_round_can_be_checked_fails(storage: Storage, path: Path) -> None:
    text = str(store(storage, play("1.3")))
    said = refused("fair", "-", database=path, given=text.replace("[Result", '[Given "yes"]\n[Result'))
    assert said == "round 1 was not checked: it began from a given position"


@pytest.mark.parametrize("given", ["/nonexist", "no/such.red7", "http://127.0.0.1:7777/g/AbCdEfGhJk", "", "nul\0"])
def test_what_is_neither_a_file_nor_an_id_is_not_looked_for(given: str, path: Path) -> None:
    said = refused("fair", given, database=path)
    assert said.endswith(": no such file; GAME is a .red7 file, the id of a game, or -")


def test_an_id_without_a_database(path: Path) -> None:
    said = refused("fair", "game", database=path)
    assert said == f"'game': no such file, and no such game: {path}: there is no such database"
    assert not path.exists()


# --- all of red7


def test_other_commands_load_nothing_of_the_server() -> None:
    code = (
        "import sys, red7.server.run.cli, red7.terminal.commands.table;"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "typer" in loaded
    assert not loaded & {"sqlalchemy", "alembic", "psycopg", "redis", "fastapi", "uvicorn", "pydantic", "numba"}


def test_the_commands_are_red7s(path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "red7", "games", "list", "--database", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", f"red7: {path}: there is no such database\n")
