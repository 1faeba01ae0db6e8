"""Encoding and decoding: what is written is read again, and what is wrong is refused in one line."""

from __future__ import annotations

import json
from typing import Final

import pytest

from red7.protocol.checks import members, tag_of
from red7.protocol.commands import Command, Mute, Play, Say, Sit
from red7.protocol.decoding import Decoder, decode
from red7.protocol.encoding import encode, set_fields
from red7.protocol.happenings import Declined, Happening
from red7.protocol.messages import Changes, Event, FromClient, FromServer, Pong
from red7.protocol.problems import Malformed
from red7.protocol.tables import BotSeat, NewTable, PersonSeat

FROM_CLIENT: Final[Decoder[FromClient]] = Decoder(FromClient)
FROM_SERVER: Final[Decoder[FromServer]] = Decoder(FromServer)


def test_a_command_is_read_as_it_was_written() -> None:
    said = Say(id="c1", seq=3, text='Grüße, \u200d 😀 "quoted" \\ and </b>')
    assert encode(said) == (
        '{"id":"c1","seq":3,"seat":null,"type":"say","text":"Grüße, \u200d 😀 \\"quoted\\" \\\\ and </b>"}'
    )
    assert FROM_CLIENT.decode(encode(said)) == said


def test_only_what_is_new_is_written() -> None:
    event = Event(seq=2, at=5, event=Declined(seat=1), changes=Changes(proposal=None, now=5))
    assert encode(event) == (
        '{"type":"event","seq":2,"at":5,"event":{"kind":"declined","seat":1},"changes":{"proposal":null,"now":5}}'
    )
    read = FROM_SERVER.decode(encode(event))
    assert read == event
    assert isinstance(read, Event)
    assert set_fields(read.changes) == {"proposal": None, "now": 5}


def test_every_kind_of_message_has_a_name_of_its_own() -> None:
    for union, name in ((FromClient, "type"), (FromServer, "type"), (Happening, "kind"), (Command, "type")):
        tags = [tag_of(kind, name) for kind in members(union)]
        assert len(tags) == len(set(tags)) > 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "message: Invalid JSON: EOF while parsing an object at line 1 column 1"),
        ("[]", "message: Input should be an object"),
        ('{"type":"dance"}', "message: Input tag 'dance' found using 'type' does not match any of the expected tags"),
        ('{"type":"play","id":"a","seq":"1","steps":"."}', "play.seq: Input should be a valid integer"),
        ('{"type":"play","id":"a","seq":-1,"steps":"."}', "play.seq: Input should be greater than or equal to 0"),
        ('{"type":"play","id":"a","seq":1,"steps":"?"}', "play.steps: String should match pattern"),
        ('{"type":"play","id":"a","seq":1}', "play.steps: Field required"),
        ('{"type":"play","id":"a","seq":1,"steps":".","more":1}', "play.more: there is no such field"),
        ('{"type":"say","id":"a","seq":1,"text":"  "}', "say.text: Value error, not only blanks"),
        ('{"type":"say","id":"a","seq":1,"text":"a\\u202eb"}', "say.text: Value error, one line of plain text"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(Malformed) as refused:
        FROM_CLIENT.decode(text)
    assert refused.value.code == "malformed"
    assert refused.value.message.startswith(reason[:200])
    assert refused.value.message.isprintable()


def test_a_name_is_read_in_its_usual_form_and_then_measured() -> None:
    given = {"type": "sit", "id": "a", "seq": 0, "bits": "0" * 32}
    for name, read in ((" Ann ", "Ann"), ("e\u0301" * 24, "é" * 24)):
        assert FROM_CLIENT.decode(json.dumps(given | {"nickname": name})) == Sit(
            id="a", seq=0, nickname=read, bits="0" * 32
        )
    with pytest.raises(Malformed, match="at most 24 characters"):
        FROM_CLIENT.decode(json.dumps(given | {"nickname": "x" * 25}))


def test_lists_become_tuples_of_the_right_length() -> None:
    text = '{"seats":[{"kind":"person"},{"kind":"bot","level":3}]}'
    assert decode(NewTable, text) == NewTable(seats=(PersonSeat(), BotSeat(level=3)))
    with pytest.raises(Malformed, match="at least 2 items"):
        decode(NewTable, '{"seats":[{"kind":"person"}]}')


def test_a_client_reads_what_a_newer_server_adds() -> None:
    with pytest.raises(Malformed):
        FROM_SERVER.decode('{"type":"pong","now":1,"mood":"good"}')
    assert FROM_SERVER.decode_loosely('{"type":"pong","now":1,"mood":"good"}') == Pong(now=1)


def test_messages_are_values() -> None:
    one, other = Play(id="a", seq=1, steps="."), Play(id="a", seq=1, steps=".")
    assert one == other
    assert len({one, other, Mute(id="a", seq=1, seat=0, muted=True)}) == 2
    with pytest.raises(AttributeError):
        one.seq = 2  # type: ignore[misc]
