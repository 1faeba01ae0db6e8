"""Puzzles over HTTP: the puzzle of the day, as many others as you like, and checks of answers.

The solution is shown only to players who have found it or ask for it. A puzzle to survive shows only what its mover
sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Query, Request

from red7.errors import IllegalStep
from red7.position import Position
from red7.protocol.around import (
    Grade,
    PuzzleAnswer,
    PuzzleId,
    PuzzleKind,
    PuzzleRules,
    PuzzleSolution,
    PuzzleTry,
    PuzzleView,
)
from red7.protocol.views import Board
from red7.rules import Rules, Seat
from red7.server.http.auth import asker_of
from red7.server.problems import REFUSALS, Busy, Failed, NotFound, TooMany
from red7.server.store.rows import PuzzleRow
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.server.think.puzzle_stock import Riddle, Stock, rules_of
from red7.show.boards import board_of
from red7.steps import Turn
from red7.turn import END


@asynccontextmanager
async def _stocked(app: FastAPI) -> AsyncIterator[None]:
    stock = Stock(app.state.storage, app.state.thinking)
    await stock.begin()
    filling = asyncio.create_task(stock.fill())
    try:
        yield
    finally:
        filling.cancel()
        with suppress(asyncio.CancelledError):
            await filling


router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=REFUSALS, lifespan=_stocked)


@router.get("/daily", summary="The puzzle of the day")
async def daily(request: Request) -> PuzzleView:
    """The same puzzle for everybody, from midnight to midnight UTC."""
    storage: Storage = request.app.state.storage
    date = _today()
    return _view(_found(await asyncio.to_thread(storage.puzzle_of_day, date)), date)


@router.get("/next", summary="Another puzzle")
async def another(
    request: Request,
    after: Annotated[
        int, Query(ge=0, le=2**31 - 1, description="The id of the last one; the next comes after it.")
    ] = 0,
    kind: PuzzleKind | None = None,
    grade: Annotated[Grade | None, Query()] = None,
    rules: PuzzleRules | None = None,
) -> PuzzleView:
    """The next puzzle that matches, today's only if no other does; after the last comes the first again."""
    storage: Storage = request.app.state.storage
    return _view(_found(await asyncio.to_thread(_next, storage, after, kind, grade, rules)))


def _next(storage: Storage, after: int, kind: str | None, grade: int | None, rules: str | None) -> PuzzleRow | None:
    """The next puzzle that matches, today's only if there is no other; storage cannot search by rules."""
    today = storage.puzzle_of_day(_today())
    met: set[int] = set()
    while (row := storage.next_puzzle(after, kind=kind, grade=grade)) and row.id not in met:
        if rules in (None, rules_of(row)) and row != today:
            return row
        met.add(row.id)
        after = row.id
    return today if today and today.id in met and rules in (None, rules_of(today)) else None


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


@router.get("/{puzzle}", summary="A puzzle")
async def show(request: Request, puzzle: Annotated[PuzzleId, Path()]) -> PuzzleView:
    """A puzzle by its id."""
    return _view(await _row(request, puzzle))


@router.post("/{puzzle}/answer", summary="Try a turn")
async def answer(request: Request, puzzle: Annotated[PuzzleId, Path()], tried: PuzzleTry) -> PuzzleAnswer:
    """Whether the turn is right, and if it is not, what it leads to."""
    row = await _row(request, puzzle)
    riddle = Riddle.of(row)
    turn, after = _played(riddle.position, tried.steps)
    right = after == riddle.position.play_turn(riddle.turn)
    refutation = ""
    if not right and not turn.out:
        thinking: Thinking = request.app.state.thinking
        with suppress(Busy, Failed, TooMany):
            refutation = await thinking.refute(str(after), asker=asker_of(request))
    return PuzzleAnswer(
        right=right,
        why="right" if right else "out" if turn.out else "loses",
        turn=str(turn),
        board=_board(row, after, riddle.position.seat, tells_steps=False),
        refutation=refutation or None,
        solution=str(riddle.turn) if right else None,
    )


@router.get("/{puzzle}/solution", summary="The right turn")
async def solution(request: Request, puzzle: Annotated[PuzzleId, Path()]) -> PuzzleSolution:
    """For players who give up."""
    row = await _row(request, puzzle)
    riddle = Riddle.of(row)
    after = riddle.position.play_turn(riddle.turn)
    steps = "".join(map(str, riddle.turn.steps))
    return PuzzleSolution(
        turn=str(riddle.turn), steps=steps, board=_board(row, after, riddle.position.seat, tells_steps=False)
    )


async def _row(request: Request, puzzle: int) -> PuzzleRow:
    storage: Storage = request.app.state.storage
    return _found(await asyncio.to_thread(storage.puzzle, puzzle))


def _found(row: PuzzleRow | None) -> PuzzleRow:
    if row is None:
        raise NotFound("no-puzzle", "there is no such puzzle")
    return row


def _view(row: PuzzleRow, date: str | None = None) -> PuzzleView:
    position = Riddle.of(row).position
    return PuzzleView(
        id=row.id,
        kind="win" if row.kind == "win" else "survive",
        grade=row.grade,
        rules=str(position.rules),
        date=date,
        board=_board(row, position, position.seat),
        deck=tuple(map(str, position.deck)) if row.kind == "win" and _draws(position.rules) else (),
    )


def _draws(rules: Rules) -> bool:
    """Whether cards from the deck can come into play, so that their order is part of a puzzle."""
    return rules.bonus_draw or rules.actions


def _board(row: PuzzleRow, position: Position, mover: Seat, *, tells_steps: bool = True) -> Board:
    """The board with every card if the puzzle shows them all, otherwise as its mover sees it, without the solution."""
    if row.kind == "win":
        return board_of(position, tells_steps=tells_steps)
    board = board_of(position.view(mover), tells_steps=tells_steps)
    if board.steps is None:
        return board
    unsaid = tuple(replace(step, outlook="maybe", leading=None) for step in board.steps)
    return replace(board, steps=unsaid)


def _played(position: Position, steps: str) -> tuple[Turn, Position]:
    """The turn that these steps make, and the position after it; the step that ends the turn may be left out."""
    here, turn = position, Turn()
    for step in Turn.parse(steps).steps:
        if turn.items and not here.turn.items:
            raise IllegalStep("turn-over", f"{step} comes after the end of the turn", text=steps)
        turn, here = here.advance(step)
    if here.turn.items:
        if END not in here.legal_steps():
            raise IllegalStep("unfinished", f"the turn is not finished after {turn}", text=steps)
        turn, here = here.advance(END)
    return turn, here
