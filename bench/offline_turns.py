"""How long a bot's turn takes in a house without a network; bench/offline.py runs this here and under Pyodide."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from red7.offline import House

GAMES = (("1.3", 1), ("1.3a", 1), ("1.3dsa", 1), ("1.3dsa", 3))
TURNS = 200


def turns(rules: str, bots: int) -> Iterator[float]:
    """The seconds that each turn of a bot of the highest level takes; the person's seat is handed to one, too."""
    at = [0.0]
    chance = Random(1)
    while True:
        house = House(now=lambda: at[0], bits=chance.randbytes, kept=(), keep=lambda _key, _text: None)
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": 7}] * bots]
        wanted = {"rules": rules, "seats": seats, "starts": "when-full"}
        table = json.loads(house.request("POST", "/api/tables", json.dumps(wanted))[1])["id"]
        house.open(1, table)
        house.receive(1, '{"type":"hello","version":2}')
        house.receive(1, json.dumps({"type": "sit", "id": "1", "seq": 0, "nickname": "Ann", "bits": "0" * 32}))
        house.receive(1, json.dumps({"type": "hand-over", "id": "2", "seq": seen(house, table)["seq"], "level": 7}))
        while seen(house, table)["phase"] == "playing" and (due := house.wakes_at()) is not None:
            at[0] = max(at[0], due) + 0.001
            began = time.process_time()
            house.wake()
            yield time.process_time() - began


def seen(house: House, table: str) -> Any:
    """The table as its person sees it."""
    return json.loads(house.request("GET", f"/api/tables/{table}")[1])


def main() -> None:
    for rules, bots in GAMES:
        taken = sorted(found for found, _ in zip(turns(rules, bots), range(TURNS), strict=False))
        mean, most = 1000 * sum(taken) / len(taken), 1000 * taken[-1]
        print(f"a bot's turn, {rules:7} {bots + 1} players  {mean:6.1f} ms on average, {most:6.1f} at most")


if __name__ == "__main__":
    main()
