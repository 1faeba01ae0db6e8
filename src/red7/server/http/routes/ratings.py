"""Ratings for those who want them: tied to a token, restored with a code, given up at will."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response

from red7.protocol.parts import TableId
from red7.protocol.problems import Conflict, Forbidden, NotFound, TooMany
from red7.protocol.tables import (
    NewRating,
    OwnRating,
    RatingList,
    RatingView,
    Recovery,
    RecoveryCode,
    SeatRating,
    SeatRatings,
)
from red7.server.http.auth import asker_of, digest, needed, person_of
from red7.server.http.routes.requests import answer
from red7.server.limits import Buckets
from red7.server.live.hub import Hub
from red7.server.refusals import REFUSALS
from red7.server.store.rows import RatingRow
from red7.server.store.storage import Storage
from red7.show.ratings import deviation_of, value_of
from red7.table.state import Chair

_MOST: Final = 50
_LEAST: Final = 5
"""Games that it takes to be listed."""
_AGAIN: Final = 5.0
"""Seconds for which the list is used again."""
_HOURLY: Final = 20
"""Ratings that an address may begin, and codes that it may try, in an hour."""
_ID: Final = 10
_NOBODY: Final = digest("")
"""What a code for no rating is compared with, so that the answer takes as long."""
_NONE: Final[dict[int | str, dict[str, Any]]] = {204: {"description": "You have no rating."}}


class Listed:
    """The list, which is read from the database at most every few seconds."""

    def __init__(self) -> None:
        self._read: asyncio.Future[RatingList] | None = None
        self._until = 0.0

    async def read(self, storage: Storage) -> RatingList:
        """The list, as it was a few seconds ago at most."""
        loop = asyncio.get_running_loop()
        if self._read is None or (self._read.done() and loop.time() >= self._until):
            self._until = loop.time() + _AGAIN
            self._read = asyncio.ensure_future(asyncio.to_thread(_best, storage))
        return await asyncio.shield(self._read)


@asynccontextmanager
async def _counted(app: FastAPI) -> AsyncIterator[None]:
    app.state.rating_list = Listed()
    app.state.ratings_begun = Buckets(_HOURLY / 3600, _HOURLY)
    app.state.codes_tried = Buckets(_HOURLY / 3600, _HOURLY)
    yield


router = APIRouter(prefix="/api/ratings", tags=["ratings"], responses=REFUSALS, lifespan=_counted)


def _best(storage: Storage) -> RatingList:
    storage.count_rated()
    found = storage.best(_MOST, _LEAST)
    shown = [
        RatingView(name=row.name, rating=value_of(row.mu), deviation=deviation_of(row.sigma), games=row.games)
        for row in found
    ]
    return RatingList(ratings=tuple(shown), least=_LEAST)


def _own(row: RatingRow) -> OwnRating:
    return OwnRating(
        name=row.name,
        rating=value_of(row.mu),
        deviation=deviation_of(row.sigma),
        games=row.games,
        listed=row.listed,
    )


@router.get("", summary="The highest ratings")
async def ratings(request: Request) -> RatingList:
    """Of those who want to be listed, after at least five games that count."""
    listed: Listed = request.app.state.rating_list
    return await listed.read(request.app.state.storage)


@router.get("/at/{table}", summary="The ratings of the players of a quick game")
async def at_table(request: Request, table: TableId) -> SeatRatings:
    """Of those who want to be listed, and your own. At other tables none, since a rating can tell who somebody is."""
    hub: Hub = request.app.state.hub
    kept = (await hub.find(table)).kept
    chairs = kept.chairs if kept.is_quick else ()
    return await asyncio.to_thread(_of_seats, request.app.state.storage, chairs, person_of(request))


def _of_seats(storage: Storage, chairs: tuple[Chair, ...], asker: str | None) -> SeatRatings:
    persons = ((seat, chair.person) for seat, chair in enumerate(chairs) if chair.person)
    rows = ((seat, person, storage.rating_of(person)) for seat, person in persons)
    shown = (
        SeatRating(seat=seat, rating=value_of(row.mu))
        for seat, who, row in rows
        if row and (row.listed or who == asker)
    )
    return SeatRatings(ratings=tuple(shown))


@router.get("/me", summary="Your rating", response_model=OwnRating, responses=_NONE)
async def mine(request: Request) -> Response:
    """It follows from the quick games in which every player had a rating when the cards were dealt."""
    row = await asyncio.to_thread(_up_to_date, request.app.state.storage, person_of(request))
    return Response(status_code=204) if row is None else answer(_own(row))


def _up_to_date(storage: Storage, person: str | None) -> RatingRow | None:
    """The rating of a person, after all games that are over."""
    if person is None or storage.rating_of(person) is None:
        return None
    storage.count_rated()
    return storage.rating_of(person)


@router.post("/me", summary="Begin a rating, or change its name")
async def begin(request: Request, wanted: NewRating) -> OwnRating:
    """From now on your quick games count, if all other players have ratings, too."""
    storage: Storage = request.app.state.storage
    hub: Hub = request.app.state.hub
    begun: Buckets = request.app.state.ratings_begun
    person = needed(person_of(request))
    hub.words.check_text(wanted.name)
    if not begun.take(asker_of(request).address):
        raise TooMany("ratings", "too many ratings from your address; wait a little")
    return _own(await asyncio.to_thread(storage.rate, hub.new_id(), person, wanted.name, listed=wanted.listed))


@router.delete("/me", summary="Give your rating up", status_code=204)
async def give_up(request: Request) -> Response:
    """Nothing is left that leads to you. Your games still count for those who played with you."""
    storage: Storage = request.app.state.storage
    if not await asyncio.to_thread(storage.give_up, needed(person_of(request))):
        raise NotFound("no-rating", "you have no rating")
    return Response(status_code=204)


@router.post("/me/recovery", summary="A code to get your rating back with")
async def recovery(request: Request) -> RecoveryCode:
    """A new code, which replaces the last one. Keep it secret: anyone who has it can take your rating."""
    storage: Storage = request.app.state.storage
    row = await asyncio.to_thread(storage.rating_of, needed(person_of(request)))
    if row is None:
        raise NotFound("no-rating", "you have no rating")
    secret = secrets.token_urlsafe(24)
    await asyncio.to_thread(storage.keep_secret, row.id, digest(secret))
    return RecoveryCode(code=row.id + secret, path=f"/ratings#code={row.id}{secret}")


@router.post("/recover", summary="Get your rating back")
async def recover(request: Request, given: Recovery) -> OwnRating:
    """From now on, the rating with this code is yours on this device, and no longer on the one you used before."""
    storage: Storage = request.app.state.storage
    tried: Buckets = request.app.state.codes_tried
    person = needed(person_of(request))
    if not tried.take(asker_of(request).address):
        raise TooMany("ratings", "too many codes from your address; wait a little")
    rating, secret = given.code[:_ID], given.code[_ID:]
    known = await asyncio.to_thread(storage.secret_of, rating) or _NOBODY
    if not hmac.compare_digest(digest(secret), known):
        raise Forbidden("no-rating", "this code gives no rating back")
    if not await asyncio.to_thread(storage.move, rating, person):
        raise Conflict("rated", "you have a rating here already; give that up first")
    row = await asyncio.to_thread(_up_to_date, storage, person)
    if row is None:  # given up just now
        raise Forbidden("no-rating", "this code gives no rating back")
    return _own(row)
