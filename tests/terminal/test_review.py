"""`red7 review`: verdicts and a summary; an interrupt keeps what is finished."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from red7 import Game, Position, Seat
from red7.play.analysis import Verdict, review
from tests.support.running import printed, refused, run

START = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")


def game(*turns: str, start: Position = START) -> Game:
    found = Game.start(start, seats=["Ann", "Bob"])
    for turn in turns:
        found = found.play_turn(turn)
    return found


PLAYED = game("+V2>V7", "+R4>R1", "+R5.x")


def test_each_turn_is_judged() -> None:
    shown = printed("review", "-", "-b", "50", columns=160, given=str(PLAYED))
    blunder = r" 1\.  Ann  \+V2>V7  blunder  \S+ would have kept an? \d+% chance; this left \d+%\. The next"
    assert re.match(blunder, shown)
    assert re.search(r"^ 2\.  Bob  \+R4>R1  \w+ +\S", shown, re.MULTILINE)
    *_, third, empty, ann, bob = shown.splitlines()
    assert third == " 3.  Ann  +R5.x   forced   There was no way to stay in."
    assert not empty
    assert ann == "Ann: 1 blunder, 1 forced"
    assert re.fullmatch(r"Bob: 1 \w+", bob)


def test_one_seat_and_a_record_as_it_saw_the_game() -> None:
    shown = printed("review", "-", "-b", "20", "--seat", "1", given=str(PLAYED))
    assert "Ann" not in shown
    assert shown == printed("review", "-", "-b", "20", given=str(PLAYED.view(Seat(1))))


def test_on_a_narrow_screen_sentences_go_below() -> None:
    shown = printed("review", "-", "-b", "20", columns=50, given=str(PLAYED))
    assert " 3.  Ann  +R5.x   forced\n     There was no way to stay in.\n" in shown
    assert max(map(len, shown.splitlines())) <= 50


def test_rounds_of_a_match() -> None:
    scored = Position.parse(str(START).replace("1.3[", "1.3s["))
    assert printed("review", "-", "-b", "5", given=str(game(".x", start=scored))).startswith("Round 1\n 1.  Ann  .x  ")


def test_a_game_without_a_turn() -> None:
    shown = printed("review", "-", given=str(game()))
    assert shown == "There is no turn to review: none was finished, or the record shows no hands.\n"


def test_an_interrupt_keeps_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **options: Any) -> Iterator[Verdict]:
        yield from islice(review(*arguments, **options), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("red7.terminal.review.review", interrupted)
    ran = run("review", "-", "-b", "5", given=str(PLAYED))
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert re.search(r"^ 2\.  Bob ", ran.stdout, re.MULTILINE)
    assert re.search(r"^Bob: 1 \w+$", ran.stdout, re.MULTILINE)
    assert ran.stdout.endswith("\nInterrupted after 2 of 3 turns.\n")


def test_a_broken_record_is_judged_as_far_as_it_is_right() -> None:
    ran = run("review", "-", "-b", "5", given=str(PLAYED).replace("2. 1 +R4>R1", "2. 1 +R4>R6"))
    assert ran.exit_code == 1
    assert ran.stdout.startswith(" 1.  Ann")
    assert " 2.  Bob" not in ran.stdout
    assert re.fullmatch(r"red7: standard input: line \d+, turn 2: .*\n", ran.stderr)


@pytest.mark.parametrize(
    ("arguments", "given", "complaint"),
    [
        (["/none.red7"], "", "cannot read /none.red7: No such file or directory"),
        (["-"], str(PLAYED.view(None)), "a spectator's record shows no hands to judge a turn by"),
        (["-", "--seat", "2"], str(PLAYED), "seat 2: the record has seats 0 to 1"),
        (["-", "--seat", "-1"], str(PLAYED), "seat -1: the record has seats 0 to 1"),
        (
            ["-", "-b", "fast"],
            str(PLAYED),
            "budget 'fast': expected iterations, as in 2000, or a time, as in 100ms or 1.5s",
        ),
        (["-"], "hello\n", "standard input: line 1: 'hello': expected a tag such as [Rules \"1.3\"]"),
    ],
)
def test_what_is_refused(arguments: list[str], given: str, complaint: str) -> None:
    assert refused("review", *arguments, given=given).startswith(complaint)
