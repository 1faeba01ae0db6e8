"""Finished games as the browser shows them: two records, and what a page says about the moment it shows."""

from __future__ import annotations

import re
from typing import Final

import httpx
from playwright.sync_api import Locator, Page, expect

from red7.locales import Words
from tests.support.places import DOCS

GAME: Final = (DOCS / "game.red7").read_text(encoding="utf-8")
"""Ann and Bob, seven turns; Bob wins."""
MATCH: Final = (DOCS / "fair.red7").read_text(encoding="utf-8")
"""Ann and a bot, six rounds for points."""


def bot(level: int) -> str:
    """The name of the first bot of a level."""
    return Words("en").text("bot-name", which=10 * level + 1)


def bring_in(site: str, text: str) -> str:
    """The path of a game that is brought in."""
    answer = httpx.post(f"{site}/api/games", json={"text": text}, timeout=20)
    assert answer.status_code == 201, answer.text
    return f"/g/{answer.json()['id']}"


def turns(page: Page) -> Locator:
    """The list of turns."""
    return page.get_by_role("list", name="Turn by turn")


def expect_step(page: Page, step: int) -> None:
    """The list, the slider and the address agree on the moment that is shown."""
    expect(turns(page).locator("[aria-current=step]")).to_have_attribute("data-step", str(step))
    expect(page.get_by_role("slider")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"#{step}$"))


def expect_no_overflow(page: Page) -> None:
    """Nothing sticks out at the side."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
