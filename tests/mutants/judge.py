"""Runs the conformance table and the golden counts on whatever engine is first on the path; fails at the first break.

Called by run.py for one mutant, in a process of its own, with the folder that the engine must come from.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import red7
from red7 import Position, Red7Error
from red7.play.perft import perft
from tests.support.conformance import load_cases, run_case
from tests.support.places import GOLDEN

STEPS = GOLDEN / "steps.csv"


def first_break() -> str:
    """What fails, or an empty string."""
    for case in load_cases():
        try:
            run_case(case)
        except Exception:  # noqa: BLE001  a mutant may fail in any way
            return f"conformance: {case.name}"
    with STEPS.open(encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            for depth in range(1, 5):
                try:
                    agrees = perft(Position.parse(row["position"]), depth) == int(row[f"steps{depth}"])
                except Red7Error:
                    agrees = False
                if not agrees:
                    return f"counts: {row['position'].split(' ')[1]}, {depth} steps"
    return ""


def main() -> int:
    if not Path(red7.__file__).is_relative_to(sys.argv[1]):
        raise SystemExit(f"the engine comes from {red7.__file__}")
    broken = first_break()
    if broken:
        print(broken)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
