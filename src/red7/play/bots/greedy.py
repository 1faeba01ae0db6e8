"""`greedy`: plays the turn that looks best right now."""

from __future__ import annotations

from random import Random

from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.play.turns.seen import Ending, endings
from red7.rules import strength
from red7.steps import Step
from red7.turn import END, rule_of


class GreedyBot:
    """Keeps as many cards as it can, first in hand, then in its palette; after that it maximizes its strength.

    It ignores the others' answers, and points.
    """

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """The first step of the turn that looks best; chance decides between equals."""
        rated = [(_rating(ending), ending.steps[0]) for ending in endings(seen.now, past_draws=True)]
        best = max(rating for rating, _ in rated)
        if best[0] == 0 and END in seen.steps:
            return END
        return chance.choice([step for rating, step in rated if rating == best])


def _rating(ending: Ending) -> tuple[float, int, int, int]:
    """How good a turn looks: the chance to stay in, the cards in hand and in the palette, and its strength."""
    zones = ending.zones
    palette, hand = zones.palettes[zones.seat], zones.hands[zones.seat]
    return (
        ending.staying,
        hand.bit_count() + ending.drawn,
        palette.bit_count(),
        strength(rule_of(zones), palette),
    )
