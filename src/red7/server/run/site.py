"""The client as a folder of plain files, which play without a server: `red7 site`."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Final

from red7.errors import Red7Error, quote
from red7.server.page import CLIENT, MISSING, filled

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""As the server's; a page cannot say by itself who may show it in a frame."""
_MARK: Final = "<html data-site "
_LEFT_OUT: Final = (".br", ".html")


def write_site(folder: Path, client: Path = CLIENT) -> int:
    """Writes the files, in place of those of an older site; returns how many bytes they have."""
    if not (client / "offline" / "files.json").is_file():
        raise Red7Error("client-missing", MISSING)
    _clear(folder)
    for path in client.rglob("*"):
        if path.is_file() and path.suffix not in _LEFT_OUT:
            _copy(path, folder / path.relative_to(client))
    page = filled((client / "index.html").read_text(encoding="utf-8"), "en")
    marked = page.replace("<html ", _MARK, 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />'
    whole = marked.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    (folder / "index.html").write_text(whole, encoding="utf-8")
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _clear(folder: Path) -> None:
    """Makes room in an empty folder, or in one with an older site; raises if there is anything else."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    if any(folder.iterdir()) and not (page.is_file() and _MARK in page.read_text(encoding="utf-8", errors="replace")):
        raise Red7Error("not-empty", f"{quote(str(folder))}: there are other files in this folder; name an empty one")
    for old in ("assets", "offline"):
        shutil.rmtree(folder / old, ignore_errors=True)


def _copy(path: Path, to: Path) -> None:
    """Copies a file; what is kept compressed is unpacked."""
    to.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".gz":
        to.with_suffix("").write_bytes(gzip.decompress(path.read_bytes()))
    else:
        shutil.copyfile(path, to)
