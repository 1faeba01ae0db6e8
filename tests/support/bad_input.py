"""The table of texts that every parser must refuse: golden/bad_input.txt."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.support.places import GOLDEN

TABLE = GOLDEN / "bad_input.txt"
SECTION = re.compile(r"\[(?P<parser>[A-Za-z_ ]+)\]")
BASE_LINE = re.compile(r" ?\d+ \| ?(?P<line>.*)")
WHOLE = re.compile(r'(?P<text>"(?:[^"\\]|\\.)*")(?: \* (?P<times>\d+))?')
CHANGE = re.compile(r'(?P<line>\d+) (?:-|(?P<sign>[=<]) (?P<text>"(?:[^"\\]|\\.)*"))')


@dataclass(frozen=True)
class Case:
    parser: str
    line: int  # of the table, from 1
    text: str
    expected: str  # code: message

    def __str__(self) -> str:
        return f"{self.parser}-{self.line}"


def changed(base: list[str], change: re.Match[str]) -> str:
    """The record with one line replaced, put before another, or left out."""
    at = int(change["line"]) - 1
    new = [json.loads(change["text"])] if change["text"] else []
    after = base[at:] if change["sign"] == "<" else base[at + 1 :]
    return "\n".join([*base[:at], *new, *after]) + "\n"


def read_table(lines: list[str]) -> Iterator[Case]:
    parser, base = "", list[str]()
    for number, line in enumerate(lines, start=1):
        if section := SECTION.fullmatch(line):
            parser, base = section["parser"], []
        elif record := BASE_LINE.fullmatch(line):
            base.append(record["line"])
        elif whole := WHOLE.fullmatch(line):
            text = json.loads(whole["text"]) * int(whole["times"] or 1)
            yield Case(parser, number, text, lines[number].strip())
        elif change := CHANGE.fullmatch(line):
            yield Case(parser, number, changed(base, change), lines[number].strip())
        else:
            assert not line or line.startswith(("#", "    ")), f"line {number} of the table: {line}"


LINES = TABLE.read_text(encoding="utf-8").split("\n")
CASES = list(read_table(LINES))
