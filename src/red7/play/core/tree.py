"""Information-set Monte Carlo tree search in compiled code: a new world for each iteration, one step per node.

There is one tree of what one observer sees, or a tree per seat of what that seat sees. Everyone sees all steps; only
the player who draws a card sees it, unless everyone knew it. A node counts how often it could have been chosen, because
not every step is legal in every world.
"""

from __future__ import annotations

import math

import numpy as np

from red7.play.core.chance import Stream, below
from red7.play.core.compile import allocating, compiled
from red7.play.core.flow import apply
from red7.play.core.match_value import weigh
from red7.play.core.playout import choices, nth_step, play_out, size_of
from red7.play.core.state import (
    BEGUN,
    DECK,
    DECK_SIZE,
    END,
    KNOWN,
    SCORING,
    SEAT,
    SIZE,
    TAKE,
    WINNER,
    Array,
    Reals,
    Table,
)

# Of a node: its first child, its next sibling, the step that leads to it and whose it is, how often taken and offered.
FIRST, NEXT, STEP, MOVER, VISITS, OFFERED = range(6)
_NODE = 6
_DRAWN = 1 << 12  # instead of a step: a card drawn
_LONGEST = 2000  # nodes on the way to a leaf, in all trees
_FREE = 0  # NEXT of the first root, which has no sibling: the next unused node


def new_tree(nodes: int) -> tuple[Table, Reals]:
    """Space for the nodes of all trees, and for what each is worth to the player who chose it."""
    return np.zeros((nodes, _NODE), dtype=np.int64), np.zeros(nodes, dtype=np.float64)


@compiled
def plant(trees: int, tree: Table, totals: Reals) -> None:
    """Start over with this many roots."""
    for root in range(trees):
        tree[root] = 0
        totals[root] = 0.0
    tree[_FREE, NEXT] = trees


@compiled
def _child(tree: Table, totals: Reals, node: int, key: int, seat: int) -> int:
    """The child that a step leads to, added if it is new; -1 if there is no space left."""
    child: int = tree[node, FIRST]
    while child:
        if tree[child, STEP] == key:
            return child
        child = tree[child, NEXT]
    child = tree[_FREE, NEXT]
    if child >= tree.shape[0]:
        return -1
    tree[_FREE, NEXT] += 1
    tree[child] = 0
    totals[child] = 0.0
    tree[child, STEP], tree[child, MOVER] = key, seat
    tree[child, NEXT] = tree[node, FIRST]
    tree[node, FIRST] = child
    return child


@compiled
def _choose(tree: Table, totals: Reals, node: int, found: Array, explore: float, chance: Stream) -> int:
    """The most promising of the steps found; if some have not been tried, a random one of them.

    Removes steps that have been tried from `found`.
    """
    best, chosen = -1.0, -1
    child = tree[node, FIRST]
    while child:
        code = tree[child, STEP]
        verb = code >> 6
        bit = 1 << (code & 63) if verb < TAKE else 1
        if found[verb] & bit:
            found[verb] ^= bit
            tree[child, OFFERED] += 1
            offered, visits = tree[child, OFFERED], max(tree[child, VISITS], 1)
            score = totals[child] / visits + explore * math.sqrt(math.log(offered) / visits)
            if score > best:
                best, chosen = score, code
        child = tree[child, NEXT]
    untried = size_of(found)
    return nth_step(found, below(chance, untried)) if untried else chosen


@compiled
def _go_down(
    state: Array,
    flags: int,
    observers: Array,
    explore: float,
    tree: Table,
    totals: Reals,
    at: Array,
    found: Array,
    path: Array,
    chance: Stream,
) -> int:
    """Play a world from the roots to a new node or to the end; record the nodes on the way and return how many."""
    trees = observers.shape[0]
    for one in range(trees):
        at[one] = one
    passed = 0
    growing = False
    while state[WINNER] < 0 and not growing and passed + 2 * trees <= path.shape[0]:
        seat = state[SEAT]
        own = seat if trees > 1 else 0
        choices(state, flags, found)
        if flags & SCORING and state[BEGUN] == 0:  # giving up may be wise
            found[END] = 1
        code = _choose(tree, totals, at[own], found, explore, chance)
        deck_size, known = state[DECK_SIZE], state[KNOWN]
        apply(state, flags, code)
        drawn = state[DECK + state[DECK_SIZE]] if state[DECK_SIZE] < deck_size else -1
        for one in range(trees):
            child = _child(tree, totals, at[one], code, seat)
            growing |= child < 0 or (one == own and tree[child, VISITS] == 0)
            if child < 0:
                continue
            path[passed] = at[one] = child
            passed += 1
            if drawn >= 0 and (observers[one] == seat or known >> drawn & 1):
                child = _child(tree, totals, child, _DRAWN | drawn, seat)
                growing |= child < 0  # no step can be chosen here
                if child >= 0:
                    path[passed] = at[one] = child
                    passed += 1
    return passed


@allocating
def search(
    worlds: Table,
    flags: int,
    terms: Array,
    observers: Array,
    explore: float,
    tree: Table,
    totals: Reals,
    chance: Stream,
) -> None:
    """Run one iteration in each world, which grows the observers' trees.

    With one observer, all seats choose by its tree; with several, each by its own.
    """
    at = np.empty(observers.shape[0], dtype=np.int64)
    path = np.empty(_LONGEST, dtype=np.int64)
    found = np.empty(6, dtype=np.int64)
    worth = np.empty(4, dtype=np.float64)
    state = np.empty(SIZE, dtype=np.int64)
    for world in range(worlds.shape[0]):
        state[:] = worlds[world]
        passed = _go_down(state, flags, observers, explore, tree, totals, at, found, path, chance)
        play_out(state, flags, chance)
        weigh(state, flags, terms, worth)
        for place in range(passed):
            node = path[place]
            tree[node, VISITS] += 1
            totals[node] += worth[tree[node, MOVER]]
