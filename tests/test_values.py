"""Every value of the engine survives copying and pickling, and is the same value after."""

import copy
import pickle

import pytest

from red7 import Card, Colour, Game, Outlook, Rules, Seat, Step, Turn, deal

POSITION = deal(Rules.parse("1.3dsa"), players=3, seed="7")
STARTED = Game.start(POSITION, seats=["Ann", 'B"ob', ""], tags={"Date": "2026-11-15"})
MIDTURN = POSITION.play(POSITION.legal_steps()[0])

VALUES: list[object] = [
    Card.parse("G4"),
    Colour.INDIGO,
    Step.parse("+G4"),
    Step.parse("."),
    Turn.parse("+B3(Y6)>V1=(??)"),
    Outlook.MAYBE,
    POSITION.rules,
    POSITION.rules.edition,
    Rules.parse("1.2a[ROY/567/2]"),
    POSITION,
    MIDTURN,
    MIDTURN.view(Seat(0)),
    MIDTURN.view(None),
    STARTED,
    STARTED.play(POSITION.legal_steps()[0]),
    STARTED.play(POSITION.legal_steps()[0]).view(Seat(1)),
    STARTED.rounds[0],
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_survive_copying_and_pickling(value: object) -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301
        assert again == value
        assert type(again) is type(value)
        assert hash(again) == hash(value)
        assert str(again) == str(value)
    for same in (copy.copy(value), copy.deepcopy(value)):
        assert same == value
        assert str(same) == str(value)
    if isinstance(value, Card | Step):
        assert copy.deepcopy(value) is value
        assert pickle.loads(pickle.dumps(value)) is value  # noqa: S301


def test_a_copy_in_mid_turn_plays_alike() -> None:
    again = copy.deepcopy(MIDTURN)
    assert again.legal_steps() == MIDTURN.legal_steps()
    assert again.outlook() == MIDTURN.outlook()
