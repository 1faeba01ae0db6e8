"""Errors: their codes are documented, their texts are one line, and they survive a journey between processes."""

import pickle
import re
from pathlib import Path

import pytest

import red7
from red7 import NotationError, Position, RecordError, Red7Error
from red7.errors import quote

ENGINE = Path(red7.__file__).parent
NOTATION = ENGINE.parent.parent / "docs" / "notation.md"
RAISED = re.compile(
    r'(?:NotationError|ImpossiblePosition|IllegalStep|RecordError|_impossible)\(\s*"([a-z-]+)"|return "([a-z-]+)", '
)


def test_every_code_is_documented_and_every_documented_code_exists() -> None:
    raised = {code for file in ENGINE.glob("*.py") for pair in RAISED.findall(file.read_text("utf-8")) for code in pair}
    table = NOTATION.read_text("utf-8").split("<!-- codes -->")[1].split("<!-- /codes -->")[0]
    assert raised - {""} == set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE))


def test_a_long_or_broken_text_is_quoted_on_one_short_line() -> None:
    assert quote("R7\nG4") == r"'R7\nG4'"
    assert len(quote("R7" * 1000)) < 70


def test_an_illegal_step_carries_its_text_and_its_position() -> None:
    position = Position.parse("red7/1 1.3[RO/123/1] R3:O2/O3:O1 - R2R1 1")
    with pytest.raises(Red7Error) as caught:
        position.play(red7.Step.parse(">O1"))
    assert caught.value.code == "not-winning"
    assert (caught.value.text, caught.value.position) == (">O1", str(position))


@pytest.mark.parametrize(
    "error",
    [NotationError("card-syntax", "no card", text="R8"), RecordError("tag-order", "line 3: no", line=3, turn=None)],
)
def test_errors_can_be_pickled(error: Red7Error) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)
