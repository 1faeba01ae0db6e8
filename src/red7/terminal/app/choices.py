"""What the player to move can choose: cards, and what to do with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from red7 import Card, IllegalStep, Outlook, Seat, Step, Verb, View
from red7.terminal.app.telling import Teller
from red7.terminal.app.typed import is_fatal
from red7.terminal.game.input_parser import END

_RANK: Final = {Outlook.SURE: 2, Outlook.MAYBE: 1, Outlook.NO: 0}


class Choice(NamedTuple):
    """Something that can be done now, and what it would lead to."""

    label: str
    steps: tuple[Step, ...]
    says: str = ""
    leading: Seat | None = None
    """Who would be winning."""
    is_fatal: bool = False
    """Whether it puts its player out, so that it is asked about first."""


def cards_to_choose(view: View) -> list[Card]:
    """The cards that something can be done with, those in other palettes first, and the rest of the hand."""
    among = {step.card for step in view.legal_steps() if step.card}
    in_palettes = [card for palette in view.palettes for card in palette if card in among]
    return in_palettes or list(view.hand)


def first_to_choose(view: View) -> Card | None:
    """The card to begin with: the first that something can be done with, if there is one."""
    among = {step.card for step in view.legal_steps()}
    return next((card for card in cards_to_choose(view) if card in among), None)


def why_not(view: View, card: Card, teller: Teller) -> str:
    """Why nothing can be done with a card now."""
    try:
        view.play(Step(Verb.PLAY, card))
    except IllegalStep as refused:
        return teller.refused(refused.code)
    return ""


def hopeless_cards(view: View) -> frozenset[Card]:
    """The cards in the hand that cannot keep their player in."""
    hopeful = {step.card for step, found in view.outlook().items() if found is not Outlook.NO}
    return frozenset(card for card in view.hand if card not in hopeful)


def silent_choices(view: View, card: Card | None, teller: Teller) -> list[Choice]:
    """What can be done, without a word on where it leads."""
    made = []
    for step in view.legal_steps():
        if step.card is card and card:
            name = {Verb.PLAY: "do-play", Verb.TOP: "do-deck"}.get(step.verb, "do-discard")
            made.append(Choice(teller.say(name, colour=card.colour.letter), (step,)))
        elif step.card is None:
            name = {Verb.TAKE: "do-draw", Verb.DECLINE: "do-decline"}.get(step.verb, "do-end")
            made.append(Choice(teller.say(name), (step,)))
    return made


def choices(view: View, card: Card | None, teller: Teller, *, begun: bool) -> list[Choice]:
    """What can be done with a card, the best first, and what can be done without one; `begun` if undo is possible."""
    outlook = view.outlook()
    found = [(step, how) for step, how in outlook.items() if card and step.card is card]
    found.sort(key=lambda one: (_RANK[one[1]], one[0].verb is Verb.PLAY), reverse=True)
    made = [choice for step, how in found for choice in _with_card(view, step, how, teller)]
    return [*made, *_without_card(view, outlook, teller, begun=begun)]


def foreseen(view: View, steps: Sequence[Step], teller: Teller) -> tuple[str, Seat | None]:
    """Where steps would lead, and who would be winning then."""
    moments = [(view, steps[0])]
    for step in steps[1:]:
        here, last = moments[-1]
        moments.append((here.play(last), step))
    if len(moments) > 1 and steps[-1] is END and not is_fatal(*moments[-1]):
        moments.pop()
    view, last = moments[-1]
    how = view.outlook()[last]
    if last.card:
        return teller.would(view, last, how)
    if last is END:
        return (teller.say("ask-out"), None) if how is Outlook.NO else (teller.leads(view), view.winning)
    return teller.say("would-draw") if last.verb is Verb.TAKE else "", None


def _with_card(view: View, step: Step, how: Outlook, teller: Teller) -> list[Choice]:
    says, leading = teller.would(view, step, how)
    if step.verb is Verb.DISCARD:
        assert step.card
        return [Choice(teller.say("do-discard", colour=step.card.colour.letter), (step,), says, leading)]
    if step.verb is Verb.TOP:
        return [Choice(teller.say("do-deck"), (step,), says, leading)]
    _, after = view.advance(step)
    unknown = after.hand_sizes[view.seat] != len(after.hand)
    if not after.turn.items or unknown:
        return [Choice(teller.say("do-play"), (step,), says, leading)]
    end = after.outlook().get(END)
    more = [one for one in after.legal_steps() if one is not END]
    if end is Outlook.SURE:
        made = [Choice(teller.say("do-play"), (step, END), says, leading)]
        if more:
            on = "do-play-on" if any(one.verb is Verb.PLAY for one in more) else "do-play-rule"
            made.append(Choice(teller.say(on), (step,), says, leading))
        return made
    by_rule = how is not Outlook.NO and bool(more) and all(one.card in after.hand for one in more)
    needs_rule = by_rule and all(one.verb is Verb.DISCARD for one in more)
    return [Choice(teller.say("do-play-then-rule" if needs_rule else "do-play"), (step,), says, leading)]


def _without_card(view: View, outlook: dict[Step, Outlook], teller: Teller, *, begun: bool) -> list[Choice]:
    made = []
    for step, how in outlook.items():
        if step.verb is Verb.TAKE:
            made.append(Choice(teller.say("do-draw"), (step,), teller.say("would-draw")))
        elif step.verb is Verb.DECLINE:
            made.append(Choice(teller.say("do-decline"), (step,)))
        elif step is END:
            made.append(_ending(view, how, teller, begun=begun))
    return made


def _ending(view: View, how: Outlook, teller: Teller, *, begun: bool) -> Choice:
    if how is not Outlook.NO:
        return Choice(teller.say("do-end"), (END,), teller.leads(view))
    fatal = is_fatal(view, END) or begun
    label = ("do-end-out" if view.turn.items else "do-nothing") if fatal else "do-leave"
    return Choice(teller.say(label), (END,), teller.say("ask-out") if fatal else "", is_fatal=fatal)
