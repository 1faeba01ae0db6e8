"""What clients are told where the server fails: that it does, and nothing of where or why; the log has more."""

from __future__ import annotations

import logging
from typing import Final

from red7.errors import Red7Error
from red7.server.logs import log
from red7.server.problems import Busy

AWAY: Final = "the server cannot reach its games just now; try again in a moment"
MISTAKE: Final = "a mistake in the server itself; it has been noted"
_ABOUT_TABLES: Final = ("lease-over", "log-differs")
"""Their messages name a table, and whoever knows its name gets in: they are not even written down."""


def noted(error: Exception) -> str:
    """The error as the log may have it."""
    if isinstance(error, Red7Error) and error.code in _ABOUT_TABLES:
        return error.code
    return f"{type(error).__name__}: {error}".splitlines()[0]


def told(error: Red7Error) -> Red7Error:
    """The error as clients may know it; what they may not is in the log."""
    if error.code in _ABOUT_TABLES:
        log("outage", level=logging.WARNING, code=error.code)
    elif error.code.startswith("database-") or error.code == "disk-full":
        log("outage", level=logging.WARNING, code=error.code, error=error.message)
    else:
        return error
    return Busy("unavailable", AWAY)
