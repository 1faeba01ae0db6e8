"""Films one turn in the browser for the README, with a real server and a real browser: docs/img/turn.webp."""

from __future__ import annotations

import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tests.support.serving import served
from tests.support.visitors import chromium, visit
from tools.screenshots import table

FILE: Final = Path("docs/img/turn.webp")
WINDOW: Final = {"viewport": {"width": 1200, "height": 760}, "device_scale_factor": 1}
POSITION: Final = (
    "red7/1 1.3 Y3B2:V6G5O2I4/R7R3:R1Y6G2B7 -"
    " R6I6R4I7O5Y4Y1I5B5Y7I2G1Y2G7R5B3O1Y5V4B4I3R2O3O6G6O4I1V1V3O7G4V7V2G3B6B1V5 0"
)
SIZE: Final = (900, 570)
LARGEST: Final = 1_000_000
"""Bytes."""


class Film:
    """Screenshots with the time that each was visible."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[tuple[bytes, float]] = []

    def roll(self, seconds: float) -> None:
        """Films for this long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shown = self._page.screenshot(type="png")
            if not self._frames or self._frames[-1][0] != shown:
                self._frames.append((shown, time.monotonic()))

    def save(self, path: Path) -> int:
        """Writes an animated picture and returns its size in bytes."""
        images = [Image.open(io.BytesIO(shown)).convert("RGB").resize(SIZE) for shown, _ in self._frames]
        times = [at for _, at in self._frames]
        lasts = [round(1000 * (after - at)) for at, after in zip(times, [*times[1:], times[-1] + 2], strict=True)]
        images[0].save(path, save_all=True, append_images=images[1:], duration=lasts, loop=0, quality=70, method=6)
        return path.stat().st_size


def film_turn(page: Page) -> Film:
    """Plays a card, changes the rule, and waits for the bot's answer."""
    table(POSITION, 0)(page)
    film = Film(page)
    film.roll(1.5)
    page.locator("[data-zone=hand] [data-card=O2]").click()
    film.roll(2.5)
    page.locator("[data-deed].primary:enabled").first.click()
    film.roll(1.5)
    page.locator("[data-zone=hand] [data-card=V6]").click()
    film.roll(2.5)
    page.locator("[data-deed].primary:enabled").first.click()
    film.roll(4)
    return film


def main() -> None:
    """Films the turn."""
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        served(f"sqlite:///{folder}/red7.db", Path(folder)) as server,
    ):
        visitor = visit(browser, server.url, kind=WINDOW)
        size = film_turn(visitor.page).save(FILE)
        visitor.leave()
    sys.stdout.write(f"{FILE}: {size / 1000:.0f} kB\n")
    if size > LARGEST:
        sys.exit("that is too large for a README")


if __name__ == "__main__":
    main()
