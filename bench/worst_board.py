"""Search for the board that takes longest to show, by hill climbing over everything a client may set up.

A board is changed by moving or swapping cards; a change is kept if showing the board takes at least as much work. Work
is counted in function calls, which do not depend on the machine; the time of the worst board is printed beside it.
"""

from __future__ import annotations

import argparse
import random
import time

from red7 import Position, Red7Error
from red7.cards import ALL_CARDS, cards_in
from red7.show.boards import board_of
from tests.support.counting import calls_within

RULES = ("1.3a", "1.3dsa", "1.2a", "1.2da", "1.1da", "1.0a", "1.0da")
PLAYERS = (2, 3, 4)
_PACK = tuple(map(str, cards_in(ALL_CARDS)))


class Setup:
    """Where each card lies: in the mover's hand, in a palette, on the canvas or in the deck."""

    def __init__(self, rules: str, players: int, chance: random.Random) -> None:
        self.rules, self.players = rules, players
        self.places = {card: chance.randrange(players + 3) for card in _PACK}

    def changed(self, chance: random.Random) -> Setup:
        """Another setup, with one to three cards elsewhere."""
        other = Setup.__new__(Setup)
        other.rules, other.players, other.places = self.rules, self.players, dict(self.places)
        for _ in range(chance.choice((1, 1, 2, 3))):
            one, two = chance.sample(_PACK, 2)
            if chance.random() < 0.5:
                other.places[one] = chance.randrange(self.players + 3)
            else:
                other.places[one], other.places[two] = other.places[two], other.places[one]
        return other

    def __str__(self) -> str:
        def cards(place: int) -> str:
            return "".join(card for card, at in self.places.items() if at == place) or "-"

        hand, canvas, deck = (cards(self.players + number) for number in range(3))
        seats = "/".join(f"{cards(seat)}:{'-' if seat else hand}" for seat in range(self.players))
        return f"red7/1 {self.rules} {seats} {canvas} {deck} 0"


def calls(text: str) -> int:
    """How many functions of red7 are called to show a board, or 0 if it is not a board."""
    try:
        position = Position.parse(text)
    except Red7Error:
        return 0
    return calls_within(lambda: board_of(position))


def climb(rules: str, players: int, *, steps: int, seed: str) -> tuple[int, str]:
    """The worst board found, and its work."""
    chance = random.Random(f"{seed}/{rules}/{players}")
    here = Setup(rules, players, chance)
    most = calls(str(here))
    for _ in range(steps):
        there = here.changed(chance)
        found = calls(str(there))
        if found >= most:
            here, most = there, found
    return most, str(here)


def milliseconds(text: str, *, tries: int = 20) -> float:
    """The shortest time to show the board."""
    position = Position.parse(text)
    best = float("inf")
    for _ in range(tries):
        started = time.perf_counter()
        board_of(position)
        best = min(best, time.perf_counter() - started)
    return 1000 * best


def main() -> None:
    """Prints the worst board found for each edition and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2_000, help="changes that are tried for each kind of board")
    parser.add_argument("--seed", default="7")
    options = parser.parse_args()
    for rules in RULES:
        for players in PLAYERS:
            work, text = climb(rules, players, steps=options.steps, seed=options.seed)
            print(f"{work:7} calls {milliseconds(text):7.2f} ms  {text}", flush=True)


if __name__ == "__main__":
    main()
