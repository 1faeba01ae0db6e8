"""Games on the full screen, played by keys and by mouse."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from red7 import Game
from red7.locales import LANGUAGES, Words
from red7.terminal.app.local import LocalGame
from red7.terminal.app.replay import ReplayScreen
from red7.terminal.app.table import TableScreen
from red7.terminal.saved import kept_games
from tests.support.lanes import sample
from tests.support.screens import game_of, on_screen, play_typed, said, shown, until
from tests.support.scripts import script


def record(game: Game) -> str:
    return "\n".join(line for line in str(game).splitlines() if not line.startswith("[Date "))


@pytest.mark.parametrize(
    ("rules", "players", "humans", "seed"),
    sample(
        [("1.3", 2, 1, "7"), ("1.0dsa", 2, 1, "4"), ("1.3dsa", 2, 1, "9"), ("1.2a", 3, 3, "12"), ("1.3", 4, 1, "2")], 2
    ),
)
def test_whole_games_and_matches_by_typing(rules: str, players: int, humans: int, seed: str) -> None:
    wanted = script(rules, players, humans, seed)
    game = game_of(rules, players, humans, seed)

    async def play(pilot: Pilot[Any]) -> None:
        await play_typed(pilot, game, wanted.lines)

    on_screen(TableScreen(game), play)
    assert record(game.game) == record(wanted.game)
    (kept,) = kept_games()
    assert record(kept.game) == record(wanted.game)


@pytest.mark.parametrize(("columns", "rows"), [(60, 20), (80, 20), (80, 24)])
def test_every_seat_is_in_sight_however_low_the_screen(columns: int, rows: int) -> None:
    game = game_of("1.3dsa", players=4, humans=4)
    screen = TableScreen(game)
    replay = ReplayScreen(game.game, Words("de"))
    in_sight = [f"[{card}]" for palette in game.game.position.palettes for card in palette]

    async def play(pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: screen.view)
        board = shown(pilot)
        assert all(any(card in line for line in board[2:]) for card in in_sight), "\n".join(board)
        assert sum("7 in hand" in line for line in board) == game.game.position.players
        await pilot.app.push_screen(replay)
        board = shown(pilot)
        assert all(any(card in line for line in board[2:]) for card in in_sight), "\n".join(board)

    on_screen(screen, play, columns=columns, rows=rows)


def test_a_whole_game_by_arrow_keys() -> None:
    game = game_of()
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        assert any("»O7«" in line for line in shown(pilot))
        await pilot.press("right")
        assert any("»O4«" in line for line in shown(pilot))
        assert any("Bot 1 would still be winning" in line for line in shown(pilot))
        await pilot.press("left")
        while not game.game.position.is_over:
            await pilot.press("enter")
            if screen.asks:
                await pilot.press("enter")
            await until(pilot, lambda: screen.view or game.game.position.is_over)
        assert any("won the round" in line for line in shown(pilot))

    on_screen(screen, play)
    assert game.game.position.match_winners


@pytest.mark.parametrize("humans", [1, 2])
def test_after_a_game_one_looks_back_or_plays_again(humans: int) -> None:
    wanted = script("1.3", 3, humans, "7")
    game = game_of("1.3", 3, humans, "7")

    async def play(pilot: Pilot[Any]) -> None:
        await play_typed(pilot, game, wanted.lines)
        assert "Play again" in said(pilot)
        await pilot.press("r")
        assert type(pilot.app.screen).__name__ == "ReplayScreen"
        await pilot.press("q", "enter")
        while len(list(kept_games())) < 2:
            await until(pilot, lambda: game.curtain is not None or game.is_mine or game.game.rounds[0].turns)
            await pilot.press("enter")

    on_screen(TableScreen(game), play)
    again, first = kept_games()
    assert first.is_over
    assert record(first.game) == record(wanted.game)
    assert (again.people, again.game.seats, again.game.rules) == (humans, first.game.seats, first.game.rules)
    assert again.game.rounds[0].deal != first.game.rounds[0].deal


def test_a_record_to_be_kept_holds_one_game() -> None:
    wanted, kept = script("1.3", 2, 1, "7"), list[Game]()
    game = LocalGame(game_of().opening, Words("en"), keep=kept.append, pause=0)

    async def play(pilot: Pilot[Any]) -> None:
        await play_typed(pilot, game, wanted.lines)
        assert "Play again" not in said(pilot)
        await pilot.press("enter")
        assert game.game.position.match_winners

    on_screen(TableScreen(game), play)
    assert record(kept[-1]) == record(wanted.game)


def test_who_would_be_winning_is_shown_before_the_turn() -> None:
    async def play(pilot: Pilot[Any]) -> None:
        assert "(would be winning)" in said(pilot)
        assert "You’d be winning: highest card O7." in said(pilot)

    on_screen(TableScreen(game_of()), play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_is_cut_off(language: str) -> None:
    """On the smallest usual screen, with every seat taken, and where most is asked."""
    game = game_of("1.3dsa", 4, 1, "9", language)
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        screen.typed.text = "b7"  # a 7, which may move a card of the palette in two ways
        await pilot.press("enter")
        view = screen.view
        assert view
        assert [str(step) for step in screen.turn.steps] == ["+B7"]
        for _ in screen.turn.cards:
            asked = game.teller.asked(view, back=True)
            for choice in screen.turn.choices:
                for words in (choice.says, asked, game.teller.say("term-leave")):
                    assert " ".join(words.split()) in said(pilot)
                await pilot.press("down")
            await pilot.press("right")

    on_screen(screen, play)


def test_how_the_leader_stands_is_told_on_a_narrow_screen() -> None:
    screen = TableScreen(game_of("1.3dsa", 4, 1, "9"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        view = screen.view
        assert view
        assert view.winning is not None
        name = screen.playing.teller.names[view.winning]
        rows = [line.partition("│")[0] for line in shown(pilot)]
        at = next(row for row, line in enumerate(rows) if line[1:].startswith(name))
        assert screen.playing.teller.count(view.rule, view.counting(view.winning)) in "".join(rows[at : at + 3])

    on_screen(screen, play)


def test_steps_are_undone_and_dropping_out_is_asked_about() -> None:
    game = game_of()
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("o", "4", "full_stop", "enter")
        assert "Enter: yes. Esc: no." in said(pilot)
        await pilot.press("escape")
        assert "Enter: yes. Esc: no." not in said(pilot)
        assert [str(step) for step in screen.turn.steps] == ["+O4"]
        await pilot.press("u")
        assert screen.turn.steps == []
        await pilot.press("u")
        assert any("You have no turn to undo." in line for line in shown(pilot))
        assert not game.game.rounds[0].turns

    on_screen(screen, play)


def test_a_preview_names_no_set_that_would_not_win() -> None:
    screen = TableScreen(game_of())

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        (mine,) = (line for line in shown(pilot) if "You" in line and "in hand" in line)
        assert "(would be winning)" in mine
        assert "highest card" not in mine

    on_screen(screen, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_round_shows_what_was_scored(language: str) -> None:
    wanted = script("1.3s", 2, 1, "7")
    game = game_of("1.3s", language=language)
    screen = TableScreen(game)
    lines = iter(wanted.lines)

    async def play(pilot: Pilot[Any]) -> None:
        while not game.game.position.is_over:
            await until(pilot, lambda: screen.view or game.game.position.is_over)
            if screen.view:
                screen.typed.text = next(lines)
                await pilot.press("enter")
                if screen.asks:
                    await pilot.press("enter")
                    next(lines)
        won = game.game.rounds[0].won
        cards, points = " ".join(map(str, won)), sum(card.number for card in won)
        said_so = f"{cards}: {game.teller.say('points-won', count=points)}."
        assert won
        assert " ".join(said_so.split()) in said(pilot)
        assert not any("[" in line for line in shown(pilot))

    on_screen(screen, play)


def test_nothing_is_refused_that_nobody_has_asked_for() -> None:
    screen = TableScreen(game_of("1.3a", seed="49"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("v", "3", "enter")  # draws, and then nothing can be done any more
        await until(pilot, lambda: screen.view and screen.view.turn.items)
        assert "I’m out" in said(pilot)
        assert "can’t do that" not in said(pilot)
        assert "»" not in said(pilot)
        await pilot.press("right")
        assert "can’t do that" in said(pilot)

    on_screen(screen, play)


def test_a_card_is_chosen_by_mouse() -> None:
    game = game_of()
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        rows = shown(pilot)
        row = next(row for row, line in enumerate(rows) if "O4" in line)
        await pilot.click(offset=(rows[row].index("O4"), row))
        assert str(screen.turn.card) == "O4"
        place = next(row for row, line in enumerate(shown(pilot)) if "Play it" in line)
        await pilot.click(offset=(4, place))
        assert [str(step) for step in screen.turn.steps] == ["+O4"]

    on_screen(screen, play)


def test_a_resize_keeps_everything_in_sight() -> None:
    screen = TableScreen(game_of("1.3dsa", 4, 1, "9"))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        for columns, rows in ((120, 40), (60, 20), (80, 24), (200, 50)):
            await pilot.resize_terminal(columns, rows)
            await pilot.pause()
            lines = shown(pilot)
            assert len(lines) == rows
            assert all(len(line) <= columns for line in lines)
            assert "Violet: most cards below 4" in lines[0]
            text = "\n".join(lines)
            assert all(name in text for name in ("Bot 1", "Bot 2", "Bot 3", "You"))
            assert f"»{screen.turn.card}«" in text
            assert " q " in lines[-1]

    on_screen(screen, play)


def test_hot_seat_never_shows_another_hand() -> None:
    game = game_of("1.3", 2, 2, "10", "de")
    screen = TableScreen(game)
    hands = [{str(card) for card in hand} for hand in game.game.position.hands]

    async def play(pilot: Pilot[Any]) -> None:
        seat = game.game.position.seat
        own, others = hands[seat], hands[1 - seat]
        assert not any(card in "\n".join(shown(pilot)) for card in own | others)
        assert f"Gib das Gerät an Spieler {seat + 1} weiter." in said(pilot)
        await pilot.press("enter")
        text = "\n".join(shown(pilot))
        assert all(card in text for card in own)
        assert not any(card in text for card in others)
        while game.curtain is None:
            await pilot.press("enter")
            if screen.asks:
                await pilot.press("enter")
        left = [str(card) for hand in game.game.position.hands for card in hand]
        assert not any(card in said(pilot) for card in left), "nor one's own, once the keyboard is handed over"

    on_screen(screen, play)


@pytest.mark.parametrize("rules", ["1.3", "1.0dsa"])
def test_help_tells_the_rules_of_this_game(rules: str) -> None:
    screen = TableScreen(game_of(rules))

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("question_mark")
        pages = [*shown(pilot)]
        while True:
            await pilot.press("pagedown")
            if pages[-24:] == shown(pilot):
                break
            pages += shown(pilot)
        text = " ".join(" ".join(pages).split())
        assert "Tab completes what you type." in text
        assert ("must be at least the number of cards" in text) == (rules == "1.0dsa")
        await pilot.press("q")
        assert pilot.app.screen is screen

    on_screen(screen, play)


async def click(pilot: Pilot[Any], words: str) -> None:
    rows = shown(pilot)
    row = next(row for row, line in enumerate(rows) if words in line)
    await pilot.click(offset=(rows[row].index(words), row))


def test_a_click_counts_for_more_than_what_was_typed_or_asked() -> None:
    game = game_of()
    screen = TableScreen(game)

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press(*"zebra")
        await click(pilot, "Play it")
        assert str(game.game.rounds[0].turns[0].turn) == "+O7."
        assert "zebra" not in said(pilot)

    on_screen(screen, play)


def test_a_click_elsewhere_means_no() -> None:
    screen = TableScreen(game_of())

    async def play(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: screen.view)
        await pilot.press("o", "4", "full_stop", "enter")
        assert "Enter: yes. Esc: no." in said(pilot)
        card = next(card for card in screen.turn.cards if card is not screen.turn.card)
        await click(pilot, f" {card} ")
        assert screen.turn.card is card
        assert "Enter: yes. Esc: no." not in said(pilot)

    on_screen(screen, play)
