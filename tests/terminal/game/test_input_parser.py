"""What people type, read as steps."""

import pytest

from red7 import Card, Step, Turn, Verb
from red7.terminal.game.input_parser import Typed, read_line, step_for

START = [Step.parse(text) for text in ("+G4", "+B2", ">B2", ".")]
FREE = [Step.parse(text) for text in (">B2", ".")]
ONE = [Step.parse(text) for text in ("^O6", "^V1")]
SEVEN = [Step.parse(text) for text in (">O6", ">G4", "^O6", "^B2")]
BONUS = [Step.parse(text) for text in ("=", "-")]


def texts(line: str) -> list[str]:
    return [
        (typed.verb.value if typed.verb else "") + (str(typed.card) if typed.card else "")
        for typed in read_line(line) or []
    ]


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("g4", ["G4"]),
        (" G4 ", ["G4"]),
        ("green 4", ["G4"]),
        ("play green4", ["+G4"]),
        ("+g4>b2", ["+G4", ">B2"]),
        ("+G4 > B2", ["+G4", ">B2"]),
        ("g4 b2", ["G4", "B2"]),
        ("g4, then b2", ["G4", "B2"]),
        ("g4 and discard b2", ["G4", ">B2"]),
        ("g4b2", ["G4", "B2"]),
        ("rule r1", [">R1"]),
        ("red 1 red 2", ["R1", "R2"]),
        ("^o6", ["^O6"]),
        ("deck o6", ["^O6"]),
        ("+b3(y6)>y6", ["+B3", ">Y6"]),
        ("+r3(??).x", ["+R3", "."]),
        ("+r7>o4-.", ["+R7", ">O4", "-", "."]),
        ("y", ["="]),
        ("y3", ["Y3"]),
        ("yes", ["="]),
        ("draw", ["="]),
        ("n", ["-"]),
        ("end", ["."]),
        ("done", ["."]),
        (">v6=", [">V6", "="]),
    ],
)
def test_read_line(line: str, read: list[str]) -> None:
    assert texts(line) == read


@pytest.mark.parametrize(
    "line",
    [
        "g",
        "4",
        "g8",
        "g44",
        "g0",
        "hello",
        "playg4 x",
        "g4 ; rm",
        "ends",
        "yess",
        "+",
        ">",
        "(g4",
        "é",
        "\udcff",
        "r7!",
    ],
)
def test_what_makes_no_sense(line: str) -> None:
    assert read_line(line) is None


@pytest.mark.parametrize(
    "text", ["+G4.", ">B2", "+G4>B2", "+R1^O6.", "+B3(Y6)>Y6", "+G5+R2>V1", ">V6=(G2)", ".x", "+R3(V1).x"]
)
def test_every_turn_of_the_notation_can_be_typed(text: str) -> None:
    typed = read_line(text)
    assert typed is not None
    assert [str(step_for(one, [], begins=not place)) for place, one in enumerate(typed)] == [
        str(step) for step in Turn.parse(text).steps
    ]


@pytest.mark.parametrize(
    ("typed", "legal", "begins", "step"),
    [
        ("g4", START, True, "+G4"),
        ("b2", START, True, "+B2"),  # where both could be meant, it is played
        ("r7", START, True, "+R7"),
        ("b2", [Step.parse(">B2"), Step.parse(".")], True, "+B2"),  # never a discard by surprise
        ("b2", FREE, False, ">B2"),
        ("r7", FREE, False, ">R7"),
        ("o6", ONE, False, "^O6"),
        ("r7", ONE, False, "^R7"),
        ("g4", SEVEN, False, ">G4"),
        ("b2", SEVEN, False, "^B2"),
        ("o6", SEVEN, False, None),
        (">o6", SEVEN, False, ">O6"),
        ("y", BONUS, False, "="),
        ("n", BONUS, False, "-"),
        (".", BONUS, False, "."),  # no draw is lost by surprise
        ("y", START, True, "="),
        ("n", FREE, False, "-"),
        ("end", FREE, False, "."),
    ],
)
def test_step_for(typed: str, legal: list[Step], begins: bool, step: str | None) -> None:
    (one,) = read_line(typed) or []
    meant = step_for(one, legal, begins=begins)
    assert (meant and str(meant)) == step


def test_a_card_keeps_its_verb() -> None:
    assert read_line(">g4") == [Typed(Verb.DISCARD, Card.parse("G4"))]
