"""People with a browser: Debian's Chromium or Firefox, driven by Playwright, in windows of several kinds."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Route, WebError, sync_playwright

from red7.server.page import CLIENT

_CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
OTHER_NAME: Final = "red7.test"
"""What this machine is called by others, as far as the browser knows."""
_OPTIONS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1",
    "--no-first-run",
    "--no-sandbox",
)
_BRIDGE: Final = Path(__file__).with_name("bidi_bridge.py")
_AT_ONCE: Final = """
    try { if (!localStorage.getItem("red7.speed")) localStorage.setItem("red7.speed", "at-once"); } catch { }
"""
"""Bots do not wait until their turns have been seen, unless a test wants it."""
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
SMALL_PHONE: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}


_PREFERENCES: Final[dict[str, str | float | bool]] = {"network.dns.localDomains": OTHER_NAME}
"""The same for Firefox."""


def need_client() -> None:
    """Skips a test if the client has not been built; in CI it must be there."""
    if not (CLIENT / "index.html").is_file():
        do_without("the browser client is not built: make web")


def _chromium() -> str:
    """The path of Chromium; skips a test if there is none."""
    for name in _CHROMIUMS:
        if path := shutil.which(name):
            return path
    do_without("not installed: chromium")
    raise AssertionError


def do_without(reason: str) -> None:
    """Skips a test; in CI it fails."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


class Browsers:
    """Browsers without a window, each started when it is first asked for; nothing is ever downloaded for them."""

    def __init__(self) -> None:
        self._started = ExitStack()
        self._playwright: Playwright | None = None
        self._browsers: dict[str, Browser] = {}

    def get(self, kind: str) -> Browser:
        """Debian's Chromium or Firefox; skips a test if it is not installed."""
        if self._playwright is None:
            self._playwright = self._started.enter_context(sync_playwright())
        if kind not in self._browsers or not self._browsers[kind].is_connected():
            make = self._firefox if kind == "firefox" else self._chromium
            self._browsers[kind] = make(self._playwright)
            self._started.callback(self._browsers[kind].close)
        return self._browsers[kind]

    def close(self) -> None:
        """Ends them."""
        self._browsers.clear()
        self._playwright = None
        self._started.close()

    def _chromium(self, playwright: Playwright) -> Browser:
        return playwright.chromium.launch(executable_path=_chromium(), args=_OPTIONS)

    def _firefox(self, playwright: Playwright) -> Browser:
        if not shutil.which("firefox-esr"):
            do_without("not installed: firefox-esr")
        start = Path(self._started.enter_context(TemporaryDirectory())) / "firefox"
        start.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{_BRIDGE}" "$@"\n', encoding="utf-8")
        start.chmod(0o755)
        return playwright.firefox.launch(
            channel="moz-firefox", executable_path=start, firefox_user_prefs=_PREFERENCES, timeout=120_000
        )


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium, closed at the end."""
    with closing(Browsers()) as browsers:
        yield browsers.get("chromium")


def is_chromium(browser: Browser | None) -> bool:
    """Whether this is a browser in which Playwright can do everything."""
    return browser is not None and browser.browser_type.name == "chromium"


@dataclass
class Visitor:
    """Somebody with their own browser, cookies and storage."""

    context: BrowserContext
    page: Page
    own: str
    """The host of the site."""
    errors: list[str] = field(default_factory=list)
    """What went wrong in the client's script, without being caught."""
    elsewhere: list[str] = field(default_factory=list)
    """What was asked of other hosts than the site's own."""

    @property
    def can_touch(self) -> bool:
        """Whether its browser knows what a tap is; Playwright's Firefox does not."""
        return is_chromium(self.context.browser)

    def note_error(self, error: WebError) -> None:
        """Keeps an error, for the end of the test."""
        text = str(error.error)
        if not text.startswith("Firefox can’t establish a connection to the server at ws"):  # no error elsewhere
            self.errors.append(text)

    def note_request(self, request: Request) -> None:
        """Keeps a request to another host, for the end of the test."""
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.own:
            self.elsewhere.append(request.url)

    def leave(self) -> None:
        """Closes the browser's windows; raises if something went wrong in them."""
        self.context.close()
        assert not self.errors, self.errors
        assert not self.elsewhere, self.elsewhere


def visit(browser: Browser, url: str, *, kind: dict[str, Any] = DESKTOP, **more: Any) -> Visitor:
    """Somebody who has opened no page yet; addresses may be given without the host."""
    context = browser.new_context(base_url=url, **({"locale": "en-GB"} | kind | more))
    visitor = Visitor(context, context.new_page(), urlsplit(url).netloc)
    context.add_init_script(_AT_ONCE)
    context.on("weberror", visitor.note_error)
    context.on("request", visitor.note_request)
    return visitor


def hold(page: Page, ask: Callable[[], object], is_meant: Callable[[Request], bool]) -> Route:
    """Does what asks the server for something; that request is held back until somebody lets it go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        if not held and is_meant(route.request):
            held.append(route)
        else:
            route.fallback()

    page.route("**", keep)
    ask()
    for _ in range(500):
        if held:
            return held[0]
        page.wait_for_timeout(20)
    raise AssertionError("nothing was asked for")


Visit: TypeAlias = Callable[..., Visitor]
"""Lets somebody visit the site: `visit(kind=PHONE, locale="de-DE")`."""
IN_VIEW: Final = """all => all.map(one => {
    const end = one.closest("main")?.getBoundingClientRect().bottom ?? innerHeight;  // the foot may cover no card
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth + 0.5 && top >= 0 && bottom <= Math.min(end, innerHeight) + 0.5;
})"""
"""Of each element, whether all of it can be seen."""
