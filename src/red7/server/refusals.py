"""What the routes of a server may answer instead, as its documentation lists them."""

from __future__ import annotations

from typing import Any, Final

from red7.protocol.tables import Problem

WHO: Final = "who are you? GET /api/me gives a browser its cookie, POST /api/guests a bot its token"

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
}
"""What any route may answer instead."""
TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
"""For a route that answers with plain text: refusals are JSON all the same."""
