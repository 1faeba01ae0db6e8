"""Bots from outside, as a user names them to the commands."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.outside import brisk, program
from tests.support.running import printed, refused, run

QUICK = ["--rules", "1.3[ROYG/12345/3]", "--processes", "1", "--deals", "3"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user is, with a bot and a program."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    brisk(tmp_path)
    program(tmp_path)
    return tmp_path


def test_the_arena_takes_files_and_programs(folder: Path) -> None:
    shown = printed("arena", "brisk.py:Brisk", f"exec:{sys.executable} program.py", "greedy", *QUICK, columns=200)
    assert "brisk.py:Brisk " in shown
    assert f"exec:1s:{sys.executable} program.py " in shown
    assert "replaced" not in shown
    assert folder.joinpath("brisk.py").exists()


@pytest.mark.usefixtures("folder")
def test_a_bot_that_fails_shows_its_traceback_once_and_a_star() -> None:
    ran = run("arena", "brisk.py:Broken", "greedy", *QUICK, columns=120)
    assert ran.exit_code == 0
    assert "brisk.py:Broken * " in ran.stdout
    assert "greedy *" not in ran.stdout
    assert "* careful took over from brisk.py:Broken in " in ran.stdout
    assert ran.stderr.count("Traceback") == 1
    assert 'brisk.py", line ' in ran.stderr
    assert "match.py" not in ran.stderr, "it begins with the bot's own code"
    assert ran.stderr.endswith("KeyError: 'a mistake in brisk.py'\n")


@pytest.mark.usefixtures("folder")
def test_a_strict_arena_ends_with_the_first_failure() -> None:
    for _ in range(2):  # what failed is not kept as played
        ran = run("arena", "brisk.py:Broken", "greedy", *QUICK, "--strict")
        assert (ran.exit_code, ran.stdout) == (1, "")
        assert ran.stderr.count("Traceback") == 1
        assert ran.stderr.endswith("red7: brisk.py:Broken failed (raised): KeyError: 'a mistake in brisk.py'\n")
    printed("arena", "brisk.py:Brisk", "greedy", *QUICK, "--strict")


@pytest.mark.usefixtures("folder")
def test_a_strict_arena_sees_failures_of_a_run_before() -> None:
    assert run("arena", "brisk.py:Broken", "greedy", *QUICK).exit_code == 0
    assert run("arena", "brisk.py:Broken", "greedy", *QUICK, "--strict").exit_code == 1


def test_the_cache_knows_a_bots_source_and_data(folder: Path) -> None:
    arena = ["arena", "brisk.py:Weighted", "greedy", *QUICK]
    assert "weights.txt, which a bot needs: No such file" in refused(*arena)
    data = folder / "weights.txt"
    data.write_text("1")
    again = "of these matches had been played before"
    assert again not in printed(*arena)
    assert again in printed(*arena)
    data.write_text("2")
    assert again not in printed(*arena)
    source = folder / "brisk.py"
    source.write_text(source.read_text() + "\n# changed\n")
    assert again not in printed(*arena)
    code = folder / "program.py"
    play = ["arena", f"exec:{sys.executable} program.py", "greedy", *QUICK]
    printed(*play)
    assert again in printed(*play)
    code.write_text(code.read_text() + "\n# changed\n")
    assert again not in printed(*play)


def test_the_cache_knows_the_modules_of_a_bot(folder: Path) -> None:
    helper = folder / "helper_of_a_test.py"
    helper.write_text("WEIGHT = 1\n")
    (folder / "helped.py").write_text(
        "import helper_of_a_test\nfrom brisk import Brisk\n\n\nclass Helped(Brisk): pass\n"
    )
    arena = [sys.executable, "-m", "red7", "arena", "helped.py:Helped", "greedy", *QUICK]
    again = "of these matches had been played before"
    played = [subprocess.run(arena, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert [again in one for one in played] == [False, True]
    helper.write_text("WEIGHT = 2\n")
    assert again not in subprocess.run(arena, capture_output=True, text=True, check=True).stdout


def test_no_program_outlives_an_arena_that_is_interrupted(folder: Path) -> None:
    (folder / "sleeps.py").write_text("import os, time\nopen(f'pid-{os.getpid()}', 'w').close()\ntime.sleep(600)\n")
    command = [
        sys.executable,
        "-m",
        "red7",
        "arena",
        f"exec:60s:{sys.executable} sleeps.py",
        "greedy",
        "--processes",
        "2",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as arena:
        until = time.monotonic() + 60
        while len(list(folder.glob("pid-*"))) < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        arena.send_signal(signal.SIGINT)
        arena.communicate(timeout=60)
    assert arena.returncode == 130
    for file in folder.glob("pid-*"):
        while Path(f"/proc/{file.name.removeprefix('pid-')}").exists():
            assert time.monotonic() < until
            time.sleep(0.05)


def test_a_changed_bot_is_not_mixed_with_what_it_was(folder: Path) -> None:
    arena = ["arena", "brisk.py:Brisk", "greedy", *QUICK, "--work", "work"]
    printed(*arena)
    source = folder / "brisk.py"
    source.write_text(source.read_text() + "\n# changed\n")
    assert "another arena: a bot has changed since" in refused(*arena)


@pytest.mark.usefixtures("folder")
def test_a_game_against_a_bot_of_ones_own() -> None:
    shown = printed("play", "--humans", "0", "--seed", "7", "--bot", "brisk.py:Brisk")
    assert "(brisk.py:Brisk) play." in shown
    assert "there is no such file" in refused("play", "--bot", "brusque.py:Brisk")


@pytest.mark.usefixtures("folder")
def test_why_a_bot_cannot_be_loaded_is_shown_in_full_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("failing.py").write_text("this\n")
    assert "NameError: name 'this' is not defined (failing.py, line 1)" in refused("play", "--bot", "failing.py:Bot")
    monkeypatch.setenv("RED7_TRACEBACK", "1")
    ran = run("play", "--bot", "failing.py:Bot")
    assert "Traceback" in ran.stderr
    assert ran.stderr.endswith("(failing.py, line 1)\n")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", [["play", "--bot", "brisk.py:Unready"], ["arena", "brisk.py:Unready", "greedy"]])
def test_a_bot_that_cannot_be_made_is_named(command: list[str]) -> None:
    said = refused(*command)
    assert said.startswith("cannot load the bot 'brisk.py:Unready': RuntimeError: no weights (brisk.py, line ")


@pytest.mark.usefixtures("folder")
def test_a_bot_may_answer_with_texts() -> None:
    shown = [printed("play", "--humans", "0", "-s", "7", "--bot", f"brisk.py:{one}") for one in ("Brisk", "Writes")]
    assert shown[0].replace("Brisk", "") == shown[1].replace("Writes", "")
