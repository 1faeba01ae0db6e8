"""Boards: what positions and views share, and who is winning among palettes."""

import random
from collections.abc import Callable
from random import Random

import pytest

from red7 import Board, Card, Colour, IllegalStep, Phase, Position, Red7Error, Rules, Seat, Turn, View, deal, leader
from tests.support.matches import KINDS, STEPS, round_of
from tests.support.turns import whole_turns

PACK = Rules.parse("1.3").pack
ROBBERY = Position.parse("red7/1 1.3a[RV/1234567/2] R5:R4V3/V6:R3R1 - V2R7V5R2V1R6V4V7 0")


def test_a_text_says_which_kind_of_board_it_is() -> None:
    for board in (ROBBERY, ROBBERY.view(0), ROBBERY.view(None)):
        again = Board.parse(str(board))
        assert again == board
        assert type(again) is type(board)
    with pytest.raises(Red7Error, match="does not start with red7/1"):
        Board.parse("R7")


def test_what_the_turn_waits_for() -> None:
    assert ROBBERY.phase is Phase.START
    assert ROBBERY.play("+V3").phase is ROBBERY.view(1).play("+V3").phase is Phase.FREE
    assert ROBBERY.moment.zones is ROBBERY.turn_start.moment.zones


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_is_legal_exactly_when_it_is_listed(kind: str) -> None:
    """That exactly these can be played is a law of every position: see tests/support/laws.py."""
    for players in (2, 4):
        for position in round_of(deal(kind, players=players, seed=kind), Random(kind)):
            for board in (position, position.view(position.seat)):
                assert [step for step in STEPS if board.is_legal(step)] == position.legal_steps()


# --- whole turns ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["1.0", "1.1d", "1.2a", "1.3a", "1.0da", "1.3dsa"])
def test_legal_turns_are_all_that_can_be_played(kind: str) -> None:
    chance = random.Random(kind)
    for position in round_of(deal(f"{kind}[ROYGB/1234567/4]", players=3, seed=kind), chance):
        turns = position.legal_turns()
        expected = dict(whole_turns(position))
        assert len(turns) == len(set(turns))
        assert set(turns) == set(expected)
        for turn in turns:
            assert position.turn_start.play_turn(turn) == expected[turn]


def test_legal_turns_have_the_steps_taken_so_far() -> None:
    begun = Position.parse("red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0").play("+V2")
    assert list(map(str, begun.legal_turns())) == ["+V2>V7", "+V2.x"]


def test_a_view_lists_turns_as_far_as_its_owner_can_see() -> None:
    assert list(map(str, ROBBERY.view(0).legal_turns())) == ["+R4.x", "+V3(??)", ".x"]
    known = Position.parse(str(ROBBERY).replace(" V2R7", " !V2R7"))
    assert known.view(0).legal_turns() == known.legal_turns()
    with pytest.raises(IllegalStep) as caught:
        ROBBERY.view(1).legal_turns()
    assert caught.value.code == "not-the-mover"


def test_after_a_round_there_are_no_turns() -> None:
    over = ROBBERY.play(".")
    assert over.legal_turns() == over.view(0).legal_turns() == []
    assert not over.is_legal(".")


# --- who is winning ------------------------------------------------------------------------------------------------


def test_leader_agrees_with_positions() -> None:
    chance = Random(7)
    for _ in range(300):
        cards = chance.sample(PACK, 49)
        canvas, rest = cards[0], cards[1:]
        sizes = [chance.randint(0, 6) for _ in range(chance.choice((2, 3, 4)))]
        palettes: list[list[Card]] = []
        for size in sizes:
            palettes.append(rest[:size])
            rest = rest[size:]
        seats = "/".join(f"{''.join(map(str, palette)) or '-'}:-" for palette in palettes)
        position = Position.parse(f"red7/1 1.3 {seats} {canvas} {''.join(map(str, rest))} 0")
        by_seat = {Seat(seat): palette for seat, palette in enumerate(palettes)}
        for given in (by_seat, palettes, position.palettes, position, position.view(None)):
            assert leader(canvas.colour, given) == position.winning


def test_nobody_leads_without_a_card_that_counts() -> None:
    assert leader(Colour.GREEN, {0: "R7", 1: ""}) is None
    assert leader("red", ["", "-"]) is None


def test_who_is_out_is_left_out_of_a_board_but_not_of_its_palettes() -> None:
    position = Position.parse("red7/1 1.3[RO/12345/1] xR5:-/R1:R2/O4:O2 - R4O5O3O1R3 1")
    assert leader("red", position) == leader("R", position.view(None)) == position.winning == 2
    assert leader("red", position.palettes) == 0


# --- views play ----------------------------------------------------------------------------------------------------


def test_a_view_plays_as_its_position_does() -> None:
    for seat in (0, 1, None):
        drawn = "V2" if seat == 0 else None
        seen = ROBBERY.view(seat).play("+V3", drawn)
        assert seen == ROBBERY.play("+V3").view(seat)
        assert seen.play(".") == ROBBERY.play("+V3").play(".").view(seat)


def test_a_card_that_everybody_knows_need_not_be_said() -> None:
    known = Position.parse(str(ROBBERY).replace(" V2R7", " !V2R7"))
    for seat in (0, 1, None):
        for drawn in (None, "V2", Card.parse("V2")):
            assert known.view(seat).play("+V3", drawn) == known.play("+V3").view(seat)


def test_a_view_looks_ahead_past_its_own_draw() -> None:
    """What the draw shows is not known: the turn stops there, or is over."""
    turn, seen = ROBBERY.view(0).advance("+V3")
    assert turn == Turn.parse("+V3(??)")
    assert (seen.hand_sizes, seen.deck_size) == ((2, 2), 7)
    asked: list[Callable[[], object]] = [
        lambda: seen.play("."),
        lambda: seen.advance(">R4"),
        lambda: seen.is_legal("."),
        seen.legal_steps,
        seen.legal_turns,
        seen.outlook,
    ]
    for ask in asked:
        with pytest.raises(IllegalStep, match="not known yet") as caught:
            ask()
        assert caught.value.code == "after-draw"
    bonus = View.parse("red7/1 1.3d[RV/1234567/2] V2:V7R4/R5:*2 - *8 0 @0").play(">V7")
    turn, after = bonus.advance("=")
    assert (str(turn), after.seat, after.hand_sizes) == (">V7=(??)", 1, (2, 2))


@pytest.mark.parametrize(
    ("seat", "step", "drawn", "code"),
    [
        (0, "+R4", "V2", "turn-disagrees"),
        (0, "+V3", "R5", "turn-disagrees"),
        (0, "+V3", "R4", "turn-disagrees"),
        (1, "+V3", "V2", "turn-disagrees"),
        (0, "=", "V2", "out-of-turn"),
        (0, "+V7", None, "not-in-hand"),
        (1, "+R3", None, "not-in-hand"),
    ],
)
def test_what_a_view_cannot_have_seen(seat: int, step: str, drawn: str | None, code: str) -> None:
    view = ROBBERY.view(seat)
    with pytest.raises(IllegalStep) as caught:
        view.play(step, drawn)
    assert (caught.value.code, caught.value.position) == (code, str(view))


@pytest.mark.parametrize("seat", ["0", None, -1, 4, True, (1, 2)])
def test_palettes_belong_to_seats(seat: object) -> None:
    with pytest.raises(Red7Error):
        leader("red", {seat: "R7"})  # type: ignore[arg-type]
