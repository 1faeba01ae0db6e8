"""Without PyTorch, everything else is collected: only what conftest.py then leaves out imports it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.places import ROOT, TESTS

COLLECTED = sorted([*(ROOT / "src").rglob("*.py"), *TESTS.rglob("*.py")])
PLACES = {"red7": "src", "tests": "", "bench": "", "examples": "", "tools": ""}
"""The folders in which our packages lie."""
TORCH = ("torch", "triton")
HIDDEN = """
import importlib.machinery, sys, pytest

class Finder(importlib.machinery.PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] == "torch" else super().find_spec(name, path, target)

sys.meta_path = [Finder if one is importlib.machinery.PathFinder else one for one in sys.meta_path]
sys.exit(pytest.main(["--collect-only", "-q"]))
"""
"""Collects all tests as if PyTorch were not installed."""


def left_out() -> list[Path]:
    """What conftest.py leaves out where PyTorch is missing."""
    for node in ast.parse((ROOT / "conftest.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_NEED_TORCH":
            return [ROOT / name for name in ast.literal_eval(node.value)]
    raise AssertionError("conftest.py has no _NEED_TORCH")


def loaded(body: Iterable[ast.stmt]) -> Iterator[str]:
    """What is imported when a module is loaded, in `if` and `try` too, but not in functions or for types alone."""
    for node in body:
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom(module=str(module)):
                yield module
                yield from (f"{module}.{alias.name}" for alias in node.names)
            case ast.If() if "TYPE_CHECKING" not in ast.unparse(node.test):
                yield from loaded([*node.body, *node.orelse])
            case ast.Try():
                yield from loaded([*node.body, *node.orelse, *node.finalbody])
            case ast.ClassDef() | ast.With():
                yield from loaded(node.body)
            case _:
                pass


@cache
def files_of(module: str) -> frozenset[Path]:
    """Our files that are loaded with a module: its own, and those of the packages around it."""
    package, _, _ = module.rpartition(".")
    if module.partition(".")[0] not in PLACES:
        return frozenset()
    path = ROOT / PLACES[module.partition(".")[0]] / module.replace(".", "/")
    own = frozenset(file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())
    return own | files_of(package) if package else own


def needing_torch() -> set[Path]:
    """Our files that load PyTorch when they are loaded, themselves or through others."""
    needing: set[Path] = set()
    users: dict[Path, set[Path]] = {}
    waiting, seen = list(COLLECTED), set(COLLECTED)
    while waiting:
        path = waiting.pop()
        for module in loaded(ast.parse(path.read_text("utf-8")).body):
            if module.partition(".")[0] in TORCH:
                needing.add(path)
            for used in files_of(module):
                users.setdefault(used, set()).add(path)
                if used not in seen:
                    seen.add(used)
                    waiting.append(used)
    spreading = list(needing)
    while spreading:
        new = users.get(spreading.pop(), set()) - needing
        needing |= new
        spreading += new
    return needing & set(COLLECTED)


def test_only_what_is_left_out_loads_pytorch() -> None:
    needing = needing_torch()
    assert TESTS / "support" / "torch_walk.py" in needing
    assert [path for path in needing if not any(path.is_relative_to(folder) for folder in left_out())] == []


@pytest.mark.long
def test_everything_else_is_collected_without_it() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    ran = subprocess.run(
        [sys.executable, "-c", HIDDEN], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert "tests/support/torch_walk.py::" not in ran.stdout
