"""The flow of a turn, step by step; the conformance table has the rules behind it."""

import pytest

from red7 import IllegalStep, Position, Step


def steps(text: str) -> str:
    return " ".join(str(step) for step in Position.parse(text).legal_steps())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1", "+R3 +O1 ."),
        ("red7/1 1.3[RO/12345/2] R4:O4R2/R5:R3O1 - R1O5O3O2 1", "+R3 +O1 >R3 >O1 ."),
        ("red7/1 1.3[RO/12345/2] R4:O4R2/R5:R3O1 - R1O5O3O2 1+O1", ">R3 ."),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:- - R4O5O3O2R3O1 1", "."),
        ("red7/1 1.3[RO/12345/2] xR5:O4R2/R1:R3O1 - R4O5O3O2 1#", ""),
        ("red7/1 1.2d[RO/12345/2] R1:O4R2/R5:R3O1 - R4O5O3O2 1>R3", "= -"),
        ("red7/1 1.0a[RO/12345/2] R5O1:O4R2/R4:O5R1 - R3O3O2 1+R1", "^R5 ^O1"),
        ("red7/1 1.1a[RO/12345/2] R5O1:O4R2/R4:O5R1 - R3O3O2 1+R1", "^R5 ^O1"),
        ("red7/1 1.2a[RO/12345/2] R5O1:O4R2/R4:O5R1 - R3O3O2 1+R1", "^R5"),
        ("red7/1 1.2a[RO/12345/2] R5O1:O4R2/R4:O5R1 - R3O3O2 1+R1^R5", ">O5 ."),
        ("red7/1 1.2a[RO/12567/2] R5:O7R2/R6:O5R7 - O1R1O2O6 1+R7", ">R7 >R6 ^R7 ^R6"),
        ("red7/1 1.1da[RO/12567/2] R6:O6R2/R5O5:R7 - O1R1O2O7 1+R7>R5", "= -"),
        ("red7/1 1.1da[RO/12567/2] R6:O6R2/R5O5:R7 - O1R1O2O7 1+R7>R5-", "."),
        ("red7/1 1.1da[RO/12567/2] R6:O6R2/R5O5:R7 - R1O1O2O7 1+R7>R5=(R1)", ">R1 ."),
        ("red7/1 1.3a[RO/12345/2] R1:O4R2/R4:O5R5 - R3O3O2O1 1+R5", "+O5"),
        ("red7/1 1.3a[RO/12345/2] R1:O4R2/R4:R5 - O5R3O3O2O1 1+R5", "."),
    ],
)
def test_legal_steps(text: str, expected: str) -> None:
    assert steps(text) == expected


@pytest.mark.parametrize(
    ("text", "step", "code"),
    [
        ("red7/1 1.3[RO/12345/2] xR5:O4R2/R1:R3O1 - R4O5O3O2 1#", ".", "round-over"),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1", "-", "out-of-turn"),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1+R3", "+O1", "out-of-turn"),
        ("red7/1 1.2d[RO/12345/2] R1:O4R2/R5:R3O1 - R4O5O3O2 1>R3", ".", "out-of-turn"),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1", "+R4", "not-in-hand"),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1", ">R1", "not-in-hand"),
        ("red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1", ">O1", "not-winning"),
        ("red7/1 1.0d[RO/12345/2] R4:O4R2/R5R3:O1 - R1O5O3O2 1", ">O1", "too-low"),
        ("red7/1 1.0a[RO/12345/2] R5:O4R2/R4:O5R1 - O1R3O3O2 1+R1", "^R4", "not-takeable"),
        ("red7/1 1.0a[RO/12567/2] R5:O7R2/R6:R7O5 - O1R1O2O6 1+R7", ">R7", "not-movable"),
        ("red7/1 1.3a[RO/12567/2] R7:O7R2/R6:O5R1 - O1R5O2O6 1", "+R1", "must-stay"),
        ("red7/1 1.3a[RV/1234567/2] R7:R6R5/V2:R4V3V1 - R2R1V7V6V5V4R3 1+V1", ".", "must-stay"),
    ],
)
def test_why_a_step_is_refused(text: str, step: str, code: str) -> None:
    with pytest.raises(IllegalStep) as caught:
        Position.parse(text).play(Step.parse(step))
    assert caught.value.code == code
    assert caught.value.position == text
    assert str(caught.value).startswith(f"{step} is not legal: ")
