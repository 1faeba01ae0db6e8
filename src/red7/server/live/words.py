"""What people may write where others can read it: names and chat messages."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from red7.errors import Red7Error
from red7.protocol.commands import Say, Sit
from red7.server.config import Config
from red7.table.refusal import Refusal

_WORD: Final = re.compile(r"[^\W_]+")
_LETTERS: Final = str.maketrans("013457", "oleast")
"""Digits that stand for letters."""


class Words:
    """The words that the operator of the server does not allow, and whether there is chat at all."""

    def __init__(self, config: Config) -> None:
        self._has_chat = config.chat
        self._refused = read_words(config.words) if config.words else frozenset()

    def check(self, command: Say | Sit) -> None:
        """Raises Refusal if a command writes something that is not allowed."""
        if isinstance(command, Sit):
            self.check_text(command.nickname)
        elif self._has_chat:
            self.check_text(command.text)
        else:
            raise Refusal("no-chat", "there is no chat at this server")

    def check_text(self, text: str | None) -> None:
        """Raises Refusal if a text contains a word that is not allowed."""
        if text and self._refused and any(_forms(word) & self._refused for word in _WORD.findall(_plain(text))):
            raise Refusal("word", "a word in that is not allowed here; choose another")


def read_words(path: str) -> frozenset[str]:
    """The words in a file, one per line; raises Red7Error if it cannot be read."""
    try:
        lines = Path(path).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text in UTF-8"
        raise Red7Error("words", f"{path}: the word list cannot be read: {reason}") from None
    return frozenset(word for line in lines if (word := _plain(line).strip()))


def _forms(word: str) -> set[str]:
    """A word as it is written, and with letters in place of digits."""
    return {word, word.translate(_LETTERS)}


def _plain(text: str) -> str:
    """The text in lower case, without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
