"""Where matches are played: here, on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from typing import Any, TypeAlias

from red7.errors import Red7Error
from red7.play.arena.fixture import Outcome, play_fixture, rehearse
from red7.play.arena.schedule import Contest, Fixture
from red7.play.bots.makers import OwnBot
from red7.play.bots.program import end_programs

Outcomes: TypeAlias = Generator[Outcome, None, None]
Pool: TypeAlias = Callable[[Contest, Iterable[Fixture]], Outcomes]
"""Plays matches and yields their outcomes in the order they end."""

_AHEAD = 4
"""How many matches wait for each worker: enough to keep it busy."""
_KEPT = "finished matches are kept, and the same command goes on"
_TRIES = "3"
"""How often Ray tries to connect, once a second, if something listens there; by default it would try twenty times."""
_UNKNOWN_HERE = "its token is missing or wrong here; set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to a file with it"


def here(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    """Plays one match after another in this process."""
    return (play_fixture(contest, fixture) for fixture in fixtures)


def on_this_machine(count: int | None) -> Pool:
    """A pool of processes on this machine; by default one per core."""
    _check_count(count)
    wanted = count or os.cpu_count() or 1
    return here if wanted == 1 else processes(wanted)


def _check_count(count: int | None) -> None:
    if count is not None and count < 1:
        raise Red7Error("arena-processes", f"{count} processes: there must be at least one")


def processes(count: int) -> Pool:
    """A pool of `count` processes."""

    def play(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
        others = set(active_children())
        pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin_work, initargs=(contest,))
        waiting: set[Future[Outcome]] = set()
        rest = iter(fixtures)
        try:
            while True:
                more = islice(rest, _AHEAD * count - len(waiting))
                with _interrupts_held():
                    waiting |= {pool.submit(play_fixture, contest, fixture) for fixture in more}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise Red7Error("arena-worker", f"a worker process died; {_KEPT}") from error
        finally:
            if waiting:  # interrupted: nobody will read what the workers are still doing
                for worker in set(active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)

    return play


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Blocks Ctrl-C in this thread, and so in every worker started meanwhile, even while it loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work(contest: Contest) -> None:
    """Prepares a new worker: it ignores Ctrl-C, ends with its parent and leaves no program behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _end_worker())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    rehearse(contest)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        _end_worker()


def _end_worker() -> None:
    end_programs()
    os._exit(1)


def ray_cluster(address: str, *, count: int | None = None) -> Pool:
    """A pool on a Ray cluster at an address; `local` starts one on this machine, with `count` workers."""
    _check_count(count)
    if address != "local":  # a local one may take its time to start
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", _TRIES)  # Ray reads this on import
    try:
        import ray  # noqa: PLC0415 (an extra, and slow to import)
    except ModuleNotFoundError as error:
        raise Red7Error("ray-missing", "Ray is not installed: pip install 'red7[cluster]'") from error

    def play(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
        _check_travel(contest, address)
        _connect(ray, address, count)
        try:
            yield from _on_ray(ray, contest, fixtures)
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            raise Red7Error("arena-worker", f"the Ray cluster failed: {reason[-1]}; {_KEPT}") from error
        finally:
            ray.shutdown()

    return play


def _check_travel(contest: Contest, address: str) -> None:
    """Raises if a bot from outside would have to play on another machine, which does not have its files."""
    stays = [str(entrant) for entrant in contest.entrants if not isinstance(entrant.maker, OwnBot)]
    if stays and address != "local":
        raise Red7Error("arena-bots", f"{stays[0]} plays only on this machine: leave out --ray, or use --ray local")


def _check_reach(address: str) -> None:
    """Raises at once if nothing listens at an address such as `10.0.0.1:6379`; Ray would keep trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Red7Error("ray-address", f"no Ray cluster at {address}: {reason}", text=address) from error


def _connect(ray: Any, address: str, count: int | None) -> None:
    _check_reach(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        options |= {"num_cpus": count, "include_dashboard": False}
    else:
        import red7  # noqa: PLC0415 (sent to the cluster, which plays with this code)

        options["runtime_env"] = {"py_modules": [red7]}
    try:
        with _errors_unheard():
            ray.init(address=address, **options)
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        if _is_for_token(error):
            message = f"authentication failed at the Ray cluster {address}: {_UNKNOWN_HERE}"
            raise Red7Error("ray-token", message, text=address) from error
        reason = str(error).strip().splitlines() or [type(error).__name__]
        raise Red7Error("ray-address", f"no Ray cluster at {address}: {reason[0]}", text=address) from error


@contextmanager
def _errors_unheard() -> Iterator[None]:
    """Hides the error stream from compiled code: Ray logs each attempt to connect there, and no setting stops it."""
    kept = os.dup(2)
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _is_for_token(error: BaseException | None) -> bool:
    """Whether the connection failed because of the token: Ray gives the reason in the text of a cause."""
    if error is None:
        return False
    said = str(error)
    return "InvalidAuthToken" in said or "authentication token" in said or _is_for_token(error.__cause__)


def _on_ray(ray: Any, contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    play = ray.remote(num_cpus=1)(play_fixture)
    shared = ray.put(contest)
    rest = iter(fixtures)
    room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    while True:
        waiting += [play.remote(shared, fixture) for fixture in islice(rest, room - len(waiting))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)
