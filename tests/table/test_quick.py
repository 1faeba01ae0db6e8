"""Tables for quick games: they begin when everybody is connected, and wait for nobody who has gone."""

from __future__ import annotations

from red7.protocol import commands as asked
from red7.protocol.views import TableView
from red7.show.views import Viewer, view
from red7.table.opening import Drawn, rematch_of
from tests.support.tables import ANN, BITS, BOB, CY, HERE, SECOND, SECRET, START, Clerk, clocked, seated, settings


def quick(players: int = 2) -> Clerk:
    return Clerk(settings(seats=(None,) * players, clock=clocked(), quick=True))


def seen(clerk: Clerk) -> TableView:
    return view(clerk.table, Viewer(None, None), clerk.at)


def test_it_begins_when_everybody_is_connected() -> None:
    clerk = quick().sit(0)
    assert clerk.kinds(BOB, asked.Sit, nickname="Bob", bits=BITS) == ["sat"]
    assert clerk.come(BOB) == ["came", "dealt"]
    assert seen(clerk).quick


def test_it_does_not_begin_without_somebody_who_has_gone() -> None:
    clerk = quick().sit(0)
    clerk.go(ANN)
    clerk.sit(1)
    assert clerk.table.phase == "gathering"
    assert clerk.come(ANN) == ["came", "dealt"]


def test_the_seat_of_whoever_goes_opens_again() -> None:
    clerk = quick(3).sit(0, 1)
    assert clerk.due() is None
    clerk.at += SECOND
    clerk.go(ANN)
    assert clerk.due() == START + 11 * SECOND
    assert clerk.wait(10 * SECOND - 1) == []
    assert clerk.wait(1) == ["freed", "hosted"]
    assert clerk.table.host == BOB
    assert clerk.kinds(CY, asked.Sit, nickname="Cy", bits=BITS) == ["sat"]
    assert clerk.wait(10 * SECOND) == ["freed"], "somebody who never connected"
    clerk.go(BOB)
    assert clerk.wait(10 * SECOND) == ["freed"]
    assert clerk.due() is None
    assert clerk.table.listing.taken == 0


def test_nobody_leaves_a_game_whose_deal_they_have_not_seen() -> None:
    clerk = quick().sit(0)
    seq = clerk.table.seq
    clerk.sit(1)
    assert clerk.refused(ANN, asked.Leave, seq=seq) == "stale"
    assert clerk.kinds(ANN, asked.Leave) == ["stood-in"]


def test_whoever_waits_may_leave() -> None:
    clerk = quick(3).sit(0, 1)
    assert clerk.kinds(ANN, asked.Leave) == ["freed", "hosted"]
    assert clerk.table.listing.players == "Bob"


def test_other_tables_keep_the_seat_of_whoever_goes() -> None:
    clerk = Clerk(settings()).sit(0)
    clerk.go(ANN, HERE)
    assert clerk.due() is None
    assert clerk.kinds(BOB, asked.Sit, nickname="Bob", bits=BITS) == ["sat", "dealt"]


def test_a_rematch_is_no_quick_game() -> None:
    clerk = seated(quick=True)
    again = rematch_of(clerk.table, host=ANN, drawn=Drawn("Table67890", SECRET, BITS))
    assert clerk.table.is_quick
    assert again.settings.quick is not True
