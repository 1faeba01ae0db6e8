"""What one does in the browser without a server; Python may have to start there first."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

PATIENCE: Final = 60_000
"""Milliseconds for Python to start in a browser on a busy machine."""


def settle_an_argument(page: Page) -> None:
    """Asks who is winning, on that page."""
    page.locator("[data-player='0']").get_by_role("button", name="’s cards").click()
    page.locator("[data-tile=R6]").click()
    expect(page.locator("main > [aria-live]")).to_contain_text("is winning: highest card", timeout=PATIENCE)


def learn(page: Page, address: str) -> None:
    """Does an exercise of the tutorial, which is at that address."""
    page.evaluate("localStorage.setItem('red7.tutorial', JSON.stringify({lesson: 'red', step: 0, done: []}))")
    page.goto(address)
    page.locator("[data-zone=hand] button:has([data-card=B6])").click(timeout=PATIENCE)
    page.locator("[data-deed=play]:visible").click()
    expect(page.locator("[data-deed=next]:visible")).to_be_visible()


def give_up_a_puzzle(page: Page) -> None:
    """Has the solution of the puzzle on that page shown."""
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=PATIENCE)
    page.locator("[data-deed=give-up]").click()
    expect(page.locator("main")).to_contain_text("The solution: ")
