"""A second, deliberately naive Red7, written from the rules and notation pages alone, to check the engine against.

It shares no line with the engine: cards are strings such as "R7", zones are lists, sets of cards are found by
enumeration, and what a step leads to is found by playing it out.
"""

from tests.support.oracle.cards import COLOURS, best, follows, number, ordered, sets, strength
from tests.support.oracle.play import legal_steps, play, read, turn_text
from tests.support.oracle.rounds import deal, match_winners, next_round, outlook, perft, points
from tests.support.oracle.table import Position, Rules, read_rules, view_text

__all__ = [
    "COLOURS",
    "Position",
    "Rules",
    "best",
    "deal",
    "follows",
    "legal_steps",
    "match_winners",
    "next_round",
    "number",
    "ordered",
    "outlook",
    "perft",
    "play",
    "points",
    "read",
    "read_rules",
    "sets",
    "strength",
    "turn_text",
    "view_text",
]
