from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

from red7.play.bots.bot import Budget
from red7.play.history import seen_of
from red7.record import Round
from red7.terminal.game import hint
from red7.terminal.game.launch import first_deal
from red7.terminal.words import Table
from tests.support.hidden import shuffled
from tests.support.running import printed


def test_hint_names_the_best_turns() -> None:
    shown = printed("play", "--bot", "greedy", "-s", "7", "-r", "1.3ds", given="hint\no7\nhint\n")
    assert re.search(
        r"^The best of \d+ turns, tried in \d+ deals? of the cards you haven't seen:$", shown, re.MULTILINE
    )
    hints = re.findall(
        r"^  (\S+) +wins the round in \d+% \(\d+ to \d+\), on average \d+\.\d points for \w+", shown, re.MULTILINE
    )
    assert hints[0].startswith("+")
    assert re.search(r"^ {6,}play [A-Z]\d", shown, re.MULTILINE)
    assert hints[-1].startswith((">", "."))
    assert len(shown.split("The best of")) == 3


@pytest.mark.parametrize(("players", "others"), [(2, "Bot 1"), (3, "the others")])
def test_a_hint_says_whose_points_they_are(players: int, others: str) -> None:
    shown = printed("play", "--bot", "greedy", "-s", "7", "-r", "1.3ds", "-p", str(players), given="hint\n" * 2)
    whose = re.findall(r"on average \d+\.\d points for (you|[\w ]+)$", shown, re.MULTILINE)
    assert set(whose) <= {"you", others}
    assert len(whose) == 6


def test_a_hint_tells_nothing_of_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "_BUDGET", Budget(iterations=5))
    position, _ = first_deal("1.1da", players=3, seed="5")
    other = shuffled(position, Random(1))
    assert other != position
    said = []
    for one in (position, other):
        console = Console(file=io.StringIO(), width=80)
        hint.show_hint(console, seen_of(Round((one,)), one.seat), Table.of_seats(3))
        assert isinstance(console.file, io.StringIO)
        said.append(console.file.getvalue())
    assert said[0] == said[1]
    assert "tried in 5 deals" in said[0]
    assert "\n(a rough guide: played out at random)\n" in said[0]
