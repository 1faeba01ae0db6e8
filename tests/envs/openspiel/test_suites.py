"""OpenSpiel's own test suites on `python_red7`, as they are."""

from __future__ import annotations

import re
import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import red7.envs.openspiel  # noqa: F401  registers the game

SMALL = "python_red7(colours=RO,numbers=137,hand=1,switches=da)"
PLAYTHROUGHS = sorted(Path(__file__).parent.glob("*.playthrough"))


@pytest.fixture(scope="module", autouse=True)
def _flags() -> None:
    """What `absl` reads from the command line of OpenSpiel's own tests."""
    flags.FLAGS(["api_test"])


@pytest.mark.parametrize(
    "game",
    [
        "python_red7",
        "python_red7(edition=1.0,switches=dsa,players=4)",
        "python_red7(edition=1.1,switches=a)",
        "python_red7(edition=1.2,switches=dsa,players=3,reward=match)",
        "python_red7(switches=da,players=2)",
        SMALL,
    ],
)
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=True, verbose=False)


def run_suite(monkeypatch: pytest.MonkeyPatch, full_trees: list[tuple[str, str]], partial: set[str]) -> None:
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS", full_trees)
    monkeypatch.setattr(api_test, "_GAMES_TO_TEST", partial)
    suite: Any = api_test.load_tests(unittest.TestLoader(), None, None)
    assert suite.countTestCases() > 4
    result = unittest.TestResult()
    suite.run(result)
    assert not result.errors + result.failures
    assert not result.skipped


@pytest.mark.long
def test_the_interface_on_a_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite wants to know how many states there are: by chance, to play in and final; and how many players see."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "red7", (397, 2916, 1696))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "red7", 2252)
    run_suite(monkeypatch, [("red7", SMALL)], set())


def test_the_interface_on_some_states_of_the_full_game(monkeypatch: pytest.MonkeyPatch) -> None:
    run_suite(monkeypatch, [], {"python_red7"})


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthroughs_are_replayed_line_by_line(path: Path) -> None:
    written, replayed = generate_playthrough.replay(str(path))
    assert replayed == written


def test_playthroughs_show_what_happens() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PLAYTHROUGHS]
    assert all(re.search(r"^GameType.short_name = \"python_red7\"$", text, re.MULTILINE) for text in texts)
    assert {"python_red7", SMALL} <= {text.partition("\n")[0].removeprefix("game: ") for text in texts}
