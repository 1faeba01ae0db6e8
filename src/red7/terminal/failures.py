"""Tracebacks of errors, printed to the error stream."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Final

from red7.play.bots.match import STAND_IN, Decision

VARIABLE: Final = "RED7_TRACEBACK"
"""Any value shows the traceback of every error."""


class FailureLog:
    """Reports on the error stream when a bot fails, the first time with its traceback."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._shows_traceback = True

    def note(self, decision: Decision) -> None:
        """Reports a decision that a stand-in had to make."""
        if decision.failure is None:
            return
        if self._shows_traceback:
            show_traceback(decision.details)
            self._shows_traceback = not decision.details
        reason = f"{decision.failure.value}: {decision.reason}"
        sys.stderr.write(f"{self._name} failed ({reason}); {STAND_IN} plays its turn.\n")


def show_traceback(details: str) -> None:
    """Prints the traceback of a bot that failed, if there is one."""
    if details:
        sys.stderr.write(details if details.endswith("\n") else f"{details}\n")


def show_current_traceback() -> None:
    """Prints the traceback of the error being handled, if the user asked for tracebacks."""
    if os.environ.get(VARIABLE):
        traceback.print_exc()
