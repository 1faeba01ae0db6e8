"""What runs in an interpreter without any third-party package: a house without a network, and games in it.

`tests/offline/test_bare.py` runs it with `python -I -S`, which has only the standard library and what it is given.
"""

from __future__ import annotations

import json
import sys

if __name__ == "__main__":
    sys.path[:0] = sys.argv[1:]

import red7.offline  # noqa: F401 (to see what it loads)

LOADED = sorted(sys.modules)


def play() -> int:
    """Plays a game with a reload in the middle, solves a puzzle, and returns how many messages were heard."""
    from tests.support.houses import Client, World, sit_down

    world = World()
    client = sit_down(world, rules="1.3a", bots=2)
    client.wait()
    client.play_turn()
    world.again()
    again = Client(world, client.table, 2)
    again.play_on()
    puzzle = world.ask("GET", "/api/puzzles/daily")["id"]
    steps = world.ask("GET", f"/api/puzzles/{puzzle}/solution")["steps"]
    assert world.ask("POST", f"/api/puzzles/{puzzle}/answer", {"steps": steps})["right"]
    assert world.ask("GET", f"/api/games/{client.table}/replay")["frames"]
    return len(client.heard) + len(again.heard)


if __name__ == "__main__":
    from tests.support.bare import foreign

    found = {"heard": play(), "loaded": LOADED, "modules": sorted(sys.modules), "foreign": foreign()}
    json.dump(found, sys.stdout)
