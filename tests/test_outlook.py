"""The outlook of each legal step: sure, maybe or no, from what the player to move can know."""

from collections.abc import Iterator
from random import Random

import pytest

from red7 import Outlook, Position
from red7.cards import ALL_CARDS, cards_in
from tests.support.counting import calls_within


def outlook(text: str) -> str:
    """The outlook as `+R7 sure, . no`."""
    return ", ".join(f"{step} {found.value}" for step, found in Position.parse(text).outlook().items())


def test_values() -> None:
    assert [found.value for found in Outlook] == ["sure", "maybe", "no"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # without actions nothing hangs on a card not seen
        ("red7/1 1.3[RO/12345/2] R4:O4R2/R1:R5O1 - R3O5O3O2 1", "+R5 sure, +O1 no, . no"),
        ("red7/1 1.3[RO/12345/2] R4:O4R2/R5:R3O1 - R1O5O3O2 1", "+R3 sure, +O1 sure, >R3 sure, >O1 sure, . no"),
        ("red7/1 1.0[RO/12345/2] R4:O4R2/R5:R3O1 - R1O5O3O2 1", "+R3 sure, +O1 sure, >R3 sure, >O1 sure, . sure"),
        ("red7/1 1.3[RO/12345/2] R4:O4R2/R5:- - R1R3O1O5O3O2 1", ". no"),
        ("red7/1 1.3d[RO/12345/2] R4:O4R2/R5:R3O1 - R1O5O3O2 1>R3", "= sure, - sure"),
        ("red7/1 1.3[RO/12345/2] xR4:O4R2/R5:R3O1 - R1O5O3O2 1#", ""),
        # a 3 draws: it may save, it cannot, or whatever comes will do
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R3 - R6R5R4R2R1V6V5V4V3V1 1", "+R3 maybe, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7R2R1V1:V7/V2:R3 - R6R5R4V6V5V4V3 1", "+R3 no, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7:-/V2:R3 R6R5R4R2R1 V7V6V5V4V3V1 1", "+R3 sure, . no"),
        ("red7/1 1.3a[RV/1234567/2] R2:V7/V2:R3 - R7R6R5R4R1V6V5V4V3V1 1", "+R3 sure, . no"),
        # what is known to lie on top is reckoned with; what merely lies there is not
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R3 - !R6R5R4R2R1V6V5V4V3V1 1", "+R3 no, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R3 - !V6R6R5R4R2R1V5V4V3V1 1", "+R3 sure, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R3 - V6R6R5R4R2R1V5V4V3V1 1", "+R3 maybe, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R3 R6R5R4R2R1V6V5V4V3V1 - 1", "+R3 sure, . no"),
        # 5s chain, and the best end of the chain counts
        ("red7/1 1.3a[RV/1234567/2] R6:V7/V2:R5V5R7 - R4R3R2R1V6V4V3V1 1",
         "+R7 sure, +R5 sure, +V5 sure, >V5 sure, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7:V7/V2:R5V5R3 - R4R6R2R1V6V4V3V1 1",
         "+R5 sure, +V5 maybe, +R3 sure, >V5 sure, . no"),
        ("red7/1 1.3a[RV/1234567/2] R7R1:V7/V4:R5V5R2 - R4R6R3V1V6V2V3 1", "+R5 sure, +V5 no, +R2 sure, . no"),
        # a 1 and a 7 are answered as well as can be
        ("red7/1 1.0a[RV/1234567/2] R7:V7/V2:R1 - R6R5R4R3R2V6V5V4V3V1 1", "+R1 sure, . no"),
        ("red7/1 1.0a[RV/1234567/2] R7R6:V7/V2:R1 - R5R4R3R2V6V5V4V3V1 1", "+R1 no, . no"),
        ("red7/1 1.0a[RV/1234567/2] R7R6:V7/V2:R1 - R5R4R3R2V6V5V4V3V1 1+R1", "^R7 no, ^R6 no"),
        ("red7/1 1.2a[RV/1234567/2] R7:R1/V2:V7 - R6R5R4R3R2V6V5V4V3V1 1", "+V7 sure, >V7 sure, . no"),
        ("red7/1 1.2a[RV/1234567/2] R7:R1/V2:V7 - R6R5R4R3R2V6V5V4V3V1 1+V7", ">V7 sure, ^V7 no, ^V2 no"),
    ],
)  # fmt: skip
def test_outlook(text: str, expected: str) -> None:
    assert outlook(text) == expected


# --- how much work it is ---------------------------------------------------------------------------------------------

CRAFTED = """\
red7/1 1.3a G7I4O3Y3V3:O7Y7I7V7R5O5Y5G5B5I5V5Y4G4O2R1Y1G1B1V1/R7R6O6Y6G6I6V6R4O4B3I3R2I2V2O1:- R3Y2G3B2 G2B4B6B7I1V4 0
red7/1 1.3a Y6O5B5R4O4Y4G4I4Y3B3V3Y2G2B2I2V2B1:R7O7Y7G7B7I7V7B6V6R5Y5I5B4O3G3I3R1Y1G1I1V1/V5R2:- R6G6I6G5V4R3O2 O6O1 0
"""
"""Chains of 5s before 1s and 7s, of which none stays in: the first stopped a server for 77 ms."""


@pytest.mark.parametrize("text", CRAFTED.splitlines())
def test_no_board_takes_long(text: str) -> None:
    assert calls_within(Position.parse(text).outlook) < 5_000


def crowded(chance: Random) -> Iterator[str]:
    """Boards whose mover holds many cards that act, and none that draws."""
    while True:
        cards = [str(card) for card in cards_in(ALL_CARDS)]
        chance.shuffle(cards)
        cards.sort(key=lambda card: (card[1] == "5") + 0.7 * (card[1] in "17") + chance.random())
        hand = [card for card in cards[-chance.randint(3, 7) :] if card[1] != "3"]
        rest = [card for card in cards if card not in hand]
        chance.shuffle(rest)
        seats: list[str] = []
        for _ in range(chance.choice((2, 2, 3, 4))):
            size = chance.randint(1, chance.choice((2, 4, 8)))
            seats.append(f"{''.join(rest[:size])}:{'-' if seats else ''.join(hand)}")
            rest = rest[size:]
        rules = chance.choice(("1.0a", "1.0da", "1.1a", "1.2a", "1.2da", "1.3a", "1.3da"))
        yield f"red7/1 {rules} {'/'.join(seats)} {''.join(rest[:1])} {''.join(rest[1:])} 0"


def test_no_chain_of_fives_is_forgotten() -> None:
    told = set()
    for text, _ in zip(crowded(Random(7)), range(150), strict=False):
        position = Position.parse(text)
        staying = {turn.items[0] for turn in position.legal_turns() if not turn.out}
        for step, found in position.outlook().items():
            assert (found is Outlook.SURE) == (step in staying), f"{step} in {text}"
            told.add((str(step)[-1], found))
    assert {("5", Outlook.SURE), ("5", Outlook.NO)} <= told
