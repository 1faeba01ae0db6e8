"""The commands of bench/ are there, and the documents name them as they are run."""

from __future__ import annotations

import importlib
import re

import pytest

from tests.support.places import ROOT

NOT_COMMANDS = {"curves", "samples"}
COMMANDS = sorted({file.stem for file in (ROOT / "bench").glob("*.py")} - NOT_COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_loads(name: str) -> None:
    if name == "envs_torch":
        pytest.importorskip("torch", reason="needs PyTorch")
    assert callable(importlib.import_module(f"bench.{name}").main)


def test_documents_name_commands_as_they_are_run() -> None:
    folders = ("docs", "bench")
    for page in [ROOT / "README.md", *(page for folder in folders for page in (ROOT / folder).glob("*.md"))]:
        text = page.read_text(encoding="utf-8")
        assert "python bench/" not in text, page
        for name in re.findall(r"python -m bench\.(\w+)", text):
            assert name in COMMANDS or (ROOT / "bench" / name / "__main__.py").is_file(), (page, name)
