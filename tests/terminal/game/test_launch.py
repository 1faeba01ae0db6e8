from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from red7.play.bots.greedy import GreedyBot
from red7.terminal.commands.table import app


def test_a_bot_that_fails_is_told_of_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("with R7 in hand I have no idea")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    ran = CliRunner(env={"NO_COLOR": "1"}).invoke(app, ["play", "--bot", "greedy", "--humans", "0", "-s", "7"])
    printed = ran.stdout
    failures = [line for line in printed.splitlines() if "careful plays" in line]
    assert failures[0] == "Bot 1 ran into an error; careful plays its turn."
    assert failures[1] == "Bot 2 ran into an error; careful plays its turn."
    assert failures[2] == "Bot 1 ran into an error; careful plays its turn (2 times now)."
    assert re.search(r"^Bot \d \(replaced\) wins\.$", printed, re.MULTILINE)
    assert "in hand I" not in printed
    assert ran.stderr.count("Traceback") == ran.stderr.count("\nValueError: with R7 in hand I have no idea") == 1


def test_a_strict_game_ends_when_a_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    options = ["play", "--bot", "greedy", "--humans", "0", "-s", "7", "--strict"]
    ran = CliRunner(env={"NO_COLOR": "1"}).invoke(app, options)
    assert ran.exit_code == 1
    assert "careful plays" not in ran.output
    assert ran.stderr.count("Traceback") == 1
    assert ran.stderr.endswith("red7: greedy failed (raised): ValueError: no idea\n")
