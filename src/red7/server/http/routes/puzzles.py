"""Puzzles over HTTP: the puzzle of the day, as many others as you like, and checks of answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Query, Request

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
from red7.protocol.problems import Busy, Failed, NotFound, TooMany
from red7.server.http.auth import asker_of
from red7.server.refusals import REFUSALS
from red7.server.store.rows import PuzzleRow
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.server.think.puzzle_stock import Stock
from red7.show.puzzles import Riddle, rules_in


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
    return _found(await asyncio.to_thread(storage.puzzle_of_day, date)).view(date)


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
    return _found(await asyncio.to_thread(_next, storage, after, kind, grade, rules)).view()


def _next(storage: Storage, after: int, kind: str | None, grade: int | None, rules: str | None) -> PuzzleRow | None:
    """The next puzzle that matches, today's only if there is no other; storage cannot search by rules."""
    today = storage.puzzle_of_day(_today())
    met: set[int] = set()
    while (row := storage.next_puzzle(after, kind=kind, grade=grade)) and row.id not in met:
        if rules in (None, rules_in(row.text)) and row != today:
            return row
        met.add(row.id)
        after = row.id
    return today if today and today.id in met and rules in (None, rules_in(today.text)) else None


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


@router.get("/{puzzle}", summary="A puzzle")
async def show(request: Request, puzzle: Annotated[PuzzleId, Path()]) -> PuzzleView:
    """A puzzle by its id."""
    return (await _riddle(request, puzzle)).view()


@router.post("/{puzzle}/answer", summary="Try a turn")
async def answer(request: Request, puzzle: Annotated[PuzzleId, Path()], tried: PuzzleTry) -> PuzzleAnswer:
    """Whether the turn is right, and if it is not, what it leads to."""
    riddle = await _riddle(request, puzzle)
    attempt = riddle.tried(tried.steps)
    refutation = ""
    if not attempt.is_right and not attempt.turn.out:
        thinking: Thinking = request.app.state.thinking
        with suppress(Busy, Failed, TooMany):
            refutation = await thinking.refute(str(attempt.after), asker=asker_of(request))
    return riddle.answer(attempt, refutation or None)


@router.get("/{puzzle}/solution", summary="The right turn")
async def solution(request: Request, puzzle: Annotated[PuzzleId, Path()]) -> PuzzleSolution:
    """For players who give up, or want to see why it is right."""
    riddle = await _riddle(request, puzzle)
    line: tuple[str, ...] = ()
    if riddle.kind == "win":
        thinking: Thinking = request.app.state.thinking
        with suppress(Busy, Failed, TooMany):
            line = await thinking.defend(str(riddle.after), asker=asker_of(request))
    return riddle.solution(line)


async def _riddle(request: Request, puzzle: int) -> Riddle:
    storage: Storage = request.app.state.storage
    return _found(await asyncio.to_thread(storage.puzzle, puzzle))


def _found(row: PuzzleRow | None) -> Riddle:
    if row is None:
        raise NotFound("no-puzzle", "there is no such puzzle")
    return Riddle.of(row.id, row.text)
