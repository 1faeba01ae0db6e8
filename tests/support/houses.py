"""A house without a network to test with: its time, its chance and what it keeps, and a client that plays in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from red7.offline import House
from red7.protocol.parts import Level

START: Final = 1_794_700_800.0
"""2026-11-15, in seconds."""
BITS: Final = "0123456789abcdef" * 2


class World:
    """Everything outside of a house, and the house; `again` is what a reload does."""

    def __init__(self, seed: str = "7") -> None:
        self.now = START
        self.chance = Random(seed)
        self.kept: dict[str, str] = {}
        self.sent: list[tuple[int, str | None]] = []
        self.house = self.again()

    def again(self) -> House:
        """A new house, which knows only what was kept."""
        self.house = House(
            now=lambda: self.now,
            bits=self.chance.randbytes,
            kept=list(self.kept.items()),
            keep=self._keep,
        )
        return self.house

    def _keep(self, key: str, text: str | None) -> None:
        if text is None:
            del self.kept[key]
        else:
            self.kept[key] = text

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, which must succeed."""
        status, text = self.house.request(method, path, "" if body is None else json.dumps(body))
        assert status < 300, (status, text)
        return json.loads(text) if text.startswith("{") else text

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of a request that is refused."""
        status, text = self.house.request(method, path, "" if body is None else json.dumps(body))
        assert status >= 400, text
        return status, json.loads(text)["code"]

    def wake(self) -> bool:
        """Lets time pass until something happens by itself; False if nothing will."""
        at = self.house.wakes_at()
        if at is None:
            return False
        self.now = max(self.now, at) + 0.001
        self.house.wake()
        return True


class Client:
    """One client's line to a table: says hello, keeps the view up to date, and plays."""

    def __init__(self, world: World, table: str, number: int = 1, seat: int | None = None) -> None:
        self.world, self.table, self.number = world, table, number
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.is_open = True
        self._count = 0
        world.house.open(number, table)
        self.say({"type": "hello", "version": 2, **({} if seat is None else {"seat": seat})})

    def say(self, message: dict[str, Any] | str) -> list[dict[str, Any]]:
        """Sends a message, and returns what was heard since the last."""
        self.world.house.receive(self.number, message if isinstance(message, str) else json.dumps(message))
        return self.listen()

    def listen(self) -> list[dict[str, Any]]:
        """What was heard since the last time."""
        new: list[dict[str, Any]] = []
        for number, text in self.world.house.outgoing():
            assert number == self.number
            if text is None:
                self.is_open = False
                continue
            message = json.loads(text)
            new.append(message)
            if message["type"] == "view":
                self.view = message["view"]
            elif message["type"] == "event":
                assert message["seq"] == self.view["seq"] + 1
                changes = dict(message["changes"])
                chat = [*self.view["chat"], *changes.pop("chat", [])]
                self.view = {**self.view, **changes, "seq": message["seq"], "chat": chat}
        self.heard += new
        return new

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Gives a command and returns its answer."""
        self._count += 1
        ident = f"{self.number}-{self._count}"
        heard = self.say({"type": kind, "id": ident, "seq": self.view["seq"], **fields})
        return next(message for message in heard if message.get("id") == ident)

    def done(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Gives a command that must be carried out."""
        answer = self.do(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    @property
    def is_to_move(self) -> bool:
        """Whether one of the client's own seats is to move."""
        if self.view["phase"] != "playing":
            return False
        seat = self.view["board"]["seat"]
        return seat in self.view["you"]["seats"] and not self.view["seats"][seat]["stand_in"]

    def wait(self) -> None:
        """Lets the bots play until one of the client's own seats is to move."""
        while not self.is_to_move:
            assert self.world.wake()
            self.listen()

    def play_turn(self) -> None:
        """Plays the turn that the hint puts first."""
        steps = self.world.ask("POST", f"/api/tables/{self.table}/hint", {})["options"][0]["steps"]
        self.done("play", steps=steps, seat=self.view["board"]["seat"])

    def play_on(self, until: str = "over", most: int = 400) -> None:
        """Plays until the table is in this phase; the bots play when they are due."""
        for _ in range(most):
            if self.view["phase"] == until:
                return
            if self.view["phase"] == "between":
                self.done("next")
            elif self.is_to_move:
                self.play_turn()
            else:
                assert self.world.wake()
                self.listen()
        raise AssertionError(self.view)


def sit_down(
    world: World, *, rules: str = "1.3", bots: int = 1, level: Level = 3, number: int = 1, hints: bool = True
) -> Client:
    """A table against bots, with the client seated and the cards dealt."""
    seats: list[dict[str, Any]] = [{"kind": "person"}, *[{"kind": "bot", "level": level}] * bots]
    opened = world.ask("POST", "/api/tables", {"rules": rules, "seats": seats, "starts": "when-full", "hints": hints})
    client = Client(world, opened["id"], number)
    client.done("sit", nickname="Ann", bits=BITS)
    assert client.view["phase"] == "playing"
    return client
