"""What commands print with `--json`: the shapes that docs/json.md describes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import typer

from red7 import Board, Card, Colour, Game, RecordError, Seat, View, best, leader
from red7.play.turns.prospects import Prospect

Report: TypeAlias = Mapping[str, Any]
"""A JSON object."""


def print_report(report: Report) -> None:
    """Prints the report on one line."""
    typer.echo(json.dumps(report, allow_nan=False))


def who_report(palettes: Sequence[Sequence[Card]], rules: Sequence[Colour]) -> Report:
    """Who is winning under each of the rules, and with which cards."""
    seats = {Seat(seat): palette for seat, palette in enumerate(palettes)}
    return {
        "palettes": [_cards(palette) for palette in palettes],
        "rules": [
            {
                "rule": rule.letter,
                "leader": leader(rule, seats),
                "counting": [_cards(best(rule, palette)) for palette in palettes],
            }
            for rule in rules
        ],
    }


def steps_report(view: View, found: Sequence[Prospect]) -> Report:
    """The legal steps and what each leads to."""
    return {
        "position": str(view),
        "seat": view.seat,
        "over": view.is_over,
        "steps": [
            {
                "step": str(prospect.step),
                "outlook": prospect.outlook.value,
                "rule": prospect.rule.letter,
                "leads": prospect.leads,
                "counting": _cards(prospect.counting),
                "discards": _cards(prospect.discards),
            }
            for prospect in found
        ],
    }


def replay_report(game: Game, failure: RecordError | None) -> Report:
    """A record with the position after each turn; of a broken one, the valid part and the error."""
    written = {tag.name: tag.value for tag in game.other_tags}
    return {
        "rules": str(game.rules),
        "seats": list(game.seats),
        "tags": written,
        "result": game.result,
        "rounds": [
            {
                "deal": str(one.deal),
                "turns": [
                    {"seat": entry.seat, "turn": str(entry.turn), "comment": entry.comment, "position": str(after)}
                    for entry, after in zip(one.turns, one.positions[1:], strict=True)
                ],
                "winner": one.winner,
                "won": _cards(one.won),
                "points": _points(one.end),
            }
            for one in game.rounds
        ],
        "error": error_report(failure),
    }


def error_report(failure: RecordError | None) -> Report | None:
    """Where a record is wrong, and why."""
    if failure is None:
        return None
    return {"code": failure.code, "message": failure.message, "line": failure.line, "turn": failure.turn}


def _points(end: Board) -> list[int] | None:
    return list(end.points) if end.rules.scoring else None


def _cards(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
