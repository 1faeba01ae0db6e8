"""Worker processes end with the server that started them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60.0

_PARENT = """
import asyncio, sys
from red7.server.think.pool import Thinking

async def main():
    thinking = Thinking(1)
    while not thinking.ready:
        await asyncio.sleep(0.01)
    print(next(iter(thinking._ready)).pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        os.kill(worker, 0)
        parent.kill()
    deadline = time.monotonic() + PATIENCE
    while _is_alive(worker):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0] != "Z"
    except FileNotFoundError:
        return False
