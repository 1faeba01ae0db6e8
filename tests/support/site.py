"""The application with one worker, called in this process."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable
from typing import Any, TypeVar

import httpx

from red7.server.config import Config, Limits
from red7.server.http.app import make_app
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from tests.support.places import DOCS

T = TypeVar("T")
GAME = (DOCS / "game.red7").read_text()
PATIENCE = 60.0


def token() -> dict[str, str]:
    return {"authorization": f"Bearer {secrets.token_urlsafe(24)}"}


class Site:
    """The application with one worker, asked from within; it lasts from test to test."""

    def __init__(self, database: str) -> None:
        self.runner = asyncio.Runner()
        self.app = make_app(Config(database=database, thinkers=1, limits=Limits(requests=100_000, processor=1e3)))
        self._life = self._lives()
        self.run(anext(self._life))
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://red7")

    async def _lives(self) -> AsyncIterator[None]:
        async with self.app.router.lifespan_context(self.app):
            yield

    def run(self, doing: Awaitable[T]) -> T:
        return self.runner.run(asyncio.wait_for(doing, PATIENCE))

    def end(self) -> None:
        self.run(self.client.aclose())
        self.run(anext(self._life, None))
        self.runner.close()

    def ask(self, method: str, path: str, *, expected: int = 200, **options: Any) -> Any:
        response = self.run(self.client.request(method, f"/api{path}", **options))
        assert response.status_code == expected, response.text
        return response.json() if response.headers.get("content-type") == "application/json" else response.text

    def get(self, path: str, *, expected: int = 200, **parameters: Any) -> Any:
        return self.ask("GET", path, expected=expected, params=parameters)

    def post(self, path: str, *, expected: int = 200, headers: dict[str, str] | None = None, **body: Any) -> Any:
        return self.ask("POST", path, expected=expected, json=body, headers=headers)

    @property
    def storage(self) -> Storage:
        storage: Storage = self.app.state.storage
        return storage

    @property
    def thinking(self) -> Thinking:
        thinking: Thinking = self.app.state.thinking
        return thinking
