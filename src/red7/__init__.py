"""Red7: the rules of the card game in every printed edition, and a text notation for its positions and games."""

from red7.cards import Card, Colour
from red7.errors import IllegalStep, ImpossiblePosition, NotationError, RecordError, Red7Error
from red7.outlook import Outlook
from red7.position import Position, deal
from red7.record import Game
from red7.rules import EDITIONS, Edition, Rules, Seat, best, leader
from red7.steps import Draw, Step, Turn, Verb
from red7.view import View

__all__ = [
    "EDITIONS",
    "Card",
    "Colour",
    "Draw",
    "Edition",
    "Game",
    "IllegalStep",
    "ImpossiblePosition",
    "NotationError",
    "Outlook",
    "Position",
    "RecordError",
    "Red7Error",
    "Rules",
    "Seat",
    "Step",
    "Turn",
    "Verb",
    "View",
    "best",
    "deal",
    "leader",
]
