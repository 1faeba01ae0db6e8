"""The folder that `red7 site` writes, of a client that is made for the test."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from red7.errors import Red7Error
from red7.server.run.site import write_site

PAGE = """<!doctype html>
<html lang="{{ lang }}">
  <head>
    <meta charset="utf-8" />
    <title>{{ page-title }}</title>
  </head>
</html>
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The folder of a small client."""
    files = {
        "index.html": PAGE.encode(),
        "sw.js": b"self;",
        "sw.js.br": b"not really",
        "assets/index-1234.js": b"1;",
        "offline/files.json": b"{}",
        "offline/pyodide.asm.wasm.gz": gzip.compress(b"wasm"),
    }
    for name, content in files.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "client"


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_every_file_is_as_a_browser_reads_it(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "a" / "site"
    size = write_site(site, client)
    assert names(site) == {
        "index.html", "sw.js", "assets/index-1234.js", "offline/files.json", "offline/pyodide.asm.wasm",
    }  # fmt: skip
    assert (site / "offline" / "pyodide.asm.wasm").read_bytes() == b"wasm"
    assert size == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def test_the_page_knows_that_it_has_no_server_and_trusts_nobody(client: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", client)
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert page.startswith('<!doctype html>\n<html data-site lang="en">')
    assert "<title>Red7</title>" in page
    policy = page.partition('http-equiv="Content-Security-Policy" content="')[2].partition('"')[0]
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    assert page.index("Content-Security-Policy") < page.index("<title>"), "what comes before it is not held to it"


def test_an_older_site_is_replaced_and_nothing_else(client: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, client)
    (site / "CNAME").write_text("red7.example.org")
    (site / "assets" / "old-1234.js").write_text("old")
    write_site(site, client)
    assert {"CNAME"} == names(site) - names(client) - {"offline/pyodide.asm.wasm"}
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "index.html").write_text("<html lang=en>")
    with pytest.raises(Red7Error, match="other files"):
        write_site(mine, client)
    assert names(mine) == {"index.html"}


def test_without_a_client_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(Red7Error, match="make web"):
        write_site(tmp_path / "site", tmp_path / "nothing")
    assert not (tmp_path / "site").exists()
