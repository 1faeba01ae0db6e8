"""Encoding: messages, and whatever else is made of dataclasses, as JSON text. It needs no library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from json import JSONEncoder
from operator import attrgetter
from typing import Any, Final

from red7.protocol.checks import UNSET


def encode(value: object) -> str:
    """The JSON text of a dataclass, or of a list or dict of them; fields that are unset are left out."""
    return _ENCODER.encode(value)


def set_fields(value: object) -> dict[str, Any]:
    """The fields of a dataclass by their names, without those that are unset."""
    kind = type(value)
    if kind not in _READERS:
        _READERS[kind] = _reader(kind)
    return _READERS[kind](value)


def _reader(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    """What reads all fields of a class at once."""
    names = tuple([one.name for one in fields(kind)])
    if len(names) < 2 or any(one.default is UNSET for one in fields(kind)):
        return lambda value: {name: found for name in names if (found := getattr(value, name)) is not UNSET}
    read = attrgetter(*names)
    return lambda value: dict(zip(names, read(value), strict=True))


_READERS: Final[dict[type[object], Callable[[Any], dict[str, Any]]]] = {}
_ENCODER: Final = JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"), default=set_fields)
