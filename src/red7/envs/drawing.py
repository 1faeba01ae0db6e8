"""A game in the core's format as text and as a picture, with all cards open."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from red7.cards import Card, CardSet, Colour, cards_in
from red7.notation import write_zone
from red7.play.core.state import DECK_SIZE, HAND, OUT, PALETTE, PLAYERS, RULE, SCORED, SEAT, WINNER, Array

Pixels: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]

_WIDTH, _HEIGHT, _GAP = 20, 28, 4
"""Of a card, in pixels, and of the space between two."""
_MOST: Final = 24
"""The most cards in a row; a picture shows no more."""
_BACKGROUND: Final = (40, 40, 46)
_COLOURS: Final = {
    Colour.VIOLET: (126, 63, 152),
    Colour.INDIGO: (54, 73, 156),
    Colour.BLUE: (38, 140, 204),
    Colour.GREEN: (60, 160, 75),
    Colour.YELLOW: (245, 205, 50),
    Colour.ORANGE: (240, 130, 40),
    Colour.RED: (210, 45, 45),
}
_DIGITS: Final = {
    1: ".#. ##. .#. .#. ###",
    2: "##. ..# .#. #.. ###",
    3: "##. ..# .#. ..# ##.",
    4: "#.# #.# ### ..# ..#",
    5: "### #.. ##. ..# ##.",
    6: ".## #.. ### #.# ###",
    7: "### ..# .#. .#. .#.",
}


def text(state: Array) -> str:
    """The game as text: a line for the rule and the deck, then one for each seat; > marks whose turn it is.

    The winner of a round that is over is marked with #.
    """
    lines = [f"rule {Colour(int(state[RULE])).word}, {state[DECK_SIZE]} in the deck"]
    for seat in range(int(state[PLAYERS])):
        mark = " " if seat != state[SEAT] else ">" if state[WINNER] < 0 else "#"
        palette, hand, scored = (write_zone(cards_in(int(state[zone + seat]))) for zone in (PALETTE, HAND, SCORED))
        out = " out" if state[OUT] >> seat & 1 else ""
        won = "" if scored == "-" else f" scored {scored}"
        lines.append(f"{mark} player_{seat} palette {palette} hand {hand}{won}{out}")
    return "\n".join(lines)


def picture(state: Array) -> Pixels:
    """The game as a picture: a band in the rule's colour, then each seat's palette, and its hand below, darker."""
    players = int(state[PLAYERS])
    row = _HEIGHT + _GAP
    drawn = np.full((_HEIGHT // 2 + _GAP + players * 2 * row, (_MOST + 1) * (_WIDTH + _GAP), 3), _BACKGROUND, np.uint8)
    drawn[: _HEIGHT // 2] = _COLOURS[Colour(int(state[RULE]))]
    for seat in range(players):
        top = _HEIGHT // 2 + _GAP + seat * 2 * row
        is_out = bool(state[OUT] >> seat & 1)
        if seat == state[SEAT]:
            drawn[top : top + 2 * row - _GAP, _GAP : _GAP + _WIDTH // 2] = 255
        _draw_row(drawn[top:], int(state[PALETTE + seat]), dimmed=is_out)
        _draw_row(drawn[top + row :], int(state[HAND + seat]), dimmed=True)
    return drawn


def _draw_row(drawn: Pixels, cards: CardSet, *, dimmed: bool) -> None:
    for place, card in enumerate(cards_in(cards)[:_MOST]):
        left = _GAP + (place + 1) * (_WIDTH + _GAP) - _WIDTH // 2
        drawn[:_HEIGHT, left : left + _WIDTH] = _card(card, dimmed=dimmed)


def _card(card: Card, *, dimmed: bool) -> Pixels:
    face = np.full((_HEIGHT, _WIDTH, 3), _COLOURS[card.colour], np.uint8)
    digit = np.array([[cell == "#" for cell in line] for line in _DIGITS[card.number].split()])
    face[4:24, 4:16][np.kron(digit, np.ones((4, 4), dtype=np.bool_))] = 255
    return face // 2 if dimmed else face
