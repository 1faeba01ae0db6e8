"""How soon a table can be played at in the browser, on a processor slowed down fourfold: `python -m bench.web`.

Counted from the request for the page to the moment at which a card of the hand can be picked up, in a browser that has
nothing of ours in its cache, against a server on the same machine.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.support.serving import served
from tests.support.visitors import DESKTOP, PHONE, chromium, visit
from tests.support.web_players import MINE, open_table
from tests.support.web_positions import SHORT

SEATS = [{"kind": "bot", "level": 1}, {"kind": "person"}]
READY = """() => new Promise((done) => {
    const look = () => document.querySelector("MINE [data-zone=hand] button")
        ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5);
    look();
})""".replace("MINE", MINE)


def load(browser: Browser, url: str, kind: dict[str, object], slowed: float) -> float:
    """Milliseconds until a player can play at a table where they already sit."""
    visitor = visit(browser, url, kind=kind)
    path = open_table(visitor.page, seats=SEATS, position=SHORT)
    visitor.page.evaluate("id => sessionStorage.setItem('red7.sit.' + id, '1')", path.rpartition("/")[2])
    visitor.page.goto(path)
    visitor.page.wait_for_selector(MINE)
    state = visitor.context.storage_state()
    visitor.leave()
    fresh = visit(browser, url, kind=kind, storage_state=state, service_workers="block")
    session = fresh.context.new_cdp_session(fresh.page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    fresh.page.goto(path, wait_until="commit")
    took = float(fresh.page.evaluate(READY))
    fresh.leave()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--slowed", type=float, default=4)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        served(f"sqlite:///{folder}/red7.db", Path(folder)) as server,
    ):
        for name, kind in (("desk", DESKTOP), ("phone", PHONE)):
            took = [load(browser, server.url, kind, options.slowed) for _ in range(options.times)]
            print(
                f"{name:6} {options.slowed:g}x slowed: median {statistics.median(took):4.0f} ms,"
                f" from {min(took):.0f} to {max(took):.0f}, of {len(took)} loads"
            )


if __name__ == "__main__":
    main()
