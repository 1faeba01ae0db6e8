"""The 49 cards, their order and their text; sets of cards."""

from itertools import pairwise

import pytest

from red7 import Card, Colour, NotationError
from red7.cards import ALL_CARDS, COLOURS, NUMBERS, OF_COLOUR, OF_NUMBER, card_set, cards_in

EVERY = cards_in(ALL_CARDS)


def test_there_are_49() -> None:
    assert len(EVERY) == len(set(EVERY)) == len({str(card) for card in EVERY}) == 49


def test_the_number_decides_and_then_the_colour() -> None:
    expected = [colour + number for number in "7654321" for colour in "ROYGBIV"]
    assert [str(card) for card in EVERY] == expected
    assert sorted(EVERY, reverse=True) == list(EVERY)


def test_cards_compare() -> None:
    for higher, lower in pairwise(EVERY):
        assert higher > lower
        assert higher >= lower
        assert lower < higher
        assert lower <= higher
        assert higher != lower
        assert not lower > higher
    assert Card.parse("G4") == Card.parse("G4")
    assert Card.parse("G4") not in {"G4", 4}


def test_a_card_compares_with_cards_only() -> None:
    with pytest.raises(TypeError):
        assert Card.parse("G4") < 4


@pytest.mark.parametrize("card", EVERY, ids=str)
def test_text(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.number, card.colour) is card
    assert repr(card) == f"Card.parse('{card}')"
    assert str(card) == f"{card.colour.letter}{card.number}"


def test_an_error_quotes_the_text() -> None:
    with pytest.raises(NotationError, match="'R8'") as caught:
        Card.parse("R8")
    assert (caught.value.code, caught.value.text) == ("card-syntax", "R8")


def test_there_is_no_card_of_another_number() -> None:
    for number in (0, 8, -1):
        with pytest.raises(NotationError, match=f"no card with the number {number}:"):
            Card(number, "R")


def test_colours() -> None:
    assert [colour.letter for colour in COLOURS] == list("ROYGBIV")
    assert [colour.word for colour in COLOURS] == ["red", "orange", "yellow", "green", "blue", "indigo", "violet"]
    assert Colour.RED > Colour.ORANGE > Colour.YELLOW > Colour.GREEN > Colour.BLUE > Colour.INDIGO > Colour.VIOLET


def test_sets_of_cards() -> None:
    some = (Card.parse("R7"), Card.parse("V7"), Card.parse("V1"))
    assert cards_in(card_set(some)) == some
    assert cards_in(card_set(reversed(some))) == some
    assert card_set(()) == 0
    assert cards_in(0) == ()
    assert card_set(EVERY) == ALL_CARDS


def test_sets_by_colour_and_number() -> None:
    for colour in Colour:
        assert {card.colour for card in cards_in(OF_COLOUR[colour])} == {colour}
        assert OF_COLOUR[colour].bit_count() == 7
    for number in NUMBERS:
        assert {card.number for card in cards_in(OF_NUMBER[number])} == {number}
        assert OF_NUMBER[number].bit_count() == 7
    assert OF_NUMBER[0] == 0
