"""How long exact solving takes, and whether it is right: random deals of every kind, and small endings by brute force.

Every card is open. Milliseconds are the processor's, for a whole call of `solve` without the lines, one core. With
scoring, who wins and the best margin are both solved. With three and four players the first mover plays against all
others together.
"""

from __future__ import annotations

import argparse
import math
import platform
import random
import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

from red7 import Outlook, Position, Rules, Seat, deal
from red7.play.analysis import Solution, solve
from red7.play.core.warm import warm_up
from red7.rules import EDITIONS

WHOLE_PACK = (
    *(("1.3", 2), ("1.3s", 2), ("1.0d", 2), ("1.3d", 2), ("1.3ds", 2), ("1.0a", 2), ("1.3a", 2), ("1.3sa", 2)),
    *(("1.0da", 2), ("1.3da", 2), ("1.3", 3), ("1.3", 4), ("1.3a", 3), ("1.3a", 4), ("1.3d", 3), ("1.3d", 4)),
)
SMALL_PACKS = ("[ROY/1234567/3]", "[RGV/12357/2]", "[RI/1234567/2]", "[ROYGBIV/135/2]", "[ROYB/1357/2]")
SWITCHES = ("", "d", "s", "a", "ds", "da", "sa", "dsa")
MEDIAN_NODES, MEDIAN, WORST, WINS = 1_000, (1.0, 0.3), (100.0, 50.0), (49.0, 1.4)
"""What is claimed for two players, Basic: limits and goals; the share of wins, and its tolerance."""


class Truth(NamedTuple):
    """A position small enough to try everything; whether the player to move wins, and by how many points."""

    position: Position
    wins: bool
    margin: int | None


class _TooLarge(Exception):
    """Too many positions follow to try them all."""


def by_force(position: Position, *, by_points: bool, most: int) -> int:
    """What a round is worth to the player to move, against all others, by trying every step through the public API."""
    hero, before = position.seat, position.points
    met: dict[object, int] = {}

    def value(here: Position) -> int:
        if here.is_over:
            sign = 1 if here.seat == hero else -1
            return sign * (here.points[here.seat] - before[here.seat]) if by_points else sign
        out = tuple(here.is_out(Seat(seat)) for seat in range(here.players))
        key = (here.palettes, here.hands, here.deck, here.rule, here.seat, out, here.turn)
        if key not in met:
            if len(met) >= most:
                raise _TooLarge
            values = [value(here.play(step)) for step in here.legal_steps()]
            met[key] = max(values) if here.seat == hero else min(values)
        return met[key]

    return value(position)


def small_endings(count: int, *, seed: str, most: int = 6_000) -> Iterator[Truth]:
    """Positions near the end of rounds with reduced packs, every edition and switch by turns, and the truth on each."""
    chance = random.Random(seed)
    found = 0
    while found < count:
        edition = list(EDITIONS)[found % len(EDITIONS)]
        rules = Rules.parse(f"{edition}{SWITCHES[found // len(EDITIONS) % len(SWITCHES)]}{chance.choice(SMALL_PACKS)}")
        players = min(chance.choice((2, 2, 2, 3, 4)), len(rules.pack) // (rules.hand_size + 1))
        position = deal(rules, players=players, seed=str(chance.random()))
        for _ in range(chance.randint(0, 8)):
            outlook = position.outlook()
            staying = [step for step, hope in outlook.items() if hope is not Outlook.NO]
            if staying:
                position = position.play(chance.choice(staying))
        try:
            wins = by_force(position, by_points=False, most=most) > 0
            margin = by_force(position, by_points=True, most=most) if rules.scoring else None
        except _TooLarge:
            continue
        found += 1
        yield Truth(position, wins, margin)


def fault_in(truth: Truth, solution: Solution) -> str | None:
    """What is wrong with a solution, found by replaying its lines; None if nothing is."""
    position = truth.position
    if (solution.wins, solution.margin) != (truth.wins, truth.margin):
        return f"found {solution.wins}, {solution.margin} where the truth is {truth.wins}, {truth.margin}"
    lines = [(solution.line, False)] + [(solution.margin_line, True)] * (truth.margin is not None)
    for line, by_points in lines:
        end = position.turn_start
        for turn in line:
            end = end.play_turn(turn)
        if not end.is_over:
            return f"the line {' '.join(map(str, line))} does not end the round"
        sign = 1 if end.seat == position.seat else -1
        shown = sign * (end.points[end.seat] - position.points[end.seat]) if by_points else sign > 0
        if shown != (truth.margin if by_points else truth.wins):
            return f"the line {' '.join(map(str, line))} shows {shown}"
    return None


class Cost(NamedTuple):
    """What deals of one kind took to solve."""

    deals: int
    solved: int
    wins: int
    nodes: list[int]
    milliseconds: list[float]

    @property
    def share(self) -> float:
        """How often the first mover wins, in percent."""
        return 100 * self.wins / max(1, self.solved)

    def row(self, name: str) -> str:
        times = sorted(self.milliseconds)
        high = times[min(len(times) - 1, math.ceil(0.99 * len(times)) - 1)]
        return (
            f"{name:10} {self.deals:6} {100 * self.solved / self.deals:6.1f}% {self.share:6.1f}% "
            f"{statistics.median(self.nodes):11,.0f} {statistics.median(times):9.2f} {high:9.1f} {times[-1]:9.1f}"
        )


def cost_of(rules: Rules, *, players: int, deals: int, nodes: int) -> Cost:
    """What a number of deals takes, each with a budget of nodes."""
    cost = Cost(0, 0, 0, [], [])
    for number in range(deals):
        position = deal(rules, players=players, seed=f"solver {number}")
        start = time.process_time()
        solution = solve(position, nodes=nodes, lines=False)
        cost.milliseconds.append(1000 * (time.process_time() - start))
        cost.nodes.append(solution.nodes)
        is_solved = solution.is_solved and (solution.margin is not None or not rules.scoring)
        cost = cost._replace(
            deals=cost.deals + 1, solved=cost.solved + is_solved, wins=cost.wins + (is_solved and solution.wins is True)
        )
    return cost


def say(claim: str, *, holds: bool) -> None:
    print(f"{'yes' if holds else 'NO '}  {claim}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=5_000, help="of two-player Basic")
    parser.add_argument("--others", type=int, default=100, help="deals of every other kind")
    parser.add_argument("--nodes", type=int, default=2_000_000, help="the budget for each")
    parser.add_argument("--endings", type=int, default=1_000, help="small endings to compare with brute force")
    options = parser.parse_args()
    warm_up()
    print(f"Python {platform.python_version()}, {platform.machine()}, at most {options.nodes:,} nodes a deal\n")
    print("rules       deals  solved    wins       nodes        ms    99% ms  worst ms")
    solve(deal(Rules.parse("1.3sa"), players=3, seed="7"), nodes=1_000)  # warm
    basic = None
    for text, players in WHOLE_PACK:
        deals = options.others if basic else options.deals
        cost = cost_of(Rules.parse(text), players=players, deals=deals, nodes=options.nodes)
        basic = basic or cost
        print(cost.row(f"{text} x{players}"), flush=True)
    assert basic
    median, worst = statistics.median(basic.milliseconds), max(basic.milliseconds)
    print("\nTwo players, Basic:")
    nodes = statistics.median(basic.nodes)
    say(f"median {nodes:,.0f} nodes, at most {MEDIAN_NODES:,}", holds=nodes <= MEDIAN_NODES)
    say(f"median {median:.2f} ms, at most {MEDIAN[0]:g} (goal {MEDIAN[1]:g})", holds=median <= MEDIAN[0])
    say(f"worst {worst:.1f} ms, under {WORST[0]:g} (goal {WORST[1]:g})", holds=worst < WORST[0])
    near = abs(basic.share - WINS[0]) <= WINS[1]
    say(f"the first mover wins {basic.share:.1f}%, known as {WINS[0]} ± {WINS[1]}%", holds=near)
    faults = [
        f"{truth.position}: {fault}"
        for truth in small_endings(options.endings, seed="endings")
        if (fault := fault_in(truth, solve(truth.position)))
    ]
    right = options.endings - len(faults)
    say(f"{right} of {options.endings} small endings agree with brute force", holds=not faults)
    print(*faults[:5], sep="\n")


if __name__ == "__main__":
    main()
