"""What the seats are paid, the same in every environment; they add up to 0."""

from __future__ import annotations

from typing import Literal, TypeAlias

from red7.errors import Red7Error, quote
from red7.rules import Rules

Reward: TypeAlias = Literal["round", "match"]
"""What is paid at the end of a round: 1 to its winner, or the winner's points by the match's target."""


def reward_of(reward: str, rules: Rules) -> Reward:
    """The kind of reward with this name; raises if there is none, or if it does not go with the rules."""
    if reward == "round":
        return "round"
    if reward != "match":
        raise Red7Error("reward", f"there is no reward {quote(str(reward))}: the rewards are round and match")
    if not rules.scoring:
        raise Red7Error("reward", f"the reward match is for rules with s, such as {rules.edition}ds, not for {rules}")
    return "match"


def winners_reward(reward: Reward, rules: Rules, players: int, points: int) -> float:
    """What the winner of a round is paid, who has scored so many points in it."""
    return 1.0 if reward == "round" else points / rules.target(players)


def shares(paid: float, winner: int, players: int) -> list[float]:
    """What each seat gets if the winner of a round is paid so much: the others pay it in equal parts."""
    return [paid if seat == winner else -paid / (players - 1) for seat in range(players)]
