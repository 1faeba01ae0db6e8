"""Every parser against texts that it must refuse: the code and the message that golden/bad_input.txt promises.

`python -m tests.test_bad_input` writes the codes and messages of the table anew, for a person to look through.
"""

import re
from collections.abc import Callable
from itertools import takewhile

import pytest

from red7 import Card, Colour, Game, Position, Red7Error, Rules, Seat, Step, Turn, View, deal
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from tests.support.bad_input import BASE_LINE, CASES, LINES, TABLE, Case
from tests.support.codes import codes_raised

EXPECTED = re.compile(r" {4}(?P<code>[a-z0-9-]+): (?P<message>.*)")


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


OF_PLAY = {"bot", "bot-load", "budget", "level", "puzzle-syntax"}
"""Codes that are not the engine's."""
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


def complaint(case: Case) -> str:
    try:
        PARSERS[case.parser](case.text)
    except Red7Error as error:
        return f"{error.code}: {error}"
    return "nothing is said"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_complaint(case: Case) -> None:
    assert complaint(case) == case.expected
    assert EXPECTED.fullmatch(f"    {case.expected}")
    assert case.expected.isprintable(), "not on one line"
    assert len(case.expected) < 250, "nobody reads that much"


@pytest.mark.parametrize("parser", ["Game", "Game as one seat saw it"])
def test_the_record_that_is_changed_is_right(parser: str) -> None:
    section = takewhile(lambda line: not re.match(r'"|\d+ =', line), LINES[LINES.index(f"[{parser}]") + 1 :])
    base = [found["line"] for line in section if (found := BASE_LINE.fullmatch(line))]
    text = "\n".join(base) + "\n"
    assert str(Game.parse(text)) == text


def test_every_code_has_a_case() -> None:
    """But for the codes of calls that read no text, which have tests of their own."""
    codes = codes_raised()
    in_table = {case.expected.partition(":")[0] for case in CASES}
    assert codes - in_table == {"after-draw", "game-of-views", "no-deal", "not-the-mover", "wrong-type"}
    assert in_table - codes == OF_PLAY


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
