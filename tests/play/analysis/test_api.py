"""`red7.play.analysis` is one place to import from, and says what is missing where it cannot be used."""

from __future__ import annotations

import subprocess
import sys

import pytest

from red7 import Position, Rules, Seat
from red7.play import analysis
from red7.play.analysis import analyse, generate, solve

TEXT = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"
BLOCKED = """
import sys
sys.modules["numba"] = None
from red7.errors import Red7Error
try:
    {code}
except Red7Error as error:
    print(error.code, error.message)
"""


def test_names_are_what_they_say() -> None:
    """Also where a module has the same name as its function."""
    for name in ("solve", "analyse", "review", "review_turn", "generate", "read_puzzles", "seen_of"):
        assert callable(getattr(analysis, name)), name
    assert all(hasattr(analysis, name) for name in analysis.__all__)


def test_texts_will_do() -> None:
    position = Position.parse(TEXT)
    assert solve(TEXT) == solve(position)
    assert analyse(TEXT) == analyse(position)
    view = position.view(Seat(0))
    assert analyse(str(view), "5") == analyse(view, "5")
    assert next(generate("1.3", seed="7")) == next(generate(Rules.parse("1.3"), seed="7"))


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("from red7.play.analysis import solve", "red7.play.analysis"),
        ("import red7.play.analysis.review", "red7.play.analysis"),
        ("from red7.play.bots.roster import enter; enter('master').make()", "master"),
    ],
)
def test_without_numba_it_says_what_to_install(code: str, says: str) -> None:
    run = subprocess.run([sys.executable, "-c", BLOCKED.format(code=code)], capture_output=True, text=True, check=True)
    assert run.stdout == f"missing-extra {says} needs the bots extra: pip install 'red7[bots]'\n"
