"""Turns and rounds: whole turns, draws, bots' turns, resigning, and how a match goes on."""

from __future__ import annotations

import pytest

from red7 import Game, Position
from red7.protocol import commands as asked
from red7.show.views import ONLOOKER
from red7.table.orders import BotPlays, Order, TakeHint
from red7.table.refusal import Refusal
from red7.table.table import absorb, carry_out
from tests.support.counting import calls_of
from tests.support.tables import (
    ANN,
    BITS,
    BOB,
    CY,
    DEE,
    DRAWS,
    MINUTE,
    START,
    Clerk,
    gathering,
    given,
    over,
    seated,
    settings,
    told,
    turns_of,
)


def test_a_turn_is_played_whole() -> None:
    clerk = seated()
    before, mover = clerk.table, clerk.table.mover
    assert before.position
    steps = next(steps for steps in turns_of(before.position) if steps.startswith("+"))
    for part in ("", steps[:3]):
        with pytest.raises(Refusal) as caught:
            clerk.play(part)
        assert caught.value.code == "unfinished"
        assert clerk.table == before
    assert clerk.play(steps) == ["turned"]
    seq = before.seq
    assert clerk.table.mover != mover
    assert clerk.table.seq == clerk.table.changed == seq + 1


def test_a_draw_shows_the_steps_and_goes_on() -> None:
    clerk = given(DRAWS)
    assert clerk.refused(ANN, asked.Play, steps="+R3>R5") == "after-draw"
    assert clerk.play("+R3") == ["drew"]
    assert str(clerk.table.position).endswith("0+R3(R5)")
    assert clerk.refused(ANN, asked.Play, steps="") == "unfinished"
    assert clerk.play(".") == ["turned", "round-over", "game-over"]
    assert clerk.table.result
    assert clerk.table.result.winners == (1,)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"steps": "+R6"}, "not-in-hand"),
        ({"steps": "+R7.."}, "turn-over"),
        ({"steps": "="}, "out-of-turn"),
        ({"steps": "+R7+R3"}, "out-of-turn"),
        ({"steps": "."}, "stale"),
        ({"steps": ".", "seat": 1}, "not-yours"),
    ],
)
def test_steps_that_are_refused(fields: dict[str, object], code: str) -> None:
    clerk = given(DRAWS.replace("1.3a", "1.3"))
    seq = 0 if code == "stale" else clerk.table.seq
    assert clerk.refused(ANN, asked.Play, seq=seq, **fields) == code


def test_whose_turn_it_is_not() -> None:
    clerk = given(DRAWS)
    assert clerk.refused(BOB, asked.Play, steps=".") == "not-your-turn"
    assert clerk.refused(CY, asked.Play, steps=".") == "not-seated"
    assert gathering().sit(0).refused(ANN, asked.Play, steps=".") == "not-playing"
    assert over().refused(ANN, asked.Play, steps=".") == "not-playing"


def test_on_one_device_one_person_plays_every_seat() -> None:
    clerk = Clerk(settings(one_device=True))
    for name in ("Ann", "Bob"):
        clerk.ask(ANN, asked.Sit, nickname=name, bits=BITS)
    mover = clerk.table.mover
    assert mover is not None
    assert clerk.refused(ANN, asked.Play, steps=".", seat=1 - mover) == "not-your-turn"
    clerk.turn()
    assert clerk.table.mover == 1 - mover
    clerk.turn()
    assert clerk.kinds(ANN, asked.Propose, what="undo", seat=mover) == ["proposed", "undone"]
    assert clerk.table.mover == mover


def test_the_turn_of_a_bot() -> None:
    clerk = Clerk(settings(seats=(None, 4))).sit(0)
    if clerk.table.mover == 0:
        clerk.turn()
    turn = clerk.bot_turn()
    assert turn
    assert (turn.seat, turn.level, turn.seed) == (1, 4, f"bots/1/{len(turn.sight.turns) + 1}")
    assert turn.sight.now.endswith("@1")
    assert turn.sight.deal.endswith("@1")
    position = clerk.table.position
    assert position
    steps = next(turns_of(position))
    for seat, seq, wrong in ((0, clerk.table.seq, steps), (1, 0, steps), (1, clerk.table.seq, "")):
        with pytest.raises(Refusal) as caught:
            clerk.order(BotPlays(seat=seat, seq=seq, steps=wrong))
        assert caught.value.code == ("stale" if wrong else "unfinished")
    assert clerk.bot(steps) == ["turned"]
    assert clerk.bot_turn() is None
    with pytest.raises(Refusal):
        clerk.bot(steps)


def test_the_others_are_told_once_a_turn_that_a_hint_was_taken() -> None:
    clerk = seated(hints=True)
    mover = clerk.table.mover
    assert mover is not None

    def taken(seat: int, seq: int) -> list[str]:
        return [fact.kind for fact in clerk.order(TakeHint(seat=seat, seq=seq))]

    assert taken(mover, clerk.table.seq) == ["hinted"]
    assert taken(mover, clerk.table.seq) == []
    for seat, seq in ((1 - mover, clerk.table.seq), (mover, 0)):
        with pytest.raises(Refusal) as caught:
            taken(seat, seq)
        assert caught.value.code == "stale"
    clerk.turn()
    assert taken(1 - mover, clerk.table.seq) == ["hinted"]


def test_hints_are_as_the_host_wants() -> None:
    clerk = seated(hints=False)
    assert clerk.table.mover is not None
    with pytest.raises(Refusal) as caught:
        clerk.order(TakeHint(seat=clerk.table.mover, seq=clerk.table.seq))
    assert caught.value.code == "no-hints"
    assert seated().table.has_hints, "tables of before"
    alone = Clerk(settings(seats=(None, 4), hints=True)).sit(0)
    if alone.table.mover == 1:
        alone.turn()
    assert alone.order(TakeHint(seat=0, seq=alone.table.seq)) == (), "there is nobody to tell"


def test_the_only_round_of_an_unscored_game_ends_it() -> None:
    clerk = seated()
    clerk.turn(stays=False)
    kinds = [fact.kind for fact in clerk.log[-1][1]]
    assert kinds == ["turned", "round-over", "game-over"]
    assert clerk.table.is_finished
    assert clerk.table.secret_shown
    assert clerk.due() is None


def test_the_next_round_waits_for_everybody_who_is_here() -> None:
    clerk = seated(3, "1.3s")
    clerk.turn(stays=False)
    clerk.turn(stays=False)
    assert clerk.table.phase == "between"
    clerk.go(CY)
    assert clerk.kinds(ANN, asked.Next) == ["readied"]
    assert clerk.kinds(ANN, asked.Next) == []
    assert clerk.refused(DEE, asked.Next) == "not-seated"
    assert clerk.kinds(BOB, asked.Next) == ["readied", "dealt"]
    assert (clerk.table.phase, clerk.table.round) == ("playing", 2)
    assert not any(chair.ready for chair in clerk.table.chairs)
    assert clerk.refused(ANN, asked.Next) == "not-between"


def test_the_next_round_does_not_wait_for_ever_while_somebody_is_here() -> None:
    clerk = seated(2, "1.3s")
    clerk.turn(stays=False)
    assert clerk.due() == START + MINUTE
    clerk.go(ANN)
    clerk.go(BOB)
    assert clerk.due() is None
    clerk.come(BOB)
    assert clerk.wait(MINUTE) == ["dealt"]


def test_a_match_is_played_to_its_end() -> None:
    clerk = over(rules="1.3s")
    assert clerk.table.phase == "over"
    assert clerk.table.round > 1
    assert clerk.table.result
    assert clerk.table.game
    assert clerk.table.result.winners == tuple(map(int, clerk.table.game.result.split("=")))


def test_resigning_ends_a_game_of_two() -> None:
    clerk = seated()
    assert clerk.kinds(BOB, asked.Resign) == ["resigned", "game-over"]
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == ((0,), "resigned")
    record = clerk.table.record()
    assert '[Termination "resigned"]\n[Resigned "1"]' in record
    assert Game.parse(record).result == "*"
    assert clerk.refused(ANN, asked.Resign) == "not-playing"


def test_the_record_names_all_who_resigned() -> None:
    clerk = seated(4)
    for person in (CY, ANN, BOB):
        clerk.ask(person, asked.Resign)
    assert clerk.table.result
    assert (clerk.table.result.winners, clerk.table.result.why) == ((3,), "resigned")
    assert '[Termination "resigned"]\n[Resigned "0 1 2"]' in clerk.table.record()


def test_somebody_who_resigned_is_named_where_the_others_played_on() -> None:
    clerk = seated(3)
    mover = clerk.table.mover
    assert mover is not None
    clerk.ask((ANN, BOB, CY)[mover], asked.Resign)
    clerk.turn(stays=False)
    tags = Game.parse(clerk.table.record()).tags
    assert (tags["Resigned"], tags.get("Termination")) == (str(mover), None)
    assert tags["Result"] == str((mover + 2) % 3)


def test_somebody_who_resigned_does_nothing_in_their_turns() -> None:
    clerk = seated(3)
    mover = clerk.table.mover
    assert mover is not None
    person = (ANN, BOB, CY)[mover]
    assert clerk.kinds(person, asked.Resign) == ["resigned", "turned"]
    assert clerk.table.position
    assert clerk.table.position.is_out(clerk.table.position.view(None).seat) is False
    assert clerk.refused(person, asked.Resign) == "resigned"
    assert clerk.refused(person, asked.HandOver, level=1) == "resigned"
    assert clerk.refused(person, asked.Propose, what="pause") == "resigned"
    assert clerk.kinds(person, asked.Leave) == []


def test_resigning_in_a_turn_that_must_go_on_finishes_it() -> None:
    """After a 5 another card must be played, after a 3 drawn from the deck the turn just ends."""
    clerk = given("red7/1 1.3a[RO/1234567/3] O6:R7R3O5/O7:R6O2R1/O4:R2 - R5O1R4O3 0")
    assert clerk.play("+O5+R3") == ["drew"]
    assert clerk.kinds(ANN, asked.Resign) == ["resigned", "turned"]
    assert clerk.table.game
    assert str(clerk.table.game.rounds[-1].turns[-1].turn) == "+O5+R3(R5).x"


def test_a_bot_that_was_replaced_is_marked_for_all_to_see() -> None:
    clerk = Clerk(settings(seats=(None, 3))).sit(0)
    while clerk.bot_turn() is None:
        clerk.turn()
    position = clerk.table.position
    assert position
    seq = clerk.table.seq
    (fact,) = clerk.order(BotPlays(seat=1, steps=next(turns_of(position)), seq=seq, replaced=True))[:1]
    assert (fact.kind, clerk.table.chairs[1].replaced) == ("turned", True)
    event = told(*clerk.states[-1], ONLOOKER, START)
    assert event
    assert [seat.replaced for seat in event.changes.seats or ()] == [False, True]


def test_a_turn_that_was_decided_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clerk, twin = given(DRAWS), given(DRAWS)
    order = Order(ANN, START, asked.Play(id="p", seq=clerk.table.seq, steps="+R7>O6."))
    taken = calls_of(Position, "_after", monkeypatch)
    after, happened = carry_out(clerk.table, order)
    assert [one.fact.kind for one in happened] == ["turned"]
    assert len(taken) == 3, "once for each step"
    read, _ = absorb(clerk.table, order, [one.fact for one in happened])
    assert read == after
    other, _ = carry_out(twin.table, order)
    assert other.game == after.game
    assert other.game is not after.game
