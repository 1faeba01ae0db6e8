"""Verdicts in words: what was better, and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from red7.show.verdicts import verdict_text


class Mark(Enum):
    BEST = "best"
    FINE = "fine"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"


@dataclass(frozen=True)
class Number:
    value: float


@dataclass(frozen=True)
class Option:
    steps: str
    chance: Number
    points: Number | None = None

    @property
    def goes_out(self) -> bool:
        return self.steps == "."

    def __str__(self) -> str:
        return self.steps


@dataclass(frozen=True)
class Verdict:
    mark: Mark
    played: Option
    best: Option
    may_be_chance: bool = False
    reply: str | None = None


def option(steps: str, chance: float, points: float | None = None) -> Option:
    return Option(steps, Number(chance), None if points is None else Number(points))


GOOD, POOR, OUT = option("+R7.", 0.8), option(">V2", 0.55), option(".", 0.0)


@pytest.mark.parametrize(
    ("verdict", "text"),
    [
        (Verdict(Mark.FORCED, OUT, OUT), "There was no way to stay in."),
        (Verdict(Mark.FORCED, GOOD, GOOD), "Nothing else stayed in."),
        (Verdict(Mark.BEST, GOOD, GOOD), "Nothing was better: 80% to win."),
        (Verdict(Mark.FINE, POOR, GOOD), "+R7. was a little better: 80% against 55% to win."),
        (Verdict(Mark.FINE, POOR, GOOD, may_be_chance=True), "+R7. was perhaps better: 80% against 55% to win."),
        (Verdict(Mark.MISTAKE, POOR, GOOD), "+R7. would have kept an 80% chance; this left 55%."),
        (Verdict(Mark.BLUNDER, OUT, option("+R7.", 0.6)), "+R7. would have kept a 60% chance; this dropped out."),
        (Verdict(Mark.BLUNDER, OUT, option("+R7.", 0.11)), "+R7. would have kept an 11% chance; this dropped out."),
        (
            Verdict(Mark.BLUNDER, option(">V2", 0.5, -3.25), option(".", 0.0, -1)),
            "Dropping out was worth -1.0 points, and this -3.2 points.",
        ),
        (Verdict(Mark.BEST, option(">V2", 0.5, 3.1), option(">V2", 0.5, 3.1)), "Nothing was better: +3.1 points."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_sentence_says_it(verdict: Verdict, text: str) -> None:
    assert verdict_text(verdict) == text


@pytest.mark.parametrize(("reply", "said"), [("+V7.", "+V7."), (">G5", ">G5."), ("+V7>G5", "+V7>G5.")])
def test_one_more_says_what_the_next_player_could_do(reply: str, said: str) -> None:
    verdict = Verdict(Mark.MISTAKE, POOR, GOOD, reply=reply)
    assert verdict_text(verdict).endswith(f"; this left 55%. The next player could answer {said}")
