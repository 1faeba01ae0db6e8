"""How hard Hypothesis tries, and which tests are the engine's."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.places import TESTS

# The same examples every time, or many new ones with HYPOTHESIS_PROFILE=long.
settings.register_profile("quick", derandomize=True, database=None, deadline=None, max_examples=40, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=400, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

_ENGINE = (TESTS, TESTS / "conformance")
"""Tests directly in these folders are the engine's; every other room has a folder of its own."""
_NOT_ENGINE = ("test_cli.py",)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of the engine, which `make test-engine` runs."""
    for item in items:
        if item.path.parent in _ENGINE and item.path.name not in _NOT_ENGINE:
            item.add_marker(pytest.mark.engine)


def pytest_collection_finish() -> None:
    """Sets what was imported apart: a full collection would search it again, for half a second each time."""
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves other rooms alone where only the engine's tests are wanted: importing them takes longer than the tests."""
    is_other = collection_path.is_dir() and collection_path not in _ENGINE
    return True if is_other and config.option.markexpr.startswith("engine") else None
