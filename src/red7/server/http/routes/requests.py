"""What all routes have in common: who asks, and how an answer is written."""

from __future__ import annotations

from fastapi import Request, Response

from red7.protocol.checks import Part
from red7.protocol.encoding import encode
from red7.server.http.auth import person_of


def guest_of(request: Request) -> str:
    """A name for whoever asks, so that nobody asks for more than their share: the person, or the address."""
    return person_of(request) or address_of(request)


def address_of(request: Request) -> str:
    """Where the question comes from."""
    return f"at {request.client.host}" if request.client else "somewhere"


def answer(part: Part) -> Response:
    """The answer as it goes out; made by whoever made the part, which may be long, and not on the event loop."""
    return Response(encode(part), media_type="application/json")
