"""Positions: what they tell, how play goes on, deals, rounds and matches."""

import hashlib
from collections.abc import Callable

import pytest

from red7 import Card, Colour, IllegalStep, NotationError, Position, Rules, Seat, Step, Turn, deal
from tests.support.matches import KINDS, PLAYERS

SMALL = "red7/1 1.3[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1"


def texts(cards: object) -> str:
    return "".join(map(str, cards))  # type: ignore[call-overload]


def test_what_a_position_tells() -> None:
    position = Position.parse("red7/1 1.2s[RO/1234567/2] R5:O4!R2/xR1:R3O1:R7O6/O5R4:R6 O7 !O3O2 0")
    assert (position.players, position.seat, position.is_over, position.winner) == (3, 0, False, None)
    assert (position.rule, position.winning) == (Colour.ORANGE, 0)
    assert [texts(cards) for cards in position.palettes] == ["R5", "R1", "O5R4"]
    assert [texts(cards) for cards in position.hands] == ["O4R2", "R3O1", "R6"]
    assert [texts(cards) for cards in position.scored] == ["", "R7O6", ""]
    assert (texts(position.canvas), texts(position.deck), position.deck_size) == ("O7", "O3O2", 2)
    assert position.hand_sizes == (2, 2, 1)
    assert position.known == {Card.parse("R2"), Card.parse("O3")}
    assert [position.is_out(Seat(seat)) for seat in range(3)] == [False, True, False]
    assert [texts(position.counting(Seat(seat))) for seat in range(3)] == ["R5", "R1", "O5"]
    assert (position.points, position.match_winners) == ((0, 13, 0), ())
    assert position.turn == Turn()
    assert repr(position) == f"Position.parse({str(position)!r})"


def test_an_empty_canvas_is_red() -> None:
    position = Position.parse(SMALL)
    assert (position.rule, position.canvas, position.winning) == (Colour.RED, (), 0)


def test_nobody_is_winning_without_a_card_that_counts() -> None:
    assert Position.parse("red7/1 1.3[RG/123/1] R3:G3/R1:G1 G2 R2 0").winning is None


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_there_is_no_such_seat(seat: int) -> None:
    position = Position.parse(SMALL)
    for ask in (position.view, position.is_out, position.counting):
        with pytest.raises(ValueError, match=f"there is no seat {seat}") as caught:
            ask(Seat(seat))
        assert getattr(caught.value, "code", None) == "seat-number"


def test_playing_leaves_the_old_position_as_it_was() -> None:
    position = Position.parse(SMALL)
    after = position.play(Step.parse("+R3"))
    assert str(position) == SMALL
    assert str(after) == SMALL + "+R3"
    assert str(after.turn) == "+R3"
    assert after.turn_start == position
    assert [texts(cards) for cards in after.palettes] == ["R5", "R3R1"]
    assert after.hand_sizes == (2, 1)


def test_steps_that_are_given_out_may_be_changed() -> None:
    position = Position.parse(SMALL)
    position.legal_steps().clear()
    position.outlook().clear()
    assert position.legal_steps()
    assert list(position.outlook()) == position.legal_steps()


def test_two_orders_of_the_same_steps_are_two_positions() -> None:
    start = "red7/1 1.0a[RO/12345/2] R4:O4R2/R1:R5O5O1 - R3O3O2 1"
    one, other = Position.parse(start + "+R5+O5"), Position.parse(start + "+O5+R5")
    assert one.palettes == other.palettes
    assert one != other
    assert one.legal_steps() == other.legal_steps()


def test_a_position_equals_no_view_and_no_text() -> None:
    position = Position.parse("red7/1 1.3[RO/12/1] R2O2R1O1:-/-:- - - 0")
    assert position != position.view(None)
    assert position != str(position)


def test_a_turn_is_told_before_it_is_played() -> None:
    position = Position.parse("red7/1 1.3a[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1")
    assert str(position.advance("+R3")[0]) == "+R3(R4)"
    assert position.advance(".") == (Turn.parse(".x"), position.play("."))
    begun = position.begin_turn("+R3(R4)")
    assert begun == position.play(Step.parse("+R3"))
    assert str(begun.advance(Step.parse("."))[0]) == "+R3(R4).x"
    assert begun.play(Step.parse(".")) == position.play_turn("+R3(R4).x") == position.play_turn(Turn.parse("+R3(R4).x"))
    with pytest.raises(IllegalStep, match="the turn is finished"):
        position.begin_turn(".x")


def test_a_turn_as_others_saw_it() -> None:
    position = Position.parse("red7/1 1.3a[RO/12345/2] R5:O4R2/R1:R3O1 - R4O5O3O2 1")
    turn = Turn.parse("+R3(R4).x")
    assert position.turn_seen(turn, Seat(1)) == turn
    assert str(position.turn_seen(turn, Seat(0))) == str(position.turn_seen(turn, None)) == "+R3(??).x"
    known = Position.parse("red7/1 1.3a[RO/12345/2] R5:O4R2/R1:R3O1 - !R4O5O3O2 1")
    assert known.turn_seen(turn, None) == turn


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", ["1.0", "1.3dsa", "1.2[ROYGB/12345/4]"])
def test_a_deal_follows_from_its_seed(kind: str, players: int) -> None:
    rules = Rules.parse(kind)
    position = deal(rules, players=players, seed="ü 7")
    order = sorted(rules.pack, key=lambda card: hashlib.sha256(f"ü 7/1/{card}".encode()).hexdigest())
    size = rules.hand_size
    hands = [sorted(order[seat * size : (seat + 1) * size], reverse=True) for seat in range(players)]
    tops = order[players * size : players * (size + 1)]
    assert [list(hand) for hand in position.hands] == hands
    assert position.palettes == tuple((card,) for card in tops)
    assert list(position.deck) == order[players * (size + 1) :]
    assert position.winning == tops.index(max(tops))
    assert position.seat == (tops.index(max(tops)) + 1) % players
    assert (position.canvas, position.known, position.points) == ((), frozenset(), (0,) * players)


def test_a_deal_that_takes_the_whole_pack() -> None:
    position = deal(Rules.parse("1.3[RO/1234/1]"), players=4, seed="7")
    assert (position.deck, str(position).split(" ")[4]) == ((), "-")


def test_a_seed_must_be_text_that_can_be_encoded() -> None:
    over = Position.parse("red7/1 1.3s[RO/12345/1] xR5:O4/R1:R3 O1 R4O5O3O2R2 1#")
    asked: list[Callable[[], Position | None]] = [
        lambda: deal(Rules.parse("1.3"), players=2, seed="\ud800"),
        lambda: over.next_round(seed="\ud800", round=2),
    ]
    for ask in asked:
        with pytest.raises(NotationError) as caught:
            ask()
        assert caught.value.code == "seed"


def test_a_round_without_scoring_is_the_match() -> None:
    over = Position.parse(SMALL).play_turn(".x")
    assert (over.is_over, over.winner, over.seat, over.winning) == (True, 0, 0, 0)
    assert (over.match_winners, over.points) == ((0,), (0, 0))
    assert over.next_round(seed="7", round=2) is None
    assert str(over) == "red7/1 1.3[RO/12345/2] R5:O4R2/xR1:R3O1 - R4O5O3O2 0#"


def test_the_winner_of_a_round_scores_its_set() -> None:
    over = Position.parse("red7/1 1.3s[RO/12345/2] R5O5R1:O4R2/O1:R3 O3 R4O2 1").play_turn(".x")
    assert str(over) == "red7/1 1.3s[RO/12345/2] R1:O4R2:R5O5/xO1:R3 O3 R4O2 0#"
    assert (over.points, over.match_winners) == ((10, 0), ())
    following = over.next_round(seed="7", round=2)
    assert following is not None
    assert following.scored == over.scored
    order = sorted(
        (card for card in over.rules.pack if card not in over.scored[0]),
        key=lambda card: hashlib.sha256(f"7/2/{card}".encode()).hexdigest(),
    )
    assert set(following.hands[0]) == set(order[:2])


@pytest.mark.parametrize(
    ("text", "winners"),
    [
        ("red7/1 1.3s -:-:R7O7Y7G7B7R5/x-:- - * 0#", (0,)),
        ("red7/1 1.3s -:-:R7O7Y7G7B7R4/x-:- - * 0#", ()),
        ("red7/1 1.3s x-:-:R7O7Y7G7B7R5/-:-:I7V7R6O6Y6G6R1O1 - * 1#", (0, 1)),
        ("red7/1 1.3s -:-:R7O7Y7G7R6/x-:-/x-:-/x-:- - * 0#", (0,)),
        ("red7/1 1.3s -:-:R7O7Y7G7R1/x-:-/x-:-/x-:- - * 0#", ()),
        ("red7/1 1.3s[RO/1234/2] -:-:R4O4/x-:-:R3 - * 0#", (0,)),
        ("red7/1 1.3s[RO/1234/2] -:-:R4/x-:-:R3 - * 0#", ()),
        ("red7/1 1.3s[RO/1234/2] x-:-:R4R1/-:-:R3O2 - * 1#", (0, 1)),
    ],
)
def test_the_end_of_a_match(text: str, winners: tuple[int, ...]) -> None:
    """`*` stands for all other cards."""
    rules = Rules.parse(text.split(" ")[1])
    rest = texts(card for card in rules.pack if str(card) not in text.split(" ")[2])
    over = Position.parse(text.replace("*", rest))
    assert over.match_winners == winners
    assert (over.next_round(seed="7", round=2) is None) is bool(winners)


def test_every_kind_of_game_can_be_dealt() -> None:
    dealt = {str(deal(Rules.parse(kind), players=players, seed="7")) for kind in KINDS for players in PLAYERS}
    assert len(dealt) == 96
