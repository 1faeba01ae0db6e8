"""Broken records: the failure names its line, and all before it is kept."""

import re

import pytest

from red7 import Game, RecordError
from tests.support import laws
from tests.support.lanes import sample
from tests.support.records import LINES, RECORD


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_record_broken_in_one_line(number: int) -> None:
    """The failure names that line, and all before it is kept."""
    broken = "\n".join([*LINES[: number - 1], "?", *LINES[number:]])
    part, failure = Game.read(broken)
    assert failure is not None
    assert (failure.line, failure.text or "?") == (number, "?")
    if number <= 6:
        assert part is None
        return
    assert part is not None
    before = LINES[: number - 1]
    assert [str(one.deal) for one in part.rounds] == [line[5:] for line in before if line.startswith("deal ")]
    kept = [str(entry.turn) for one in part.rounds for entry in one.turns]
    assert kept == [line.split(" ")[2] for line in before if re.match(r"\d", line)]
    assert Game.parse(str(part)) == part
    with pytest.raises(RecordError) as caught:
        Game.parse(broken)
    assert (str(caught.value), caught.value.code) == (str(failure), failure.code)


def test_a_failure_names_the_turn() -> None:
    _, failure = Game.read(RECORD.replace("4. 0 >R7-", "4. 0 >R7="))
    assert failure is not None
    assert (failure.line, failure.turn, failure.code) == (22, 4, "turn-disagrees")
    assert str(failure).startswith("line 22, turn 4: ")
    _, failure = Game.read(RECORD.replace("won 1 R4V4", "won 1 R4"))
    assert failure is not None
    assert (failure.line, failure.turn) == (25, None)


@pytest.mark.no_cover
@pytest.mark.parametrize("eyes", ["everybody", "seat 1"])
@pytest.mark.parametrize("start", sample(range(7), 7))
def test_a_record_broken_at_any_character(eyes: str, start: int) -> None:
    text = RECORD if eyes == "everybody" else str(Game.parse(RECORD).view(1))
    for at in range(start, len(text), 7):
        laws.a_broken_record_keeps_its_valid_part(text, text[:at])
        for sign in ("~", "\n"):
            laws.a_broken_record_keeps_its_valid_part(text, text[:at] + sign + text[at + 1 :])


def test_a_right_result_and_nothing_else_wrong() -> None:
    part, failure = Game.read(RECORD.replace('[Result "1"]', '[Result "0"]'))
    assert part == Game.parse(RECORD)
    assert failure is not None
    assert (failure.line, failure.code) == (6, "result-differs")
