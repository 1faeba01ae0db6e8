"""The table: who plays, talk, commands given twice or too late, snapshots and records."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from red7 import Game, Position
from red7.protocol import commands as asked
from red7.protocol.decoding import decode
from red7.protocol.encoding import encode
from red7.server.store.codec import read_row, read_snapshot, row_of
from red7.table.facts import Fact
from red7.table.orders import Come, Expire, Go, Order, Settings
from red7.table.refusal import Refusal
from red7.table.snapshot import snapshot_of
from red7.table.state import Table
from red7.table.table import absorb, advance, apply
from tests.support.tables import (
    ANN,
    BOB,
    CY,
    DEE,
    DRAWS,
    HERE,
    MINUTE,
    SECOND,
    SECRET,
    START,
    Clerk,
    clocked,
    gathering,
    given,
    moving,
    over,
    seated,
    settings,
)


def test_leaving_has_a_bot_play_until_one_takes_the_seat_back() -> None:
    clerk = seated()
    mover = clerk.table.mover
    assert mover is not None
    person = (ANN, BOB)[mover]
    assert clerk.kinds(person, asked.Leave) == ["stood-in"]
    assert clerk.kinds(person, asked.Leave) == []
    assert clerk.bot_turn()
    assert clerk.refused(person, asked.Play, steps=".") == "bot-plays"
    assert clerk.kinds(person, asked.TakeBack) == ["returned"]
    assert clerk.bot_turn() is None
    assert clerk.refused(person, asked.TakeBack) == "no-stand-in"
    assert over().kinds(ANN, asked.Leave) == []


def test_a_seat_handed_over_stays_so_when_its_player_connects_again() -> None:
    clerk = seated()
    assert clerk.kinds(ANN, asked.HandOver, level=5) == ["stood-in"]
    assert clerk.go(ANN) == ["went"]
    assert clerk.come(ANN) == ["came"]
    assert clerk.table.chairs[0].stand_in
    assert clerk.table.chairs[0].stand_in.level == 5
    assert gathering().sit(0).refused(ANN, asked.HandOver, level=5) == "not-playing"


def test_whoever_left_plays_again_when_they_come_back() -> None:
    clerk = seated()
    clerk.ask(ANN, asked.Leave)
    clerk.go(ANN)
    assert clerk.come(ANN) == ["came", "returned"]


def test_the_last_fifty_lines_are_kept() -> None:
    clerk = gathering().sit(0)
    assert clerk.refused(CY, asked.Say, text="hello") == "not-seated"
    assert clerk.kinds(ANN, asked.React, reaction="hello") == ["reacted"]
    for number in range(50):
        assert clerk.kinds(ANN, asked.Say, text=f"line {number}", seq=0) == ["said"]
    assert len(clerk.table.chat) == 50
    assert clerk.table.chat[0].text == "line 0"


def test_muting() -> None:
    clerk = gathering(3).sit(0, 1)
    seq = clerk.table.seq
    assert clerk.kinds(ANN, asked.Mute, seat=1, muted=True) == ["muted"]
    assert clerk.kinds(ANN, asked.Mute, seat=1, muted=True) == []
    assert (clerk.table.muted, clerk.table.seq) == ({ANN: (1,)}, seq)
    assert clerk.refused(ANN, asked.Mute, seat=3, muted=True) == "no-seat"
    assert clerk.refused(CY, asked.Mute, seat=0, muted=True) == "not-seated"
    clerk.ask(BOB, asked.Leave)
    assert clerk.table.muted == {ANN: ()}


def test_time_never_goes_back() -> None:
    clerk = gathering()
    clerk.at -= MINUTE
    clerk.sit(0)
    assert clerk.table.at == clerk.table.chairs[0].sat == START


def test_a_command_given_twice_is_carried_out_once() -> None:
    clerk = gathering().sit(0)
    assert clerk.kinds(ANN, asked.Say, id="again", text="once") == ["said"]
    seq, before = clerk.table.done.get((ANN, "again")), clerk.table
    assert seq == clerk.table.seq
    assert clerk.kinds(ANN, asked.Say, id="again", text="once") == []
    assert clerk.table is before
    clerk.sit(1)
    assert clerk.kinds(BOB, asked.Say, id="again", text="mine") == ["said"]
    for number in range(64):
        clerk.ask(ANN, asked.Mute, id=f"m{number}", seat=1, muted=True)
    assert clerk.table.done.get((ANN, "again")) is None
    assert clerk.table.done.get((ANN, "m0")) is not None


def test_a_command_that_comes_too_late_or_too_early_is_stale() -> None:
    clerk = seated()
    person = moving(clerk)
    assert clerk.refused(person, asked.Play, steps="", seq=clerk.table.changed - 1) == "stale"
    assert clerk.refused(person, asked.Play, steps="", seq=clerk.table.seq + 1) == "stale"
    changed = clerk.table.changed
    clerk.ask(ANN, asked.Say, text="chat changes nothing")
    clerk.ask(ANN, asked.React, reaction="wow")
    assert clerk.table.changed == changed
    assert clerk.refused(person, asked.Play, steps=".", seat=None, seq=changed - 1) == "stale"
    assert clerk.kinds(person, asked.Play, steps=".", seq=changed)[0] == "turned"


EVERYTHING: list[Callable[[], Clerk]] = [
    gathering,
    lambda: gathering(3, clock=clocked()).sit(0, 2),
    lambda: given(DRAWS),
    lambda: over(3, "1.3s"),
    lambda: seated(4, "1.3dsa", clock=clocked()),
]


@pytest.mark.parametrize("make", EVERYTHING)
def test_a_table_is_the_fold_of_its_log_and_round_trips(make: Callable[[], Clerk]) -> None:
    clerk = make()
    if clerk.table.settings.position:
        clerk.play("+R3")
        clerk.ask(BOB, asked.Leave)
        clerk.ask(BOB, asked.Mute, seat=0, muted=True)
    folded: Table | None = None
    for order, facts in clerk.log:
        row = row_of(1, order, facts)
        again, read = read_row(row)
        assert again == order
        assert advance(folded, again)[1] == facts
        folded, _ = absorb(folded, again, read)
    assert folded == clerk.table
    parsed = read_snapshot(snapshot_of(clerk.table))
    assert parsed == clerk.table
    assert snapshot_of(parsed) == snapshot_of(clerk.table)


def test_facts_come_in_order() -> None:
    clerk = gathering()
    created: Fact = clerk.log[0][1][0]
    with pytest.raises(TypeError, match="a table is created once"):
        apply(clerk.table, created, START)
    moved: Fact = seated().log[-1][1][0]
    with pytest.raises(TypeError, match="the first fact creates the table"):
        apply(None, moved, START)
    with pytest.raises(TypeError, match="the first fact creates the table"):
        absorb(None, Order(None, START, Expire()), ())


def test_only_somebody_gives_a_command() -> None:
    with pytest.raises(Refusal) as caught:
        gathering().order(asked.Start(id="a", seq=0))
    assert caught.value.code == "nobody"


def test_the_record_says_who_was_away() -> None:
    clerk = seated(clock=clocked())
    mover = clerk.table.mover
    assert mover is not None
    clerk.wait(30 * SECOND)
    clerk.turn()
    clerk.ask((ANN, BOB)[mover], asked.TakeBack)
    clerk.turn(stays=False)
    record = clerk.table.record()
    entries = Game.parse(record).rounds[0].turns
    level = clerk.table.settings.stand_in_level
    assert entries[0].comment == (
        f"A bot of level {level} plays for seat {mover}: its clock ran out. The player of seat {mover} is back."
    )
    assert '[Date "2026-11-15"]' in record
    assert isinstance(Game.parse(record).rounds[0].deal, Position)


@pytest.mark.parametrize("turns", [0, 1])
def test_handing_over_without_end_fills_no_record(turns: int) -> None:
    clerk = seated(clock=clocked())
    for _ in range(turns):
        clerk.turn()
    other = BOB if moving(clerk) == ANN else ANN
    for _ in range(50):
        clerk.ask(other, asked.HandOver, level=1)
        clerk.ask(other, asked.TakeBack)
    size = len(snapshot_of(clerk.table))
    clerk.ask(other, asked.HandOver, level=1)
    clerk.ask(other, asked.TakeBack)
    assert abs(len(snapshot_of(clerk.table)) - size) < 100
    if not turns:
        clerk.turn()
    game = clerk.table.game
    assert game
    handed, back = (
        text.format(clerk.table.seats_of(other)[0])
        for text in ("A bot of level 1 plays for seat {}: its player handed it over.", "The player of seat {} is back.")
    )
    assert game.rounds[0].turns[0].comment == " ".join((handed, back) * 2)


def test_the_next_round_waits_for_nobody_when_all_are_ready_without_a_connection() -> None:
    clerk = seated(rules="1.3s")
    for person in (ANN, BOB):
        clerk.go(person)
    while clerk.table.phase == "playing":
        clerk.turn(stays=False)
    assert clerk.table.phase == "between"
    assert clerk.kinds(ANN, asked.Next) == ["readied"]
    assert clerk.kinds(BOB, asked.Next) == ["readied", "dealt"]


def test_a_record_is_whole_only_when_the_game_is_over() -> None:
    with pytest.raises(Refusal) as caught:
        seated().table.record()
    assert caught.value.code == "not-over"


def test_nothing_waits_for_a_bot_to_be_seen() -> None:
    """Come and Go of somebody without a seat are nothing; Expire before its time neither."""
    clerk = seated()
    assert clerk.order(Come(person=DEE, server=HERE)) == ()
    assert clerk.order(Go(person=DEE, server=HERE)) == ()
    assert clerk.order(Expire()) == ()


def test_settings_are_what_was_asked_for() -> None:
    made = settings(clock=clocked())
    assert decode(Settings, encode(made)) == made
    assert Clerk(made).table.secret == SECRET
