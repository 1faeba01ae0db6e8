"""How soon a server with thousands of tables is ready after it was killed with people in mid-game.

python -m bench.start                20,000 finished and 2,000 live tables on SQLite
python -m bench.start --postgres     the same on PostgreSQL, with Redis

Says when /readyz answers 200, when the first view of a live table comes, and when a command there is acknowledged;
each with the processor time that the server has used by then, which other programs on the machine do not stretch.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support import services
from tests.support.many import TOKEN, fill
from tests.support.serving import GENEROUS, Served
from tests.support.wire import Guest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--live", type=int, default=2_000)
    parser.add_argument("--finished", type=int, default=20_000)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder / 'red7.db'}"
        options: tuple[str, ...] = GENEROUS
        if wanted.postgres:
            database = stack.enter_context(stack.enter_context(services.postgres()).database())
            options = (*GENEROUS, "--redis", stack.enter_context(services.redis_server()).url)
        ids = fill(database, live=wanted.live, finished=wanted.finished)
        server = Served(database, folder, options)
        started = time.monotonic()
        server.launch()
        stack.callback(server.stop)
        try:
            server.wait()
        except AssertionError:
            print("not ready after a minute")
            return

        def tell(what: str) -> None:
            print(f"{what} after {time.monotonic() - started:.1f} s, {server.processor_time:.1f} s of processor")

        tell("ready")
        with Guest(server.url, ids[-1], TOKEN) as ann:
            tell("a table is shown")
            ann.do("say", text="back again")
            tell("a command is acknowledged")


if __name__ == "__main__":
    main()
