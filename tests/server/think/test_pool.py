"""Thinking: bots first, nobody kept waiting, and workers that die are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from multiprocessing import active_children
from typing import Any, TypeVar

import pytest

from red7 import Game, Position, Red7Error, Rules, Turn, deal
from red7.play.analysis import review
from red7.play.bots.bot import Cancelled
from red7.play.bots.master import MasterBot
from red7.play.history import seen_of
from red7.protocol.around import AnalysisView
from red7.protocol.problems import Busy, Failed, TooMany
from red7.server.limits import Asker
from red7.server.think import jobs, pool
from red7.server.think.bot_turns import PLAIN, bot_turn
from red7.server.think.pool import Thinking
from red7.server.think.process import Worker
from red7.server.think.queue import Urgency
from red7.show.verdicts import verdict_text
from red7.table.turns import BotTurn, Sight
from tests.support.places import DOCS

T = TypeVar("T")
GAME = (DOCS / "game.red7").read_text()
PATIENCE = 60.0
ANN, BOB = Asker("192.0.2.1", "Ann"), Asker("192.0.2.1", "Bob")

_PACK = list(map(str, Rules.parse("1.3").pack))
_REST = [card for card in _PACK if card not in ("I7", "R7")]
CROWDED = f"red7/1 1.3dsa I7:{''.join(_REST[:-3])}/R7:- - {''.join(_REST[-3:])} 0"
"""A position with hundreds of thousands of turns."""
HARD = "red7/1 1.3dsa I7:O7Y7B7R5O5Y5G5B5I5V5R1O1Y1R3O3Y3/R7G7V7R6O6Y6:R4O4Y4G4B4I4V4 - {} 0"
HARD = HARD.format("".join(card for card in _PACK if card not in HARD))
"""One with thousands: fewer cards, but enough to be busy with for seconds."""


class Room:
    """An event loop with a pool of one worker, which lasts from test to test."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.thinking = self.runner.run(_made())  # which may have to compile what thinks

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(asyncio.wait_for(doing, PATIENCE))


async def _made() -> Thinking:
    thinking = Thinking(1)
    await until(lambda: thinking.ready)
    return thinking


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    room = Room()
    yield room
    room.run(room.thinking.close())
    room.runner.close()


def question(level: int, *, rules: str = "1.3", seed: str = "7") -> BotTurn:
    position = deal(Rules.parse(rules), players=2, seed=seed)
    view = str(position.view(position.seat))
    return BotTurn(position.seat, level, Sight(view, (), view), seed)


def asked(game: Game, level: int, seed: str) -> BotTurn:
    """What a server asks a bot that is to move."""
    position = game.position
    seen = seen_of(game.rounds[-1], position.seat)
    turns = tuple((entry.seat, str(entry.turn)) for entry in seen.turns)
    return BotTurn(position.seat, level, Sight(str(seen.deal), turns, str(seen.now)), f"{seed}/{len(turns)}")


async def until(is_so: Any) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


# --- a bot's turn ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [PLAIN, 3])
def test_bots_play_whole_rounds(level: int) -> None:
    game = Game.start(deal(Rules.parse("1.3da"), players=2, seed="3"), seats=["Ann", "Bob"])
    while not game.position.is_over:
        begun = asked(game, level, "bots")
        answer = bot_turn(begun)
        assert not answer.failure
        assert answer == bot_turn(begun), "the same seed gives the same turn"
        for step in Turn.parse(answer.steps).steps:
            game = game.play(step)


def test_a_hand_too_large_to_think_about_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view = str(Position.parse(CROWDED).view(Position.parse(CROWDED).seat))
    monkeypatch.setattr(MasterBot, "choose", None)  # it would look at hundreds of thousands of turns
    answer = bot_turn(BotTurn(0, 7, Sight(view, (), view), "7"))
    assert not answer.failure
    position = Position.parse(CROWDED)
    for step in Turn.parse(answer.steps).steps:
        position = position.play(step)


# --- the pool -------------------------------------------------------------------------------------------------------


def test_workers_answer_as_bots_do_here(room: Room) -> None:
    for seed in "123":
        for level in (1, 3, 6):
            one = question(level, seed=seed)
            assert room.run(room.thinking.bot_turn(one)).steps == bot_turn(one).steps
    assert room.run(room.thinking.bot_turn(question(7)))


def test_hints_are_the_best_turns(room: Room) -> None:
    one = question(3)
    hints = room.run(room.thinking.hint(one.sight, asker=ANN))
    assert len(hints.options) == 3
    assert hints.worlds > 10
    chances = [option.chance for option in hints.options]
    assert chances == sorted(chances, reverse=True)
    assert all(option.low <= option.chance <= option.high for option in hints.options)
    assert hints.options[0].reply


def test_positions_and_views_are_analysed(room: Room) -> None:
    position = "red7/1 1.3[RV/1234567/3] R3:V7R5V2/V6:R4V4R1 - V5R2V1R7V3R6 0"
    found = room.run(room.thinking.analyse(position, asker=ANN))
    assert (found.worlds, found.solved, found.total) == (0, 1, 9)
    assert {option.steps for option in found.options if option.chance.value == 1} >= {"+V7.", ">V2"}
    assert [option.goes_out for option in found.options] == [False] * 8 + [True]
    scored = room.run(room.thinking.analyse(question(1, rules="1.3ds").sight.now, asker=ANN))
    assert scored.options[0].points
    assert scored.options[0].points.low < scored.options[0].points.value < scored.options[0].points.high


def test_what_was_seen_must_lead_to_what_is_there(room: Room) -> None:
    game = Game.parse(GAME)
    one = game.rounds[0]
    seen = asked(_begun(game, 2), 3, "").sight
    found = room.run(room.thinking.analyse(seen, asker=ANN))
    assert found.worlds
    assert found.seat == one.turns[2].seat
    with pytest.raises(Red7Error) as refused:
        room.run(room.thinking.analyse(seen._replace(turns=seen.turns[:1]), asker=ANN))
    assert refused.value.code in ("turns-disagree", "turn-seat")


def _begun(game: Game, turns: int) -> Game:
    begun = Game.start(_whole(game.rounds[0].deal), seats=game.seats)
    for entry in game.rounds[0].turns[:turns]:
        begun = begun.play_turn(entry.turn)
    return begun


def _whole(position: object) -> Position:
    assert isinstance(position, Position)
    return position


def test_turns_are_judged_as_in_a_review(room: Room) -> None:
    game = Game.parse(GAME)
    expected = list(review(game))
    found = room.run(room.thinking.judge_turn(GAME, round=1, number=len(expected)))
    assert (found.number, found.seat, found.turn) == (len(expected), expected[-1].seat, str(expected[-1].turn))
    assert (found.mark, found.text) == (expected[-1].mark.value, verdict_text(expected[-1]))
    with pytest.raises(Red7Error) as refused:
        room.run(room.thinking.judge_turn(GAME, round=2, number=1))
    assert refused.value.code == "no-turn"


def test_a_guest_waits_for_the_answer_before(room: Room) -> None:
    async def ask_twice() -> None:
        first = asyncio.create_task(room.thinking.analyse(question(1).sight.now, asker=ANN))
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await room.thinking.analyse(question(1).sight.now, asker=ANN)
        assert refused.value.code == "one-at-a-time"
        other = asyncio.create_task(room.thinking.analyse(question(1).sight.now, asker=BOB))
        assert (await first).options
        assert (await other).options

    room.run(ask_twice())


def test_an_address_gets_no_more_answers_by_inventing_guests(room: Room) -> None:
    async def ask() -> None:
        asking = [ask_as(Asker("192.0.2.1", f"guest {number}")) for number in range(pool._MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await room.thinking.analyse(question(1).sight.now, asker=Asker("192.0.2.1", "one more"))
        assert refused.value.code == "rate"
        assert (await room.thinking.analyse(question(1).sight.now, asker=Asker("192.0.2.2"))).options
        assert not all(one.done() for one in asking), "another address does not wait for all of them"
        await asyncio.gather(*asking)

    def ask_as(asker: Asker) -> asyncio.Task[AnalysisView]:
        return asyncio.create_task(room.thinking.analyse(question(1).sight.now, asker=asker))

    room.run(ask())


def test_what_people_wait_for_is_bounded(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pool._MOST_WAITING, Urgency.PERSON, 2)

    async def crowd() -> list[object]:
        asking = (room.thinking.analyse(question(1).sight.now, asker=Asker(str(address))) for address in range(6))
        found = asyncio.gather(*asking, return_exceptions=True)
        assert await room.thinking.bot_turn(question(1)), "bots are not refused"
        return list(await found)

    found = room.run(crowd())
    refused = [one for one in found if isinstance(one, Busy)]
    assert {one.code for one in refused} == {"busy"}
    assert 2 <= len(refused) <= 4
    assert all(not isinstance(one, BaseException) for one in found if one not in refused)


def test_bots_do_not_wait_for_what_has_time(room: Room) -> None:
    async def play() -> None:
        turns = Game.parse(GAME).rounds[0].turns
        judging = [
            asyncio.create_task(room.thinking.judge_turn(GAME, round=1, number=1 + number % 2)) for number in range(4)
        ]
        await until(lambda: room.thinking.busy)
        assert await room.thinking.bot_turn(question(3))
        assert sum(one.done() for one in judging) <= 1, "the bot came first"
        assert [(await one).turn for one in judging] == [str(turns[number % 2].turn) for number in range(4)]

    room.run(play())


def test_what_nobody_waits_for_any_more_is_dropped(room: Room) -> None:
    async def leave() -> None:
        asking = asyncio.create_task(room.thinking.analyse(HARD, asker=ANN))
        await until(lambda: room.thinking.busy)
        asking.cancel()
        await until(lambda: room.thinking.is_idle)
        assert room.thinking.replaced == replaced, "it was told to stop, and not ended for running wild"

    replaced = room.thinking.replaced
    room.run(leave())


def test_boards_with_too_many_turns_are_given_up(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Red7Error) as refused:
        room.run(room.thinking.analyse(CROWDED, asker=ANN))
    assert refused.value.code == "too-hard"
    monkeypatch.setattr(jobs, "_PATIENCE", 0.1)
    with pytest.raises(Red7Error) as refused:
        jobs.analyse(lambda: False, HARD)
    assert refused.value.code == "too-hard"
    with pytest.raises(Cancelled):
        jobs.analyse(lambda: True, HARD)


def test_a_mistake_is_told_and_the_worker_goes_on(room: Room) -> None:
    async def fail() -> None:
        with pytest.raises(Failed) as failed:
            await room.thinking._do(Urgency.PERSON, "judge_turn")
        assert failed.value.code == "mistake"
        assert "TypeError" not in failed.value.message

    replaced = room.thinking.replaced
    room.run(fail())
    assert room.thinking.replaced == replaced


def test_puzzles_are_found(room: Room) -> None:
    lines = [room.run(room.thinking.find_puzzle("1.3", "survive", players=2, seed=seed)) for seed in "12"]
    assert all(line.startswith("survive ") for line in lines if line)
    assert any(lines)


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(room: Room) -> None:
    async def kill() -> None:
        await until(lambda: room.thinking.ready)
        replaced = room.thinking.replaced
        os.kill(_worker(room).pid or 0, signal.SIGKILL)
        assert (await room.thinking.bot_turn(question(3))).steps == bot_turn(question(3)).steps, "died while idle"
        judging = asyncio.create_task(room.thinking.judge_turn(GAME, round=1, number=1))
        await until(lambda: room.thinking.busy)
        os.kill(_worker(room).pid or 0, signal.SIGKILL)
        assert (await judging).number == 1, "died at work"
        assert room.thinking.replaced == replaced + 2

    room.run(kill())


@pytest.mark.long
def test_a_job_that_kills_its_worker_twice_is_not_tried_again(room: Room) -> None:
    async def kill() -> None:
        judging = asyncio.create_task(room.thinking.analyse(HARD, asker=ANN))
        for _ in range(2):
            await until(lambda: room.thinking.busy and room.thinking.ready)
            os.kill(_worker(room).pid or 0, signal.SIGKILL)
            await until(lambda: not room.thinking.busy)
        with pytest.raises(Failed) as failed:
            await judging
        assert failed.value.code == "worker-died"
        assert await room.thinking.bot_turn(question(3))

    room.run(kill())


def _worker(room: Room) -> Worker:
    (worker,) = room.thinking._ready
    return worker


def test_bots_answer_even_without_workers(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> object:
        raise Failed("worker-died", "it died")

    monkeypatch.setattr(room.thinking, "_do", fail)
    one = question(7)
    answer = room.run(room.thinking.bot_turn(one))
    assert answer.steps == bot_turn(one._replace(level=PLAIN)).steps
    assert answer.failure


def test_a_bot_with_a_wrong_question_is_told_so(room: Room) -> None:
    with pytest.raises(Red7Error) as refused:
        room.run(room.thinking.bot_turn(question(3)._replace(sight=question(3).sight._replace(now="red7/1"))))
    assert refused.value.code == "position-fields"


def test_closing_ends_workers_and_tells_who_waits() -> None:
    async def close() -> None:
        others = set(active_children())
        thinking = Thinking(1)
        waiting = asyncio.create_task(thinking.judge_turn(GAME, round=1, number=1))
        await until(lambda: set(active_children()) > others)
        assert not thinking.ready, "it still warms up"
        await thinking.close()
        assert set(active_children()) <= others
        with pytest.raises(Busy) as refused:
            await waiting
        assert refused.value.code == "closing"
        with pytest.raises(Busy):
            await thinking.judge_turn(GAME, round=1, number=1)

    asyncio.run(close())
