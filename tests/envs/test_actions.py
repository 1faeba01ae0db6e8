import numpy as np
import pytest

from red7.cards import Card
from red7.envs.actions import ACTIONS, CARDS, action_of, card_number, mask_of, step_of
from red7.errors import IllegalStep, WrongType
from red7.steps import Step


def test_cards_are_numbered_by_strength() -> None:
    assert [card_number(card) for card in CARDS] == list(range(49))
    assert list(CARDS) == sorted(CARDS)
    assert card_number(Card.parse("G4")) == 24


def test_each_action_is_one_step() -> None:
    steps = [step_of(action) for action in range(ACTIONS)]
    assert len(set(steps)) == ACTIONS
    assert [action_of(step) for step in steps] == list(range(ACTIONS))
    assert "".join(map(str, steps[147:])) == "=-."
    assert [str(steps[action]) for action in (0, 49, 98)] == ["+V1", ">V1", "^V1"]


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_there_is_no_other_action(action: int) -> None:
    with pytest.raises(IllegalStep, match=f"there is no action {action}: the actions are 0 to 149"):
        step_of(action)


def test_wrong_types_are_refused() -> None:
    with pytest.raises(WrongType, match="expected the number of an action, got str"):
        step_of("7")  # type: ignore[arg-type]
    with pytest.raises(WrongType, match="expected a step"):
        action_of("+V1")  # type: ignore[arg-type]
    assert step_of(np.int32(149)) is Step.parse(".")  # type: ignore[arg-type]


def test_a_mask_has_the_steps() -> None:
    mask = mask_of([Step.parse("+V1"), Step.parse("^R7")])
    assert mask.nonzero()[0].tolist() == [0, 146]
    assert mask.shape == (ACTIONS,)
