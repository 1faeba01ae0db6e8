"""Bots by name, with their budgets."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7 import NotationError, Red7Error
from red7.play.bots.bot import Budget
from red7.play.bots.roster import OPPONENTS, enter

SIMPLE = ("random", "greedy", "careful")
CHOICES = f"{', '.join(OPPONENTS)}, level:1 to level:7, or your own, as in mybot.py:Class"


@pytest.mark.parametrize("name", SIMPLE)
def test_simple_bots_take_no_budget(name: str) -> None:
    entrant = enter(name)
    assert (str(entrant), entrant.uses_core, entrant.budget) == (name, False, Budget())
    assert hasattr(entrant.make(), "choose")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("mcts", "mcts:2000"),
        ("mcts:0200", "mcts:200"),
        ("mcts-many", "mcts-many:2000"),
        ("worlds:50", "worlds:50"),
        ("master", "master:100ms"),
        ("master:0.25s", "master:250ms"),
        ("Careful", "careful"),
        ("MCTS:50", "mcts:50"),
        ("Level:3", "level:3"),
        ("master:1500ms", "master:1.5s"),
        ("master:1000000s", "master:1000000s"),
        ("worlds:1.2345678s", "worlds:1.2345678s"),
        ("worlds:00.10ms", "worlds:0.1ms"),
    ],
)
def test_a_bot_has_one_text(text: str, same: str) -> None:
    assert str(enter(text)) == same == str(enter(same))


@given(st.from_regex(r"[0-9]{1,9}(\.[0-9]{1,12})?(ms|s)?", fullmatch=True, alphabet=st.characters(max_codepoint=127)))
def test_every_budget_survives_its_text(text: str) -> None:
    try:
        budget = Budget.parse(text)
    except NotationError:
        number = float(text.rstrip("ms"))
        assert number == 0 or ("." in text and number == float(text) if text[-1].isdigit() else number == 1e9)
        return
    assert Budget.parse(str(budget)) == budget
    entrant = enter(f"master:{text}")
    assert entrant.budget == budget
    assert enter(str(entrant)) == entrant


@given(st.floats(1e-12, 1e9, exclude_max=True))
def test_every_time_survives_its_text(seconds: float) -> None:
    assert Budget.parse(str(Budget(seconds=seconds))).seconds == seconds


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("carefull", "bot", f"there is no bot 'carefull'; try {CHOICES}"),
        ("", "bot", f"there is no bot ''; try {CHOICES}"),
        ("seer", "bot", "seer sees all cards and plays only in the arena"),
        ("careful:50", "budget", "'careful:50': careful takes no budget; mcts, mcts-many, worlds, master do"),
        ("mcts:", "budget", "budget '': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ("mcts:-1", "budget", "budget '-1': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ("master:0ms", "budget", "budget '0ms': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ("worlds:50:60", "budget", "budget '50:60': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        (
            "mcts:two\nlines",
            "budget",
            r"budget 'two\nlines': expected iterations, as in 2000, or a time, as in 100ms or 1.5s",
        ),
    ],
)
def test_what_cannot_play_is_refused_in_one_line(text: str, code: str, says: str) -> None:
    with pytest.raises(Red7Error) as error:
        enter(text)
    assert (error.value.code, str(error.value)) == (code, says)


def test_a_seer_plays_only_where_it_may() -> None:
    assert "seer" not in OPPONENTS
    assert enter("seer", even_seers=True).sees_all
    with pytest.raises(Red7Error, match=r"master, seer, level:1 to level:7, or your own, as in mybot.py:Class$"):
        enter("oracle", even_seers=True)


def test_simple_bots_load_no_compiler() -> None:
    code = "import sys; from red7.play.bots.roster import enter; enter('careful').make(); print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
