"""Starts the full-screen client, where the terminal is up to it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from red7 import Game
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame
from red7.terminal.seating import LONGEST_NAME
from red7.terminal.sources import BadInput

if TYPE_CHECKING:
    from red7.locales import Words

LEAST_COLUMNS: Final = 60
LEAST_ROWS: Final = 20
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def is_able() -> bool:
    """Whether people at this terminal can use the whole of it: otherwise they play line by line."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last one
    if not all(stream and stream.isatty() for stream in streams):
        return False
    if os.environ.get("TERM", "") in ("", "dumb", "unknown") or "utf" not in sys.stdout.encoding.lower():
        return False
    columns, rows = shutil.get_terminal_size()
    return columns >= LEAST_COLUMNS and rows >= LEAST_ROWS


def words_of(language: str | None) -> Words:
    """The words of a language, or of the one that the environment asks for."""
    from red7.locales import LANGUAGES, Words  # noqa: PLC0415 (other commands do not need it)

    if language is not None and language not in LANGUAGES:
        raise BadInput(f"there is no language {language!a}: {', '.join(LANGUAGES)}")
    asked = language or next((value for name in _LOCALE if (value := os.environ.get(name))), "")
    name = asked[:2].lower()
    return Words(name if name in LANGUAGES else LANGUAGES[0])


def play_on_screen(
    opening: Opening,
    language: str | None,
    *,
    saved: SavedGame | None = None,
    keep: Callable[[Game], None] | None = None,
    strict: bool = False,
    has_menu: bool = False,
) -> None:
    """Plays this game; with a menu, shows that first and plays whatever is chosen there."""
    words = words_of(language)
    from red7.terminal.app.app import run  # noqa: PLC0415 (Textual takes longer to load than other commands to run)
    from red7.terminal.app.local import LocalGame  # noqa: PLC0415
    from red7.terminal.app.menu import MenuScreen  # noqa: PLC0415
    from red7.terminal.app.table import TableScreen  # noqa: PLC0415

    if has_menu:
        run(MenuScreen(words))
    else:
        run(TableScreen(LocalGame(opening, words, saved=saved, keep=keep, strict=strict)))


def join_on_screen(link: str, language: str | None, *, name: str, watches: bool) -> None:
    """Sits down at a table on a server, or watches it."""
    words = words_of(language)
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"name {name!a}: up to {LONGEST_NAME} printable characters")
    _need_screen("bots sit down with red7 bot")
    from red7.terminal.app.app import run  # noqa: PLC0415
    from red7.terminal.app.remote import RemoteTable  # noqa: PLC0415
    from red7.terminal.app.table import TableScreen  # noqa: PLC0415

    run(TableScreen(RemoteTable(link, words, name=name, watches=watches)))


def replay_on_screen(game: Game, language: str | None) -> None:
    """Steps through a game."""
    words = words_of(language)
    _need_screen("without --screen the game is printed")
    if not game.rounds:
        raise BadInput("the record has no deal")
    from red7.terminal.app.app import run  # noqa: PLC0415
    from red7.terminal.app.replay import ReplayScreen  # noqa: PLC0415

    run(ReplayScreen(game, words))


def _need_screen(instead: str) -> None:
    """Raises where the terminal is not up to it, with what else can be done."""
    if not is_able():
        least = f"{LEAST_COLUMNS} columns and {LEAST_ROWS} rows"
        raise BadInput(f"this needs a terminal of at least {least} that shows UTF-8; {instead}")
