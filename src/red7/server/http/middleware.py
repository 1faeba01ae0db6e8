"""Middleware: limits, origin checks and headers for every request."""

from __future__ import annotations

import json
import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.protocol.problems import Failed, Forbidden, HttpError, TooLarge, TooMany
from red7.server.config import Config
from red7.server.failures import MISTAKE
from red7.server.http.auth import asker_of, check_origin
from red7.server.limits import Allowance, Asker, timed
from red7.server.logs import log

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""For the worker that runs Python in the browser: the only place where a page's WebAssembly may be compiled."""
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_READING: Final = ("GET", "HEAD", "OPTIONS")
_FREE: Final = ("/healthz", "/readyz", "/metrics")
_UPLOADS: Final = ("/api/games",)


class Door:
    """Applies limits to requests, and adds the same headers to every answer."""

    def __init__(self, app: ASGIApp, *, config: Config, allowance: Allowance) -> None:
        self._app, self._config, self._allowance = app, config, allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on or refuses it; the processor time that it takes counts towards the asker's limit."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, lambda message: send(_in_a_line(message)))
            return
        asker = asker_of(HTTPConnection(scope))
        passing = self._pass_on(scope, receive, send, asker)
        if scope["path"] in _FREE:
            await passing
        else:
            await timed(passing, lambda seconds: self._allowance.time.spend(asker, seconds))

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, asker: Asker) -> None:
        """Passes a request on, or refuses it."""
        has_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if self._is_https:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        body = await self._enter(scope, receive, asker)
        if isinstance(body, HttpError):
            await _refuse(send_with_headers, body)
            return
        parts = [body]

        async def receive_body() -> Message:
            if parts:
                return {"type": "http.request", "body": parts.pop(), "more_body": False}
            return await receive()

        try:
            await self._app(scope, receive_body, send_with_headers)
        except Exception:
            log("mistake", level=logging.ERROR, exc_info=True)
            if has_begun:
                raise  # this closes the connection, so that no client takes half an answer for a whole one
            await _refuse(send_with_headers, Failed("mistake", MISTAKE))

    async def _enter(self, scope: Scope, receive: Receive, asker: Asker) -> bytes | HttpError:
        """The body of a request, or why the request is refused."""
        headers, path = Headers(scope=scope), scope["path"]
        if path not in _FREE and not self._allowance.may_ask(asker):
            return TooMany("rate", "too many requests from your address; wait a little")
        if scope["method"] in _READING:
            return b""
        try:
            check_origin(headers, self._config.public_url)
        except Forbidden as error:
            return error
        limits = self._config.limits
        most = limits.upload if path in _UPLOADS else limits.message
        body = await _body(receive, headers, most)
        return TooLarge("too-large", f"more than {most} bytes") if body is None else body

    @property
    def _is_https(self) -> bool:
        return (self._config.public_url or "").startswith("https:")


def _in_a_line(message: Message) -> Message:
    """The message; if a known error keeps the server from starting, only the reason, without a traceback."""
    if message["type"] != "lifespan.startup.failed":
        return message
    last = message["message"].strip().splitlines()[-1]
    name, _, reason = last.partition(": ")
    return {**message, "message": reason} if name.startswith("red7.") else message


async def _body(receive: Receive, headers: Headers, most: int) -> bytes | None:
    """The whole body; None if it is too large."""
    length = headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        return None
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body


async def _refuse(send: Send, problem: HttpError) -> None:
    body = json.dumps({"code": problem.code, "text": problem.message}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
