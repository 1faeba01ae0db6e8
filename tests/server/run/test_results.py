"""`red7 games results`: what one player has won, counted from stored games."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import typer
from typer.testing import CliRunner

from red7.server.run.cli import server
from red7.server.run.results import results_of
from red7.server.store.exchange import add
from red7.server.store.storage import Storage
from tests.support.web_games import GAME

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(server)

AGAINST_BOT = GAME.replace('"Bob"', '"level 3"')
AGAINST_CHARACTER = GAME.replace('"Bob"', '"bold bot"')
GIVEN_UP = GAME.replace('[Result "1"]', '[Resigned "1"]\n[Termination "resigned"]\n[Result "*"]').partition("3. ")[0]
"""Bob resigns, so that Ann wins."""


def test_a_game_counts_once_for_each_it_was_played_against() -> None:
    found = results_of([GAME, AGAINST_BOT, AGAINST_CHARACTER, GIVEN_UP], "Ann").as_json()
    assert found == {
        "all": [4, 1],
        "rules": {"1.3": [4, 1]},
        "levels": {"3": [1, 0], "bold": [1, 0]},
        "opponents": {"Bob": [2, 1]},
    }
    assert results_of([GAME, AGAINST_BOT, GIVEN_UP], "Bob").as_json()["all"] == [2, 1]


def test_what_is_unfinished_unreadable_or_of_two_alike_does_not_count() -> None:
    unfinished = GAME.replace('[Result "1"]', '[Result "*"]').partition("3. ")[0]
    assert results_of([unfinished, "no game", GAME.replace("Bob", "Ann")], "Ann").all.games == 0


def test_the_command_prints_them(tmp_path: Path) -> None:
    path = tmp_path / "red7.db"
    with closing(Storage.open(str(path))) as storage:
        add(storage, GAME)
    ran = CliRunner(env={"RED7_DATABASE": str(path)})
    printed = ran.invoke(app, ["games", "results", "Bob"]).stdout
    assert printed == "1 game, 1 won\nby rules: 1.3: 1 game, 1 won\nagainst people: Ann: 1 game, 1 won\n"
    assert ran.invoke(app, ["games", "results", "Bob", "--json"]).stdout.startswith('{"all": [1, 1], ')
    assert "no finished games of 'Cy'" in ran.invoke(app, ["games", "results", "Cy"]).stderr
