"""What a player does: steps, the cards they draw, and whole turns."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from red7.cards import ALL_CARDS, Card, CardSet, card_of, cards_in
from red7.errors import NotationError, check_text, quote, wrong_type


class Verb(Enum):
    """What a step does; the value is its sign in the notation."""

    PLAY = "+"
    DISCARD = ">"
    TOP = "^"
    TAKE = "="
    DECLINE = "-"
    END = "."


class Step:
    """The smallest decision a player makes. There is one object per step, so `is` and `==` agree.

    >>> Step.parse("+G4").card
    Card.parse('G4')
    """

    __slots__ = ("_text", "card", "verb")

    verb: Verb
    card: Card | None
    _text: str

    def __new__(cls, verb: Verb, card: Card | str | None = None) -> Step:
        """The step with that verb and card."""
        if not isinstance(verb, Verb):
            raise wrong_type(verb, "a verb")
        step = _STEPS.get((verb, None if card is None else card_of(card)))
        if step is None:
            reason = "needs a card" if card is None else "takes no card"
            raise NotationError("step-syntax", f"the step {verb.value} {reason}")
        return step

    @staticmethod
    def parse(text: str) -> Step:
        """The step written as in `+G4`, `>B2`, `^O6`, `=`, `-` or `.`."""
        check_text(text, "the text of a step")
        step = _STEP_BY_TEXT.get(text)
        if step is None:
            raise NotationError(
                "step-syntax", f"{quote(text)} is not a step: expected one such as +G4 >G4 ^G4 = - .", text=text
            )
        return step

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Step.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Step, (self.verb, self.card)


def _make(verb: Verb, card: Card | None) -> Step:
    step = object.__new__(Step)
    step.verb = verb
    step.card = card
    step._text = verb.value + (str(card) if card else "")
    return step


_STEPS: dict[tuple[Verb, Card | None], Step] = {
    (verb, card): _make(verb, card) for verb in (Verb.PLAY, Verb.DISCARD, Verb.TOP) for card in cards_in(ALL_CARDS)
} | {(verb, None): _make(verb, None) for verb in (Verb.TAKE, Verb.DECLINE, Verb.END)}
_STEP_BY_TEXT = {str(step): step for step in _STEPS.values()}
# Steps by verb, then by the bit length of their card.
PLAYS, DISCARDS, TOPS = (
    {card.index + 1: _STEPS[verb, card] for card in cards_in(ALL_CARDS)} for verb in (Verb.PLAY, Verb.DISCARD, Verb.TOP)
)


def steps_with(steps: dict[int, Step], cards: CardSet) -> list[Step]:
    """The steps of a verb that use one of the cards, strongest first."""
    chosen = []
    while cards:
        top = cards.bit_length()
        chosen.append(steps[top])
        cards ^= 1 << top - 1
    return chosen


class Draw(NamedTuple):
    """A card drawn in a turn; None if the viewer may not see it."""

    card: Card | None

    def __str__(self) -> str:
        return f"({self.card or '??'})"


_TURN = re.compile(r"(?P<step>[+>^][ROYGBIV][1-7]|[=.-])|\((?P<draw>[ROYGBIV][1-7]|\?\?)\)")


class Turn(NamedTuple):
    """A turn or the start of one: its steps, the cards drawn, and whether it put its player out.

    >>> Turn.parse("+B3(Y6)>Y6").steps
    (Step.parse('+B3'), Step.parse('>Y6'))
    """

    items: tuple[Step | Draw, ...] = ()
    out: bool = False

    @staticmethod
    def parse(text: str) -> Turn:
        """The turn written as in `+B3(Y6)>Y6` or `.x`."""
        check_text(text, "the text of a turn")
        return _read_turn(text)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps alone, without the draws."""
        return tuple([item for item in self.items if isinstance(item, Step)])

    def __str__(self) -> str:
        return "".join(map(str, self.items)) + "x" * self.out


def step_of(step: Step | str) -> Step:
    """The step, given as a `Step` or as text."""
    if isinstance(step, Step):
        return step
    if isinstance(step, str):
        return Step.parse(step)
    raise wrong_type(step, "a step or its text")


def turn_of(turn: Turn | str) -> Turn:
    """The turn, given as a `Turn` or as text."""
    if isinstance(turn, str):
        return Turn.parse(turn)
    if not isinstance(turn, Turn):
        raise wrong_type(turn, "a turn or its text")
    if not isinstance(turn.items, tuple):
        raise wrong_type(turn.items, "a tuple of steps and draws")
    for item in turn.items:
        if isinstance(item, Draw):
            if not isinstance(item.card, Card | None):
                raise wrong_type(item.card, "the card of a draw")
        elif not isinstance(item, Step):
            raise wrong_type(item, "a step or a draw")
    return turn


@lru_cache(maxsize=1 << 12)
def _read_turn(text: str) -> Turn:
    """The turn that the text describes; cached, because the same few short turns come up again and again."""
    items: list[Step | Draw] = []
    out = text.endswith("x")
    at, end = 0, len(text) - out
    while at < end:
        match = _TURN.match(text, at, end)
        if not match:
            raise _bad_turn(text, f"there is no step at {quote(text[at:])}")
        if match["step"]:
            items.append(_STEP_BY_TEXT[match["step"]])
        elif items and isinstance(items[-1], Step):
            items.append(Draw(None if match["draw"] == "??" else Card.parse(match["draw"])))
        else:
            raise _bad_turn(text, "a draw must follow a step")
        at = match.end()
    if out and not items:
        raise _bad_turn(text, "there is no turn before the x")
    return Turn(tuple(items), out=out)


def _bad_turn(text: str, reason: str) -> NotationError:
    return NotationError("turn-syntax", f"turn {quote(text)}: {reason}", text=text)
