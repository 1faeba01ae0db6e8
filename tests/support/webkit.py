"""Somebody with Debian's WebKit, driven by classic WebDriver; its window is on a screen that nobody sees."""

from __future__ import annotations

import base64
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from tests.support.serving import free_port
from tests.support.visitors import do_without

_NAME: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The key under which WebDriver names an element."""
_NAMED: Final = """
    const [named, exact] = arguments;
    const own = (one) => (one.ariaLabel ?? (one.labels?.length ? one.labels[0].textContent : one.textContent)).trim();
    const fits = (text) => exact ? text === named : text.toLowerCase().includes(named.toLowerCase());
    return [...document.querySelectorAll("button, a[href], input, select, [role=tab], [role=button], summary")]
        .find((one) => one.checkVisibility() && fits(own(one).replace(/\\s+/g, " "))) ?? null;
"""
_WATCH: Final = """
    window.wrong = [];
    addEventListener("error", (event) => window.wrong.push(event.message));
    addEventListener("unhandledrejection", (event) => window.wrong.push(String(event.reason)));
    const write = console.error;
    console.error = (...words) => { window.wrong.push(words.join(" ")); write(...words); };
"""
_SMALL: Final = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 4px }"
"""The browser's own bar, which would not fit a phone."""
PATIENCE: Final = 60.0
_TRIES: Final = 3


def until(look: Callable[[], Any], wanted: str) -> Any:
    """What is seen once it is true; raises after a minute without."""
    end = time.monotonic() + PATIENCE
    while not (seen := look()):
        if time.monotonic() > end:
            raise AssertionError(f"this did not come: {wanted}")
        time.sleep(0.05)
    return seen


@dataclass
class Window:
    """A window of WebKit, with cookies and storage of its own."""

    driver: httpx.Client
    site: str
    wrong: list[str] = field(default_factory=list)
    """What went wrong in scripts of pages that have been left."""

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The driver's answer; raises if it is an error."""
        answer = self.driver.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        if answer.is_error:
            raise LookupError(f"{value['error']}: {value['message']}")
        return value

    def go(self, path: str) -> None:
        """Opens a page of the site."""
        self.wrong = self.errors()
        self.ask("POST", "url", {"url": self.site + path})
        self.run(_WATCH)

    def reload(self) -> None:
        """Loads the page again."""
        self.wrong = self.errors()
        self.ask("POST", "refresh", {})
        self.run(_WATCH)

    @property
    def url(self) -> str:
        return str(self.ask("GET", "url"))

    def run(self, script: str, *arguments: Any) -> Any:
        """What a script returns in the page."""
        return self.ask("POST", "execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: Any) -> Any:
        """What an expression gives in the page, once it is true."""
        return until(lambda: self.run(f"return {script}", *arguments), f"{script} {arguments}")

    def count(self, selector: str) -> int:
        """How many elements are in sight."""
        script = "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility()).length"
        return int(self.run(script, selector))

    def see(self, selector: str, text: str = "") -> None:
        """Waits for an element that contains a text, in sight."""
        script = (
            "[...document.querySelectorAll(arguments[0])]"
            ".some((one) => one.checkVisibility() && one.innerText.replace(/\\s+/g, ' ').includes(arguments[1]))"
        )
        self.wait(script, selector, text)

    def miss(self, selector: str) -> None:
        """Waits until there is no such element."""
        self.wait("!document.querySelector(arguments[0])", selector)

    def press(self, selector: str) -> None:
        """Clicks on the first such element in sight, where a finger or a mouse would hit it."""
        script = (
            "[...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility() && !one.disabled) ?? null"
        )
        self._click(self.wait(script, selector))

    def press_named(self, name: str, *, exact: bool = False) -> None:
        """Clicks on what has that name."""
        self._click(self.named(name, exact=exact))

    def named(self, name: str, *, exact: bool = False) -> Any:
        """A button, link or field with that name, once it is in sight."""
        return until(lambda: self.run(_NAMED, name, exact), name)

    def fill(self, name: str, text: str) -> None:
        """Writes into a field in place of what is there."""
        field = self.named(name)
        self.ask("POST", f"element/{field[_NAME]}/clear", {})
        self.ask("POST", f"element/{field[_NAME]}/value", {"text": text})

    def keys(self, *keys: str) -> None:
        """Presses keys, one after another, wherever the focus is."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self.ask("POST", "actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def resize(self, width: int, height: int) -> None:
        """Makes the page that large, not only its window."""
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight]")
            outer = self.ask("GET", "window/rect")
            grown = {"width": outer["width"] + width - inner[0], "height": outer["height"] + height - inner[1]}
            self.ask("POST", "window/rect", grown)

    def picture(self, path: Path) -> None:
        """Keeps a picture of the page."""
        path.write_bytes(base64.b64decode(self.ask("GET", "screenshot")))

    def errors(self) -> list[str]:
        """What went wrong in scripts, once their page was there."""
        return [*self.wrong, *self.run("return window.wrong ?? []")]

    def _click(self, element: dict[str, str]) -> None:
        self.ask("POST", f"element/{element[_NAME]}/click", {})


@contextmanager
def webkit(folder: Path) -> Iterator[Callable[[str], Window]]:
    """Opens windows, one at a time; a screen of their own is there as long."""
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    for name in ("Xvfb", "WebKitWebDriver"):
        if not shutil.which(name):
            do_without(f"not installed: {name}")
    if not browser:
        do_without("not installed: MiniBrowser of WebKit")
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(_SMALL)
    # Without a sandbox, since a container allows none.
    own = {"XDG_CONFIG_HOME": str(folder), "LANG": "en_GB.UTF-8", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with _screen() as display:
        opened: list[tuple[Window, subprocess.Popen[bytes]]] = []

        def begin(site: str) -> bool:
            """Opens a window by a driver of its own; now and then WebKit never answers, and False comes back."""
            port = free_port()
            start = ["WebKitWebDriver", f"--port={port}"]
            process = subprocess.Popen(
                start, env=os.environ | own | {"DISPLAY": display}, stderr=subprocess.DEVNULL, start_new_session=True
            )
            address = f"http://127.0.0.1:{port}"
            options = {"binary": str(browser), "args": ["--automation"]}
            wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
            with httpx.Client(base_url=address, timeout=PATIENCE) as sessions:
                until(lambda: _is_ready(sessions), "WebKitWebDriver")
                try:
                    session = sessions.post("/session", json=wanted).json()["value"]["sessionId"]
                except httpx.TimeoutException:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
                    return False
            driver = httpx.Client(base_url=f"{address}/session/{session}", timeout=2 * PATIENCE)
            opened.append((Window(driver, site), process))
            return True

        def open_window(site: str) -> Window:
            close_windows()
            assert any(begin(site) for _ in range(_TRIES)), "WebKit does not start"
            return opened[-1][0]

        def close_windows() -> None:
            while opened:
                window, process = opened.pop()
                window.driver.delete("")
                window.driver.close()
                process.terminate()
                process.wait()

        try:
            yield open_window
        finally:
            close_windows()


@contextmanager
def _screen() -> Iterator[str]:
    """The name of a screen that is there as long."""
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(server, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


def _is_ready(driver: httpx.Client) -> bool:
    try:
        return bool(driver.get("/status").json()["value"]["ready"])
    except httpx.TransportError:
        return False
