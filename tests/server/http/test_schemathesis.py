"""The server against its own OpenAPI: whatever is asked, the answer is one that is described, and no mistake."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from red7.server.config import Config
from red7.server.http.app import make_app
from tests.support.serving import Served
from tests.support.wire import Guest, everybodys, open_table, token

ENDLESS: Final = "/events$"
"""The path of a stream that does not end; test_streams has it."""
STATUSES: Final = [401, 403, 404, 405, 409, 413, 422]
"""With which a request that breaks the description may be answered."""
CONFIG: Final = schemathesis.Config.from_dict(
    {
        "generation": {"mode": "all", "deterministic": True},
        "phases": {"coverage": {"enabled": False}},
        "checks": {"negative_data_rejection": {"expected-statuses": STATUSES}},
    }
)
SCHEMA: Final = schemathesis.openapi.from_dict(make_app(Config()).openapi(), config=CONFIG).exclude(path_regex=ENDLESS)
PATIENCE: Final = 900
CHECKS: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Served:
    return everybodys(tmp_path_factory.getbasetemp())


@cache
def playing(url: str) -> tuple[str, str]:
    """A guest, and a table at which they play."""
    who = token()
    table = open_table(url, who, seats=1, bots=(1,))
    with Guest(url, table, who) as ann:
        ann.sit("Ann")
    return who, table


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_is_described(case: Any, server: Served) -> None:
    who, table = playing(server.url)
    is_good = case.meta is None or case.meta.generation.mode.is_positive
    if is_good and "table" in (case.path_parameters or {}) and case.path_parameters["table"][0] < "a":
        case.path_parameters["table"] = table  # half of the time, one that there is
    headers = {"authorization": f"Bearer {who}"} if is_good else None
    response = case.call(base_url=server.url, headers=headers, timeout=20)
    case.validate_response(response, checks=CHECKS, headers=headers)
    assert "x-content-type-options" in response.headers


SETUP: Final = """
[parameters]
"path.table" = "{table}"

[checks.negative_data_rejection]
expected-statuses = {statuses}

[[operations]]  # its borders alone take most of a minute to find: test_fuzz_sockets has commands, too
include-path = "/api/tables/{{table}}/commands"
phases.coverage.enabled = false
"""


@pytest.mark.long
def test_at_length_every_answer_is_one_that_is_described(server: Served, tmp_path: Path) -> None:
    """New examples every time, and the borders of all that is described. What fails is shown as a command of curl."""
    who, table = playing(server.url)
    seed = os.environ.get("RED7_SEED") or str(secrets.randbits(32))
    setup = tmp_path / "schemathesis.toml"
    setup.write_text(SETUP.format(table=table, statuses=STATUSES))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(setup), "run"]
    command += [f"{server.url}/openapi.json", "--header", f"authorization: Bearer {who}", "--seed", seed]
    command += ["--phases", "examples,coverage,fuzzing", "--mode", "all", "--max-examples", "200"]
    command += ["--exclude-path-regex", ENDLESS, "--checks", ",".join(check.__name__ for check in CHECKS)]
    command += ["--generation-database", "none", "--no-color", "--warnings", "off"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    again = f"the same examples again: RED7_SEED={seed} make test-long ARGS='-k at_length'"
    assert ran.returncode == 0, f"{ran.stdout[-20_000:]}{ran.stderr}\n{again}"
    assert f"Tested: {len(list(SCHEMA.get_all_operations()))}\n" in ran.stdout


def test_the_description_is_served_and_whole(server: Served) -> None:
    served = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    assert served.raw_schema == SCHEMA.raw_schema
    assert len(list(SCHEMA.get_all_operations())) > 15


def test_no_mistake_was_noted(server: Served) -> None:
    """After all others, if they ran here."""
    assert '"mistake"' not in server.log
    assert "Traceback" not in server.log
