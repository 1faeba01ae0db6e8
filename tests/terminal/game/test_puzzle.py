"""A puzzle, solved at the keyboard: help, hints, and why an answer is wrong."""

from pathlib import Path

import pytest

from tests.support.running import printed

SURVIVE = "survive 1 red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0 ; +V7."
WIN = (
    "win 5 red7/1 1.3 O5:G7V7R6O6V3Y2B1/R5:Y7V6Y5B4I4G3V2 -"
    " Y3I2I3I7R3I5O1B5O4G2O3Y4R1B6G1B3B7Y6R2V5O2I1G6Y1G4R7G5O7V1I6V4R4B2 0 ; +R6."
)


def solved(folder: Path, puzzle: str, *lines: str) -> str:
    """What is printed while these lines are typed, on one line."""
    file = folder / "puzzles.txt"
    file.write_text(puzzle, encoding="utf-8")
    return " ".join(printed("puzzles", "--solve", str(file), given="".join(f"{line}\n" for line in lines)).split())


def test_help_explains_the_game_and_the_puzzle(tmp_path: Path) -> None:
    shown = solved(tmp_path, SURVIVE, "?")
    for words in ("The rules", "What to type", "hint what kind of turn it is", "Exactly one turn is sure to keep"):
        assert words in shown
    assert "undo" not in shown


def test_who_and_show(tmp_path: Path) -> None:
    assert "> who Seat 0 Seat 1 winning R5 V6 V2 V1 Red R5 * V6 Seat 1 with V6" in solved(tmp_path, SURVIVE, "who")
    assert solved(tmp_path, SURVIVE, "show").count("hand V7 V5 V4") == 2


def test_a_hint_names_the_kind_of_turn_and_then_its_first_step(tmp_path: Path) -> None:
    shown = solved(tmp_path, SURVIVE, "hint", "hint", "HINT")
    assert shown.count("> hint The right turn plays a card. > hint It begins with +V7. > HINT It begins with +V7.") == 1


@pytest.mark.parametrize(
    ("puzzle", "answer", "why"),
    [
        (SURVIVE, ".", "Seat 1 is winning with V6. So Seat 0 is out."),
        (SURVIVE, "v5", "Seat 1 is winning with V6. So Seat 0 is out."),
        (WIN, "v7", "Seat 1 answers +Y7. (play Y7) and can't be stopped."),
        (WIN, "b1", "Seat 1 is winning with R5. So Seat 0 is out."),
    ],
)
def test_a_wrong_answer_is_told_why(puzzle: str, answer: str, why: str, tmp_path: Path) -> None:
    assert f"> {answer} Wrong: {why} Try another. >" in solved(tmp_path, puzzle, answer)


def test_the_cards_that_their_player_cannot_see_are_not_told(tmp_path: Path) -> None:
    shown = solved(tmp_path, SURVIVE, "v5", ".", "hint", "who", "?", "show")
    assert not [card for card in ("R4", "R1", "R2", "R3", "R6", "R7", "V3") if card in shown]
