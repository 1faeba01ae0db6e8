"""Messages as they go over the line."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from red7.server.http.transport import _are_whole, _frame, _short_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    data = b"x" * size
    assert _frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def sent(text: str | bytes, **how: bool) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return Frame(Opcode.TEXT, data, **how).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "{}", "Zoë", "x" * 125])
def test_a_short_message_is_read_as_it_was_sent(text: str) -> None:
    assert _short_text(sent(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent("x" * 126),
        sent("{}")[:-1],
        sent("{}") + sent("{}")[:3],
        sent("{}") * 2,
        sent("{}", fin=False),
        sent(b"\xff"),
        Frame(Opcode.TEXT, b"{}").serialize(mask=False) + b"1234",
        Frame(Opcode.PING, b"{}").serialize(mask=True),
        Frame(Opcode.BINARY, b"{}").serialize(mask=True),
        b"\xc1" + sent("{}")[1:],  # a reserved bit
    ],
    ids=lambda _: "sent",  # masks are random
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert _short_text(data) is None


@pytest.mark.parametrize("sizes", [[0], [1], [125, 126, 0], [2000, 3], [65_535]])
def test_whole_frames_are_known_wherever_they_end(sizes: list[int]) -> None:
    data = b"".join(sent("x" * size) for size in sizes)
    assert _are_whole(data)
    for cut in (1, 2, 5):
        assert not _are_whole(data[:-cut])
        assert not _are_whole(data + data[:cut])


def test_pieces_and_the_longest_are_not_taken_for_whole() -> None:
    assert not _are_whole(sent("{}", fin=False))
    assert not _are_whole(sent("{}") + sent("{}", fin=False))
    assert not _are_whole(sent("x" * 65_536))
