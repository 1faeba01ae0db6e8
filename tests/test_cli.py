"""The `red7` command as a process: exit codes, one line on standard error, never a traceback."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from red7 import Game
from tests.support.lanes import sample
from tests.support.scripts import BOT, script

SMALL = "red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1"
RUN = [sys.executable, "-m", "red7"]
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1"}


def red7(
    *arguments: str | bytes, given: bytes = b"", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*RUN, *arguments],
        input=given,
        capture_output=True,
        env={**ENVIRONMENT, **(environment or {})},
        timeout=60,
        check=False,
    )


def test_a_whole_game_through_pipes(tmp_path: Path) -> None:
    wanted = script("1.3ds", 2, 1, "7")
    file = tmp_path / "game.red7"
    ran = red7("play", "--bot", BOT, "-r", "1.3ds", "-s", "7", "--save", str(file), given=wanted.text.encode())
    assert (ran.returncode, ran.stderr) == (0, b"")
    record = file.read_text(encoding="utf-8")
    assert re.sub(r'\[Date "[0-9-]{10}"\]\n', "", record) == wanted.record
    told = red7("replay", str(file))
    assert (told.returncode, told.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("arguments", "code", "error"),
    [
        (["who", "R7", "O6"], 0, ""),
        (["who", "R7", "R7"], 1, "red7: R7 appears twice, in palettes 1 and 2\n"),
        (
            ["who", b"\xff", "R7"],
            1,
            "red7: palette 1 '\\udcff': no card starts at '\\udcff'; a card is a letter of ROYGBIV and a number 1-7\n",
        ),
        (["deal", "--seed", b"\xff"], 1, "red7: seed '\\udcff': printable characters only\n"),
        (["replay", b"/none/\xff"], 1, "red7: cannot read '/none/\\udcff': No such file or directory\n"),
        (["who", "R7"], 2, None),
    ],
)
def test_exit_codes(arguments: list[str | bytes], code: int, error: str | None) -> None:
    ran = red7(*arguments)
    assert ran.returncode == code
    assert b"Traceback" not in ran.stderr
    if error is not None:
        assert ran.stderr.decode() == error


def test_version() -> None:
    assert re.fullmatch(rb"red7 \d+\.\d+\.\d+\S*\n|red7, run from its sources\n", red7("--version").stdout)


def test_the_engine_does_not_need_the_extra() -> None:
    code = "import sys; sys.modules['typer'] = sys.modules['rich'] = None; import red7, red7.cli, red7.play.bots.roster"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_a_mistake_of_ours_gets_one_line_too() -> None:
    code = (
        "import sys, red7.terminal.commands.table as table; from red7.cli import main; table.read_palettes = None;"
        "sys.argv = ['red7', 'who', 'R7', 'O6']; main()"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr.startswith(b"red7: this is a bug in red7; please report it: TypeError: ")
    assert ran.stderr.endswith(b" (RED7_TRACEBACK=1 shows where)\n")
    assert ran.stderr.count(b"\n") == 1
    asked = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "RED7_TRACEBACK": "1"},
    )
    assert asked.stderr.startswith(b"Traceback (most recent call last):")
    assert asked.stderr.endswith(ran.stderr)


@pytest.mark.parametrize(
    ("error", "says"),
    [
        ("OSError(28, 'No space left on device')", "cannot write the output: No space left on device"),
        ("PermissionError(13, 'Permission denied', '/a/file')", "/a/file: Permission denied"),
        ("ConnectionRefusedError(111, 'Connection refused')", "Connection refused (RED7_TRACEBACK=1"),
    ],
)
def test_an_error_of_the_system_is_named_for_what_it_is(error: str, says: str) -> None:
    code = (
        "import sys, red7.terminal.commands.table as table; from red7.cli import main\n"
        f"def fail(_): raise {error}\n"
        "table.read_palettes = fail; sys.argv = ['red7', 'who', 'R7', 'O6']; main()"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"red7: {says}")
    assert ran.stderr.count("\n") == 1


def test_a_reader_who_has_seen_enough() -> None:
    process = subprocess.Popen(
        [*RUN, "play", "--humans", "0", "-p", "4", "-r", "1.3ds"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) in (0, -signal.SIGPIPE)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([*RUN, "deal"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr == b"red7: cannot write the output: No space left on device\n"


def test_closed_streams() -> None:
    for command in ("deal >&-", "play --seed 7 <&-", "play --seed 7 <&- >&-"):
        shell = f"{sys.executable} -m red7 {command}"
        ran = subprocess.run(["sh", "-c", shell], capture_output=True, check=False, timeout=60)
        assert (ran.returncode, ran.stderr) == (0, b"")


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.red7"
    process = subprocess.Popen(
        [*RUN, "play", "--seed", "7", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENVIRONMENT, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"o7\n")
    process.stdin.flush()
    assert any(b"end the turn" in line for line in iter(process.stdout.readline, b""))
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    printed, error = process.communicate(timeout=60)
    assert (process.returncode, error) == (130, b"")
    assert b"You left the game." in printed
    assert Game.parse(file.read_text(encoding="utf-8")).tags["Termination"] == "left"


def _await_first_line_of_main(process: int) -> None:
    """Until Python, which catches an interrupt with a traceback before any line of ours, has given that up."""
    status, end = Path(f"/proc/{process}/status"), time.monotonic() + 5
    was_caught = False
    while status.exists() and time.monotonic() < end:
        caught = int(re.findall(r"^SigCgt:\s*(\w+)", status.read_text(), re.MULTILINE)[0], 16)
        is_caught = bool(caught & 1 << signal.SIGINT - 1)
        if was_caught and not is_caught:
            return
        was_caught = is_caught
        time.sleep(0.005)


@pytest.mark.parametrize("wait", sample([1.2, 0.0, 0.3, 2.7], 4))
def test_an_interrupted_count(wait: float) -> None:
    position = red7("deal", "-p", "4", "-r", "1.3dsa", "--seed", "7").stdout.decode().strip()
    process = subprocess.Popen([*RUN, "perft", position, "-d", "12"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    _await_first_line_of_main(process.pid)
    time.sleep(wait)
    process.send_signal(signal.SIGINT)
    printed, error = process.communicate(timeout=60)
    assert (printed, error) == (b"", b"")
    assert process.returncode in (130, -signal.SIGINT)  # asked to count, or still loading


@pytest.mark.parametrize("encoding", sample(["ascii", "latin-1", "utf-8"], 3))
def test_any_encoding(encoding: str) -> None:
    environment = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    ran = red7("play", "--seed", "7", given=b"\xff\xfe\n?\n", environment=environment)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"isn't a card or a command" in ran.stdout


def test_colours_only_where_they_are_wanted() -> None:
    colours = {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color"}
    plain = red7("show", SMALL)
    assert b"\x1b" not in plain.stdout
    assert b"48;2;203;27;47" in red7("show", SMALL, environment=colours).stdout  # the red of a red card
    without = red7("show", SMALL, environment={**colours, "NO_COLOR": "1"}).stdout
    assert b"48;2" not in without
    assert b"[R5]" in without
    assert b"\x1b" not in red7("show", SMALL, environment={"TERM": "dumb"}).stdout


@pytest.mark.parametrize("command", sample([["analyse"], [], ["games", "list"]], 3))
def test_help_fits_a_narrow_terminal(command: list[str]) -> None:
    shown = red7(*command, "--help", environment={"COLUMNS": "40"}).stdout.decode()
    assert max(map(len, shown.splitlines())) <= 40
