"""Replies: what the other player could do against a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from red7.play.core.chance import stream
from red7.play.core.flow import apply
from red7.play.core.state import BEGUN, CODES, END, OUT, PLAYERS, SEAT, STEPS, WINNER, Array, flags_of
from red7.play.history import Seen
from red7.play.searcher import Aim, OutOfNodes, Searcher, searcher
from red7.play.turns.open import open_endings
from red7.play.worlds import Worlds
from red7.rules import Seat
from red7.steps import Step

_WORLDS: Final = 40
_NODES: Final = 20_000
"""Limit for all replies in one world."""
_LIKELY_WORLDS: Final = 20
_LEAST: Final = 0.1
"""A reply that wins in fewer worlds says little."""


class Reply(NamedTuple):
    """A turn of the next player."""

    seat: Seat
    steps: tuple[Step, ...]
    share: float
    """In which share of the worlds it is possible, and does what was asked for."""

    def __str__(self) -> str:
        return "".join(map(str, self.steps))


def reply_to(seen: Seen, steps: Sequence[Step], chance: Random) -> Reply | None:
    """The turn with which the other player is most likely to win after these steps, which end the current turn.

    Only for the last two players in a round. None if the turn ends with an unknown card, if it wins at once, or if no
    reply is likely.
    """
    worlds, room = Worlds(seen), searcher()
    aim = Aim(seen.now.seat, flags_of(seen.now.rules), None)
    room.begin(0)
    found: Counter[tuple[int, ...]] = Counter()
    other = None
    for world in worlds.draw(_WORLDS, stream(chance)):
        for step in steps:
            apply(world, aim.flags, CODES[step])
        is_duel = int(world[PLAYERS]) - int(world[OUT]).bit_count() == 2
        if world[WINNER] >= 0 or world[BEGUN] or not is_duel:
            return None
        other = Seat(int(world[SEAT]))
        found.update(_winning(world, aim, room))
    if not found or other is None:
        return None
    codes, times = min(found.items(), key=lambda item: (-item[1], len(item[0]), item[0]))
    if times < _LEAST * _WORLDS:
        return None
    return Reply(other, tuple(STEPS[code] for code in codes), times / _WORLDS)


def likely_reply(seen: Seen, steps: Sequence[Step], chance: Random) -> Reply | None:
    """The turn that most often keeps the next player in after these steps; to drop out, if that happens in most worlds.

    None if the turn ends with an unknown card, or wins at once.
    """
    worlds, flags = Worlds(seen), flags_of(seen.now.rules)
    found: Counter[tuple[int, ...]] = Counter()
    other, lost = seen.now.seat, 0
    for world in worlds.draw(_LIKELY_WORLDS, stream(chance)):
        for step in steps:
            apply(world, flags, CODES[step])
        if world[WINNER] >= 0 or world[BEGUN]:
            return None
        other = Seat(int(world[SEAT]))
        staying = [one.codes for one in open_endings(world, flags) if not one.state[OUT] >> other & 1]
        found.update(staying)
        lost += not staying
    if not found or 2 * lost > _LIKELY_WORLDS:
        return Reply(other, (STEPS[END << 6],), lost / _LIKELY_WORLDS)
    codes, times = min(found.items(), key=lambda item: (-item[1], len(item[0]), item[0]))
    return Reply(other, tuple(STEPS[code] for code in codes), times / _LIKELY_WORLDS)


def _winning(world: Array, aim: Aim, room: Searcher) -> list[tuple[int, ...]]:
    """The turns after which the seat to move wins whatever the other does, as far as they are found in time."""
    room.extend(_NODES)
    won = []
    for ending in open_endings(world, aim.flags):
        try:
            if room.value(ending.state, aim, 1) <= 0:
                won.append(ending.codes)
        except OutOfNodes:
            break
    return won
