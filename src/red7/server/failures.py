"""What clients are told when the server fails: only that it failed; where and why is in the log."""

from __future__ import annotations

import logging
from typing import Final

from red7.errors import Red7Error
from red7.protocol.problems import Busy
from red7.server.logs import log

AWAY: Final = "the server cannot reach its games just now; try again in a moment"
MISTAKE: Final = "an error in the server itself; it has been logged"
_ABOUT_TABLES: Final = ("lease-over", "log-differs")
"""Their messages contain a table's id, which lets anyone in, so they are not even logged."""


def noted(error: Exception) -> str:
    """The error as it may be logged."""
    if isinstance(error, Red7Error) and error.code in _ABOUT_TABLES:
        return error.code
    return f"{type(error).__name__}: {error}".splitlines()[0]


def told(error: Red7Error) -> Red7Error:
    """The error as clients may see it; the rest is in the log."""
    if error.code in _ABOUT_TABLES:
        log("outage", level=logging.WARNING, code=error.code)
    elif error.code.startswith("database-") or error.code == "disk-full":
        log("outage", level=logging.WARNING, code=error.code, error=error.message)
    else:
        return error
    return Busy("unavailable", AWAY)
