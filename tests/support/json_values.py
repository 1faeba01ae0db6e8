"""Messages of any kind as JSON, made from the types: good ones, and others that are bad in one place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from red7.protocol.checks import Items, Number, ReadBy, Text

ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    1,
    -1,
    1.0,
    1.5,
    1e300,
    2**53 + 1,
    2**80,
    "",
    " ",
    "0",
    "a",
    "R7",
    "=",
    "\n",
    "\u202e",
    "e\u0301",
    "😀" * 30,
    "x" * 700,
    [],
    [None],
    ["R7"] * 60,
    {},
    {"type": "ping"},
    {"kind": "bot", "level": 1},
    {"kind": []},
)
"""Values that are wrong in most places."""


def good(kind: Any) -> st.SearchStrategy[Any]:
    """Values of JSON from which a message of this kind can be made, mostly."""
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *marks = get_args(kind)
        return _marked(inner, marks)
    if origin in (Union, UnionType):
        return st.one_of([good(one) for one in get_args(kind)])
    if origin is Literal:
        return st.sampled_from(get_args(kind))
    if origin is tuple:
        kinds = [one for one in get_args(kind) if one is not ...]
        return st.lists(good(kinds[0]), max_size=3) if ... in get_args(kind) else st.tuples(*map(good, kinds)).map(list)
    if origin is dict:
        keys, values = get_args(kind)
        return st.dictionaries(good(keys), good(values), max_size=2)
    if is_dataclass(kind):
        return st.deferred(lambda: _dataclass(kind))
    plain: dict[Any, st.SearchStrategy[Any]] = {
        str: st.text(max_size=5),
        int: st.integers(0, 9),
        float: st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 9),
        bool: st.booleans(),
        NoneType: st.none(),
    }
    return plain[kind]


def _dataclass(kind: Any) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind, include_extras=True)
    needed: dict[str, st.SearchStrategy[Any]] = {}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    for one in fields(kind):
        is_needed = one.default is MISSING and one.default_factory is MISSING
        is_tag = one.name in ("type", "kind") and get_origin(hints[one.name]) is Literal
        (needed if is_needed or is_tag else optional)[one.name] = good(hints[one.name])
    return st.fixed_dictionaries(needed, optional=optional)


def _marked(inner: Any, marks: list[Any]) -> st.SearchStrategy[Any]:
    for mark in marks:
        if isinstance(mark, Text) and mark.pattern:
            return st.from_regex(re.compile(mark.pattern), fullmatch=True)
        if isinstance(mark, Number):
            return st.integers(mark.least, mark.most)
        if isinstance(mark, Items):
            return st.lists(good(get_args(inner)[0]), min_size=mark.least, max_size=min(mark.most, mark.least + 2))
        if isinstance(mark, ReadBy):
            return st.none()
    return good(inner)


@st.composite
def texts(draw: st.DrawFn, kind: Any) -> str:
    """A message as text: half of them good, the others wrong in one place or not even JSON."""
    value = draw(good(kind))
    wrong = draw(st.sampled_from(("nothing", "nothing", "a value", "a field", "a name", "a sign")))
    if wrong in ("a value", "a field", "a name"):
        places = list(_places(value))
        if places:
            holder, at = draw(st.sampled_from(places))
            if wrong == "a value":
                holder[at] = draw(st.sampled_from(ODD))
            elif wrong == "a field" or isinstance(holder, list):
                del holder[at]
            else:
                holder[f"{at}x"] = holder[at]
    text = json.dumps(value, ensure_ascii=draw(st.booleans()))
    if wrong == "a sign":
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.sampled_from(["", "\\", '"', ",", "\\ud800", "\x00", "NaN", "é"])) + text[at + 1 :]
    return text


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in lists and objects where a value stands."""
    held = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for at, one in held:
        yield value, at
        yield from _places(one)
