"""Red7: the rules of the card game in every printed edition, and a text notation for its positions and games."""

from red7.board import Board, leader
from red7.cards import Card, Colour
from red7.errors import IllegalStep, ImpossiblePosition, NotationError, RecordError, Red7Error, WrongType
from red7.outlook import Outlook
from red7.position import Position, deal
from red7.record import Game
from red7.rules import EDITIONS, Edition, Rules, Seat, best
from red7.steps import Draw, Step, Turn, Verb
from red7.turn import Phase
from red7.view import View

__version__: str  # looked up on demand: see `__getattr__`

__all__ = [
    "EDITIONS",
    "Board",
    "Card",
    "Colour",
    "Draw",
    "Edition",
    "Game",
    "IllegalStep",
    "ImpossiblePosition",
    "NotationError",
    "Outlook",
    "Phase",
    "Position",
    "RecordError",
    "Red7Error",
    "Rules",
    "Seat",
    "Step",
    "Turn",
    "Verb",
    "View",
    "WrongType",
    "__version__",
    "best",
    "deal",
    "leader",
]


def __getattr__(name: str) -> str:
    """The version of the installed package, looked up on demand to keep the import fast."""
    if name != "__version__":
        raise AttributeError(f"module 'red7' has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("red7")
    except PackageNotFoundError:
        return "0+unknown"  # run from a source tree that is not installed
