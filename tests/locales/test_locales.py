"""The words in which people are spoken to: every language says all of it, with the same blanks to be filled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from red7.locales import LANGUAGES, Words, negotiate, source
from tests.support.places import ROOT
from tests.support.texts import entries, messages

OTHERS: Final = LANGUAGES[1:]
NUMBERS: Final = (0, 1, 2, 7, 1_000_000)
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class Blanks(Visitor):
    """Collects the names of the values that a pattern wants, and the words between which it chooses by them."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (so it is called there)
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            self.chosen.setdefault(node.selector.id.name, set()).update(words - PLURALS)
        self.generic_visit(node)


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """What a message says, and each of its attributes, by name."""
    said = {f".{one.id.name}": one.value for one in message.attributes}
    return said | ({"": message.value} if message.value else {})


def blanks(pattern: ast.Pattern) -> Blanks:
    found = Blanks()
    found.visit(pattern)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_all_of_it_fluent(language: str) -> None:
    assert source(language), f"{language}.ftl is missing"
    assert not [one.content for one in entries(language) if isinstance(one, ast.Junk)]
    names = [one.id.name for one in entries(language) if isinstance(one, ast.Message | ast.Term)]
    assert not {name for name in names if names.count(name) > 1}, "a name is there twice"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    own, english = set(messages(language)), set(messages("en"))
    assert not english - own, f"missing in {language}.ftl"
    assert not own - english, "not in en.ftl"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_parts_and_blanks(language: str) -> None:
    own, english = messages(language), messages("en")
    wrong = {
        name + part
        for name in own.keys() & english.keys()
        for part in patterns(own[name]).keys() | patterns(english[name]).keys()
        if _blanks(own[name], part) != _blanks(english[name], part)
    }
    assert not wrong


def _blanks(message: ast.Message, part: str) -> set[str] | None:
    found = patterns(message).get(part)
    return None if found is None else blanks(found).names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With words in its blanks, or with numbers of every plural form where it chooses by one."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(language)))
    for name, message in messages(language).items():
        for part, pattern in patterns(message).items():
            compiled = bundle.get_message(name)
            wanted = compiled.attributes[part[1:]] if part else compiled.value
            assert wanted is not None
            for values in fillings(pattern):
                text, errors = bundle.format_pattern(wanted, values)
                assert not errors, (name + part, values, errors)
                assert str(text).strip(), name + part


def fillings(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Values for every blank of a pattern."""
    found = blanks(pattern)
    for number in NUMBERS if found.names else (0,):
        values: dict[str, Any] = {name: number if name in found.chosen else "Ann" for name in found.names}
        yield values
        for name, words in found.chosen.items():
            for word in words:
                yield values | {name: word}


# --- the client --------------------------------------------------------------------------------------------------

_CLIENT: Final = ROOT / "web"
_TEXT: Final = re.compile(r"""["'`{ ]([a-z][A-Za-z0-9-]*)["'`} ]""")
_MADE: Final = re.compile(r"`([a-z][^`\s]*\$\{[^`]+)`")
_SAID: Final = re.compile(r"""\bsay\(\s*"([^"]+)\"""")


def _scripts() -> str:
    """All that the client is made of."""
    sources = [path for path in (_CLIENT / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text() for path in [*sources, _CLIENT / "index.html"] if path.name != "types.ts")


def test_the_client_says_what_there_is() -> None:
    assert not set(_SAID.findall(_scripts())) - set(messages("en"))


def test_every_message_is_said_somewhere() -> None:
    screens = sorted((ROOT / "src" / "red7" / "terminal" / "app").glob("*.py"))
    scripts = "\n".join([_scripts(), *(path.read_text(encoding="utf-8") for path in screens)])
    made = [re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9-]+", re.escape(one)) for one in _MADE.findall(scripts)]
    anyhow = re.compile("|".join(made))
    assert not {name for name in messages("en").keys() - set(_TEXT.findall(scripts)) if not anyhow.fullmatch(name)}


# --- the reader --------------------------------------------------------------------------------------------------


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.locales.LANGUAGES", ("en", "xx"))
    words = Words("xx")
    assert words.text("page-title") == Words("en").text("page-title")
    with pytest.raises(KeyError, match="no-such-text"):
        words.text("no-such-text")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("de;q=0.4, es;q=0.6", "es"),
        ("it, de", "it"),
        ("de;q=0, ja", "en"),
        ("de;q=nan, it;q=1e9, es;q=x, fr;q=0.001", "fr"),
        ("de;level=1, fr", "fr"),
        (",;,=;q", "en"),
        ("ja," * 10_000 + "de", "en"),
    ],
)
def test_the_language_that_is_liked_best(accepted: str, language: str) -> None:
    assert negotiate(accepted) == language
