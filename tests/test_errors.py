"""Errors: their codes are documented, their texts are one line, and they survive a journey between processes."""

import copy
import pickle
import re

import pytest

from red7 import IllegalStep, ImpossiblePosition, NotationError, Position, RecordError, Red7Error, Step, View
from red7.errors import quote
from tests.support.codes import codes_raised
from tests.support.places import ROOT

NOTATION = ROOT / "docs" / "notation.md"
POSITION = Position.parse("red7/1 1.3[RO/123/1] R3:O2/O3:O1 - R2R1 1")

ERRORS: list[Red7Error] = [
    NotationError("card-syntax", "no card", text="R8"),
    ImpossiblePosition("card-twice", "twice", text="..."),
    IllegalStep("not-in-hand", "not there", text="+R7", position="red7/1 ..."),
    RecordError("turn-seat", "line 3, turn 2: wrong seat", line=3, turn=2, text="2. 1 ."),
    RecordError("tag-syntax", "line 1: no tag", line=1),
]


def test_every_code_is_documented_and_every_documented_code_exists() -> None:
    table = NOTATION.read_text("utf-8").split("<!-- codes -->")[1].split("<!-- /codes -->")[0]
    assert codes_raised() == set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE))


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_errors_survive_copying_and_pickling(error: Red7Error) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301
        assert type(again) is type(error)
        assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


@pytest.mark.parametrize("kind", [NotationError, ImpossiblePosition, IllegalStep, RecordError])
def test_every_error_is_a_value_error_of_the_project(kind: type[Red7Error]) -> None:
    assert issubclass(kind, Red7Error)
    assert issubclass(kind, ValueError)


def test_what_an_error_keeps() -> None:
    with pytest.raises(IllegalStep) as caught:
        POSITION.play(Step.parse("="))
    error = caught.value
    assert (error.code, error.text, error.position) == ("out-of-turn", "=", str(POSITION))
    assert (error.message, str(error)) == (str(error), "= is not legal: the turn does not wait for that")
    with pytest.raises(ImpossiblePosition) as impossible:
        Position.parse("red7/1 1.3[RO/12/1] R2:O2/R1:R2 - - 0")
    assert impossible.value.text == "red7/1 1.3[RO/12/1] R2:O2/R1:R2 - - 0"
    with pytest.raises(NotationError) as notation:
        View.parse("R7")
    assert (notation.value.text, notation.value.position) == ("R7", "")


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("R8", "'R8'"),
        ("", "''"),
        ("it's", '"it\'s"'),
        ("two\nlines", r"'two\nlines'"),
        ("\x00\u2028\ud800", r"'\x00\u2028\ud800'"),
        ("a" * 60, "'" + "a" * 60 + "'"),
        ("a" * 61, "'" + "a" * 57 + "...'"),
    ],
)
def test_quote(text: str, quoted: str) -> None:
    assert quote(text) == quoted
