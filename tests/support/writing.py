"""A process that writes to a database until it is killed: `python -m tests.support.writing URL`.

It says `TABLE NUMBER` whenever rows up to that number are safe.
"""

from __future__ import annotations

import sys

from red7.server.store.rows import Entry, Row
from red7.server.store.storage import Storage
from red7.table.state import Listing

TABLES = ("t0", "t1", "t2")
LISTING = Listing("", "1.3", 2, 2, "playing", public=False)


def main() -> None:
    storage = Storage.open(sys.argv[1])
    known = {owned.table for owned in storage.live()}
    last, epochs = {}, {}
    for table in TABLES:
        if table not in known:
            storage.create(table, "writer", Row(1, 1, "{}", "[]"), LISTING)
        epochs[table] = storage.claim([table], "writer")[0].epoch
        last[table] = len(list(storage.every_row(table)))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        entries = []
        for table in TABLES:
            for _ in range(3):
                last[table] += 1
                row = Row(last[table], 1, f'"{table} {last[table]}"', "[]")
                entries.append(
                    Entry(table, epochs[table], row, snapshot=str(last[table]) if last[table] % 7 == 0 else None)
                )
        assert not storage.append(entries)
        sys.stdout.write("".join(f"{table} {last[table]}\n" for table in TABLES))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
