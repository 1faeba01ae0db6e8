"""The last events of a table, for clients that were away for a moment."""

from __future__ import annotations

import json

from red7.protocol import commands as asked
from red7.show.events import Telling
from red7.show.past import REMEMBERED, Past, Told, fresh, words
from red7.show.views import ONLOOKER, Viewer
from tests.support.tables import ANN, BOB, Clerk, seated, settings


def remembered(clerk: Clerk) -> Past:
    """What is remembered of all that has happened."""
    past = Past(clerk.states[0][0])
    for before, fact, after in clerk.states:
        past.remember(Told(before, fact, after, clerk.at))
    return past


def test_what_was_missed_is_told_again() -> None:
    clerk = seated()
    for number in range(5):
        clerk.ask(ANN, asked.Say, text=f"line {number}")
    table, viewer = clerk.table, Viewer(BOB, 1)
    missed = remembered(clerk).missed(table, viewer, table.seq - 2)
    assert missed is not None
    told = [json.loads(words(Telling(*one), viewer, clerk.at)) for one in missed]
    assert [one["event"]["text"] for one in told] == ["line 3", "line 4"]
    assert remembered(clerk).missed(table, viewer, table.seq) == []


def test_what_is_too_long_ago_or_yet_to_come_is_not_told() -> None:
    clerk = seated()
    for _ in range(REMEMBERED + 2):
        clerk.ask(ANN, asked.Say, text="hm")
    past, seq = remembered(clerk), clerk.table.seq
    for last in (None, 0, seq - REMEMBERED - 1, seq + 1):
        assert past.missed(clerk.table, ONLOOKER, last) is None
    assert len(past.missed(clerk.table, ONLOOKER, seq - REMEMBERED) or ()) == REMEMBERED


def test_who_sat_down_meanwhile_gets_a_fresh_view() -> None:
    clerk = Clerk(settings())
    clerk.ask(ANN, asked.Sit, nickname="Ann", bits="0" * 32)
    assert remembered(clerk).missed(clerk.table, Viewer(ANN, 0), 0) is None


def test_muting_shows_the_whole_table_to_whoever_mutes() -> None:
    clerk = seated()
    clerk.ask(ANN, asked.Mute, seat=1, muted=True)
    telling = Telling(*clerk.states[-1], clerk.at)
    assert words(telling, Viewer(ANN, 0), clerk.at) == fresh(clerk.table, Viewer(ANN, 0), clerk.at)
    assert words(telling, Viewer(BOB, 1), clerk.at) == ""
