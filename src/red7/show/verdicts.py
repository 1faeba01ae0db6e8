"""A verdict on a turn as an English sentence, for the terminal and the wire; the browser writes its own.

It takes the results of `red7.play.analysis.review`, but does not import it, since that needs the compiler.
"""

from __future__ import annotations

from typing import Protocol


class Number(Protocol):
    """An estimate."""

    @property
    def value(self) -> float:
        """The number."""


class Code(Protocol):
    """A mark."""

    @property
    def value(self) -> str:
        """As in `blunder`."""


class Judged(Protocol):
    """A turn, which `str` writes as its steps, and what it was worth."""

    @property
    def goes_out(self) -> bool:
        """Whether it puts its player out for certain."""

    @property
    def chance(self) -> Number:
        """The chance to win the round."""

    @property
    def points(self) -> Number | None:
        """The expected points, with scoring."""


class Verdict(Protocol):
    """How good a turn was."""

    @property
    def mark(self) -> Code:
        """The mark."""

    @property
    def played(self) -> Judged:
        """The turn that was played."""

    @property
    def best(self) -> Judged:
        """The best turn."""

    @property
    def may_be_chance(self) -> bool:
        """Whether the difference between them may be chance."""

    @property
    def reply(self) -> object | None:
        """What the next player could do; `str` writes it as its steps."""


def verdict_text(verdict: Verdict) -> str:
    """A sentence on a turn: what was better, and by how much; and one on what the next player could do."""
    said = _judgement(verdict)
    if verdict.reply is None:
        return said
    return f"{said} The next player could answer {str(verdict.reply).removesuffix('.')}."


def _judgement(verdict: Verdict) -> str:
    mark, played, best = verdict.mark.value, verdict.played, verdict.best
    if mark == "forced":
        return "There was no way to stay in." if played.goes_out else "Nothing else stayed in."
    if mark == "best":
        return f"Nothing was better: {_worth(played)}."
    if mark == "fine":
        how = "perhaps" if verdict.may_be_chance else "a little"
        return f"{_name(best)} was {how} better: {_figure(best)} against {_worth(played)}."
    if played.points:
        return f"{_name(best)} was worth {_worth(best)}, and this {_worth(played)}."
    left = "this dropped out" if played.goes_out else f"this left {_figure(played)}"
    return f"{_name(best)} would have kept {_chance(best)}; {left}."


def _name(option: Judged) -> str:
    return "Dropping out" if option.goes_out else str(option)


def _worth(option: Judged) -> str:
    """As in `42% to win` or `+3.1 points`."""
    return f"{_figure(option)} {'points' if option.points else 'to win'}"


def _figure(option: Judged) -> str:
    """As in `42%` or `+3.1`."""
    return f"{option.points.value:+.1f}" if option.points else f"{100 * option.chance.value:.0f}%"


def _chance(option: Judged) -> str:
    """As in `an 80% chance`."""
    percent = f"{100 * option.chance.value:.0f}"
    return f"{'an' if percent[0] == '8' or percent in ('11', '18') else 'a'} {percent}% chance"
