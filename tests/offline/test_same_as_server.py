"""The same requests and messages lead to the same answers from the server and from the house."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from red7.offline.outside import Outside
from red7.offline.puzzles import FIRST
from red7.protocol.messages import Pong
from red7.server.config import Config
from red7.server.live.hub import Hub
from tests.support.houses import BITS, START, World
from tests.support.lanes import sample
from tests.support.wire import ENOUGH, Guest, http, in_thread, token

TIMES = ("now", "at", "deadline", "created", "reserve")
GAMES = ["1.3", "1.3dsa", "1.0da", "1.2ds"]
LINE = 1
QUICK = replace(ENOUGH, rate=1e9, burst=10**9)


def timeless(value: Any) -> Any:
    """A value without the times in it, and without the reason why a message cannot be read: it has other words."""
    if isinstance(value, dict):
        if value.get("code") == "malformed":
            value = value | {"text": ""}
        return {name: 0 if name in TIMES and held else timeless(held) for name, held in value.items()}
    return [timeless(one) for one in value] if isinstance(value, list) else value


class Both:
    """One person who does the same at a server and in a house, and compares what they get."""

    def __init__(self, url: str, world: World) -> None:
        self.url, self.world, self.who = url, world, token()
        self.http: httpx.Client = http(url, self.who)
        self.guest: Guest | None = None
        self.count = self.seq = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, the same from both."""
        answer = self.http.request(method, path, json=body)
        status, text = self.world.house.request(method, path, "" if body is None else json.dumps(body))
        assert status == answer.status_code, (path, text, answer.text)
        if path.partition("?")[0].endswith("/record") and status == 200:
            ours, theirs = [[row for row in found.splitlines() if "Date" not in row] for found in (text, answer.text)]
            assert ours == theirs
            return text
        found = json.loads(text) if text else None
        assert timeless(found) == (timeless(answer.json()) if answer.text else None), path
        return found

    def join(self, table: str, **hello: Any) -> None:
        """Opens a line to a table at both."""
        self.table, self.seq = table, 0
        if self.guest:
            self.guest.leave()
            self.world.house.close(LINE)
        self.guest = Guest(self.url, table, self.who, hello=False)
        self.world.house.open(LINE, table)
        self.say("hello", version=2, **hello)

    def say(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Sends a message, and returns all that came of it, the same from both."""
        return self.send(json.dumps({"type": kind, **fields}))

    def send(self, text: str) -> list[dict[str, Any]]:
        """Sends any text."""
        assert self.guest
        self.world.house.receive(LINE, text)
        ours = [json.loads(text) for _, text in self.world.house.outgoing() if text]
        before = len(self.guest.texts)
        self.guest.send(text)
        self.guest.say("ping")
        self.guest.until(lambda one: isinstance(one, Pong))
        seq = self.world.ask("GET", f"/api/tables/{self.table}")["seq"]
        while (theirs := [json.loads(text) for text in self.guest.texts[before:]]) and self._seq(theirs) < seq:
            self.guest.hear()  # a fact that followed from what was asked
        self.seq = seq
        told = [[one for one in found if one["type"] not in ("pong", "watching")] for found in (theirs, ours)]
        assert [timeless(one) for one in told[1]] == [timeless(one) for one in told[0]]
        return told[1]

    def _seq(self, told: list[dict[str, Any]]) -> int:
        """The number of the last event that the server has told."""
        views: list[int] = [one["view"]["seq"] for one in told if one["type"] == "view"]
        events: list[int] = [one["seq"] for one in told if one["type"] in ("event", "resumed")]
        return max([self.seq, *views, *events])

    def leave(self) -> None:
        """Leaves the table and the server."""
        if self.guest:
            self.guest.leave()
        self.http.close()

    def do(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Gives a command, up to date as far as nothing else is said."""
        self.count += 1
        return self.say(kind, **({"id": f"c{self.count}", "seq": self.view["seq"]} | fields))

    @property
    def view(self) -> Any:
        return self.ask("GET", f"/api/tables/{self.table}")


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server and a house with the same chance."""
    world = World()
    theirs = Outside(lambda: START, Random("7").randbytes, lambda _key, _text: None)
    monkeypatch.setattr(Hub, "drawn", lambda _: theirs.drawn())
    config = Config(database=f"sqlite:///{tmp_path / 'red7.db'}", limits=QUICK)
    with in_thread(config) as url:
        found = Both(url, world)
        yield found
        found.leave()


def sit(both: Both, rules: str, seats: int = 2) -> None:
    """People share a device: a table for them, with all seated and the cards dealt."""
    wanted = {"rules": rules, "seats": [{"kind": "person"}] * seats, "one_device": True, "starts": "by-hand"}
    both.join(both.ask("POST", "/api/tables", wanted)["id"])
    for seat in range(seats):
        both.do("sit", nickname=f"P{seat}", bits=BITS, seat=seat)
    both.do("start")


def steps_for(both: Both, chance: Random) -> str:
    """Steps to the end of the turn, or up to a draw; looked at one by one."""
    board = both.view["board"]
    steps = ""
    seat = board["seat"]
    if both.view["you"]["seat"] != seat:
        board = both.ask("GET", f"/api/tables/{both.table}?seat={seat}")["board"]
    while True:
        staying = [one for one in board["steps"] if one["outlook"] != "no"] or board["steps"]
        steps += str(chance.choice(staying)["step"])
        (led,) = both.say("look", id="look", steps=steps, seat=seat)
        if led["ends"] or led["draws"]:
            return steps
        board = led["board"]


def play(both: Both, seed: int, turns: int) -> None:
    """Plays at random, with everything else that people do at a table, and asks for what can be asked."""
    chance = Random(seed)
    for _ in range(turns):
        view = both.view
        if view["phase"] == "over":
            break
        if view["phase"] == "between":
            both.do("next")
            continue
        seat = view["board"]["seat"]
        match chance.randrange(12):
            case 0:
                both.do("propose", what=chance.choice(["undo", "pause"]), seat=seat)
                both.do(chance.choice(["agree", "decline"]))
                both.do("resume")
            case 1:
                both.do("play", steps=chance.choice(["+R7", ".", ">>", "+R7+R7", "="]))
                both.do("play", steps=".", seat=1 - seat, seq=chance.choice([0, view["seq"]]))
            case 2:
                both.do("say", text="Grüße, 😀", seat=chance.randrange(2))
                both.do("mute", seat=chance.randrange(4), muted=chance.random() < 0.5)
                both.do("react", reaction="wow", seat=seat)
            case 3:
                both.send(chance.choice(["nonsense", '{"type":"play","id":"x1"}', '{"type":"dance"}', "[]"]))
            case 4:
                both.join(both.table, last=chance.choice([0, view["seq"] - 2, view["seq"]]), seat=seat)
            case 5:
                both.ask("GET", f"/api/tables/{both.table}/{chance.choice(['record', 'replay'])}")
            case _:
                pass
        if both.view["phase"] == "playing":
            both.do("play", steps=steps_for(both, chance), seat=both.view["board"]["seat"])


@pytest.mark.parametrize("rules", sample(GAMES, 4))
def test_people_who_share_a_device_are_told_the_same(both: Both, rules: str) -> None:
    sit(both, rules)
    play(both, seed=1, turns=60)
    if both.view["phase"] != "over":
        both.do("resign", seat=0)
    assert both.view["result"]
    for what in ("record", "replay"):
        both.ask("GET", f"/api/tables/{both.table}/{what}")
        for eyes in ("", "?seat=0", "?seat=-", "?seat=open", "?seat=3", "?seat=x"):
            both.ask("GET", f"/api/games/{both.table}/{what}{eyes}")
    both.ask("GET", f"/api/games/{both.table}")
    both.do("rematch")
    both.join(both.view["rematch"])
    for seat in (1, 0):
        both.do("sit", nickname=f"P{seat}", bits=BITS)
    assert both.view["phase"] == "playing"
    play(both, seed=2, turns=3)


VIEW: Final = "red7/1 1.3 G1:*7/I6:R7B7I7G6V6V4V1 - *33 0 @1"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("GET", "/api/who?palette=R7G4&palette=-&palette=V1", None),
        ("GET", "/api/who?palette=R7&palette=R7", None),
        ("GET", "/api/who?palette=R8", None),
        ("GET", "/api/who", None),
        ("GET", "/api/who?palette=R7&rule=V", None),
        ("GET", "/api/who?palette=R7&rule=X", None),
        ("POST", "/api/boards/look", {"text": "red7/1 1.3 B7V7:R7/I7G2:Y6 R5 R4R3 0", "steps": "+R7"}),
        ("POST", "/api/boards/look", {"text": "nonsense"}),
        ("POST", "/api/boards/look", {"steps": "."}),
        (
            "POST",
            "/api/boards/line",
            {"text": "red7/1 1.3 G1:*7/I6:R7B7I7G6V6V4V1 - *33 0 @1", "turns": ["+O7.", "+R7."]},
        ),
        ("POST", "/api/boards/line", {"text": "red7/1 1.3 G1:*7/I6:R7B7I7G6V6V4V1 - *33 0 @1", "turns": ["+R7."]}),
        ("POST", "/api/boards/line", {"text": "nonsense", "turns": []}),
        ("POST", "/api/tables", {"seats": [{"kind": "person"}], "rules": "1.3"}),
        ("POST", "/api/tables", {"seats": [{"kind": "person"}] * 2, "rules": "1.4"}),
        ("POST", "/api/tables", {"seats": [{"kind": "bot", "level": 1}] * 2}),
        ("POST", "/api/tables", {"seats": [{"kind": "person"}] * 2, "position": "red7/1"}),
        ("GET", "/api/tables/0000000000", None),
        ("GET", "/api/tables/nobody", None),
        ("GET", "/api/games/0000000000", None),
        ("GET", "/api/games/a-b", None),
        ("GET", "/api/games?limit=0", None),
        ("GET", "/api/games?before=x", None),
        ("POST", "/api/games", {"text": "nonsense"}),
        ("POST", "/api/games", {}),
        ("GET", "/api/puzzles/next?grade=9", None),
        ("GET", "/api/puzzles/next?kind=draw", None),
        ("GET", "/api/puzzles/x", None),
        ("PUT", "/api/tables", None),
        ("GET", "/api/nothing", None),
    ],
)
def test_requests_are_answered_alike(shared: Both, method: str, path: str, body: Any) -> None:
    shared.ask(method, path, body)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server and a house for requests that change nothing."""
    config = Config(database=f"sqlite:///{tmp_path_factory.mktemp('served') / 'red7.db'}", limits=QUICK)
    with in_thread(config) as url:
        found = Both(url, World())
        yield found
        found.leave()


def test_puzzles_are_the_same(shared: Both) -> None:
    first = 1
    assert FIRST > 2**20
    for place in (0, 1, 7, 58):
        theirs = shared.http.get(f"/api/puzzles/{first + place}").json()
        ours = shared.world.ask("GET", f"/api/puzzles/{FIRST + place}")
        assert ours | {"id": 0} == theirs | {"id": 0}
        solution = shared.world.ask("GET", f"/api/puzzles/{FIRST + place}/solution")
        defended = shared.http.get(f"/api/puzzles/{first + place}/solution").json()
        assert solution | {"line": []} == defended | {"line": []}, "only a server searches for the best defence"
        tried = {"steps": solution["steps"]}
        answer = shared.world.ask("POST", f"/api/puzzles/{FIRST + place}/answer", tried)
        assert answer["right"]
        assert answer == shared.http.post(f"/api/puzzles/{first + place}/answer", json=tried).json()
