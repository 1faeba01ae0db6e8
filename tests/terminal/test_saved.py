"""Games saved as they are played: killed, resumed, listed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from red7 import Game
from red7.play.bots.roster import enter
from red7.terminal.game.launch import first_deal
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame, folder, kept_games, resume
from red7.terminal.sources import BadInput
from tests.support.scripts import BOT, Script, script

_PATIENCE = 60.0


def red7(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "red7", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
        check=False,
        env=os.environ | {"NO_COLOR": "1", "COLUMNS": "100"},
    )


@contextmanager
def playing(played: Script, lines: int, *, turns: int) -> Iterator[subprocess.Popen[str]]:
    """A game in which so many lines have been typed, and so many turns saved."""
    command = [sys.executable, "-m", "red7", "play", "--bot", BOT, "--rules", str(played.game.rules), "--seed", "9"]
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        typing = game.stdin
        assert typing is not None
        typing.write("".join(f"{line}\n" for line in played.lines[:lines]))
        typing.flush()
        deadline = time.monotonic() + _PATIENCE
        while sum(len(one.turns) for kept in kept_games() for one in kept.game.rounds) < turns:
            assert game.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield game
    finally:
        game.kill()
        game.communicate()


def test_a_killed_game_goes_on_to_its_end() -> None:
    played = script("1.3ds", 2, 1, "9")
    with playing(played, 3, turns=3) as game:
        again = red7("play", "--resume", "1")
        assert (again.returncode, again.stderr) == (1, "red7: game 1 is being played in another window\n")
        assert "being played" in red7("games").stdout
        game.send_signal(signal.SIGKILL)
        game.wait()
        (kept,) = kept_games()
        assert not kept.is_over
        turns = kept.game.rounds[0].turns
        assert turns == played.game.rounds[0].turns[: len(turns)], "what was played is there, turn by turn"
    assert "unfinished, round 1, " in red7("games").stdout
    # From here on the bots have other dice, so the person plays what is always possible: nothing, until the end.
    ended = red7("play", "--resume", given=".\ny\n" * 300)
    assert ended.returncode == 0
    assert " the game with " in ended.stdout
    (kept,) = kept_games()
    assert kept.is_over
    assert " won\n" in red7("games").stdout
    assert [path.name for path in folder().iterdir()] == ["1.red7"]
    assert red7("replay", str(kept.path)).returncode == 0
    assert "finished" in red7("play", "--resume", "1").stderr


def test_a_game_that_was_left_says_how_to_go_on() -> None:
    left = red7("play", "--bot", BOT, "--seed", "7", given="o7\n.\ny\nquit\n")
    assert "won" in red7("games").stdout or "It is saved; to go on: red7 play --resume" in left.stdout


def test_a_game_in_which_nobody_has_played_is_not_kept() -> None:
    position, seed = first_deal("1.3", players=2, seed="7")
    saved = SavedGame()
    saved.close()
    assert not folder().exists()
    opening = Opening.of(position, humans=1, opponent=enter(BOT), seed=seed)
    for number in (1, 2):
        saved = SavedGame()
        saved.write(opening, opening.game)
        saved.close()
        assert saved.number == number, "each game has a file of its own"
    found, again = resume()
    assert (found.number, str(again.game)) == (2, str(opening.game))
    found.close()


def test_where_nothing_can_be_saved_the_game_goes_on(data_folder: Path) -> None:
    data_folder.joinpath("red7").write_text("a file where the folder would be")
    ran = red7("play", "--bot", BOT, "--seed", "7", "--humans", "1", given=".\ny\n")
    assert ran.returncode == 0
    assert ran.stdout.count("This game is not being saved: ") == 1
    assert " wins" in ran.stdout


@pytest.mark.parametrize("text", ["", "nonsense", "[Red7 1]\n"])
def test_other_files_are_left_alone(text: str) -> None:
    folder().mkdir(parents=True)
    folder().joinpath("3.red7").write_text(text)
    folder().joinpath("notes.red7").write_text(text)
    assert list(kept_games()) == []
    with pytest.raises(BadInput, match="not a game that can be resumed"):
        resume(3)
    with pytest.raises(BadInput, match="no game 4"):
        resume(4)
    with pytest.raises(BadInput, match="no game to resume"):
        resume()


def test_a_record_without_people_is_no_saved_game() -> None:
    folder().mkdir(parents=True)
    folder().joinpath("1.red7").write_text(str(script("1.3", 2, 1, "7").game))
    assert list(kept_games()) == []
    assert Game.parse(folder().joinpath("1.red7").read_text())


def saved_against(bot: str) -> int:
    """The number of a game against this bot that was left at once."""
    position, seed = first_deal("1.3", players=2, seed="7")
    opening = Opening.of(position, humans=1, opponent=enter(BOT), seed=seed)
    saved = SavedGame()
    saved.write(opening, Game.start(position, seats=opening.game.seats, tags={"Bots": bot}))
    saved.close()
    assert saved.number
    return saved.number


@pytest.mark.parametrize("bot", ["nobody", "gone.py:Bot"])
def test_a_game_whose_bot_is_gone_is_refused_and_left_to_others(bot: str) -> None:
    number = saved_against(bot)
    for _ in range(2):
        with pytest.raises(BadInput, match=f"cannot go on with game {number}: "):
            resume(number)
    (kept,) = kept_games()
    assert not kept.is_played
