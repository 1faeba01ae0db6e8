"""What each legal step leads to, as far as its player can know."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from red7 import Card, Colour, Draw, Outlook, Seat, Step, Verb, View, best, leader


class Then(Enum):
    """What a turn asks of its player after a step."""

    FREE = auto()
    """A card from the hand may go to the canvas, or the turn ends."""
    TAKE_AWAY = auto()
    """A 1: a card from another palette goes onto the deck."""
    PLAY_MORE = auto()
    """A 5: one more card is played."""
    MOVE = auto()
    """A 7: a card from the player's own palette is moved."""
    BONUS = auto()
    """A draw is offered."""
    SEE_DRAW = auto()
    """A card has been drawn, and what may follow depends on it."""
    OVER = auto()
    """The turn is over."""


class Prospect(NamedTuple):
    """What one step leads to, before anything that follows it."""

    step: Step
    outlook: Outlook
    then: Then
    rule: Colour
    palettes: tuple[tuple[Card, ...], ...]
    counting: tuple[Card, ...]
    """The cards in its player's palette that count then."""
    leads: bool
    """Whether its player is winning then."""
    discards: tuple[Card, ...]
    """The cards from the hand that may go to the canvas next."""


def prospects(view: View) -> list[Prospect]:
    """What each legal step leads to, in order; the view must be the current player's."""
    return [_prospect(view, step, outlook) for step, outlook in view.outlook().items()]


def _prospect(view: View, step: Step, outlook: Outlook) -> Prospect:
    seat = view.seat
    after = _after(view, step)
    if after:
        rule, palettes = after.rule, after.palettes
        allowed = {found.card for found in after.legal_steps() if found.verb is Verb.DISCARD}
        discards = tuple(card for card in after.hand if card in allowed)
        then = _then(after)
    else:
        rule, palettes = _open_cards_after(view, step)
        discards = ()
        then = Then.SEE_DRAW if step.verb is Verb.PLAY or _draws_in_between(view, step) else Then.OVER
    rivals = {Seat(other): palette for other, palette in enumerate(palettes) if not view.is_out(Seat(other))}
    return Prospect(
        step,
        outlook,
        then,
        rule,
        palettes,
        counting=best(rule, palettes[seat]),
        leads=leader(rule, rivals) == seat,
        discards=discards,
    )


def _after(view: View, step: Step) -> View | None:
    """The view after a step, if it leaves the turn unfinished and draws nothing."""
    turn, after = view.advance(step)
    return after if after.turn.items and not isinstance(turn.items[-1], Draw) else None


def _draws_in_between(view: View, step: Step) -> bool:
    """Whether the step is a draw after which the turn goes on, with or without the card."""
    return step.verb is Verb.TAKE and _after(view, Step(Verb.DECLINE)) is not None


def _then(after: View) -> Then:
    steps = after.legal_steps()
    verbs = {step.verb for step in steps}
    own = after.palettes[after.seat]
    if Verb.TAKE in verbs:
        return Then.BONUS
    if Verb.PLAY in verbs:
        return Then.PLAY_MORE
    if any(step.card in own for step in steps):
        return Then.MOVE
    return Then.TAKE_AWAY if Verb.TOP in verbs else Then.FREE


def _open_cards_after(view: View, step: Step) -> tuple[Colour, tuple[tuple[Card, ...], ...]]:
    """The rule and the palettes after a step that ends the turn or draws."""
    palettes = list(view.palettes)
    if step.verb is Verb.PLAY and step.card:
        palettes[view.seat] = tuple(sorted((*palettes[view.seat], step.card), reverse=True))
    return (step.card.colour if step.verb is Verb.DISCARD and step.card else view.rule), tuple(palettes)
