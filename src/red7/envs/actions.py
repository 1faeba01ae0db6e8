"""The numbering of actions, the same in every environment: an action is one step of the engine."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Final, TypeAlias

import numpy as np

from red7.cards import ALL_CARDS, Card, cards_in
from red7.errors import IllegalStep, wrong_type
from red7.steps import Step, Verb

Cells: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint8]]
"""A row of numbers from 0 to 255, nearly all of them 0 or 1."""

CARDS: Final = tuple(reversed(cards_in(ALL_CARDS)))
"""The cards by number, weakest first: `(number - 1) * 7 + colour`, from violet, 0, to red, 6."""
PLAY, DISCARD, TOP = 0, 49, 98
"""The first action with each verb that takes a card."""
TAKE, DECLINE, END = 147, 148, 149
ACTIONS: Final = 150

_STEPS: Final = (
    *(Step(verb, card) for verb in (Verb.PLAY, Verb.DISCARD, Verb.TOP) for card in CARDS),
    *(Step(verb) for verb in (Verb.TAKE, Verb.DECLINE, Verb.END)),
)
_NUMBERS: Final = {step: number for number, step in enumerate(_STEPS)}


def card_number(card: Card) -> int:
    """The number of a card, 0 to 48; the stronger card has the higher number."""
    return (card.number - 1) * 7 + card.colour


def action_of(step: Step) -> int:
    """The number of a step.

    >>> action_of(Step.parse("+V1")), action_of(Step.parse(">R7")), action_of(Step.parse("."))
    (0, 97, 149)
    """
    if not isinstance(step, Step):
        raise wrong_type(step, "a step")
    return _NUMBERS[step]


def step_of(action: int) -> Step:
    """The step with this number.

    >>> step_of(146)
    Step.parse('^R7')
    """
    try:
        number = index(action)
    except TypeError:
        raise wrong_type(action, "the number of an action") from None
    if not 0 <= number < ACTIONS:
        raise IllegalStep("action-number", f"there is no action {number}: the actions are 0 to {ACTIONS - 1}")
    return _STEPS[number]


def mask_of(steps: Iterable[Step]) -> Cells:
    """One cell for each action: 1 for these steps, 0 for all others."""
    mask = np.zeros(ACTIONS, dtype=np.uint8)
    for step in steps:
        mask[_NUMBERS[step]] = 1
    return mask
