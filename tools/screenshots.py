"""Takes the pictures of the browser client in docs/img, with a real server and a real browser: `make pictures`.

python -m tools.screenshots [NAME ...]               takes all of them, or those whose names begin so
python -m tools.screenshots --languages [NAME ...]   takes the main pages on a small phone in every language instead,
                                                     into build/languages, to check by eye that everything fits
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Page, expect

from red7.locales import LANGUAGES, Words
from tests.support.serving import served
from tests.support.visitors import DESKTOP, PHONE, SMALL_PHONE, chromium, visit
from tests.support.web_players import MINE, open_table

IMAGES: Final = Path("docs/img")
CHECKED: Final = Path("build/languages")
GAME: Final = Path("docs/fair.red7")
TWO: Final = (
    "red7/1 1.3 R6B4V2I7Y3G1O5:R1Y6G4B7I5V3O2/R4O3Y2I1G7B5V6:R7O6Y4G2B3I4V1 G6"
    " Y7Y5Y1O7O4O1R5R3R2G5G3B6B2B1I6I3I2V7V5V4 1"
)
FOUR: Final = (
    "red7/1 1.3ds R6B4V2I7Y3G1O5:R1Y6B7/Y7O4G3B1I6V5R2:Y5I5O2/R4O3Y2I1G7B5V6:R7O6Y4B3I4V1G2/G4B6I3V4Y1O7R3:R5O1G5"
    " G6 B2I2V7V3 2"
)
ENDING: Final = TWO.replace("1.3 ", "1.3ds ", 1)
CLOCK: Final = {"turn": 60, "reserve": 120}
Scene: TypeAlias = Callable[[Page], None]


def table(position: str, seat: int, pick: str | None = None, **wanted: Any) -> Scene:
    """A table with bots on the player's turn, perhaps with a card picked up or a clock."""

    def scene(page: Page) -> None:
        count = 4 if position == FOUR else 2
        seats: list[dict[str, Any]] = [{"kind": "bot", "level": one + 1} for one in range(count)]
        seats[seat] = {"kind": "person"}
        path = open_table(page, seats=seats, position=position, name="Friday", **wanted)
        page.evaluate(
            "([path, name]) => { sessionStorage.setItem('red7.sit.' + path.split('/').pop(), '1');"
            " localStorage.setItem('red7.name', name); }",
            [path, "Ann"],
        )
        page.goto(path)
        expect(page.locator(MINE)).to_be_visible()
        if pick:
            page.locator(f"[data-zone=hand] [data-card={pick}]").click()
            expect(page.locator("[data-card].ghost")).to_be_visible()
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.wait_for_timeout(1_500)  # until spectators are counted again

    return scene


def at(path: str, ready: str = "main h1, main h2") -> Scene:
    """A page that needs nothing to be done first."""

    def scene(page: Page) -> None:
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()

    return scene


def lesson(name: str) -> Scene:
    """A lesson of the tutorial, at its start."""

    def scene(page: Page) -> None:
        page.goto("/learn")
        page.evaluate("lesson => localStorage.setItem('red7.tutorial', JSON.stringify({lesson, step: 0}))", name)
        page.reload()
        expect(page.locator("[data-card]").first).to_be_visible()

    return scene


def gathering(page: Page) -> None:
    """A table with two seats left, as its host sees it."""
    path = open_table(page, seats=[{"kind": "person"}] * 3, name="Friday")
    page.evaluate("path => sessionStorage.setItem('red7.sit.' + path.split('/').pop(), '1')", path)
    page.goto(path)
    expect(page.locator("main h1")).to_be_visible()


def round_end(page: Page) -> None:
    """A round for points that is over because the player dropped out."""
    table(ENDING, 1)(page)
    page.locator("[data-deed=nothing]").click()
    page.locator("[data-deed=go-out]").click()
    expect(page.locator("[data-phase=between]")).to_be_visible()


def replay(page: Page) -> None:
    """A finished match, in its second round."""
    page.goto(f"{_bring_in(page)}#5")
    expect(page.locator("[data-card]").first).to_be_visible()


def review(page: Page) -> None:
    """The same with its review."""
    page.goto(f"{_bring_in(page)}#5")
    language = page.locator("html").get_attribute("lang") or "en"
    ask = page.get_by_role("button", name=Words(language).text("review-ask"))
    expect(ask.or_(page.locator("[data-point]").first)).to_be_visible()
    if ask.count():  # otherwise it was reviewed for another picture
        ask.click()
        expect(page.locator("progress")).to_be_visible()
        expect(page.locator("progress")).to_have_count(0, timeout=300_000)


def _bring_in(page: Page) -> str:
    page.goto("/rules")
    game = page.evaluate(
        """async (text) => {
            await fetch("/api/me");
            const headers = {"Content-Type": "application/json"};
            return (await fetch("/api/games", {method: "POST", headers, body: JSON.stringify({text})})).json();
        }""",
        GAME.read_text(),
    )
    return f"/g/{game['id']}"


@dataclass(frozen=True)
class Picture:
    """One picture: what it shows, in which window, by day or night, in which language."""

    scene: Scene
    kind: dict[str, Any]
    scheme: str = "light"
    locale: str = "en-GB"
    is_whole: bool = False
    """Whether to show the whole page, not only the window."""


PICTURES: Final[dict[str, Picture]] = {
    "home": Picture(at("/"), DESKTOP),
    "home-phone": Picture(at("/"), PHONE),
    "home-dark": Picture(at("/"), DESKTOP, "dark"),
    "table-2": Picture(table(TWO, 1), DESKTOP),
    "table-2-phone": Picture(table(TWO, 1, "R7"), PHONE),
    "table-2-phone-dark": Picture(table(TWO, 1), PHONE, "dark"),
    "table-2-german": Picture(table(TWO, 1, "O6"), DESKTOP, locale="de-DE"),
    "table-2-dark": Picture(table(TWO, 1, "O6"), DESKTOP, "dark"),
    "table-4": Picture(table(FOUR, 2, "O6"), DESKTOP),
    "table-4-dark": Picture(table(FOUR, 2), DESKTOP, "dark"),
    "table-4-phone": Picture(table(FOUR, 2, "O6"), PHONE),
    "table-4-phone-dark": Picture(table(FOUR, 2), PHONE, "dark"),
    "table-4-small-german": Picture(table(FOUR, 2, "O6"), SMALL_PHONE, locale="de-DE"),
    "table-4-clock-german": Picture(table(FOUR, 2, clock=CLOCK), SMALL_PHONE, locale="de-DE"),
    "table-4-german": Picture(table(FOUR, 2, "O6"), DESKTOP, locale="de-DE"),
    "round-end": Picture(round_end, DESKTOP),
    "round-end-phone": Picture(round_end, PHONE),
    "tutorial": Picture(lesson("same"), DESKTOP),
    "tutorial-phone": Picture(lesson("same"), PHONE),
    "replay": Picture(replay, DESKTOP),
    "replay-phone": Picture(replay, PHONE),
    "review": Picture(review, DESKTOP, is_whole=True),
    "review-phone": Picture(review, PHONE, is_whole=True),
    "who": Picture(at("/who"), DESKTOP),
    "puzzle": Picture(at("/puzzles", "[data-puzzle]"), DESKTOP),
    "puzzle-phone": Picture(at("/puzzles"), PHONE),
}


MAIN_PAGES: Final[dict[str, Scene]] = {
    "home": at("/"),
    "new": at("/new"),
    "pass": at("/pass"),
    "learn": lesson("turn"),
    "learn-end": lesson("end"),
    "rules": at("/rules"),
    "who": at("/who"),
    "puzzles": at("/puzzles", "[data-puzzle]"),
    "games": at("/games"),
    "board": at("/board"),
    "gathering": gathering,
    "table": table(TWO, 1),
    "table-picked": table(FOUR, 2, "O6"),
    "round-end": round_end,
    "replay": replay,
    "review": review,
}


def by_language() -> dict[str, Picture]:
    """The main pages on a small phone, in every language."""
    return {
        f"{name}-{language}": Picture(scene, SMALL_PHONE, locale=language, is_whole=True)
        for name, scene in MAIN_PAGES.items()
        for language in LANGUAGES
    }


def take(browser: Browser, url: str, path: Path, picture: Picture) -> None:
    """Takes one picture."""
    visitor = visit(browser, url, kind=picture.kind, color_scheme=picture.scheme, locale=picture.locale)
    picture.scene(visitor.page)
    visitor.page.wait_for_timeout(600)  # let moving cards arrive
    visitor.page.wait_for_function(
        "() => document.getAnimations().every(one => one.effect.getTiming().iterations === Infinity)"
    )
    visitor.page.screenshot(path=path, full_page=picture.is_whole, scale="css")
    visitor.leave()


def main() -> None:
    """Takes the pictures that are asked for."""
    is_check = sys.argv[1:2] == ["--languages"]
    wanted = tuple(sys.argv[2:] if is_check else sys.argv[1:]) or ("",)
    target = CHECKED if is_check else IMAGES
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        served(f"sqlite:///{folder}/red7.db", Path(folder)) as server,
    ):
        for name, picture in (by_language() if is_check else PICTURES).items():
            if name.startswith(wanted):
                path = target / f"{name}.png"
                take(browser, server.url, path, picture)
                sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
