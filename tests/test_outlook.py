"""The outlook of each legal step: sure, maybe or no, from what the player to move can know."""

import pytest

from red7 import Outlook, Position


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
