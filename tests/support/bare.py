"""What runs in an interpreter without any third-party package: a short game at a table, and what its viewers see.

`tests/show/test_bare.py` runs it with `python -I -S`, which has only the standard library and what it is given.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])

from red7.position import Position
from red7.protocol.commands import Command, Play, Say, Sit
from red7.protocol.encoding import encode
from red7.protocol.tables import NewTable, PersonSeat
from red7.show.events import Telling
from red7.show.replays import replay_so_far
from red7.show.views import ONLOOKER, Viewer, view
from red7.steps import Step
from red7.table.opening import Drawn, Waits, opening_of
from red7.table.orders import Order
from red7.table.table import carry_out

ROOMS = ("red7.table", "red7.show")
MESSAGES = ("around", "checks", "commands", "encoding", "happenings", "messages", "parts", "tables", "views")


def load() -> None:
    """Imports every module of the table, of what shows it, and of the messages."""
    for room in ROOMS:
        for module in pkgutil.iter_modules(importlib.import_module(room).__path__):
            importlib.import_module(f"{room}.{module.name}")
    for name in MESSAGES:
        importlib.import_module(f"red7.protocol.{name}")


def play() -> int:
    """Plays a game of two, reads every message back as JSON, and returns how many there were."""
    persons = ("a" * 64, "b" * 64)
    viewers = (Viewer(persons[0], 0), Viewer(persons[1], 1), ONLOOKER)
    wanted = NewTable(rules="1.3dsa", seats=(PersonSeat(), PersonSeat()), starts="when-full")
    drawn = Drawn("Bare123456", "2" * 64, "3" * 32)
    opening = opening_of(wanted, host=persons[0], waits=Waits(90.0, 600.0, 60.0), drawn=drawn)
    table, _ = carry_out(None, Order(None, 1, opening))
    sent = 0
    command: Command
    commands: list[tuple[str, Command]] = [
        (persons[0], Sit(id="s0", seq=0, nickname="Ann", bits="0" * 32)),
        (persons[1], Sit(id="s1", seq=0, nickname="Bob", bits="1" * 32)),
        (persons[0], Say(id="s2", seq=0, text="Grüße")),
    ]
    for number in range(20):
        if number < len(commands):
            person, command = commands[number]
        elif table.mover is not None and table.position:
            person = persons[table.mover]
            command = Play(id=f"p{number}", seq=table.seq, steps="".join(map(str, _turn(table.position))))
        else:
            break
        before = table
        table, happened = carry_out(table, Order(person, number, command))
        for fact, after in happened:
            telling = Telling(before, fact, after, number)
            for viewer in viewers:
                text = telling.text(viewer)
                sent += bool(text and json.loads(text))
            before = after
        for viewer in viewers:
            assert json.loads(encode(view(table, viewer, number)))["seq"] == table.seq
    for viewer in viewers:
        assert json.loads(encode(replay_so_far(table, viewer)))["frames"]
    return sent


def _turn(position: Position) -> list[Step]:
    """The steps of a turn, to its end or to a draw."""
    steps: list[Step] = []
    start = len(position.turn.items)
    while not steps or (position.turn.items and len(position.turn.items) == start + len(steps)):
        steps.append(position.legal_steps()[0])
        position = position.play(steps[-1])
    return steps


def foreign() -> list[str]:
    """The modules in memory that are neither ours nor the standard library's."""
    own = {"red7", "tests", "__main__", *sys.stdlib_module_names}
    return sorted({name.partition(".")[0] for name in sys.modules} - own)


if __name__ == "__main__":
    load()
    json.dump({"sent": play(), "foreign": foreign(), "core": "red7.play.core" in sys.modules}, sys.stdout)
