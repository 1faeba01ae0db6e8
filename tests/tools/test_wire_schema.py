"""The schema of which the browser client's types are made: whole, and strict."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from red7.protocol import VERSION
from tests.support.places import ROOT

TOOL = ROOT / "tools" / "wire_schema.py"


@pytest.fixture(scope="module")
def definitions() -> dict[str, Any]:
    made: dict[str, Any] = runpy.run_path(str(TOOL))["schema"]()
    return dict(made["definitions"])


def test_every_type_is_there(definitions: dict[str, Any]) -> None:
    wanted = {"TableView", "Board", "Event", "Happening", "FromClient", "FromServer", "Command", "NewTable", "NewSeat"}
    wanted |= {"OpenedTable", "Lobby", "Hint", "RecoveryCode", "Problem", "Replay", "TableReplay", "Phase", "Reaction"}
    assert wanted <= definitions.keys()


def test_a_client_says_what_it_sends_and_may_leave_the_rest_to_the_server(definitions: dict[str, Any]) -> None:
    assert definitions["Sit"]["required"] == ["id", "seq", "type", "nickname", "bits"]
    assert definitions["NewTable"]["required"] == ["seats"]
    assert definitions["Hello"]["properties"]["version"] == {"const": VERSION}


def test_a_client_is_told_everything(definitions: dict[str, Any]) -> None:
    for name in ("TableView", "Refused", "Event", "Board", "Turned", "GamesPage"):
        assert set(definitions[name]["required"]) == set(definitions[name]["properties"]), name


def test_changes_are_fields_of_the_view(definitions: dict[str, Any]) -> None:
    changes, view = definitions["Changes"], definitions["TableView"]
    assert changes["required"] == ["now"]
    assert changes["properties"].items() <= view["properties"].items()


def test_objects_hold_nothing_unknown(definitions: dict[str, Any]) -> None:
    for name, made in definitions.items():
        if "properties" in made:
            assert made["additionalProperties"] is False, name
