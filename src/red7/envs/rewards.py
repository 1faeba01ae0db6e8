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


def shares(reward: str, rules: Rules, winner: int, points: int, players: int) -> list[float]:
    """What each seat is paid for a round in which the winner scored so many points."""
    prize = 1.0 if reward == "round" else points / rules.target(players)
    return [prize if seat == winner else -prize / (players - 1) for seat in range(players)]
