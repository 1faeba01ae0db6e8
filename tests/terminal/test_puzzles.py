"""`red7 puzzles`: lines that can be kept and checked."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from red7 import Rules
from red7.play.analysis import Kind, Puzzle, generate, read_puzzles
from tests.support.running import printed, refused, run

SURVIVE = "survive 1 red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0 ; +V7."


def test_puzzles_are_lines_that_can_be_checked(tmp_path: Path) -> None:
    shown = printed("puzzles", "--count", "4", "--seed", "7", columns=40)
    first, *lines = shown.splitlines()
    assert first == "# red7 puzzles --count 4 --rules 1.3 --players 2 --seed 7"
    assert [str(puzzle) for puzzle in read_puzzles(shown)] == lines
    assert len(lines) == 4
    assert printed(*first.removeprefix("# red7 ").split(" ")) == shown
    file = tmp_path / "puzzles.txt"
    file.write_text(shown)
    told = printed("puzzles", "--check", str(file))
    assert told == "4 puzzles, 2 to win and 2 to survive: exactly one turn is right in each.\n"


@pytest.mark.parametrize("kind", ["win", "survive"])
def test_one_kind(kind: str) -> None:
    first, *lines = printed("puzzles", "-n", "2", "--kind", kind, "-s", "it's").splitlines()
    assert first.endswith(f" --kind {kind} --seed 'it'\"'\"'s'")
    assert [line.split(" ")[0] for line in lines] == [kind] * 2


def test_other_rules_and_players() -> None:
    (_, line) = printed("puzzles", "-n", "1", "-r", "1.1ds", "-p", "3", "-s", "7").splitlines()
    assert "red7/1 1.1ds " in line
    assert line.count("/") == 3


def test_without_a_seed_they_are_new() -> None:
    assert printed("puzzles", "-n", "1") != printed("puzzles", "-n", "1")


def test_an_interrupt_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **options: Any) -> Iterator[Puzzle]:
        yield from islice(generate(*arguments, **options), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("red7.terminal.puzzles.generate", interrupted)
    ran = run("puzzles", "-s", "7")
    assert (ran.exit_code, ran.stderr) == (130, "")
    assert len(list(read_puzzles(ran.stdout))) == 2


def test_puzzles_can_be_solved(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"# thrice\n{SURVIVE}\n{SURVIVE}\n{SURVIVE}\n")
    answers = "huh\n+v6\nv7. v5\nv5\nV7\n\n"
    shown = printed("puzzles", "--solve", str(file), given=f"{answers}quit\n")
    assert shown.count("Which turn keeps you in? Grade 1 of 5. Type ? for help") == 3
    assert "> huh\n'huh' is not a turn: +r7 plays a card, >r7 makes it the rule; ? explains more\n" in shown
    assert "V6 is not in hand\n" in shown
    assert "nothing can follow the end of the turn\n" in shown
    assert "> v5\nWrong: Seat 1 is winning with V6. So Seat 0 is out. Try another.\n> V7\nRight!\n" in shown
    assert "+V7.  Seat 0 plays V7 and is winning with V7.\n" in shown
    assert shown.endswith("> quit\n\nYou solved 1 of 2 puzzles.\n")
    assert "R1 R2" not in shown  # the deck, which its player does not see
    assert printed("puzzles", "--solve", str(file), given=answers).endswith("You solved 1 of 2 puzzles.\n")


def test_an_interrupt_ends_the_solving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "puzzles.txt"
    file.write_text(SURVIVE)
    monkeypatch.setattr("red7.terminal.game.puzzle.ask", interrupted)
    ran = run("puzzles", "--solve", str(file))
    assert ran.exit_code == 130
    assert ran.stdout.endswith("\nYou solved 0 of 0 puzzles.\n")


def test_every_card_is_shown_where_a_turn_is_to_win(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(next(str(one) for one in generate(Rules.parse("1.3"), seed="7", kinds=[Kind.WIN])))
    turn = file.read_text().split(" ; ")[1]
    shown = printed("puzzles", "--solve", str(file), given=f"{turn}\n")
    assert "The deck, next card first" in shown
    assert shown.endswith(f"> {turn}\nRight!\n\nYou solved 1 of 1 puzzle.\n")


@pytest.mark.parametrize(
    ("arguments", "given", "complaint"),
    [
        (["--kind", "lose"], "", "there is no kind 'lose': win or survive"),
        (["--players", "3", "--kind", "win"], "", "puzzles to win need two players, not 3"),
        (["--rules", "9"], "", "rules '9': "),
        (["--seed", "a\nb"], "", r"seed 'a\nb': printable characters only"),
        (["--check", "/none"], "", "cannot read /none: No such file or directory"),
        (["--solve", "-"], "", "standard input is for the answers: name a file with puzzles"),
        (["--solve", "/none"], "", "cannot read /none: No such file or directory"),
        (["--check", "-"], "# nothing\n", "standard input: there is no puzzle in it"),
        (
            ["--check", "-"],
            "\nwin\n",
            "standard input: line 2: 'win': expected a kind, a grade, a position, ; and a turn",
        ),
        (["--check", "-"], SURVIVE.replace("; +V7.", "; +V5.x"), "standard input: line 1: 'survive 1 red7/1 1.3"),
    ],
)
def test_what_is_refused(arguments: list[str], given: str, complaint: str) -> None:
    assert refused("puzzles", *arguments, given=given).startswith(complaint)
