"""Who we are on each server: a token, kept so that we find our seats again after everything was closed."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs


def token_for(link: str) -> str | None:
    """The token from the last time at this server, if there was one."""
    token = _read().get(_server(link))
    return token if isinstance(token, str) else None


def remember(link: str, token: str) -> None:
    """Keeps the token, for nobody but this user to read; without room for it, the seat is lost with the window."""
    with suppress(OSError):
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.touch(mode=0o600)
        part.write_text(json.dumps(_read() | {_server(link): token}), encoding="utf-8")
        part.replace(path)


def _path() -> Path:
    return platformdirs.user_data_path("red7", appauthor=False) / "guests.json"


def _server(link: str) -> str:
    with suppress(ValueError):
        parts = urlsplit(link)
        return f"{parts.scheme}://{parts.netloc}"
    return ""


def _read() -> dict[str, object]:
    try:
        found = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
