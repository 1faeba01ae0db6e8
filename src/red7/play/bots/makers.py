"""Where bots come from: our own modules, a Python class from outside, or a program that reads and writes lines."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, cast

from red7.errors import NotationError, Red7Error, quote
from red7.play.bots.bot import Bot, Budget
from red7.play.bots.characters import Taste
from red7.play.extra import missing_extra

GROUP: Final = "red7.bots"
"""The entry point group in which installed packages offer bots."""
PROGRAM: Final = "exec"
_PROGRAM_BUDGET: Final = "1s"
_CLASS: Final = re.compile(r"(?P<place>.+\.py|[A-Za-z_][\w.]*):(?P<kind>[A-Za-z_]\w*)(?::(?P<budget>.*))?", re.DOTALL)


class Maker(Protocol):
    """Makes bots of one kind."""

    @property
    def budget(self) -> str:
        """The default budget; empty if the bot takes none."""

    @property
    def sees_all(self) -> bool:
        """Whether the bot sees every card."""

    @property
    def uses_core(self) -> bool:
        """Whether the bot needs the compiled core."""

    def make(self) -> Bot:
        """A new bot that knows nothing yet."""

    def files(self) -> tuple[Path, ...]:
        """The bot's source and data files that are not part of red7."""


class Outside(NamedTuple):
    """A bot from outside, as the user named it."""

    name: str
    maker: Maker
    budget: str | None = None
    """None if the text has none."""
    command: str = ""
    """The command that starts a program; it comes last in the text, after the budget."""


@dataclass(frozen=True, slots=True)
class OwnBot:
    """One of our own bots; its module is imported when the first bot is made."""

    module: str
    kind: str
    budget: str = ""
    sees_all: bool = False
    arguments: tuple[float | Taste, ...] = ()
    """How sharp it is, and its taste, unless as it is by itself."""

    @property
    def uses_core(self) -> bool:
        """Whether the bot needs the compiled core, as all bots with a budget do."""
        return bool(self.budget)

    def make(self) -> Bot:
        """A new bot that knows nothing yet."""
        try:
            module = import_module(f"red7.play.bots.{self.module}")
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] in ("numba", "numpy"):
                raise missing_extra(self.module.removesuffix("_bot")) from None
            raise
        return cast("Bot", getattr(module, self.kind)(*self.arguments))

    def files(self) -> tuple[Path, ...]:
        """Nothing: they are part of red7."""
        return ()


@dataclass(frozen=True, slots=True)
class PythonBot:
    """A class from outside that implements the bot interface."""

    name: str
    kind: type[Bot]
    sees_all: bool = False
    uses_core: bool = False

    @property
    def budget(self) -> str:
        """The class's attribute `budget`, or empty."""
        budget = getattr(self.kind, "budget", "")
        return budget if isinstance(budget, str) else ""

    def make(self) -> Bot:
        """A new bot that knows nothing yet."""
        with _loading(self.name):
            return self.kind()

    def files(self) -> tuple[Path, ...]:
        """The class's source file, the modules it loaded from the same folder, and its `data_files`."""
        module = sys.modules[self.kind.__module__]
        source = Path(module.__file__ or "")
        data = [source.parent / name for name in getattr(self.kind, "data_files", ())]
        return (source, *_loaded_beside(module, source), *data)


@dataclass(frozen=True, slots=True)
class ProgramMaker:
    """A program in any language that reads lines from its standard input; see docs/bots.md."""

    command: tuple[str, ...]
    budget: str = _PROGRAM_BUDGET
    sees_all: bool = False
    uses_core: bool = False

    def make(self) -> Bot:
        """A new bot; its process starts with its first decision."""
        from red7.play.bots.program import ProgramBot  # noqa: PLC0415 (only if a program plays)

        return ProgramBot(self.command)

    def files(self) -> tuple[Path, ...]:
        """The files in the command: the program, or the script that an interpreter runs."""
        program = Path(shutil.which(self.command[0]) or self.command[0])
        return tuple(path for path in (program, *map(Path, self.command[1:])) if path.is_file())


def from_outside(text: str) -> Outside | None:
    """The bot from outside that the text names, or None.

    `module:Class`, `file.py:Class`, `exec:COMMAND` or the name of an entry point; with a budget, `file.py:Class:100ms`,
    `exec:100ms:COMMAND` and `name:100ms`.
    """
    name, colon, rest = text.partition(":")
    if name == PROGRAM and colon:
        return _program(text, rest)
    if point := _entry_points().get(name):
        return Outside(name, _python_bot(name, point.load), rest if colon else None)
    match = _CLASS.fullmatch(text)
    if not match:
        return None
    place, kind = match["place"], match["kind"]
    name = f"{place}:{kind}"

    def load() -> Any:
        if place.endswith(".py") and not Path(place).is_file():
            raise Red7Error("bot-load", f"cannot load a bot from {quote(place)}: there is no such file", text=name)
        module = _in_file(Path(place).resolve()) if place.endswith(".py") else _in_module(place)
        if not hasattr(module, kind):
            raise Red7Error("bot-load", f"cannot load the bot {quote(name)}: there is no {kind} in {place}", text=name)
        return getattr(module, kind)

    return Outside(name, _python_bot(name, load), match["budget"])


def offered() -> tuple[str, ...]:
    """The names of the bots that installed packages offer."""
    return tuple(sorted(_entry_points()))


def _program(text: str, rest: str) -> Outside:
    budget, colon, command = rest.partition(":")
    try:
        Budget.parse(budget)
    except NotationError:
        budget, colon, command = "", "", rest
    try:
        words = shlex.split(command, posix=os.name != "nt")  # on Windows, a backslash is part of a path
    except ValueError as error:
        raise Red7Error("bot", f"bot {quote(text)}: {str(error).lower()}", text=text) from None
    if not words:
        raise Red7Error("bot", f"bot {quote(text)}: {PROGRAM}: needs a command", text=text)
    if shutil.which(words[0]) is None:
        raise Red7Error("bot", f"bot {quote(text)}: there is no program {quote(words[0])}", text=text)
    return Outside(PROGRAM, ProgramMaker(tuple(words)), budget if colon else None, command)


def _loaded_beside(module: ModuleType, source: Path) -> list[Path]:
    """The other modules loaded from the folder of a file, or from the package of a module."""
    package = (module.__package__ or "").partition(".")[0]
    root = Path(sys.modules[package].__file__ or source).parent if package else source.parent
    if not package and root.name in ("site-packages", "dist-packages"):
        return []
    files = [Path(file) for one in list(sys.modules.values()) if (file := getattr(one, "__file__", None))]
    return sorted({file for file in files if file.is_relative_to(root) and file != source})


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _python_bot(name: str, load: Callable[[], Any]) -> PythonBot:
    """The bot class that `load` returns; raises an error that says where loading fails, or what the class lacks."""
    with _loading(name):
        kind = load()
        has_choose = callable(getattr(kind, "choose", None))
    if not isinstance(kind, type) or not has_choose:
        raise Red7Error("bot-load", f"{quote(name)} is not a bot: expected a class with a method choose", text=name)
    return PythonBot(name, kind)


@contextmanager
def _loading(name: str) -> Iterator[None]:
    """Raises an error that says where the code of a bot from outside fails."""
    try:
        yield
    except Red7Error:
        raise
    except (Exception, SystemExit) as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f" ({Path(place.filename).name}, line {place.lineno})"
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        raise Red7Error("bot-load", f"cannot load the bot {quote(name)}: {reason}{where}", text=name) from error


@cache
def _in_file(path: Path) -> ModuleType:
    """The module in a Python file; it can import other modules from the same folder."""
    name = f"red7_bot_{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _find_in(path.parent)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _in_module(place: str) -> ModuleType:
    """The module of that name; it may also be in the current folder."""
    _find_in(Path.cwd())
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name and (place == error.name or place.startswith(f"{error.name}.")):
            raise Red7Error(
                "bot-load", f"cannot load a bot from {quote(place)}: there is no such module", text=place
            ) from None
        raise


def _find_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
