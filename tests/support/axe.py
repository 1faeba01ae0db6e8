"""What axe-core finds wrong with a page for people who cannot see it or cannot use a mouse."""

from __future__ import annotations

from functools import cache
from typing import Final

from playwright.sync_api import Page

from tests.support.places import ROOT

_AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _script() -> str:
    return _AXE.read_text(encoding="utf-8")


def violations(page: Page, *, without: str = "") -> list[str]:
    """Each violation with the first elements that break its rule; none on a good page. One rule may be left out."""
    page.evaluate(_script())
    rules = {without: {"enabled": False}} if without else {}
    found = page.evaluate("async (rules) => (await axe.run({rules})).violations", rules)
    return [f"{one['id']}: {[node['html'] for node in one['nodes'][:3]]}" for one in found]
