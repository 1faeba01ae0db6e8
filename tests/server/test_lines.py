"""Messages as they go over the line."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from red7.server.lines import _frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    data = b"x" * size
    assert _frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
