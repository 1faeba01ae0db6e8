"""The client's pages and files, of a client that is made for the test, and of none."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from red7.server.http.pages import add_pages


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What a server with the client in that folder answers."""
    app = FastAPI()

    @app.get("/api/tables")
    def tables() -> list[str]:
        return []

    add_pages(app, folder)

    async def answer() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://red7") as asking:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await asking.request(method, path, headers=named)

    return asyncio.run(answer())


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The folder of a small client."""
    files = {
        "index.html": '<html lang="{{ lang }}"><title>{{page-title}}</title><script src="./start.js"></script></html>',
        "sw.js": "self;" * 20,
        "sw.js.br": "not really",
        "manifest.webmanifest": "{}",
        "strange.thing": "?",
        "assets/index-1234.js": "1;" * 100,
        "assets/sign.woff2": "woff",
        "assets/worker-1234.js": "self;",
    }
    for name, text in files.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    large = tmp_path / "client" / "offline" / "pyodide.asm.wasm.gz"
    large.parent.mkdir()
    large.write_bytes(gzip.compress(b"wasm" * 100, mtime=0))
    return tmp_path / "client"


def test_without_a_client_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    for path in ("/", "/t/AbCdEfGhJk"):
        answer = ask(nothing, path)
        assert answer.headers["content-type"].startswith("text/plain")
        assert "make web" in answer.text
    assert ask(nothing, "/assets/index-1234.js").status_code == 404
    assert ask(nothing, "/api/tables").json() == []


def test_routes_come_first(client: Path) -> None:
    assert ask(client, "/api/tables").json() == []
    assert ask(client, "/api/tables", "POST").status_code == 405
    assert ask(client, "/api/other").status_code == 404
    assert ask(client, "/t/AbCdEfGhJk", "POST").status_code == 404


def test_the_blanks_of_the_page_are_filled(client: Path) -> None:
    assert ask(client, "/t/AbCdEfGhJk").text == (
        '<html lang="en"><title>Red7</title><script src="/start.js"></script></html>'
    ), "the page is at many paths, so what it names is at the root"


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/strange.thing", "application/octet-stream", "no-cache"),
        ("/assets/index-1234.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/sign.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_files(client: Path, path: str, kind: str, keep: str) -> None:
    answer = ask(client, path, accept_encoding="gzip")
    assert answer.text == (client / path[1:]).read_text(encoding="utf-8")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/index.html", "/sw.js.br", "/../pages.py", "/assets/", "/assets", "/no.js"])
def test_nothing_else_is_a_file(client: Path, path: str) -> None:
    assert ask(client, path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("GZIP", "gzip"), ("br;q=0, gzip;q=0.1", "gzip"), ("br ; q=0.5", "br")],
)
def test_the_smallest_form_that_can_be_read(client: Path, accepted: str, encoding: str) -> None:
    assert ask(client, "/sw.js", accept_encoding=accepted).headers["content-encoding"] == encoding


def test_a_large_file_is_kept_only_compressed(client: Path) -> None:
    path = "/offline/pyodide.asm.wasm"
    packed, plain = (ask(client, path, accept_encoding=encoding) for encoding in ("br, gzip", "identity"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == b"wasm" * 100
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/wasm"
    assert ask(client, f"{path}.gz").status_code == 404


def test_only_the_worker_may_compile_webassembly(client: Path) -> None:
    policy = ask(client, "/assets/worker-1234.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    for path in ("/", "/assets/index-1234.js"):
        assert "content-security-policy" not in ask(client, path).headers, "the middleware adds that of a page"
