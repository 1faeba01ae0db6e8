"""Reviews over HTTP: asking for one, following it and stopping it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response

from red7.protocol.around import GameId, ReviewView
from red7.server.http.auth import asker_of
from red7.server.http.routes.requests import answer
from red7.server.refusals import REFUSALS
from red7.server.think.reviews import Reviews


@asynccontextmanager
async def _reviewing(app: FastAPI) -> AsyncIterator[None]:
    app.state.reviews = Reviews(app.state.storage, app.state.thinking)
    try:
        yield
    finally:
        await app.state.reviews.close()


_NONE: Final[dict[int | str, dict[str, Any]]] = {204: {"description": "Nobody has asked for a review of that game."}}
router = APIRouter(prefix="/api/games/{game}/review", tags=["reviews"], responses=REFUSALS, lifespan=_reviewing)


def _reviews(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.post("", summary="Have a game looked over", response_model=ReviewView, status_code=202)
async def ask(request: Request, game: GameId) -> Response:
    """Each turn is judged by what its player could know, when the workers have time. Asking again does no harm.

    A guest can ask for one review at a time; verdicts that were found are kept.
    """
    response = answer(await _reviews(request).ask(game, asker_of(request)))
    response.status_code = 202
    return response


@router.get("", summary="A review, as far as it has come", response_model=ReviewView, responses=_NONE)
async def show(request: Request, game: GameId) -> Response:
    """The verdicts so far, and the number of turns."""
    return _answer(await _reviews(request).show(game))


@router.delete("", summary="Stop a review", response_model=ReviewView, responses=_NONE)
async def stop(request: Request, game: GameId) -> Response:
    """The review goes on if somebody else has asked for it too; the verdicts so far are kept."""
    return _answer(await _reviews(request).withdraw(game, asker_of(request)))


def _answer(review: ReviewView | None) -> Response:
    return answer(review) if review else Response(status_code=204)
