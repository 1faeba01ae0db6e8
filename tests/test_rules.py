"""The seven canvas rules, and the rules of a game as text."""

import pytest

from red7 import EDITIONS, Card, Colour, ImpossiblePosition, Rules, Seat, best, leader
from red7.cards import CardSet, card_set
from red7.rules import best_set, check_players, leading_seat, leads, strength
from tests.support.matches import KINDS


def cards(text: str) -> list[Card]:
    return [Card.parse(text[at : at + 2]) for at in range(0, len(text), 2)]


def cards_as_set(text: str) -> CardSet:
    return card_set(cards(text))


@pytest.mark.parametrize(
    ("rule", "palette", "expected"),
    [
        (Colour.RED, "G4B6V6", "B6"),
        (Colour.RED, "R1V7", "V7"),
        (Colour.ORANGE, "V6R2B6I2", "B6V6"),
        (Colour.ORANGE, "R5O4Y3", "R5"),
        (Colour.ORANGE, "V1B1R1O7Y7", "R1B1V1"),
        (Colour.YELLOW, "R7R1V6V5", "R7R1"),
        (Colour.YELLOW, "R7V3V2V1", "V3V2V1"),
        (Colour.YELLOW, "V7R6V1R5", "V7V1"),
        (Colour.GREEN, "R7O5Y3", ""),
        (Colour.GREEN, "R7O6Y4G2", "O6Y4G2"),
        (Colour.BLUE, "R7R6O5O4V1", "R7O5V1"),
        (Colour.BLUE, "B1B2B3", "B3"),
        (Colour.INDIGO, "R2O2Y3G4", "G4Y3R2"),
        (Colour.INDIGO, "R7V1", "R7"),
        (Colour.INDIGO, "R7O6Y3G2", "R7O6"),
        (Colour.INDIGO, "R7Y3G2V1", "Y3G2V1"),
        (Colour.INDIGO, "V5B5R6I7O3Y2", "I7R6B5"),
        (Colour.VIOLET, "R4O5Y6", ""),
        (Colour.VIOLET, "R3O2Y1G4", "R3O2Y1"),
    ],
)
def test_best(rule: Colour, palette: str, expected: str) -> None:
    assert best(rule, cards(palette)) == tuple(cards(expected))
    assert best(rule, reversed(cards(palette))) == tuple(cards(expected))
    assert best_set(rule, cards_as_set(palette)) == cards_as_set(expected)


@pytest.mark.parametrize("rule", Colour)
def test_no_cards_count_for_nothing(rule: Colour) -> None:
    assert best(rule, ()) == ()
    assert strength(rule, 0) == 0
    assert not leads(rule, 0, [0])
    assert leading_seat(rule, {Seat(0): 0, Seat(1): 0}) is None


@pytest.mark.parametrize(
    ("rule", "better", "worse"),
    [
        (Colour.RED, "R4", "O4V3"),
        (Colour.RED, "V5", "R4O4"),
        (Colour.ORANGE, "V1B1", "R7O6"),
        (Colour.ORANGE, "V6R6", "B6I6"),
        (Colour.YELLOW, "O7O1", "R6R5"),
        (Colour.GREEN, "V2", "R7R5R3"),
        (Colour.BLUE, "V1I1", "R7R6R5"),
        (Colour.INDIGO, "V2V1", "R7R5"),
        (Colour.VIOLET, "V3I1", "B3"),
    ],
)
def test_who_leads(rule: Colour, better: str, worse: str) -> None:
    one, other = cards_as_set(better), cards_as_set(worse)
    assert strength(rule, one) > strength(rule, other)
    assert leads(rule, one, [other])
    assert leads(rule, one, [other, 0])
    assert not leads(rule, other, [one])
    assert not leads(rule, other, [0, one])
    assert leading_seat(rule, {Seat(0): other, Seat(2): one}) == 2
    assert leader(rule, {Seat(0): cards(worse), Seat(2): cards(better)}) == 2
    assert leader(rule, {Seat(0): cards(better), Seat(2): cards(worse)}) == 0


@pytest.mark.parametrize(
    "text", [*KINDS, "1.3[ROY/567/2]", "1.1a[V/1/1]", "1.2dsa[ROYGBIV/1234567/6]", "1.0[RV/17/99]"]
)
def test_text(text: str) -> None:
    assert str(Rules.parse(text)) == text
    assert Rules.parse(text) == Rules.parse(text)


def test_different_rules_are_unequal() -> None:
    texts = [*KINDS, "1.3[ROY/567/2]", "1.3[ROY/567/3]", "1.3[ROY/56/2]", "1.3[RO/567/2]", "1.3d[ROY/567/2]"]
    assert len({Rules.parse(text) for text in texts}) == len(texts)


def test_parts() -> None:
    rules = Rules.parse("1.2da[ROV/17/2]")
    assert (rules.edition, rules.edition.name) == (EDITIONS["1.2"], "1.2")
    assert (rules.discard_rule, rules.scoring, rules.actions) == (True, False, True)
    assert rules.colours == (Colour.RED, Colour.ORANGE, Colour.VIOLET)
    assert rules.numbers == (1, 7)
    assert rules.hand_size == 2
    assert [str(card) for card in rules.pack] == ["R7", "O7", "V7", "R1", "O1", "V1"]
    assert not rules.is_full


def test_the_full_pack() -> None:
    rules = Rules.parse("1.0s")
    assert rules.is_full
    assert (len(rules.pack), rules.hand_size) == (49, 7)
    assert (rules.discard_rule, rules.scoring, rules.actions) == (False, True, False)


@pytest.mark.parametrize(("players", "target", "needed"), [(2, 40, 16), (3, 35, 24), (4, 30, 32)])
def test_target_and_cards_to_deal(players: int, target: int, needed: int) -> None:
    assert Rules.parse("1.3s").target(players) == target
    assert Rules.parse("1.3s").cards_to_deal(players) == needed
    assert Rules.parse("1.3s[ROY/567/2]").target(players) == target
    assert Rules.parse("1.3s[ROY/567/2]").cards_to_deal(players) == 3 * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_players(players: int) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        check_players(players)
    assert caught.value.code == "players"
    for right in (2, 3, 4):
        check_players(right)
