"""Solves two-player rounds with every card face up, in compiled code: searches whole turns to the end.

A node is a position at the start of a turn; a search asks whether its player can reach a goal. Without points, a round
is worth 1 to its winner and -1 to the other; with points, what the winner scores. Turns that leave the opponent the
fewest replies are tried first. Results go into a table of fixed size that outlives the search.

Without actions, one more card in hand never hurts. So a proof is valid for every winner's hand with the cards it needs,
and for every part of the loser's hand: the table finds it by palettes, rule and deck alone.
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
    KILLERS,
    NEEDED,
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
from red7.play.core.state import (
    ACTIONS,
    CAREFUL,
    HAND,
    IDLE,
    OUT,
    PALETTE,
    PLAYERS,
    RULE,
    SCORING,
    SEAT,
    Array,
    Table,
)
from red7.play.core.strength import strength
from red7.play.core.whole_turns import (
    AIM,
    AIM_HAND,
    COLOUR,
    COUNT,
    HOW,
    LEFT,
    MOVE,
    OWN,
    PILE,
    PUSHED,
    REPLIES,
    RIVALS,
    TAKEN,
    expand,
    leave,
)

_OWN, _RIVAL, _REST, _WINNERS, _LOSERS, _VALUE, _KIND, _EFFORT = range(8)  # a row of the table
_ROW = 8


@compiled
def _giving_up(
    flags: int, a: int, h: int, b: int, rule: int, deck: Array, work: Table, moves: Table, first: int
) -> int:
    """The most that dropping out at once is worth to the current player."""
    if flags & ACTIONS and flags & POINTS and not flags & CAREFUL:  # may first take a card from the winner
        best = -NOT_SOLVED
        end = leave(flags, a, h, rule, deck, 0, work, moves, first)
        for at in range(first, min(end, moves.shape[0])):
            best = max(best, -stake(flags, rule, b & ~moves[at, TAKEN]))
        return best
    if flags & IDLE and strength(rule, a) > strength(rule, b):
        return -NOT_SOLVED
    return -stake(flags, rule, b)


@compiled
def _bucket(flags: int, a: int, h: int, b: int, g: int, rest: int, table: Table) -> int:
    """The first row where a node may be."""
    key = mixed(mixed(a, b), rest)
    if flags & ACTIONS:
        key = mixed(mixed(key, h), g)
    return (key >> 20) & (table.shape[0] - 1)


@compiled
def _known(flags: int, a: int, h: int, b: int, g: int, rest: int, goal: int, table: Table, counts: Array) -> int:
    """What the table says about a node, or NOT_SOLVED if that is not enough for the goal."""
    first = _bucket(flags, a, h, b, g, rest, table)
    for place in range(BUCKET):
        row = table[first ^ place]
        if row[_OWN] != a or row[_RIVAL] != b or row[_REST] != rest or row[_KIND] >> 2 != counts[AGE]:
            continue
        value: int = row[_VALUE]
        winners, losers = row[_WINNERS], row[_LOSERS]
        if row[_KIND] & 3 == AT_LEAST:
            is_enough, mine, others = value >= goal, winners, losers
            holds = mine & ~h == 0 and g & ~others == 0
        else:
            is_enough, mine, others = value < goal, losers, winners
            holds = others & ~g == 0 and h & ~mine == 0
        if is_enough and holds and (not flags & ACTIONS or (mine == h and others == g)):
            counts[NEEDED] = winners
            return value
    return NOT_SOLVED


@compiled
def _note(
    flags: int,
    a: int,
    h: int,
    b: int,
    g: int,
    rest: int,
    value: int,
    kind: int,
    needed: int,
    effort: int,
    table: Table,
    counts: Array,
) -> None:
    """Put a node into the table, replacing the oldest one or the one that took least work."""
    first = _bucket(flags, a, h, b, g, rest, table)
    kind |= counts[AGE] << 2
    worst, least = first, counts[BUDGET] + 1
    for place in range(BUCKET):
        row = table[first ^ place]
        worth = row[_EFFORT] if row[_KIND] >> 2 == counts[AGE] else -1
        if worth < least:
            worst, least = first ^ place, worth
    if kind & 3 == AT_LEAST:
        winners, losers = h if flags & ACTIONS else needed, g
    else:
        winners, losers = g if flags & ACTIONS else needed, h
    row = table[worst]
    row[_OWN], row[_RIVAL], row[_REST], row[_WINNERS], row[_LOSERS] = a, b, rest, winners, losers
    row[_VALUE], row[_KIND], row[_EFFORT] = value, kind, effort


@compiled
def _weigh(flags: int, goal: int, first: int, end: int, moves: Table, counts: Array) -> tuple[int, int, int]:
    """Weigh the turns: lighter with fewer replies, then with more cards left, and if it refuted a turn before.

    Returns the end of the turns that may reach the goal, the most that the others are worth, and the place of a turn
    that reaches the goal at once because it leaves no reply, or -1.
    """
    killers = KILLERS + 2 * counts[PLY]
    kept, most = first, -NOT_SOLVED
    for at in range(first, end):
        if flags & POINTS:
            value = stake(flags, moves[at, COLOUR], moves[at, OWN])
            if value < goal:  # the opponent would rather drop out
                most = max(most, value)
                continue
        replies, how = moves[at, REPLIES], moves[at, HOW]
        if replies == 0 and not flags & ACTIONS:
            return end, most, at
        weight = (replies << 4) - popcount(moves[at, LEFT])
        if how == counts[killers] or how == counts[killers + 1]:
            weight -= 64
        if kept != at:
            for part in range(MOVE):
                moves[kept, part] = moves[at, part]
        moves[kept, REPLIES] = weight
        kept += 1
    return kept, most, -1


@compiled
def search(
    flags: int,
    a: int,
    h: int,
    b: int,
    g: int,
    rule: int,
    size: int,
    goal: int,
    deck: Array,
    table: Table,
    work: Table,
    moves: Table,
    counts: Array,
    first: int,
) -> int:
    """A bound on what a round is worth to the current player, with palette `a` and hand `h` against `b` and `g`.

    It is a lower bound if it reaches the goal, an upper bound if not; NOT_SOLVED if the budget ran out.
    """
    counts[NODES] += 1
    if counts[NODES] > counts[BUDGET]:
        return NOT_SOLVED
    before = counts[NODES]
    work[RIVALS, 0], work[RIVALS, COUNT], work[RIVALS, AIM], work[RIVALS, AIM_HAND] = b, 1, 0, g
    best = _giving_up(flags, a, h, b, rule, deck, work, moves, first)
    counts[CHOICE] = -1
    if best >= goal:
        counts[NEEDED] = 0
        return best
    rest = deck[HASHES + size] ^ (flags << 3 | rule)
    if counts[PLY]:
        known = _known(flags, a, h, b, g, rest, goal, table, counts)
        if known != NOT_SOLVED:
            return known
    end = expand(flags, a, h, rule, deck, size, work, moves, first)
    if end > moves.shape[0] or counts[PLY] + 1 >= DEPTH:
        return NOT_SOLVED
    end, most, at = _weigh(flags, goal, first, end, moves, counts)
    if at >= 0:
        value = stake(flags, moves[at, COLOUR], moves[at, OWN])
        needed = h & ~moves[at, LEFT]
        _note(flags, a, h, b, g, rest, value, AT_LEAST, needed, 1, table, counts)
        counts[NEEDED], counts[CHOICE] = needed, at
        return value
    best = max(best, most)
    killers = KILLERS + 2 * counts[PLY]
    needed = 0
    for at in range(first, end):
        lightest_first(at, end, moves)
        pile, colour, rival = moves[at, PILE], moves[at, COLOUR], b & ~moves[at, TAKEN]
        left = pile >> 8
        under, lying, lying_hash = left, deck[left], deck[HASHES + left + 1]
        if pile & PUSHED:
            deck[left] = (pile & PUSHED) - 1
            deck[HASHES + left + 1] = mixed(deck[HASHES + left], deck[left] + 1)
            left += 1
        counts[PLY] += 1
        own, hand = moves[at, OWN], moves[at, LEFT]
        value = -search(flags, rival, g, own, hand, colour, left, 1 - goal, deck, table, work, moves, counts, end)
        counts[PLY] -= 1
        if pile & PUSHED:
            deck[under], deck[HASHES + left] = lying, lying_hash
        if value == -NOT_SOLVED:
            return NOT_SOLVED
        if value >= goal:
            needed = counts[NEEDED] & h | h & ~hand
            _note(flags, a, h, b, g, rest, value, AT_LEAST, needed, counts[NODES] - before, table, counts)
            counts[NEEDED], counts[CHOICE] = needed, at
            if counts[killers] != moves[at, HOW]:
                counts[killers + 1], counts[killers] = counts[killers], moves[at, HOW]
            return value
        best = max(best, value)
        needed |= counts[NEEDED]
    _note(flags, a, h, b, g, rest, best, AT_MOST, needed, counts[NODES] - before, table, counts)
    counts[NEEDED], counts[CHOICE] = needed, first if end > first else -1
    return best


def new_table(bits: int) -> Table:
    """An empty table for 2**bits nodes."""
    return np.zeros((1 << bits, _ROW), dtype=np.int64)


@compiled
def value_of(
    state: Array, flags: int, goal: int, deck: Array, table: Table, work: Table, moves: Table, counts: Array
) -> int:
    """A bound on what a round is worth to the current seat at the start of its turn, like `search`."""
    seat = state[SEAT]
    other = following(seat, state[OUT], state[PLAYERS])
    a, h, b, g = state[PALETTE + seat], state[HAND + seat], state[PALETTE + other], state[HAND + other]
    size = set_deck(state, flags, deck)
    counts[PLY] = 0
    return search(flags & ~SCORING, a, h, b, g, state[RULE], size, goal, deck, table, work, moves, counts, 0)
