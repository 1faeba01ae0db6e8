"""The commands, run within this process: what they print, what they refuse, and how they end."""

import csv
import re
import subprocess
import sys
from pathlib import Path

import pytest

from red7 import Game, Position, Rules, deal
from red7.play.bots.roster import OPPONENTS
from tests.support.places import GOLDEN
from tests.support.running import printed, refused, run
from tests.support.scripts import script

STEPS = GOLDEN / "steps.csv"
ROWS = list(csv.DictReader(STEPS.read_text(encoding="utf-8").splitlines()))
SMALL = "red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1"


# --- who ---------------------------------------------------------------------------------------------------------


def test_who() -> None:
    assert (
        printed("who", "R7G4V2", "O6B6")
        == """\
         palette 1   palette 2  winning
         R7 G4 V2    O6 B6
Red    * R7          O6         palette 1 with R7
Orange   R7        * O6 B6      palette 2 with 2 sixes, highest O6
Yellow * R7          O6         palette 1 with a single card, R7
Green    G4 V2     * O6 B6      palette 2 with 2 even cards, highest O6
Blue   * R7 G4 V2    O6 B6      palette 1 with 3 colours, highest R7
Indigo * R7          O6         palette 1 with a single card, R7
Violet * V2          -          palette 1 with 1 card below 4, V2
"""
    )


def test_who_among_four_and_nobody() -> None:
    table = printed("who", "r7, o5", "-", " y3 ", "R5;O7")
    assert "Green    -           -           -           -\n" in table
    assert "\nWinning:\n  Red    palette 1 with R7\n" in table
    assert "  Green  nobody\n" in table
    assert "Red      R7 O5" not in table
    assert "Red    * R7" in table
    assert "nobody" in printed("who", "R7", "-", columns=88)


@pytest.mark.parametrize("rule", ["green", "Green", "G", "g"])
def test_who_under_one_rule(rule: str) -> None:
    assert printed("who", "--rule", rule, "O7 V6", "v4,v2") == (
        "Green: most even cards" + " " + "-" * 56 + "\n"
        "  palette 1: 1 even card, V6\n"
        "     O7  [V6]\n"
        "  palette 2: 2 even cards, highest V4\n"
        "    [V4] [V2]\n"
        "Palette 2 is winning.\n"
    )


def test_nobody_is_winning_under_one_rule() -> None:
    assert printed("who", "--rule=v", "R7", "-").endswith("no card below 4\n    -\nNobody is winning.\n")


@pytest.mark.parametrize(
    ("palettes", "complaint"),
    [
        (["R7", "R7"], "R7 appears twice, in palettes 1 and 2"),
        (["R7r7", "-"], "R7 appears twice, in palette 1"),
        (["R7", "R8"], "palette 2 'R8': no card starts at 'R8'"),
        (["R7 x", "-"], "palette 1 'R7 x': no card starts at 'x'"),
        (["R7-", "-"], "palette 1 'R7-': no card starts at '-'"),
        (["R7", "\udcff"], r"palette 2 '\udcff': no card starts at '\udcff'"),
        (["R7", "R" * 100000], f"palette 2 '{'R' * 37}...': no card starts at '{'R' * 37}...'"),
    ],
)
def test_who_refuses(palettes: list[str], complaint: str) -> None:
    said, _, hint = refused("who", *palettes).partition("; ")
    assert said == complaint
    assert hint in ("", "a card is a letter of ROYGBIV and a number 1-7")
    assert bool(hint) == ("starts at" in said)


@pytest.mark.parametrize(
    "arguments",
    [
        ["who"],
        ["who", "R7"],
        ["who", "R1", "R2", "R3", "R4", "R5"],
        ["who", "R1", "R2", "--rule", "pink"],
        ["play", "--players", "5"],
        ["play", "--humans", "3"],
        ["play", "--humans", "-1"],
        ["play", "--level", "3", "--bot", "careful"],
        ["deal", "--players", "1"],
        ["perft", SMALL],
        ["perft", SMALL, "--depth", "13"],
        ["perft", SMALL, "--depth", "-1"],
        ["perft", SMALL, "--depth", "x"],
        ["show"],
        ["replay"],
        ["replay", "a", "b"],
        ["nothing"],
        ["--nothing"],
        [],
    ],
)
def test_usage(arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.exit_code == 2
    assert "Usage: red7" in ran.output


COMMANDS_WITH_PLAYERS = {"play": [], "deal": [], "puzzles": [], "arena": ["greedy", "random"]}


@pytest.mark.parametrize("bot", ["Nobody", "carefull", "", "R7"])
def test_an_unknown_bot_is_answered_with_the_choices(bot: str) -> None:
    said = refused("play", "--bot", bot)
    choices = f"{', '.join(OPPONENTS)}, level:1 to level:7"
    choices += ", or your own, as in mybot.py:Class"
    assert said == f"there is no bot '{bot}'; try {choices}"


def test_a_bot_that_sees_all_cards_is_no_opponent() -> None:
    assert refused("play", "--bot", "seer") == "seer sees all cards and plays only in the arena"


@pytest.mark.parametrize(
    "arguments",
    [
        *(["play", "--level", level] for level in ("0", "8", "-1")),
        *([command, *bots, "--players", "5"] for command, bots in COMMANDS_WITH_PLAYERS.items()),
        ["bot", "http://localhost/t/AbCdEfGhJk", "--level", "8"],
        ["play", "--level", "3", "--bot", "careful"],
        ["arena", "greedy", "random", "--deals", "0"],
        ["arena", "greedy", "random", "--processes", "0"],
        ["puzzles", "--count", "0"],
    ],
)
def test_an_option_out_of_range_is_wrong_usage_in_every_command(arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.exit_code == 2
    assert "Usage: red7" in ran.output


def test_a_malformed_budget_is_refused() -> None:
    assert refused("play", "--bot", "mcts:soon").startswith("budget 'soon': expected iterations, as in 2000, or a time")
    assert refused("play", "--bot", "greedy:5").startswith("'greedy:5': greedy takes no budget; mcts, mcts-many, ")


# --- deal, show, steps, perft ------------------------------------------------------------------------------------


def test_deal() -> None:
    assert printed("deal", "--rules", "1.3ds", "--players", "3", "--seed", "7") == (
        f"{deal(Rules.parse('1.3ds'), players=3, seed='7')}\n"
    )
    assert Position.parse(printed("deal").strip()).players == 2
    assert printed("deal") != printed("deal")


def test_show() -> None:
    assert (
        printed("show", SMALL)
        == """\
Red: the highest card ----------------------------------- rules 1.3[RO/12345/2]
  canvas Red, the starting rule   deck 4 cards

  Seat 0  winning with R5                                        2 cards in hand
          [R5]
          hand O4 R2

  Seat 1  R1                                                     2 cards in hand
          [R1]
          hand R3 O1

  The deck, next card first: R4 O5 O3 O2

Seat 0 is winning with R5. It's Seat 1's turn.
"""
    )


def test_show_takes_words_and_standard_input() -> None:
    assert printed("show", *SMALL.split(" ")) == printed("show", SMALL) == printed("show", "-", given=f"{SMALL}\r\n")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("red7/1 1.3[RO/12345/2] R5:*2/R1:R3O1 - *4 1 @1", ["hand R3 O1", "It's Seat 1's turn."]),
        ("red7/1 1.3[RO/12345/2] R5:*2/R1:*2 - *4 1 @-", ["2 cards in hand", "deck 4 cards"]),
        ("red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1+R3", ["It's Seat 1's turn, which began with +R3."]),
        (
            "red7/1 1.3[RO/12345/2] R5:!R2O4/R1:R3O1 - !R4O5O3O2 1",
            ["everyone knows R2 is in this hand", "on top R4", "deck: R4 R2"],
        ),
        ("red7/1 1.3[RO/12345/2] R5:*2/R1:R3O1 - !R4*3 1 @1", ["in a hand or in the deck: R4"]),
        ("red7/1 1.3[RO/12345/2] xR5:R2O4/R1:R3O1 - R4O5O3O2 1#", ["out, with R5", "Seat 1 has won the round."]),
        (
            "red7/1 1.3s[RV/567/2] xR5:-:R6/R7:V7:V6 V5 - 1#",
            ["Seat 0 has scored R6", "1 card in hand, 6 points", "Seat 0 and Seat 1 share the win with 6 points each."],
        ),
        ("red7/1 1.3[RO/12345/2] -:R2O4/R1:R3O1 R5 R4O5O3O2 0", ["canvas R5", "no card"]),
    ],
)
def test_show_boards(text: str, lines: list[str]) -> None:
    shown = " ".join(printed("show", text).split())
    assert [line for line in lines if line not in shown] == []


def test_show_draws_a_long_canvas_and_a_long_palette() -> None:
    cards = deal(Rules.parse("1.3"), players=2, seed="7").rules.pack
    text = f"red7/1 1.3 {''.join(map(str, cards[:30]))}:-/-:- {''.join(map(str, cards[30:]))} - 0"
    for columns in (60, 80):
        shown = printed("show", text, columns=columns)
        assert max(map(len, shown.splitlines())) <= columns
        assert "canvas ... " in shown


def test_steps() -> None:
    assert (
        printed("steps", SMALL)
        == """\
+R3  no  play R3: nothing can keep you in
+O1  no  play O1: nothing can keep you in
.    no  do nothing: you're out
"""
    )
    assert (
        printed("steps", "red7/1 1.3[RO/12345/2] R4:R2O4/R1:R5O1 - R3O5O3O2 1")
        == """\
+R5  sure  play R5: you're winning with R5
+O1  no    play O1: nothing can keep you in
.    no    do nothing: you're out
"""
    )


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "red7/1 1.3[RV/1234567/4] V4:R5V2R2V3/R7:R6R4R3R1 - V7V6V1V5 0",
            ["+R5 no", "+R2 sure play R2: then discard V3 or V2", "+V2 sure play V2: then discard V3"],
        ),
        (
            "red7/1 1.3[RV/1234567/5] V2:V7V6V5V4V3/R7:R6R5R4R3R2 - R1V1 0",
            ["+V7 sure play V7: then discard V6, V5, V4 or another", ">V7 sure discard V7, rule Violet: you're"],
        ),
        (
            "red7/1 1.3d[RV/1234567/5] V2:V7V6V5V4V3/R7:R6R5R4R3R2 - R1V1 0",
            [">V7 sure discard V7, rule Violet: you're winning with 1 card below 4, V2; you may draw"],
        ),
        ("red7/1 1.3d[RV/1234567/5] V2:V7V6V5V4V3/R7:R6R5R4R3R2 - R1V1 0>V7", ["= sure draw a card: you stay in"]),
        ("red7/1 1.3d[RV/1234567/5] V2:V7V6V5V4V3/R7:R6R5R4R3R2 - R1V1 0>V7", ["- sure draw nothing: you stay in"]),
        ("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0", ["+V3 maybe play V3 and draw a card: the"]),
        (
            "red7/1 1.1a[RV/1234567/2] R6V3:R1V1/R5V5R4:R3/V4:R2/R7V6:V2 - V7 0",
            ["+R1 sure play R1, then put a card from another palette on the deck: you can stay in"],
        ),
        (
            "red7/1 1.1a[RV/1234567/2] R6V3:R1V1/R5V5R4:R3/V4:R2/R7V6:V2 - V7 0+R1",
            ["^R7 sure put Seat 3's R7 on the deck: you're winning with R6", "^R5 sure put Seat 1's R5"],
        ),
        (
            "red7/1 1.2a[RV/1234567/2] R4V3V2:R7V5/V7:R6V6 - V4R1R5V1R3R2 0+R7",
            [
                ">V3 sure move V3 from your palette to the canvas, rule Violet: you're winning with 1 card below 4, V2",
                "^V3 sure put V3 from your palette on the deck: you're winning with R7",
            ],
        ),
        ("red7/1 1.3a[RV/1234567/4] V4:R5V5R2V2/R7:R6R4R3R1 - V7V6V3V1 0", ["+R5 sure play R5, then play one more"]),
        ("red7/1 1.3a[RV/1234567/4] V4:R5V5R2V2/R7:R6R4R3R1 - V7V6V3V1 0+R5+R2", [". no end the turn: you're out"]),
        ("red7/1 1.2a[RV/1234567/2] R4V3V2:R7V5/V7:R6V6 - V4R1R5V1R3R2 0", ["+R7 sure play R7, then move a card"]),
        ("red7/1 1.3[RO/12345/2] R4:R2O4/R1:R5O1 - R3O5O3O2 1+R5", [". sure end the turn: you stay in with R5"]),
        ("red7/1 1.3[RO/12345/2] R4:*2/R1:R5O1 - *4 1 @1", ["+R5 sure"]),
        (
            "red7/1 1.3a[RV/1234567/2] R5:V4V3/V6:R3R1 - V2R7V5R2V1R6R4V7 0",
            ["+V3 sure play V3 and draw a card: a"],
        ),
    ],
)
def test_steps_in_words(text: str, lines: list[str]) -> None:
    shown = " ".join(printed("steps", text).split())
    assert [line for line in lines if line not in shown] == []


def test_a_finished_round_has_no_steps() -> None:
    ran = run("steps", "red7/1 1.3[RO/12345/2] xR5:R2O4/R1:R3O1 - R4O5O3O2 1#")
    assert (ran.exit_code, ran.stdout) == (0, "")
    assert ran.stderr == "The round is over: there are no more steps.\n"


def test_palettes_may_be_separated_as_seats_are() -> None:
    assert printed("who", "R7/B1") == printed("who", "R7", "B1")


def test_steps_are_for_the_mover_alone() -> None:
    assert "only seat 1 can know" in refused("steps", "red7/1 1.3[RO/12345/2] R5:*2/R1:*2 - *4 1 @-")


@pytest.mark.parametrize("row", ROWS[::7], ids=lambda row: row["position"].split(" ")[1] + row["position"][-2:])
def test_perft(row: dict[str, str]) -> None:
    for depth in range(1, 5):
        assert printed("perft", row["position"], "--depth", str(depth)) == f"{row[f'steps{depth}']}\n"


def test_perft_divides() -> None:
    assert printed("perft", SMALL, "--depth", "2", "--divide") == "+R3 1\n+O1 1\n. 0\n2\n"
    assert printed("perft", SMALL, "--depth", "1", "--divide") == "+R3 1\n+O1 1\n. 1\n3\n"
    assert printed("perft", SMALL, "--depth", "0", "--divide") == "1\n"


def test_perft_needs_all_cards() -> None:
    assert "is a view" in refused("perft", "-d", "1", "red7/1 1.3[RO/12345/2] R5:*2/R1:*2 - *4 1 @-")


# --- replay ------------------------------------------------------------------------------------------------------


def test_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.red7"
    file.write_text(str(script("1.3", 2, 1, "7").game), encoding="utf-8")
    told = printed("replay", str(file))
    assert told.startswith(
        "Red7, rules 1.3: Player, Bot 1\nSeed: 7\nBots: greedy\n\nPlayer has G1, hand O7 O4 B4 I4 Y3 I3 Y1\n"
    )
    assert re.search(r"^The rule is Red\. Player starts\.\n *1\.  ", told, re.MULTILINE)
    assert re.search(r"^(Player|Bot 1) wins\.$", told, re.MULTILINE)
    assert told == printed("replay", "-", given=file.read_text(encoding="utf-8"))
    assert told == printed("replay", "-", given=file.read_text(encoding="utf-8").replace("\n", "\r\n"))


def test_replay_of_a_match_and_of_views() -> None:
    game = script("1.3dsa", 3, 0, "9").game
    told = printed("replay", "-", given=str(game))
    assert "Round 2\n" in told
    assert re.search(r"^Bot \d wins the game with \d+ points\.$", told, re.MULTILINE)
    seen = printed("replay", "-", given=str(game.view(None)))
    assert "draws a card" in seen
    assert ", hand " not in seen


def test_replay_of_a_game_that_goes_on() -> None:
    begun = Game.start(Position.parse(SMALL), seats=["Ann", "Bob"]).play(Position.parse(SMALL).legal_steps()[0])
    told = printed("replay", "-", given=str(begun.comment("thinks")))
    assert "1.  +R3  Bob plays R3. The turn is not finished. {thinks}" in told


def test_a_broken_record_is_told_as_far_as_it_is_right() -> None:
    record = str(script("1.3", 2, 1, "7").game)
    ran = run("replay", "-", given=re.sub(r"^3\. (\d) .*$", r"3. \1 +R7.", record, flags=re.MULTILINE))
    assert ran.exit_code == 1
    assert re.search(r"^ *2\. ", ran.stdout, re.MULTILINE)
    assert not re.search(r"^ *3\. ", ran.stdout, re.MULTILINE)
    assert re.fullmatch(r"red7: standard input: line 12, turn 3: .*\+R7.*\n", ran.stderr)


@pytest.mark.parametrize(
    "command", ["", "play", "who", "deal", "show", "steps", "replay", "perft", "analyse", "review", "puzzles", "arena"]
)
def test_help(command: str) -> None:
    shown = printed(*filter(None, [command, "--help"]))
    assert shown.startswith(f"Usage: red7{' ' if command else ''}{command} ")
    assert ("Example: red7 " if command else "red7 play") in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_example_of_show_runs() -> None:
    example = re.search(r"Example: red7 show '(?P<position>[^']+)'", " ".join(printed("show", "--help").split()))
    assert example
    assert "Seat 0 is winning with R5. It's Seat 1's turn." in printed("show", example["position"])


def test_version() -> None:
    assert re.fullmatch(r"red7 \d+\.\d+\.\d+\S*\n|red7, run from its sources\n", printed("--version"))


def test_an_interrupted_game_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("red7.terminal.game.person.ask", interrupted)
    ran = run("play", "--seed", "7")
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert ran.stdout.endswith("You left the game.\n")


def test_commands_that_do_not_search_do_not_wait_for_the_compiler() -> None:
    code = "import sys, red7.terminal.commands.table; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
