"""The texts of a language, as src/red7/locales has them."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast

from red7.locales import source


def entries(language: str) -> list[Any]:
    """Everything in the file of a language."""
    return FluentParser(with_spans=False).parse(source(language)).body


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language, by name."""
    return {one.id.name: one for one in entries(language) if isinstance(one, ast.Message)}
