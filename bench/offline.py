"""What a browser without a server has to load of ours, and how long bots and hints take there, in plain Python.

Seconds are the processor's, of this interpreter; under Pyodide everything takes several times as long.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import red7.offline
from bench.import_time import RUNS, in_fresh_processes
from red7.offline import House

SOURCES = Path(red7.offline.__file__).parents[2]
GAMES = (("1.3", 1), ("1.3a", 1), ("1.3dsa", 1), ("1.3dsa", 3))
TURNS = 200


def loaded() -> tuple[list[str], int]:
    """The files of ours that `import red7.offline` loads, and how many modules of the standard library."""
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCES)!r}); before = set(sys.modules); import red7.offline, json;"
        "print(json.dumps({n: getattr(sys.modules[n], '__file__', None) for n in set(sys.modules) - before}))"
    )
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True)  # noqa: S603
    modules: dict[str, str | None] = json.loads(ran.stdout)
    ours = [str(file) for name, file in modules.items() if name.partition(".")[0] == "red7"]
    return sorted(ours), len(modules) - len(ours)


def zipped(files: list[str]) -> int:
    """The bytes of a zip of these files and of the stock of puzzles."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as folder:
        for file in [*files, str(SOURCES / "red7" / "show" / "puzzles.txt")]:
            folder.write(file, str(Path(file).relative_to(SOURCES)))
    return len(packed.getvalue())


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
    files, standard = loaded()
    print(f"import red7.offline  {len(files)} modules of ours, {standard} of the standard library")
    print(f"zipped               {zipped(files):,} bytes")
    whole, start = in_fresh_processes("import red7.offline")
    print(f"import red7.offline  {1000 * (whole - start):5.1f} ms over the interpreter's own {1000 * start:.1f} ms")
    print(f"(median of {RUNS} fresh processes)")
    for rules, bots in GAMES:
        taken = sorted(found for found, _ in zip(turns(rules, bots), range(TURNS), strict=False))
        mean, most = sum(taken) / len(taken), taken[-1]
        print(
            f"a bot's turn, {rules:7} {bots + 1} players  {1000 * mean:6.1f} ms on average, {1000 * most:6.1f} at most"
        )


if __name__ == "__main__":
    main()
