"""What a policy is shown, cell by cell: the same in training, in PyTorch, and in play, in NumPy.

Cards come by number, weakest first, as actions do. Seats come in the order of play, the seat to move first; a seat
where nobody sits comes last, and looks like one that is out.
"""

from __future__ import annotations

from typing import Final

from red7.cards import ALL_CARDS, cards_in
from red7.steps import Step, Verb
from red7.turn import Phase

CARDS: Final = tuple(reversed(cards_in(ALL_CARDS)))
"""The cards in the order of their cells."""
PLACES: Final = tuple(card.index for card in CARDS)
"""The bit of each."""
ACTIONS: Final = 3 * len(CARDS) + 3
REMEMBERED: Final = 4
"""How many finished turns are shown."""
PHASES: Final = tuple(phase for phase in Phase if phase is not Phase.DONE)
LARGEST_HAND: Final = 9
"""Larger hands look like this one."""
FULL_DECK: Final = 32
_MULTIPLE: Final = 64  # sizes that the matrix units like
_VERBS: Final = (Verb.PLAY, Verb.DISCARD, Verb.TOP)
_OTHERS: Final = (Verb.TAKE, Verb.DECLINE, Verb.END)


def action_of(step: Step) -> int:
    """The number of a step, as in the environments."""
    if step.card is None:
        return len(_VERBS) * len(CARDS) + _OTHERS.index(step.verb)
    return _VERBS.index(step.verb) * len(CARDS) + (step.card.number - 1) * 7 + step.card.colour


def seats_shown(players: int) -> int:
    """How many seats a policy is shown: three and four play by one network, for which three have an empty seat."""
    return 2 if players == 2 else 4


def sets_shown(seats: int) -> int:
    """How many sets of cards are shown.

    One's hand; palettes; discards; what is scored; what is known in the others' hands, in the deck and on top of it;
    this turn and the last ones; what is unseen.
    """
    return 1 + 2 * seats + 1 + (seats - 1) + 2 + 1 + REMEMBERED + 1


def known_at(seats: int) -> int:
    """The first of the sets of cards that are known in the others' hands."""
    return 2 + 2 * seats


def numbers_shown(seats: int) -> int:
    """How many cells are not about cards.

    The rule, the phase, whether bound, whether winning; the sizes of the hands and of the deck; the switches; points;
    who is out; whose the last turns were.
    """
    return 7 + len(PHASES) + 2 + (LARGEST_HAND + 1) * seats + 1 + 3 + seats + seats + REMEMBERED * seats


def shown(seats: int) -> int:
    """How many cells a policy is shown; the last ones are empty.

    After the sets and the numbers: for each card in hand and for playing none, and each rule, whether one would be
    winning; for the same, the share of unseen cards with which a rival would pass; for each unseen card and each rule,
    whether a rival would pass with it now.
    """
    return _rounded(leads_at(seats) + 7 * (len(CARDS) + 1) * 2 + 7 * len(CARDS))


def leads_at(seats: int) -> int:
    """The first of the cells that say where one would be winning."""
    return len(CARDS) * sets_shown(seats) + numbers_shown(seats)


def shown_to_critic(seats: int) -> int:
    """How many cells a critic is shown besides: the others' hands, and what their cards would do, as above."""
    cards = len(CARDS)
    return _rounded(cards * (seats - 1) + 7 * (cards + 1) + 7 * cards)


def _rounded(size: int) -> int:
    return -(-size // _MULTIPLE) * _MULTIPLE
