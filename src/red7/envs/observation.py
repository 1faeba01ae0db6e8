"""What a seat sees and remembers as one row of cells, the same in every environment; docs/research.md lists the cells.

This is the plain version, made from a `View` alone. The compiled one and the one in PyTorch are compared with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from red7.cards import CardSet, card_set
from red7.envs.actions import CARDS, Cells
from red7.errors import Red7Error, wrong_type
from red7.play.history import SeenTurn
from red7.rules import EDITIONS, Rules, check_players
from red7.steps import Step, Turn, Verb
from red7.turn import Phase
from red7.view import View

REMEMBERED: Final = 4
"""How many finished turns are shown."""
_CARDS: Final = len(CARDS)
_PHASES: Final = tuple(phase for phase in Phase if phase is not Phase.DONE)
_EDITIONS: Final = tuple(EDITIONS.values())


def blocks(players: int) -> dict[str, range]:
    """Where each block of cells is, by name and in order.

    >>> blocks(2)["palettes"], observation_size(2)
    (range(49, 147), 1311)
    """
    check_players(players)
    sizes = {
        "hand": _CARDS,
        "palettes": players * _CARDS,
        "discards": players * _CARDS,
        "scored": players * _CARDS,
        "known in hands": players * _CARDS,
        "known in deck": _CARDS,
        "next card": _CARDS,
        "last turns": REMEMBERED * (3 * _CARDS + players),
        "turn so far": 3 * _CARDS,
        "rule": 7,
        "phase": len(_PHASES),
        "bound": 1,
        "turn of": players,
        "out": players,
        "hand sizes": players,
        "deck size": 1,
        "edition": len(_EDITIONS),
        "switches": 3,
    }
    found, start = {}, 0
    for name, size in sizes.items():
        found[name] = range(start, start + size)
        start += size
    return found


def observation_size(players: int) -> int:
    """How many cells an observation has; it depends on the number of players alone."""
    return max(cells.stop for cells in blocks(players).values())


def observe(view: View, turns: Sequence[SeenTurn]) -> Cells:
    """What the view's owner sees now and remembers, given all finished turns of the round, the oldest first."""
    if not isinstance(view, View):
        raise wrong_type(view, "a view")
    if view.owner is None:
        raise Red7Error("no-owner", "a spectator has no observation: it is made for one seat", position=str(view))
    zones, players = view.moment.zones, view.players
    seats = [(view.owner + offset) % players for offset in range(players)]
    parts = [
        _spread(zones.hands[view.owner]),
        *(_spread(zones.palettes[seat]) for seat in seats),
        *(_spread(_discards(view, turns, seat)) for seat in seats),
        *(_spread(zones.scored[seat]) for seat in seats),
        *(_spread(zones.hands[seat] & zones.known) for seat in seats),
        _spread(card_set(card for card in zones.deck if card)),
        _spread(zones.deck[0].bit if zones.deck and zones.deck[0] else 0),
    ]
    for place in range(1, REMEMBERED + 1):
        if place <= len(turns):
            parts += [*_moved(turns[-place].turn), _flags(seat == turns[-place].seat for seat in seats)]
        else:
            parts.append(bytes(3 * _CARDS + players))
    parts += [
        *_moved(view.turn),
        _flags(view.rule == colour for colour in range(7)),
        _flags(view.phase is phase for phase in _PHASES),
        _flags([view.moment.bound]),
        _flags(view.seat == seat for seat in seats),
        _flags(view.is_out(seat) for seat in seats),
        bytes(view.hand_sizes[seat] for seat in seats),
        bytes([view.deck_size]),
        rules_cells(view.rules),
    ]
    return np.frombuffer(bytearray().join(parts), dtype=np.uint8)


def rules_cells(rules: Rules) -> bytes:
    """The last cells of an observation: the edition, then the switches d, s and a."""
    edition = _flags(rules.edition is edition for edition in _EDITIONS)
    return edition + _flags((rules.discard_rule, rules.scoring, rules.actions))


def _flags(values: Iterable[bool]) -> bytes:
    return bytes(map(bool, values))


@lru_cache(maxsize=1 << 14)
def _spread(cards: CardSet) -> bytes:
    """One cell for each card: 1 if it is in the set. Cached, because the same few sets come up again and again."""
    return _flags(cards & card.bit != 0 for card in CARDS)


def _moved(turn: Turn) -> list[bytes]:
    """The cards played, discarded and put on the deck in a turn or the start of one."""
    return [_spread(_with_verb(turn, verb)) for verb in (Verb.PLAY, Verb.DISCARD, Verb.TOP)]


@lru_cache(maxsize=1 << 12)
def _with_verb(turn: Turn, verb: Verb) -> CardSet:
    return card_set(item.card for item in turn.items if isinstance(item, Step) and item.verb is verb and item.card)


def _discards(view: View, turns: Sequence[SeenTurn], seat: int) -> CardSet:
    """The cards that a seat has put on the canvas this round, in the turn so far too."""
    discards = _with_verb(view.turn, Verb.DISCARD) if seat == view.seat else 0
    for taken in turns:
        if taken.seat == seat:
            discards |= _with_verb(taken.turn, Verb.DISCARD)
    return discards
