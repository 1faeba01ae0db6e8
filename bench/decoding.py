"""What reading a command and writing a row take: pydantic and our own encoder, as used, against msgspec.

`pip install msgspec`, then `python -m bench.decoding`. msgspec tells only its own Structs apart by a tag, and refuses
unknown fields only in them, so that a message has to be made from a Struct. The Structs here check less than the
messages do: the text of a chat line and the names of reactions are left out.
"""

from __future__ import annotations

import dataclasses
import importlib
import time
import timeit
from collections.abc import Callable
from typing import Annotated, Any, Final, Optional, Union

from red7.protocol.checks import members, tag_of
from red7.protocol.commands import Play
from red7.protocol.decoding import Decoder
from red7.protocol.encoding import encode
from red7.protocol.messages import FromClient
from red7.table.facts import Resigned
from red7.table.orders import Order

TEXT: Final = '{"type":"play","steps":"+R7>B2","id":"7","seq":12}'
NUMBER: Final = 20_000


def show(label: str, work: Callable[[], object]) -> None:
    seconds = min(timeit.repeat(work, number=NUMBER, repeat=7, timer=time.process_time))
    print(f"{label:45}{1e6 * seconds / NUMBER:6.2f} µs")


def structs(msgspec: Any) -> Any:
    """A Struct for each message of a client."""
    checked = {
        "id": Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")],
        "seq": Annotated[int, msgspec.Meta(ge=0, le=2**53)],
        "seat": Optional[Annotated[int, msgspec.Meta(ge=0, le=3)]],  # noqa: UP045 (made while it runs)
        "steps": Annotated[str, msgspec.Meta(pattern=r"^([+>^][ROYGBIV][1-7]|[=.-])*$", max_length=60)],
    }
    made = []
    for kind in members(FromClient):
        fields: list[Any] = []
        for one in dataclasses.fields(kind):  # type: ignore[arg-type] # every part is a dataclass
            if one.name != "type":
                default = () if one.default is dataclasses.MISSING else (one.default,)
                fields.append((one.name, checked.get(one.name, Any), *default))
        options = {"tag_field": "type", "tag": tag_of(kind, "type"), "forbid_unknown_fields": True}
        made.append(msgspec.defstruct(kind.__name__, fields, **options, frozen=True, kw_only=True))
    return Union[tuple(made)]  # noqa: UP007 (made while it runs)


def main() -> None:
    msgspec = importlib.import_module("msgspec")
    ours: Decoder[Any] = Decoder(FromClient)
    theirs = msgspec.json.Decoder(structs(msgspec))

    def converted() -> Play:
        read = theirs.decode(TEXT)
        return Play(id=read.id, seq=read.seq, seat=read.seat, steps=read.steps)

    assert converted() == ours.decode(TEXT)
    show("read a turn: pydantic, as used", lambda: ours.decode(TEXT))
    show("read a turn: msgspec, to a Struct", lambda: theirs.decode(TEXT))
    show("read a turn: msgspec, from that to a message", converted)
    order, facts = Order("a" * 64, 123_456_789, ours.decode(TEXT)), (Resigned(seat=0),)
    encoder = msgspec.json.Encoder()
    show("write a row: our own encoder, as used", lambda: (encode(order), encode(facts)))
    show("write a row: msgspec", lambda: (encoder.encode(order).decode(), encoder.encode(facts).decode()))


if __name__ == "__main__":
    main()
