"""The words of the game are those that each country's booklets use, throughout: the table of words of the rules."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import FluentSerializer

from red7.locales import LANGUAGES, Words
from tests.support.texts import messages

# Every way in which a word is bent, as patterns; the English ones say where it is meant.
WORDS: Final = {
    "palette": ("palette", "palette", "palette", "tavolozz[ae]", "áreas? de juego"),
    "canvas": ("canvas", "toile", "leinwand", "quadro", "pila de reglas"),
    "deck": ("deck", "pioche", "nachziehstapel", "mazzo", "baraja"),
    "hand": (r"hands?\b", r"mains?\b", "hand|hände", r"man[oi]\b", r"manos?\b"),
    "round": (r"rounds?\b", "manche", "runde", "round", "ronda"),
    "winning": (r"(?<!\$)(winning|leads?|leading)\b", "m[eè]n", "führ", "vantaggio", "ganando"),
    "draw": (r"(draws?|drew|drawn)\b", "pioch", "zieh|zog|bonuskarte", "pesc", "rob"),
    "discard": ("discard", "défauss", r"ab(ge)?l[ae]g|le(ge|g)s?t?\b.*\bab\b", "scart", "pila|descart"),
    "run": (r"(a|longest) run\b", "suite", "folge", "scala", "escalera"),
}
# What is put in another way there, since the word would not fit, or another thing is meant.
OTHERWISE: Final = {
    "palette": {"rules-edition-1", "rulebook-diff-one-11", "who-card-there", "home-door-who-line"},
    "deck": {"way-take"},
    "round": {"rulebook-intro"},
    "winning": {"not-found-text"},
    "draw": {"invite-code-missing"},
    "discard": {"rules-points-line", "rulebook-answer-seven-no"},
}
OUT: Final = ("out", "éliminé", "ausgeschieden", "eliminato", "eliminado")
COLOURS: Final = (
    "red orange yellow green blue indigo violet",
    "rouge orange jaune vert bleu indigo violet",
    "rot orange gelb grün blau indigo violett",
    "rosso arancio giallo verde blu indaco violetto",
    "rojo naranja amarillo verde celeste azul violeta",
)


def said(language: str) -> dict[str, str]:
    """All that a message may say, by its name."""
    return {name: FluentSerializer().serialize_entry(one).partition("=")[2] for name, one in messages(language).items()}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_of_the_game_is_always_the_same(word: str) -> None:
    english, *others = WORDS[word]
    meant = {name for name, text in said("en").items() if re.search(rf"\b{english}", text, re.IGNORECASE)}
    assert len(meant) > 2
    for language, pattern in zip(LANGUAGES[1:], others, strict=True):
        texts = said(language)
        missed = {name for name in meant if not re.search(pattern, texts[name], re.IGNORECASE)}
        assert not missed - OTHERWISE.get(word, set()), language


@pytest.mark.parametrize(("language", "out", "colours"), list(zip(LANGUAGES, OUT, COLOURS, strict=True)))
def test_seats_that_are_out_and_colours_are_called_as_in_the_booklets(language: str, out: str, colours: str) -> None:
    words = Words(language)
    assert words.text("seat-out") == out
    for letter, colour in zip("ROYGBIV", colours.split(), strict=True):
        assert words.text("colour-name", colour=letter).lower() == colour
        assert words.text(f"rule-{letter}").lower().startswith(colour)


@pytest.mark.parametrize(("language", "loose"), [("fr", r" [;:?!»]|« "), ("de", r"\w …")])
def test_a_mark_never_begins_a_line(language: str, loose: str) -> None:
    """French and German write a space before some marks, which must not break the line."""
    assert not [name for name, text in said(language).items() if re.search(loose, text)]


def test_french_has_no_name_after_a_word_that_it_would_shorten() -> None:
    """It is d’Anne and qu’Anne, but de Bruno and que Bruno, and a card has its article: du 7 rouge."""
    before = re.compile(r"\b(de|que|si) \{ \$(name|names|player|owner|card)\b")
    assert not [name for name, text in said("fr").items() if before.search(text)]
