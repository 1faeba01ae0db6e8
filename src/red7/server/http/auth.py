"""Who is asking: a guest with a token, of which the server stores only a digest."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from red7.protocol.problems import Forbidden, Unknown
from red7.server.limits import Asker
from red7.server.refusals import WHO
from red7.table.orders import Person

COOKIE: Final = "red7_guest"
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
_YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The digest of a token, which is stored instead of the token."""
    return sha256(token.encode()).hexdigest()


def person_of(connection: HTTPConnection) -> Person | None:
    """The person who is asking; None without a token."""
    token = token_of(connection)
    return None if token is None else digest(token)


def token_of(connection: HTTPConnection) -> str | None:
    """The token from the Authorization header, which programs send, or from the cookie; None if it is not valid."""
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def asker_of(connection: HTTPConnection) -> Asker:
    """The address and the guest that are asking, to which limits apply."""
    return Asker.at(connection.client.host if connection.client else "", person_of(connection))


def needed(person: Person | None) -> Person:
    """The person; raises if there is none."""
    if person is None:
        raise Unknown("guest", WHO)
    return person


def cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that gives a browser its token; scripts cannot read it."""
    return f"{COOKIE}={token}; Path=/api; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def check_origin(headers: Headers, public_url: str | None) -> None:
    """Raises if the request comes from a page of another site."""
    origin = headers.get("origin")
    if origin is None:
        return  # not a browser, or a browser that reads from our own page
    own = {headers.get("host", "")}
    if public_url:
        own.add(urlsplit(public_url).netloc)
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking not in own:
        raise Forbidden("origin", "requests from another site are not accepted")
