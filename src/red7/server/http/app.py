"""The application: its routes, its middleware, and what starts and stops with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version
from types import FrameType
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from red7.errors import Red7Error
from red7.protocol.decoding import reason_of
from red7.protocol.encoding import set_fields
from red7.protocol.problems import status_of
from red7.protocol.tables import Problem
from red7.server.cluster.cluster import Cluster
from red7.server.config import Config
from red7.server.failures import told
from red7.server.garbage import collect_in_steps
from red7.server.http import sse
from red7.server.http.middleware import Door
from red7.server.http.pages import add_pages
from red7.server.http.routes import routers, tables
from red7.server.http.sockets import serve_socket
from red7.server.limits import Allowance, Buckets, Counts, ProcessorTime
from red7.server.live.hub import Hub
from red7.server.logs import begin, log
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking

TITLE: Final = "red7"
"""Tells a red7 server from other servers."""
_ROUTERS: Final = (tables.router, sse.router, *routers)
_CHECKED: Final = 1.0
"""Seconds for which the result of a check of the database is used again."""
_LAST_WORDS: Final = 0.2
"""Seconds that good-byes have to reach clients before connections are closed."""


_REPORTS: Final = 10
"""Reports that an address may send in an hour."""


class Application(FastAPI):
    """Serves sockets without the middleware for requests, which would use memory as long as a socket is open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request, or a socket until it is closed."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await serve_socket(WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)


def from_environment() -> FastAPI:
    """The application, configured by the process that started this one."""
    config = Config.handed()
    begin(only_trouble=config.opens)
    collect_in_steps()
    return make_app(config)


def make_app(config: Config, opened: Storage | None = None) -> FastAPI:
    """The application; when it starts, it opens the database, unless `opened` is given, and tables go on."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = opened
        if storage is None:
            storage = await asyncio.to_thread(Storage.open, config.database, shared=config.is_shared)
        thinking = Thinking(config.thinkers or max(1, ((os.cpu_count() or 2) - 1) // config.workers))
        hub = Hub(storage, thinking, config)
        app.state.storage, app.state.thinking, app.state.hub = storage, thinking, hub
        cluster = Cluster.join(config.redis, hub) if config.redis else None
        try:
            await hub.start()
            log("started", server=hub.server, database=storage.name)
            _end_gently(hub)
            yield
        finally:
            await hub.stop()
            if cluster:
                await cluster.leave()
            await thinking.close()
            await asyncio.to_thread(storage.close)
            log("stopped", server=hub.server)

    try:
        number = version("red7")
    except PackageNotFoundError:
        number = "0"
    app = Application(
        title=TITLE,
        summary="Tables for the card game Red7",
        description="Create and read here; play over the socket at /api/tables/{table}/socket. See docs/protocol.md.",
        version=number,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.config = config
    app.state.read = asyncio.to_thread
    limits = config.limits
    app.state.sockets = Counts(limits.sockets)
    app.state.opened = Buckets(limits.tables / 3600, limits.tables)
    app.state.reported = Buckets(_REPORTS / 3600, _REPORTS)
    app.state.messages = Buckets(limits.messages, 3 * limits.messages)
    allowance = app.state.allowance = Allowance(limits.requests, ProcessorTime(limits.processor))
    for router in _ROUTERS:
        app.include_router(router)
    _operate(app)
    add_pages(app)
    _refuse(app)
    app.add_middleware(Door, config=config, allowance=allowance)
    return app


def _end_gently(hub: Hub) -> None:
    """Makes SIGINT and SIGTERM tell every client to come back before they stop uvicorn."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        end = signal.getsignal(number)
        if not callable(end):
            continue

        def begin(number: int, _: FrameType | None, end: Callable[[int, None], Any] = end) -> None:
            loop.call_soon_threadsafe(hub.say_goodbye)
            loop.call_soon_threadsafe(loop.call_later, _LAST_WORDS, end, number, None)

        signal.signal(number, begin)


class Checks:
    """Makes a check at most once a second, even if many clients ask for it, because it writes to the disk."""

    def __init__(self) -> None:
        self._made: asyncio.Future[None] | None = None
        self._again = 0.0

    async def make(self, check: Callable[[], None]) -> None:
        """Makes the check, or uses its last result; raises what the check raised."""
        loop = asyncio.get_running_loop()
        if self._made is None or (self._made.done() and loop.time() >= self._again):
            self._again = loop.time() + _CHECKED
            self._made = asyncio.ensure_future(asyncio.to_thread(check))
        await asyncio.shield(self._made)


def _operate(app: FastAPI) -> None:
    """Adds the routes for monitoring the server."""

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        return Response("alive\n", media_type="text/plain")

    checks = Checks()

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        if not request.app.state.hub.is_ready:
            return Response("not ready\n", status_code=503, media_type="text/plain")
        try:
            await checks.make(request.app.state.storage.check)
        except Red7Error as error:
            return Response(f"{told(error).message}\n", status_code=503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _refuse(app: FastAPI) -> None:
    """Makes every refusal show a code and a sentence, and no traceback."""

    def problem(status: int, code: str, text: str) -> JSONResponse:
        return JSONResponse(set_fields(Problem(code=code, text=text)), status_code=status)

    @app.exception_handler(Red7Error)
    async def red7_error(_: Request, error: Red7Error) -> JSONResponse:
        error = told(error)
        return problem(status_of(error), error.code, error.message)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["loc"] == ("body",) and not request.headers.get("content-type", "").startswith("application/json"):
            return problem(422, "malformed", "body: JSON, with the header Content-Type: application/json")
        return problem(422, "malformed", reason_of(first))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 400:  # from FastAPI, if the body is not text
            return problem(422, "malformed", "body: it is no JSON in UTF-8")
        names = {404: "not-found", 405: "method", 413: "too-large"}
        answer = problem(error.status_code, names.get(error.status_code, "refused"), str(error.detail))
        answer.headers.update(error.headers or {})
        if error.status_code == 405:
            answer.headers["allow"] = ", ".join(sorted(_allowed(app, request.scope)))
        return answer


def _allowed(app: FastAPI, scope: Scope) -> set[str]:
    """All methods that a path allows; several routes may share the path."""
    every = [*app.routes, *(route for router in _ROUTERS for route in router.routes)]
    there = [route for route in every if isinstance(route, Route) and route.matches(scope)[0] is not Match.NONE]
    return {method for route in there for method in route.methods or ()}
