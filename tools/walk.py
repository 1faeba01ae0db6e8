"""The files that a turn passes through on the server, or a decision of `master`, in the order in which it gets to them.

`python -m tools.walk` plays one turn at a table of a real server in this process, from the sender's socket to the other
player's; `python -m tools.walk --decision` asks `master` for one turn. Each call of a function of red7 is noted, with
the file that it comes from.

A file is entered when another file, or the event loop, calls something in it, and left when that call is over. A
coroutine that waits has not left, nor has a file that has asked the event loop to call it back. The turn comes back to
a file if it is entered once more after it was left, by the event loop or by a file that the turn got to later. A file
that is called several times by a file before it does its work for that one, and is not entered once more.

Files that hold nothing and change nothing cannot be on the way: they are asked, and answer. These are the engine, the
messages, what every folder of the server needs, and definitions of values. The table, what shows it and the compiled
core are pure, too; they stand in the list, since the turn is decided and described there, and are marked if they are
asked again later.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from opcode import opname
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

import red7

_ROOT: Final = Path(red7.__file__).parent
_PURE: Final = ("table/", "show/", "play/core/")
"""What is asked more than once without being on the way again."""
_KNOWN: Final = {"server/" + name for name in ("clock", "config", "failures", "limits", "logs", "metrics", "problems")}
"""What every folder of the server needs."""
_VALUES: Final = {"table/state", "table/orders", "table/facts", "table/refusal", "server/store/rows"}
_QUIET: Final = 1.5
"""Seconds until all have been told who is there."""
_TURNS: Final = 3
"""How many turns are played; what is not done in each of them is something else that goes on meanwhile."""
_WORLDS: Final = 2
_PATIENCE: Final = 30.0


class Walk:
    """The files in which code runs, in order, and which of them are entered again."""

    def __init__(self, is_on_the_way: Callable[[str], bool]) -> None:
        self._is_on_the_way = is_on_the_way
        self._inside: Counter[str] = Counter()
        """How many calls, waiting coroutines and callbacks each file is in the middle of."""
        self._began: dict[int, str] = {}
        self._is_on = False
        self.files: list[str] = []
        self.again: dict[str, list[str]] = {}
        """Files that were entered once more, and from where."""

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Notes what happens from now on, in threads that began under `watched`, too."""
        self._is_on = True
        try:
            yield
        finally:
            self._is_on = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Lets this thread and those that it starts be noted."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event not in {"call", "return"}:
            return
        file = _file_of(frame)
        if file is None or not self._is_on_the_way(file):
            return
        if event == "return":
            if id(frame) in self._began and not _waits(frame):
                self._inside[self._began.pop(id(frame))] -= 1
        elif id(frame) not in self._began:
            # a compiled function has no frame before its own
            caller = self._caller(frame.f_back or sys._getframe(1))
            if self._is_on and caller in {None, *self.files}:  # if not, it is something else that goes on meanwhile
                self._enter(file, caller)
            self._began[id(frame)] = file
            self._inside[file] += 1
        elif self._is_on and file not in self.files:  # a coroutine that waited goes on
            self.files.append(file)

    def _caller(self, before: FrameType | None) -> str | None:
        """The file on the way that made a call; None if that was the event loop."""
        while before is not None:
            file = _file_of(before)
            if file and self._is_on_the_way(file):
                return file
            before = before.f_back
        return None

    def _enter(self, file: str, caller: str | None) -> None:
        if file not in self.files:
            self.files.append(file)
        elif not self._inside[file] and (caller is None or self.files.index(caller) > self.files.index(file)):
            places = self.again.setdefault(file, [])
            if (place := caller or "the event loop") not in places:
                places.append(place)

    @contextmanager
    def waiting(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        """Counts a file as not left while the event loop is to call it back at its own request."""
        call_soon = loop.call_soon

        def noting(callback: Callable[..., object], *given: Any, **named: Any) -> asyncio.Handle:
            asking, code = _file_of(sys._getframe(1)), getattr(callback, "__code__", None)
            if not self._is_on or asking is None or code is None or asking != _named(code.co_filename):
                return call_soon(callback, *given, **named)
            self._inside[asking] += 1

            def run(*given: Any) -> None:
                try:
                    callback(*given)
                finally:
                    self._inside[asking] -= 1

            return call_soon(run, *given, **named)

        vars(loop)["call_soon"] = noting
        try:
            yield
        finally:
            del vars(loop)["call_soon"]

    def report(self, others: Sequence[Walk] = ()) -> str:
        """The files, one on a line, with those entered again; only what is in these other walks, too."""
        self.files = [file for file in self.files if all(file in walk.files for walk in others)]
        self.again = {file: self.again[file] for file in self.again if all(file in walk.again for walk in others)}
        lines = []
        for number, file in enumerate(self.files, start=1):
            places = self.again.get(file)
            verb = "asked" if file.startswith(_PURE) else "ENTERED"
            lines.append(f"{number:3}  {file}.py" + (f"   {verb} again by {', '.join(places)}" if places else ""))
        again = sum(not file.startswith(_PURE) for file in self.again)
        return "\n".join([*lines, f"{len(self.files)} files, {again} of them entered again"])


def _named(path: str) -> str | None:
    """The name of a file of red7, without its ending."""
    start = f"{_ROOT}{os.sep}"
    return path[len(start) :].removesuffix(".py").replace(os.sep, "/") if path.startswith(start) else None


def _file_of(frame: FrameType) -> str | None:
    return _named(frame.f_code.co_filename)


def _waits(frame: FrameType) -> bool:
    """Whether a coroutine or generator is left for a while, and not for good."""
    code = frame.f_code
    return opname[code.co_code[frame.f_lasti]] in {"YIELD_VALUE", "SEND"}


def turn_of(place: str) -> bool:
    """Whether a file is on the way of a turn."""
    return place.startswith(("server/", "table/", "show/")) and place not in _KNOWN | _VALUES


def decision_of(place: str) -> bool:
    """Whether a file is on the way of a decision."""
    return place.startswith("play/")


async def play(walk: Walk) -> None:
    """One turn at a table of two, on a server in this process."""
    import httpx  # noqa: PLC0415 (what a decision does not need)
    import uvicorn  # noqa: PLC0415

    from red7.play.turns.seen import endings  # noqa: PLC0415
    from red7.server.config import Config  # noqa: PLC0415
    from red7.server.http.app import make_app  # noqa: PLC0415
    from red7.server.run.running import options  # noqa: PLC0415

    position = red7.deal("1.3", players=2, seed="walk")
    turn = next(ending.steps for ending in endings(position.view(position.seat)) if not ending.goes_out)
    with tempfile.TemporaryDirectory() as folder:
        config = Config(database=f"sqlite:///{folder}/walk.db", host="127.0.0.1", port=0, thinkers=1)
        server = uvicorn.Server(uvicorn.Config(make_app(config), **options(config)))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        seats = [{"kind": "person"}] * 2
        body = {"seats": seats, "position": str(position), "starts": "when-full", "clock": {"turn": 600, "reserve": 0}}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as asking:
            tokens = [(await asking.post("/guests")).json()["token"] for _ in seats]
            host = {"authorization": f"Bearer {tokens[0]}"}
            table = (await asking.post("/tables", json=body, headers=host)).raise_for_status().json()["id"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        sockets, seq = [], 0
        for seat, token in enumerate(tokens):
            socket, seq = await _seated(address, seat, token)
            sockets.append(socket)
        await asyncio.sleep(_QUIET)
        sender, other = sockets[position.seat], sockets[1 - position.seat]
        with walk.waiting(asyncio.get_running_loop()), walk.noted():
            await _say(sender, "play", seq=seq, steps="".join(map(str, turn)))
            await asyncio.gather(_heard(sender, "done"), _heard(other, "event", "turned"))
        for socket in sockets:
            await socket.close()
        server.should_exit = True
        await serving


async def _seated(address: str, seat: int, token: str) -> tuple[Any, int]:
    """A player's socket, and the number of the last event when the player sat."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    from red7.protocol import VERSION  # noqa: PLC0415

    socket = await connect(address, additional_headers={"authorization": f"Bearer {token}"})
    await socket.send(json.dumps({"type": "hello", "version": VERSION}))
    await _say(socket, "sit", seq=0, nickname=f"Guest {seat}", bits=secrets.token_hex(16), seat=seat)
    return socket, (await _heard(socket, "done"))["seq"]


async def _say(socket: Any, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, "id": kind, **fields}))


async def _heard(socket: Any, kind: str, event: str | None = None) -> dict[str, Any]:
    """Reads messages up to one of this kind, and returns it."""
    async with asyncio.timeout(_PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "refused":
                raise SystemExit(message["text"])
            if message["type"] == kind and (event is None or message["event"]["kind"] == event):
                return message


def decide(walk: Walk) -> None:
    """One decision of `master`."""
    from red7.play.bots.match import Player  # noqa: PLC0415
    from red7.play.history import seen_of  # noqa: PLC0415

    game = red7.Game.start(red7.deal("1.3", players=2, seed="walk"), seats=["A", "B"])
    player = Player(f"master:{_WORLDS}", Random(1), strict=True)
    seen = seen_of(game.rounds[-1], game.position.seat)
    with walk.noted():
        player.decide(None, seen)


def main() -> None:
    """Prints the way of a turn or a decision."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decision", action="store_true", help="a decision of `master` instead of a turn")
    if parser.parse_args().decision:
        walk, others = Walk(decision_of), []
        with walk.watched():
            decide(walk)
    else:
        walk, *others = [Walk(turn_of) for _ in range(_TURNS)]
        for one in (walk, *others):
            with one.watched():
                asyncio.run(play(one))
    sys.stdout.write(walk.report(others) + "\n")


if __name__ == "__main__":
    main()
