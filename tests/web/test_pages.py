"""The pages as a server gives them: in every language, kept and compressed as they should be, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest
from playwright.sync_api import expect

from red7.locales import LANGUAGES, Words
from red7.server.page import CLIENT
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, Visit

PAGES: Final = ("/", "/t/AbCdEfGhJk", "/learn", "/games/abc/", "/nobody/knows/this", "/rules/1.4", "/t/AbCdEfGhJk.")
TINY: Final = 200
"""Bytes under which a file may be smaller as it is than compressed."""
FOREVER: Final = "public, max-age=31536000, immutable"


@pytest.fixture
def asking(site: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site, timeout=20) as asking:
        yield asking


def assets(ending: str) -> list[str]:
    """The paths of the files whose names change with what is in them."""
    return [f"/{path.relative_to(CLIENT).as_posix()}" for path in CLIENT.glob(f"assets/*{ending}")]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client(asking: httpx.Client, path: str) -> None:
    answer = asking.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == asking.get("/").text
    head = asking.head(path)
    assert (head.content, head.headers["etag"]) == (b"", answer.headers["etag"])


@pytest.mark.parametrize("path", ["/assets/index-0000.js", "/nothing.js", "/assets/page", "/api/nothing", "/api"])
def test_what_is_not_there_is_no_page(asking: httpx.Client, path: str) -> None:
    answer = asking.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_pages_are_for_reading(asking: httpx.Client) -> None:
    assert asking.post("/learn").status_code == 404


@pytest.mark.parametrize("path", PAGES)
def test_no_page_trusts_anybody_else(asking: httpx.Client, path: str) -> None:
    headers = asking.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] in ("'none'", "'self'")
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy["style-src"]
    assert headers["referrer-policy"] == "no-referrer", "the address of a table is the key to it"
    assert headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in headers["permissions-policy"]


# --- languages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_visitors_language(asking: httpx.Client, language: str) -> None:
    answer = asking.get("/", headers={"accept-language": f"{language}-XX,{language};q=0.9,en;q=0.5"})
    assert f'<html lang="{language}">' in answer.text
    assert answer.headers["content-language"] == language
    assert {"Accept-Language", "Accept-Encoding"} <= set(answer.headers["vary"].split(", "))
    for name in ("page-title", "page-description"):
        assert Words(language).text(name) in answer.text
    assert "{{" not in answer.text


def test_a_language_may_be_chosen(asking: httpx.Client) -> None:
    german = {"accept-language": "de"}
    assert asking.get("/?lang=it", headers=german).headers["content-language"] == "it"
    assert asking.get("/", headers=german | {"cookie": "lang=fr"}).headers["content-language"] == "fr"
    assert asking.get("/?lang=<script>", headers=german).headers["content-language"] == "de"


# --- keeping and compressing -------------------------------------------------------------------------------------


def test_files_with_a_name_of_their_own_are_kept(asking: httpx.Client) -> None:
    assert assets(".js")
    for path in [*assets(".js"), *assets(".css"), *assets(".woff2")]:
        answer = asking.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOREVER), path
        assert answer.content == (CLIENT / path[1:]).read_bytes()


@pytest.mark.parametrize("path", ["/", "/t/AbCdEfGhJk", "/start.js"])
def test_what_may_change_is_asked_for_again(asking: httpx.Client, path: str) -> None:
    answer = asking.get(path)
    assert answer.headers["cache-control"] == "no-cache"
    again = asking.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    assert asking.get(path, headers={"if-none-match": '"another"'}).status_code == 200


def test_pages_in_other_languages_and_encodings_are_known_apart(asking: httpx.Client) -> None:
    asked = [{"accept-language": one, "accept-encoding": two} for one in ("de", "fr") for two in ("gzip", "identity")]
    assert len({asking.get("/", headers=headers).headers["etag"] for headers in asked}) == 4


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_scripts_and_styles_are_compressed(asking: httpx.Client, encoding: str) -> None:
    sizes = {path: (CLIENT / path[1:]).stat().st_size for path in [*assets(".js"), *assets(".css")]}
    for path in [path for path, size in sizes.items() if size > TINY]:
        with asking.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
            assert answer.headers["content-encoding"] == encoding
            sent = sum(map(len, answer.iter_raw()))
        assert sent == int(answer.headers["content-length"]) < sizes[path]


def test_nothing_is_compressed_for_those_who_cannot_read_it(asking: httpx.Client) -> None:
    for accepted in ("identity", "", "br;q=0, gzip;q=0.0", "zstd"):
        answer = asking.get(assets(".js")[0], headers={"accept-encoding": accepted})
        assert "content-encoding" not in answer.headers


def test_types_are_those_that_browsers_insist_on(asking: httpx.Client) -> None:
    kinds = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2"}
    for ending, kind in kinds.items():
        assert asking.get(assets(ending)[0]).headers["content-type"] == kind


def test_the_page_names_no_file_that_is_not_there(asking: httpx.Client) -> None:
    for path in re.findall(r'(?:src|href)="(/[^"]*)"', asking.get("/").text):
        assert asking.get(path).headers["content-type"] != "text/html; charset=utf-8", path
        assert asking.get(path).status_code == 200, path


# --- in a browser ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small phone"])
def test_the_client_runs(visit: Visit, kind: dict[str, object]) -> None:
    visitor = visit(kind=kind, locale="de-DE")
    answer = visitor.page.goto("/")
    assert answer
    assert answer.status == 200
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.page.locator("#app")).not_to_be_empty()


@pytest.mark.quick
def test_a_link_with_something_stuck_to_it_still_leads_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/?lang=en")
    expect(page).to_have_title(f"{Words('en').text('tutorial-title')} · Red7")
    assert page.url.endswith("/learn?lang=en")
    for ending in ("/", ".", ").", ","):
        page.goto(f"/t/nosuchtabl{ending}")
        expect(page.get_by_role("heading", level=1)).to_have_text(Words("en").text("lost-title"))
        assert page.url.endswith("/t/nosuchtabl")
    page.goto("/rules/1.4")
    expect(page.get_by_role("heading", level=1)).to_have_text(Words("en").text("not-found-title"))
