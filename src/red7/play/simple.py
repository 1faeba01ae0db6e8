"""A simple player: stays in where it can, and keeps its cards together."""

from __future__ import annotations

from random import Random
from typing import Protocol

from red7 import Outlook, Seat, Step, Verb, View, leader
from red7.play.prospect import Prospect, Then, prospects

_RANK = {Outlook.SURE: 2, Outlook.MAYBE: 1, Outlook.NO: 0}
_CARD_WORTH = 2.0
"""What a card in hand is worth, where a rule that would be won with it is worth 1."""


class Player(Protocol):
    """Whoever chooses steps, from what one seat knows and from chance alone."""

    def choose(self, view: View, chance: Random) -> Step:
        """One of the view's legal steps."""


class SimplePlayer:
    """Takes what is sure to keep it in, and of that what leaves most cards and most rules to turn to."""

    def choose(self, view: View, chance: Random) -> Step:
        """The step of the best outlook and worth; chance decides between equals."""
        rated = [((_RANK[prospect.outlook], _worth(view, prospect)), prospect.step) for prospect in prospects(view)]
        most = max(rating for rating, _ in rated)
        return chance.choice([step for rating, step in rated if rating == most])


def _worth(view: View, prospect: Prospect) -> float:
    """How good it is to be there, once it is known that one can stay in."""
    step, seat = prospect.step, view.seat
    if prospect.outlook is Outlook.NO:
        return float(step.verb is Verb.END)
    hand = [card for card in view.hand if card is not step.card]
    still_in = {Seat(other): palette for other, palette in enumerate(prospect.palettes) if not view.is_out(Seat(other))}
    worth = sum(leader(card.colour, still_in) == seat for card in hand) + _CARD_WORTH * len(hand)
    if prospect.then in (Then.BONUS, Then.SEE_DRAW) or step.verb is Verb.TAKE:
        worth += _CARD_WORTH
    if prospect.then is Then.PLAY_MORE or not prospect.leads:
        worth -= _CARD_WORTH  # one more card has to go
    if view.rules.scoring and prospect.leads:
        worth += sum(card.number for card in prospect.counting) / 10
    return worth
