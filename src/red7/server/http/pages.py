"""Serves the browser client from memory: its pages, in the visitor's language, and its files."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.locales import LANGUAGES, negotiate
from red7.server.http.middleware import WORKER_POLICY
from red7.server.page import CLIENT, MISSING, filled

COOKIE: Final = "lang"
"""The cookie with the language that a visitor chose instead of the browser's."""
_WELCOME: Final = """\
A table server for the card game Red7.

Programs can play here: docs/protocol.md describes the protocol, and `red7 bot ADDRESS --level 4` seats a bot.
"""
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_PACKED: Final = (".ico", ".png", ".woff2", ".zip")
"""Files that compression does not make smaller."""
_FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
_ASK_AGAIN: Final = "no-cache"
_PAGE: Final = re.compile(r"/(?!(api|assets)(/|$))(?!.*\.[A-Za-z]\w*$).*")
"""A path that may be a page of the client, not a file; only the client knows which pages there are."""
_WORKER: Final = re.compile(r"worker-[\w-]+\.js")
"""The script that runs Python in the browser."""


class Form(NamedTuple):
    """A file in one encoding, and its ETag."""

    body: bytes
    tag: str


class File:
    """A file in several encodings, for different browsers."""

    def __init__(self, kind: str, keep: str, forms: dict[str, bytes], policy: str | None = None) -> None:
        """`keep` is the Cache-Control header; `forms` maps the names of encodings to bodies, the smallest first.

        A large file may have no form but "gzip"; it is unpacked for the few who cannot read that.
        """
        self._kind, self._keep, self._policy = kind, keep, policy
        self._forms = {name: Form(body, f'"{sha256(body).hexdigest()[:20]}"') for name, body in forms.items()}

    def answer(self, asked: Headers) -> Response:
        """The smallest form that the browser accepts; without a body if the browser already has it."""
        taken = _taken(asked.get("accept-encoding", ""))
        found = next(((name, form) for name, form in self._forms.items() if name in taken), None)
        name, form = found or ("identity", self._unpacked())
        headers = {"cache-control": self._keep, "etag": form.tag, "vary": "Accept-Encoding"}
        if form.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if name != "identity":
            headers["content-encoding"] = name
        if self._policy:
            headers["content-security-policy"] = self._policy
        return Response(form.body, headers=headers, media_type=self._kind)

    def _unpacked(self) -> Form:
        packed = self._forms["gzip"]
        return Form(gzip.decompress(packed.body), f'{packed.tag[:-1]}-plain"')


def _taken(accepted: str) -> set[str]:
    """The encodings that a browser accepts."""
    parts = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return {"identity"} | {name for name, _, weight in parts if weight.strip("0.") or not weight}


class Site:
    """All files of the client, and its page in every language."""

    def __init__(self, folder: Path) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".html")]
        self._files = {f"/{path.relative_to(folder).as_posix().removesuffix('.gz')}": _read(path) for path in paths}
        page = (folder / "index.html").read_text(encoding="utf-8").replace('="./', '="/')
        self._pages = {language: _page(page, language) for language in LANGUAGES}

    def file(self, path: str) -> File | None:
        """The file at that path; None if there is none."""
        return self._files.get(path)

    def page(self, request: Request) -> Response:
        """The page in the visitor's language; it is the same for all paths, and the client shows what belongs there."""
        chosen = request.query_params.get("lang") or request.cookies.get(COOKIE) or ""
        language = chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""))
        answer = self._pages[language].answer(request.headers)
        answer.headers["content-language"] = language
        answer.headers["vary"] = "Accept-Encoding, Accept-Language, Cookie"
        return answer


@cache
def site(folder: Path) -> Site | None:
    """The client; None if it has not been built."""
    return Site(folder) if (folder / "index.html").is_file() else None


def _read(path: Path) -> File:
    """A file, and its compressed forms if they are smaller; of a large file, `name.gz`, only the compressed form."""
    body = path.read_bytes()
    if path.suffix == ".gz":
        return File(_KINDS[Path(path.stem).suffix], _ASK_AGAIN, {"gzip": body})
    smaller = path.with_name(f"{path.name}.br")
    forms = {"br": smaller.read_bytes()} if smaller.is_file() else {}
    if path.suffix not in _PACKED and len(packed := gzip.compress(body, mtime=0)) < len(body):
        forms["gzip"] = packed
    kind = _KINDS.get(path.suffix, "application/octet-stream")
    keep = _FOREVER if path.parent.name == "assets" else _ASK_AGAIN
    policy = WORKER_POLICY if _WORKER.fullmatch(path.name) else None
    return File(kind, keep, forms | {"identity": body}, policy)


def _page(page: str, language: str) -> File:
    """The page in one language."""
    body = filled(page, language).encode()
    return File("text/html; charset=utf-8", _ASK_AGAIN, {"gzip": gzip.compress(body, mtime=0), "identity": body})


class Pages:
    """Answers requests that match no route: with a file of the client, one of its pages, or "not found"."""

    def __init__(self, otherwise: ASGIApp, folder: Path) -> None:
        self._otherwise, self._folder = otherwise, folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers with the file or page at that path."""
        answer = self._find(Request(scope)) if _is_asked(scope) else None
        await (answer or self._otherwise)(scope, receive, send)

    def _find(self, request: Request) -> Response | None:
        client, path = site(self._folder), request.scope["path"]
        if client and (file := client.file(path)):
            return file.answer(request.headers)
        if not _PAGE.fullmatch(path):
            return None
        return client.page(request) if client else PlainTextResponse(f"{_WELCOME}{MISSING}\n")


def _is_asked(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] in ("GET", "HEAD")


def add_pages(app: FastAPI, folder: Path = CLIENT) -> None:
    """Makes the application serve the client's files and pages if no route matches."""
    app.router.default = Pages(app.router.default, folder)
