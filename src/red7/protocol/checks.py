"""Checks: what a part of a message must look like, written beside its type.

They need no library. A decoder finds them in the annotations: pydantic asks each for its schema, which is a plain dict.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from inspect import cleandoc
from typing import Any, ClassVar, Final, get_args


class _Unset(Enum):
    """A field that was left out; described to clients as null."""

    UNSET = None


UNSET: Final[Any] = _Unset.UNSET
"""The default of a field that is not written unless it is set."""


def _describe(schema: dict[str, Any], kind: type[object]) -> None:
    schema["description"] = cleandoc(kind.__doc__ or "")


class Part:
    """Part of a message: a frozen dataclass that accepts no unknown fields."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {"extra": "forbid", "strict": True, "json_schema_extra": _describe}

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """The usual schema, but a dict is accepted for an instance; only its fields are strict."""
        schema = handler(source)
        handler.resolve_ref_schema(schema)["strict"] = False
        return schema


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text of this length and pattern, after `read` has normalised it."""

    shortest: int | None = None
    longest: int | None = None
    pattern: str | None = None
    read: Callable[[str], str] | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        limits = {"min_length": self.shortest, "max_length": self.longest, "pattern": self.pattern}
        checked = handler(source) | {name: limit for name, limit in limits.items() if limit is not None}
        if self.read is None:
            return checked
        read = {"type": "function-after", "function": {"type": "no-info", "function": self.read}}
        described = {"minLength": self.shortest, "maxLength": self.longest}
        return {
            "type": "chain",
            "steps": [read | {"schema": handler(source)}, checked],
            "metadata": {"pydantic_js_updates": described},
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A whole number within these bounds."""

    least: int
    most: int | None = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        bounds = {"ge": self.least} | ({} if self.most is None else {"le": self.most})
        return handler(source) | bounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Items:
    """A list of this many items; JSON lists become tuples."""

    least: int = 0
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        least = {"min_length": self.least} if self.least else {}
        return handler(source) | least | {"max_length": self.most, "strict": False}


@dataclass(frozen=True, slots=True)
class Tagged:
    """A union of parts, told apart by the field of this name."""

    name: str

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        choices = {tag_of(kind, self.name): handler.generate_schema(kind) for kind in members(source)}
        return {"type": "tagged-union", "discriminator": self.name, "choices": choices}


def members(union: Any) -> Iterator[type[Part]]:
    """The classes of a union, in order, or the class itself."""
    if isinstance(union, type):
        yield union
    else:
        for part in get_args(union):
            yield from members(part)


def tag_of(kind: type[Part], name: str) -> str:
    """The value that a message of this class has in its distinguishing field."""
    tag: str = kind.__dataclass_fields__[name].default  # type: ignore[attr-defined]
    return tag


@dataclass(frozen=True, slots=True)
class ReadBy:
    """A value that a function makes from its text."""

    read: Callable[[Any], object]

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return {"type": "function-plain", "function": {"type": "no-info", "function": self.read}}
