"""Games that are over or were imported as text: lists, records, and replays as any seat saw them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi.responses import PlainTextResponse

from red7.protocol.around import Cursor, Eyes, GameId, GamesPage, GameSummary, NewGame, Replay
from red7.protocol.problems import NotFound, TooMany
from red7.record import Game
from red7.server.http.auth import asker_of
from red7.server.http.rendered import Rendered
from red7.server.http.routes.requests import answer, in_thread
from red7.server.limits import Buckets
from red7.server.refusals import REFUSALS, TEXT
from red7.server.store import exchange
from red7.server.store.rows import GameRow
from red7.server.store.storage import Storage
from red7.show.replays import replay_of, seen_through, summary_of

_HOURLY: Final = 60
"""Games that an address may import in an hour."""
_ID_BYTES: Final = 8
_REPLAYS: Final = 16_000_000
"""Bytes of replays that are kept in memory."""

Through = Annotated[
    Eyes | None,
    Query(alias="seat", description="Whose eyes: a seat's, `-` for a spectator's, `open` for every card."),
]


@asynccontextmanager
async def _counted(app: FastAPI) -> AsyncIterator[None]:
    app.state.brought_in = Buckets(_HOURLY / 3600, _HOURLY)
    app.state.replays = Rendered(_REPLAYS)
    yield


router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS, lifespan=_counted)


def _summary(row: GameRow) -> GameSummary:
    return summary_of(row.id, row.text, row.at)


@router.get("", summary="Games of public tables, newest first")
async def games(
    request: Request,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    before: Annotated[Cursor | None, Query(description="`before` of the page that was read last.")] = None,
) -> GamesPage:
    """Games of tables that are not public are left out; you can open them only if you know their link."""
    storage: Storage = request.app.state.storage
    place = None
    if before:
        at, _, last = before.partition(".")
        place = int(at), last
    rows = await asyncio.to_thread(storage.games, limit, place, public=True)
    more = f"{rows[-1].at}.{rows[-1].id}" if len(rows) == limit else None
    return await in_thread(request, lambda: GamesPage(games=tuple(map(_summary, rows)), before=more))


@router.post("", summary="Bring a game in as text", status_code=201)
async def bring_in(request: Request, new: NewGame) -> GameSummary:
    """The record is checked turn by turn and stored; anyone who knows its id can read it."""
    storage: Storage = request.app.state.storage
    brought_in: Buckets = request.app.state.brought_in
    if not brought_in.take(asker_of(request).address):
        raise TooMany("games", "too many games from your address; wait a little")

    def keep() -> GameSummary:
        id, _ = exchange.add(storage, str(Game.parse(new.text)))  # noqa: A001 (it is an id)
        row = storage.game(id)
        assert row
        return _summary(row)

    return await in_thread(request, keep)


async def game_of(request: Request, game: str) -> GameRow:
    """The game with that id; raises if there is none."""
    storage: Storage = request.app.state.storage
    row = await asyncio.to_thread(storage.game, game)
    if row is None:
        raise NotFound("no-game", "there is no such game; it may have been deleted")
    return row


@router.get("/{game}", summary="What is known of a game")
async def show(request: Request, game: GameId) -> GameSummary:
    """Its players, its rules, and how it ended."""
    row = await game_of(request, game)
    return await in_thread(request, lambda: _summary(row))


@router.get("/{game}/record", summary="A game as text", response_class=Response, responses=TEXT)
async def record(request: Request, game: GameId, seat: Through = None) -> PlainTextResponse:
    """The record in the notation, with every card or as a seat or a spectator saw it."""
    row = await game_of(request, game)
    if seat is None:
        return PlainTextResponse(row.text)
    return PlainTextResponse(await in_thread(request, lambda: str(seen_through(Game.parse(row.text), seat))))


@router.get("/{game}/replay", summary="A game turn by turn", response_model=Replay)
async def replay(request: Request, game: GameId, seat: Through = None) -> Response:
    """The board after each turn, what was done in the turn, and the comments on it."""
    row = await game_of(request, game)
    replays: Rendered = request.app.state.replays
    return await replays.answer(
        (row.id, seat), lambda: in_thread(request, lambda: answer(replay_of(_summary(row), row.text, seat)))
    )
