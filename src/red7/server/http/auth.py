"""Who somebody is: a guest with a token, of which nothing but a digest is kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from red7.server.limits import Asker
from red7.server.problems import WHO, Forbidden, Unknown
from red7.table.orders import Person

COOKIE: Final = "red7_guest"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def person_of(connection: HTTPConnection) -> Person | None:
    """Who asks; None for somebody without a token."""
    token = token_of(connection)
    return None if token is None else digest(token)


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie, or that of a program in the header."""
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def asker_of(connection: HTTPConnection) -> Asker:
    """Whoever asks, so that nobody gets more than their share."""
    return Asker.at(connection.client.host if connection.client else "", person_of(connection))


def needed(person: Person | None) -> Person:
    """The person; raises where there is none."""
    if person is None:
        raise Unknown("guest", WHO)
    return person


def cookie(token: str, *, secure: bool) -> str:
    """The header that gives a browser its token, which no script can read."""
    return f"{COOKIE}={token}; Path=/api; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def check_origin(headers: Headers, public_url: str | None) -> None:
    """Raises where a browser asks on behalf of a page that is not ours."""
    origin = headers.get("origin")
    if origin is None:
        return  # not a browser, or one that asks for its own page
    own = {headers.get("host", "")}
    if public_url:
        own.add(urlsplit(public_url).netloc)
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking not in own:
        raise Forbidden("origin", "this page may not speak for you here")
