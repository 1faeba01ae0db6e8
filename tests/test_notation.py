"""The text of steps and turns, and of whole positions before they are judged."""

import pytest

from red7 import Card, Draw, NotationError, Step, Turn, Verb
from red7.cards import card_set
from red7.notation import Sheet, read_cards, write_zone
from red7.steps import PLAYS, TOPS, steps_with
from tests.support.matches import CARDS, STEPS


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_step(step: Step) -> None:
    assert Step.parse(str(step)) is step
    assert Step(step.verb, step.card) is step
    assert repr(step) == f"Step.parse('{step}')"


def test_there_are_150_steps() -> None:
    assert len({str(step) for step in STEPS}) == len(set(STEPS)) == 150


def test_verbs() -> None:
    texts = ("+G4", ">G4", "^G4", "=", "-", ".")
    verbs = [Step.parse(text).verb for text in texts]
    assert verbs == [Verb.PLAY, Verb.DISCARD, Verb.TOP, Verb.TAKE, Verb.DECLINE, Verb.END]
    assert [Step.parse(text).card for text in texts] == [Card.parse("G4")] * 3 + [None] * 3


def test_steps_with_cards_come_strongest_first() -> None:
    some = card_set(map(Card.parse, ("V1", "R7", "G4")))
    assert [str(step) for step in steps_with(TOPS, some)] == ["^R7", "^G4", "^V1"]
    assert steps_with(PLAYS, 0) == []


@pytest.mark.parametrize(
    "text",
    [
        *("", "+G4.", ">B2", "+G4>B2", "+R1^O6.", "+B3(Y6)>Y6", "+G5+R2>V1", "+R7>O4.", ">V6=(G2)", ">V6-"),
        *("+R7>O4-.", ".x", "+R3(V1).x", "+B3(??)", "+B3(??).x", "=(R7)=(??)"),
    ],
)
def test_turn(text: str) -> None:
    turn = Turn.parse(text)
    assert str(turn) == text
    assert Turn.parse(str(turn)) == turn
    assert "".join(map(str, turn.items)) + "x" * turn.out == text
    assert turn.steps == tuple(item for item in turn.items if isinstance(item, Step))


def test_parts_of_a_turn() -> None:
    turn = Turn.parse("+B3(Y6)>Y6=(??)x")
    y6 = Card.parse("Y6")
    assert turn.items == (
        *(Step.parse("+B3"), Draw(y6)),
        *(Step(Verb.DISCARD, y6), Step(Verb.TAKE), Draw(None)),
    )
    assert turn.out
    assert not Turn.parse("+B3(Y6)").out
    assert Turn() == Turn.parse("")


@pytest.mark.parametrize(
    "text",
    [
        "red7/1 1.3[RO/123/1] R3:O3/R2:O2 - R1O1 1",
        "red7/1 1.3[RO/123/1] xR3:O3/R2:- O2 !R1O1 1#",
        "red7/1 1.3s[RO/123/1] -:!O3/R2:-:R3O2 R1 - 0+O3>O3",
        "red7/1 1.3s[RO/123/1] -:!O3*2/R2:-:R3O2 R1 *1!V1*2 0+O3(??) @-",
        "red7/1 1.3 -:-/-:-/-:-/-:- - - 3 @2",
    ],
)
def test_a_sheet_is_read_without_being_judged(text: str) -> None:
    assert str(Sheet.parse(text)) == text


def test_zones_are_taken_in_any_order_and_printed_in_one() -> None:
    sheet = Sheet.parse("red7/1 1.3s[RO/1234/1] O3R3:!O2R2:R1O1/-:- R4O4 - 0")
    assert str(sheet) == "red7/1 1.3s[RO/1234/1] R3O3:R2!O2:R1O1/-:- R4O4 - 0"
    assert str(Sheet.parse("red7/1 1.3[RO/1234/1] O3:O1/R1:- O4R4 R2O2R3 0")).endswith(" O4R4 R2O2R3 0")


def test_cards_of_a_zone() -> None:
    assert read_cards("O1R7", "here") == card_set(map(Card.parse, ("R7", "O1")))
    assert read_cards("-", "here") == 0
    assert write_zone(CARDS[:3]) == "R7O7Y7"
    assert write_zone(()) == "-"
    with pytest.raises(NotationError, match=r"^here ''"):
        read_cards("", "here")
