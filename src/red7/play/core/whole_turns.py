"""Whole turns in compiled code: every way to end a turn, staying in or dropping out, in every edition and variant.

This is `red7.turn` once more, a turn at a time instead of a step at a time; the tests compare the two.
"""

from __future__ import annotations

from red7.cards import OF_NUMBER
from red7.play.core.bits import lowest, popcount
from red7.play.core.compile import compiled
from red7.play.core.options import at_least
from red7.play.core.state import (
    ACTIONS,
    ANY,
    CAREFUL,
    DRAW,
    IDLE,
    LIMIT,
    SEVEN_DRAW,
    SPARE,
    STAY,
    Array,
    Table,
)
from red7.play.core.strength import COLUMN, passing, strength

# The record of a turn: how many replies it leaves, the player's palette and hand after it, the card taken from another
# palette (as a set), the rule, the deck and how it is played.
REPLIES, OWN, LEFT, TAKEN, COLOUR, PILE, HOW = range(7)
MOVE = 8
# A pile: the number of cards left in the old deck, times 256, plus 1 and the index of a card put on top of them.
PUSHED = 255
# How a turn is played: 1 plus the index of the card played last, of the card it moved and of the discard;
# then what it did about draws, the colours of the 5s played before, and whether it puts its player out.
PLAYED, MOVED, THROWN, CHAIN = 0, 6, 12, 23
TO_DECK, BONUS_TAKEN, BONUS_LEFT, LAST_TAKEN, LAST_LEFT = (1 << bit for bit in range(18, 23))
GOES_OUT = 1 << 30

# What a search keeps about the other seats, by rule; twice, once for after a card has been taken.
_BARS, _MINE, _FACED, _PLAYS, _OTHERS, _TARGET = range(6)
_SPARE_ROWS = 6
RIVALS = 12  # the palettes of the player's rivals, their number, and the place, palette and hand of the target
COUNT, AIM, AIM_HAND = 3, 4, 5
WORK = (13, 7)

_ONES, _THREES, _FIVES, _SEVENS = (OF_NUMBER[number] for number in (1, 3, 5, 7))
_FIVES_SHIFT = 32


@compiled
def _look(work: Table, rows: int, taken: int) -> None:
    """Record the strengths of the rivals' palettes under each rule, without the card taken from one of them."""
    count, aim = work[RIVALS, COUNT], work[RIVALS, AIM]
    for rule in range(7):
        others, target = 0, 0
        for place in range(count):
            found = strength(rule, work[RIVALS, place] & ~taken)
            if place == aim:
                target = found
            elif found > others:
                others = found
        work[rows + _TARGET, rule], work[rows + _OTHERS, rule] = target, others
        work[rows + _BARS, rule] = max(target, others)


@compiled
def _replies(flags: int, palette: int, hand: int, work: Table, rows: int) -> int:
    """How many turns would keep the target in, without actions; turns that only play a card are recorded by rule."""
    total = 0
    after_none, after_one = hand, hand
    if flags & LIMIT:
        size = popcount(palette)
        after_none, after_one = hand & at_least(size), hand & at_least(size + 1)
    for rule in range(7):
        column = COLUMN << rule
        passed = hand
        bar = max(work[_MINE, rule], work[rows + _OTHERS, rule])
        if work[rows + _TARGET, rule] > bar:
            total += popcount(after_none & column)
        else:
            passed = passing(rule, palette, bar, hand)
        total += popcount(passed) * popcount(after_one & column) - popcount(passed & after_one & column)
        work[_PLAYS, rule] = popcount(passed)
    return total


@compiled
def _close(
    flags: int,
    palette: int,
    hand: int,
    taken: int,
    rule: int,
    size: int,
    top: int,
    pushed: bool,
    how: int,
    work: Table,
    rows: int,
    moves: Table,
    at: int,
) -> int:
    """Record each ending of a turn whose plays and actions are done: as it is, or with a discard.

    `top` is the next card to draw, -1 for none; if it was just put onto the deck, `size` does not count it.
    """
    wins = 0
    for colour in range(7):
        mine = strength(colour, palette)
        work[_MINE, colour] = mine
        if mine > work[rows + _BARS, colour]:
            wins |= COLUMN << colour
    cards = popcount(palette)
    thrown = hand & wins
    if flags & LIMIT:
        thrown &= at_least(cards)
    stays = wins >> rule & 1 and (how or flags & IDLE)
    if not thrown and not stays:
        return at
    if at + 2 * popcount(thrown) + 1 > moves.shape[0]:
        return moves.shape[0] + 1
    aim = work[RIVALS, AIM]
    total = _replies(flags, work[RIVALS, aim] & ~taken, work[RIVALS, AIM_HAND], work, rows)
    pile = size << 8 | (top + 1 if pushed else 0)
    if stays:
        moves[at, REPLIES], moves[at, OWN], moves[at, LEFT] = total + work[_PLAYS, rule], palette, hand
        moves[at, TAKEN], moves[at, COLOUR], moves[at, PILE], moves[at, HOW] = taken, rule, pile, how
        at += 1
    while thrown:
        card = thrown & -thrown
        thrown ^= card
        index = lowest(card)
        colour = index & 7
        replies = total + work[_PLAYS, colour]
        done = how | (index + 1) << THROWN
        if flags & DRAW and (index >> 3) + 1 > cards and top >= 0:
            moves[at, REPLIES], moves[at, OWN], moves[at, LEFT] = replies, palette, hand ^ card | 1 << top
            moves[at, TAKEN], moves[at, COLOUR] = taken, colour
            moves[at, PILE], moves[at, HOW] = (size if pushed else size - 1) << 8, done | LAST_TAKEN
            at += 1
            done |= LAST_LEFT
        moves[at, REPLIES], moves[at, OWN], moves[at, LEFT] = replies, palette, hand ^ card
        moves[at, TAKEN], moves[at, COLOUR], moves[at, PILE], moves[at, HOW] = taken, colour, pile, done
        at += 1
    return at


@compiled
def _top(deck: Array, size: int) -> int:
    """The next card to draw from a deck of that size, or -1."""
    return deck[size - 1] if size else -1


@compiled
def _may_rob(flags: int, palette: int, rival: int) -> bool:
    """Whether a 1 in this palette can take a card from a rival's; ignores whether its player can stay in."""
    size = popcount(rival)
    return not (flags & SPARE and size == 1) and not (flags & CAREFUL and size < popcount(palette))


@compiled
def _one(
    flags: int, palette: int, hand: int, rule: int, size: int, how: int, work: Table, moves: Table, at: int
) -> tuple[int, bool]:
    """Record each ending of a turn after a 1 that takes a card; also returns whether there is a card to take."""
    acted = False
    for place in range(work[RIVALS, COUNT]):
        rest = work[RIVALS, place]
        if not _may_rob(flags, palette, rest):
            continue
        while rest:
            taken = rest & -rest
            rest ^= taken
            acted = True
            index = lowest(taken)
            done = how | (index + 1) << MOVED | TO_DECK
            _look(work, _SPARE_ROWS, taken)
            at = _close(flags, palette, hand, taken, rule, size, index, True, done, work, _SPARE_ROWS, moves, at)
    return at, acted


@compiled
def _seven(
    flags: int,
    palette: int,
    hand: int,
    rule: int,
    deck: Array,
    size: int,
    seven: int,
    how: int,
    work: Table,
    moves: Table,
    at: int,
) -> tuple[int, bool]:
    """Record each ending of a turn after a 7 that moves a card; also returns whether there is a card to move."""
    top = _top(deck, size)
    acted = False
    rest = palette if flags & ANY else palette ^ seven
    while rest:
        moved = rest & -rest
        rest ^= moved
        index = lowest(moved)
        colour, left = index & 7, palette ^ moved
        done = how | (index + 1) << MOVED
        if flags & ANY:
            acted = True
            at = _close(flags, left, hand, 0, rule, size, index, True, done | TO_DECK, work, 0, moves, at)
        cards = popcount(left)
        may = strength(colour, left) > work[_BARS, colour] and not (flags & LIMIT and not moved & at_least(cards))
        if not flags & STAY and not may:
            continue
        acted = True
        if flags & SEVEN_DRAW and flags & DRAW and (index >> 3) + 1 > cards and size:
            then, more = _top(deck, size - 1), hand | 1 << top
            at = _close(flags, left, more, 0, colour, size - 1, then, False, done | BONUS_TAKEN, work, 0, moves, at)
            done |= BONUS_LEFT
        at = _close(flags, left, hand, 0, colour, size, top, False, done, work, 0, moves, at)
    return at, acted


@compiled
def _act(
    flags: int,
    palette: int,
    hand: int,
    rule: int,
    deck: Array,
    size: int,
    card: int,
    how: int,
    work: Table,
    moves: Table,
    at: int,
) -> int:
    """Record each ending of a turn after playing a card other than a 5, with actions.

    An action that leaves no way to stay in is treated like one that is forbidden for that reason.
    """
    if card & _THREES and size:
        hand |= 1 << deck[size - 1]
        size -= 1
    elif card & _ONES:
        at, acted = _one(flags, palette, hand, rule, size, how, work, moves, at)
        if acted:
            return at
    elif card & _SEVENS:
        at, acted = _seven(flags, palette, hand, rule, deck, size, card, how, work, moves, at)
        if acted:
            return at
    return _close(flags, palette, hand, 0, rule, size, _top(deck, size), False, how, work, 0, moves, at)


@compiled
def expand(
    flags: int, own: int, hand: int, rule: int, deck: Array, size: int, work: Table, moves: Table, first: int
) -> int:
    """Record every turn that keeps a player with this palette and hand in, against the rivals in `work`.

    Returns the end of the records, past the last row if they do not fit. With actions, a few turns end the same way.
    """
    _look(work, 0, 0)
    top = _top(deck, size)
    at = _close(flags, own, hand, 0, rule, size, top, False, 0, work, 0, moves, first)
    if not flags & ACTIONS:
        rest = hand
        while rest:
            card = rest & -rest
            rest ^= card
            how = lowest(card) + 1
            at = _close(flags, own | card, hand ^ card, 0, rule, size, top, False, how, work, 0, moves, at)
        return at
    fives = hand & _FIVES
    bound = _ONES | _SEVENS if flags & STAY else 0
    chain = 0
    while True:  # each set of 5s; their order makes no difference
        palette, left = own | chain, hand ^ chain
        chained = chain >> _FIVES_SHIFT << CHAIN
        before = at
        rest = left & ~_FIVES
        while rest:
            card = rest & -rest
            rest ^= card
            how = chained | (lowest(card) + 1)
            at = _act(flags, palette | card, left ^ card, rule, deck, size, card, how, work, moves, at)
        if chain == fives:
            if chain and at == before and not left & ~bound:  # nothing may follow the last 5
                at = _close(flags, palette, left, 0, rule, size, top, False, chained, work, 0, moves, at)
            return at
        chain = (chain - fives) & fives


@compiled
def _leave(
    flags: int, palette: int, hand: int, taken: int, rule: int, pile: int, how: int, work: Table, moves: Table, at: int
) -> int:
    """Record that a turn ends here and puts its player out, if it does."""
    bar = 0
    for place in range(work[RIVALS, COUNT]):
        bar = max(bar, strength(rule, work[RIVALS, place] & ~taken))
    if strength(rule, palette) > bar and (how or flags & IDLE):
        return at
    if at >= moves.shape[0]:
        return moves.shape[0] + 1
    moves[at, REPLIES], moves[at, OWN], moves[at, LEFT] = 0, palette, hand
    moves[at, TAKEN], moves[at, COLOUR], moves[at, PILE], moves[at, HOW] = taken, rule, pile, how | GOES_OUT
    return at + 1


@compiled
def leave(
    flags: int, own: int, hand: int, rule: int, deck: Array, size: int, work: Table, moves: Table, first: int
) -> int:
    """Record every turn that puts its player out, but only one of those equal for the others. Like `expand`."""
    pile = size << 8
    at = _leave(flags, own, hand, 0, rule, pile, 0, work, moves, first)
    if not flags & ACTIONS:
        return at
    rest = hand & (_ONES | _THREES | _SEVENS)
    while rest:
        card = rest & -rest
        rest ^= card
        palette, left = own | card, hand ^ card
        how = lowest(card) + 1
        if card & _THREES and size:
            more = left | 1 << deck[size - 1]
            at = _leave(flags, palette, more, 0, rule, pile - 256, how, work, moves, at)
        if card & _ONES and not flags & CAREFUL:
            for place in range(work[RIVALS, COUNT]):
                prey = work[RIVALS, place]
                while prey and _may_rob(flags, palette, work[RIVALS, place]):
                    taken = prey & -prey
                    prey ^= taken
                    index = lowest(taken)
                    done = how | (index + 1) << MOVED | TO_DECK
                    at = _leave(flags, palette, left, taken, rule, pile | index + 1, done, work, moves, at)
        if card & _SEVENS and flags & ANY and not flags & STAY:
            movable = palette | left & _FIVES  # a 5 may be played first
            while movable:
                moved = movable & -movable
                movable ^= moved
                index = lowest(moved)
                done = how | (moved & left) >> _FIVES_SHIFT << CHAIN | (index + 1) << MOVED | TO_DECK
                at = _leave(flags, palette & ~moved, left & ~moved, 0, rule, pile | index + 1, done, work, moves, at)
    return at
