"""Leaves out what needs PyTorch where that is not installed; in CI it must be."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

_NEED_TORCH = [
    "src/red7/envs/torch",
    "src/red7/learn",
    "tests/envs/torch",
    "tests/examples",
    "tests/learn",
    "tests/support/torch_walk.py",
]
_IS_MISSING = find_spec("torch") is None
if _IS_MISSING and os.environ.get("CI") == "true":
    raise pytest.UsageError("PyTorch is not installed: make learn installs it")
collect_ignore = _NEED_TORCH if _IS_MISSING else []


def pytest_report_header() -> list[str]:
    """Says what is left out."""
    left_out = f"left out, since PyTorch is not installed (make learn installs it): {', '.join(_NEED_TORCH)}"
    return [left_out] if _IS_MISSING else []
