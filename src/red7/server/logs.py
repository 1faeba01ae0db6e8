"""The server's log: one line for each notable thing, without secrets; JSON unless a person is reading."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256
from typing import Final

_LOGGER: Final = logging.getLogger("red7.server")


class PlainLines(logging.Formatter):
    """A log record for a person at the terminal."""

    def __init__(self) -> None:
        super().__init__(datefmt="%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = [f"{name}={value}" for name, value in getattr(record, "fields", {}).items()]
        level = [] if record.levelno == logging.INFO else [record.levelname.lower()]
        said = " ".join([self.formatTime(record, self.datefmt), *level, record.getMessage(), *fields])
        return f"{said}\n{self.formatException(record.exc_info)}" if record.exc_info else said


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        said |= getattr(record, "fields", {})
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def begin(*, only_trouble: bool = False) -> None:
    """Sends our log and that of the libraries to standard error; without JSON in a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    for name in ("red7.server", "uvicorn", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "red7.server" and not only_trouble else logging.WARNING)


def log(event: str, *, level: int = logging.INFO, exc_info: bool | BaseException = False, **fields: object) -> None:
    """Logs that something happened."""
    _LOGGER.log(level, event, extra={"fields": fields}, exc_info=exc_info)


def short(table: str) -> str:
    """A table's name in the log: a digest, since its id lets anyone in."""
    return sha256(table.encode()).hexdigest()[:8]
