"""Every parser refuses the texts in golden/bad_input.txt, with the code and message written there."""

import re
from itertools import takewhile

import pytest

from red7 import Game
from tests.support.bad_input import BASE_LINE, CASES, EXPECTED, LINES, Case, complaint
from tests.support.codes import codes_raised

OF_PLAY = {"bot", "bot-load", "budget", "level", "puzzle-syntax"}
"""Codes that are not the engine's."""


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
