"""A stream that leaves out the blanks at the ends of lines, which tables and banners fill with them."""

from __future__ import annotations

import io
import re
from typing import Final, TextIO

_BLANKS_AT_END: Final = re.compile(r" +(?=\n)")


class Trimmed(io.TextIOBase):
    """Writes to another stream, without blanks at the ends of lines."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._blanks = ""
        """Written last, and held back until it is known whether the line ends here."""

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """That of the stream."""
        return self._stream.encoding

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()

    def flush(self) -> None:
        self._stream.flush()

    def write(self, text: str, /) -> int:
        whole = _BLANKS_AT_END.sub("", self._blanks + text)
        ready = whole.rstrip(" ")
        self._blanks = whole[len(ready) :]
        self._stream.write(ready)
        return len(text)
