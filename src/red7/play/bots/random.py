"""`random`: every surviving turn is as likely as any other."""

from __future__ import annotations

from random import Random

from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.play.turns.seen import count_surviving
from red7.steps import Step
from red7.turn import END


class RandomBot:
    """Chooses evenly among whole turns that keep it in, and ends its turn where there is none.

    Each step is as likely as its share of those turns, so that whole turns are equally likely without being listed.
    After a draw in mid-turn it chooses anew, evenly among what the card drawn allows.
    """

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """A step by its share of the surviving turns."""
        counts = count_surviving(seen.now)
        if any(counts.values()):
            return chance.choices(list(counts), weights=list(counts.values()))[0]
        return END if END in counts else chance.choice(list(counts))
