"""How long a fresh process needs until a bot's first move, and how much memory `red7 play` uses.

The cache is warm, as `make play` leaves it. Seconds are from the start of the process to the end of the decision, with
the bot's usual budget to think: by the clock, and those of the processor, which other work on the machine disturbs
less. Then the round is played to its end, with the same bot in every seat. The last lines are of the command itself,
with bots of the highest level alone.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

from red7.play.bots.levels import LEVELS
from red7.play.bots.roster import OPPONENTS
from red7.play.core.warm import warm_up

TABLES = (("1.3", 2), ("1.3dsa", 4))
FIRST_MOVE = """
import json, resource, sys, time
from random import Random
import rich, typer
from red7 import Game, Rules, deal
from red7.play.bots.match import Player, play_round
from red7.play.bots.roster import enter
from red7.play.history import seen_of

name, rules, players = sys.argv[1], Rules.parse(sys.argv[2]), int(sys.argv[3])
game = Game.start(deal(rules, players=players, seed="7"), seats=[name] * players)
seats = [Player(enter(name, even_seers=True), Random(7)) for _ in range(players)]
first = seats[game.position.seat].decide(game.position, seen_of(game.rounds[-1], game.position.seat))
print(json.dumps([time.time(), time.process_time(), first.seconds, first.reason]), flush=True)
play_round(game.play(first.step), seats, lambda _: None)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


class Start(NamedTuple):
    """A bot's start: the seconds to its first move, by clock and processor, those it thought, and its memory in MB."""

    seconds: float
    processor: float
    thought: float
    memory: float


def start(name: str, rules: str, players: int) -> Start:
    """How a bot starts in a fresh process; raises LookupError if it cannot."""
    started = time.time()
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", FIRST_MOVE, name, rules, str(players)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise LookupError(f"exit {done.returncode} {' '.join(done.stderr.strip().splitlines()[-1:])}")
    first, memory = done.stdout.splitlines()
    moved, processor, thought, failure = json.loads(first)
    if failure:
        raise LookupError(failure)
    return Start(moved - started, processor, thought, float(memory))


def memory_of_play(rules: str, players: int) -> float:
    """The most memory, in MB, that `red7 play` has used at the end of a game between bots of the highest level."""
    options = ["--level", str(max(LEVELS)), "--humans", "0", "--seed", "7", "--rules", rules, "--players", str(players)]
    game = subprocess.Popen([sys.executable, "-m", "red7", "play", *options], stdout=subprocess.DEVNULL)  # noqa: S603
    _, status, used = os.wait4(game.pid, 0)
    game.returncode = os.waitstatus_to_exitcode(status)
    if game.returncode:
        raise LookupError(f"exit {game.returncode}")
    return used.ru_maxrss / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="processes for each bot and table; the median counts")
    runs = parser.parse_args().runs
    warm_up()
    print("under 1 s and 400 MB are wanted")
    for rules, players in TABLES:
        for name in (*OPPONENTS, "seer"):
            try:
                starts = [start(name, rules, players) for _ in range(runs + 1)][1:]
            except LookupError as failure:
                print(f"{rules:7} {players} players  {name:9} is left out: {failure}")
                continue
            middle = Start(*(statistics.median(column) for column in zip(*starts, strict=True)))
            print(
                f"{rules:7} {players} players  {name:9} {middle.seconds:5.2f} s, of the processor "
                f"{middle.processor:5.2f} s; thought {middle.thought:5.2f} s; {middle.memory:4.0f} MB"
            )
    for rules, players in TABLES:
        memory = memory_of_play(rules, players)
        print(f"{rules:7} {players} players  red7 play --level {max(LEVELS)} --humans 0: {memory:4.0f} MB")


if __name__ == "__main__":
    main()
