"""What a player may do, in words: each step and its result."""

from __future__ import annotations

from red7 import Outlook, Seat, Verb, View
from red7.play.turns.prospects import Prospect, Then
from red7.terminal.words import Table, listed, rule_name, set_words

_ASKS = {
    Then.TAKE_AWAY: ", then put a card from another palette on the deck",
    Then.PLAY_MORE: ", then play one more card",
    Then.MOVE: ", then move a card from your palette",
    Then.SEE_DRAW: " and draw a card",
}
_THEN = {
    Then.TAKE_AWAY: "then take a card away",
    Then.PLAY_MORE: "then play one more",
    Then.MOVE: "then move a card",
    Then.SEE_DRAW: "then draw a card",
}
_AT_MOST = 3
"""How many cards are listed one by one."""


def step_words(view: View, prospect: Prospect, table: Table) -> str:
    """What a step does and its result, said to its player, as in `play G4: you're winning with ...`."""
    return f"{_deed(view, prospect, table)}: {_result(prospect)}"


def _deed(view: View, prospect: Prospect, table: Table) -> str:
    verb, card = prospect.step.verb, prospect.step.card
    if verb is Verb.TAKE:
        return "draw a card"
    if verb is Verb.DECLINE:
        return "draw nothing"
    if card is None:
        return "end the turn" if view.turn.items else "do nothing"
    if verb is Verb.PLAY:
        return f"play {card}{_ASKS.get(prospect.then, '')}"
    own = card in view.palettes[view.seat]
    if verb is Verb.DISCARD:
        how = f"move {card} from your palette to the canvas, rule" if own else f"discard {card}, rule"
        return f"{how} {rule_name(card.colour)}"
    if own:
        return f"put {card} from your palette on the deck"
    whose = next(table.whose(seat) for seat in map(Seat, range(view.players)) if card in view.palettes[seat])
    return f"put {whose} {card} on the deck"


def _result(prospect: Prospect) -> str:
    if prospect.step.verb in (Verb.TAKE, Verb.DECLINE):
        return "you stay in"
    if prospect.step.verb is Verb.END:
        if prospect.outlook is Outlook.NO:
            return "you're out"
        return f"you stay in with {set_words(prospect.rule, prospect.counting)}"
    if prospect.outlook is Outlook.NO:
        return "nothing can keep you in"
    return _chance(prospect)


def _chance(prospect: Prospect) -> str:
    """How a step can keep its player in."""
    if prospect.outlook is Outlook.MAYBE:
        return "the right draw can save you"
    if prospect.then in (Then.TAKE_AWAY, Then.PLAY_MORE, Then.MOVE):
        return "you can stay in"
    if prospect.leads:
        draw = "; you may draw" if prospect.then is Then.BONUS else ""
        return f"you're winning with {set_words(prospect.rule, prospect.counting)}{draw}"
    return _rescue(prospect)


def _rescue(prospect: Prospect) -> str:
    """The discards that keep a player in who is not winning yet."""
    if not prospect.discards:
        return "a discard keeps you in"
    few = [str(card) for card in prospect.discards[:_AT_MOST]]
    more = ["another"] if len(prospect.discards) > _AT_MOST else []
    return f"then discard {listed(few + more, last='or')}"


def play_words(prospect: Prospect, *, brief: bool) -> str:
    """The result of playing a card, for one cell of a table."""
    if prospect.outlook is Outlook.NO:
        return "can't save you"
    then = _THEN.get(prospect.then)
    if prospect.outlook is Outlook.MAYBE:
        return f"{then}: it may save you" if then else "may save you"
    if prospect.leads and prospect.then in (Then.FREE, Then.SEE_DRAW):
        if then:
            return f"winning, {then}"
        return "winning" if brief else f"winning: {set_words(prospect.rule, prospect.counting)}"
    return then or _rescue(prospect)


def discard_words(prospect: Prospect, *, brief: bool) -> str:
    """The result of discarding a card, for one cell of a table."""
    draw = " + draw" if prospect.then is Then.BONUS else ""
    if brief:
        return f"{rule_name(prospect.rule)}{draw}"
    return f"{rule_name(prospect.rule)}: {set_words(prospect.rule, prospect.counting)}{draw}"


def asked_words(view: View) -> str:
    """What the player has to do next."""
    steps = view.legal_steps()
    verbs = {step.verb for step in steps}
    if not view.turn.items:
        return "It's your turn: play a card, discard one, or both."
    if Verb.TAKE in verbs:
        return "You may draw a card: y or n."
    if Verb.PLAY in verbs:
        return "Your 5 asks you to play one more card."
    if any(step.card in view.palettes[view.seat] for step in steps):
        return "Your 7 asks you to move a card from your palette."
    if Verb.TOP in verbs:
        return "Your 1 asks you to put a card from another palette on the deck."
    return "You've played a card: now discard one, or end the turn."
