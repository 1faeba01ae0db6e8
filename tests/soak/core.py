"""Compares core and engine for as long as you like: `make soak ARGS="--turns 5000000"`.

Every edition, switch and table size in turn, on all processors. The first disagreement is printed with its position.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from red7.play.core.warm import warm_up
from tests.support.core_walk import Disagreement, play
from tests.support.matches import KINDS, PLAYERS

BATCH = 2_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=2_000_000, help="how many to compare")
    parser.add_argument("--seed", default=str(time.time_ns()), help="as printed, to play the same again")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    warm_up()
    print(f"seed {options.seed}, {options.processes} processes")
    started, done = time.monotonic(), 0
    with ProcessPoolExecutor(options.processes) as pool:
        try:
            for turns in batches(pool, options.processes, options.turns, options.seed):
                done += turns
                rate = done / (time.monotonic() - started)
                print(f"\r{done:,} turns compared, {rate:,.0f}/s", end="", file=sys.stderr)
        except Disagreement as found:
            pool.shutdown(cancel_futures=True)
            print(f"\nCore and engine disagree: {found}")
            return 1
    print(f"\nCore and engine agree on {done:,} turns.")
    return 0


def batches(pool: ProcessPoolExecutor, processes: int, turns: int, seed: str) -> Iterator[int]:
    """How many turns each batch compared, as it is done, until there are enough."""
    tables = itertools.cycle(itertools.product(KINDS, PLAYERS))
    waiting: set[Future[int]] = set()
    for number in range(-(-turns // BATCH)):
        kind, players = next(tables)
        waiting.add(pool.submit(play, kind, players, turns=BATCH, seed=f"{seed}/{number}"))
        if len(waiting) >= 2 * processes:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in finished)
    yield from (future.result() for future in waiting)


if __name__ == "__main__":
    sys.exit(main())
