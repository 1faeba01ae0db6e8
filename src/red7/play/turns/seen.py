"""Every way to go on with a turn, as far as its player can see: to its end, or to a draw of an unknown card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from red7.play.turns.plans import after_step
from red7.position import Position
from red7.steps import Step
from red7.turn import Moment, Phase, legal, rivals_of, rule_of, stays_in
from red7.view import View

Key: TypeAlias = tuple[object, ...]
"""Where a way leads; the same for all that make no difference."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to go on with a turn until there is nothing more to decide for now."""

    steps: tuple[Step, ...]
    goes_out: bool
    """Whether it puts its player out for certain."""


class _Moment:
    """The moment after a step."""

    def __init__(self, before: Moment, step: Step) -> None:
        self.now, unknown = after_step(before, step)
        self.is_open = unknown > 0

    @property
    def is_decided(self) -> bool:
        return self.is_open or self.now.phase is Phase.DONE

    @property
    def goes_out(self) -> bool:
        return self.now.phase is Phase.DONE and not stays_in(self.now)

    @property
    def key(self) -> Key:
        zones = self.now.zones
        if self.goes_out:  # all ways out are one, but for what they leave to whoever wins
            return (tuple(rivals_of(zones)), rule_of(zones)) if zones.rules.scoring else ("out",)
        return zones.palettes, zones.hands, rule_of(zones), zones.deck, self.now.phase, self.now.bound


def ways_of(board: Position | View) -> dict[Key, Way]:
    """Every way to go on with the turn of the seat that moves, by where it leads; of several alike, the shortest."""
    found: dict[Key, Way] = {}
    met: set[Key] = set()

    def follow(moment: Moment, steps: tuple[Step, ...]) -> None:
        for step in legal(moment):
            after = _Moment(moment, step)
            longer, key = (*steps, step), after.key
            if after.is_decided:
                if key not in found or len(longer) < len(found[key].steps):
                    found[key] = Way(longer, after.goes_out)
            elif key not in met:
                met.add(key)
                follow(after.now, longer)

    follow(board.moment, ())
    return found


def way_led(board: Position | View, steps: Sequence[Step]) -> Key | None:
    """Where the way leads that begins with these steps; None where they are too few to be one, or not legal."""
    moment = board.moment
    for step in steps:
        if step not in legal(moment):
            return None
        after = _Moment(moment, step)
        if after.is_decided:
            return after.key
        moment = after.now
    return None
