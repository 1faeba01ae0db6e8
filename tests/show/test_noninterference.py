"""Non-interference: cards hidden from a viewer, dealt otherwise, leave every byte that the viewer gets as it was."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from red7 import Rules, deal
from red7.protocol import commands as asked
from red7.show import events, views
from red7.show.views import ONLOOKER, Viewer
from red7.table import turns
from red7.table.orders import Order
from red7.table.refusal import Refusal
from red7.table.state import Table
from red7.table.turns import bot_turn
from tests.support.noninterference import CARD, Impossible, World, random_play, replayed
from tests.support.tables import PERSONS, START

KINDS = [
    ("1.3", 2),
    ("1.3ds", 3),
    ("1.3dsa", 2),
    ("1.3dsa", 3),
    ("1.3dsa", 4),
    ("1.2dsa", 3),
    ("1.1dsa", 2),
    ("1.0da", 4),
    ("1.3dsa[ROYGB/1234567/4]", 3),
]


def interference(rules: str, players: int, seed: int, tries: int = 2) -> int:
    """How many other worlds were possible in which each viewer got the very same; raises where one did not."""
    chance = random.Random(f"{rules}/{players}/{seed}")
    start = deal(Rules.parse(rules), players=players, seed=str(seed))
    seat = chance.choice([None, *range(players)])
    viewer = ONLOOKER if seat is None else Viewer(PERSONS[seat], seat)
    world = World(start, viewer)
    deeds = random_play(world, chance)
    hidden = [str(card) for card in start.rules.pack if str(card) not in world.seen]
    possible = 0
    for _ in range(tries):
        places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        try:
            other = replayed(world, deeds, places)
        except Impossible:
            continue
        possible += str(other.start) != str(world.start)
        assert other.heard == world.heard
    return possible


@pytest.mark.parametrize(("rules", "players"), KINDS)
def test_hidden_cards_never_show(rules: str, players: int) -> None:
    possible = sum(interference(rules, players, seed) for seed in range(6))
    assert possible >= 4, "hardly any other deal fits what was seen: the test shows nothing"


# --- the test itself ---------------------------------------------------------------------------------------------


def _tells_the_position(viewed: Callable[..., Any]) -> Callable[..., Any]:
    def view(table: Table, viewer: Viewer, now: int) -> Any:
        shown = viewed(table, viewer, now)
        return replace(shown, name=str(table.position))

    return view


def _counts_the_deck(viewed: Callable[..., Any]) -> Callable[..., Any]:
    def view(table: Table, viewer: Viewer, now: int) -> Any:
        top = table.position.deck[:1] if table.position else ()
        return viewed(table, viewer, now + sum(card.index for card in top) % 7)

    return view


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    lambda patch: patch.setattr(views, "view", _tells_the_position(views.view)),
    lambda patch: patch.setattr(views, "view", _counts_the_deck(views.view)),
    lambda patch: patch.setattr(views, "record", lambda table, viewer: str(table.game)),
    lambda patch: patch.setattr(events, "_turn_seen", lambda after, viewer: after.game.rounds[-1].turns[-1].turn),
    lambda patch: patch.setattr(turns, "Refusal", lambda code, text: Refusal(code, f"{text} {random.random()}")),
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        sum(interference("1.3dsa", 2, seed) for seed in range(20))


def test_what_a_bot_is_given_is_its_own_view() -> None:
    """A bot that stands in sees what its seat has seen."""
    world = World(deal(Rules.parse("1.3dsa"), players=2, seed="1"), Viewer(PERSONS[0], 0))
    mover = world.state.mover
    assert mover is not None
    world.give(Order(PERSONS[mover], START, asked.Leave(id="leave", seq=world.state.seq)))
    turn = bot_turn(world.state)
    assert turn
    own = {str(card) for card in world.start.hands[mover]} | {str(card) for one in world.start.palettes for card in one}
    assert set(CARD.findall(str(turn))) == own
