"""Decoding: checked messages from JSON text. Only this module knows which library does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from red7.protocol.problems import Malformed

Decoded = TypeVar("Decoded")
_LONGEST: Final = 200
_REASONS: Final = {"unexpected_keyword_argument": "there is no such field"}
"""Clearer words for some of the library's messages."""


class Decoder(Generic[Decoded]):
    """Reads values of one type from JSON text."""

    def __init__(self, kind: Any) -> None:
        """`kind` is a class, or a union or tuple of them."""
        self._adapter: TypeAdapter[Decoded] = TypeAdapter(kind)

    def decode(self, text: str | bytes) -> Decoded:
        """The value; raises Malformed if a field is wrong, missing or unknown."""
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            raise _malformed(error) from None

    def decode_loosely(self, text: str | bytes) -> Decoded:
        """The value, from a writer that may be newer than this reader: unknown fields are ignored."""
        try:
            return self._adapter.validate_json(text, extra="ignore", strict=False)
        except ValidationError as error:
            raise _malformed(error) from None


def decode(kind: type[Decoded], text: str | bytes) -> Decoded:
    """A value of this class; raises Malformed if a field is wrong, missing or unknown."""
    if kind not in _DECODERS:
        _DECODERS[kind] = Decoder(kind)
    found: Decoded = _DECODERS[kind].decode(text)
    return found


_DECODERS: Final[dict[type[Any], Decoder[Any]]] = {}


def _malformed(error: ValidationError) -> Malformed:
    return Malformed("malformed", reason_of(error.errors(include_url=False, include_input=False)[0]))


def reason_of(found: Mapping[str, Any]) -> str:
    """Where and why a message is wrong, in one line, from the first error of the library."""
    where = ".".join(map(str, found["loc"])) or "message"
    reason = f"{where}: {_REASONS.get(found['type'], found['msg'])}"[:_LONGEST]
    return "".join(sign if sign.isprintable() else "?" for sign in reason)
