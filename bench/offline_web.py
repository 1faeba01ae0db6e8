"""How soon one can play without a server, on a processor slowed down fourfold: `python -m bench.offline_web`.

The client is made available offline once; then the server is stopped for good. Counted from the request for the first
page to the moment at which a card of the hand can be picked up, in a game against a bot that is begun as soon as the
page can be clicked: the page, Python, our modules, the deal. A worker is not slowed by the browser's own throttle, so
all processes that draw pages and run scripts are stopped for three of every four moments.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, expect

from red7.server.page import CLIENT
from tests.support.serving import served
from tests.support.visitors import DESKTOP, PHONE, chromium, visit
from tests.support.web_players import AGAINST_ONE_BOT, MINE

PATIENCE = 300_000
MOMENT = 0.01
HAND = f"{MINE} [data-zone=hand] button"


def renderers() -> list[int]:
    """The processes of browsers that this process started, which run the scripts of pages."""
    parents: dict[int, int] = {}
    drawing: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if b"--type=renderer" in (folder / "cmdline").read_bytes():
                    drawing.append(int(folder.name))

    def is_ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process]
        return process == os.getpid()

    return [process for process in drawing if is_ours(process)]


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """While it lasts, pages and their workers get one of that many moments."""
    if times <= 1:
        yield
        return
    is_over = threading.Event()

    def send(number: signal.Signals) -> None:
        for process in renderers():
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def alternate() -> None:
        while not is_over.is_set():
            send(signal.SIGSTOP)
            time.sleep(MOMENT * (times - 1))
            send(signal.SIGCONT)
            time.sleep(MOMENT)

    thread = threading.Thread(target=alternate)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def play(browser: Browser, kind: dict[str, object], times: int, slow: float) -> list[float]:
    """Seconds until the first turn, each time in a page that is loaded anew."""
    took = []
    with tempfile.TemporaryDirectory() as folder, served(f"sqlite:///{folder}/red7.db", Path(folder)) as server:
        visitor = visit(browser, server.url, kind=kind)
        visitor.context.add_init_script(AGAINST_ONE_BOT)
        page = visitor.page
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.get_by_role("button", name="Make available offline").click()
        expect(page.locator("footer")).to_contain_text("Available offline", timeout=PATIENCE)
        server.stop()
        for _ in range(times):
            page.goto("about:blank")
            with slowed(slow):
                began = time.perf_counter()
                page.goto("/", wait_until="commit")
                page.get_by_role("button", name="Play now").click()
                page.wait_for_selector(HAND)
                took.append(time.perf_counter() - began)
        visitor.leave()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slowed", type=float, default=4)
    options = parser.parse_args()
    files = json.loads((CLIENT / "offline" / "files.json").read_text(encoding="utf-8"))["files"]
    python = sum(file["sent"] for file in files if file["path"].startswith("offline/"))
    print(
        f"to fetch once: {sum(file['sent'] for file in files) / 1e6:.2f} MB, {python / 1e6:.2f} MB of it to run Python"
    )
    with chromium() as browser:
        for name, kind in (("desk", DESKTOP), ("phone", PHONE)):
            took = play(browser, kind, options.times, options.slowed)
            print(
                f"{name:6} {options.slowed:g}x slowed: median {statistics.median(took):4.1f} s until the first turn,"
                f" from {min(took):.1f} to {max(took):.1f}, of {len(took)} loads"
            )


if __name__ == "__main__":
    main()
