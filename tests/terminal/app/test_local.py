"""A game on this machine: when bots play, and who sees which hand."""

from __future__ import annotations

import errno
import gc
import threading
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Game, Rules, deal
from red7.locales import Words
from red7.play.bots.roster import enter
from red7.terminal.app import local
from red7.terminal.app.local import LocalGame
from red7.terminal.app.menu import MenuScreen
from red7.terminal.app.playing import behind
from red7.terminal.app.table import TableScreen
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame, kept_games
from tests.support.screens import on_screen, said, until
from tests.support.scripts import BOT, script


def game_of(seed: str, *, pause: float = 0, keep: Callable[[Game], None] | None = None) -> LocalGame:
    position = deal(Rules.parse("1.3"), players=2, seed=seed)
    opening = Opening.of(position, humans=1, opponent=enter(BOT), seed=seed)
    return LocalGame(opening, Words("en"), saved=SavedGame(), keep=keep, pause=pause)


def test_a_bot_plays_its_turn_once_however_soon_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause after a bot's turn may end while it thinks about the next one."""
    game, whole_turn = game_of("7", pause=1), local._whole_turn
    may_think, thoughts, pauses = threading.Event(), list[object](), list[Callable[[], None]]()
    may_think.set()

    def think(*arguments: Any) -> Any:
        thoughts.append(arguments)
        may_think.wait()
        return whole_turn(*arguments)

    monkeypatch.setattr(local, "_whole_turn", think)
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        monkeypatch.setattr(pilot.app, "set_timer", lambda _seconds, done: pauses.append(done))
        await until(pilot, lambda: screen.view)
        await pilot.press("enter")
        await until(pilot, lambda: pauses and screen.view)
        assert len(thoughts) == 1
        may_think.clear()
        while screen.view:
            await pilot.press("enter")
        await until(pilot, lambda: len(thoughts) == 2)
        pauses.pop()()
        may_think.set()
        await until(pilot, lambda: pauses)
        assert len(thoughts) == 2

    on_screen(screen, play)


def test_no_hand_is_shown_where_a_bot_begins_a_round_of_several_people(monkeypatch: pytest.MonkeyPatch) -> None:
    may_think = threading.Event()
    monkeypatch.setattr(local, "_whole_turn", lambda *_: may_think.wait())
    game = script("1.3s", 3, 2, "2").game
    *before, last = game.rounds[0].turns
    begun = Game.start(deal(Rules.parse("1.3s"), players=3, seed="2"), seats=game.seats)
    begun = begun.play(*(step for entry in before for step in entry.turn.steps))
    assert begun.position.seat == 0
    table = LocalGame(Opening(begun, 2, enter(BOT), "2"), Words("en"), pause=0)
    screen = TableScreen(table)

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")  # it is handed over
        screen.typed.text = str(last.turn.steps[0])
        await pilot.press("enter", "enter")
        assert table.game.position.is_over
        await pilot.press("enter")
        position = table.game.position
        assert position.seat == 2
        assert not any(str(card) in said(pilot) for hand in position.hands for card in hand)

    try:
        on_screen(screen, play)
    finally:
        may_think.set()


def test_what_is_found_after_the_end_is_dropped_quietly() -> None:
    may_find, before = threading.Event(), set(threading.enumerate())

    async def play(pilot: Pilot[Any]) -> None:
        behind(pilot.app, may_find.wait, lambda _: pytest.fail("told too late"))

    on_screen(MenuScreen(Words("en")), play)
    with warnings.catch_warnings(record=True) as told:
        may_find.set()
        for thread in set(threading.enumerate()) - before:
            thread.join()
        gc.collect()
    assert not told


def test_where_the_record_cannot_be_written_the_game_goes_on() -> None:
    written = list[Game]()

    def keep(game: Game) -> None:
        if written:
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(game)

    game = game_of("7", keep=keep)
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        assert [str(one) for one in written] == [str(game.opening.game)], "even if it is left at once"
        await until(pilot, lambda: screen.view)
        await pilot.press("enter")
        await until(pilot, lambda: "No space left on device" in game.note)
        await until(pilot, lambda: screen.view)

    on_screen(screen, play)
    (kept,) = kept_games()
    assert str(kept.game) == str(game.game)
