"""Encoding: messages and other dataclasses as JSON text. It needs no library."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from json.encoder import encode_basestring
from operator import attrgetter
from typing import Any, Final, TypeAlias

from red7.protocol.checks import UNSET

_Writer: TypeAlias = Callable[[Any], str]


def encode(value: object) -> str:
    """The JSON text of a dataclass, or of a list or dict of them, without unset fields."""
    return _WRITERS[type(value)](value)


def set_fields(value: Any) -> dict[str, Any]:
    """The fields of a dataclass by name, without unset ones."""
    return {one.name: found for one in fields(value) if (found := getattr(value, one.name)) is not UNSET}


class _Writers(dict[type[Any], _Writer]):
    """The writer for each class; made when its first value is written."""

    def __missing__(self, kind: type[Any]) -> _Writer:
        if is_dataclass(kind):
            self[kind] = _fields_writer(kind)
        else:
            self[kind] = next(self[known] for known in (str, int, dict, tuple) if issubclass(kind, known))
        return self[kind]


def _fields_writer(kind: type[Any]) -> _Writer:
    keys = {one.name: f'"{one.name}":' for one in fields(kind)}
    if len(keys) > 1 and not any(one.default is UNSET for one in fields(kind)):
        read, written = attrgetter(*keys), list(keys.values())
        return lambda value: _object(
            [key + _WRITERS[type(held)](held) for key, held in zip(written, read(value), strict=True)]
        )
    return lambda value: _object(
        [key + _WRITERS[type(held)](held) for name, key in keys.items() if (held := getattr(value, name)) is not UNSET]
    )


def _object(parts: list[str]) -> str:
    return "{" + ",".join(parts) + "}"


def _mapping(value: Mapping[str, Any]) -> str:
    return _object([f"{encode_basestring(key)}:{_WRITERS[type(held)](held)}" for key, held in value.items()])


def _list(value: Sequence[Any]) -> str:
    return "[" + ",".join([_WRITERS[type(held)](held) for held in value]) + "]"


_KNOWN: Final[dict[type[Any], _Writer]] = {
    str: encode_basestring,
    bool: lambda value: "true" if value else "false",
    int: int.__repr__,
    float: float.__repr__,
    type(None): lambda _: "null",
    dict: _mapping,
    tuple: _list,
    list: _list,
}
_WRITERS: Final = _Writers(_KNOWN)
