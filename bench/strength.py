"""How strong the bots are: each contest on duplicate deals in every seating, with 95% intervals clustered by deal.

python -m bench.strength             names the contests
python -m bench.strength master      holds one of them; all cores, and the same command goes on after an interrupt
python -m bench.strength --all       holds them all, which takes some hours
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from red7 import Rules
from red7.play.arena.pools import on_this_machine
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import default_path
from red7.terminal.arena import Outputs, hold_arena
from red7.terminal.progress import prepare_search
from red7.terminal.style import console_for

FIELD = ("careful", "mcts:500", "worlds:20", "policy", "master:20ms")
MATCHES = ("careful", "mcts:200", "master:10ms")
"""For matches of several rounds: fewer bots that think less, so that a table takes minutes, not hours."""
SEED = "strength"


class Claim(NamedTuple):
    """A contest, and what it should show."""

    bots: tuple[str, ...]
    rules: str
    players: int
    deals: int
    wanted: str = ""


CLAIMS = {
    "greedy": Claim(("greedy", "random"), "1.3", 2, 5000, "greedy wins at least 75%"),
    "careful": Claim(("careful", "greedy"), "1.3", 2, 5000, "careful wins more than half"),
    "worlds": Claim(("worlds:50", "mcts:2000"), "1.3", 2, 5000, "worlds:50 at or above mcts:2000"),
    "master": Claim(("master:100ms", "worlds:50"), "1.3", 2, 2000, "master at least 54%"),
    "policy": Claim(("policy", "worlds:50"), "1.3", 2, 2000, "the network alone at least 53%"),
    "seer": Claim(("seer", "master:100ms"), "1.3", 2, 2000, "how much seeing every card is worth"),
    "three": Claim(FIELD, "1.3", 3, 300),
    "four": Claim(FIELD, "1.3", 4, 300),
    "actions": Claim(FIELD, "1.3a", 2, 300),
    "discards": Claim(("careful", "worlds:20", "master"), "1.3da", 2, 300, "master at least 55% over both"),
    "advanced": Claim(MATCHES, "1.3ds", 2, 300),
    "everything": Claim(("careful", "master:10ms"), "1.3dsa", 2, 300),
}


def hold(name: str, processes: int | None, plot: Path | None) -> bool:
    """Runs a contest and prints its results; returns whether it was interrupted."""
    claim = CLAIMS[name]
    console = console_for()
    console.print(f"== {name}: {claim.wanted or 'a cross-table'}")
    contest = Contest.between(claim.bots, rules=Rules.parse(claim.rules), players=claim.players, seed=SEED)
    prepare_search(console)
    return hold_arena(
        console,
        contest,
        deals=claim.deals,
        pool=on_this_machine(processes),
        work=default_path(contest),
        outputs=Outputs(plot=plot),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="*", choices=[*CLAIMS, []], metavar="CONTEST")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--plot", type=Path, help="draw strength against thinking time, as SVG")
    options = parser.parse_args()
    names = list(CLAIMS) if options.all else options.name
    for name, claim in CLAIMS.items() if not names else ():
        print(f"{name:10} {' '.join(claim.bots)}: {claim.rules}, {claim.players} players, {claim.deals} deals")
    for name in names:
        if hold(name, options.processes, options.plot):
            raise SystemExit(130)


if __name__ == "__main__":
    main()
