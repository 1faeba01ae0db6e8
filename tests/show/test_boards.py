"""Boards say what the engine says: who is winning now and after each step, and nothing that is hidden."""

from __future__ import annotations

import json
from random import Random

import pytest

from red7 import IllegalStep, Outlook, Position, Rules, Seat, Step, Turn, View, deal
from red7.protocol.encoding import encode
from red7.protocol.views import Board
from red7.show.boards import BoardTexts, board_in, board_of, deeds_of, look
from red7.turn import END

EVERY_RULES = [f"{edition}{switches}" for edition in ("1.0", "1.1", "1.2", "1.3") for switches in ("", "d", "dsa", "a")]


def positions(rules: str, *, players: int, seed: str) -> list[Position]:
    """Every position of a random round."""
    chance = Random(seed)
    met = [deal(Rules.parse(rules), players=players, seed=seed)]
    while not met[-1].is_over:
        good = [step for step, outlook in met[-1].outlook().items() if outlook is not Outlook.NO]
        met.append(met[-1].play(chance.choice(good or met[-1].legal_steps())))
    return met


@pytest.mark.parametrize("rules", EVERY_RULES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_board_says_what_the_engine_says(rules: str, players: int) -> None:
    for position in positions(rules, players=players, seed=f"{rules}/{players}"):
        for shown in (position, position.view(position.seat), position.view(None)):
            board = board_of(shown)
            assert json.loads(BoardTexts(shown).text(shown)) == json.loads(encode(board))
            assert BoardTexts(shown).text(shown) == BoardTexts(position.view(None)).text(shown), (
                "what is open is the same"
            )
            assert board.text == str(shown)
            assert board.rule == position.rule.letter
            assert board.leading == position.winning
            assert board.winner == position.winner
            assert (board.deck, board.seat) == (position.deck_size, position.seat)
            assert board.canvas == tuple(map(str, position.canvas))
            for seat, one in enumerate(board.seats):
                assert one.palette == tuple(map(str, position.palettes[seat]))
                assert one.counting == tuple(map(str, position.counting(Seat(seat))))
                assert one.hand == position.hand_sizes[seat]
                assert one.cards == tuple(map(str, shown.hands[seat]))
                assert one.out == position.is_out(Seat(seat))
                assert one.points == position.points[seat]


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_each_step_says_who_is_winning_after_it(rules: str) -> None:
    for position in positions(rules, players=3, seed=rules):
        steps = board_of(position).steps
        view = position.view(position.seat)
        assert steps == board_of(view).steps == board_of(View.parse(str(view))).steps
        assert (steps is None) is position.is_over
        outlook = position.outlook()
        assert [step.step for step in steps or ()] == list(map(str, outlook))
        for shown in steps or ():
            step = Step.parse(shown.step)
            after = position.play(step)
            assert shown.outlook == outlook[step].value
            assert shown.leading == after.winning, (str(position), shown)
            assert shown.rule == after.rule.letter


def test_steps_are_for_the_mover_alone() -> None:
    position = deal(Rules.parse("1.3"), players=3, seed="7")
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        board = board_of(position.view(seat))
        assert (board.steps is not None) is (seat == position.seat)
        assert [bool(one.cards) for one in board.seats] == [other == seat for other in range(3)]


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_looking_is_playing_without_cards_that_are_not_known(rules: str) -> None:
    chance = Random(rules)
    drawn = ended = 0
    for position in [one for seed in "123" for one in positions(rules, players=2, seed=seed)]:
        if position.is_over:
            continue
        view, here = position.view(position.seat), position
        steps: list[Step] = []
        while not steps or here.turn.items:
            steps.append(chance.choice(here.legal_steps()))
            is_known = here.deck[0] in here.known
            here = here.play(steps[-1])
            led = look(position, steps)
            assert led.board == board_of(here), "of a position"
            assert led.ends is (not here.turn.items)
            seen = look(view, steps)
            if seen.draws:
                drawn += 1
                assert not is_known
                assert seen.board.steps is None
                assert seen.board.leading == here.winning
                assert [one.hand for one in seen.board.seats] == list(here.hand_sizes)
                with pytest.raises(IllegalStep, match="not known") as refused:
                    look(view, [*steps, END])
                assert refused.value.code == "after-draw"
                break
            ended += seen.ends
            assert seen.out is led.out is here.is_out(position.seat)
            assert seen.board == board_of(here.view(position.seat))
    assert ended
    assert drawn or not rules.endswith("dsa"), "some draw was looked at"


def test_what_may_not_be_looked_at() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    other = position.view(Seat(1 - position.seat))
    assert look(other, []).board == board_of(other)
    with pytest.raises(IllegalStep) as refused:
        look(other, [END])
    assert refused.value.code == "not-the-mover"
    with pytest.raises(IllegalStep) as refused:
        look(position, [END, END])
    assert refused.value.code == "out-of-turn"


def test_texts_of_both_kinds_are_read() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    assert board_in(str(position)) == position
    view = board_in(str(position.view(None)))
    assert isinstance(view, View)
    assert view.owner is None


def test_deeds() -> None:
    rest = "".join(str(card) for card in Rules.parse("1.2dsa").pack if str(card) not in "R6V7I2V1O6Y4R4V5")
    position = Position.parse(f"red7/1 1.2dsa R6:V7I2V1/O6Y4:R4 - V5{rest} 0")
    assert _deeds(position, "+V1^O6.x") == ["play V1", "put-on-deck O6 of 1", "out"]
    assert _deeds(position, "+V7>R6=(V5).x") == ["play V7", "move R6 to R", "draw V5", "out"]
    assert _deeds(position, ">I2-") == ["discard I2 to I", "decline"]
    assert _deeds(position, ".x") == ["out"]
    assert [deed.card for deed in deeds_of(position, Turn.parse(">I2=(??)"))] == ["I2", None]


def _deeds(position: Position, turn: str) -> list[str]:
    words = []
    for deed in deeds_of(position, Turn.parse(turn)):
        parts = [deed.kind, deed.card, deed.owner is not None and f"of {deed.owner}", deed.rule and f"to {deed.rule}"]
        words.append(" ".join(str(part) for part in parts if part))
    return words


def test_hidden_cards_change_nothing() -> None:
    """Whatever lies where the viewer cannot look, the board is the same to the last byte."""
    chance = Random(7)
    for position in positions("1.3dsa", players=3, seed="7"):
        for seat in (None, Seat(0), Seat(1), Seat(2)):
            other = _shuffled(position, seat, chance)
            if other:
                assert _bytes(board_of(other.view(seat))) == _bytes(board_of(position.view(seat)))


def _bytes(board: Board) -> str:
    return encode(board)


def _shuffled(position: Position, seat: Seat | None, chance: Random) -> Position | None:
    """The position with the cards hidden from a seat dealt anew; None in the middle of another's turn."""
    if position.turn.items or position.is_over:
        return None
    fields = str(position).split(" ")
    seats = [one.split(":") for one in fields[2].split("/")]
    hidden = [card for other, one in enumerate(seats) if other != seat for card in _cards(one[1])] + _cards(fields[4])
    chance.shuffle(hidden)

    def redealt(zone: str) -> str:
        return "".join(card if card.startswith("!") else hidden.pop() for card in _cards(zone, known=True)) or "-"

    for other, one in enumerate(seats):
        if other != seat:
            one[1] = redealt(one[1])
    fields[2], fields[4] = "/".join(":".join(one) for one in seats), redealt(fields[4])
    return Position.parse(" ".join(fields))


def _cards(zone: str, *, known: bool = False) -> list[str]:
    found, at = [], 0
    while at < len(zone) and zone != "-":
        size = 3 if zone[at] == "!" else 2
        if size == 2 or known:
            found.append(zone[at : at + size])
        at += size
    return found
