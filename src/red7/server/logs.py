"""What a server says of itself: a line for each thing of note, without secrets; in a log, of JSON."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256
from typing import Final

_LOGGER: Final = logging.getLogger("red7.server")


class PlainLines(logging.Formatter):
    """A record as somebody reads it who sits before the terminal."""

    def __init__(self) -> None:
        super().__init__(datefmt="%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = [f"{name}={value}" for name, value in getattr(record, "fields", {}).items()]
        level = [] if record.levelno == logging.INFO else [record.levelname.lower()]
        said = " ".join([self.formatTime(record, self.datefmt), *level, record.getMessage(), *fields])
        return f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        said |= getattr(record, "fields", {})
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def begin(*, only_trouble: bool = False) -> None:
    """Sends what is said, by us and by the libraries that serve, to the error stream; people are spared the JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    for name in ("red7.server", "uvicorn", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "red7.server" and not only_trouble else logging.WARNING)


def log(event: str, *, level: int = logging.INFO, exc_info: bool | BaseException = False, **fields: object) -> None:
    """Says that something happened."""
    _LOGGER.log(level, event, extra={"fields": fields}, exc_info=exc_info)


def short(table: str) -> str:
    """What a table is called in the log: its name is the key to it, and is not written down."""
    return sha256(table.encode()).hexdigest()[:8]
