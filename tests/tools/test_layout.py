"""Where tests stand: no test module imports another, and no module is long."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support.places import ROOT, TESTS

MODULES = sorted([*(ROOT / "src").rglob("*.py"), *TESTS.rglob("*.py"), *(ROOT / "bench").rglob("*.py")])
MOST_LINES = 400


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=name_of)
def test_no_module_imports_a_test_module(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            imported |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
    tests = [name for name in imported if name.startswith("tests.") and name.rpartition(".")[2].startswith("test_")]
    assert not tests


def test_no_module_is_long() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert len(lengths) > 300
    assert not {name: length for name, length in lengths.items() if length > MOST_LINES}
