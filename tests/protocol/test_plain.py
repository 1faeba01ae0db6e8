"""Decoding without a library reads what pydantic reads, and refuses what pydantic refuses."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from red7.protocol.around import Asking, NewGame, PuzzleTry
from red7.protocol.checks import members
from red7.protocol.commands import Sit
from red7.protocol.decoding import Decoder
from red7.protocol.messages import FromClient, FromServer
from red7.protocol.plain import PlainDecoder
from red7.protocol.problems import Malformed
from red7.protocol.tables import Lobby, NewReport, NewTable, Recovery
from red7.table.facts import Fact
from red7.table.orders import Open, Order
from red7.table.snapshot import TableRead, snapshot_of
from tests.support.json_values import texts
from tests.support.tables import ANN, BITS, Clerk
from tests.support.tables import settings as rules

KINDS: Final[list[Any]] = [FromClient, FromServer, NewTable, Asking, Order, Fact, TableRead]
EVERY: Final[list[Any]] = [
    *members(FromClient),
    *members(FromServer),
    *(NewGame, PuzzleTry, Recovery, NewReport, Lobby, Open, tuple[Fact, ...]),
]


def read(decoder: Any, text: str) -> Any:
    """The value, or a refusal, whose message must be one line."""
    try:
        return decoder.decode(text)
    except Malformed as error:
        refused = error
    assert refused.code == "malformed"
    assert refused.message.isprintable()
    assert len(refused.message) <= 200
    return Malformed


def compare(kind: Any, text: str) -> None:
    assert read(PlainDecoder(kind), text) == read(Decoder(kind), text), text


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_it_reads_what_pydantic_reads(kind: Any, data: st.DataObject) -> None:
    compare(kind, data.draw(texts(kind)))


@pytest.mark.long
@pytest.mark.parametrize("kind", [*KINDS, *EVERY])
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_it_reads_what_pydantic_reads_of_every_kind(kind: Any, data: st.DataObject) -> None:
    compare(kind, data.draw(texts(kind)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[" * 100_000,
        '{"type":"ping"} {}',
        '\ufeff{"type":"ping"}',
        '{"type":"ping","type":"ping"}',
        '{"type":["ping"]}',
        '{"type":"hello","version":' + "9" * 5000 + "}",
        '{"type":"hello","version":NaN}',
        '{"type":"hello","version":2,"last":2.0}',
        '{"type":"hello","version":2,"seat":true}',
        '{"type":"look","id":"a\\n","steps":"."}',
        '{"type":"say","id":"a","seq":0,"text":"\\ud800"}',
        '{"type":"say","id":"a","seq":0,"text":"\\ud83d\\ude00"}',
        '{"type":"say","id":"a","seq":0,"text":"tab\there"}',
    ],
)
def test_it_judges_odd_texts_as_pydantic_does(text: str) -> None:
    compare(FromClient, text)


def test_a_table_comes_back_as_it_was_kept() -> None:
    clerk = Clerk(rules(seats=(None, 3)))
    clerk.ask(ANN, Sit, nickname="Ann", bits=BITS)
    assert clerk.table.game
    read_back = PlainDecoder[TableRead](TableRead).decode(snapshot_of(clerk.table)).table
    assert read_back == clerk.table
    assert snapshot_of(read_back) == snapshot_of(clerk.table)
