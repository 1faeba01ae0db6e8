"""What a server offers around the table, asked over HTTP of the real application."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Iterator
from typing import Any, TypeVar

import httpx
import pytest

from red7 import Game, Position, Red7Error, Rules, Seat, Turn, Verb, View, best, deal
from red7.play.analysis import Kind, Puzzle, read_puzzles
from red7.protocol.around import Led, PuzzleView, Replay, ReviewView
from red7.server.config import Config, Limits
from red7.server.http.app import make_app
from red7.server.store.rows import GameRow
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.server.think.puzzle_stock import Stock, shipped
from red7.server.think.reviews import Reviews
from red7.show.boards import board_of
from tests.support.places import DOCS

T = TypeVar("T")
GAME = (DOCS / "game.red7").read_text()
PATIENCE = 60.0


def token() -> dict[str, str]:
    return {"authorization": f"Bearer {secrets.token_urlsafe(24)}"}


class Site:
    """The application with one worker, asked from within; it lasts from test to test."""

    def __init__(self, database: str) -> None:
        self.runner = asyncio.Runner()
        self.app = make_app(Config(database=database, thinkers=1, limits=Limits(requests=100_000)))
        self._life = self._lives()
        self.run(anext(self._life))
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://red7")

    async def _lives(self) -> AsyncIterator[None]:
        async with self.app.router.lifespan_context(self.app):
            yield

    def run(self, doing: Awaitable[T]) -> T:
        return self.runner.run(asyncio.wait_for(doing, PATIENCE))

    def end(self) -> None:
        self.run(self.client.aclose())
        self.run(anext(self._life, None))
        self.runner.close()

    def ask(self, method: str, path: str, *, expected: int = 200, **options: Any) -> Any:
        response = self.run(self.client.request(method, f"/api{path}", **options))
        assert response.status_code == expected, response.text
        return response.json() if response.headers.get("content-type") == "application/json" else response.text

    def get(self, path: str, *, expected: int = 200, **parameters: Any) -> Any:
        return self.ask("GET", path, expected=expected, params=parameters)

    def post(self, path: str, *, expected: int = 200, headers: dict[str, str] | None = None, **body: Any) -> Any:
        return self.ask("POST", path, expected=expected, json=body, headers=headers)

    @property
    def storage(self) -> Storage:
        storage: Storage = self.app.state.storage
        return storage

    @property
    def thinking(self) -> Thinking:
        thinking: Thinking = self.app.state.thinking
        return thinking


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('around') / 'red7.db'}")
    yield site
    site.end()


# --- who is winning -------------------------------------------------------------------------------------------------


def test_who_is_winning_under_each_rule(site: Site) -> None:
    found = site.get("/who", palette=["R7G4", "O6B6V2", "-"])
    assert found["target"] == 35
    rulings = {ruling["rule"]: ruling for ruling in found["rulings"]}
    assert list(rulings) == list("ROYGBIV")
    assert [rulings[rule]["leading"] for rule in "ROYGBIV"] == [0, 1, 0, 1, 1, 0, 1]
    assert rulings["O"]["palettes"][1] == {"counting": ["O6", "B6"], "points": 12}
    assert rulings["V"]["palettes"][0] == {"counting": [], "points": 0}


def test_who_is_winning_under_one_rule(site: Site) -> None:
    found = site.get("/who", palette=["R4", "V2"], rule="G")
    assert [ruling["rule"] for ruling in found["rulings"]] == ["G"]
    assert site.get("/who", palette=["R7", "V5"], rule="G")["rulings"][0]["leading"] is None


@pytest.mark.parametrize(
    "parameters", [{}, {"palette": ["R8"]}, {"palette": ["R7"] * 5}, {"palette": ["R7", "V1"], "rule": "X"}]
)
def test_a_wrong_question_to_the_referee(site: Site, parameters: dict[str, Any]) -> None:
    assert site.get("/who", expected=422, **parameters)["code"] == "malformed"


def test_a_card_lies_in_one_palette_only(site: Site) -> None:
    assert site.get("/who", expected=422, palette=["R7G4", "G4"])["code"] == "card-twice"
    assert site.get("/who", expected=422, palette=["R7R7"])["code"] == "zone-syntax"


# --- boards ---------------------------------------------------------------------------------------------------------


def test_a_board_is_looked_at(site: Site) -> None:
    position = deal(Rules.parse("1.3ds"), players=2, seed="7")
    for shown in (position, position.view(position.seat), position.view(None)):
        led = Led.model_validate_json(json.dumps(site.post("/boards/look", text=str(shown))))
        assert led.board == board_of(shown)
        assert not led.ends
    step = position.legal_steps()[0]
    led = Led.model_validate_json(json.dumps(site.post("/boards/look", text=str(position), steps=f"{step}.")))
    assert led.ends
    assert led.board.seat != position.seat


@pytest.mark.parametrize(
    ("text", "steps", "code"),
    [
        ("nonsense", "", "version"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7")), "+R9", "malformed"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7")), "=", "out-of-turn"),
        (str(deal(Rules.parse("1.3"), players=2, seed="7").view(None)), ".", "not-the-mover"),
        ("x" * 601, "", "malformed"),
    ],
)
def test_a_board_that_cannot_be_looked_at(site: Site, text: str, steps: str, code: str) -> None:
    assert site.post("/boards/look", expected=422, text=text, steps=steps)["code"] == code


def test_a_board_is_analysed(site: Site) -> None:
    found = site.post("/boards/analyse", text="red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0")
    assert found["options"][0]["chance"] == {"value": 1, "low": 1, "high": 1}
    assert site.post("/boards/analyse", expected=422, text="red7/1 1.3")["code"] == "position-fields"
    one = Game.parse(GAME).rounds[0]
    first, start = one.turns[0], one.deal
    assert isinstance(start, Position)
    seat = one.turns[1].seat
    turns = [{"seat": first.seat, "turn": str(start.turn_seen(first.turn, seat))}]
    now = start.play_turn(first.turn).view(seat)
    found = site.post("/boards/analyse", text=str(now), deal=str(start.view(seat)), turns=turns)
    assert found["worlds"] > 0
    assert found["seat"] == seat
    assert site.post("/boards/analyse", expected=422, text=str(now), deal=str(start.view(seat)))["code"] == (
        "turns-disagree"
    )


# --- games ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game(site: Site) -> str:
    return str(site.post("/games", expected=201, text=GAME)["id"])


def test_a_game_is_brought_in_and_read_again(site: Site, game: str) -> None:
    found = site.get(f"/games/{game}")
    whole = Game.parse(GAME)
    assert found["seats"] == list(whole.seats)
    assert (found["rules"], found["result"]) == (str(whole.rules), whole.result)
    assert (found["rounds"], found["turns"]) == (1, len(whole.rounds[0].turns))
    assert found["eyes"] == "open"
    assert site.get(f"/games/{game}/record") == str(whole)
    assert site.get(f"/games/{game}/record", seat="1") == str(whole.view(Seat(1)))
    assert site.get(f"/games/{game}/record", seat="-") == str(whole.view(None))
    assert game not in str(site.get("/games")), "what was brought in is found by its id only"


def test_a_game_that_was_played_names_its_winner(site: Site, game: str) -> None:
    found = site.get(f"/games/{game}")
    assert (found["winners"], found["why"], found["resigned"]) == ([int(found["result"])], "played", [])


@pytest.mark.parametrize(
    ("tags", "winners", "why", "resigned"),
    [
        ({}, [], None, []),
        ({"Termination": "left"}, [], None, []),
        ({"Termination": "resigned"}, [], "resigned", []),
        ({"Termination": "resigned", "Resigned": "2"}, [], "resigned", [2]),
        ({"Termination": "resigned", "Resigned": "0 2"}, [1], "resigned", [0, 2]),
        ({"Termination": "resigned", "Resigned": "2 1 0 3"}, [], "resigned", [0, 1, 2]),
        ({"Resigned": "0, 1 or Bob"}, [], None, [1]),
    ],
)
def test_how_a_game_ended(
    site: Site, tags: dict[str, str], winners: list[int], why: str | None, resigned: list[int]
) -> None:
    """Whatever a record says that was brought in, and whether or not it names who resigned."""
    dealt = deal(Rules.parse("1.3"), players=3, seed="7")
    brought = site.post("/games", expected=201, text=str(Game.start(dealt, seats=["Ann", "Bob", "Cy"], tags=tags)))
    assert (brought["winners"], brought["why"], brought["resigned"]) == (winners, why, resigned)
    assert brought["result"] == "*"


def test_a_game_that_cannot_be_brought_in(site: Site) -> None:
    assert site.post("/games", expected=422, text="nothing")["code"] == "tag-syntax"
    broken = GAME.replace("1. ", "2. ", 1)
    assert site.post("/games", expected=422, text=broken)["code"] == "turn-number"
    assert site.get("/games/nowhere", expected=404)["code"] == "no-game"
    assert site.get("/games/nowhere/replay", expected=404)["code"] == "no-game"


def test_public_games_are_listed_by_pages(site: Site) -> None:
    name = 'Ann "the \\ quick"'
    text = str(Game.start(deal(Rules.parse("1.3ds"), players=3, seed="7"), seats=[name, "Bob", "Cy"]))
    for number in range(5):
        site.storage.add_game(GameRow(f"public{number}", None, text, 1000 + number, "0.1.0", public=True))
    site.storage.add_game(GameRow("secret", None, text, 1003, "0.1.0"))
    met: list[str] = []
    before: dict[str, Any] = {}
    while True:
        page = site.get("/games", limit=2, **before)
        met += [one["id"] for one in page["games"]]
        assert all(one["seats"][0] == name for one in page["games"])
        if page["before"] is None:
            break
        before = {"before": page["before"]}
    assert met == [f"public{number}" for number in reversed(range(5))]
    assert site.get("/games", expected=422, before="yesterday")["code"] == "malformed"


@pytest.mark.parametrize("eyes", ["open", "0", "1", "-"])
def test_a_replay_shows_what_those_eyes_saw(site: Site, game: str, eyes: str) -> None:
    replay = Replay.model_validate_json(json.dumps(site.get(f"/games/{game}/replay", seat=eyes)))
    whole = Game.parse(GAME)
    seen = whole if eyes == "open" else whole.view(None if eyes == "-" else Seat(int(eyes)))
    (one,) = seen.rounds
    assert replay.eyes == eyes
    assert [frame.board for frame in replay.frames] == [board_of(shown, tells_steps=False) for shown in one.positions]
    assert [frame.turn for frame in replay.frames[1:]] == [str(entry.turn) for entry in one.turns]
    assert [frame.number for frame in replay.frames] == list(range(len(one.turns) + 1))
    assert [frame.seat for frame in replay.frames] == [None, *(entry.seat for entry in one.turns)]
    assert all(frame.deeds for frame in replay.frames[1:])
    if eyes == "open":
        assert all(len(seat.cards) == seat.hand for frame in replay.frames for seat in frame.board.seats)


def test_a_record_of_one_seat_is_seen_through_its_eyes(site: Site) -> None:
    text = str(Game.parse(GAME).view(Seat(1)))
    game = site.post("/games", expected=201, text=text)["id"]
    assert site.get(f"/games/{game}")["eyes"] == "1"
    assert site.get(f"/games/{game}/replay")["eyes"] == "1"
    assert site.get(f"/games/{game}/replay", seat="1")["frames"]
    for eyes in ("0", "-", "open"):
        assert site.get(f"/games/{game}/replay", expected=422, seat=eyes)["code"] == "eyes"
    assert site.get(f"/games/{game}/replay", expected=422, seat="2")["code"] == "eyes"


# --- reviews --------------------------------------------------------------------------------------------------------


def test_a_game_is_reviewed(site: Site, game: str) -> None:
    ann = token()
    assert not site.get(f"/games/{game}/review", expected=204), "nobody has asked"
    assert not site.ask("DELETE", f"/games/{game}/review", expected=204)
    assert site.get("/games/nosuchgame/review", expected=404)["code"] == "no-game"
    begun = site.post(f"/games/{game}/review", expected=202, headers=ann)
    turns = Game.parse(GAME).rounds[0].turns
    assert (begun["state"], begun["turns"]) == ("going-on", len(turns))
    assert site.post(f"/games/{game}/review", expected=202, headers=ann)["state"] == "going-on", "asked again"
    found = _finished(site, game)
    assert found.done == len(turns)
    assert [one.turn for one in found.verdicts] == [str(entry.turn) for entry in turns]
    assert [point.chance for point in found.curve] == [one.played.chance.value for one in found.verdicts]
    assert {one.mark for one in found.verdicts} >= {"forced"}
    for one in found.verdicts:
        assert (one.better is None) is (one.mark in ("best", "forced")) or one.mark == "fine"
    assert site.post(f"/games/{game}/review", expected=202, headers=token())["state"] == "done", "it is kept"


def _finished(site: Site, game: str) -> ReviewView:
    while True:
        found = ReviewView.model_validate_json(json.dumps(site.get(f"/games/{game}/review")))
        if found.state == "done":
            return found
        site.run(asyncio.sleep(0.05))


def test_a_review_is_stopped_by_whoever_asked_for_it_and_goes_on_where_it_was(site: Site) -> None:
    ann, bob = token(), token()
    game = site.post("/games", expected=201, text=GAME.replace("Ann", "Dee"))["id"]
    other = site.post("/games", expected=201, text=GAME.replace("Ann", "Cy"))["id"]
    site.post(f"/games/{game}/review", expected=202, headers=ann)
    assert site.post(f"/games/{other}/review", expected=429, headers=ann)["code"] == "one-at-a-time"
    refused = site.ask("DELETE", f"/games/{game}/review", expected=403, headers=bob)
    assert refused["code"] == "not-yours"
    while site.get(f"/games/{game}/review")["done"] < 1:
        site.run(asyncio.sleep(0.01))
    stopped = site.ask("DELETE", f"/games/{game}/review", headers=ann)
    assert stopped["state"] == "stopped"
    assert 0 < stopped["done"] < stopped["turns"]
    assert site.thinking.waiting == 0
    assert site.ask("DELETE", f"/games/{game}/review", headers=bob)["state"] == "stopped", "there is nothing to stop"
    restarted = Reviews(site.storage, site.thinking)  # as after a restart: nothing but what was kept
    going = site.run(restarted.ask(game, "Bob"))
    assert going.state == "going-on"
    assert going.done == stopped["done"]
    assert [one.model_dump(mode="json") for one in going.verdicts] == stopped["verdicts"]
    site.run(restarted.close())
    site.post(f"/games/{game}/review", expected=202, headers=bob)
    assert _finished(site, game).verdicts[: stopped["done"]] == going.verdicts


def test_a_review_that_could_not_be_kept_can_be_asked_for_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise Red7Error("database-unreachable", "away")

    ann = token()
    game = site.post("/games", expected=201, text=GAME.replace("Ann", "Eve"))["id"]
    with monkeypatch.context() as patched:
        patched.setattr(site.storage, "keep_review", away)
        site.post(f"/games/{game}/review", expected=202, headers=ann)
        assert site.ask("DELETE", f"/games/{game}/review", expected=204, headers=ann) == ""
    site.post(f"/games/{game}/review", expected=202, headers=ann)
    _finished(site, game)


def test_a_record_that_cannot_be_reviewed(site: Site) -> None:
    game = site.post("/games", expected=201, text=str(Game.parse(GAME).view(None)))["id"]
    assert site.post(f"/games/{game}/review", expected=422)["code"] == "review-onlooker"
    dealt = str(Game.start(deal(Rules.parse("1.3"), players=2, seed="7"), seats=["Ann", "Bob"]))
    game = site.post("/games", expected=201, text=dealt)["id"]
    assert site.post(f"/games/{game}/review", expected=422)["code"] == "review-empty"
    assert not site.get(f"/games/{game}/review", expected=204), "there is none"
    assert site.post("/games/nowhere/review", expected=404)["code"] == "no-game"


# --- puzzles --------------------------------------------------------------------------------------------------------


def test_the_puzzles_that_come_along_are_right() -> None:
    lines = [line for _, _, line in shipped()]
    sorts = {(kind, grade, line.split(" ")[3]) for kind, grade, line in shipped()}
    assert len(set(lines)) == len(lines) == 60
    assert len(sorts) == 30, "of both kinds, every grade and three rules"
    assert len(list(read_puzzles("\n".join(lines)))) == len(lines), "exactly one turn is right"


def puzzles(site: Site) -> dict[int, Puzzle]:
    """The puzzles in storage, by their id."""
    found: dict[int, Puzzle] = {}
    row = site.storage.next_puzzle()
    while row and row.id not in found:
        found[row.id] = Puzzle.parse(row.text)
        row = site.storage.next_puzzle(row.id)
    return found


def test_the_daily_puzzle_is_the_same_for_everybody(site: Site) -> None:
    first, second = (site.ask("GET", "/puzzles/daily", headers=token()) for _ in range(2))
    assert first == second
    assert first["date"]
    dates = [f"2027-01-{day:02}" for day in range(1, 31)]
    days = [site.storage.puzzle_of_day(date) for date in dates]
    assert len({row.id for row in days if row}) == len(days), "it does not repeat soon"


def test_puzzles_are_asked_for_by_kind_grade_and_rules(site: Site) -> None:
    met = set()
    after = 0
    for _ in range(3):
        found = site.get("/puzzles/next", after=after, kind="survive", grade=3, rules="1.3dsa")
        after = found["id"]
        met.add(after)
        assert (found["kind"], found["grade"], found["rules"]) == ("survive", 3, "1.3dsa")
    assert len(met) == 2, "after the last comes the first"
    assert site.get("/puzzles/next", expected=422, rules="1.0")["code"] == "malformed"
    assert site.get("/puzzles/next", expected=422, grade=6)["code"] == "malformed"
    assert site.get("/puzzles/99999", expected=404)["code"] == "no-puzzle"


def test_the_puzzle_of_the_day_is_no_other_puzzle(site: Site) -> None:
    today = site.get("/puzzles/daily")
    assert site.get("/puzzles/next", after=today["id"] - 1)["id"] != today["id"]
    wanted = {"kind": today["kind"], "grade": today["grade"], "rules": today["rules"]}
    after, met = 0, set[int]()
    while (found := site.get("/puzzles/next", after=after, **wanted)["id"]) not in met:
        met.add(found)
        after = found
    assert met
    assert today["id"] not in met


def test_a_puzzle_shows_no_more_than_it_may(site: Site) -> None:
    kinds = set()
    for number, puzzle in puzzles(site).items():
        found = PuzzleView.model_validate_json(json.dumps(site.get(f"/puzzles/{number}")))
        position = puzzle.position
        kinds.add(found.kind)
        if found.kind == "win":
            assert found.board == board_of(position)
            is_drawn = position.rules.bonus_draw or position.rules.actions
            assert found.deck == (tuple(map(str, position.deck)) if is_drawn else ())
            continue
        assert not found.deck
        view = View.parse(found.board.text)
        assert view == position.view(position.seat)
        assert found.board.steps
        assert {(step.outlook, step.leading) for step in found.board.steps} == {("maybe", None)}
        assert [step.step for step in found.board.steps] == list(map(str, position.legal_steps()))
        assert all(
            bool(seat.cards) == (at == position.seat) or position.known for at, seat in enumerate(found.board.seats)
        )
    assert kinds == {"win", "survive"}


def test_answers_are_checked(site: Site) -> None:
    some = puzzles(site)
    for kind in Kind:
        number, puzzle = next((number, one) for number, one in some.items() if one.kind is kind)
        steps = "".join(map(str, puzzle.turn.steps))
        for given in (steps, steps.removesuffix(".")):
            found = site.post(f"/puzzles/{number}/answer", steps=given)
            assert (found["right"], found["why"], found["solution"]) == (True, "right", str(puzzle.turn))
        found = site.post(f"/puzzles/{number}/answer", steps=".")
        assert (found["right"], found["why"], found["turn"]) == (False, "out", ".x")
        assert found["solution"] is None
        assert str(puzzle.turn) not in json.dumps(found)
        assert site.get(f"/puzzles/{number}/solution")["turn"] == str(puzzle.turn)


def test_a_wrong_answer_to_win_is_refuted(site: Site) -> None:
    number, puzzle = next(
        (number, one)
        for number, one in puzzles(site).items()
        if one.kind is Kind.WIN and str(one.position.rules) == "1.3"
    )
    position = puzzle.position
    wrong = next(
        step
        for step in position.legal_steps()
        if step.verb is Verb.PLAY
        and position.play(step).winning == position.seat
        and not puzzle.is_solved_by(f"{step}.")
    )
    found = site.post(f"/puzzles/{number}/answer", steps=str(wrong))
    assert (found["right"], found["why"], found["turn"]) == (False, "loses", f"{wrong}.")
    assert found["board"]["seat"] == 1 - position.seat
    after = position.play_turn(found["turn"])
    for step in Turn.parse(found["refutation"]).steps:
        after = after.play(step)
    assert not after.is_out(Seat(1 - position.seat))


def test_what_is_no_answer(site: Site) -> None:
    number = site.get("/puzzles/next")["id"]
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="")["code"] == "malformed"
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="..")["code"] == "turn-over"
    assert site.post(f"/puzzles/{number}/answer", expected=422, steps="=")["code"] == "out-of-turn"


def test_an_answer_to_survive_shows_nothing_hidden(site: Site) -> None:
    number, puzzle = next((number, one) for number, one in puzzles(site).items() if one.kind is Kind.SURVIVE)
    found = site.post(f"/puzzles/{number}/answer", steps=".")
    assert View.parse(found["board"]["text"]).owner == puzzle.position.seat


def test_the_stock_grows_when_there_is_nothing_else_to_do(site: Site) -> None:
    before = site.storage.count_puzzles()

    async def fill() -> None:
        filling = asyncio.create_task(Stock(site.storage, site.thinking, pause=0.01).fill())
        while site.storage.count_puzzles() < before + 2:
            await asyncio.sleep(0.02)
        filling.cancel()

    site.run(fill())
    added = list(puzzles(site).values())[before:]
    assert len(added) >= 2
    for puzzle in added:
        puzzle.check()


# --- all of it ------------------------------------------------------------------------------------------------------


def test_every_route_says_what_it_is(site: Site) -> None:
    paths = site.app.openapi()["paths"]
    own = [path for path in paths if path.startswith(("/api/who", "/api/boards", "/api/games", "/api/puzzles"))]
    assert len(own) == 13
    for path in own:
        for method, operation in paths[path].items():
            assert operation["summary"], (method, path)
            assert operation["tags"]
            assert any(code.startswith("2") for code in operation["responses"])


def test_sets_are_those_of_the_engine(site: Site) -> None:
    palette = deal(Rules.parse("1.3"), players=2, seed="7").hands[0]
    found = site.get("/who", palette=["".join(map(str, palette))])
    assert found["target"] is None
    for ruling in found["rulings"]:
        colour = next(card.colour for card in Rules.parse("1.3").pack if card.colour.letter == ruling["rule"])
        assert ruling["palettes"][0]["counting"] == list(map(str, best(colour, palette)))
