"""Finished games on the full screen: stepped through and reviewed."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Game
from red7.locales import Words
from red7.play.analysis import review
from red7.play.bots.roster import enter
from red7.terminal.app import replay as replays
from red7.terminal.app.games import GamesScreen
from red7.terminal.app.replay import ReplayScreen
from red7.terminal.game.launch import first_deal
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame, kept_games
from tests.support.places import ROOT
from tests.support.screens import on_screen, shown, until
from tests.support.scripts import BOT, script


def test_every_position_is_shown_and_every_turn_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "WORLDS", 5)
    game = Game.parse((ROOT / "docs" / "game.red7").read_text(encoding="utf-8"))
    screen = ReplayScreen(game, Words("en"))

    async def play(pilot: Pilot[Any]) -> None:
        seen = set()
        for _ in screen.places:
            seen.add("\n".join(shown(pilot)))
            await pilot.press("right")
        assert len(seen) == len(screen.places)
        assert str(screen.board) == str(game.position)
        await pilot.press("r")
        await until(pilot, lambda: screen.everything and screen.done == screen.everything)
        await pilot.press("home", "right")
        lines = "\n".join(shown(pilot))
        assert sum(line.count("%") > 0 for line in shown(pilot)[-6:]) >= len(game.seats), lines
        assert set(screen.verdicts) == {(one.round - 1, one.number) for one in review(game, 5)}
        ends = [curve[-1] for curve in screen.chances()]
        assert ends == [float(seat == game.rounds[-1].winner) for seat in range(len(game.seats))]

    on_screen(screen, play)


def test_a_review_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "WORLDS", 1_000_000)
    game = Game.parse((ROOT / "docs" / "game.red7").read_text(encoding="utf-8"))
    screen = ReplayScreen(game, Words("de"))

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("r")
        await until(pilot, lambda: screen.everything)
        await pilot.press("escape")
        await until(pilot, lambda: not screen.is_reviewing)
        assert screen.done < screen.everything
        await until(pilot, lambda: "Partie auswerten" in shown(pilot)[-1])

    on_screen(screen, play, columns=60, rows=20)


def test_games_are_listed_and_opened() -> None:
    position, _ = first_deal("1.3", players=2, seed="7")
    begun = Game.start(position, seats=["Ann", "Bob"], tags={"Seed": "7", "Bots": BOT})
    ended = begun.play(*(step for entry in script("1.3", 2, 1, "7").game.rounds[0].turns for step in entry.turn.steps))
    for game in (ended, begun):
        saved = SavedGame()
        saved.write(Opening(game, 1, enter(BOT), "7"), game)
        saved.close()

    async def play(pilot: Pilot[Any]) -> None:
        assert "Unfinished" in shown(pilot)[3]
        assert " won." in shown(pilot)[4]
        await pilot.press("enter")
        assert type(pilot.app.screen).__name__ == "TableScreen"
        await pilot.press("q", "down", "enter")
        assert type(pilot.app.screen).__name__ == "ReplayScreen"

    on_screen(GamesScreen(Words("en")), play)


def test_the_list_is_read_again_where_games_have_gone_meanwhile() -> None:
    position, _ = first_deal("1.3", players=2, seed="7")
    begun = Game.start(position, seats=["Ann", "Bob"], tags={"Seed": "7", "Bots": BOT})
    for _ in range(2):
        saved = SavedGame()
        saved.write(Opening(begun, 1, enter(BOT), "7"), begun)
        saved.close()
    *_, oldest = kept_games()

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("down", "enter")
        oldest.path.unlink()
        await pilot.press("q", "enter")
        assert type(pilot.app.screen).__name__ == "TableScreen"

    on_screen(GamesScreen(Words("en")), play)


def test_how_a_game_ended_is_in_sight_on_a_narrow_screen() -> None:
    position, _ = first_deal("1.3dsa", players=4, seed="7")
    game = Game.start(position, seats=["Magdalena", "Maximilian", "Bot 1", "Bot 2"], tags={"Seed": "7", "Bots": BOT})
    saved = SavedGame()
    saved.write(Opening(game, 2, enter(BOT), "7"), game)
    saved.close()
    words = Words("de")

    async def play(pilot: Pilot[Any]) -> None:
        assert words.text("replay-unfinished") in shown(pilot)[3]

    on_screen(GamesScreen(words), play, columns=60, rows=20)
