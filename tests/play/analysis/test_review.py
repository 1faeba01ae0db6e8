"""Reviews: each turn judged by what its player saw."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from red7 import Game, Position, Red7Error, Rules, Seat
from red7.play.analysis import Budget, Mark, Verdict, review, review_turn
from red7.play.bots.match import Player, play_match
from red7.play.bots.roster import enter
from tests.support.places import DOCS

QUICK = Budget(iterations=30)
START = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")


def game_of(*turns: str, start: Position = START) -> Game:
    game = Game.start(start, seats=["Ann", "Bob"])
    for turn in turns:
        game = game.play_turn(turn)
    return game


def verdicts(game: Game, budget: Budget = QUICK) -> list[Verdict]:
    return list(review(game, budget))


def test_each_turn_gets_a_verdict() -> None:
    found = verdicts(game_of("+V2>V7", "+R4>R1", "+R5.x"))
    assert [(verdict.round, verdict.number, verdict.seat, str(verdict.turn)) for verdict in found] == [
        (1, 1, 0, "+V2>V7"),
        (1, 2, 1, "+R4>R1"),
        (1, 3, 0, "+R5.x"),
    ]


def test_a_blunder_says_what_was_better() -> None:
    (found,) = verdicts(game_of("+V2>V7"), Budget(iterations=200))
    assert found.mark is Mark.BLUNDER
    assert found.best.loss.value == 0
    assert found.played.loss.low > 0.25
    assert found.best.chance.value > found.played.chance.value + 0.25


def test_the_best_turn_is_marked_so() -> None:
    best = verdicts(game_of("+V2>V7"))[0].best
    turn = "".join(map(str, best.steps))
    (found,) = verdicts(game_of(turn))
    assert found.mark is Mark.BEST
    assert found.played == found.best


def test_a_fine_turn_cost_a_little() -> None:
    game = Game.parse((DOCS / "game.red7").read_text())
    found = verdicts(game, Budget(iterations=50))[5]
    assert found.mark is Mark.FINE
    assert 0.02 < found.played.loss.value <= 0.1
    assert not found.may_be_chance


def test_going_out_without_need_is_a_blunder() -> None:
    (found,) = verdicts(game_of(".x"))
    assert found.mark is Mark.BLUNDER
    assert found.played.goes_out


@pytest.mark.parametrize(
    ("position", "turn"),
    [
        ("red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0", "+V7."),
        ("red7/1 1.3[RV/1234567/3] R3:R2R1/V6:R4 - V7V5V1R7V3R6R5V2V4 0", ".x"),
    ],
)
def test_without_a_choice_a_turn_is_forced(position: str, turn: str) -> None:
    (found,) = verdicts(game_of(turn, start=Position.parse(position)))
    assert found.mark is Mark.FORCED
    assert found.played.goes_out == turn.endswith("x")


def test_hidden_cards_make_no_difference() -> None:
    """A turn is no worse for a card that its player could not see."""
    other = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R6V5V1 - V4R2R1R7V3R4 0")
    assert verdicts(game_of(">V2", start=other)) == verdicts(game_of(">V2"))


def test_a_record_as_one_seat_saw_it() -> None:
    """Its own turns are judged, and just as in the whole record."""
    game = game_of("+V2>V7", "+R4>R1", "+R5.x")
    whole = verdicts(game)
    for seat in (Seat(0), Seat(1)):
        assert verdicts(game.view(seat)) == [verdict for verdict in whole if verdict.seat == seat]
        assert list(review(game, QUICK, seats=frozenset({seat}))) == verdicts(game.view(seat))


def test_an_onlooker_cannot_judge() -> None:
    with pytest.raises(Red7Error, match="a spectator's record") as caught:
        verdicts(game_of("+V2>V7").view(None))
    assert caught.value.code == "review-onlooker"


def test_a_draw_in_mid_turn_is_judged_before_and_after() -> None:
    """The verdict is on the worse of both decisions: here to go out with what was drawn."""
    start = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0")
    (found,) = verdicts(game_of("+V3(V2).x", start=start))
    assert str(found.best) == ">V2"
    assert found.played.goes_out


def test_an_unfinished_turn_is_not_judged() -> None:
    game = game_of("+V2>V7")
    game = game.play(game.position.legal_steps()[0])
    assert [verdict.number for verdict in verdicts(game)] == [1]


def test_what_is_finished_comes_at_once() -> None:
    """A review that is interrupted has given what it had."""
    told: list[tuple[int, int]] = []
    found = review(game_of("+V2>V7", "+R4>R1", "+R5.x"), QUICK, progress=lambda *both: told.append(both))
    assert len(list(islice(found, 2))) == 2
    assert told == [(0, 3), (1, 3)]


@pytest.mark.parametrize(("rules", "players"), [("1.3ds", 2), ("1.2sa", 3), ("1.0da", 4)])
def test_whole_matches_of_every_kind(rules: str, players: int) -> None:
    seats = [Player(enter("random"), Random(seat)) for seat in range(players)]
    game = play_match(Rules.parse(rules), seats, seed="review")
    finished = sum(len(one.turns) for one in game.rounds)
    found = list(islice(review(game, Budget(iterations=1)), 12))
    assert len(found) == min(12, finished)
    for verdict in found:
        assert game.rounds[verdict.round - 1].turns[verdict.number - 1].turn == verdict.turn
        assert (verdict.played.points is not None) is (verdict.best.points is not None) is game.rules.scoring


def test_a_long_game_is_not_kept_in_mind() -> None:
    """The same turn gets the same verdict, whatever was judged before it."""
    game = game_of("+V2>V7", "+R4>R1", "+R5.x")
    assert verdicts(game) == verdicts(game)


def test_texts_will_do() -> None:
    game = game_of("+V2>V7", "+R4>R1", "+R5.x")
    assert list(review(str(game), "30", seats=[1])) == [verdict for verdict in verdicts(game) if verdict.seat == 1]


def test_one_turn_can_be_reviewed_alone() -> None:
    game = game_of("+V2>V7", "+R4>R1", "+R5.x")
    assert [review_turn(game, round=1, number=number, budget=QUICK) for number in (1, 2, 3)] == verdicts(game)
    assert review_turn(game, round=1, number=4) is None
    assert review_turn(game.view(Seat(0)), round=1, number=2) is None
