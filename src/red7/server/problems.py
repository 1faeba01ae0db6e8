"""What a server has to refuse for reasons of its own, each with the HTTP status that says so."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from red7.errors import Red7Error
from red7.protocol.tables import Problem

UNPROCESSABLE: Final = 422
"""The status of whatever is wrong with a text or a step."""
WHO: Final = "who are you? GET /api/me gives a browser its cookie, POST /api/guests a bot its token"

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
}
"""What any route may answer instead."""
TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""For a route that answers with text, and is of no response class: refusals are JSON all the same."""


class HttpError(Red7Error):
    """A refusal with a status of its own."""

    status: ClassVar[int] = UNPROCESSABLE


class Unknown(HttpError):
    """Whoever asks has not said who they are."""

    status = 401


class Forbidden(HttpError):
    """Whoever asks may not."""

    status = 403


class NotFound(HttpError):
    """There is no such thing here."""

    status = 404


class Conflict(HttpError):
    """It cannot be done as things are."""

    status = 409


class TooLarge(HttpError):
    """It is more than fits through the door."""

    status = 413


class TooMany(HttpError):
    """A guest asks for more than its share; later it will be done."""

    status = 429


class Busy(HttpError):
    """The server has too much to do for now; later it will be done."""

    status = 503


class Failed(HttpError):
    """The server could not do it, through no fault of whoever asked."""

    status = 500


def status_of(error: Red7Error) -> int:
    """The HTTP status for an error."""
    return error.status if isinstance(error, HttpError) else UNPROCESSABLE
