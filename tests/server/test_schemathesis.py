"""The server against its own OpenAPI: whatever is asked, the answer is one that is described, and no mistake."""

from __future__ import annotations

from functools import cache
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

from red7.server.app import make_app
from red7.server.config import Config
from tests.server.serving import Served
from tests.server.wire import Guest, everybodys, open_table, token

CONFIG: Final = schemathesis.Config.from_dict(
    {
        "generation": {"mode": "all", "deterministic": True},
        "phases": {"coverage": {"enabled": False}},
        "checks": {"negative_data_rejection": {"expected-statuses": [401, 403, 404, 405, 409, 413, 422]}},
    }
)
SCHEMA: Final = schemathesis.openapi.from_dict(make_app(Config()).openapi(), config=CONFIG).exclude(
    path_regex="/events$"  # a stream that does not end: test_streams has it
)
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


def test_the_description_is_served_and_whole(server: Served) -> None:
    served = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    assert served.raw_schema == SCHEMA.raw_schema
    assert len(list(SCHEMA.get_all_operations())) > 15


def test_no_mistake_was_noted(server: Served) -> None:
    """After all others, if they ran here."""
    assert '"mistake"' not in server.log
    assert "Traceback" not in server.log
