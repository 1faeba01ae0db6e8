"""The trained network that tells good turns from bad ones in two-player Basic rounds; see `core.network`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np

from red7.cards import ALL_CARDS, card_set
from red7.play.core.network import INPUTS, NO_INSIGHT, Weights, odds_of, show
from red7.play.core.state import Reals
from red7.play.turns.seen import Ending
from red7.steps import Verb
from red7.turn import rule_of
from red7.view import View

FILE: Final = "insight.npy"


@cache
def insight() -> Weights:
    """The weights, from the file next to this one, which tools/train_insight.py writes."""
    with as_file(files("red7.play.bots") / FILE) as path:
        weights: Weights = np.load(path).astype(np.float32)
    return weights


def insight_for(view: View) -> Weights:
    """The weights if they apply, otherwise none: they are for two players and Basic rules, with or without scoring."""
    rules = view.rules
    is_basic = not (rules.actions or rules.discard_limit or rules.bonus_draw)
    return insight() if is_basic and view.players == 2 else NO_INSIGHT


def opinions(view: View, endings: Sequence[Ending]) -> Reals:
    """The network's estimate for each ending of the turn of a view's owner: the chance to win the round.

    Only for views that it has insight for; a player who is out has no chance.
    """
    zones = view.moment.zones
    seat, other = zones.seat, 1 - zones.seat
    seen = ALL_CARDS & ~zones.rules.pack_set | card_set(zones.canvas) | zones.scored[seat] | zones.scored[other]
    theirs = zones.hands[other].bit_count() + zones.hidden[other]
    inputs, chances = np.empty(INPUTS, dtype=np.float32), np.zeros(len(endings))
    for place, ending in enumerate(endings):
        if ending.goes_out:
            continue
        own, hand, canvas, rule = zones.palettes[seat], zones.hands[seat], seen, int(rule_of(zones))
        for step in ending.steps:
            if step.card is None:
                continue
            hand ^= step.card.bit
            if step.verb is Verb.PLAY:
                own |= step.card.bit
            else:
                canvas, rule = canvas | step.card.bit, int(step.card.colour)
        show(own, hand, zones.palettes[other], theirs, canvas, rule, inputs)
        chances[place] = 1 / (1 + np.exp(-odds_of(insight(), inputs)))
    return chances
