"""Reviews over HTTP: asked for, followed, and stopped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response

from red7.protocol.around import GameId, ReviewView
from red7.server.http.auth import asker_of
from red7.server.http.routes.requests import answer
from red7.server.problems import REFUSALS
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
    """Each turn is judged by what its player could know, as the workers have time. Asking again does no harm.

    One review at a time for each guest; what is done stays done.
    """
    response = answer(await _reviews(request).ask(game, asker_of(request)))
    response.status_code = 202
    return response


@router.get("", summary="A review, as far as it has come", response_model=ReviewView, responses=_NONE)
async def show(request: Request, game: GameId) -> Response:
    """The verdicts so far, and how many turns there are."""
    return _answer(await _reviews(request).show(game))


@router.delete("", summary="Stop a review", response_model=ReviewView, responses=_NONE)
async def stop(request: Request, game: GameId) -> Response:
    """It goes on where somebody else has asked for it too; what was found is kept."""
    return _answer(await _reviews(request).withdraw(game, asker_of(request)))


def _answer(review: ReviewView | None) -> Response:
    return answer(review) if review else Response(status_code=204)
