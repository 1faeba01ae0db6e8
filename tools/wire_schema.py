"""Writes a JSON schema of all messages between client and server, for the types of the browser client.

`make web` runs it, and json-schema-to-typescript makes web/src/wire/types.ts of it, with the names of the classes here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from red7.protocol import VERSION, around, commands, happenings, messages, tables, views
from red7.protocol.checks import Part, members

Schema: TypeAlias = dict[str, Any]
MODULES: Final = (commands, happenings, messages, tables, views, around)
SENT: Final = (
    messages.FromClient,
    tables.NewTable,
    tables.NewRating,
    tables.QuickWanted,
    tables.Recovery,
    around.Asking,
    around.AnalysisWanted,
    around.NewGame,
    around.PuzzleTry,
)
"""What a client sends; everything else is sent to it."""
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number"}


def schema() -> Schema:
    """A definition for each class of the protocol, each union and each choice of words."""
    found: Schema = {}
    sent = set(_definitions(SENT, "validation"))
    classes = [one for one in _classes() if one.__name__ not in sent]
    for one, made in _definitions(classes, "serialization").items():
        found[one] = made
    found |= _definitions(SENT, "validation") | _definitions([messages.Changes], "validation", only="Changes")
    for made in found.values():
        _tidy(made)
    for name, made in found.items():
        made["required"] = [part for part in made["properties"] if name not in sent or _is_needed(made, part)]
    # Whatever is new in a view is as in the view.
    new = found["Changes"]["properties"]
    new |= {name: found["TableView"]["properties"][name] for name in new}
    found["Changes"]["required"] = ["now"]
    found["Hello"]["properties"]["version"] = {"const": VERSION}
    found |= {name: {"enum": list(words)} for name, words in _words().items()}
    for name, made in found.items():
        _name_words(made, name)
    for made in found.values():
        _name_unions(made)
    found |= {name: _union(union) for name, union in _unions().items()}
    for made in found.values():
        _write_arrays(made)
    return {
        "title": "Wire",
        "description": "Everything that goes over the wire.",
        "anyOf": [{"$ref": f"#/definitions/{name}"} for name in sorted(found)],
        "definitions": {name: {"title": name} | found[name] for name in sorted(found)},
    }


def _classes() -> list[type[Part]]:
    return [one for module in MODULES for one in vars(module).values() if _is_class(one, module.__name__)]


def _is_class(one: object, module: str) -> bool:
    return isinstance(one, type) and issubclass(one, Part) and one.__module__ == module


def _definitions(types: Any, mode: JsonSchemaMode, *, only: str | None = None) -> Schema:
    """The schema of each class that these types are made of, by its name."""
    adapters = [(kind.__name__, mode, TypeAdapter(kind)) for one in types for kind in members(one)]
    _, made = TypeAdapter.json_schemas(adapters, ref_template="#/definitions/{model}")
    definitions: Schema = made["$defs"]
    return {only: definitions[only]} if only else definitions


def _words() -> dict[str, tuple[Any, ...]]:
    """The choices of words that have a name."""
    named = [(name, one) for module in MODULES for name, one in vars(module).items()]
    return {name: get_args(one) for name, one in named if get_origin(one) is Literal}


def _unions() -> dict[str, Any]:
    """The unions of classes that have a name."""
    named = [(name, one) for module in MODULES for name, one in vars(module).items()]
    return {name: one for name, one in named if get_origin(one) is Annotated and len(list(members(one))) > 1}


def _union(union: Any) -> Schema:
    return {"oneOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in members(union)]}


def _parts(made: Schema) -> Iterator[Schema]:
    """The schemas of which a schema is made, itself the last."""
    inner = [*made.get("properties", {}).values(), *made.get("anyOf", ()), *made.get("oneOf", ())]
    if isinstance(made.get("items"), dict):
        inner.append(made["items"])
    for part in inner:
        yield from _parts(part)
    yield made


def _tidy(made: Schema) -> None:
    """Leaves out names that would become types of their own, and limits that types cannot say."""
    for part in _parts(made):
        for key in ("title", "default", "minItems", "maxItems", "discriminator"):
            part.pop(key, None)


def _is_needed(made: Schema, name: str) -> bool:
    """Whether a client must send this field; it always sends the type of a message, though that has a default."""
    return name in made.get("required", ()) or "const" in made["properties"][name]


def _name_words(made: Schema, own: str) -> None:
    """Replaces a choice of words with its name."""
    names = {words: name for name, words in _words().items()}
    for part in _parts(made):
        name = names.get(tuple(part.get("enum", ())))
        if name and name != own:
            part.clear()
            part["$ref"] = f"#/definitions/{name}"


def _name_unions(made: Schema) -> None:
    """Replaces the classes of a union with its name."""
    names = {_members(_union(one)): name for name, one in _unions().items()}
    for part in _parts(made):
        if name := names.get(_members(part)):
            part.clear()
            part["$ref"] = f"#/definitions/{name}"


def _members(made: Schema) -> frozenset[str]:
    return frozenset(one.get("$ref", "") for one in made.get("oneOf", ()))


def _write_arrays(made: Schema) -> None:
    """Makes arrays read-only."""
    for part in _parts(made):
        if part.get("type") == "array":
            items = part["items"]
            kind = items["$ref"].rpartition("/")[2] if "$ref" in items else SIMPLE[items["type"]]
            part["tsType"] = f"readonly {kind}[]"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
