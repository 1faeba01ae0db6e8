"""The tags of a record: which tags there are, their syntax and their order."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from red7.errors import NotationError, check_text, quote

VERSION = "1"
NOT_ONE_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_LINE = re.compile(r'\[(?P<name>[A-Za-z][A-Za-z0-9_]*) "(?P<value>(?:[^"\\]|\\["\\])*)"\]')
_SEAT = re.compile(r"Seat[0-9]+")


class Tag(NamedTuple):
    """A tag that is not required."""

    name: str
    value: str
    place: int | None = None
    """How many required tags come before it; None if all except Result do."""


def is_required(name: str) -> bool:
    """Whether every record has this tag."""
    return name in {"Red7", "Rules", "Result"} or _SEAT.fullmatch(name) is not None


def stands_at(name: str, place: int) -> bool:
    """Whether this is the required tag for that place."""
    if name == "Result":
        return place >= 2
    return name == (("Red7", "Rules")[place] if place < 2 else f"Seat{place - 2}")


def check_tag(name: str, value: str) -> None:
    """Raises unless name and value can be written as a tag."""
    check_text(name, "the name of a tag")
    check_text(value, "the text of a tag")
    if not _NAME.fullmatch(name) or NOT_ONE_LINE.search(value):
        raise NotationError(
            "tag-syntax", f"tag {quote(name)} {quote(value)}: the name must be a word and the value one line"
        )


def read_tag(line: str) -> tuple[str, str]:
    """The name and the value of the tag on this line."""
    match = _LINE.fullmatch(line)
    if not match:
        reason = 'expected a tag such as [Rules "1.3"]; the last one is Result'
        raise NotationError("tag-syntax", f"{quote(line)}: {reason}", text=line)
    if NOT_ONE_LINE.search(line):
        raise NotationError("tag-syntax", f"{quote(line)}: a tag must be one line of text", text=line)
    return match["name"], re.sub(r"\\(.)", r"\1", match["value"])


def write_tags(tags: Mapping[str, str]) -> str:
    """The lines of the tags."""
    return "".join(f'[{name} "{_escape(value)}"]\n' for name, value in tags.items())


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
