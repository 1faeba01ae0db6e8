"""Every way to finish a turn, from what its player sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from red7.board import Board
from red7.cards import CardSet
from red7.steps import Step
from red7.turn import DONE, Moment, discards, draws, legal, rivals_of, rule_of, stays_in, take, unseen
from red7.zones import Zones

Key: TypeAlias = tuple[object, ...]
"""Where an ending leads; equal if there is no difference."""


class Ending(NamedTuple):
    """A way to finish a turn, as far as its player can foresee it."""

    steps: tuple[Step, ...]
    moment: Moment
    """The turn after these steps, before anyone is out; unknown cards it draws are set aside."""
    drawn: int = 0
    """How many unknown cards it draws."""
    staying: float = 1.0
    """The chance to stay in; also 1 if there is more to decide.

    It is certain, or depends on an unknown card drawn, which may be the discard that keeps its player in.
    """

    @property
    def zones(self) -> Zones:
        """What its player sees after it."""
        return self.moment.zones

    @property
    def goes_out(self) -> bool:
        """Whether it puts its player out for certain."""
        return self.staying == 0

    @property
    def key(self) -> Key:
        """Where it leads. All endings that put the player out are equal, except for what they leave to the winner."""
        zones, phase = self.zones, self.moment.phase
        if self.goes_out:
            return (tuple(rivals_of(zones)), rule_of(zones)) if zones.rules.scoring else ("out",)
        return zones.palettes, zones.hands, rule_of(zones), zones.deck, phase, self.moment.bound


def endings(board: Board, *, past_draws: bool = False) -> list[Ending]:
    """Every ending of the current turn; if several lead to the same, the shortest.

    An ending stops at the draw of an unknown card, because there is more to decide then. With `past_draws` it goes on
    to the end of the turn, as if that card were kept for later turns.
    """
    found: dict[Key, Ending] = {}
    met: set[Key] = set()

    def follow(start: Ending) -> None:
        for step in legal(start.moment):
            ending = _after(start, step)
            key = ending.key
            if ending.moment.phase is DONE or (ending.drawn and not past_draws):
                if key not in found or len(ending.steps) < len(found[key].steps):
                    found[key] = ending
            elif key not in met:
                met.add(key)
                follow(ending)

    follow(Ending((), board.moment))
    return list(found.values())


def ending_of(board: Board, steps: Sequence[Step]) -> Ending | None:
    """The ending that these steps start with; None if they are too few or not legal."""
    ending = Ending((), board.moment)
    for step in steps:
        if step not in legal(ending.moment):
            return None
        ending = _after(ending, step)
        if ending.drawn or ending.moment.phase is DONE:
            return ending
    return None


def count_surviving(board: Board) -> dict[Step, int]:
    """For each legal step, how many step sequences start with it, finish the turn and may keep its player in.

    A step that draws an unknown card and does not end the turn counts as one: what can follow depends on the card.
    """
    counts: dict[Key, int] = {}
    start = Ending((), board.moment)
    return {step: _count_after(start, step, counts) for step in legal(board.moment)}


def _count_after(start: Ending, step: Step, counts: dict[Key, int]) -> int:
    after = _after(start, step)
    if after.moment.phase is DONE:
        return int(after.staying == 1)
    key = after.key
    if key not in counts:
        following = sum(_count_after(after, then, counts) for then in legal(after.moment))
        if after.drawn > start.drawn:
            following = int(following > 0 or _saving(after.zones, unseen(after.zones)) != 0)
        counts[key] = following
    return counts[key]


def _after(ending: Ending, step: Step) -> Ending:
    """The ending with one more step; an unknown card that it draws is set aside."""
    before = ending.moment
    after = take(before, step)
    is_unseen = draws(before, step) and before.zones.deck[0] is None
    if is_unseen:
        after = after._replace(zones=after.zones._replace(hidden=before.zones.hidden))
    drawn = ending.drawn + is_unseen
    staying = 1.0 if after.phase is not DONE or stays_in(after) else _hope(after.zones) if drawn else 0.0
    return Ending((*ending.steps, step), after, drawn, staying)


def _hope(zones: Zones) -> float:
    """The chance that an unknown card drawn is a discard that keeps the current player in."""
    possible = unseen(zones)
    return _saving(zones, possible).bit_count() / possible.bit_count()


def _saving(zones: Zones, cards: CardSet) -> CardSet:
    """The cards that the current player could discard to be winning."""
    return discards(zones.rules, zones.palettes[zones.seat], cards, rivals_of(zones))
