"""A small swarm, for `make test`: clients play while servers are killed, stunned and cut off, and nothing may be lost.

`python -m tests.soak.swarm` is the long one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak.swarm import COMMANDS_BETWEEN_TROUBLES, soak_one, soak_two
from tests.support import services


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_one_server_is_killed(database: str, tmp_path: Path) -> None:
    notes = soak_one(database, tmp_path, kills=3, tables=3, seed="small", tell=lambda _: None)
    assert notes.finished >= 3
    assert len(notes.acknowledged) > 3 * COMMANDS_BETWEEN_TROUBLES


@pytest.mark.long
def test_two_servers_in_trouble(postgres: services.Postgres, redis_server: services.Redis, tmp_path: Path) -> None:
    with postgres.database() as database:
        notes = soak_two(database, redis_server, tmp_path, rounds=1, tables=4, seed="small", tell=lambda _: None)
    assert notes.finished >= 4
    assert len(notes.acknowledged) > 3 * COMMANDS_BETWEEN_TROUBLES
