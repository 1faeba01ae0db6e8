"""What an episode is, and what its steps pay: for winning a round, or for points in a match."""

from __future__ import annotations

from typing import Final

from red7.errors import Red7Error
from red7.rules import Rules

REWARDS: Final = ("round", "match")


def check_reward(reward: str, rules: Rules) -> None:
    """Raises unless games of these rules can be rewarded so."""
    if reward not in REWARDS:
        raise Red7Error("reward", f"reward {reward!r}: expected one of {', '.join(REWARDS)}")
    if reward == "match" and not rules.scoring:
        raise Red7Error("reward", f"reward 'match' needs scoring, the switch s, and {rules} has none")
