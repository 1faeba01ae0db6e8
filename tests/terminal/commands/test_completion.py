"""Completion in the shell: installed by one command, for bash, zsh and fish."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.services import need

FOLDER = str(Path(sys.executable).parent)


def red7(*arguments: str, **variables: str) -> str:
    """What the command prints to the shell."""
    ran = subprocess.run(
        [str(Path(FOLDER) / "red7"), *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout


def test_bash_completes_after_one_command(tmp_path: Path) -> None:
    need("bash")
    environment = {"PATH": f"{FOLDER}{os.pathsep}{os.defpath}", "HOME": str(tmp_path)}
    install = "red7 --install-completion; true"  # so that bash stays there, as in a terminal
    complete = ". ~/.bashrc; COMP_WORDS=(red7 re) COMP_CWORD=1; _red7_completion red7; echo ${COMPREPLY[@]}"
    shown = [
        subprocess.run(["bash", "-c", line], env=environment, capture_output=True, text=True, check=True).stdout
        for line in (install, complete)
    ]
    assert "bash completion installed in " in shown[0]
    assert shown[1] == "replay review\n"


@pytest.mark.parametrize(("shell", "file"), [("zsh", ".zfunc/_red7"), ("fish", ".config/fish/completions/red7.fish")])
def test_other_shells(shell: str, file: str, tmp_path: Path) -> None:
    red7("--install-completion", shell, HOME=str(tmp_path), _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert "_RED7_COMPLETE" in (tmp_path / file).read_text(encoding="utf-8")
    asked = {"_RED7_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    assert "Show what each turn is worth." in red7(_TYPER_COMPLETE_ARGS="red7 an", **asked)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("red7 play --bot m", ["mcts", "mcts-many", "master"]),
        ("red7 arena se", ["seer"]),
        ("red7 who --rule o", ["orange"]),
        ("red7 puzzles --kind w", ["win"]),
        ("red7 deal --rules 1.3d", ["1.3d", "1.3ds", "1.3dsa"]),
        ("red7 show --se", ["--seat"]),
        ("red7 replay do", []),
    ],
)
def test_what_is_offered(line: str, offered: list[str]) -> None:
    words = line.split(" ")
    shown = red7(_RED7_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert shown.split() == offered
