"""A database with random bytes in its middle: every command says so in a line, and `verify` names what is broken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
import typer
from starlette.types import Message
from typer.testing import CliRunner, Result

from red7 import Red7Error
from red7.server.config import Config
from red7.server.http.app import make_app
from red7.server.run.cli import server
from red7.server.store.storage import Storage
from tests.support.kept import play, store

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(server)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a table, its game, and puzzles."""
    path = tmp_path_factory.mktemp("whole") / "red7.db"
    with closing(Storage.open(str(path))) as storage:
        store(storage, play())
        storage.add_puzzles([("win", 1, f"line {number} {'x' * 200}") for number in range(200)])
    return path.read_bytes()


def damaged(whole: bytes, path: Path, chance: Random) -> int:
    """Writes the database with some bytes changed, and gives where."""
    bytes_ = bytearray(whole)
    at, size = chance.randrange(100, len(whole)), chance.choice((16, 256, 4096))
    bytes_[at : at + size] = chance.randbytes(len(bytes_[at : at + size]))
    for old in path.parent.glob(f"{path.name}*"):
        old.unlink()
    path.write_bytes(bytes_)
    return at


def run(*arguments: str, database: Path) -> Result:
    return CliRunner(env={"RED7_DATABASE": str(database)}).invoke(app, list(arguments))


def test_commands_say_so_in_a_line(whole: bytes, tmp_path: Path) -> None:
    path, chance = tmp_path / "red7.db", Random(12)
    found = 0
    for _ in range(20):
        at = damaged(whole, path, chance)
        for command in (["games", "list"], ["verify"], ["games", "export", "--all", "--to", str(tmp_path / "out")]):
            ran = run(*command, database=path)
            assert ran.exception is None or isinstance(ran.exception, SystemExit), (at, command, ran.exception)
            assert "Traceback" not in ran.output
            if ran.exit_code:
                assert ran.stderr.startswith("red7: ")
                assert ran.stderr.count("\n") == 1, ran.stderr
            found += bool(ran.exit_code)
    assert found >= 10


def pages_of(whole: bytes, sought: bytes, size: int = 4096) -> Iterator[int]:
    """Where the pages begin that hold this."""
    yield from (at for at in range(size, len(whole), size) if sought in whole[at : at + size])


def test_verify_names_what_is_broken(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    at = next(pages_of(whole, b"line 7 x"))
    path.write_bytes(whole[:at] + Random(7).randbytes(4096) + whole[at + 4096 :])
    ran = run("verify", database=path)
    assert ran.exit_code == 1
    assert ran.stdout.startswith("puzzles: "), "of which no table and no game speaks"
    assert " in 1 table and 1 game" in ran.stderr


def test_a_server_that_cannot_start_says_why_in_a_line(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    bytes_ = bytearray(whole)
    for at in pages_of(whole, b"line "):
        bytes_[at : at + 4096] = Random(at).randbytes(4096)
    path.write_bytes(bytes_)
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "lifespan.startup"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def start() -> None:
        with suppress(Red7Error):
            await make_app(Config(database=f"sqlite:///{path}", thinkers=1))({"type": "lifespan"}, receive, send)

    asyncio.run(start())
    assert [message["type"] for message in sent] == ["lifespan.startup.failed"]
    assert sent[0]["message"] == f"{path}: database disk image is malformed"
