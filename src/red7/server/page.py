"""The built client's one page, in every language: its blanks are filled in."""

from __future__ import annotations

import re
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from red7.locales import Words

CLIENT: Final = Path(__file__).parent / "client"
"""Where `make web` puts the built client."""
MISSING: Final = "The browser client is missing: build it with `make web` in a checkout, or install a released package."
_BLANK: Final = re.compile(r"\{\{ *([a-z-]+) *\}\}")


def filled(page: str, language: str) -> str:
    """The page with its blanks filled in, in one language."""
    words = Words(language)
    facts = {"lang": language, "version": _version()}

    def word(blank: re.Match[str]) -> str:
        return escape(facts.get(blank[1]) or words.text(blank[1]))

    return _BLANK.sub(word, page)


def _version() -> str:
    """The version of red7; 0 if it is not installed."""
    try:
        return version("red7")
    except PackageNotFoundError:
        return "0"
