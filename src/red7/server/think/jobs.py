"""The jobs of worker processes: plain values in and out. Each can find out that it was cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, TypeAlias

from red7.board import Board
from red7.errors import Red7Error
from red7.play.analysis import Analysis, Estimate, Kind, Option, Verdict, generate, review_turn, solve
from red7.play.analysis import analyse as analysis_of
from red7.play.analysis.replies import likely_reply, reply_to
from red7.play.bots.bot import Budget, Cancelled
from red7.play.bots.thoughtless import is_overfull
from red7.play.core.warm import warm_up
from red7.play.history import Seen
from red7.position import Position, deal
from red7.protocol.around import AnalysisView, Figure, OptionView, VerdictView
from red7.record import Game
from red7.rules import Rules
from red7.server.think import bot_turns
from red7.server.think.bot_turns import BotAnswer
from red7.show.boards import board_in
from red7.show.verdicts import verdict_text
from red7.steps import Draw
from red7.table.turns import BotTurn, Sight

IsCancelled: TypeAlias = Callable[[], bool]

MOST_OPTIONS: Final = 30
_HINT: Final = Budget(iterations=100, seconds=0.5)
_ANALYSIS: Final = Budget(iterations=200, seconds=1.0)
_TURN: Final = Budget(iterations=200, seconds=1.0)
_REFUTATION: Final = Budget(iterations=100, seconds=0.5)
_EXPLAINED: Final = 3
"""Turns of a hint that are shown with a reply."""
_PATIENCE: Final = 5.0
_LONG_PATIENCE: Final = 15.0
"""Seconds after which to give up on a board: one that somebody waits for, and one that nobody does."""
_TOO_HARD: Final = "there are too many turns to look at all of them"
_DEFENCE: Final = 400_000
"""Nodes to search for the best defence."""
_REHEARSED: Final = ("1.3", "1.3dsa")


def warm(_: IsCancelled) -> str:
    """Loads and compiles everything that other jobs need."""
    warm_up()
    for rules in _REHEARSED:
        position = deal(Rules.parse(rules), players=2, seed="7")
        view = position.view(position.seat)
        analysis_of(view, Budget(iterations=1))
        for level in (6, 7):
            bot_turns.bot_turn(BotTurn(position.seat, level, Sight(str(view), (), str(view)), "7"))
    return ""


def bot_turn(is_cancelled: IsCancelled, turn: BotTurn) -> BotAnswer:
    """What the bot does now."""
    return bot_turns.bot_turn(turn, is_cancelled)


def hint(is_cancelled: IsCancelled, sight: Sight) -> AnalysisView:
    """What the best turns are worth, from what the player has seen, and what the next player may well do then."""
    seen = sight.seen()
    with _in_time(is_cancelled, seen.now, _PATIENCE) as is_late:
        analysis = analysis_of(seen, replace(_HINT, is_cancelled=is_late))
    view = _analysis_view(analysis)
    best = [
        replace(one, reply=_reply(seen, option, is_best=option is analysis.best))
        for one, option in zip(view.options[:_EXPLAINED], analysis.options, strict=False)
    ]
    return replace(view, options=(*best, *view.options[_EXPLAINED:]))


def _reply(seen: Seen, option: Option, *, is_best: bool) -> str | None:
    """What the next player may well do; only against the best turn it is worth looking for a turn that wins."""
    if option.goes_out:
        return None
    chance = Random(f"{seen.now}")
    found = reply_to(seen, option.steps, chance) if is_best else None
    found = found or likely_reply(seen, option.steps, chance)
    return str(found) if found else None


def analyse(is_cancelled: IsCancelled, text: str) -> AnalysisView:
    """What each turn of a position or view is worth."""
    return _analysed(board_in(text), _ANALYSIS, is_cancelled)


def analyse_seen(is_cancelled: IsCancelled, sight: Sight) -> AnalysisView:
    """What each turn is worth to a player who has seen the round."""
    return _analysed(_checked(sight.seen()), _ANALYSIS, is_cancelled)


def _checked(seen: Seen) -> Seen:
    """What was seen; checked to lead to the current position."""
    now = seen.deal
    for entry in seen.turns:
        if now.seat != entry.seat:
            raise Red7Error(
                "turn-seat", f"a turn of seat {entry.seat}, but it is seat {now.seat}'s turn", position=str(now)
            )
        now = now.play_turn(entry.turn)
    if now != seen.now.turn_start:
        raise Red7Error("turns-disagree", "the turns do not lead from the deal to this position", text=str(now))
    return seen


@contextmanager
def _in_time(is_cancelled: IsCancelled, board: Board, seconds: float) -> Iterator[IsCancelled]:
    """Gives up on a board with too many turns to look at each even once."""
    if is_overfull(board):
        raise Red7Error("too-hard", _TOO_HARD, position=str(board))
    end = time.monotonic() + seconds
    try:
        yield lambda: is_cancelled() or time.monotonic() > end
    except Cancelled:
        if is_cancelled():
            raise
        raise Red7Error("too-hard", _TOO_HARD, position=str(board)) from None


def _analysed(board: Board | Seen, budget: Budget, is_cancelled: IsCancelled) -> AnalysisView:
    with _in_time(is_cancelled, board.now if isinstance(board, Seen) else board, _PATIENCE) as is_late:
        limited = replace(budget, is_cancelled=is_late)
        return _analysis_view(analysis_of(board, limited))


def _analysis_view(analysis: Analysis) -> AnalysisView:
    return AnalysisView(
        text=str(analysis.board),
        seat=analysis.board.seat,
        options=tuple(_option_view(option) for option in analysis.options[:MOST_OPTIONS]),
        total=len(analysis.options),
        worlds=analysis.worlds,
        solved=analysis.solved,
    )


def _option_view(option: Option) -> OptionView:
    return OptionView(
        steps=str(option),
        goes_out=option.goes_out,
        chance=_figure(option.chance),
        points=_figure(option.points) if option.points else None,
        loss=_figure(option.loss),
    )


def _figure(estimate: Estimate) -> Figure:
    return Figure(value=float(estimate.value), low=float(estimate.low), high=float(estimate.high))


@lru_cache(maxsize=8)
def _game(text: str) -> Game:
    return Game.parse(text)


def judge_turn(is_cancelled: IsCancelled, text: str, round: int, number: int) -> VerdictView:
    """The verdict on one turn of a game."""
    game = _game(text)
    boards = game.rounds[round - 1].positions if 0 < round <= len(game.rounds) else ()
    if 0 < number <= len(boards):
        with _in_time(is_cancelled, boards[number - 1], _LONG_PATIENCE) as is_late:
            verdict = review_turn(game, round=round, number=number, budget=replace(_TURN, is_cancelled=is_late))
        if verdict:
            return _verdict_view(verdict)
    raise Red7Error("no-turn", f"round {round} has no turn {number} that can be judged")


def _verdict_view(verdict: Verdict) -> VerdictView:
    is_best = verdict.played is verdict.best or verdict.mark.value in ("best", "forced")
    return VerdictView(
        round=verdict.round,
        number=verdict.number,
        seat=verdict.seat,
        turn=str(verdict.turn),
        mark=verdict.mark.value,
        played=_option_view(verdict.played),
        best=_option_view(verdict.best),
        better=None if is_best else str(verdict.best),
        text=verdict_text(verdict),
        reply=None if verdict.reply is None else str(verdict.reply),
    )


def refute(is_cancelled: IsCancelled, text: str) -> str:
    """The steps with which the seat to move wins the round, every card open; empty if none were found."""
    position = Position.parse(text)
    with _in_time(is_cancelled, position, _PATIENCE) as is_late:
        options = analysis_of(position, replace(_REFUTATION, is_cancelled=is_late)).options
    winning = (option for option in options if option.chance.is_exact and option.chance.value == 1)
    return str(next(winning, ""))


def defend(_: IsCancelled, text: str) -> tuple[str, ...]:
    """The best defence in an open position, and how it loses: the steps of each turn to the end of the round."""
    return tuple("".join(map(str, turn.steps)) for turn in solve(text, nodes=_DEFENCE).line)


def find_puzzle(_: IsCancelled, rules: str, kind: str, players: int, seed: str) -> str:
    """A new puzzle as a line; empty if its answer depends on a card drawn on the way."""
    found = generate(Rules.parse(rules), seed=seed, players=players, kinds=(Kind(kind),))
    for puzzle in islice(found, 1):
        if not any(isinstance(item, Draw) for item in puzzle.turn.items[:-1]):
            return str(puzzle)
    return ""
