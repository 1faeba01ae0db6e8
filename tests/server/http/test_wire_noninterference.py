"""Non-interference on the wire: cards hidden from a viewer, dealt otherwise, change no byte that the viewer receives.

Two whole servers play the same public game; everything that reaches the viewer is compared: what comes over a socket,
over a stream of events, and as the answer to requests, with status and headers, refusals and errors included.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from red7 import Rules, deal
from red7.protocol import commands as asked
from red7.protocol.checks import members, tag_of
from red7.protocol.happenings import Happening
from red7.protocol.messages import FromServer
from red7.server import clock
from red7.server.http import app as app_module
from red7.server.http import sockets, sse
from red7.server.http.routes import tables
from red7.server.live import deciding
from red7.server.live.hub import Hub
from red7.server.store.storage import Storage
from red7.show import past
from red7.show.events import Telling
from red7.show.views import ONLOOKER, Viewer
from red7.table.orders import BotPlays, Close, Come, Expire, Go, Order
from red7.table.state import Table
from red7.table.turns import bot_turn
from tests.support.lanes import sample
from tests.support.noninterference import Impossible, Play, rearranged, some_steps
from tests.support.tables import SECOND, START
from tests.support.worlds import PERSONS, TIME, TOLD, Thinkers, World

KINDS: Final = [("1.3", 2), ("1.3dsa", 2), ("1.3ds", 3), ("1.2dsa", 3), ("1.0da", 4), ("1.1dsa", 2)]
QUICK: Final = [("1.3dsa", 2)]
"""Of those, the one that every run of the tests tries."""
DEEDS: Final = 40
MESSAGES: Final = {tag_of(kind, "type") for kind in members(FromServer)}
HAPPENINGS: Final = {tag_of(kind, "kind") for kind in members(Happening)}


class RandomPlay(Play):
    """Random play, by the persons of these tests."""

    @property
    def persons(self) -> tuple[str, ...]:
        return PERSONS[: len(self.world.state.chairs)]

    @property
    def others(self) -> list[Callable[[str], None]]:
        wow, wait = {"reaction": "wow"}, self.chance.choice((3 * SECOND, 700 * SECOND))
        return [
            *super().others,
            lambda person: self.ask(person, asked.React, **wow),
            lambda person: self.ask(person, asked.HandOver, level=1),
            lambda person: self.ask(person, asked.Say, text="late", seq=0),
            lambda person: self.ask(self.viewer or person, asked.Play, steps=".", seq=0),
            lambda person: self.away(self.viewer or person),
            lambda person: self.consent(person, "undo"),
            lambda person: self.consent(person, "pause"),
            self.dissent,
            lambda _: self.later(wait),
        ]

    @property
    def viewer(self) -> str | None:
        return self.world.viewer.person

    def consent(self, person: str, what: str) -> None:
        self.ask(person, asked.Propose, what=what)
        self.agree()

    def dissent(self, person: str) -> None:
        self.ask(person, asked.Propose, what="pause")
        self.ask(person, asked.Decline)

    def away(self, person: str) -> None:
        for kind in (Go, Come):
            self.do(kind(person=person, server="here"))

    def later(self, wait: int) -> None:
        order = Order(None, self.world.at + wait, Expire())
        self.deeds.append(order)
        self.world.give(order)

    def move(self, table: Table, mover: int) -> None:
        steps = some_steps(table, self.chance)
        if bot_turn(table):
            self.do(BotPlays(seat=mover, steps=steps, seq=table.seq))
        else:
            self.ask(self.persons[mover], asked.Play, steps=steps)

    def agree(self) -> None:
        for person in self.persons:
            if self.world.state.proposal:
                self.ask(person, asked.Agree)


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The same time, ids and secrets in every world; and a folder with an empty database."""
    for module in [one for name, one in sys.modules.items() if name.startswith("red7.server")]:
        if getattr(module, "now", None) is clock.now and module is not clock:
            monkeypatch.setattr(module, "now", lambda: TIME[0])
    monkeypatch.setattr(app_module, "Thinking", Thinkers)
    monkeypatch.setattr("red7.server.live.presence._REST", 0.0)  # seconds differ from world to world
    monkeypatch.setattr("red7.server.live.presence._PULSE", 3600.0)  # our time jumps, which is no sleep
    Storage.open(f"sqlite:///{tmp_path / 'template.db'}").close()
    return tmp_path


def world_of(start: Any, viewer: Viewer, folder: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """A new world, in which chance begins anew."""
    numbers = count(1)
    TIME[0] = START
    World._numbers = count()
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: f"{next(numbers):0>32}")
    monkeypatch.setattr(Hub, "new_id", staticmethod(lambda: f"Table{next(numbers):0>5}"))
    return World(start, viewer, folder)


def replay(world: World, other: World, deeds: list[Any]) -> None:
    """The same deeds with other cards; raises Impossible where others could not have done them."""
    for deed in deeds:
        if isinstance(deed, str):
            other.look(deed)
            continue
        other.give(deed)
        number = len(other.outcomes) - 1
        if other.outcomes[number] != world.outcomes[number]:
            is_own = deed.actor is not None and deed.actor == world.viewer.person
            forced = {fact.kind for fact in (*other.outcomes[number], *world.outcomes[number])} >= {"resigned"}
            assert not is_own or forced, f"what the viewer may do hangs on hidden cards: {deed}"
            raise Impossible


def interference(
    rules: str, players: int, seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch, *, eyes: int | None
) -> int:
    """How many other worlds were possible in which the viewer got the very same; raises where one did not."""
    chance = random.Random(f"{rules}/{players}/{seed}")
    start = deal(Rules.parse(rules), players=players, seed=str(seed))
    viewer = ONLOOKER if eyes is None else Viewer(PERSONS[eyes], eyes)
    with ExitStack() as stack:
        world = world_of(start, viewer, folder, monkeypatch)
        closing = stack.enter_context(ExitStack())
        closing.callback(world.close)
        play = RandomPlay(world, chance)  # type: ignore[arg-type]
        while len(play.deeds) < DEEDS and not world.state.is_finished:
            play.go_on()
        for person in play.persons if world.state.is_finished else ():
            play.ask(person, asked.Rematch)
        if not world.state.is_finished:
            play.do(Close())
        closing.close()
        hidden = [str(card) for card in start.rules.pack if str(card) not in world.seen]
        places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        other = world_of(rearranged(start, places), viewer, folder, monkeypatch)
        try:
            replay(world, other, play.deeds)
        except Impossible:
            return 0
        finally:
            other.close()
        for name, sent in world.channels.items():
            for number, (one, two) in enumerate(zip(sent, other.channels[name], strict=False)):
                assert one == two, f"{name}, message {number}"
            assert len(sent) == len(other.channels[name]), name
    return int(str(other.start) != str(world.start))


@pytest.mark.parametrize(
    ("rules", "players"),
    [pytest.param(*kind, marks=[] if kind in QUICK else pytest.mark.long) for kind in KINDS],
)
def test_hidden_cards_change_no_byte(rules: str, players: int, fixed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    possible = 0
    for seed in range(40):
        for eyes in (None, seed % players):
            possible += interference(rules, players, seed, fixed, monkeypatch, eyes=eyes)
        if seed and possible >= 2:
            return
    raise AssertionError("hardly any other deal fits what was seen: the test shows nothing")


@pytest.mark.long
def test_every_kind_of_message_is_compared(fixed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played until the viewer has been told everything there is to tell, in both worlds."""
    messages, happenings = set(MESSAGES), set(HAPPENINGS)
    for seed in (102, 130, 107, 101, 106, *range(100, 150)):  # first those that tell most
        rules, players = KINDS[seed % len(KINDS)]
        TOLD.clear()
        if interference(rules, players, seed, fixed, monkeypatch, eyes=seed % players):
            told = [json.loads(text) for text in TOLD]
            messages -= {one["type"] for one in told}
            happenings -= {one["event"]["kind"] for one in told if one["type"] == "event"}
        if not messages and not happenings:
            return
    raise AssertionError(f"never told: {messages} {happenings}")


# --- the test itself ---------------------------------------------------------------------------------------------


def tells_the_deck(shown: Callable[..., Any]) -> Callable[..., Any]:
    """The same, with one bit of a hidden card in it."""

    def leaky(table: Any, *rest: Any) -> Any:
        found = shown(table, *rest)
        state = table.after if isinstance(table, Telling) else table if isinstance(table, Table) else rest[1]
        bit = bool(state.position and state.position.deck and state.position.deck[-1].index % 2)
        if isinstance(found, str):
            return found + " " * bit
        if hasattr(found, "frames"):
            return replace(found, seq=found.seq + bit)
        if hasattr(found, "now"):
            return replace(found, now=found.now + bit)
        return replace(found, id=found.id + "x" * bit)

    return leaky


LEAKS: Final[list[tuple[Any, str]]] = [
    (past, "view"),
    (Telling, "text"),
    (tables, "view"),
    (tables, "render_record"),
    (tables, "replay_so_far"),
    (deciding, "_shown"),
    (sockets, "look_text"),
    (sse, "look"),
]


@pytest.mark.parametrize(("module", "name"), sample(LEAKS, 8))
def test_a_leak_in_any_place_is_noticed(module: Any, name: str, fixed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, name, tells_the_deck(getattr(module, name)))

    def play() -> None:
        for seed in (16, 0, 11, *range(20)):  # first those in which it shows
            interference("1.3", 2, seed, fixed, monkeypatch, eyes=seed % 2)

    with pytest.raises(AssertionError, match=r"(socket|stream|request), message \d+"):
        play()
