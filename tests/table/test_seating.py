"""Seating: who opens a table, sits down, leaves, comes back, and is kept a seat for."""

from __future__ import annotations

import pytest

from red7.protocol import commands as asked
from red7.table.orders import KeepRecovery, Open, Order, Recover, RematchAt, Reserved
from red7.table.refusal import Refusal
from red7.table.state import Listing
from red7.table.table import advance
from tests.support.tables import (
    ANN,
    BITS,
    BOB,
    CY,
    DEE,
    DRAWS,
    HERE,
    MINUTE,
    START,
    THERE,
    Clerk,
    clocked,
    gathering,
    over,
    seated,
    settings,
)

DIGEST = "e" * 64


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": (None,)}, "players"),
        ({"seats": (None,) * 5}, "players"),
        ({"rules": "9.9"}, "rules-edition"),
        ({"rules": "1.3[RO/12/3]"}, "pack-too-small"),
        ({"position": "red7/1 nonsense"}, "position-fields"),
        ({"position": DRAWS}, "position-differs"),
        ({"rules": "1.3a[RO/1234567/3]", "position": DRAWS.replace(" 0", " 0+R7")}, "deal-begun"),
    ],
)
def test_what_cannot_be_opened(changes: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        Clerk(settings(**changes))
    assert caught.value.code == code


def test_a_table_is_opened_once() -> None:
    clerk = gathering()
    opening = clerk.log[0][0].command
    assert isinstance(opening, Open)
    with pytest.raises(Refusal) as caught:
        clerk.order(opening)
    assert caught.value.code == "opened"
    with pytest.raises(Refusal) as caught:
        advance(None, Order(ANN, START, asked.Start(id="a", seq=0)))
    assert caught.value.code == "no-table"


def test_a_table_of_bots_deals_at_once() -> None:
    clerk = Clerk(settings(seats=(1, 7)))
    assert [fact.kind for fact in clerk.log[0][1]] == ["created", "dealt"]
    assert clerk.bot_turn()


def test_somebody_sits_down_where_they_want_or_anywhere() -> None:
    clerk = gathering(3)
    assert clerk.kinds(BOB, asked.Sit, nickname="Bob", bits=BITS, seat=2) == ["sat"]
    assert clerk.kinds(CY, asked.Sit, nickname="Cy", bits=BITS) == ["sat"]
    assert (clerk.table.seats_of(BOB), clerk.table.seats_of(CY), clerk.table.seats_of(ANN)) == ((2,), (0,), ())
    assert clerk.table.listing == Listing("Table", "1.3", 3, 2, "gathering", public=False, players="Cy\nBob")


def test_the_lobby_knows_the_host_and_the_clock() -> None:
    clerk = gathering(3, name=None, clock=clocked()).sit(0, 1)
    listing = clerk.table.listing
    assert (listing.name, listing.host, listing.players, listing.clock) == ("Ann", "Ann", "Ann\nBob", "10+20")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"nickname": "Cy", "seat": 0}, "seat-taken"),
        ({"nickname": "Cy", "seat": 2}, "no-seat"),
        ({"nickname": "ANN"}, "name-taken"),
    ],
)
def test_where_one_cannot_sit(fields: dict[str, object], code: str) -> None:
    assert gathering().sit(0).refused(CY, asked.Sit, bits=BITS, **fields) == code


def test_one_sits_once_unless_a_device_is_shared() -> None:
    assert gathering().sit(0).refused(ANN, asked.Sit, nickname="Again", bits=BITS) == "seated"
    clerk = gathering(one_device=True).sit(0)
    assert clerk.kinds(ANN, asked.Sit, nickname="Bob", bits=BITS) == ["sat"]
    assert clerk.table.seats_of(ANN) == (0, 1)
    assert clerk.refused(BOB, asked.Sit, nickname="Cy", bits=BITS) == "full"


def test_the_last_to_sit_down_has_the_round_dealt() -> None:
    clerk = Clerk(settings()).sit(0)
    assert clerk.kinds(BOB, asked.Sit, nickname="Bob", bits=BITS) == ["sat", "dealt"]
    assert clerk.refused(CY, asked.Sit, nickname="Cy", bits=BITS) == "begun"


def test_starting_by_hand() -> None:
    clerk = gathering().sit(0)
    assert clerk.refused(ANN, asked.Start) == "seats-open"
    clerk.sit(1)
    assert clerk.refused(CY, asked.Start) == "not-seated"
    assert clerk.kinds(BOB, asked.Start) == ["dealt"]
    assert clerk.refused(BOB, asked.Start) == "begun"


def test_leaving_before_the_deal_frees_the_seat_and_passes_the_host_on() -> None:
    clerk = gathering(3).sit(0, 1, 2)
    assert clerk.kinds(BOB, asked.Leave) == ["freed"]
    assert clerk.kinds(ANN, asked.Leave) == ["freed", "hosted"]
    assert clerk.table.host == CY
    assert clerk.kinds(CY, asked.Leave) == ["freed"]
    assert clerk.table.host == CY
    assert clerk.refused(CY, asked.Leave) == "not-seated"


def test_the_host_removes_and_fills() -> None:
    clerk = gathering(3).sit(0, 1)
    assert clerk.refused(BOB, asked.Remove, seat=0) == "not-host"
    assert clerk.refused(ANN, asked.Remove, seat=2) == "seat-open"
    assert clerk.refused(ANN, asked.Remove, seat=3) == "no-seat"
    assert clerk.kinds(ANN, asked.Remove, seat=1) == ["freed"]
    assert clerk.refused(BOB, asked.Fill, level=3) == "not-host"
    assert clerk.kinds(ANN, asked.Fill, level=3) == ["filled"]
    assert [chair.name for chair in clerk.table.chairs] == ["Ann", "level 3", "level 3"]
    assert clerk.refused(ANN, asked.Fill, level=3) == "full"
    assert clerk.kinds(ANN, asked.Remove, seat=2) == ["freed"]
    clerk.ask(ANN, asked.Fill, level=1)
    clerk.ask(ANN, asked.Start)
    assert clerk.refused(ANN, asked.Remove, seat=1) == "begun"
    assert clerk.refused(ANN, asked.Fill, level=1) == "begun"


def test_characters_sit_down_like_levels() -> None:
    clerk = gathering(2).sit(0)
    assert clerk.kinds(ANN, asked.Fill, level="bold") == ["filled"]
    bold = clerk.table.chairs[1]
    assert (bold.kind, bold.name, bold.level) == ("bot", "bold bot", "bold")


def test_a_host_who_is_gone_for_long_is_host_no_longer() -> None:
    clerk = gathering(3).sit(0, 1, 2)
    assert clerk.due() is None
    clerk.go(ANN)
    assert clerk.due() == START + MINUTE
    assert clerk.wait(MINUTE - 1) == []
    assert clerk.wait(1) == ["hosted"]
    assert clerk.table.host == BOB


def test_a_host_who_never_sat_down_is_host_no_longer() -> None:
    clerk = gathering(3).sit(1)
    assert clerk.wait(MINUTE) == ["hosted"]
    assert clerk.table.host == BOB


def test_two_servers_are_one_presence() -> None:
    clerk = seated()
    assert clerk.come(ANN, HERE) == []
    assert clerk.come(ANN, THERE) == ["linked"]
    assert clerk.table.chairs[0].servers == (HERE, THERE)
    assert list(clerk.table.persons()) == [(ANN, (HERE, THERE)), (BOB, (HERE,))]
    assert clerk.go(ANN, HERE) == ["unlinked"]
    assert clerk.go(ANN, HERE) == []
    assert clerk.go(ANN, THERE) == ["went"]
    assert clerk.come(CY) == []


def test_a_seat_is_recovered_by_whoever_knows_the_secret() -> None:
    clerk = seated()
    clerk.come(ANN, THERE)
    clerk.order(KeepRecovery(person=ANN, digest="f" * 64))
    clerk.order(KeepRecovery(person=ANN, digest=DIGEST))
    assert clerk.order(KeepRecovery(person=ANN, digest=DIGEST)) == ()
    for digest, person, code in (("f" * 64, CY, "no-recovery"), (DIGEST, BOB, "seated")):
        with pytest.raises(Refusal) as caught:
            clerk.order(Recover(digest=digest, person=person))
        assert caught.value.code == code
    assert clerk.order(Recover(digest=DIGEST, person=ANN)) == ()
    facts = clerk.order(Recover(digest=DIGEST, person=CY))
    assert [fact.kind for fact in facts] == ["unlinked", "went", "recovered"]
    assert (clerk.table.seats_of(ANN), clerk.table.seats_of(CY), clerk.table.host) == ((), (0,), CY)
    with pytest.raises(Refusal) as caught:
        clerk.order(KeepRecovery(person=ANN, digest=DIGEST))
    assert caught.value.code == "not-seated"


def test_a_rematch_is_at_one_table() -> None:
    clerk = over()
    assert clerk.refused(CY, RematchAt, table="Table00001") == "not-seated"
    assert clerk.refused(ANN, asked.Rematch) == "no-rematch"
    assert clerk.kinds(ANN, RematchAt, table="Table00001") == ["rematched"]
    assert clerk.kinds(BOB, RematchAt, table="Table00002") == []
    assert clerk.table.rematch == "Table00001"
    assert seated().refused(ANN, RematchAt, table="Table00001") == "not-over"


def test_seats_are_kept_for_the_players_of_the_game_before() -> None:
    kept = (Reserved(person=ANN, name="Ann"), Reserved(person=BOB, name="Bob"), None)
    clerk = Clerk(settings(seats=(None, None, None)), reserved=kept)
    assert clerk.table.seats_of(ANN) == ()
    assert clerk.refused(CY, asked.Sit, nickname="Cy", bits=BITS, seat=0) == "seat-taken"
    assert clerk.refused(CY, asked.Sit, nickname="Bob", bits=BITS) == "name-taken"
    clerk.ask(CY, asked.Sit, nickname="Cy", bits=BITS)
    assert clerk.refused(DEE, asked.Sit, nickname="Dee", bits=BITS) == "full"
    clerk.ask(BOB, asked.Sit, nickname="Bob", bits=BITS)
    assert (clerk.table.seats_of(CY), clerk.table.seats_of(BOB)) == ((2,), (1,))
    assert clerk.refused(ANN, asked.Fill, level=2) == "full"  # her own seat is reserved
    assert clerk.kinds(ANN, asked.Sit, nickname="Ann", bits=BITS) == ["sat", "dealt"]


def test_a_reserved_seat_is_filled_once_the_host_has_freed_it() -> None:
    kept = (Reserved(person=ANN, name="Ann"), Reserved(person=BOB, name="Bob"), None)
    clerk = Clerk(settings(seats=(None, None, None)), reserved=kept)
    clerk.ask(ANN, asked.Sit, nickname="Ann", bits=BITS)
    assert clerk.kinds(ANN, asked.Fill, level=2) == ["filled"]
    assert [chair.kind for chair in clerk.table.chairs] == ["person", "expected", "bot"]
    assert clerk.refused(ANN, asked.Fill, level=2) == "full"
    assert clerk.kinds(ANN, asked.Remove, seat=1) == ["freed"]
    assert clerk.kinds(ANN, asked.Fill, level=2) == ["filled", "dealt"]
