"""Exact solving, what each turn is worth, reviews of games, and puzzles: import everything from here.

See docs/analysis.md. This needs Numba; without it, the import raises an error that says what to install.
"""

from __future__ import annotations

from red7.play.extra import missing_extra

try:
    import numba as _numba  # noqa: F401 (one place to say what is missing)
except ModuleNotFoundError:
    raise missing_extra("red7.play.analysis") from None

from red7.play.analysis.analyse import Analysis, Option, analyse
from red7.play.analysis.puzzles import GRADES, Kind, Puzzle, generate, read_puzzles
from red7.play.analysis.replies import Reply
from red7.play.analysis.review import Mark, Verdict, review, review_turn
from red7.play.analysis.solve import Solution, solve
from red7.play.bots.bot import Budget, Cancelled
from red7.play.history import Seen, SeenTurn, seen_of
from red7.play.intervals import Estimate

__all__ = [
    "GRADES",
    "Analysis",
    "Budget",
    "Cancelled",
    "Estimate",
    "Kind",
    "Mark",
    "Option",
    "Puzzle",
    "Reply",
    "Seen",
    "SeenTurn",
    "Solution",
    "Verdict",
    "analyse",
    "generate",
    "read_puzzles",
    "review",
    "review_turn",
    "seen_of",
    "solve",
]
