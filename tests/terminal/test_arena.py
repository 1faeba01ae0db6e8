"""`red7 arena`: real runs, their results on the screen and in files, an interrupt, and what is refused."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from red7.play.bots.roster import OPPONENTS
from tests.support.running import printed, refused, run

SMALL = "1.3s[ROYG/1234567/4]"
QUICK = ["--processes", "1", "--seed", "test"]


@pytest.fixture(autouse=True)
def own_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_two_bots() -> None:
    shown = printed("arena", "greedy", "random", "--deals", "20", *QUICK)
    assert re.fullmatch(
        r"Rules 1\.3, 2 players: 20 deals, 40 matches, \d+\.\d turns a round\.\n"
        r"A bot as good as the others wins 50\.0%\. ± is a 95% interval\.\n\n"
        r"bot +wins +rating +a decision\n"
        r"1 \w+ +\d+\.\d% ±\d+\.\d +\d+\.\d ±\d+\.\d +[\d.]+ (µs|ms)\n"
        r"2 \w+ +\d+\.\d% ±\d+\.\d +\d+\.\d ±\d+\.\d +[\d.]+ (µs|ms)\n",
        shown,
    )


def test_few_deals_say_nothing_of_the_interval() -> None:
    shown = printed("arena", "greedy", "random", "--deals", "2", "-r", SMALL, *QUICK)
    assert "± is a 95% interval.\nWhere it says ±?, there are too few deals to tell.\n\nbot" in shown
    assert re.search(r"^1 greedy .* ±\? ", shown, re.MULTILINE)
    found = [float(reach) for reach in re.findall(r"% ±([\d.]+)", shown)]
    assert len(found) == 2
    assert max(found) <= 50


@pytest.mark.parametrize(("encoding", "signs"), [("ascii", ("+/- is", " us")), ("utf-8", ("± is", " µs"))])
def test_signs_that_can_be_printed(encoding: str, signs: tuple[str, str], tmp_path: Path) -> None:
    command = ["arena", "greedy", "random", "--deals", "1", *QUICK, "--work", str(tmp_path / "work")]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    ran = subprocess.run([sys.executable, "-m", "red7", *command], env=environment, capture_output=True, check=True)
    shown = ran.stdout.decode(encoding)
    assert signs[0] in shown
    assert signs[1] in shown or " ms" in shown
    assert "??" not in shown


def test_four_bots_with_points_at_80_and_at_50_columns(tmp_path: Path) -> None:
    command = ["arena", "greedy", "random", "mcts:2", "worlds:1", "-p", "3", "-r", SMALL, "-d", "1", *QUICK]
    command += ["--work", str(tmp_path / "work")]
    wide = printed(*command)
    assert "how many were the row's" in wide
    assert re.search(r"^bot +wins +points +rating +a decision$", wide, re.MULTILINE)
    assert re.search(r"^ +1 +2 +3 +4$", wide, re.MULTILINE)
    assert len(re.findall(r"^\d \S+ .* - ?", wide, re.MULTILINE)) == 4
    narrow = printed(*command, columns=50)
    assert "matches had been played before" in narrow
    assert re.search(r"^bot +wins +points +a decision$", narrow, re.MULTILINE)
    tables = re.findall(r"^(?:bot| +1|\d \S).*$", narrow, re.MULTILINE)
    assert len(tables) == 10
    assert max(map(len, tables)) <= 50


def test_results_in_files(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.json", "a.csv", "a.svg")]
    files = ["--json", str(paths[0]), "--csv", str(paths[1]), "--plot", str(paths[2])]
    printed("arena", "greedy", "random", "--deals", "3", *QUICK, *files)
    told = json.loads(paths[0].read_text("utf-8"))
    assert (told["deals"], told["matches"]) == (3, 6)
    assert [row["bot"] for row in csv.DictReader(paths[1].read_text("utf-8").splitlines())] == ["greedy", "random"]
    assert ET.fromstring(paths[2].read_text("utf-8")).tag.endswith("svg")  # noqa: S314 (our own)


def test_a_picture_is_svg_and_its_name_says_so(tmp_path: Path) -> None:
    results, picture = tmp_path / "a.json", tmp_path / "a.png"
    said = refused("arena", "greedy", "random", *QUICK, "--json", str(results), "--plot", str(picture))
    assert said == f"cannot draw {picture}: the name of the picture must end in .svg"
    assert not results.exists()
    assert not picture.exists()


def test_the_same_command_goes_on_and_fresh_begins_anew() -> None:
    command = ["arena", "greedy", "random", *QUICK]
    printed(*command, "--deals", "2")
    assert "\n4 of these matches had been played before, in " in printed(*command, "--deals", "3")
    assert "before" not in printed(*command, "--deals", "3", "--fresh")


def test_an_interrupt_keeps_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    work = tmp_path / "work"
    bots = ["greedy", "careful", "random"]
    command = ["arena", *bots, "-p", "3", "-r", SMALL, "-s", "test", "--processes", "2", "--work", str(work)]
    with subprocess.Popen(
        [sys.executable, "-m", "red7", *command, "--deals", "1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1"},
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        until = time.monotonic() + 120  # seconds, on a machine that is busy
        while not work.exists() or work.read_bytes().count(b"\n") < 8:
            assert time.monotonic() < until
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        shown, error = process.communicate(timeout=120)
    assert (process.returncode, error) == (130, "")
    assert "how many were the row's" in shown
    assert shown.endswith(f"Interrupted. Finished matches are in {work}; the same command goes on.\n")
    kept = work.read_bytes()
    again = printed(*command[:-4], "--processes", "1", "--work", str(work), "--deals", "2")
    assert re.search(r"\d+ of these matches had been played before, in ", again)
    assert work.read_bytes().startswith(kept)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_before_the_first_match(processes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("red7.terminal.arena.run", interrupted)
    ran = run("arena", "greedy", "random", "--processes", processes)
    assert (ran.exit_code, ran.stdout, ran.stderr) == (130, "Interrupted. No match was finished.\n", "")


def test_a_work_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    work = str(tmp_path / "work")
    printed("arena", "greedy", "random", "--deals", "1", *QUICK, "--work", work)
    assert "another arena: its rules differ" in refused(
        "arena", "greedy", "random", *QUICK, "--work", work, "-r", "1.2"
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["greedy"], "an arena needs two bots or more"),
        (["greedy", "greedy"], "greedy is named twice"),
        (["greedy", "nobody"], f"there is no bot 'nobody'; try {', '.join(OPPONENTS)}"),
        (["greedy", "mcts:fast"], "budget 'fast': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        (["greedy", "random:9"], "'random:9': random takes no budget; mcts, mcts-many, worlds, master, seer do"),
        (["greedy", "random", "--rules", "1.4"], "rules '1.4': "),
        (["greedy", "random", "--seed", "\n"], r"seed '\n': printable characters only"),
        (["greedy", "random", "--json", "/none/a"], "cannot write /none/a: No such file or directory"),
        (["greedy", "random", "--work", "/proc/none"], "/proc/none: No such file or directory"),
        (["greedy", "random", "--work", "/none/a"], "/none/a: No such file or directory"),
        (["greedy", "random", "--work", "/dev/zero"], "/dev/zero: not a plain file"),
        (["greedy", "random", "--ray", "127.0.0.1:1"], "no Ray cluster at 127.0.0.1:1: Connection refused"),
    ],
)
def test_what_is_refused(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    work = [] if "--work" in arguments else ["--work", str(tmp_path / "work")]
    assert refused("arena", *arguments, *work).startswith(complaint)
