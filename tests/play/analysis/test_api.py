"""`red7.play.analysis` is one place to import from, and says what is missing where it cannot be used."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from red7 import Game, Position, Red7Error, Rules, Seat, deal
from red7.play import analysis
from red7.play.analysis import Budget, Puzzle, analyse, generate, read_puzzles, review, seen_of, solve
from red7.play.bots.match import Player
from red7.play.bots.roster import enter
from red7.record import Round
from tests.support.places import DOCS

GAME = (DOCS / "game.red7").read_text("utf-8")

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


POSITION = "red7/1 1.3[RV/1234567/3] V5:V7R2V2/V6:R5V4R3 - R4R6R1V1V3R7 0"
NONSENSE: dict[str, Callable[[], object]] = {
    "analyse nothing": lambda: analyse(None),  # type: ignore[arg-type]
    "analyse a number": lambda: analyse(7),  # type: ignore[arg-type]
    "a budget of another kind": lambda: analyse(POSITION, 1.5),  # type: ignore[arg-type]
    "a budget that is none": lambda: analyse(POSITION, True),
    "review a number": lambda: list(review(3)),  # type: ignore[arg-type]
    "review one seat": lambda: list(review(GAME, seats=0)),  # type: ignore[arg-type]
    "review names": lambda: list(review(GAME, seats=["a"])),  # type: ignore[list-item]
    "solve nothing": lambda: solve(None),  # type: ignore[arg-type]
    "nodes as text": lambda: solve(POSITION, nodes="x"),  # type: ignore[arg-type]
    "puzzles of a number": lambda: list(read_puzzles(7)),  # type: ignore[arg-type]
    "a puzzle of nothing": lambda: Puzzle.parse(None),  # type: ignore[arg-type]
    "kinds by name": lambda: next(generate("1.3", seed=7, kinds=["survive"])),  # type: ignore[list-item]
    "no kinds": lambda: next(generate("1.3", seed=7, kinds=[])),
    "a seed of nothing": lambda: next(generate("1.3", seed=None)),  # type: ignore[arg-type]
    "a budget of a number": lambda: Budget.parse(200),  # type: ignore[arg-type]
    "a game for a round": lambda: seen_of(Game.parse(GAME), 0),  # type: ignore[arg-type]
    "a bot of a number": lambda: enter(3),  # type: ignore[arg-type]
    "a player of nothing": lambda: Player(None, Random(1)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("call", NONSENSE.values(), ids=NONSENSE)
def test_whatever_is_wrong_is_the_projects_error(call: Callable[[], object]) -> None:
    with pytest.raises(Red7Error) as error:
        call()
    assert "\n" not in error.value.message


def test_budgets_may_be_numbers_and_players_texts() -> None:
    assert str(analyse(POSITION, 50).best) == str(analyse(POSITION, "50").best) == "+V7."
    assert next(review(GAME, 5)).number == 1
    position = deal("1.3", players=2, seed=7)
    seen = seen_of(Round((position,)), position.seat)
    assert Player("careful", Random(1)).decide(None, seen).step in seen.steps
