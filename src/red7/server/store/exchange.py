"""Games as `.red7` files: checked, and imported to and exported from the database."""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from red7 import Game, Red7Error
from red7.errors import quote
from red7.server.store.database import ENGINE
from red7.server.store.rows import GameRow
from red7.server.store.storage import Storage

LONGEST: Final = 1_000_000
"""Most bytes of a record."""
_ID: Final = re.compile(r"[A-Za-z0-9]{10}")
_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"


def read_record(name: str) -> str:
    """The text of a file, or of standard input if the name is `-`."""
    called = "standard input" if name == "-" else name if name and name.isprintable() else ascii(name)
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise Red7Error("record-long", f"{called} is longer than {LONGEST:,} bytes")
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        raise Red7Error("file", f"cannot read {called}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Red7Error("file", f"{called} is not UTF-8 text: see byte {error.start + 1}") from None
    except ValueError as error:  # an impossible file name
        if isinstance(error, Red7Error):
            raise
        raise Red7Error("file", f"cannot read {called}: {error}") from None


def id_of(text: str) -> str:
    """The id of an imported game: the same for the same text."""
    number = int.from_bytes(sha256(text.encode()).digest())
    signs = []
    for _ in range(10):
        number, sign = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[sign])
    return "".join(signs)


def add(storage: Storage, text: str, *, wanted: str = "") -> tuple[str, bool]:
    """Stores a game and returns its id and whether it is new; raises if the engine finds it wrong.

    It keeps the id it has had elsewhere, if that is `wanted`, has the form of one, and is not another game's.
    """
    game = Game.parse(text)
    if not game.rounds:
        raise Red7Error("no-deal", "the record holds no deal, and so no game")
    for id in (wanted, id_of(text)) if _ID.fullmatch(wanted) else (id_of(text),):  # noqa: A001 (what it is)
        known = storage.game(id)
        if known and known.text == text:
            return id, False
        if not known and storage.add_game(GameRow(id, None, text, storage.now(), ENGINE)):
            return id, True
    raise Red7Error("game-id", "another game has the same id")


def write(folder: Path, game: GameRow) -> bool:
    """Writes the game to a new file; False if the file already holds this game."""
    path = folder / f"{game.id}.red7"
    data = game.text.encode()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            with path.open("xb") as file:
                file.write(data)
        except FileExistsError:
            if path.read_bytes() != data:
                raise Red7Error("file", f"{path} already exists, with something else in it") from None
            return False
    except OSError as error:
        raise Red7Error("file", f"cannot write {quote(str(path))}: {error.strerror}") from None
    return True
