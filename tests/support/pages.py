"""The pages of the documentation, and the fenced blocks on them."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from tests.support.places import ROOT

FENCED = re.compile(r"^(?P<fence> *`{3,})(?P<language>\w*).*\n(?P<text>(?s:.*?))^(?P=fence) *$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """One fenced block of a page."""

    page: Path
    line: int  # of its first line of text, from 1
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start("text")) + 1, found["language"], dedent(found["text"]))
        for found in FENCED.finditer(text)
    ]
