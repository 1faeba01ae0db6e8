"""Who has resigned wins nothing: neither the round, though all others went out before its turn, nor the match."""

from __future__ import annotations

import pytest

from red7 import Game
from red7.protocol import commands as asked
from red7.table.conclusion import conclusion_of
from tests.support.tables import PERSONS, Clerk, given, seated


def resigned_last(players: int, rules: str = "1.3") -> tuple[Clerk, int]:
    """A new round in which the player who moves last has resigned."""
    clerk = seated(players, rules)
    assert clerk.table.mover is not None
    last = (clerk.table.mover + players - 1) % players
    clerk.ask(PERSONS[last], asked.Resign)
    return clerk, last


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_is_left_with_somebody_who_resigned_wins(players: int) -> None:
    clerk, last = resigned_last(players)
    for _ in range(players - 2):
        clerk.turn(stays=False)
    winner = (last + players - 1) % players
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == ((winner,), "resigned")
    tags = Game.parse(clerk.table.record()).tags
    assert (tags["Result"], tags["Resigned"], tags["Winner"]) == ("*", str(last), str(winner))
    assert conclusion_of(tags) == ((winner,), "resigned", (last,))


def test_two_of_four_resign() -> None:
    clerk, last = resigned_last(4)
    first = clerk.table.mover
    assert first is not None
    clerk.turn(stays=False)
    assert clerk.kinds(PERSONS[(last + 3) % 4], asked.Resign) == ["resigned", "game-over"]
    assert clerk.table.result
    assert clerk.table.result.winners == ((first + 1) % 4,)


def test_a_round_is_won_by_play_where_it_is_the_turn_of_who_resigned() -> None:
    clerk, last = resigned_last(3)
    clerk.turn()
    assert clerk.table.mover is not None
    winner = (clerk.table.mover + 2) % 3
    clerk.turn(stays=False)
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == ((winner,), "played")
    assert last not in clerk.table.result.winners


def test_a_match_ends_when_only_who_resigned_is_left_in_a_round() -> None:
    clerk, last = resigned_last(3, "1.3s")
    clerk.turn(stays=False)
    assert clerk.table.phase == "playing", "whoever is left may still win the round, and choose what it scores"
    mover = clerk.table.mover
    assert mover is not None
    assert clerk.table.position
    clerk.turn(stays=False)
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == (
        tuple(seat for seat in range(3) if seat != last),
        "resigned",
    )
    assert conclusion_of(Game.parse(clerk.table.record()).tags).winners == clerk.table.result.winners


def test_points_of_who_resigned_do_not_win_the_match() -> None:
    """The cards run out: seat 2, who is ahead, has resigned."""
    clerk = given("red7/1 1.3s[RO/1234567/2] O4:R3R1/O2:O1R2/O3:R4:R7O7R6O6O5 - R5 0")
    clerk.ask(PERSONS[2], asked.Resign)
    clerk.turn(stays=False)
    clerk.turn()
    assert clerk.table.position
    assert clerk.table.position.match_winners == (2,)
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == ((1,), "played")
    assert conclusion_of(Game.parse(clerk.table.record()).tags) == ((1,), "played", (2,))
