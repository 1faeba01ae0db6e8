"""Memory of a server that has had thousands of games: before the first, after the last, and once nobody is there.

python -m bench.given_back            3,000 games of nine turns, 50 at a time
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.load.games import games
from tests.support.serving import Served, served
from tests.support.wire import token

AT_ONCE = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--rest", type=float, default=30, help="seconds after the last game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(f"sqlite:///{folder}/red7.db", Path(folder)) as server:
        scripts = games(100, turns=9)
        asyncio.run(play_all(server, scripts[:AT_ONCE]))  # so that everything made only once exists
        tell("before", server)
        asyncio.run(play_all(server, [scripts[number % 100] for number in range(wanted.games)]))
        tell(f"after {wanted.games:,} games", server)
        time.sleep(wanted.rest)
        tell(f"{wanted.rest:.0f} s later", server)


def tell(when: str, server: Served) -> None:
    tables = next(
        line.split()[1]
        for line in httpx.get(f"{server.url}/metrics").text.splitlines()
        if line.startswith("red7_tables ")
    )
    print(f"{when}: {server.memory / 1e6:.0f} MB, {float(tables):.0f} tables in memory", flush=True)


async def play_all(server: Served, scripts: list[dict[str, Any]]) -> None:
    allowed = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as asking:

        async def one(script: dict[str, Any]) -> None:
            async with allowed:
                await play(asking, script)

        await asyncio.gather(*map(one, scripts))


async def play(asking: httpx.AsyncClient, script: dict[str, Any]) -> None:
    """One game to its end."""
    heads = [{"authorization": f"Bearer {token()}"} for _ in range(2)]
    person = {"kind": "person"}
    wanted = {"seats": [person, person], "position": script["position"], "starts": "when-full"}
    table = (await asking.post("/api/tables", json=wanted, headers=heads[0])).json()["id"]
    seq = 0

    async def ask(who: int, kind: str, **fields: Any) -> None:
        nonlocal seq
        command = {"type": kind, "id": f"{kind}{seq}", "seq": seq} | fields
        answer = (await asking.post(f"/api/tables/{table}/commands", json=command, headers=heads[who])).json()
        assert answer["type"] == "done", answer
        seq = answer["seq"]

    for seat in range(2):
        await ask(seat, "sit", seat=seat, nickname=f"Seat {seat}", bits="ab" * 16)
    seat = script["deal"]["first"]
    for turn in script["turns"]:
        await ask(seat, "play", steps="".join(turn))
        seat = 1 - seat


if __name__ == "__main__":
    main()
