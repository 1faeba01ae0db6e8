"""What a player may do at a moment of a turn, and what keeps them in, in compiled code.

This is `red7.turn` and `red7.outlook` again, for speed; the tests compare them step by step.
"""

from __future__ import annotations

from red7.cards import ALL_CARDS, OF_NUMBER
from red7.play.core.bits import lowest, popcount
from red7.play.core.compile import compiled
from red7.play.core.state import (
    ACTIONS,
    ANY,
    BAR,
    BEGUN,
    BONUS,
    BOUND,
    CAREFUL,
    DECK,
    DECK_SIZE,
    DECLINE,
    DISCARD,
    END,
    FIVE,
    HAND,
    IDLE,
    KNOWN,
    LAST,
    LAST_BONUS,
    LIMIT,
    ONE,
    OUT,
    PALETTE,
    PHASE,
    PLAY,
    PLAYERS,
    RULE,
    SCORE,
    SEAT,
    SEVEN,
    SPARE,
    START,
    STAY,
    TAKE,
    TOP,
    WINNER,
    Array,
)
from red7.play.core.strength import COLUMN, strength

ONES, THREES, FIVES, SEVENS = (OF_NUMBER[number] for number in (1, 3, 5, 7))
ACTING = ONES | THREES | FIVES | SEVENS
_EVERY = ALL_CARDS


@compiled
def at_least(size: int) -> int:
    """The cards whose number is at least `size`."""
    return 0 if size > 7 else _EVERY >> ((size - 1) << 3) << ((size - 1) << 3) if size > 1 else _EVERY


@compiled
def discards(state: Array, flags: int, palette: int, hand: int) -> int:
    """The cards in a hand that can be discarded so that this palette is winning."""
    if flags & LIMIT:
        hand &= at_least(popcount(palette))
    allowed = 0
    for rule in range(7):
        some = hand & COLUMN << rule
        if some and strength(rule, palette) > state[BAR + rule]:
            allowed |= some
    return allowed


@compiled
def can_stay(state: Array, flags: int, rule: int, palette: int, hand: int) -> bool:
    """Whether the turn can end with its player winning: as it is, or after a discard from this hand."""
    if strength(rule, palette) > state[BAR + rule]:
        return True
    if flags & LIMIT:
        hand &= at_least(popcount(palette))
    for colour in range(7):
        if hand & COLUMN << colour and strength(colour, palette) > state[BAR + colour]:
            return True
    return False


@compiled
def _can_stay_robbing(state: Array, flags: int, palette: int, hand: int, card: int) -> bool:
    """Like `can_stay`, without one card in a rival's palette."""
    seat, players, out, rule = state[SEAT], state[PLAYERS], state[OUT], state[RULE]
    if flags & LIMIT:
        hand &= at_least(popcount(palette))
    for colour in range(7):
        if colour != rule and not hand & COLUMN << colour:
            continue
        bar = 0
        for other in range(players):
            if other == seat or out >> other & 1:
                continue
            rival = state[PALETTE + other]
            bar = max(bar, strength(colour, rival ^ card) if rival & card else state[SCORE + other * 7 + colour])
        if strength(colour, palette) > bar:
            return True
    return False


@compiled
def _robbable(state: Array, flags: int, palette: int) -> int:
    """The cards that a 1 just played could take if its player did not have to stay in."""
    size, cards = popcount(palette), 0
    for other in range(state[PLAYERS]):
        if other == state[SEAT] or state[OUT] >> other & 1:
            continue
        rival = state[PALETTE + other]
        if flags & SPARE and popcount(rival) == 1:
            continue
        if flags & CAREFUL and popcount(rival) < size:
            continue
        cards |= rival
    return cards


@compiled
def _staying_prey(state: Array, flags: int, palette: int, hand: int, robbable: int) -> int:
    """The cards that can be taken so that the player can still stay in."""
    prey = 0
    while robbable:
        card = robbable & -robbable
        robbable ^= card
        if _can_stay_robbing(state, flags, palette, hand, card):
            prey |= card
    return prey


@compiled
def prey(state: Array, flags: int, palette: int, hand: int) -> int:
    """The cards that a 1 just played may take."""
    robbable = _robbable(state, flags, palette)
    return _staying_prey(state, flags, palette, hand, robbable) if flags & CAREFUL else robbable


@compiled
def to_canvas(state: Array, flags: int, palette: int, hand: int, seven: int) -> int:
    """The cards that a 7 just played may move to the canvas."""
    rest = palette if flags & ANY else palette & ~(1 << seven)
    allowed = 0
    while rest:
        card = rest & -rest
        rest ^= card
        colour, left = lowest(card) & 7, palette ^ card
        if flags & STAY:
            stays = can_stay(state, flags, colour, left, hand)
        else:
            stays = strength(colour, left) > state[BAR + colour] and (
                not flags & LIMIT or card & at_least(popcount(left)) != 0
            )
        if stays:
            allowed |= card
    return allowed


@compiled
def _staying_without(state: Array, flags: int, palette: int, hand: int) -> int:
    """The cards that can leave the palette so that its player can still stay in."""
    rest, allowed = palette, 0
    while rest:
        card = rest & -rest
        rest ^= card
        if can_stay(state, flags, state[RULE], palette ^ card, hand):
            allowed |= card
    return allowed


@compiled
def to_deck(state: Array, flags: int, palette: int, hand: int) -> int:
    """The cards that a 7 just played may move onto the deck."""
    if not flags & ANY:
        return 0
    return _staying_without(state, flags, palette, hand) if flags & STAY else palette


@compiled
def playable(state: Array, flags: int, palette: int, hand: int) -> int:
    """The cards that may be played from this hand."""
    if not (flags & ACTIONS and flags & STAY):
        return hand
    barred, rest = 0, hand & (ONES | SEVENS)
    while rest:
        card = rest & -rest
        rest ^= card
        after, left = palette | card, hand ^ card
        if card & SEVENS:
            allowed = to_canvas(state, flags, after, left, lowest(card)) | to_deck(state, flags, after, left) != 0
        elif _robbable(state, flags, after):
            allowed = prey(state, flags, after, left) != 0
        else:
            allowed = can_stay(state, flags, state[RULE], after, left)
        if not allowed:
            barred |= card
    return hand ^ barred


@compiled
def _discards_now(state: Array, flags: int, seat: int) -> int:
    """Like `discards`, with the palette and the hand that a seat has: its strengths are known."""
    hand: int = state[HAND + seat]
    if flags & LIMIT:
        hand &= at_least(popcount(state[PALETTE + seat]))
    allowed = 0
    for rule in range(7):
        if state[SCORE + seat * 7 + rule] > state[BAR + rule]:
            allowed |= COLUMN << rule
    return hand & allowed


@compiled
def legal(state: Array, flags: int, found: Array) -> None:
    """Record the legal steps: cards by verb (play, discard, top), then whether to offer a draw (3) and to end (5)."""
    found[PLAY] = found[DISCARD] = found[TOP] = found[TAKE] = found[DECLINE] = found[END] = 0
    if state[WINNER] >= 0:
        return
    seat, phase = state[SEAT], state[PHASE]
    if phase in (BONUS, LAST_BONUS):
        found[TAKE] = found[DECLINE] = 1
        return
    palette, hand = state[PALETTE + seat], state[HAND + seat]
    if phase in (START, FIVE):
        found[PLAY] = playable(state, flags, palette, hand)
    if phase == ONE:
        found[TOP] = prey(state, flags, palette, hand)
    elif phase == SEVEN:
        found[DISCARD] = to_canvas(state, flags, palette, hand, state[LAST])
        found[TOP] = to_deck(state, flags, palette, hand)
    elif phase != FIVE:
        found[DISCARD] = _discards_now(state, flags, seat)
        found[END] = not state[BOUND] or state[SCORE + seat * 7 + state[RULE]] > state[BAR + state[RULE]]


@compiled
def unseen(state: Array) -> int:
    """The cards whose place the current player cannot know; cards in no zone are on the canvas."""
    cards = 0
    for other in range(state[PLAYERS]):
        if other != state[SEAT]:
            cards |= state[HAND + other]
    for place in range(state[DECK_SIZE]):
        cards |= 1 << state[DECK + place]
    known: int = state[KNOWN]
    return cards & ~known


@compiled
def _draw_may_save(state: Array, flags: int, palette: int) -> bool:
    """Whether a card that could be on top of the deck would keep the current player in."""
    if state[DECK_SIZE] == 0:
        return False
    top = 1 << state[DECK + state[DECK_SIZE] - 1]
    possible = top if top & state[KNOWN] else unseen(state)
    return discards(state, flags, palette, possible) != 0


@compiled
def play_may_stay(state: Array, flags: int, palette: int, hand: int, card: int) -> bool:
    """Whether the player can, or may, still stay in after playing a card."""
    palette |= card
    hand ^= card
    rule = state[RULE]
    if not (flags & ACTIONS and card & ACTING):
        return can_stay(state, flags, rule, palette, hand)
    if card & FIVES:
        following = playable(state, flags, palette, hand)
        if following == 0:
            return can_stay(state, flags, rule, palette, hand)
        while following:
            next_card = following & -following
            following ^= next_card
            if play_may_stay(state, flags, palette, hand, next_card):
                return True
        return False
    if card & ONES:
        robbable = _robbable(state, flags, palette)
        if robbable and (_staying_prey(state, flags, palette, hand, robbable) or not flags & CAREFUL):
            return flags & CAREFUL != 0 or _staying_prey(state, flags, palette, hand, robbable) != 0
        return can_stay(state, flags, rule, palette, hand)
    if card & SEVENS:
        moved = to_canvas(state, flags, palette, hand, lowest(card))
        if moved:
            return True
        if to_deck(state, flags, palette, hand):
            return _staying_without(state, flags, palette, hand) != 0
        return can_stay(state, flags, rule, palette, hand)
    return can_stay(state, flags, rule, palette, hand) or _draw_may_save(state, flags, palette)


@compiled
def surviving(state: Array, flags: int, found: Array) -> None:
    """Like `legal`, but only steps after which the current player can, or may, still stay in."""
    legal(state, flags, found)
    seat = state[SEAT]
    palette, hand, rule = state[PALETTE + seat], state[HAND + seat], state[RULE]
    cards, kept = found[PLAY], 0
    while cards:
        card = cards & -cards
        cards ^= card
        if play_may_stay(state, flags, palette, hand, card):
            kept |= card
    found[PLAY] = kept
    if state[PHASE] == ONE:
        found[TOP] = _staying_prey(state, flags, palette, hand, found[TOP])
    elif state[PHASE] == SEVEN:
        found[TOP] &= _staying_without(state, flags, palette, hand)
    if found[END]:
        idle = state[BEGUN] == 0 and not flags & IDLE
        found[END] = not idle and strength(rule, palette) > state[BAR + rule]
