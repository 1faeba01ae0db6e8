"""What is refused for reasons that are not the rules', each with its HTTP status."""

from __future__ import annotations

from typing import ClassVar, Final

from red7.errors import Red7Error

UNPROCESSABLE: Final = 422
"""The status for anything wrong with a text or a step."""


class Malformed(Red7Error):
    """A text that is not JSON of the expected form; the message says in one line where and why."""


class HttpError(Red7Error):
    """A refusal with a status of its own."""

    status: ClassVar[int] = UNPROCESSABLE


class Unknown(HttpError):
    """The client has not said who it is."""

    status = 401


class Forbidden(HttpError):
    """The client is not allowed to do this."""

    status = 403


class NotFound(HttpError):
    """There is no such thing."""

    status = 404


class Conflict(HttpError):
    """It cannot be done in the current state."""

    status = 409


class TooLarge(HttpError):
    """The request is too large."""

    status = 413


class TooMany(HttpError):
    """A guest asks for more than its share; it may try again later."""

    status = 429


class Busy(HttpError):
    """The server is too busy now; the client may try again later."""

    status = 503


class Failed(HttpError):
    """The server could not do it, through no fault of the client."""

    status = 500


def status_of(error: Red7Error) -> int:
    """The HTTP status for an error."""
    return error.status if isinstance(error, HttpError) else UNPROCESSABLE
