"""The 49 cards, their order and their text, and sets of cards as integers."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache, total_ordering
from typing import NewType, TypeAlias

from red7.errors import NotationError, check_text, quote, wrong_type

Number = NewType("Number", int)
CardSet: TypeAlias = int
"""A set of cards: one bit per card at `Card.index`, so that a stronger card is a higher bit."""
Cards: TypeAlias = "str | Iterable[Card | str]"
"""Cards as callers give them: one by one, or as text such as `R7G4`."""


class Colour(IntEnum):
    """A colour, which is also a rule; a stronger colour is greater."""

    VIOLET = 0
    INDIGO = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    ORANGE = 5
    RED = 6

    @staticmethod
    def parse(text: str) -> Colour:
        """The colour written as a letter or an English word, as in `R` or `red`."""
        check_text(text, "the text of a colour")
        colour = _COLOUR_BY_TEXT.get(text)
        if colour is None:
            raise NotationError(
                "colour-syntax",
                f"{quote(text)} is not a colour: expected one of ROYGBIV, or a word such as red",
                text=text,
            )
        return colour

    @property
    def letter(self) -> str:
        """`R` for red, as in the notation."""
        return self.name[0]

    @property
    def word(self) -> str:
        """`red` for red, as in an English sentence."""
        return self.name.lower()


@total_ordering
class Card:
    """One of the 49 cards. There is one object per card, so `is` and `==` agree.

    >>> Card.parse("R7") > Card.parse("O7") > Card.parse("R6")
    True
    """

    __slots__ = ("_text", "bit", "colour", "index", "number")

    number: Number
    colour: Colour
    index: int
    bit: CardSet
    _text: str

    def __new__(cls, number: int, colour: Colour | str) -> Card:
        """The card with this number and colour."""
        if not isinstance(number, int):
            raise wrong_type(number, "a number from 1 to 7")
        card = _CARDS.get((number, colour_of(colour)))
        if card is None:
            raise NotationError("card-syntax", f"there is no card with the number {number}: the numbers are 1 to 7")
        return card

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as in `R7`."""
        check_text(text, "the text of a card")
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(
                "card-syntax",
                f"{quote(text)} is not a card: expected one of ROYGBIV and a number 1-7, as in R7",
                text=text,
            )
        return card

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        return Card, (self.number, self.colour)


def _make(number: Number, colour: Colour) -> Card:
    card = object.__new__(Card)
    card.number = number
    card.colour = colour
    card.index = (number - 1) * 8 + colour
    card.bit = 1 << card.index
    card._text = f"{colour.letter}{number}"
    return card


NUMBERS = tuple(Number(number) for number in range(1, 8))
COLOURS = tuple(sorted(Colour, reverse=True))
_COLOUR_BY_TEXT = {colour.letter: colour for colour in Colour} | {colour.word: colour for colour in Colour}
_CARDS: dict[tuple[int, Colour], Card] = {
    (number, colour): _make(number, colour) for number in NUMBERS for colour in Colour
}
_BY_TEXT = {str(card): card for card in _CARDS.values()}
_BY_INDEX = {card.index: card for card in _CARDS.values()}

ALL_CARDS: CardSet = sum(card.bit for card in _CARDS.values())
OF_COLOUR: tuple[CardSet, ...] = tuple(
    sum(card.bit for card in _CARDS.values() if card.colour is colour) for colour in Colour
)
"""The seven cards of each colour, by colour."""
OF_NUMBER: tuple[CardSet, ...] = tuple(
    sum(card.bit for card in _CARDS.values() if card.number == number) for number in range(8)
)
"""The seven cards of each number, by number; number 0 has none."""


def colour_of(colour: Colour | str) -> Colour:
    """The colour, given as a `Colour` or as text."""
    if isinstance(colour, Colour):
        return colour
    if isinstance(colour, str):
        return Colour.parse(colour)
    raise wrong_type(colour, "a colour or its text")


def card_of(card: Card | str) -> Card:
    """The card, given as a `Card` or as text."""
    if isinstance(card, Card):
        return card
    if isinstance(card, str):
        return Card.parse(card)
    raise wrong_type(card, "a card or its text")


def cards_of(cards: Cards) -> CardSet:
    """The cards as a set, given one by one or as text such as `R7G4`; `-` means none."""
    if isinstance(cards, str):
        text = "" if cards == "-" else cards
        cards = [text[at : at + 2] for at in range(0, len(text), 2)]
    elif not isinstance(cards, Iterable):
        raise wrong_type(cards, "cards or their text")
    return card_set(map(card_of, cards))


def card_set(cards: Iterable[Card]) -> CardSet:
    """The cards as a set."""
    together = 0
    for card in cards:
        together |= card.bit
    return together


@lru_cache(maxsize=1 << 12)
def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards in a set, strongest first; cached, because the same few sets come up again and again."""
    found = []
    while cards:
        index = cards.bit_length() - 1
        found.append(_BY_INDEX[index])
        cards ^= 1 << index
    return tuple(found)
