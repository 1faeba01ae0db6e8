"""Input of the commands, checked: arguments, standard input and files."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from red7 import Card, Colour, Position, Seat, View

_LONGEST_POSITION = 2_000
_LONGEST_RECORD = 1_000_000
_CARD = re.compile(r"([roygbiv])\s*([1-7])", re.IGNORECASE)
_BETWEEN_CARDS = re.compile(r"[\s,;]*")


class BadInput(Exception):
    """Input that cannot be used; the message says what, where and why in one line."""


def read_text(name: str, *, limit: int = _LONGEST_RECORD) -> str:
    """The text of a file, or of standard input if the name is `-`."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(limit + 1) if sys.stdin else b""
        else:
            with Path(name).open("rb") as file:
                data = file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"cannot read {source_name(name)}: {reason}") from None
    if len(data) > limit:
        raise BadInput(f"{source_name(name)} is longer than {limit:,} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadInput(f"{source_name(name)} is not UTF-8 text: see byte {error.start + 1}") from None


def source_name(name: str) -> str:
    """The name of a file for a message."""
    if name == "-":
        return "standard input"
    return name if name and name.isprintable() else ascii(name)


def read_board(words: Sequence[str]) -> Position | View:
    """The position or view in these words; `-` means standard input."""
    text = read_text("-", limit=_LONGEST_POSITION) if list(words) == ["-"] else " ".join(words)
    text = text.strip()
    if len(text) > _LONGEST_POSITION:
        raise BadInput(f"{len(text):,} characters are too many for a position")
    return View.parse(text) if text.count(" ") == 6 else Position.parse(text)


def read_position(words: Sequence[str]) -> Position:
    """The position in these words; a view is refused."""
    board = read_board(words)
    if isinstance(board, View):
        return Position.parse(str(board))  # raises, and says why
    return board


def read_start(given: str) -> Position:
    """The position to play from, given as text or in a file, turned so that the player to move has seat 0."""
    if given == "-":
        raise BadInput("standard input is for what you type: give the position, or a file that holds it")
    text = given if given.startswith("red7/") else read_text(given, limit=_LONGEST_POSITION)
    if text.startswith("[Red7"):
        raise BadInput(f"{source_name(given)} is a record: red7 replay FILE --at N prints a position of it")
    position = read_position([text.strip()])
    if position.is_over or position.turn.items:
        raise BadInput("a game can begin only where a turn begins")
    head, rules, seats, *piles, mover = str(position).split(" ")
    each = seats.split("/")
    turned = "/".join([*each[int(mover) :], *each[: int(mover)]])
    return Position.parse(" ".join([head, rules, turned, *piles, "0"]))


def seen_by(board: Position | View, number: int) -> View:
    """What a seat sees of a position; of a view only what its owner sees."""
    if not 0 <= number < board.players:
        raise BadInput(f"seat {number}: the position has seats 0 to {board.players - 1}")
    if isinstance(board, Position):
        return board.view(Seat(number))
    if board.owner != number:
        whose = "a spectator" if board.owner is None else f"seat {board.owner}"
        raise BadInput(f"this shows what {whose} sees; it doesn't tell what seat {number} sees")
    return board


def read_palette(text: str, name: str) -> tuple[Card, ...]:
    """The cards of a typed palette, strongest first, as in `R7G4`, `r7, g4` or `-` for none."""
    cards: list[Card] = []
    rest = "" if text.strip() == "-" else text.strip()
    while rest:
        found = _CARD.match(rest)
        if not found:
            raise BadInput(
                f"{name} {_short(text)}: no card starts at {_short(rest)};"
                " a card is a letter of ROYGBIV and a number 1-7"
            )
        cards.append(Card.parse(f"{found[1].upper()}{found[2]}"))
        rest = rest[found.end() :]
        rest = rest[_BETWEEN_CARDS.match(rest).end() :]  # type: ignore[union-attr]
    return tuple(sorted(cards, reverse=True))


def read_palettes(texts: Sequence[str]) -> list[tuple[Card, ...]]:
    """The cards of several palettes; no card may be in them twice."""
    palettes = [read_palette(text, f"palette {number}") for number, text in enumerate(texts, start=1)]
    place: dict[Card, int] = {}
    for number, palette in enumerate(palettes, start=1):
        for card in palette:
            if card in place:
                where = f"in palette {number}" if place[card] == number else f"in palettes {place[card]} and {number}"
                raise BadInput(f"{card} appears twice, {where}")
            place[card] = number
    return palettes


def read_colour(text: str) -> Colour | None:
    """The colour called `green` or `g`, or None."""
    return next((colour for colour in Colour if text.lower() in (colour.word, colour.letter.lower())), None)


def _short(text: str, length: int = 40) -> str:
    return repr(text if len(text) <= length else text[: length - 3] + "...")
