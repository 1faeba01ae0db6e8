"""The best one seat can do in a round against all others together, with every card face up: searches whole turns.

The value is for that seat, the hero. Without points it is 1 if the hero wins the round and -1 if not; with points it is
what the hero scores, or minus what another winner scores. The others play to lower it, and may drop out to do so.
Results go into a table of fixed size that outlives the search.
"""

from __future__ import annotations

import numpy as np

from red7.play.core.bits import popcount
from red7.play.core.compile import compiled
from red7.play.core.search import (
    AGE,
    AT_LEAST,
    AT_MOST,
    BUCKET,
    BUDGET,
    CHOICE,
    DEPTH,
    HASHES,
    HERO,
    KILLERS,
    NODES,
    NOT_SOLVED,
    PLY,
    POINTS,
    following,
    lightest_first,
    mixed,
    set_deck,
    stake,
)
from red7.play.core.state import HAND, OUT, PALETTE, PLAYERS, RULE, SCORING, SEAT, Array, Table
from red7.play.core.whole_turns import (
    AIM,
    AIM_HAND,
    COLOUR,
    COUNT,
    GOES_OUT,
    HOW,
    LEFT,
    OWN,
    PILE,
    PUSHED,
    REPLIES,
    RIVALS,
    TAKEN,
    expand,
    leave,
)

SEATS = 8  # palettes, then hands

_MARK, _CHECK, _VALUE, _KIND, _EFFORT, _ROW = range(6)  # a row of the table
_HEAVY = 1 << 16


@compiled
def _hash(seats: Array, rest: int, salt: int) -> int:
    """A hash of all hands and palettes and the rest of a node."""
    key = mixed(salt, rest)
    for place in range(SEATS):
        key = mixed(key, seats[place])
    return key


@compiled
def _look_around(seat: int, target: int, out: int, players: int, seats: Array, work: Table) -> None:
    """Tell `expand` who the rivals are, and whose replies count."""
    count = 0
    for other in range(players):
        if other == seat or out >> other & 1:
            continue
        if other == target:
            work[RIVALS, AIM], work[RIVALS, AIM_HAND] = count, seats[HAND + other]
        work[RIVALS, count] = seats[PALETTE + other]
        count += 1
    work[RIVALS, COUNT] = count


@compiled
def _list_turns(
    flags: int,
    seat: int,
    out: int,
    players: int,
    rule: int,
    size: int,
    seats: Array,
    deck: Array,
    work: Table,
    moves: Table,
    counts: Array,
    first: int,
) -> int:
    """Record the turns worth trying and their weights; returns the end of the list."""
    hero = counts[HERO]
    target = following(seat, out, players) if seat == hero or out >> hero & 1 else hero
    _look_around(seat, target, out, players, seats, work)
    own, hand = seats[PALETTE + seat], seats[HAND + seat]
    end = expand(flags, own, hand, rule, deck, size, work, moves, first)
    killers = KILLERS + 2 * counts[PLY]
    for at in range(first, min(end, moves.shape[0])):
        weight = (moves[at, REPLIES] << 4) - popcount(moves[at, LEFT])
        if moves[at, HOW] == counts[killers] or moves[at, HOW] == counts[killers + 1]:
            weight -= 64
        moves[at, REPLIES] = weight
    if seat == hero and not flags & POINTS:
        return end
    last = leave(flags, own, hand, rule, deck, size, work, moves, end)
    for at in range(end, min(last, moves.shape[0])):
        moves[at, REPLIES] = _HEAVY
    return last


@compiled
def _known(mark: int, check: int, goal: int, table: Table, counts: Array) -> tuple[int, int]:
    """What the table says about a node, or NOT_SOLVED if that is not enough; and the row where the node may go."""
    first = (mark >> 20) & (table.shape[0] - 1)
    worst, least = first, counts[BUDGET] + 1
    for place in range(BUCKET):
        row = table[first ^ place]
        is_old = row[_KIND] >> 2 != counts[AGE]
        if row[_MARK] == mark and row[_CHECK] == check and not is_old:
            enough = (row[_VALUE] >= goal) == (row[_KIND] & 3 == AT_LEAST)
            return row[_VALUE] if enough else NOT_SOLVED, first ^ place
        worth = -1 if is_old else row[_EFFORT]
        if worth < least:
            worst, least = first ^ place, worth
    return NOT_SOLVED, worst


@compiled
def _victim(taken: int, out: int, players: int, seats: Array) -> int:
    """Who has the card that is taken, or -1 if none is."""
    for seat in range(players):
        if seats[PALETTE + seat] & taken and not out >> seat & 1:
            return seat
    return -1


@compiled
def search(
    flags: int,
    seat: int,
    out: int,
    players: int,
    rule: int,
    size: int,
    goal: int,
    seats: Array,
    deck: Array,
    table: Table,
    work: Table,
    moves: Table,
    counts: Array,
    first: int,
) -> int:
    """A bound on what a round is worth to the hero when a seat begins its turn.

    It is a lower bound if it reaches the goal, an upper bound if not; NOT_SOLVED if the budget ran out.
    """
    hero = counts[HERO]
    if popcount(out) == players - 1:
        value = stake(flags, rule, seats[PALETTE + seat])
        return value if seat == hero else -value
    if not flags & POINTS and out >> hero & 1:
        return -1
    counts[NODES] += 1
    if counts[NODES] > counts[BUDGET]:
        return NOT_SOLVED
    before = counts[NODES]
    rest = deck[HASHES + size] ^ (((flags << 3 | rule) << 4 | out) << 4 | seat << 2 | hero)
    mark, check = _hash(seats, rest, 0), _hash(seats, rest, 1)
    known, place = _known(mark, check, goal, table, counts)
    if known != NOT_SOLVED and counts[PLY]:
        return known
    end = _list_turns(flags, seat, out, players, rule, size, seats, deck, work, moves, counts, first)
    if end > moves.shape[0] or counts[PLY] + 1 >= DEPTH:
        return NOT_SOLVED
    is_hero = seat == hero
    best = -NOT_SOLVED if is_hero else NOT_SOLVED
    if end == first:
        best = -1  # the hero is out and does not play for points
    choice = first if end > first else -1
    killers = KILLERS + 2 * counts[PLY]
    palette, hand = seats[PALETTE + seat], seats[HAND + seat]
    for at in range(first, end):
        lightest_first(at, end, moves)
        pile, taken = moves[at, PILE], moves[at, TAKEN]
        left = pile >> 8
        under, lying, lying_hash = left, deck[left], deck[HASHES + left + 1]
        if pile & PUSHED:
            deck[left] = (pile & PUSHED) - 1
            deck[HASHES + left + 1] = mixed(deck[HASHES + left], deck[left] + 1)
            left += 1
        robbed = _victim(taken, out, players, seats)
        if robbed >= 0:
            seats[PALETTE + robbed] ^= taken
        seats[PALETTE + seat], seats[HAND + seat] = moves[at, OWN], moves[at, LEFT]
        now_out = out
        if moves[at, HOW] & GOES_OUT:
            now_out |= 1 << seat
            seats[PALETTE + seat], seats[HAND + seat] = 0, 0
        then = following(seat, now_out, players)
        counts[PLY] += 1
        value = search(
            flags, then, now_out, players, moves[at, COLOUR], left, goal, seats, deck, table, work, moves, counts, end
        )
        counts[PLY] -= 1
        seats[PALETTE + seat], seats[HAND + seat] = palette, hand
        if robbed >= 0:
            seats[PALETTE + robbed] ^= taken
        if pile & PUSHED:
            deck[under], deck[HASHES + left] = lying, lying_hash
        if value == NOT_SOLVED:
            return NOT_SOLVED
        best = max(best, value) if is_hero else min(best, value)
        if is_hero == (value >= goal):
            choice = at
            if counts[killers] != moves[at, HOW]:
                counts[killers + 1], counts[killers] = counts[killers], moves[at, HOW]
            break
    counts[CHOICE] = choice
    row = table[place]
    row[_MARK], row[_CHECK], row[_VALUE], row[_EFFORT] = mark, check, best, counts[NODES] - before
    row[_KIND] = (AT_LEAST if best >= goal else AT_MOST) | counts[AGE] << 2
    return best


def new_table(bits: int) -> Table:
    """An empty table for 2**bits nodes."""
    return np.zeros((1 << bits, _ROW), dtype=np.int64)


@compiled
def _set_up(state: Array, flags: int, seats: Array, deck: Array, counts: Array) -> int:
    """Copy hands, palettes and deck from a state; returns the size of the deck, 0 if it makes no difference."""
    for seat in range(4):
        is_in = seat < state[PLAYERS] and not state[OUT] >> seat & 1
        seats[PALETTE + seat] = state[PALETTE + seat] if is_in else 0
        seats[HAND + seat] = state[HAND + seat] if is_in else 0
    counts[PLY] = 0
    return set_deck(state, flags, deck)


@compiled
def value_of(
    state: Array,
    flags: int,
    goal: int,
    seats: Array,
    deck: Array,
    table: Table,
    work: Table,
    moves: Table,
    counts: Array,
) -> int:
    """A bound on what a round is worth to the hero at the start of a turn, like `search`."""
    size = _set_up(state, flags, seats, deck, counts)
    seat, out, players, rule = state[SEAT], state[OUT], state[PLAYERS], state[RULE]
    return search(flags & ~SCORING, seat, out, players, rule, size, goal, seats, deck, table, work, moves, counts, 0)


@compiled
def first_turn(state: Array, flags: int, seats: Array, deck: Array, work: Table, moves: Table, counts: Array) -> None:
    """Choose the turn that a search would try first, at the start of a turn."""
    size = _set_up(state, flags, seats, deck, counts)
    seat, out, players, rule = state[SEAT], state[OUT], state[PLAYERS], state[RULE]
    end = _list_turns(flags, seat, out, players, rule, size, seats, deck, work, moves, counts, 0)
    lightest_first(0, min(end, moves.shape[0]), moves)
    counts[CHOICE] = 0 if end else -1
