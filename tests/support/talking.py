"""Conversations with a table over sockets, as docs/protocol.md writes them down.

`Ann> TEXT` is sent by Ann, `Ann< TEXT` is heard by her, and after `Ann leaves` she connects anew. A line that begins
with blanks goes on with the one before. What is heard and not written down is passed over. In what is heard `...`
stands for any value, or for more of the same, and the order of fields means nothing.
"""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

_LINE: Final = re.compile(r"(?P<who>\w+)(?P<what>> |< | leaves$)(?P<text>.*)")
_PATIENCE: Final = 10.0
_ANYTHING: Final = "..."
_SIGN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\.\.\.|[^\s]')


def token_of(name: str) -> str:
    """The token of somebody in the docs: short enough to be typed, and no secret."""
    return f"{name.lower()}-" * 8


class Talks:
    """Everybody's conversation with one table after the other."""

    def __init__(self) -> None:
        self._sockets: dict[tuple[str, str], tuple[ClientConnection, ExitStack]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for _, stack in self._sockets.values():
            stack.close()

    def hold(self, text: str, url: str) -> str:
        """What is wrong with a conversation as it is written down, or nothing; `url` is that of the table's socket."""
        for line in re.sub(r"\n +", "", text).splitlines():
            match = _LINE.fullmatch(line)
            if not match:
                return f"neither said nor heard: {line}"
            if complaint := self._follow(match["who"], match["what"].strip(), match["text"], url):
                return f"{line}\n{complaint}"
        return ""

    def _follow(self, who: str, what: str, text: str, url: str) -> str:
        key = who, url
        if what == "leaves":
            self._sockets.pop(key)[1].close()
            return ""
        if key not in self._sockets:
            stack, headers = ExitStack(), {"Authorization": f"Bearer {token_of(who)}"}
            socket = stack.enter_context(connect(url, additional_headers=headers, compression=None, proxy=None))
            self._sockets[key] = socket, stack
        socket, _ = self._sockets[key]
        if what == ">":
            socket.send(text)
            return ""
        return _hear(socket, text)


def _hear(socket: ClientConnection, wanted: str) -> str:
    """Everything that was heard instead, if the expected message does not come."""
    heard = []
    expected = read(wanted)
    deadline = time.monotonic() + _PATIENCE
    try:
        while True:
            text = socket.recv(timeout=max(0.0, deadline - time.monotonic()))
            if agrees(expected, json.loads(text)):
                return ""
            heard.append(f"heard: {text!s}")
    except (TimeoutError, ConnectionClosed) as error:
        return "\n".join([*heard, repr(error)])


def read(text: str) -> Any:
    """JSON in which something is left out: `...` instead of a value, or of further fields or elements."""
    parts: list[str] = []
    inside: list[str] = []
    for sign in _SIGN.findall(text):
        if sign in "{[":
            inside.append(sign)
        elif sign in "}]":
            inside.pop()
        is_field = sign == _ANYTHING and inside[-1:] == ["{"] and parts[-1] != ":"
        parts.append('"...":0' if is_field else '"..."' if sign == _ANYTHING else sign)
    return json.loads("".join(parts))


def agrees(written: Any, heard: Any) -> bool:
    """Whether what was heard is what is written down, as far as that goes."""
    if written == _ANYTHING:
        return True
    if isinstance(written, dict) and isinstance(heard, dict):
        named = written.keys() - {_ANYTHING}
        is_whole = _ANYTHING in written or named == heard.keys()
        return is_whole and all(name in heard and agrees(written[name], heard[name]) for name in named)
    if isinstance(written, list) and isinstance(heard, list):
        if written[-1:] == [_ANYTHING]:
            written, heard = written[:-1], heard[: len(written) - 1]
        return len(written) == len(heard) and all(map(agrees, written, heard))
    return bool(written == heard) and type(written) is type(heard)
