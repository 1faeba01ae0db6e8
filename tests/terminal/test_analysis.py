"""`red7 analyse`: what is printed, and what is refused."""

import re
import signal
from collections.abc import Callable
from typing import Any

import pytest

from red7 import Position, Rules, Seat, deal
from red7.play.analysis import Analysis, analyse
from tests.support.running import printed, refused, run

SHORT = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"
VIEW = str(Position.parse(SHORT).view(Seat(0)))


def test_open_cards_are_solved() -> None:
    assert (
        printed("analyse", SHORT)
        == """\
Seat 0's turn. Every card is face up, so this is what best play leads to.
turn    wins
>V2      yes  discard V2 to make the rule Violet
+V7>R5   yes  play V7, discard R5 to keep the rule Red
+V7>V2   yes  play V7, discard V2 to make the rule Violet
+V7.     yes  play V7
+R5>V2   yes  play R5, discard V2 to make the rule Violet
>V7       no  discard V7 to make the rule Violet
+R5>V7    no  play R5, discard V7 to make the rule Violet
+V2>V7    no  play V2, discard V7 to make the rule Violet
.        out  drop out
"""
    )


def test_hidden_cards_are_dealt_as_they_may_lie() -> None:
    shown = printed("analyse", VIEW, "--budget", "40")
    assert shown.startswith("Seat 0's turn. The cards it can't see were dealt at random 40 times.\n")
    assert "\nBoth then play as if they saw all cards.\n" in shown
    assert re.search(r"^turn +wins +between$", shown, re.MULTILINE)
    assert re.search(r"^\+V7\. +\d+% +\d+-\d+%  play V7$", shown, re.MULTILINE)
    assert shown.endswith("Between: 19 times out of 20, many more tries would give a figure in this range.\n")
    assert shown == printed("analyse", "-", "-b", "40", given=f"{VIEW}\n")


def test_points_with_scoring() -> None:
    shown = printed("analyse", VIEW.replace("1.3[", "1.3s["), "-b", "20")
    assert re.search(r"^turn +wins +between +points +between$", shown, re.MULTILINE)
    assert re.search(
        r"^\+V7\. +\d+% +\d+-\d+% +[+-][\d.]+ +[+-][\d.]+ to [+-][\d.]+\n    play V7$", shown, re.MULTILINE
    )
    assert re.search(r"^\. +out +-6\.0 ", shown, re.MULTILINE)
    assert re.search(r"^>V2 +yes +\+\d  discard V2", printed("analyse", SHORT.replace("1.3[", "1.3s[")), re.MULTILINE)


def test_points_are_explained_where_they_are_shown() -> None:
    words = "Points: what the seat wins; below zero, what another wins.\n"
    assert printed("analyse", VIEW.replace("1.3[", "1.3s["), "-b", "3").endswith(words)
    assert words not in printed("analyse", VIEW, "-b", "3")


@pytest.mark.parametrize(("board", "dealt"), [(VIEW, 6), (SHORT, None)])
def test_an_interrupt_shows_the_figures_so_far(board: str, dealt: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any, progress: Callable[[int, int], None], **options: Any) -> Analysis:
        def tell(done: int, everything: int) -> None:
            progress(done, everything)
            if done == 5:
                signal.raise_signal(signal.SIGINT)

        return analyse(*given, progress=tell, **options)

    monkeypatch.setattr("red7.terminal.analysis.analyse", interrupted)
    ran = run("analyse", board, "-b", "1000000")
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert ran.stdout.startswith("Interrupted: these are the figures so far.\nSeat 0's turn. ")
    assert re.search(r"^\+V7\. +", ran.stdout, re.MULTILINE)
    assert dealt is None or f"were dealt at random {dealt} times" in ran.stdout


def test_many_turns_are_counted_and_narrow_screens_kept() -> None:
    position = deal(Rules.parse("1.3ds"), players=3, seed="7")
    shown = printed("analyse", str(position.view(position.seat)), "-b", "3", columns=50)
    assert re.search(r"^and \d+ more; --all shows them$", shown, re.MULTILINE)
    assert max(map(len, shown.splitlines())) <= 50
    assert re.search(r"^    play [A-Z]\d", shown, re.MULTILINE)
    assert "played out at random" in shown
    shown = printed("analyse", SHORT, columns=40)
    assert re.search(r"^\+V7>R5 +yes\n    play V7, discard R5 to keep the rule\n    Red$", shown, re.MULTILINE)


def test_a_draw_and_what_was_not_solved() -> None:
    assert "play V3, then see what is drawn" in printed(
        "analyse", "red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:*2 - *8 0 @0", "-b", "5"
    )
    position = deal(Rules.parse("1.3d"), players=3, seed="7")
    shown = printed("analyse", str(position), "-b", "1")
    assert "face up.\nUnsolved rounds were played out at random, so the figures are a rough guide.\n" in shown
    assert "draw a card" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nonsense"], "'nonsense' does not start with red7/1"),
        ([SHORT, "-b", "x"], "budget 'x': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ([SHORT, "-b", "0"], "budget '0': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ([str(Position.parse(SHORT).view(Seat(1)))], "this is seat 1's view, but it is seat 0's turn"),
        ([str(Position.parse(SHORT).view(None))], "this is a spectator's view, but it is seat 0's turn"),
        ([str(Position.parse(SHORT).play_turn(".x"))], "the round is over, so there is no turn to analyse"),
    ],
)
def test_what_is_refused(arguments: list[str], complaint: str) -> None:
    assert refused("analyse", *arguments) == complaint


def test_a_cold_cache_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.play.core.cache.is_complete", lambda: False)
    monkeypatch.setattr("red7.play.core.warm.warm_up", lambda tell: tell(1, 1))
    ran = run("analyse", SHORT)
    assert (ran.exit_code, ran.stderr) == (0, "Compiling the core, once; this takes a minute.\n")


def test_every_turn_is_shown_where_all_are_asked_for() -> None:
    position = str(deal(Rules.parse("1.3"), players=2, seed="4"))
    some, every = printed("analyse", position, "-b", "3"), printed("analyse", position, "-b", "3", "--all")
    rest = re.search(r"^and (\d+) more; --all shows them$", some, re.MULTILINE)
    assert rest
    assert "more; --all" not in every
    assert len(every.splitlines()) == len(some.splitlines()) - 1 + int(rest[1])
    assert {line.split()[1] for line in some.splitlines() if line.startswith(("+", ">", "."))} == {"yes", "no"}
