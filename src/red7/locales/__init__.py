"""The words in which people are spoken to: one Fluent file per language, which the browser client reads as well."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de", "it", "es")
"""The first is the one all texts are in."""
_WEIGHT: Final = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")


class Words:
    """The texts of one language, and in English those that it lacks."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, LANGUAGES[0]))]

    def text(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text of that name, or of an attribute of it; raises where there is none."""
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                made, _ = bundle.format_pattern(pattern, values)
                return str(made)
        raise KeyError(f"{name}.{attribute}" if attribute else name)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def source(language: str) -> str:
    """The file of a language; without a text where there is none yet."""
    file = files(__name__) / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def negotiate(accepted: str) -> str:
    """The language of ours that somebody likes best, by an Accept-Language header.

    >>> negotiate("de-CH, fr;q=0.9, en;q=0.8")
    'de'
    >>> negotiate("pt, it;q=0.5, es;q=0")
    'it'
    >>> negotiate("ja")
    'en'
    """
    best, most = LANGUAGES[0], 0.0
    for part in accepted.split(",")[:50]:
        name, _, weight = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        liking = _weight(weight)
        if language in LANGUAGES and liking > most:
            best, most = language, liking
    return best


def _weight(text: str) -> float:
    """How much a language is liked, from 0 to 1: 1 where nothing is said, 0 where it makes no sense."""
    if not text:
        return 1.0
    match = _WEIGHT.fullmatch(text.replace(" ", ""))
    return float(match[1]) if match else 0.0
