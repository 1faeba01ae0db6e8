"""Whole games of two, played at random by the engine, for every server to play again."""

from __future__ import annotations

import random
from typing import Any

from red7 import Outlook, Position, Rules, Step, Verb, deal

BASIC = Rules.parse("1.3")


def games(count: int, *, turns: int) -> list[dict[str, Any]]:
    """Games of the given number of turns, so that no table is done long before the others."""
    chance = random.Random(7)
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < count:
        start = deal(BASIC, players=2, seed=str(seed))
        played, last = _play(start, chance)
        if len(played) == turns:
            found.append(_written(start, played, last))
        seed += 1
    return found


def two_card_share(played: list[dict[str, Any]]) -> float:
    """The share of turns that play a card and change the rule with another."""
    turns = [turn for game in played for turn in game["turns"]]
    two_cards = [turn for turn in turns if len(turn) > 1 and turn[1] != "."]
    return len(two_cards) / len(turns)


def _play(position: Position, chance: random.Random) -> tuple[list[list[Step]], Position]:
    """The turns of a game, each drawn at random from the steps that keep its player in, and how it ended."""
    turns: list[list[Step]] = [[]]
    while not position.is_over:
        surviving = [step for step, hope in position.outlook().items() if hope is not Outlook.NO]
        step = chance.choice(surviving) if surviving else Step(Verb.END)
        seat = position.seat
        position = position.play(step)
        turns[-1].append(step)
        if not position.is_over and position.seat != seat:
            turns.append([])
    return turns, position


def _written(start: Position, turns: list[list[Step]], last: Position) -> dict[str, Any]:
    return {
        "position": str(start),
        "deal": {
            "first": int(start.seat),
            "palettes": [[str(card) for card in palette] for palette in start.palettes],
            "hands": [[str(card) for card in hand] for hand in start.hands],
            "deck": [str(card) for card in start.deck],
        },
        "turns": [[str(step) for step in turn] for turn in turns],
        "winner": None if last.winner is None else int(last.winner),
    }
