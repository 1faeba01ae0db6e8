"""What the commands that search print with `--json`; apart from the others, since loading the search is slow."""

from __future__ import annotations

from collections.abc import Sequence

from red7 import Game, RecordError
from red7.play.analysis import Analysis, Estimate, Option, Reply, Verdict
from red7.terminal.reports import Report, error_report

_DIGITS = 4


def analysis_report(analysis: Analysis, *, interrupted: bool) -> Report:
    """What each turn is worth, the best first."""
    return {
        "position": str(analysis.board),
        "seat": analysis.board.seat,
        "worlds": analysis.worlds,
        "solved": round(analysis.solved, _DIGITS),
        "interrupted": interrupted,
        "turns": [_option(option) for option in analysis.options],
    }


def review_report(game: Game, verdicts: Sequence[Verdict], failure: RecordError | None, *, interrupted: bool) -> Report:
    """A verdict on each turn of a record."""
    return {
        "rules": str(game.rules),
        "seats": list(game.seats),
        "interrupted": interrupted,
        "verdicts": [
            {
                "round": verdict.round,
                "number": verdict.number,
                "seat": verdict.seat,
                "turn": str(verdict.turn),
                "mark": verdict.mark.value,
                "may_be_chance": verdict.may_be_chance,
                "played": _option(verdict.played),
                "best": _option(verdict.best),
                "reply": _reply(verdict.reply),
            }
            for verdict in verdicts
        ],
        "error": error_report(failure),
    }


def _option(option: Option) -> Report:
    return {
        "turn": str(option),
        "out": option.goes_out,
        "chance": _estimate(option.chance),
        "points": _estimate(option.points) if option.points else None,
        "loss": _estimate(option.loss),
    }


def _reply(reply: Reply | None) -> Report | None:
    return {"seat": reply.seat, "turn": str(reply), "share": round(reply.share, _DIGITS)} if reply else None


def _estimate(estimate: Estimate) -> Report:
    return {name: round(value, _DIGITS) for name, value in estimate._asdict().items()}
