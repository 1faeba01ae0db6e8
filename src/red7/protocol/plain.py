"""Decoding without a library: the same messages as `decoding` reads, where pydantic is not to be had.

It knows what messages are made of: dataclasses, texts, numbers, literals, tuples, dicts, unions, and the checks beside
them. The tests compare the two on messages of every kind, good and bad.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from red7.protocol.checks import Items, Number, Part, ReadBy, Tagged, Text, members, tag_of
from red7.protocol.problems import Malformed

Decoded = TypeVar("Decoded")
_Reader: TypeAlias = Callable[[Any, str], Any]
"""Reads a value of JSON; the text says where in the message it stands."""

_LONGEST: Final = 200
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


class PlainDecoder(Generic[Decoded]):
    """Reads values of one type from JSON text."""

    def __init__(self, kind: Any) -> None:
        """`kind` is a class, or a union or tuple of them."""
        self._read = _reader_of(kind)

    def decode(self, text: str) -> Decoded:
        """The value; raises Malformed if a field is wrong, missing or unknown."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            raise _malformed("", "Invalid JSON") from None
        return self.check(value)

    def check(self, value: object) -> Decoded:
        """The value made of one that was JSON; raises Malformed if a part is wrong, missing or unknown."""
        found: Decoded = self._read(value, "")
        return found


def _malformed(where: str, why: str) -> Malformed:
    reason = f"{where or 'message'}: {why}"[:_LONGEST]
    return Malformed("malformed", "".join(sign if sign.isprintable() else "?" for sign in reason))


def _inside(where: str, name: object) -> str:
    return f"{where}.{name}" if where else str(name)


# --- a reader for each kind ------------------------------------------------------------------------------------------


@cache
def _reader_of(kind: Any) -> _Reader:
    """How values of this kind are read."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *marks = get_args(kind)
        return _checked(inner, marks)
    if origin in (Union, UnionType):
        return _any_of(get_args(kind))
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin is tuple:
        return _tuple_of(get_args(kind))
    if origin is dict:
        return _dict_of(*get_args(kind))
    if is_dataclass(kind):
        return _dataclass(kind)
    return _plain(kind)


def _plain(kind: Any) -> _Reader:
    """A text, a number, a truth value or null, and nothing that is merely like it."""
    wanted = {str: "a string", int: "an integer", float: "a number", bool: "a boolean", NoneType: "null"}[kind]
    accepted = (int, float) if kind is float else (kind,)

    def read(value: Any, where: str) -> Any:
        if type(value) not in accepted:
            raise _malformed(where, f"Input should be {wanted}")
        if kind is str and _SURROGATE.search(value):
            raise _malformed(where, "half a character")
        return kind(value) if kind is float else value

    return read


def _one_of(choices: tuple[Any, ...]) -> _Reader:
    def read(value: Any, where: str) -> Any:
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise _malformed(where, f"Input should be {' or '.join(map(repr, choices))}")
        return value

    return read


def _any_of(kinds: tuple[Any, ...]) -> _Reader:
    """The first of these that fits."""
    readers = [_reader_of(kind) for kind in kinds if kind is not NoneType]
    is_optional = NoneType in kinds

    def read(value: Any, where: str) -> Any:
        if value is None and is_optional:
            return None
        for reader in readers[:-1]:
            try:
                return reader(value, where)
            except Malformed:
                continue
        return readers[-1](value, where)

    return read


def _tuple_of(kinds: tuple[Any, ...]) -> _Reader:
    """A list of any length of one kind, or one of fixed length."""
    is_open = len(kinds) == 2 and kinds[1] is ...
    readers = [_reader_of(kind) for kind in kinds if kind is not ...]

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, list):
            raise _malformed(where, "Input should be a valid array")
        if not is_open and len(value) != len(readers):
            raise _malformed(where, f"there should be {len(readers)} items")
        each = readers * len(value) if is_open else readers
        return tuple([one(item, _inside(where, at)) for at, (one, item) in enumerate(zip(each, value, strict=True))])

    return read


def _dict_of(keys: Any, values: Any) -> _Reader:
    key, held = _reader_of(keys), _reader_of(values)

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, dict):
            raise _malformed(where, "Input should be an object")
        return {key(name, where): held(item, _inside(where, name)) for name, item in value.items()}

    return read


def _dataclass(kind: Any) -> _Reader:
    """A dataclass; one that is part of a message accepts no other fields."""
    made_with: dict[str, _Reader] | None = None
    needed = {one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING}
    is_strict = issubclass(kind, Part)

    def read(value: Any, where: str) -> Any:
        nonlocal made_with
        if not isinstance(value, dict):
            raise _malformed(where, "Input should be an object")
        if made_with is None:  # looked up late, since some are made of themselves
            hints = get_type_hints(kind, include_extras=True)
            made_with = {one.name: _reader_of(hints[one.name]) for one in fields(kind)}
        given = {}
        for name, item in value.items():
            if name in made_with:
                given[name] = made_with[name](item, _inside(where, name))
            elif is_strict:
                raise _malformed(_inside(where, name), "there is no such field")
            elif _SURROGATE.search(json.dumps([name, item], ensure_ascii=False)):
                raise _malformed(where, "half a character")
        for name in sorted(needed - given.keys()):
            raise _malformed(_inside(where, name), "Field required")
        return kind(**given)

    return read


# --- the checks ------------------------------------------------------------------------------------------------------


def _checked(inner: Any, marks: list[Any]) -> _Reader:
    """A kind with the checks written beside it, the innermost first."""
    for mark in marks:
        if isinstance(mark, ReadBy):
            return _read_by(mark)
        if isinstance(mark, Tagged):
            return _tagged(inner, mark)
    reader = _reader_of(inner)
    for mark in marks:
        if isinstance(mark, Text):
            reader = _text(reader, mark)
        elif isinstance(mark, Number):
            reader = _number(reader, mark)
        elif isinstance(mark, Items):
            reader = _items(reader, mark)
    return reader


def _text(inner: _Reader, mark: Text) -> _Reader:
    pattern = None if mark.pattern is None else re.compile(mark.pattern)

    def read(value: Any, where: str) -> Any:
        text: str = inner(value, where)
        if mark.read is not None:
            try:
                text = mark.read(text)
            except ValueError as error:
                raise _malformed(where, f"Value error, {error}") from None
        if mark.shortest is not None and len(text) < mark.shortest:
            raise _malformed(where, f"String should have at least {mark.shortest} characters")
        if mark.longest is not None and len(text) > mark.longest:
            raise _malformed(where, f"String should have at most {mark.longest} characters")
        if pattern is not None and not pattern.fullmatch(text):
            raise _malformed(where, f"String should match pattern '{mark.pattern}'")
        return text

    return read


def _number(inner: _Reader, mark: Number) -> _Reader:
    def read(value: Any, where: str) -> Any:
        number: int = inner(value, where)
        if number < mark.least:
            raise _malformed(where, f"Input should be greater than or equal to {mark.least}")
        if mark.most is not None and number > mark.most:
            raise _malformed(where, f"Input should be less than or equal to {mark.most}")
        return number

    return read


def _items(inner: _Reader, mark: Items) -> _Reader:
    def read(value: Any, where: str) -> Any:
        items: tuple[Any, ...] = inner(value, where)
        if not mark.least <= len(items) <= mark.most:
            raise _malformed(where, f"there should be {mark.least} to {mark.most} items")
        return items

    return read


def _tagged(union: Any, mark: Tagged) -> _Reader:
    """A union of dataclasses, told apart by one field."""
    readers = {tag_of(kind, mark.name): _dataclass(kind) for kind in members(union)}

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, dict):
            raise _malformed(where, "Input should be an object")
        if mark.name not in value:
            raise _malformed(where, f"Unable to extract tag using discriminator '{mark.name}'")
        tag = value[mark.name]
        if not isinstance(tag, str) or tag not in readers:
            raise _malformed(where, f"there is no {mark.name} '{tag}'")
        return readers[tag](value, where)

    return read


def _read_by(mark: ReadBy) -> _Reader:
    def read(value: Any, where: str) -> Any:
        try:
            return mark.read(value)
        except ValueError as error:
            raise _malformed(where, f"Value error, {error}") from None

    return read
