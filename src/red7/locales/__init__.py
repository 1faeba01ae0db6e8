"""The words in which people are spoken to: one Fluent file per language, which the browser client reads as well."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de", "it", "es")
"""The first is the one all texts are in."""
_MESSAGE: Final = re.compile(r"^([a-z][A-Za-z0-9-]*) =.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
"""A message and the lines that go on with it, which are indented; no message refers to another."""
_WEIGHT: Final = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")


class Words:
    """The texts of one language, and in English those that it lacks."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, LANGUAGES[0]))]

    def text(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text of that name, or of an attribute of it; raises where there is none."""
        for bundle in self._bundles:
            made = bundle.text(name, attribute, values)
            if made is not None:
                return made
        raise KeyError(f"{name}.{attribute}" if attribute else name)


class _Bundle:
    """The texts of one language. Each is parsed when it is first wanted: all of them take a fifth of a second."""

    def __init__(self, language: str) -> None:
        self._sources = {found[1]: found[0] for found in _MESSAGE.finditer(source(language))}
        self._parsed = FluentBundle([language], use_isolating=False)

    def text(self, name: str, attribute: str | None, values: dict[str, object]) -> str | None:
        """The text of that name, or of an attribute of it; None where there is none."""
        if name not in self._sources:
            return None
        if not self._parsed.has_message(name):
            self._parsed.add_resource(FluentResource(self._sources[name]))
        message = self._parsed.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        made, _ = self._parsed.format_pattern(pattern, values)
        return str(made)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


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
