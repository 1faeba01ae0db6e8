"""Games in the terminal, typed line by line."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from red7 import Game, Outlook, Position, Rules, Seat, View, deal
from red7.play.bots.levels import LEVELS
from red7.play.bots.roster import enter
from red7.terminal.commands.table import app
from red7.terminal.game import keyboard, launch
from red7.terminal.game.launch import Record, first_deal, play_game
from red7.terminal.opening import Opening
from red7.terminal.style import console_for
from tests.support.lanes import sample
from tests.support.scripts import BOT, script


class Killed(BaseException):
    """The process ends here, with no time to clean up."""


class KillsAfter(io.StringIO):
    """Lines that are typed, and then the end of everything."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if not line:
            raise Killed
        return line


GAMES = [
    ("1.3", 2, 1, "7"),
    ("1.3", 4, 1, "2"),
    ("1.0d", 3, 1, "3"),
    ("1.0dsa", 2, 1, "4"),
    ("1.1dsa", 3, 1, "5"),
    ("1.2dsa", 4, 1, "6"),
    ("1.3ds", 3, 1, "8"),
    ("1.3dsa", 2, 1, "9"),
    ("1.3", 2, 2, "10"),
    ("1.3da", 4, 3, "11"),
    ("1.2a", 3, 3, "12"),
    ("1.3sa", 3, 0, "13"),
    ("1.3[ROYG/1234567/3]", 2, 1, "14"),
]


def play(typed: str, *options: str, columns: int = 80) -> str:
    """What is printed while these lines are typed."""
    ran = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"}).invoke(
        app, ["play", "--bot", BOT, *options], input=typed
    )
    assert ran.exit_code == 0, ran.output
    return ran.output


@pytest.mark.parametrize(("rules", "players", "humans", "seed"), sample(GAMES, 2))
def test_whole_games(rules: str, players: int, humans: int, seed: str, tmp_path: Path) -> None:
    wanted = script(rules, players, humans, seed)
    file = tmp_path / "game.red7"
    options = ["--rules", rules, "--players", str(players), "--humans", str(humans), "--seed", seed]
    printed = play(wanted.text, *options, "--save", str(file))
    record = file.read_text(encoding="utf-8")
    assert re.sub(r'\[Date "[0-9-]{10}"\]\n', "", record) == wanted.record
    assert Game.parse(record).result == wanted.game.result != "*"
    assert printed.rstrip().endswith(str(file))
    assert not [line for line in printed.splitlines()[:-1] if len(line) > 80]
    assert "!" not in printed


@pytest.mark.parametrize("columns", [20, 30])
def test_on_a_slim_screen_every_word_is_whole(columns: int) -> None:
    printed = play("quit\n", "-p", "4", "-r", "1.3dsa", "-s", "5", columns=columns)
    lines = printed.splitlines()
    assert max(map(len, lines)) <= columns
    assert "…" not in printed
    seats = [line.partition(":")[0] for line in lines if re.match(r"  \w.*:", line)]
    assert seats == ["  Bot 1", "  Bot 2", "  Bot 3", "  You"]
    assert "can't save you" in " ".join(printed.split())


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_lines_fit(columns: int) -> None:
    printed = play(script("1.2da", 4, 1, "6").text + "?\n", "-p", "4", "-r", "1.2da", "-s", "6", columns=columns)
    assert max(map(len, printed.splitlines())) <= columns


def hands_shown(printed: str) -> set[str]:
    """The cards shown as a hand of the person whose turn it is."""
    return set(re.findall(r"^  ([ROYGBIV][1-7])   ", printed, re.MULTILINE))


def test_hot_seat_never_shows_another_hand() -> None:
    wanted = script("1.3", 3, 2, "7")
    printed = play(wanted.text, "-p", "3", "--humans", "2", "-s", "7")
    turns = re.split(r"^(Player \d), your turn\. Press Enter when only you are looking\.", printed, flags=re.MULTILINE)
    assert len(turns) > 7
    positions = wanted.game.rounds[0].positions
    laid_open = {*wanted.game.position.canvas, *(card for one in positions for pal in one.palettes for card in pal)}
    deal = positions[0]
    assert isinstance(deal, Position)
    for name, shown in zip(turns[1::2], turns[2::2], strict=True):
        seat = ["Player 1", "Player 2"].index(name)
        assert hands_shown(shown) <= set(map(str, deal.hands[seat]))
        others = {card for other in range(3) if other != seat for card in deal.hands[other]}
        assert not [card for card in others - laid_open if str(card) in shown]


def test_draws_are_hidden_from_the_others() -> None:
    wanted = script("1.3d", 2, 2, "9")
    printed = play(wanted.text, "--humans", "2", "-r", "1.3d", "-s", "9")
    told = [line for line in printed.splitlines() if line.startswith(("Player 1 ", "Player 2 "))]
    assert [line for line in told if "draws a card" in line]
    seen = script("1.3d", 2, 1, "9")
    printed = play(seen.text, "-r", "1.3d", "-s", "9")
    assert re.search(r"draw [ROYGBIV][1-7] and are winning", printed.replace("\n", " "))


def test_the_screen_says_what_a_player_needs() -> None:
    printed = play("", "-s", "7")
    for words in (
        "Red: the highest card",
        "canvas Red, the starting rule   deck 33 cards",
        "winning with I6",
        "[I6]",
        "7 cards in hand",
        "Bot 1 is winning with I6. What can keep you in:",
        "You left the game.",
    ):
        assert words in printed
    assert re.search(r"^  O7 +winning: O7 +not allowed$", printed, re.MULTILINE)
    assert re.search(r"^  Y1 +then discard O7, O4 or B4 +not allowed$", printed, re.MULTILINE)
    assert re.search(r"^  B4 +can't save you +not allowed$", printed, re.MULTILINE)


def test_what_an_action_can_do_is_said_in_words() -> None:
    printed = play("", "-s", "7", "-r", "1.3dsa")
    assert re.search(r"^  O7 +then move a card +not allowed$", printed, re.MULTILINE)
    assert re.search(r"^  Y3 +then draw a card +not allowed$", printed, re.MULTILINE)
    lost = play("", "-s", "5", "-r", "1.2a", columns=40)
    assert not re.search(r": (no|sure|maybe)$", printed + lost, re.MULTILINE)


def test_a_play_that_cannot_save_its_player_is_told_of_undo() -> None:
    printed = play("b4\nundo\no7\n", "-s", "7")
    assert "You play B4. Bot 1 is winning with I6.\n  [B4]  G1\nNothing can keep you in now. Type undo" in printed
    assert printed.count("Type undo to take this back.") == 1
    assert printed.count("What can keep you in:") == 2


def hopeless_deal(rules: str) -> tuple[str, Position]:
    """A seed, and the deal of it in which seat 0 begins and nothing keeps it in."""
    return next(
        (seed, start)
        for seed in map(str, range(1000))
        if (start := deal(Rules.parse(rules), players=2, seed=seed)).seat == 0
        and set(start.view(Seat(0)).outlook().values()) == {Outlook.NO}
    )


def test_no_word_of_undo_where_it_would_not_help() -> None:
    rules = "1.3[ROYG/1234567/2]"
    seed, start = hopeless_deal(rules)
    printed = play(f"{start.hands[0][0]}\n", "-s", seed, "-r", rules)
    assert "Nothing can keep you in now.\n" in printed
    assert "undo" not in printed


def test_a_pause_between_rounds() -> None:
    wanted = script("1.3ds", 2, 1, "7")
    printed = play(wanted.text, "-r", "1.3ds", "-s", "7")
    rounds = len(wanted.game.rounds)
    assert rounds > 1
    assert len(re.findall(r"Press Enter for the next round\.( y)?\n\nRound ", printed)) == rounds - 1
    first = wanted.lines[: wanted.lines.index("")]
    left = play("".join(f"{line}\n" for line in [*first, "quit"]), "-r", "1.3ds", "-s", "7")
    assert left.endswith(
        "Press Enter for the next round. quit\n\nYou left the game.\nIt is saved; to go on: red7 play --resume\n"
    )
    assert "Round 2." not in left


def test_no_line_ends_in_blanks() -> None:
    printed = play("o7\n?\nwho\nshow\n\n>y1\n", "-s", "7", "-r", "1.3ds")
    assert [line for line in printed.splitlines() if line.endswith(" ")] == []


def test_points_and_target() -> None:
    printed = play(script("1.3ds", 2, 1, "7").text, "-r", "1.3ds", "-s", "7")
    assert "rules 1.3ds, 40 points to win" in printed
    assert "Round 1. Points: You 0, Bot 1 0; 40 end the game." in printed
    assert re.search(r"Round 2\. Points: You \d+, Bot 1 \d+; 40 end", printed)
    assert re.search(r"(You win|Bot 1 wins) the game with \d+ points\. Points: You \d+, Bot 1 \d+\.", printed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a card to play it, such as r7"),
        ("hello", "'hello' isn't a card or a command. Type ? for help."),
        ("r7", "R7 isn't in your hand."),
        (">r7", "R7 isn't in your hand."),
        (">o7", "O7 can't go to the canvas: you wouldn't be winning under Orange."),
        ("^o7", "You can't put O7 on the deck now. It's your turn: play a card, discard one, or both."),
        ("y", "You can't draw now."),
        ("o4 y1", "Y1 can't go to the canvas: you wouldn't be winning under Yellow."),
        ("o4 b4 y1", "Your turn ends with >B4, so nothing can follow it."),
        ("undo", "There's nothing to undo in this turn."),
        ("o4\nundo\nundo", "There's nothing to undo in this turn."),
        (".", "You'd be out of this round. Sure? [y/N]"),
        (".\nn", "Your turn goes on."),
        ("\x1b[31m\x00\udcff", "isn't a card or a command"),
        ("x" * 5000, "isn't a card or a command"),
        ("who", "Orange"),
        ("show\nquit", "You left the game."),
    ],
)
def test_answers(typed: str, answer: str) -> None:
    printed = play(typed.encode(errors="surrogateescape").decode(errors="replace") + "\n", "-s", "7")
    assert answer in " ".join(printed.split())
    assert "You left the game." in printed
    assert "\x1b" not in printed
    assert not [line for line in printed.splitlines() if len(line) > 300]


def test_refused_lines_change_nothing() -> None:
    printed = play("o4 y1\n.\nn\no7.\n", "-s", "7")
    assert "You play O7 and are winning with O7." in printed


def test_undo_ends_where_a_card_was_drawn() -> None:
    # Seat 0 begins, holds a 3 and draws with it.
    printed = play("y3\nundo\n", "-s", "7", "-r", "1.3a")
    assert "You play Y3 and draw I1." in printed
    assert "A card has been drawn, so that can't be undone." in printed


def test_what_has_drawn_stays_when_the_rest_is_refused() -> None:
    printed = play("y3 >r7\nundo\n", "-s", "7", "-r", "1.3a")
    assert "R7 isn't in your hand." in printed
    assert "A card has been drawn, so that can't be undone." in printed


@pytest.mark.parametrize(
    ("rules", "seed", "typed", "answer"),
    [
        ("1.3da", "14", "i7\nv4", "To the canvas or onto the deck? Type >V4 or ^V4."),
        ("1.3da", "14", "i7\n^r7", "Your 7 can't move R7 there."),
        ("1.3da", "14", "i7\n.", "You can't end the turn now. Your 7 asks you to move a card from your palette."),
        ("1.3da", "14", "i7\n?", "You're winning with I7. Your 7 asks you to move a card from your palette."),
        ("1.3da", "14", "i7 >v4\n.", "You may end the turn only if that keeps you in, and it doesn't."),
        (
            "1.3da",
            "14",
            "i7 >v4\n+g6",
            "You can't play G6 now. You've played a card: now discard one, or end the turn.",
        ),
        ("1.3da", "14", "r5\n.", "You can't end the turn now. Your 5 asks you to play one more card."),
        ("1.3da", "14", "v2 y5\n.", "You can't end the turn now. You may draw a card: y or n."),
        ("1.3da", "14", "v2 y5 n", "discard Y5 to make the rule Yellow, decline to draw and are winning with"),
        ("1.3da", "45", "y1", "You may play Y1 only if that keeps you in, and it doesn't."),
        (
            "1.0a",
            "3",
            "b1\n.",
            "You can't end the turn now. Your 1 asks you to put a card from another palette on the deck.",
        ),
        ("1.0a", "3", "b1\nr7", "Your 1 can't take R7."),
        ("1.0a", "3", "b1 v7", "You play B1 and put Bot 1's V7 on the deck. You're winning with B6."),
        ("1.0d", "3", "r6\n>b1\n>v1", "V1 is too low for the canvas: its number must be at least"),
    ],
)
def test_answers_in_mid_turn(rules: str, seed: str, typed: str, answer: str) -> None:
    assert answer in " ".join(play(f"{typed}\n", "-r", rules, "-s", seed).split())


@pytest.mark.parametrize("rules", ["1.3", "1.0dsa", "1.1dsa", "1.2dsa", "1.3dsa"])
def test_help_knows_the_rules_in_play(rules: str) -> None:
    printed = " ".join(play("?\n", "-s", "7", "-r", rules).split())
    rule = "the highest card (the current rule)"
    for words in ("The game", "The rules", rule, "What to type", "Now", "It's your turn"):
        assert words in printed
    assert [f"rule {letter} " in printed for letter in "dsa"] == [letter in rules for letter in "dsa"]
    assert ("must be at least the size" in printed) == (rules == "1.0dsa")
    assert ("of two cards or more" in printed) == (rules == "1.1dsa")
    assert ("you may not play a 1 or a 7" in printed) == (rules == "1.3dsa")


def test_going_out_is_asked_about() -> None:
    printed = play(".\ny\n", "-s", "7")
    assert "You do nothing and are out." in printed
    assert "Bot 1 wins." in printed


def test_going_out_is_not_asked_about_where_nothing_else_is_left() -> None:
    rules = "1.3[ROYG/1234567/2]"
    seed, start = hopeless_deal(rules)
    for typed in (".\n", f"{start.hands[0][0]}\n.\n"):
        printed = play(typed, "-s", seed, "-r", rules)
        assert "Nothing can keep you in." in printed
        assert "Sure?" not in printed
        assert "Bot 1 wins." in printed


@pytest.mark.parametrize("columns", [30, 40, 50, 60, 80])
def test_the_rule_stands_on_one_line(columns: int) -> None:
    printed = play("quit\n", "-s", "7", "-r", "1.3ds", columns=columns)
    lines = printed.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("Red: the highest card"))
    assert lines[place + 1].startswith("  canvas Red")
    assert ("rules 1.3ds" in lines[place]) == (columns > 36)
    assert ("40 points to win" in lines[place]) == (columns > 54)


def test_a_bot_that_begins_stands_apart_from_the_header() -> None:
    seed = next(seed for seed in map(str, range(9)) if deal(Rules.parse("1.3"), players=2, seed=seed).seat == 1)
    assert re.search(r"quit to leave\.\n\nBot 1 ", play("quit\n", "-s", seed))


@pytest.mark.parametrize("level", sample(LEVELS, 6))
@pytest.mark.parametrize(("rules", "players"), sample([("1.3", 2), ("1.3dsa", 3)], 2))
def test_every_level_plays(level: int, rules: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        LEVELS, 7, LEVELS[7]._replace(thinker="master:200")
    )  # no time, of which a busy machine has none
    options = ["--level", str(level), "--rules", f"{rules}[ROGI/1234567/4]", "--players", str(players), "--seed", "1"]
    ran = CliRunner(env={"NO_COLOR": "1"}).invoke(app, ["play", "--humans", "0", *options])
    assert ran.exit_code == 0, ran.output
    assert f"(level {level}) play." in " ".join(ran.output.split())
    assert "plays its turn" not in ran.output
    assert re.search(r"^Bot \d wins|share the win", ran.output, re.MULTILINE)


@pytest.mark.parametrize(("options", "warmed"), [(["--level", "7"], 1), ([], 0), (["--bot", "careful"], 0)])
def test_nobody_waits_for_the_compiler_in_a_game(
    options: list[str], warmed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(launch, "prepare_search", calls.append)
    assert CliRunner().invoke(app, ["play", *options, "--seed", "7"], input="quit\n").exit_code == 0
    assert len(calls) == warmed


def test_a_game_that_is_killed_leaves_what_its_player_saw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "killed.red7"
    monkeypatch.setattr("sys.stdin", KillsAfter("o7\n.\n"))
    position, seed = first_deal("1.3", players=2, seed="7")
    with pytest.raises(Killed):
        play_game(
            Console(file=io.StringIO()),
            Opening.of(position, humans=1, opponent=enter(BOT), seed=seed),
            record=Record(str(file)),
        )
    game = Game.parse(file.read_text(encoding="utf-8"))
    assert isinstance(game.position, View)
    assert (game.position.owner, game.result) == (0, "*")
    assert str(game.rounds[0].turns[0].turn) == "+O7."


def test_a_game_left_is_recorded_as_such(tmp_path: Path) -> None:
    file = tmp_path / "left.red7"
    play("o7\n.\nquit\n", "-s", "7", "--save", str(file))
    game = Game.parse(file.read_text(encoding="utf-8"))
    assert game.result == "*"
    assert game.tags["Termination"] == "left"
    assert str(game.rounds[0].turns[0].turn) == "+O7."


def test_quitting_where_the_keyboard_is_handed_over_shows_no_hand() -> None:
    printed = play("quit\n", "--humans", "2", "-s", "7")
    assert "What can keep you in" not in printed
    assert "You left the game." in printed


@pytest.mark.parametrize("kind", ["xterm", "dumb"])
def test_hot_seat_clears_the_screen(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", kind)
    wanted = script("1.3", 2, 2, "10")
    screen = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, highlight=False, markup=False)
    monkeypatch.setattr("sys.stdin", io.StringIO(wanted.text))
    position, seed = first_deal("1.3", players=2, seed="10")
    assert not play_game(screen, Opening.of(position, humans=2, opponent=enter(BOT), seed=seed))
    assert isinstance(screen.file, io.StringIO)
    printed = screen.file.getvalue()
    turns = len(wanted.game.rounds[0].turns)
    assert printed.count("Press Enter when only you are looking") == turns
    assert printed.count("\x1b[H\x1b[2J\x1b[3J" if kind == "xterm" else "\n" * 24) >= 2 * turns - 1


def test_a_typist_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    lines = iter(["g4"])

    def typed(prompt: str) -> str:
        assert prompt == "> "
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("builtins.input", typed)
    assert keyboard.ask(console_for(), "> ") == "g4"
    keyboard.forget()
    with pytest.raises(keyboard.Left):
        keyboard.ask(console_for(), "> ")
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(keyboard.Left):
        keyboard.ask(console_for(), "> ")
