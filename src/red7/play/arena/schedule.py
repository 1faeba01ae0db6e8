"""Who plays whom: every deal is played in every balanced seating of the bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple, TypeAlias

from red7.errors import Red7Error
from red7.play.bots.roster import Entrant, enter
from red7.position import deal
from red7.rules import Rules

Seating: TypeAlias = tuple[int, ...]
"""The bot in each seat, by its place in the list of bots."""


def seatings(bots: int, players: int) -> tuple[Seating, ...]:
    """Every way to seat the bots so that none has two or more seats more than another.

    Two bots for two seats play in both orders. With more bots than seats, every choice plays in every order. With fewer
    bots than seats, bots take several seats, and each has the extra seat equally often.

    >>> seatings(2, 2)
    ((0, 1), (1, 0))
    >>> len(seatings(3, 4)), len(seatings(3, 2))
    (36, 6)
    """
    every = product(range(bots), repeat=players)
    return tuple(seating for seating in every if _is_balanced([seating.count(bot) for bot in range(bots)]))


def _is_balanced(seats: list[int]) -> bool:
    return max(seats) - min(seats) <= 1


class Fixture(NamedTuple):
    """A match to play: the number of its deal, and who sits where."""

    deal: int
    seating: Seating


@dataclass(frozen=True, slots=True)
class Contest:
    """The settings of an arena: the bots as text, the rules, the number of seats, and the seed for deals and bots."""

    bots: tuple[str, ...]
    rules: Rules
    players: int
    seed: str

    @staticmethod
    def between(bots: Sequence[str], *, rules: Rules, players: int, seed: str) -> Contest:
        """The contest between bots written as in `mcts:2000`; raises if it is not possible."""
        entrants = [enter(bot, even_seers=True) for bot in bots]
        names = tuple(map(str, entrants))
        if len(names) < 2:
            raise Red7Error("arena-bots", "an arena needs two bots or more")
        if twice := [name for name in names if names.count(name) > 1]:
            raise Red7Error("arena-bots", f"{twice[0]} is named twice", text=twice[0])
        deal(rules, players=players, seed=seed)
        for entrant in entrants:
            entrant.make()
        return Contest(names, rules, players, seed)

    @property
    def entrants(self) -> list[Entrant]:
        """The bots with their budgets."""
        return [enter(bot, even_seers=True) for bot in self.bots]

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The seatings for every deal."""
        return seatings(len(self.bots), self.players)

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """The matches for this many deals."""
        every = self.seatings
        return (Fixture(number, seating) for number in range(deals) for seating in every)
