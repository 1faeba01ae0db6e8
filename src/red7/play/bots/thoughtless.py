"""A bot for hands so large that nobody can look at all their turns."""

from __future__ import annotations

from random import Random
from typing import Final

from red7.board import Board
from red7.outlook import Outlook
from red7.play.bots.bot import Budget
from red7.play.history import Seen
from red7.steps import Step

_LARGEST_HAND: Final = 16
"""Of hands that are thought about. In play none grows beyond what was dealt; one set up by hand may have more turns
than can be looked at."""


def is_overfull(board: Board) -> bool:
    """Whether the player to move holds too many cards to look at all turns."""
    return board.hand_sizes[board.seat] > _LARGEST_HAND


class ThoughtlessBot:
    """Takes any step that leaves it able to stay in, and looks no further."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:  # noqa: ARG002 (a bot may do without)
        """One of the steps with the best outlook."""
        outlook = seen.now.outlook()
        for wanted in Outlook:
            if steps := [step for step, found in outlook.items() if found is wanted]:
                return chance.choice(steps)
        raise AssertionError  # there is always a legal step
