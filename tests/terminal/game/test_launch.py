from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from red7 import Game
from red7.play.bots.greedy import GreedyBot
from red7.terminal.commands.table import app
from red7.terminal.game.launch import Record
from red7.terminal.saved import kept_games
from red7.terminal.sources import read_start
from tests.support.places import ROOT
from tests.support.running import printed, run

RECORD = str(ROOT / "docs" / "game.red7")


def test_a_bot_that_fails_is_told_of_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("with R7 in hand I have no idea")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    ran = CliRunner(env={"NO_COLOR": "1"}).invoke(app, ["play", "--bot", "greedy", "--humans", "0", "-s", "7"])
    shown = ran.stdout
    failures = [line for line in shown.splitlines() if "careful plays" in line]
    assert failures[0] == "Bot 1 ran into an error; careful plays its turn."
    assert failures[1] == "Bot 2 ran into an error; careful plays its turn."
    assert failures[2] == "Bot 1 ran into an error; careful plays its turn (2 times now)."
    assert re.search(r"^Bot \d \(replaced\) wins\.$", shown, re.MULTILINE)
    assert "in hand I" not in shown
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


def test_a_game_from_a_position_of_a_record(tmp_path: Path) -> None:
    position = printed("replay", RECORD, "--at", "6").strip()
    record = tmp_path / "game.red7"
    options = ["--bot", "greedy", "--from", position, "--save", str(record)]
    shown = printed("play", *options, given="r7\n.\n")
    assert "You    a single card, B7" in shown
    assert "You play R7 and are winning with 2 sevens, highest R7." in shown
    game = Game.parse(record.read_text(encoding="utf-8"))
    assert game.rounds[0].deal == read_start(position)
    assert game.rounds[0].turns[0].seat == 0


@pytest.mark.parametrize("options", [["--players", "3"], ["--rules", "1.3d"], ["--humans", "3"]])
def test_the_position_says_the_rules_and_the_seats(options: list[str]) -> None:
    position = printed("replay", RECORD, "--at", "6").strip()
    ran = run("play", "--from", position, *options)
    assert ran.exit_code == 2
    assert "--from" in ran.output or "--humans" in ran.output


def test_a_game_is_saved_even_if_its_record_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Record, "write", fail)
    options = ["play", "--bot", "greedy", "-s", "7", "--save", str(tmp_path / "game.red7")]
    CliRunner().invoke(app, options, input="o7\n.\n")
    (kept,) = kept_games()
    assert [str(entry.turn) for entry in kept.game.rounds[0].turns] == ["+O7."]
