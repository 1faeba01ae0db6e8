"""What runs in a worker process: it warms up, does one job after another, and ends with its server."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from importlib import import_module
from multiprocessing import parent_process
from typing import Final, Protocol

from red7.errors import Red7Error
from red7.play.bots.bot import Cancelled

JOBS: Final = "red7.server.think.jobs"
"""The module with the jobs. They need the compiled core, which the server process does not load."""
_GIVES_WAY: Final = 5
"""How much lower a worker's priority is than the server's."""


class Number(Protocol):
    """A number shared between processes."""

    value: int


class Mishap(Exception):
    """A job failed because of a bug."""


_called_off: Number | None = None


def begin(called_off: Number) -> None:
    """Makes this process a worker; it drops the job whose number `called_off` holds."""
    global _called_off  # noqa: PLW0603 (one for the process: jobs come one after another)
    _called_off = called_off
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


def run(number: int, name: str, *arguments: object) -> object:
    """The result of a job; raises Red7Error, Cancelled, or Mishap for anything else that goes wrong."""
    called_off = _called_off
    assert called_off is not None  # a shared 0 counts as false
    job: Callable[..., object] = getattr(import_module(JOBS), name)
    try:
        return job(lambda: called_off.value == number, *arguments)
    except (Red7Error, Cancelled):
        raise
    except Exception as error:  # noqa: BLE001 (whatever it is, the worker goes on)
        raise Mishap(f"{type(error).__name__}: {error}") from None  # not every error can be sent to another process
