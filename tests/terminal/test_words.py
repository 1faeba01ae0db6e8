"""Sentences."""

import pytest

from red7 import Card, Colour, Position, Rules, Seat, Turn
from red7.terminal.words import (
    AIM,
    Table,
    distinct,
    lead_words,
    listed,
    match_words,
    round_words,
    set_words,
    turn_words,
)

TABLE = Table(("Ann", "Bob"), you=Seat(0))


def cards(text: str) -> list[Card]:
    return [Card.parse(card) for card in text.split()]


@pytest.mark.parametrize(
    ("rule", "chosen", "words"),
    [
        (Colour.RED, "R7", "R7"),
        (Colour.ORANGE, "R6 B6 V6", "3 sixes, highest R6"),
        (Colour.ORANGE, "R6", "a single card, R6"),
        (Colour.YELLOW, "B6 B1", "2 blue cards, highest B6"),
        (Colour.GREEN, "R6 V2", "2 even cards, highest R6"),
        (Colour.GREEN, "V2", "1 even card, V2"),
        (Colour.GREEN, "", "no even card"),
        (Colour.BLUE, "R6 V2", "2 colours, highest R6"),
        (Colour.INDIGO, "R3 B2 V1", "a run of 3, highest R3"),
        (Colour.VIOLET, "R3 V3", "2 cards below 4, highest R3"),
        (Colour.VIOLET, "V1", "1 card below 4, V1"),
        (Colour.VIOLET, "", "no card below 4"),
        (Colour.RED, "", "no card"),
    ],
)
def test_set_words(rule: Colour, chosen: str, words: str) -> None:
    assert set_words(rule, cards(chosen)) == words


def test_every_rule_has_an_aim() -> None:
    assert list(AIM) == sorted(Colour, reverse=True)


def test_listed() -> None:
    assert [listed(list("ABC"[:size])) for size in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert listed(["A", "B", "C"], last="or") == "A, B or C"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1.3[RV/1234567/2] V7:R1V1/R5:R3R2 - R4R6R7V2V3V4V5V6 1", "You're winning with V7."),
        ("1.3[RG/1234567/2] R7:R1G1/R5:R3R2 G3 R4R6G7G2G4G5G6 1", "Nobody is winning: no even card in any palette."),
        ("1.3[RV/1234567/2] R4:R1V1/R5V4:R3R2 - R6R7V2V3V5V6V7 0", "Bob is winning with R5."),
    ],
)
def test_lead_words(text: str, words: str) -> None:
    assert lead_words(Position.parse(f"red7/1 {text}"), TABLE) == words


@pytest.mark.parametrize(
    ("text", "turn", "mine", "others"),
    [
        ("1.3 V7:R6/V6:O7 - {} 1", "+O7.", "Bob plays O7 and is winning with O7.", None),
        ("1.3 V7:R6/V6:O7 - {} 1", ".x", "Bob does nothing and is out.", None),
        ("1.3 V7:R6/V6:B3 - {} 1", "+B3.x", "Bob plays B3 and is out.", None),
        ("1.3 V6:R3/V7:O7 - {} 0", "+R3.x", "You play R3 and are out.", "Ann plays R3 and is out."),
        (
            "1.3d V7:R6/V2:G1V3 - {} 1",
            "+G1>V3=(X)",
            (
                "Bob plays G1, discards V3 to make the rule Violet, draws X and is winning with"
                " 2 cards below 4, highest V2."
            ),
            None,
        ),
        (
            "1.3 V7:R6/V6:O7R1 - {} 1",
            "+O7>R1",
            "Bob plays O7, discards R1 to keep the rule Red and is winning with O7.",
            None,
        ),
        (
            "1.3d V7:R6/V2:G1V3 - {} 1",
            ">V3-",
            "Bob discards V3 to make the rule Violet, declines to draw and is winning with 1 card below 4, V2.",
            None,
        ),
    ],
)
def test_turn_words(text: str, turn: str, mine: str, others: str | None) -> None:
    rest = [card for card in map(str, Rules.parse("1.3").pack) if card not in text]
    before = Position.parse(f"red7/1 {text.format(''.join(rest))}")
    turn, mine = turn.replace("X", rest[0]), mine.replace("X", rest[0])
    after = before.play_turn(turn)
    assert turn_words(before, Turn.parse(turn), TABLE, after) == mine
    if others:
        assert turn_words(before, Turn.parse(turn), Table(("Ann", "Bob")), after) == others


def test_actions_in_words() -> None:
    one = Position.parse("red7/1 1.1a[RV/1234567/2] R6V3:R1V1/R5V5R4:R3/V4:R2/R7V6:V2 - V7 0")
    table = Table(("Ann", "Bob", "Cleo", "Dan"), you=Seat(1))
    assert turn_words(one, Turn.parse("+R1^R5.x"), table) == "Ann plays R1, puts your R5 on the deck and is out."
    assert turn_words(one, Turn.parse("+R1^R7"), table) == "Ann plays R1 and puts Dan's R7 on the deck."
    seven = Position.parse("red7/1 1.2a[RV/1234567/2] R4V3V2:R7V5/V7:R6V6 - V4R1R5V1R3R2 0")
    assert turn_words(seven, Turn.parse("+R7^R4"), TABLE) == "You play R7 and put R4 on the deck."
    assert (
        turn_words(seven, Turn.parse("+R7>V3."), TABLE, seven.play_turn("+R7>V3."))
        == "You play R7, move V3 to make the rule Violet and are winning with 1 card below 4, V2."
    )
    assert turn_words(seven, Turn(), TABLE) == "You do nothing."


def test_the_end_in_words() -> None:
    end = Position.parse("red7/1 1.3[RV/567/2] xR5:-/R7:- - V7V6V5R6 1#")
    assert round_words(end, (), TABLE) == "Bob wins."
    assert match_words(end, TABLE) == ""
    scored = Position.parse("red7/1 1.3s[RV/567/2] R5:-:R6/R7:V7:V6 V5 - 0").play_turn(".x")
    assert round_words(scored, (), TABLE) == "Bob wins the round, but has no card below 4 to score."
    assert match_words(scored, TABLE) == "You and Bob share the win with 6 points each."
    won = Position.parse("red7/1 1.3s[RV/567/2] R5:-:R6/V7:R7:V6 - V5 0").play_turn(".x")
    assert round_words(won, cards("V7"), TABLE) == "Bob wins the round and scores V7: 7 points."
    assert match_words(won, TABLE) == "Bob wins the game with 13 points."


def test_players_of_one_name_are_told_apart() -> None:
    assert distinct(("level 2", "Ann", "level 2", "level 3")) == ("level 2 (1)", "Ann", "level 2 (2)", "level 3")
