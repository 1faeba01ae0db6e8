"""The work file of an arena: a line of JSON for every match played, so that an interrupted run can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import Any, NoReturn

import platformdirs

import red7
from red7.errors import Red7Error
from red7.play.arena.fixture import Fault, Outcome
from red7.play.arena.schedule import Contest

VERSION = 2
_DIFFERENCES = {
    "bots": "its bots differ",
    "rules": "its rules differ",
    "players": "its number of players differs",
    "seed": "its seed differs",
    "sources": "a bot has changed since",
}


class WorkFile:
    """The finished matches of an arena, on disk; the file only grows."""

    def __init__(self, file: FileIO, outcomes: list[Outcome]) -> None:
        self._file = file
        self.outcomes = outcomes

    def add(self, outcome: Outcome) -> None:
        """Saves one more match; once this returns, an interrupt cannot lose it."""
        _write(self._file, outcome._asdict())
        self.outcomes.append(outcome)


@contextmanager
def work_file(path: Path, contest: Contest, *, fresh: bool = False) -> Iterator[WorkFile]:
    """The work file at this path, new or to continue; raises if it belongs to another contest or is in use."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise Red7Error("arena-file", f"{path}: not a plain file", text=str(path))
        file = path.open("a+b", buffering=0)
    except OSError as error:
        raise Red7Error("arena-file", f"{path}: {error.strerror}", text=str(path)) from error
    with file:
        _lock(file, path)
        outcomes = _read(file, path, contest, fresh=fresh)
        yield WorkFile(file, outcomes)


def default_path(contest: Contest) -> Path:
    """The work file of a contest in the user's state folder; makes the folder if it is missing."""
    name = sha256(_line(_header(contest))).hexdigest()[:16]
    folder = platformdirs.user_state_path("red7", appauthor=False) / "arena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Red7Error("arena-file", f"{folder}: {error.strerror}", text=str(folder)) from error
    return folder / f"{name}.jsonl"


def _header(contest: Contest) -> dict[str, Any]:
    return {
        "arena": VERSION,
        "bots": list(contest.bots),
        "rules": str(contest.rules),
        "players": contest.players,
        "seed": contest.seed,
        "code": code_digest(),
        "sources": [_digest(entrant.maker.files()) for entrant in contest.entrants],
    }


def _digest(files: Sequence[Path]) -> str | None:
    """A hash of the source and data files of a bot from outside; None for our own."""
    if not files:
        return None
    try:
        return sha256(b"".join(sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]
    except OSError as error:
        raise Red7Error("bot-load", f"cannot read {error.filename}, which a bot needs: {error.strerror}") from error


def code_digest(root: Path = Path(red7.__file__).parent) -> str:
    """A hash of the engine, the bots and the arena, because results of different code must not be mixed."""
    sources = [*root.glob("*.py"), *(root / "play").rglob("*")]
    digest = sha256()
    for source in sorted(sources):
        inside = source.relative_to(root)
        if source.is_file() and "__pycache__" not in inside.parts:
            digest.update(f"{inside.as_posix()} ".encode() + sha256(source.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _read(file: FileIO, path: Path, contest: Contest, *, fresh: bool) -> list[Outcome]:
    """The matches in a file; writes the first line of a new file, and drops half a line at the end.

    Never changes a file that is not from an arena, not even with `fresh`.
    """
    file.seek(0)
    lines = file.read().split(b"\n")
    torn = lines.pop()
    header = _header(contest)
    found = _loaded(lines[0], path, 1) if lines else {}
    if (lines and "arena" not in found) or (not lines and not _line(header).startswith(torn)):
        _spoilt(path, 1)
    if fresh or not lines:
        file.truncate(0)
        _write(file, header)
        return []
    _check_header(found, header, path)
    file.truncate(file.tell() - len(torn))
    return [_outcome(_loaded(line, path, number), path, number) for number, line in enumerate(lines[1:], start=2)]


def _check_header(found: dict[str, Any], header: dict[str, Any], path: Path) -> None:
    """Raises if the file is from another contest or from other code."""
    for name, value in header.items():
        if found.get(name) != value:
            how = _DIFFERENCES.get(name, "it was made by another version of red7")
            raise Red7Error(
                "arena-file",
                f"{path} belongs to another arena: {how}; use another file or --fresh",
                text=str(path),
            )


def _loaded(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else _spoilt(path, number)


def _outcome(fields: dict[str, Any], path: Path, number: int) -> Outcome:
    try:
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
        }
        plain["faults"] = tuple(Fault(*fault) for fault in fields["faults"])
        return Outcome(**plain)
    except (KeyError, TypeError):
        _spoilt(path, number)


def _spoilt(path: Path, number: int) -> NoReturn:
    raise Red7Error("arena-file", f"{path}: line {number} is not from an arena", text=str(path))


def _line(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def _write(file: FileIO, fields: dict[str, Any]) -> None:
    """Adds a line; if the disk is full, part of it may stay, which the next read drops."""
    rest = _line(fields)
    try:
        while rest:
            rest = rest[file.write(rest) :]
    except OSError as error:
        raise Red7Error(
            "arena-file", f"{file.name}: {error.strerror}; finished matches are kept", text=str(file.name)
        ) from error


def _lock(file: FileIO, path: Path) -> None:
    """Raises if another process is writing the file; does nothing if the system has no such locks."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)
    except ModuleNotFoundError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Red7Error("arena-file", f"{path}: another arena is using it", text=str(path)) from error
