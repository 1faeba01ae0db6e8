"""From a record to a position: `red7 replay --at`."""

from pathlib import Path

import pytest

from red7 import Game
from tests.support.places import ROOT
from tests.support.running import printed, refused
from tests.support.scripts import script

RECORD = str(ROOT / "docs" / "game.red7")
MATCH = str(ROOT / "docs" / "fair.red7")


def read(file: str) -> Game:
    return Game.parse(Path(file).read_text(encoding="utf-8"))


def test_every_position_of_a_record() -> None:
    (one,) = read(RECORD).rounds
    for number, position in enumerate(one.positions, start=1):
        assert printed("replay", RECORD, "--at", str(number)) == f"{position}\n"


def test_the_positions_of_a_match() -> None:
    second = read(MATCH).rounds[1]
    assert printed("replay", MATCH, "--at", "2.1") == f"{second.deal}\n"
    assert printed("replay", MATCH, "--at", "2.3") == f"{second.positions[2]}\n"


def test_a_record_of_views_gives_views() -> None:
    seen = script("1.3", 2, 1, "7").game.view(0)
    assert printed("replay", "-", "--at", "2", given=str(seen)) == f"{seen.rounds[0].positions[1]}\n"


def test_the_position_goes_on_to_other_commands() -> None:
    position = printed("replay", RECORD, "--at", "7")
    assert "It's Seat 0's turn." in printed("show", "-", given=position)
    assert printed("steps", "-", given=position).startswith("+I4  no  ")


@pytest.mark.parametrize(
    ("file", "place", "complaint"),
    [
        (RECORD, "9", "turn 9: the record has 7 turns"),
        (RECORD, "0", "turn 0: the record has 7 turns"),
        (RECORD, "2.1", "round 2: the record has 1 round"),
        (RECORD, "x", "'x': expected the number of a turn, as in 5, or round and turn, as in 2.5"),
        (MATCH, "3", "the record has 6 rounds: name one, as in 2.3"),
        (MATCH, "7.1", "round 7: the record has 6 rounds"),
        (MATCH, "1.10", "turn 10: round 1 has 8 turns"),
    ],
)
def test_places_that_do_not_exist(file: str, place: str, complaint: str) -> None:
    assert refused("replay", file, "--at", place) == complaint
