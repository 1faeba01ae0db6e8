"""Breaks the rules on purpose, one mutant after another, and sees whether the tests notice.

A mutant is one change of the engine's text (mutants.toml). It is killed when the conformance table or the golden
counts fail under it. The command fails if any mutant lives, and says which.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ENGINE = ROOT / "src" / "red7"
JUDGE = HERE / "judge.py"
PATIENCE = 120


class Mutant(NamedTuple):
    """One change of the engine's text."""

    name: str
    file: str
    old: str
    new: str


def load() -> list[Mutant]:
    """The committed list."""
    return [Mutant(**mutant) for mutant in tomllib.loads((HERE / "mutants.toml").read_text("utf-8"))["mutant"]]


def mutated(mutant: Mutant) -> str:
    """The text of the mutant's file, changed."""
    text = (ENGINE / mutant.file).read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: its text stands {text.count(mutant.old)} times in {mutant.file}, not once")
    changed = text.replace(mutant.old, mutant.new)
    compile(changed, mutant.file, "exec")  # a mutant that is not even Python proves nothing
    return changed


def judge(changed: Mutant | None) -> str:
    """What noticed the change, or an empty string where nothing did."""
    with tempfile.TemporaryDirectory(prefix="red7-mutant-") as folder:
        copy = Path(folder) / "red7"
        shutil.copytree(ENGINE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        if changed:
            (copy / changed.file).write_text(mutated(changed), "utf-8")
        environment = os.environ | {"PYTHONPATH": os.pathsep.join((folder, str(ROOT))), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            verdict = subprocess.run(
                [sys.executable, str(JUDGE), folder],
                env=environment,
                cwd=folder,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return "it never ends"
    if verdict.returncode == 0:
        return ""
    return (verdict.stdout or verdict.stderr).strip().splitlines()[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="run only the mutants whose name holds one of these words")
    words = parser.parse_args().words
    mutants = [mutant for mutant in load() if not words or any(word in mutant.name for word in words)]
    if unfair := judge(None):
        print(f"the engine fails without any mutant: {unfair}")
        return 1
    living = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, noticed in zip(mutants, pool.map(judge, mutants), strict=True):
            print(f"{'killed' if noticed else 'LIVES '}  {mutant.name}" + (f"  [{noticed}]" if noticed else ""))
            if not noticed:
                living.append(mutant.name)
    print(f"{len(mutants) - len(living)} of {len(mutants)} mutants killed")
    return 1 if living else 0


if __name__ == "__main__":
    sys.exit(main())
