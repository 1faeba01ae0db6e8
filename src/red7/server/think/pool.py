"""Thinking: a bounded pool of worker processes, so that no bot, hint, review or puzzle ever blocks the event loop.

A worker takes about 200 MB. Bots come first, then what people wait for, then work that can wait; if every worker is
busy and a bot has to move, work that can wait is interrupted and done again later. Addresses take turns, so that none
keeps the others from an answer.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import count
from typing import Any, Final, NamedTuple

from red7.errors import Red7Error
from red7.play.bots.bot import Cancelled
from red7.protocol.around import AnalysisView, VerdictView
from red7.protocol.problems import Busy, Failed, TooMany
from red7.protocol.tables import HintOption
from red7.server.failures import MISTAKE
from red7.server.limits import Asker
from red7.server.logs import log
from red7.server.think.bot_turns import PLAIN, BotAnswer, bot_turn
from red7.server.think.process import Worker
from red7.server.think.queue import FairQueue, Job, Urgency
from red7.table.turns import BotTurn, Sight

_HINTS: Final = 3
_PATIENCE: Final = 10.0
"""Seconds after which a bot that does not answer is replaced by one that needs no worker."""
_WAKING: Final = 20.0
"""Seconds that a worker needs to start if everything is compiled."""
_LONGEST: Final = 30.0
"""Seconds after which a job counts as stuck and its worker is killed."""
_MOST_TRIES: Final = 2
"""How often to try a job whose worker dies."""
_MOST_YIELDS: Final = 10
"""How often a job may be interrupted for a bot; after that it runs to its end."""
_WAITS: Final = (0.1, 1.0, 5.0, 30.0)
"""Seconds before trying again to start a worker."""


_MOST_WAITING: Final = {Urgency.BOT: 5_000, Urgency.PERSON: 100, Urgency.SPARE: 200}
_MOST_OF_ADDRESS: Final = 4
"""Questions from one address at a time, each from a different guest: many people may share an address."""


class Hints(NamedTuple):
    """The best few ways to go on with a turn, the best first."""

    options: tuple[HintOption, ...]
    worlds: int
    """In how many deals of the hidden cards they were tried."""


class Thinking:
    """The workers and the jobs waiting for them; create it inside a running event loop."""

    def __init__(self, workers: int | None = None) -> None:
        """Starts this many workers, or one fewer than there are cores; they warm up one by one."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.replaced = 0
        """How many workers had to be replaced."""
        self._queue = FairQueue()
        self._running: set[Job] = set()
        self._ready: set[Worker] = set()
        self._asking: list[Asker] = []
        self._is_compiled = asyncio.Event()
        self._is_closed = False
        self._tasks = [asyncio.create_task(self._employ(is_first=not place)) for place in range(self.workers)]

    # --- what can be asked --------------------------------------------------------------------------------------

    async def bot_turn(self, turn: BotTurn) -> BotAnswer:
        """The steps of a bot's turn, up to its end or the draw of an unknown card.

        There is always an answer: if the workers do not give one in time, a simpler bot answers without them.
        """
        try:
            async with asyncio.timeout(_PATIENCE):
                answer: BotAnswer = await self._do(Urgency.BOT, "bot_turn", turn)
        except (Busy, Failed, TimeoutError) as error:
            reason = str(error) or "late"
            log("bot-replaced", level=logging.WARNING, level_of_bot=turn.level, reason=reason)
            plain = await asyncio.to_thread(bot_turn, turn._replace(level=PLAIN))
            return plain._replace(failure=reason)
        if answer.failure:
            log("bot-failed", level=logging.WARNING, level_of_bot=turn.level, reason=answer.failure)
        return answer

    async def hint(self, sight: Sight, *, asker: Asker) -> Hints:
        """The best few turns, from what a seat has seen; in half a second or so."""
        with self._one_at_a_time(asker):
            found: AnalysisView = await self._do(Urgency.PERSON, "hint", sight, address=asker.address)
        options = tuple(
            HintOption(
                steps=option.steps,
                chance=option.chance.value,
                low=option.chance.low,
                high=option.chance.high,
                points=option.points.value if option.points else None,
                goes_out=option.goes_out,
                reply=option.reply,
            )
            for option in found.options[:_HINTS]
        )
        return Hints(options, found.worlds)

    async def analyse(self, board: str | Sight, *, asker: Asker) -> AnalysisView:
        """What each turn of a position or view is worth, or of what a seat has seen; in a second or so."""
        with self._one_at_a_time(asker):
            name = "analyse" if isinstance(board, str) else "analyse_seen"
            found: AnalysisView = await self._do(Urgency.PERSON, name, board, address=asker.address)
        return found

    async def refute(self, position: str, *, asker: Asker) -> str:
        """The steps with which the seat to move wins; empty if none were found."""
        with self._one_at_a_time(asker):
            found: str = await self._do(Urgency.PERSON, "refute", position, address=asker.address)
        return found

    async def defend(self, position: str, *, asker: Asker) -> tuple[str, ...]:
        """The turns with which the seat to move defends itself best, and how it loses."""
        with self._one_at_a_time(asker):
            found: tuple[str, ...] = await self._do(Urgency.PERSON, "defend", position, address=asker.address)
        return found

    async def judge_turn(self, game: str, *, round: int, number: int, address: str = "") -> VerdictView:
        """The verdict on a turn of a game, for a guest at that address."""
        found: VerdictView = await self._do(Urgency.SPARE, "judge_turn", game, round, number, address=address)
        return found

    async def find_puzzle(self, rules: str, kind: str, *, players: int, seed: str) -> str:
        """A new puzzle as a line; empty if it was no use."""
        found: str = await self._do(Urgency.SPARE, "find_puzzle", rules, kind, players, seed)
        return found

    # --- what is measured ---------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """How many jobs are waiting."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return len(self._running)

    @property
    def ready(self) -> int:
        """How many workers are warm."""
        return len(self._ready)

    @property
    def is_idle(self) -> bool:
        """Whether at least one worker is warm and none is busy."""
        return self.ready > 0 and not self.busy and not self.waiting

    # --- how it is done -----------------------------------------------------------------------------------------

    @contextmanager
    def _one_at_a_time(self, asker: Asker) -> Iterator[None]:
        """Lets a guest ask one question at a time, and an address only so many."""
        if asker in self._asking:
            raise TooMany("one-at-a-time", "your last question is still being answered")
        if sum(other.address == asker.address for other in self._asking) >= _MOST_OF_ADDRESS:
            raise TooMany("rate", "too many questions from your address at a time; wait a little")
        self._asking.append(asker)
        try:
            yield
        finally:
            self._asking.remove(asker)

    async def _do(self, urgency: Urgency, name: str, *arguments: object, address: str = "") -> Any:
        """The result of a job; if the asker goes away, it is dropped."""
        if self._is_closed:
            raise Busy("closing", "the server is about to stop")
        if urgency is Urgency.PERSON:
            await self._wake()
        if self._queue.count(urgency) >= _MOST_WAITING[urgency]:
            raise Busy("busy", "too many questions are waiting already; try again in a moment")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job = Job(urgency, address, name, arguments, future)
        self._queue.put(job)
        if urgency is Urgency.BOT and self.busy >= self.ready:
            self._make_room()
        try:
            return await future
        finally:
            if job.worker:
                job.worker.call_off()

    async def _wake(self) -> None:
        """Waits for a warm worker; raises if the core has to be compiled first, which takes a minute."""
        try:
            async with asyncio.timeout(_WAKING):
                await self._is_compiled.wait()
        except TimeoutError:
            raise Busy("waking", "the server is still warming up; try again in a minute") from None

    def _make_room(self) -> None:
        """Interrupts one job that is not urgent."""
        for job in self._running:
            if job.urgency is Urgency.SPARE and not job.is_yielding and job.yields < _MOST_YIELDS and job.worker:
                job.yields += 1
                job.is_yielding = True
                job.worker.call_off()
                return

    async def _employ(self, *, is_first: bool) -> None:
        """Feeds jobs to a worker, and replaces it when it dies."""
        while True:
            worker = await self._start(is_first=is_first)
            self._ready.add(worker)
            try:
                while await self._next(worker):
                    pass
            finally:
                self._ready.discard(worker)
                await worker.end()
            self.replaced += 1
            log("worker-replaced", level=logging.WARNING)

    async def _start(self, *, is_first: bool) -> Worker:
        """A warm worker. The first one compiles what is not compiled yet, and the others wait for it."""
        if not is_first:
            await self._is_compiled.wait()
        for tried in count():
            worker = Worker()
            started = time.monotonic()
            try:
                await worker.begin()
            except Exception as error:  # noqa: BLE001 (whatever it is, there must be workers)
                log("worker-failed", level=logging.ERROR, error=f"{type(error).__name__}: {error}")
                await worker.end()
            except asyncio.CancelledError:
                await worker.end()
                raise
            else:
                log("worker-ready", seconds=round(time.monotonic() - started, 2))
                self._is_compiled.set()
                return worker
            await asyncio.sleep(_WAITS[min(tried, len(_WAITS) - 1)])
        raise AssertionError  # never reached

    async def _next(self, worker: Worker) -> bool:
        """Runs the next job; False if the worker can no longer be used."""
        job = await self._queue.get()
        if job.future.done():
            return True
        job.worker, job.is_yielding = worker, False
        self._running.add(job)
        try:
            return await self._run(job, worker)
        finally:
            self._running.discard(job)
            job.worker = None

    async def _run(self, job: Job, worker: Worker) -> bool:
        try:
            async with asyncio.timeout(_LONGEST):
                found = await worker.run(job.name, *job.arguments)
        except BrokenProcessPool:
            job.tries += worker.has_begun
            if job.tries < _MOST_TRIES:
                self._queue.put(job)
            else:
                self._fail(job, Failed("worker-died", "its worker died, twice"))
            return False
        except TimeoutError:
            self._fail(job, Failed("too-long", "it took far too long"))
            return False
        except Cancelled:
            if not job.future.done():
                self._queue.put(job)
        except Red7Error as error:
            self._fail(job, error)
        except Exception as error:  # noqa: BLE001 (a bug must not end the dispatcher)
            log("job-failed", level=logging.ERROR, job=job.name, error=f"{type(error).__name__}: {error}")
            self._fail(job, Failed("mistake", MISTAKE))
        else:
            if not job.future.done():
                job.future.set_result(found)
        return True

    @staticmethod
    def _fail(job: Job, error: Red7Error) -> None:
        if not job.future.done():
            job.future.set_exception(error)

    async def close(self) -> None:
        """Ends all workers at once and tells whoever waits for them."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        left = [*self._running]
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in [*left, *self._queue.clear()]:
            self._fail(job, Busy("closing", "the server is about to stop"))
