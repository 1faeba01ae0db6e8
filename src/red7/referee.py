"""The referee: follows written turns and says why a step is not legal.

Its errors do not have the position; the caller adds it.
"""

from __future__ import annotations

from collections import deque
from typing import NoReturn

from red7.errors import IllegalStep, quote
from red7.rules import Seat
from red7.steps import Draw, Step, Turn, Verb
from red7.turn import END, Moment, Phase, draws, hand_of, legal, stays_in, take, unseen

_WAITING = {
    Phase.FREE: "a card has been played: discard one, or end the turn with .",
    Phase.ONE: "the 1 must take a card first",
    Phase.FIVE: "the 5 must be followed by another card first",
    Phase.SEVEN: "the 7 must move a card from the palette first",
    Phase.BONUS: "take the draw with = or decline it with - first",
    Phase.LAST_BONUS: "take the draw with = or decline it with - first",
    Phase.DONE: "the turn is over",
}


def refusal(moment: Moment, step: Step) -> IllegalStep:
    """The error that says why a step is not legal."""
    code, reason = _reason(moment, step)
    return IllegalStep(code, f"{step} is not legal: {reason}", text=str(step))


def _reason(moment: Moment, step: Step) -> tuple[str, str]:
    zones, phase = moment.zones, moment.phase
    if zones.is_over:
        return "round-over", "the round is over"
    expected = {
        Phase.START: (Verb.PLAY, Verb.DISCARD, Verb.END),
        Phase.FREE: (Verb.DISCARD, Verb.END),
        Phase.ONE: (Verb.TOP,),
        Phase.FIVE: (Verb.PLAY,),
        Phase.SEVEN: (Verb.DISCARD, Verb.TOP),
    }.get(phase, (Verb.TAKE, Verb.DECLINE))
    if step.verb not in expected or phase is Phase.DONE:
        return "out-of-turn", _WAITING.get(phase, "the turn does not wait for that")
    if step is END or step.card is None:
        return "must-stay", "after this action its player must be winning when the turn ends"
    card = step.card
    if phase is Phase.ONE:
        return "not-takeable", f"the 1 may not take {card}"
    if phase is Phase.SEVEN:
        return "not-movable", f"the 7 may not move {card} there"
    if not hand_of(zones) & card.bit:
        return "not-in-hand", f"{card} is not in hand"
    if step.verb is Verb.PLAY:
        return "must-stay", f"only a player who can stay in may play the {card.number}"
    palette = zones.palettes[zones.seat]
    if zones.rules.discard_limit and card.number < palette.bit_count():
        return "too-low", f"its number is below the size of the palette, {palette.bit_count()}"
    return "not-winning", f"its player would not be winning under {card.colour.word}"


def follow(moment: Moment, turn: Turn, owner: Seat | None) -> Moment:
    """The moment after a written turn, with every step and draw checked.

    `owner` is the owner of the view, who sees only their own draws.
    """
    items = deque(turn.items)
    while items:
        step = items.popleft()
        if not isinstance(step, Step):
            _disagree("a draw must follow a step", turn)
        if step not in legal(moment):
            raise refusal(moment, step)
        claim = items[0] if items and isinstance(items[0], Draw) else None
        if (claim is not None) is not draws(moment, step):
            missing = f"the card that {step} draws is missing, as in {step}(??)"
            _disagree(missing if claim is None else f"{step} draws nothing", turn)
        if claim is not None:
            items.popleft()
            _check_draw(moment, claim, turn, owner)
        moment = take(moment, step, claim.card if claim else None)
    return moment


def _check_draw(moment: Moment, claim: Draw, turn: Turn, owner: Seat | None) -> None:
    """Raises unless the card drawn can be the one that the turn claims."""
    zones = moment.zones
    top = zones.deck[0]
    if top is not None:
        if claim.card is not top:
            _disagree(f"it draws ({top}), not {claim}", turn)
    elif (claim.card is not None) is not (owner == zones.seat):
        _disagree(f"{claim} is not what the view's owner sees", turn)
    elif claim.card and not claim.card.bit & unseen(zones):
        _disagree(f"{claim.card} cannot be in the deck", turn)


def finish(moment: Moment, turn: Turn) -> None:
    """Raises unless the turn is finished and says correctly whether it puts its player out."""
    if moment.phase is not Phase.DONE:
        _disagree("the turn is not finished", turn)
    out = not stays_in(moment)
    if turn.out is not out:
        _disagree("it puts its player out, so x must end it" if out else "it ends in x but keeps its player in", turn)


def check_unfinished(moment: Moment, turn: Turn) -> None:
    """Raises if the steps so far end the turn."""
    if moment.phase is Phase.DONE or turn.out:
        _disagree("the turn is finished", turn)


def _disagree(reason: str, turn: Turn) -> NoReturn:
    raise IllegalStep("turn-disagrees", f"turn {quote(str(turn))}: {reason}", text=str(turn))
