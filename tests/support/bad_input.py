"""Texts that the parsers must refuse, read from golden/bad_input.txt.

`python -m tests.support.bad_input` writes the codes and messages of the table anew, for a person to check.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from red7 import Card, Colour, Game, Position, Red7Error, Rules, Seat, Step, Turn, View, deal
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from tests.support.places import GOLDEN

TABLE = GOLDEN / "bad_input.txt"
SECTION = re.compile(r"\[(?P<parser>[A-Za-z_ ]+)\]")
BASE_LINE = re.compile(r" ?\d+ \| ?(?P<line>.*)")
WHOLE = re.compile(r'(?P<text>"(?:[^"\\]|\\.)*")(?: \* (?P<times>\d+))?')
CHANGE = re.compile(r'(?P<line>\d+) (?:-|(?P<sign>[=<]) (?P<text>"(?:[^"\\]|\\.)*"))')
EXPECTED = re.compile(r" {4}(?P<code>[a-z0-9-]+): (?P<message>.*)")


@dataclass(frozen=True)
class Case:
    parser: str
    line: int  # of the table, from 1
    text: str
    expected: str  # code: message

    def __str__(self) -> str:
        return f"{self.parser}-{self.line}"


def read_deal(text: str) -> object:
    rules, players, seed = text.split(" ")
    return deal(Rules.parse(rules), players=int(players), seed=seed)


def read_view(text: str) -> object:
    seat, position = text.split(" ", 1)
    return Position.parse(position).view(Seat(int(seat)))


def read_turn(text: str) -> object:
    turn, position = text.split(" ", 1)
    return Position.parse(position).play_turn(turn)


def read_puzzle(text: str) -> object:
    from red7.play.analysis.puzzles import Puzzle

    return Puzzle.parse(text)


PARSERS: dict[str, Callable[[str], object]] = {
    "Card": Card.parse,
    "Colour": Colour.parse,
    "Step": Step.parse,
    "Turn": Turn.parse,
    "Rules": Rules.parse,
    "Position": Position.parse,
    "View": View.parse,
    "Game": Game.parse,
    "Game as one seat saw it": Game.parse,
    "deal": read_deal,
    "next_round": lambda text: Position.parse(text).next_round(seed="7", round=2),
    "view": read_view,
    "play_turn": read_turn,
    "Budget": Budget.parse,
    "bot": enter,
    "Puzzle": read_puzzle,
}


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


def complaint(case: Case) -> str:
    try:
        PARSERS[case.parser](case.text)
    except Red7Error as error:
        return f"{error.code}: {error}"
    return "nothing is said"


def write_anew() -> None:
    cases = {case.line: case for case in CASES}
    written: list[str] = []
    for number, line in enumerate(LINES, start=1):
        if EXPECTED.fullmatch(line):
            continue
        written.append(line)
        if number in cases:
            written.append(f"    {complaint(cases[number])}")
    TABLE.write_text("\n".join(written), encoding="utf-8")


if __name__ == "__main__":
    write_anew()
