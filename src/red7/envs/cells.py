"""Observations and masks of many games as rows of cells, in compiled code.

This is `red7.envs.observation` again, for speed; the tests compare the two. A set of cards becomes 49 cells with one
wide store, which writes up to 15 cells too many; those are written afterwards, with what belongs there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
from llvmlite import ir
from numba import types
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

# What is remembered of a round, beside the state: sets of cards, but for whose turns the last four were.
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
            narrow = arguments[2] if width == 64 else builder.trunc(arguments[2], ir.IntType(width))
            flags = builder.bitcast(narrow, ir.VectorType(ir.IntType(1), width))
            spread = builder.zext(flags, ir.VectorType(ir.IntType(8), width))
            place = builder.bitcast(builder.gep(array.data, [arguments[1]]), spread.type.as_pointer())
            builder.store(spread, place, align=1)
            return context.get_dummy_value()

        return types.void(cells, types.int64, types.int64), generate

    return cast("Callable[[Row, int, int], None]", intrinsic(define))


_spread_64, _spread_32, _spread_16, _spread_4 = map(_spreading, (64, 32, 16, 4))


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
def _flag_cells(row: Row, place: int, count: int, chosen: int) -> int:
    """Write one cell for each of so many, 1 for the chosen one; returns the place after them."""
    for other in range(count):
        row[place + other] = other == chosen
    return place + count


@compiled
def _card_cells(state: Array, past: Array, row: Row) -> int:
    """Write the cells about cards that lie somewhere; returns the place after them."""
    seat, players, known = state[SEAT], state[PLAYERS], state[KNOWN]
    place = _set_cells(row, 0, state[HAND + seat])
    for offset in range(players):
        place = _set_cells(row, place, state[PALETTE + (seat + offset) % players])
    for offset in range(players):
        place = _set_cells(row, place, past[DISCARDED + (seat + offset) % players])
    for offset in range(players):
        place = _set_cells(row, place, state[SCORED + (seat + offset) % players])
    in_deck, following = known, 0
    for offset in range(players):
        held = state[HAND + (seat + offset) % players] & known
        in_deck ^= held
        place = _set_cells(row, place, held)
    if in_deck:
        following = 1 << state[DECK + state[DECK_SIZE] - 1] & in_deck
    place = _set_cells(row, place, in_deck)
    return _set_cells(row, place, following)


@compiled
def _turn_cells(state: Array, past: Array, row: Row, place: int) -> int:
    """Write the cells about the last turns and the turn so far; returns the place after them."""
    seat, players = state[SEAT], state[PLAYERS]
    for turn in range(LAST_TURNS, LAST_TURNS + 16, 4):
        for verb in range(3):
            place = _set_cells(row, place, past[turn + verb])
        whose = past[turn + 3]
        place = _flag_cells(row, place, players, (whose - seat) % players if whose >= 0 else -1)
    for verb in range(3):
        place = _set_cells(row, place, past[MOVED + verb])
    return place


@compiled
def _observe(state: Array, past: Array, rules: Row, row: Row) -> None:
    """Write what the seat to move sees and remembers."""
    seat, players = state[SEAT], state[PLAYERS]
    place = _turn_cells(state, past, row, _card_cells(state, past, row))
    place = _flag_cells(row, place, 7, state[RULE])
    place = _flag_cells(row, place, 7, state[PHASE])
    row[place] = state[BOUND]
    place = _flag_cells(row, place + 1, players, 0)
    for offset in range(players):
        other = (seat + offset) % players
        row[place + offset] = state[OUT] >> other & 1
        row[place + players + offset] = popcount(state[HAND + other])
    place += 2 * players
    row[place] = state[DECK_SIZE]
    for cell in range(rules.shape[0]):
        row[place + 1 + cell] = rules[cell]


@compiled
def observe_games(states: Table, memory: Table, rules: Row, rows: Rows, first: int, last: int) -> None:
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
