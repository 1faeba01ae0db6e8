"""Where compiled code is kept: one folder per module, named by a hash of everything its code depends on.

Numba notices a change in the file that defines a function, but not in the files that it imports.
"""

from __future__ import annotations

import getpass
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Final
from uuid import uuid4

import numba
import platformdirs
from numba.core.registry import cpu_target

_CORE: Final = Path(__file__).parent
_ENVS: Final = _CORE.parents[1] / "envs"
"""The other folder with compiled code; what is there is compiled when it is first used, not by `warm`."""
_BAKED_IN: Final = ("cards.py", "rules.py")
"""Modules of the engine whose constants are compiled in."""
_IMPORTED: Final = re.compile(rb"red7\.(?:play\.core|(envs))(?:\.(\w+))?")
_KEPT: Final = 4
_RECENT: Final = 60 * 60
"""How many folders to keep for each module, and for how many seconds, because other processes may use them."""


@cache
def folder(module: str) -> Path:
    """The folder for the compiled code of a module as it is now, such as `bits` or `envs.many`; made if missing."""
    chosen = _parent() / f"{module}-{_fingerprint(_needed(module))}"
    is_new = not chosen.exists()
    chosen.mkdir(exist_ok=True)
    os.utime(chosen)
    if is_new:
        _remove_old(module)
    return chosen


def is_complete() -> bool:
    """Whether the whole core, as it is now, has been compiled."""
    return all(mark.exists() for mark in _marks())


def note_complete() -> None:
    """Mark the whole core, as it is now, as compiled."""
    for mark in _marks():
        mark.touch()


def _marks() -> list[Path]:
    """One for each module, named by where the sources are: Numba compiles again for a copy of them elsewhere."""
    place = hashlib.sha256(str(_CORE).encode()).hexdigest()[:16]
    return [folder(module) / f"complete-{place}" for module in _sources(_CORE)]


def _remove_old(module: str) -> None:
    """Remove folders of a module that have long been unused. Rename each first, so that nobody finds half of one."""
    for path in sorted(_parent().glob(f"{module}-*"), key=_used)[:-_KEPT]:
        if _used(path) < time.time() - _RECENT:
            gone = _parent() / f"gone-{uuid4().hex}"
            try:
                path.rename(gone)
            except OSError:
                continue  # another process was first
            shutil.rmtree(gone, ignore_errors=True)


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _fingerprint(modules: set[str]) -> str:
    """A short hash of modules, what they use from the engine, the compiler and the machine."""
    settings = sorted(pair for pair in os.environ.items() if pair[0].startswith("NUMBA_"))
    machine = cpu_target.target_context.codegen().magic_tuple()
    known = hashlib.sha256(repr((sys.version, numba.__version__, machine, settings)).encode())
    for name in sorted(modules):
        known.update(f"\n{name}\n".encode() + _all_sources()[name])
    for name in _BAKED_IN:
        known.update((_CORE.parents[1] / name).read_bytes())
    return known.hexdigest()[:16]


@cache
def _sources(room: Path) -> dict[str, bytes]:
    """The modules in a folder, by name; those outside the core with the name of their folder."""
    prefix = "" if room == _CORE else f"{room.name}."
    return {prefix + path.stem: path.read_bytes() for path in room.glob("*.py")}


def _all_sources() -> dict[str, bytes]:
    return _sources(_CORE) | _sources(_ENVS)


def _needed(module: str) -> set[str]:
    """The module and all modules with compiled code that it imports, directly or not; too many rather than too few."""
    sources = _all_sources()
    needed: set[str] = set()
    new = {module}
    while new:
        needed |= new
        found = {pair for one in new for pair in _IMPORTED.findall(sources[one])}
        names = {f"{room.decode()}.{name.decode()}".lstrip(".") for room, name in found if name}
        for room, name in found:
            if not name:
                names |= set(_sources(_ENVS if room else _CORE))
        new = set(sources) & names - needed
    return needed


@cache
def _parent() -> Path:
    """The parent of all folders, which only this user can write to."""
    for find in (_cache_folder, _temporary_folder):
        try:
            parent = find()
            parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=parent).close()
            if hasattr(os, "getuid") and parent.stat().st_uid != os.getuid():
                continue  # the files there are run as code
        except (OSError, RuntimeError):
            continue
        return parent
    return Path(tempfile.mkdtemp(prefix="red7-"))


def _cache_folder() -> Path:
    """Our folder in NUMBA_CACHE_DIR if that is set, otherwise in the user's cache."""
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(told) / "red7"
    return platformdirs.user_cache_path("red7", appauthor=False)


def _temporary_folder() -> Path:
    """A folder for this user in the temporary folder."""
    return Path(tempfile.gettempdir()) / f"cache-{getpass.getuser()}" / "red7"
