"""The games played on this machine: each is a record in the user's folder, rewritten after every turn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Final, cast

import platformdirs

from red7 import Game, Position, Red7Error
from red7.play.bots.roster import enter
from red7.terminal.opening import Opening
from red7.terminal.sources import BadInput

_PEOPLE: Final = "People"
"""The tag that says how many of the first seats are people's. A game's own record does not need it."""


def folder() -> Path:
    """Where the games are."""
    return platformdirs.user_data_path("red7", appauthor=False) / "games"


def write_whole(path: Path, text: str) -> None:
    """Replaces the file with the text in one step, so that it never holds half a record."""
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


class SavedGame:
    """A game's file, which no other process writes meanwhile. A new game gets its number with its first turn."""

    def __init__(self, number: int | None = None) -> None:
        self.number = number
        self.failure = ""
        """Why the game could not be saved, if so."""
        self._lock: FileIO | None = None
        self._is_over = False

    def write(self, opening: Opening, game: Game) -> None:
        """Saves the game with every card; where that fails, the game goes on and `failure` says why."""
        try:
            if self.number is None:
                self._claim()
            text = str(game.with_tags({_PEOPLE: str(opening.humans)}))
            write_whole(_path(self.number or 0), text)
            self.failure = ""
            self._is_over = bool(game.position.match_winners)
        except OSError as error:
            self.failure = error.strerror or str(error)

    def _claim(self) -> None:
        folder().mkdir(parents=True, exist_ok=True)
        number = max(_numbers(), default=0) + 1
        while True:
            try:
                _path(number).open("x").close()
                break
            except FileExistsError:  # another game began at the same moment
                number += 1
        self.number = number
        self.lock()

    def lock(self) -> bool:
        """Whether this process may write the game: nobody else is playing it."""
        assert self.number
        file = FileIO(_lock_path(self.number), "a")
        if not _locks(file):
            file.close()
            return False
        self._lock = file
        return True

    def close(self) -> None:
        """Lets others go on with the game."""
        if self._lock and self.number:
            if self._is_over:
                with suppress(OSError):
                    _lock_path(self.number).unlink()
            self._lock.close()
            self._lock = None


@dataclass(frozen=True)
class Kept:
    """A game as it is in the folder."""

    number: int
    game: Game[Position]
    people: int
    is_played: bool
    """Whether somebody is playing it right now."""

    @property
    def path(self) -> Path:
        """Its file."""
        return _path(self.number)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        return bool(self.game.position.match_winners)


def kept_games() -> Iterator[Kept]:
    """All games in the folder, the newest first; a file that is no such game is left out."""
    for number in sorted(_numbers(), reverse=True):
        with suppress(BadInput):
            yield _read(number)


def resume(number: int | None = None) -> tuple[SavedGame, Opening]:
    """A game to go on with: the one with that number, or the last that nobody has finished or is playing."""
    if number is None:
        number = next((kept.number for kept in kept_games() if not kept.is_over and not kept.is_played), None)
        if number is None:
            raise BadInput("there is no game to resume; red7 play starts one")
    kept = _read(number)
    if kept.is_over:
        raise BadInput(f"game {number} is finished; to look at it: red7 replay {_path(number)}")
    tags = kept.game.tags
    try:
        opponent = enter(tags.get("Bots", "careful"))
    except Red7Error as error:  # a bot of one's own, say, whose file is gone
        raise BadInput(f"cannot go on with game {number}: {error}") from None
    saved = SavedGame(number)
    if not saved.lock():
        raise BadInput(f"game {number} is being played in another window")
    return saved, Opening(kept.game, kept.people, opponent, tags.get("Seed", ""))


def _path(number: int) -> Path:
    return folder() / f"{number}.red7"


def _lock_path(number: int) -> Path:
    return folder() / f"{number}.lock"


def _numbers() -> list[int]:
    try:
        return [int(path.stem) for path in folder().glob("*.red7") if path.stem.isdecimal()]
    except OSError:
        return []


def _read(number: int) -> Kept:
    path = _path(number)
    try:
        game = Game.parse(path.read_text(encoding="utf-8"))
        people = int(game.tags[_PEOPLE])
        if not isinstance(game.position, Position) or not 1 <= people <= len(game.seats):
            raise BadInput(f"{path} is not a game that can be resumed")
    except FileNotFoundError:
        raise BadInput(f"there is no game {number}; red7 games lists them") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except (Red7Error, KeyError, ValueError):
        raise BadInput(f"{path} is not a game that can be resumed") from None
    plain = game._replace(other_tags=tuple(tag for tag in game.other_tags if tag.name != _PEOPLE))
    return Kept(number, cast("Game[Position]", plain), people, _is_locked(_lock_path(number)))


def _is_locked(path: Path) -> bool:
    try:
        with FileIO(path, "r") as file:
            return not _locks(file)
    except OSError:
        return False


def _locks(file: FileIO) -> bool:
    """Whether this process now has the file to itself; always, where the system has no such locks."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)
    except ModuleNotFoundError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
