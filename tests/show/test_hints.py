"""Who may take a hint."""

from __future__ import annotations

import pytest

from red7 import Red7Error
from red7.show.hints import hint_seat
from tests.support.tables import ANN, BOB, CY, DRAWS, given


def test_a_hint_is_for_the_seat_to_move() -> None:
    table = given(DRAWS, hints=True).table
    assert hint_seat(table, ANN) == 0
    for person, code in ((BOB, "not-your-turn"), (CY, "not-seated")):
        with pytest.raises(Red7Error) as refused:
            hint_seat(table, person)
        assert refused.value.code == code


def test_a_table_may_have_no_hints() -> None:
    with pytest.raises(Red7Error) as refused:
        hint_seat(given(DRAWS, hints=False).table, ANN)
    assert refused.value.code == "no-hints"
