"""How much memory a table takes, at a real server: with two players and an onlooker connected, and with nobody there.

`python -m bench.memory` starts `red7 serve`, opens tables, plays half of a game at each, and measures by how much the
server's process has grown, as Linux counts it (resident). Then everybody leaves, and as many new tables are opened.
They use again what the connections took: what the process grows by with each further wave is what sleeping tables take.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import secrets
import tempfile
from pathlib import Path
from typing import Any, Final

import websockets

from bench.load.games import games
from bench.load.servers import serving

AT_A_TIME: Final = 20
WAVES: Final = 3
QUIET: Final = 2.0
"""Seconds to wait before a reading, so that memory is freed."""


class Client:
    """One connection to a table."""

    def __init__(self, port: int, table: str, address: str, token: str) -> None:
        self._url, self._address, self._token = f"ws://127.0.0.1:{port}/api/tables/{table}/socket", address, token
        self.seq = 0
        self._asked = 0

    async def enter(self) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        self._socket = await websockets.connect(
            self._url, additional_headers=headers, local_addr=(self._address, 0), compression=None, ping_interval=None
        )
        await self._socket.send('{"type":"hello","version":2}')
        await self.hear("view")

    async def hear(self, kind: str) -> None:
        """Reads on until a message of that kind comes, or an event of it."""
        while True:
            message: dict[str, Any] = json.loads(await self._socket.recv())
            self.seq = message.get("seq", message.get("view", {}).get("seq", self.seq))
            if message["type"] == "refused":
                raise RuntimeError(message["text"])
            if kind in (message["type"], message.get("event", {}).get("kind")):
                return

    async def ask(self, **command: object) -> None:
        self._asked += 1
        await self._socket.send(json.dumps(command | {"id": str(self._asked), "seq": self.seq}))

    async def leave(self) -> None:
        await self._socket.close()


def post(port: int, path: str, address: str, body: object = None, token: str = "") -> dict[str, Any]:
    line = http.client.HTTPConnection("127.0.0.1", port, source_address=(address, 0))
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    line.request("POST", path, json.dumps(body) if body is not None else None, headers)
    answer: dict[str, Any] = json.loads(line.getresponse().read())
    line.close()
    return answer


async def table(port: int, number: int, game: dict[str, Any], turns: int) -> list[Client]:
    """A table with two players and an onlooker, some turns into a game."""
    address = f"127.1.{number // 200}.{number % 200 + 1}"
    tokens = [post(port, "/api/guests", address)["token"] for _ in range(3)]
    body = {"seats": [{"kind": "person"}] * 2, "position": game["position"], "starts": "when-full"}
    opened = post(port, "/api/tables", address, body, tokens[0])["id"]
    clients = [Client(port, opened, address, token) for token in tokens]
    for client in clients:
        await client.enter()
    for seat in (0, 1):
        await clients[seat].ask(type="sit", nickname=f"Player {seat}", bits=secrets.token_hex(16), seat=seat)
        await clients[seat].hear("done")
    await clients[0].hear("dealt")
    mover = game["deal"]["first"]
    for steps in game["turns"][:turns]:
        await clients[mover].ask(type="play", steps="".join(steps))
        for client in clients[:2]:
            await client.hear("turned")
        mover = 1 - mover
    return clients


def resident(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def wave(port: int, process: int, found: list[dict[str, Any]], first: int) -> int:
    """The bytes of the process with these tables live; then everybody leaves."""
    here: list[Client] = []
    for start in range(0, len(found), AT_A_TIME):
        some = enumerate(found[start : start + AT_A_TIME], start=first + start)
        for clients in await asyncio.gather(*[table(port, number, game, 5) for number, game in some]):
            here += clients
    await asyncio.sleep(QUIET)
    live = resident(process)
    await asyncio.gather(*[client.leave() for client in here])
    await asyncio.sleep(QUIET)
    return live


async def measure(port: int, process: int, count: int) -> tuple[float, float]:
    """Bytes of a live table, and of a sleeping one."""
    found = games(count, turns=9)
    await wave(port, process, found[:10], 0)  # the first ones have loaded what all need
    empty = resident(process)
    readings = [await wave(port, process, found, 10 + number * count) for number in range(WAVES)]
    return (readings[0] - empty) / count, (readings[-1] - readings[0]) / count / (WAVES - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".memory-") as folder,
        serving("red7", Path(folder), clock=30) as (port, process),
    ):
        live, asleep = asyncio.run(measure(port, process, wanted.tables))
    print(f"{wanted.tables} tables: {live / 1000:.0f} kB a live table, {asleep / 1000:.0f} kB a sleeping one")


if __name__ == "__main__":
    main()
