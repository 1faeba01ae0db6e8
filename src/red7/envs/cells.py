"""Observations and masks of many games as rows of cells, in compiled code.

This is `red7.envs.observation` again, for speed; the tests compare the two. A set of cards becomes 49 cells with one
wide store, which writes up to 15 cells too many; those are written afterwards, with what belongs there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from red7.envs.actions import DISCARD as FIRST_DISCARD
from red7.envs.actions import PLAY as FIRST_PLAY
from red7.envs.actions import TOP as FIRST_TOP
from red7.play.core.bits import popcount
from red7.play.core.compile import compiled
from red7.play.core.state import (
    BOUND,
    DECK,
    DECK_SIZE,
    DECLINE,
    DISCARD,
    END,
    HAND,
    KNOWN,
    OUT,
    PALETTE,
    PHASE,
    PLAY,
    PLAYERS,
    RULE,
    SCORED,
    SEAT,
    TAKE,
    TOP,
    Array,
    Table,
)

Rows: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.uint8]]
Row: TypeAlias = np.ndarray[tuple[int], np.dtype[np.uint8]]

_tools: Any = cgutils
_ir = _tools.ir  # LLVM's own language, which has no types

# What is remembered of a round, beside the state: sets of cards without gaps, but for whose turns the last four were.
DISCARDED = 0  # by seat
MOVED = 4  # in the turn so far: cards played, discarded, put on the deck
LAST_TURNS = 7  # the last four turns, the last one first: the same three sets, then the seat, or -1
WON = LAST_TURNS + 16  # the points that have been scored in this match
MEMORY = WON + 1


def _spreading(width: int) -> Callable[[Row, int, int], None]:
    """A function that writes the lowest bits of a number as so many cells, from a place on."""

    def define(_context: Any, cells: Any, _place: Any, _bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            narrow = arguments[2] if width == 64 else builder.trunc(arguments[2], _ir.IntType(width))
            flags = builder.bitcast(narrow, _ir.VectorType(_ir.IntType(1), width))
            spread = builder.zext(flags, _ir.VectorType(_ir.IntType(8), width))
            place = builder.bitcast(builder.gep(array.data, [arguments[1]]), spread.type.as_pointer())
            builder.store(spread, place, align=1)
            return context.get_dummy_value()

        return types.void(cells, types.int64, types.int64), generate

    return cast("Callable[[Row, int, int], None]", intrinsic(define))


_spread_64, _spread_32, _spread_16, _spread_8, _spread_4 = map(_spreading, (64, 32, 16, 8, 4))


@compiled
def _packed(cards: int) -> int:
    """The set with a bit for each of the 49 cards, without the gaps between the numbers."""
    cards = cards & 0x007F007F007F007F | cards >> 1 & 0x3F803F803F803F80
    cards = cards & 0x00003FFF00003FFF | cards >> 2 & 0x0FFFC0000FFFC000
    return cards & 0x000000000FFFFFFF | cards >> 4 & 0x00FFFFFFF0000000


@compiled
def _set_cells(row: Row, place: int, cards: int) -> int:
    """Write a set of cards; returns the place after it."""
    _spread_64(row, place, _packed(cards))
    return place + 49


@compiled
def _card_cells(state: Array, past: Array, row: Row) -> int:
    """Write the cells about cards that lie somewhere; returns the place after them."""
    seat, players, known = state[SEAT], state[PLAYERS], state[KNOWN]
    _set_cells(row, 0, state[HAND + seat])
    other, in_deck = seat, known
    for offset in range(players):
        place = 49 + offset * 49
        _set_cells(row, place, state[PALETTE + other])
        other = other + 1 if other + 1 < players else 0
    for offset in range(players):
        place = 49 + (players + offset) * 49
        _spread_64(row, place, past[DISCARDED + other])
        other = other + 1 if other + 1 < players else 0
    for offset in range(players):
        place = 49 + (2 * players + offset) * 49
        _set_cells(row, place, state[SCORED + other])
        other = other + 1 if other + 1 < players else 0
    for offset in range(players):
        place = 49 + (3 * players + offset) * 49
        held = state[HAND + other] & known
        in_deck ^= held
        _set_cells(row, place, held)
        other = other + 1 if other + 1 < players else 0
    following = 1 << state[DECK + state[DECK_SIZE] - 1] & in_deck if in_deck else 0
    return _set_cells(row, _set_cells(row, 49 + 4 * players * 49, in_deck), following)


@compiled
def _turn_cells(state: Array, past: Array, row: Row, place: int) -> int:
    """Write the cells about the last turns and the turn so far; returns the place after them."""
    seat, players = state[SEAT], state[PLAYERS]
    for turn in range(LAST_TURNS, LAST_TURNS + 16, 4):
        _spread_64(row, place, past[turn])
        _spread_64(row, place + 49, past[turn + 1])
        _spread_64(row, place + 98, past[turn + 2])
        whose = past[turn + 3]
        offset = whose - seat if whose >= seat else whose - seat + players
        _spread_4(row, place + 147, 1 << offset if whose >= 0 else 0)
        place += 147 + players
    _spread_64(row, place, past[MOVED])
    _spread_64(row, place + 49, past[MOVED + 1])
    _spread_64(row, place + 98, past[MOVED + 2])
    return place + 147


@compiled
def _observe(state: Array, past: Array, rules: int, row: Row) -> None:
    """Write what the seat to move sees and remembers."""
    seat, players, out = state[SEAT], state[PLAYERS], state[OUT]
    place = _turn_cells(state, past, row, _card_cells(state, past, row))
    out = (out >> seat | out << players - seat) & (1 << players) - 1
    turned = 1 << state[RULE] | 1 << 7 + state[PHASE] | state[BOUND] << 14 | 1 << 15 | out << 15 + players
    _spread_16(row, place, turned)
    _spread_8(row, place + 16, turned >> 16)
    place += 15 + 2 * players
    other = seat
    for offset in range(players):
        row[place + offset] = popcount(state[HAND + other])
        other = other + 1 if other + 1 < players else 0
    place += players
    row[place] = state[DECK_SIZE]
    _spread_4(row, place + 1, rules)
    _spread_4(row, place + 4, rules >> 3)


@compiled
def observe_games(states: Table, memory: Table, rules: int, rows: Rows, first: int, last: int) -> None:
    """Write the observations of the games from `first` to before `last`, each for the seat to move."""
    for game in range(first, last):
        _observe(states[game], memory[game], rules, rows[game])


@compiled
def mask_games(options: Table, rows: Rows, first: int, last: int) -> None:
    """Write the masks of the games from `first` to before `last`: one cell for each action, 1 if it is legal."""
    for game in range(first, last):
        found, row = options[game], rows[game]
        _set_cells(row, FIRST_PLAY, found[PLAY])
        _set_cells(row, FIRST_DISCARD, found[DISCARD])
        rest = _packed(found[TOP]) | found[TAKE] << 49 | found[DECLINE] << 50 | found[END] << 51
        _spread_32(row, FIRST_TOP, rest)
        _spread_16(row, FIRST_TOP + 32, rest >> 32)
        _spread_4(row, FIRST_TOP + 48, rest >> 48)
