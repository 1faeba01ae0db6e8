"""The `red7` command: starts the application and turns every error into one plain line."""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from shutil import get_terminal_size
from typing import Final, NoReturn

_TRACEBACK: Final = "RED7_TRACEBACK"
_WIDEST_HELP: Final = 80
_NARROWEST_HELP: Final = 20
_OUTPUT_ERRORS: Final = {errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.EPIPE}
_EXTRAS: Final = {
    "cli": ("fluent", "platformdirs", "rich", "textual", "typer"),
    "bots": ("httpx", "numba", "numpy", "openskill", "pydantic", "pydantic_core", "websockets"),
    "server": (
        "alembic",
        "fastapi",
        "prometheus_client",
        "psycopg",
        "redis",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
    ),
    "cluster": ("ray",),
    "envs": ("gymnasium", "open_spiel", "pettingzoo", "pyspiel"),
    "learn": ("torch", "triton"),
}
"""The packages that each extra in pyproject.toml installs, by import name."""


def main() -> NoReturn:
    """Runs the command line; if an extra is missing, says which one to install."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # exit quietly while the rest is loading
    try:
        from red7.server.run.cli import games, server  # noqa: PLC0415 (the engine can be installed alone)
        from red7.terminal.commands.games import saved_games  # noqa: PLC0415
        from red7.terminal.commands.table import app  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        _ask_for_extra(missing)
        raise
    games.callback(invoke_without_command=True)(saved_games)
    app.add_typer(server)
    _prepare()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        try:
            app(prog_name="red7", terminal_width=_help_width())
        except ModuleNotFoundError as missing:
            _ask_for_extra(missing)
            raise
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except KeyboardInterrupt:  # before or after typer handles it
        _abandon_output()
        sys.exit(130)
    except Exception as error:  # noqa: BLE001 (no traceback unless the user asks for it)
        if os.environ.get(_TRACEBACK):
            traceback.print_exc()
        message = _message(error)
        _abandon_output()
        sys.exit(message)
    sys.exit(0)


def _help_width() -> int:
    """How wide help is: as wide as the terminal, even where that is narrow, and no wider than one reads well."""
    return max(min(get_terminal_size().columns, _WIDEST_HELP) - 2, _NARROWEST_HELP)


def _message(error: Exception) -> str:
    """One line about an error that no command expected."""
    if isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT_ERRORS:
        return f"red7: cannot write the output: {error.strerror}"
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename is not None else ""
        return f"red7: {where}{error.strerror} ({_TRACEBACK}=1 shows where)"
    reason = f"{type(error).__name__}: {error}".splitlines()[0]
    return f"red7: this is a bug in red7; please report it: {reason} ({_TRACEBACK}=1 shows where)"


def extra_of(module: str) -> str | None:
    """The extra that installs a module, or None."""
    package = module.partition(".")[0]
    return next((extra for extra, packages in _EXTRAS.items() if package in packages), None)


def _ask_for_extra(missing: ModuleNotFoundError) -> None:
    """Exits with the name of the extra to install, if an extra has the missing module."""
    if extra := extra_of(missing.name or ""):
        sys.exit(f"red7: this needs the {extra} extra: pip install 'red7[{extra}]'")


def _prepare() -> None:
    """Makes the streams accept any character, and a closed pipe end the command quietly."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdin, sys.stdout):
        if stream and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _abandon_output() -> None:
    """Drops what could not be written, so that the exit does not try again."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
