"""Bots from outside to test with: files that a user might write."""

from __future__ import annotations

from pathlib import Path

BRISK = '''
from red7 import Outlook


class Brisk:
    """Ends its turn where that keeps it in; otherwise takes the first step that does."""

    def choose(self, seen, budget, chance):
        outlook = seen.now.outlook()
        staying = [step for step in seen.steps if outlook[step] is not Outlook.NO]
        return min(staying or seen.steps, key=lambda step: step.card is not None)


class Broken:
    """Plays its first turn, and then no more."""

    def choose(self, seen, budget, chance):
        if seen.turns:
            raise KeyError("a mistake in brisk.py")
        return seen.steps[0]


class Unready(Brisk):
    """Cannot be made."""

    def __init__(self):
        raise RuntimeError("no weights")


class Writes(Brisk):
    """Answers with texts."""

    def choose(self, seen, budget, chance):
        return str(super().choose(seen, budget, chance))


class Weighted(Brisk):
    """Has data of its own, and a budget."""

    budget = "250ms"
    data_files = ("weights.txt",)


def choose(seen, budget, chance):
    return seen.steps[0]
'''
PROGRAM = """
import sys

sys.stderr.write("a word on the error stream\\n")
for line in sys.stdin:
    word, *rest = line.split()
    if word == "legal":
        legal, staying = rest, []
    elif word in ("sure", "maybe"):
        staying += rest
    elif word == "red7/1":
        print({ANSWER}, flush=True)
"""


def brisk(folder: Path) -> Path:
    """A file with bots."""
    path = folder / "brisk.py"
    path.write_text(BRISK)
    return path


def program(
    folder: Path, answer: str = "min([s for s in legal if s in staying] or legal, key=lambda step: len(step) > 1)"
) -> Path:
    """A program that plays like Brisk, or answers with another expression."""
    path = folder / "program.py"
    path.write_text(PROGRAM.replace("{ANSWER}", answer))
    return path
