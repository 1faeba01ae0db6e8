"""What happens when one of three servers on PostgreSQL and Redis is killed, with thousands of live tables.

python -m bench.takeover              2,000 tables

A third of the tables belongs to each server. After the kill somebody says something at every table, at one of the other
two servers by chance, and again until it is carried out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support import services
from tests.support.takeover import kill_one_of_three


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=120, help="for how long commands are tried again")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        services.postgres() as postgres,
        services.redis_server() as redis,
        postgres.database() as database,
    ):
        found = kill_one_of_three(database, redis, Path(folder), tables=wanted.tables, seconds=wanted.seconds)
    done = sum(is_done for _, is_done in found.answers)
    print(f"{wanted.tables:,} tables, {found.orphans:,} of them at the server that is killed")
    print(f"tables that moved to another server: {found.moved:,}")
    print(f"commands: {len(found.answers):,} tries, {done:,} carried out; {found.unanswered:,} never")
    after = found.recovered_after
    print("99% of commands never went through again" if after is None else f"99% go through again after {after:.1f} s")


if __name__ == "__main__":
    main()
