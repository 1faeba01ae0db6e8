"""Counts that any engine must reproduce: steps from golden positions, and sets over whole spaces of palettes."""

import csv
from collections import Counter
from itertools import combinations, product
from math import comb

import pytest

from red7 import Colour, Position, Seat, best
from red7.cards import ALL_CARDS, card_set, cards_in
from red7.play.perft import perft
from red7.rules import leading_seat, leads, strength
from tests.support.matches import KINDS, PLAYERS
from tests.support.places import GOLDEN

with (GOLDEN / "steps.csv").open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file))

CARDS = cards_in(ALL_CARDS)
PAIRS = [card_set(pair) for pair in combinations(CARDS, 2)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["position"].split(" ")[1] + "-" + row["steps4"])
def test_steps(row: dict[str, str]) -> None:
    position = Position.parse(row["position"])
    assert str(position) == row["position"]
    counted = {f"steps{depth}": str(perft(position, depth)) for depth in (1, 2, 3, 4)}
    assert counted == {name: count for name, count in row.items() if name != "position"}


def test_the_golden_file_covers_every_kind_of_game() -> None:
    fields = [row["position"].split(" ") for row in ROWS]
    kinds = {(rules, seats.count("/") + 1) for _, rules, seats, *_ in fields}
    assert len(ROWS) == 144
    assert kinds == set(product([kind for kind in KINDS if "s" not in kind], PLAYERS))  # scoring changes no step


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Colour.RED, [0, 18424, 0, 0]),
        (Colour.ORANGE, [0, 12005, 6174, 245]),
        (Colour.YELLOW, [0, 12005, 6174, 245]),
        (Colour.GREEN, [3276, 7938, 5880, 1330]),
        (Colour.BLUE, [0, 245, 6174, 12005]),
        (Colour.INDIGO, [0, 8085, 8624, 1715]),
        (Colour.VIOLET, [3276, 7938, 5880, 1330]),
    ],
)
def test_cards_that_count_in_three(rule: Colour, expected: list[int]) -> None:
    sizes = Counter(len(best(rule, palette)) for palette in combinations(CARDS, 3))
    assert [sizes[size] for size in range(4)] == expected
    assert sum(expected) == comb(49, 3)


@pytest.mark.parametrize("rule", Colour)
def test_two_against_two(rule: Colour) -> None:
    counts = {palette: strength(rule, palette) for palette in PAIRS}
    games = ties = nobody = 0
    for one, other in combinations(PAIRS, 2):
        if one & other:
            continue
        games += 1
        if counts[one] == counts[other]:
            nobody += not counts[one]
            ties += bool(counts[one])
    assert games == comb(49, 2) * comb(47, 2) // 2
    assert ties == 0
    assert nobody == (61_425 if rule in (Colour.GREEN, Colour.VIOLET) else 0)


@pytest.mark.parametrize("rule", Colour)
def test_who_leads_two_against_two(rule: Colour) -> None:
    """Over a part of the pairs above, whoever counts for more is said to lead, and nobody else."""
    seats = Seat(0), Seat(1)
    for one, other in list(combinations(PAIRS, 2))[::41]:
        if one & other:
            continue
        own, rival = strength(rule, one), strength(rule, other)
        expected = None if own == rival else seats[own < rival]
        assert leading_seat(rule, dict(zip(seats, (one, other), strict=True))) == expected
        assert leads(rule, one, [other]) is (expected == 0)
        assert leads(rule, other, [one]) is (expected == 1)
