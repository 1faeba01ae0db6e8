"""Packs the modules that a browser needs to play without a server; tools/offline.mjs runs this in Pyodide.

Two zips: what `import red7.offline` imports from our own sources, and what it and Pyodide import from the standard
library. Compiled modules lie beside our sources, and are only used if they belong to them.
"""

from __future__ import annotations

import ast
import importlib
import marshal
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

HOUSE = "red7.offline.worker"


def pack(sources: str, library: str, to: str) -> None:
    """Writes red7.zip and python.zip into the folder `to`; `library` is the zip of the whole standard library."""
    sys.path.insert(0, sources)
    importlib.import_module(HOUSE)
    ours = [name for name in sys.modules if name.partition(".")[0] == "red7"]
    with ZipFile(Path(to, "red7.zip"), "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(ours):
            path = Path(str(sys.modules[name].__file__))
            source, place = path.read_bytes(), path.relative_to(sources).as_posix()
            _add(packed, place, source)
            _add(packed, f"{place}c", _compiled(source, place, optimized=0, is_checked=True))
        folders = {Path(str(sys.modules[name].__file__)).parent for name in ours}
        for text in sorted(text for folder in folders for text in folder.glob("*.txt")):
            _add(packed, text.relative_to(sources).as_posix(), text.read_bytes())
    with (
        ZipFile(library) as whole,
        ZipFile(Path(to, "python.zip"), "w", ZIP_DEFLATED, compresslevel=9) as packed,
    ):
        places = set(whole.namelist())
        wanted = set(sys.modules) | _asked_for_later(ours)
        for place in sorted(places & {place for name in wanted for place in _places(name)}):
            optimized = 0 if place.startswith(("pyodide/", "_pyodide/")) else 2  # Pyodide reads its own docstrings
            _add(packed, f"{place}c", _compiled(whole.read(place), place, optimized=optimized, is_checked=False))


def _asked_for_later(names: list[str]) -> set[str]:
    """The modules that functions of ours import when they are called."""
    found: set[str] = set()
    for name in names:
        tree = ast.parse(Path(str(sys.modules[name].__file__)).read_bytes())
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def _places(name: str) -> tuple[str, str]:
    path = name.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def _compiled(source: bytes, place: str, *, optimized: int, is_checked: bool) -> bytes:
    """A module's code as Python keeps it in files (PEP 552), with a hash of its source that is compared if checked."""
    code = compile(source, place, "exec", dont_inherit=True, optimize=optimized)
    flags = 0b11 if is_checked else 0b01
    return MAGIC_NUMBER + flags.to_bytes(4, "little") + source_hash(source) + marshal.dumps(code)


def _add(packed: ZipFile, place: str, content: bytes) -> None:
    """Adds a file with no date of its own, so that the same modules make the same zip."""
    packed.writestr(ZipInfo(place), content, ZIP_DEFLATED, 9)
