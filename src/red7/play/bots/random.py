"""`random`: every turn that keeps it in is equally likely."""

from __future__ import annotations

from random import Random

from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.play.turns.seen import count_surviving
from red7.steps import Step
from red7.turn import END


class RandomBot:
    """Chooses evenly among the whole turns that keep it in, and ends its turn if there are none.

    It chooses each step by its share of those turns, so that whole turns are equally likely without listing them.
    After a draw in the middle of a turn it chooses again among what the new card allows.
    """

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """A step by its share of the surviving turns."""
        counts = count_surviving(seen.now)
        if any(counts.values()):
            return chance.choices(list(counts), weights=list(counts.values()))[0]
        return END if END in counts else chance.choice(list(counts))
