"""Tables that can be opened, and those that are refused."""

from __future__ import annotations

import pytest

from red7 import Red7Error
from red7.protocol.tables import BotSeat, NewTable, PersonSeat
from red7.table.opening import Drawn, Waits, opening_of
from red7.table.orders import Open

CROWDED = (
    "red7/1 1.0da V6:O7Y7G7I7V7R5O5Y5G5B5I5V5G4V3Y2R1Y1B1V1/R7B7R6Y6G6I6R4O4Y4B4I4Y3B3I3R2G2B2I2G1I1:-"
    " O6B6V4O3 R3G3O2V2O1 0"
)
WAITS = Waits(90, 600, 60)
DRAWN = Drawn("A" * 10, "7" * 64, "8" * 32)


def opened(rules: str, position: str | None = None) -> Open:
    seats = (PersonSeat(kind="person"), PersonSeat(kind="person"))
    wanted = NewTable(seats=seats, rules=rules, position=position)
    return opening_of(wanted, host="ann", waits=WAITS, drawn=DRAWN)


@pytest.mark.parametrize(
    ("rules", "position"), [("1.0da", CROWDED), ("1.0da[ROYGBIV/1234567/20]", None), ("1.3", CROWDED)]
)
def test_large_hands_are_refused_where_they_take_too_long(rules: str, position: str | None) -> None:
    with pytest.raises(Red7Error) as refused:
        opened(rules, position)
    assert refused.value.code == "too-complex"


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("1.0da", None),
        ("1.3a[ROYGBIV/1234567/20]", None),
        ("1.3", CROWDED.replace("1.0da", "1.3a")),
        ("1.3", CROWDED.replace("1.0da", "1.0a")),
    ],
)
def test_others_are_opened(rules: str, position: str | None) -> None:
    assert opened(rules, position).settings.position == position


@pytest.mark.parametrize(
    ("people", "wanted", "has"), [(1, None, True), (2, None, False), (2, True, True), (1, False, False)]
)
def test_hints_are_off_between_people_unless_the_host_wants_them(people: int, wanted: bool | None, has: bool) -> None:
    seats = [PersonSeat()] * people + [BotSeat(level=1)] * (2 - people)
    opened = NewTable(seats=tuple(seats), hints=wanted)
    assert opening_of(opened, host="ann", waits=WAITS, drawn=DRAWN).settings.hints is has
