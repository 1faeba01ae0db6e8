"""Tables over HTTP: guests, opening, views and records as one may see them, hints, and what whoever runs it asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from red7 import Game, deal
from red7.protocol.around import TableReplay
from red7.protocol.decoding import decode
from red7.protocol.messages import Event
from red7.rules import Rules
from red7.table.fairness import check
from tests.support.wire import PERSON, Guest, everybodys, finish, http, open_table, token

TWO = [PERSON, PERSON]


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return everybodys(tmp_path_factory.getbasetemp()).url


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Guest, Guest]]:
    one, two = token(), token()
    table = open_table(url, one, rules="1.3ds", hints=True)
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob:
        ann.sit("Ann")
        bob.sit("Bob", bits="f" * 64)
        for guest in (ann, bob):
            guest.wait_for(lambda view: view.phase == "playing" and all(seat.present for seat in view.seats))
        yield ann, bob


def test_a_bot_is_given_a_token(url: str) -> None:
    with http(url) as asking:
        tokens = [asking.post("/api/guests").json()["token"] for _ in range(2)]
    assert tokens[0] != tokens[1]
    assert all(len(one) == 32 for one in tokens), "192 bits"


def test_the_opener_is_host_and_the_commitment_is_there_before_anybody_sits(url: str) -> None:
    with http(url, token()) as asking, http(url) as other:
        opened = asking.post("/api/tables", json={"seats": TWO, "name": " Evening ", "rules": "1.2"}).json()
        assert opened["path"] == f"/t/{opened['id']}"
        view = opened["view"]
        assert view["you"] == {"seat": None, "seats": [], "host": True, "muted": []}
        assert (view["name"], view["rules"], view["phase"], view["public"]) == ("Evening", "1.2", "gathering", False)
        assert len(view["fairness"]["commitment"]) == 64
        assert view["fairness"]["secret"] is None
        seen = other.get(f"/api/tables/{opened['id']}").json()
        assert seen | {"you": 0, "now": 0} == view | {"you": 0, "now": 0}
        assert not seen["you"]["host"]


POSITION = str(deal(Rules.parse("1.3"), players=3, seed="1"))


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"seats": TWO, "rules": "9.9"}, 422, "rules-edition"),
        ({"seats": TWO, "rules": "1.3[R/1/1]"}, 422, None),
        ({"seats": TWO, "position": POSITION}, 422, "seats"),
        ({"seats": TWO, "position": "nonsense"}, 422, None),
        ({"seats": [{"kind": "bot", "level": 1}] * 2}, 422, "seats"),
        ({"seats": [PERSON] * 5}, 422, "malformed"),
        ({"seats": [PERSON, {"kind": "bot", "level": 99}]}, 422, "malformed"),
        ({"seats": TWO, "clock": {"turn": 1, "reserve": 0}}, 422, "malformed"),
        ({"seats": TWO, "name": "\u202eevil"}, 422, "malformed"),
        ({"seats": TWO, "name": "x" * 41}, 422, "malformed"),
        ({"seats": TWO, "unknown": 1}, 422, "malformed"),
    ],
)
def test_what_cannot_be_opened(url: str, wanted: dict[str, Any], status: int, code: str | None) -> None:
    with http(url, token()) as asking:
        answer = asking.post("/api/tables", json=wanted)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}
    if code:
        assert answer.json()["code"] == code


def test_a_table_from_a_position(url: str) -> None:
    with http(url, token()) as asking:
        answer = asking.post("/api/tables", json={"seats": [PERSON] * 3, "position": POSITION})
        assert answer.status_code == 201
        assert answer.json()["view"]["given"]
        assert POSITION not in answer.text, "its cards are dealt later"


def test_everybody_sees_what_is_theirs(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    with http(ann.url, ann.token) as one, http(ann.url, bob.token) as two, http(ann.url) as nobody:
        views = [asking.get(f"/api/tables/{ann.table}").json() for asking in (one, two, nobody)]
        assert [view["you"]["seat"] for view in views] == [0, 1, None]
        hands = [[seat["cards"] for seat in view["board"]["seats"]] for view in views]
        assert [[len(hand) for hand in hands_] for hands_ in hands] == [[7, 0], [0, 7], [0, 0]]
        wanted = two.get(f"/api/tables/{ann.table}?seat=0").json()
        assert wanted["you"]["seat"] == 1, "another's seat is not to be had by asking"
        for asking in (one, two, nobody):
            record = asking.get(f"/api/tables/{ann.table}/record")
            assert record.headers["content-type"].startswith("text/plain")
            for card in hands[0][0] + hands[1][1]:
                is_own = card in hands[0][0] if asking is one else card in hands[1][1] if asking is two else False
                assert (card in record.text.partition("\n\n")[2]) is is_own


def test_the_turns_so_far_are_those_that_one_has_seen(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    path = f"/api/tables/{ann.table}/replay"
    with http(ann.url, ann.token) as one, http(ann.url, bob.token) as two, http(ann.url) as nobody:
        told = [asking.get(path, params={"seat": 0}).json() for asking in (one, two, nobody)]
        assert [story["eyes"] for story in told] == ["0", "1", "-"]
        for eyes, story in enumerate(told):
            hands = [seat["cards"] for seat in story["frames"][0]["board"]["seats"]]
            assert [bool(hand) for hand in hands] == [eyes == 0, eyes == 1]
        finish(ann, bob)
        whole = [asking.get(path).json() for asking in (one, two, nobody)]
        text = nobody.get(f"/api/tables/{ann.table}/record").text
    assert whole[0] == whole[1] == whole[2]
    story = decode(TableReplay, json.dumps(whole[0]))
    assert (story.eyes, story.seq) == ("open", ann.view.seq)
    rounds = Game.parse(text).rounds
    assert [(frame.round, frame.turn) for frame in story.frames] == [
        (number, turn)
        for number, one in enumerate(rounds, start=1)
        for turn in ("", *(str(entry.turn) for entry in one.turns))
    ]
    assert all(frame.board.steps is None for frame in story.frames)


def test_there_are_no_turns_before_the_deal(url: str) -> None:
    ann = token()
    with http(url, ann) as asking:
        answer = asking.get(f"/api/tables/{open_table(url, ann)}/replay")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-game")


def test_the_record_is_whole_when_the_game_is_over_and_it_was_fair(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    commitment = ann.view.fairness.commitment
    finish(ann, bob)
    with http(ann.url) as asking:
        text = asking.get(f"/api/tables/{ann.table}/record").text
    checked = check(Game.parse(text))
    assert checked.commitment == commitment
    assert len(checked.rounds) == ann.view.round
    assert ann.view.fairness.bits[1] == "f" * 64


def test_a_hint_is_for_the_seat_to_move(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    assert ann.view.board
    mover, other = (ann, bob) if ann.view.board.seat == 0 else (bob, ann)
    with http(ann.url, mover.token) as one, http(ann.url, other.token) as two, http(ann.url) as nobody:
        hint = one.post(f"/api/tables/{ann.table}/hint").json()
        assert hint["seq"] == mover.view.seq
        assert hint["options"]
        for guest in pair:
            guest.wait_for(lambda view: view.seq > hint["seq"])
            assert [one.event.kind for one in guest.heard if isinstance(one, Event)][-1] == "hinted"
        assert one.post(f"/api/tables/{ann.table}/hint").json()["seq"] == hint["seq"] + 1, "told once"
        mover.do("play", steps=hint["options"][0]["steps"])
        refused = two.post(f"/api/tables/{ann.table}/hint")
        assert refused.status_code in (200, 409)  # it may be their turn now
        assert nobody.post(f"/api/tables/{ann.table}/hint").json()["code"] == "guest"
        assert one.post("/api/tables/AAAAAAAAAA/hint").json()["code"] == "no-table"


def test_at_a_table_without_hints_its_game_is_not_analysed_for_its_players(url: str) -> None:
    one, two = token(), token()
    table = open_table(url, one)
    with Guest(url, table, one) as ann, Guest(url, table, two) as bob, http(url) as nobody:
        ann.sit("Ann")
        bob.sit("Bob")
        for guest in (ann, bob):
            guest.wait_for(lambda view: view.phase == "playing" and all(seat.present for seat in view.seats))
            assert not guest.view.hints, "between people, unless the host wants it"
        assert ann.view.board
        mover = ann if ann.view.board.seat == 0 else bob
        assert mover.view.board
        with http(url, mover.token) as asking:
            assert asking.post(f"/api/tables/{table}/hint").json()["code"] == "no-hints"
            text = mover.view.board.text
            refused = asking.post("/api/boards/analyse", json={"text": text})
            assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")
            assert nobody.post("/api/boards/analyse", json={"text": text}).status_code == 200
            assert asking.post("/api/boards/analyse", json={"text": POSITION}).status_code == 200


def test_recovery_is_for_players(pair: tuple[Guest, Guest]) -> None:
    ann, _ = pair
    with http(ann.url, token()) as stranger, http(ann.url) as nobody, http(ann.url, ann.token) as own:
        assert stranger.post(f"/api/tables/{ann.table}/recovery").json()["code"] == "not-seated"
        assert nobody.post(f"/api/tables/{ann.table}/recovery").status_code == 401
        first, second = (own.post(f"/api/tables/{ann.table}/recovery").json()["code"] for _ in range(2))
        assert first != second
        replaced = stranger.post(f"/api/tables/{ann.table}/recover", json={"code": first})
        assert replaced.json().get("code") == "no-recovery", "the one before is good no longer"
        assert stranger.post(f"/api/tables/{ann.table}/recover", json={"code": second}).status_code == 200


def test_what_whoever_runs_it_asks(url: str) -> None:
    with http(url) as asking:
        assert asking.get("/healthz").text == "alive\n"
        assert asking.get("/readyz").text == "ready\n"
        metrics = asking.get("/metrics").text
        for name in ("red7_tables", "red7_connections", "red7_commands_total", "red7_commit_seconds_bucket"):
            assert name in metrics
        assert asking.get("/openapi.json").json()["info"]["title"] == "red7"
        assert "openapi" not in asking.get("/docs").text, "a page of ours, or none"


# --- the lobby ---------------------------------------------------------------------------------------------------


def test_the_lobby_shows_public_tables(url: str) -> None:
    one, two = token(), token()
    public = open_table(url, one, public=True, name="Everybody", clock={"turn": 20, "reserve": 60})
    hidden = open_table(url, one, name="Friends")
    with http(url) as asking:

        def listed() -> dict[str, dict[str, object]]:
            return {table["id"]: table for table in asking.get("/api/tables").json()["tables"]}

        assert public not in listed(), "nobody is there"
        with Guest(url, public, one) as ann, Guest(url, public, two) as bob:
            ann.sit("Ann")
            ann.event("came")
            assert listed()[public] | {"created": 0} == {
                "id": public,
                "name": "Everybody",
                "rules": "1.3",
                "seats": 2,
                "taken": 1,
                "phase": "gathering",
                "present": 1,
                "created": 0,
                "host": "Ann",
                "players": ["Ann"],
                "clock": {"turn": 20, "reserve": 60},
                "quick": False,
            }
            assert hidden not in listed()
            bob.sit("Bob")
            watched = listed()[public]
            assert (watched["phase"], watched["players"]) == ("playing", ["Ann", "Bob"]), "a game to watch"
            bob.do("resign")
            assert public not in listed()


def test_a_table_without_a_name_is_listed_by_its_host(url: str) -> None:
    one = token()
    table = open_table(url, one, public=True)
    with http(url) as asking, Guest(url, table, one) as ann:

        def name() -> str:
            return next(str(each["name"]) for each in asking.get("/api/tables").json()["tables"] if each["id"] == table)

        ann.sit("Ann")
        ann.event("came")
        assert name() == "Ann"
        assert asking.get(f"/api/tables/{table}").json()["name"] == ""


def test_seats_for_bots_and_persons(url: str) -> None:
    with http(url, token()) as asking:
        nobody = asking.post("/api/tables", json={"seats": [{"kind": "bot", "level": 1}] * 2})
        assert nobody.json()["code"] == "seats"
        alone = asking.post("/api/tables", json={"seats": [PERSON]})
        assert alone.status_code == 422
