"""Pools: processes on this machine, and Ray."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from red7 import Red7Error
from red7.play.arena import pools
from red7.play.arena.runner import run as run_missing
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import work_file
from tests.support.arena import NAMES, SMALL, contest, run, start, without_times


def test_there_is_one_process_at_least() -> None:
    for pool in (pools.on_this_machine, lambda count: pools.ray_cluster("local", count=count)):
        with pytest.raises(Red7Error, match="0 processes"):
            pool(0)
    assert pools.on_this_machine(1) is pools.here


def test_a_worker_that_dies_ends_the_run_in_one_line(tmp_path: Path) -> None:
    both = contest()
    with pytest.raises(Red7Error, match="a worker process died"), work_file(tmp_path / "w", both) as file:
        run_missing(both, 1000, _killing, file)
    assert file.outcomes


def _killing(held: Contest, fixtures: Any) -> Any:
    """Two processes, one of which is killed after the first match."""
    from multiprocessing import active_children

    for number, found in enumerate(pools.processes(2)(held, fixtures)):
        if number == 0:
            os.kill(next(child.pid for child in active_children() if child.pid), signal.SIGKILL)
        yield found


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Red7Error, match=r"^Ray is not installed: pip install 'red7\[cluster\]'$"):
        pools.ray_cluster("local")


needs_ray = pytest.mark.skipif(
    find_spec("ray") is None and not os.environ.get("CI"), reason="Ray is not installed: the extra cluster"
)


@pytest.mark.long
@needs_ray
def test_a_local_ray_with_two_workers_plays_the_same(tmp_path: Path) -> None:
    with start(tmp_path / "ray", 2, "--ray", "local") as process:
        process.communicate(timeout=300)
    assert process.returncode == 0
    with work_file(tmp_path / "ray", contest("greedy", "careful", "random", rules=SMALL, players=3)) as file:
        assert without_times(file.outcomes) == without_times(run(tmp_path / "alone", deals=2))


class Cluster(NamedTuple):
    """A Ray cluster of the tests' own: where it is, and the environment in which it is known."""

    address: str
    known: dict[str, str]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A head with two CPUs that asks for a token, and whose own red7 cannot even be imported."""
    decoy = tmp_path / "decoy" / "red7"
    decoy.mkdir(parents=True)
    (decoy / "__init__.py").write_text("raise ImportError('this is not what was sent along')\n")
    token = tmp_path / "token"
    token.write_text("red7-" * 8)
    plain = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    known = plain | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token)}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory(prefix="ray", dir="/tmp") as room:  # of a short name: Ray has sockets below it
        options = ["--port", str(port), "--num-cpus", "2", "--include-dashboard", "false", "--temp-dir", room]
        with subprocess.Popen(
            [Path(sys.executable).with_name("ray"), "start", "--head", "--block", *options],
            env=known | {"PYTHONPATH": str(decoy.parent), "RAY_USAGE_STATS_ENABLED": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as head:
            try:
                assert head.stdout
                assert any("Ray runtime started" in line for line in head.stdout)
                yield Cluster(f"127.0.0.1:{port}", known)
            finally:
                head.terminate()  # whereupon it ends all that it has started
                with suppress(subprocess.TimeoutExpired):
                    head.communicate(timeout=30)
                with suppress(ProcessLookupError):
                    os.killpg(head.pid, signal.SIGKILL)


@pytest.mark.long
@needs_ray
def test_a_cluster_by_address_plays_the_same_with_the_code_sent_along(tmp_path: Path, cluster: Cluster) -> None:
    with start(tmp_path / "ray", 2, "--ray", cluster.address, env=cluster.known) as process:
        _, errors = process.communicate(timeout=300)
    assert (process.returncode, errors) == (0, "")
    with work_file(tmp_path / "ray", contest(*NAMES, rules=SMALL, players=3)) as file:
        assert without_times(file.outcomes) == without_times(run(tmp_path / "two", deals=2, pool=pools.processes(2)))

    nothing = {name: value for name, value in cluster.known.items() if not name.startswith("RAY_")}
    absent = nothing | {"RAY_AUTH_MODE": "token", "HOME": str(tmp_path)}
    for wrong in (nothing, absent, cluster.known | {"RAY_AUTH_TOKEN": "another"}):
        with start(tmp_path / "wrong", 2, "--ray", cluster.address, env=wrong) as process:
            _, errors = process.communicate(timeout=120)
        assert process.returncode == 1
        assert errors.startswith(f"red7: authentication failed at the Ray cluster {cluster.address}: its token is")
        assert errors.count("\n") == 1


def test_a_missing_token_is_told_in_words(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def init(**_options: object) -> None:
        os.write(2, b"gcs_client.cc:210: Failed to get cluster ID\n")
        raise ConnectionError("Failed to connect") from RuntimeError("RPC error: InvalidAuthToken: missing")

    ray = SimpleNamespace(init=init, shutdown=lambda: None, exceptions=SimpleNamespace(RayError=LookupError))
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setenv("RAY_NUM_REDIS_GET_RETRIES", "3")
    with pytest.raises(Red7Error, match="authentication failed at the Ray cluster somewhere: its token") as caught:
        list(pools.ray_cluster("somewhere")(contest(), []))
    assert caught.value.code == "ray-token"
    assert capfd.readouterr().err == ""


@pytest.mark.long
def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    play = pools.ray_cluster("127.0.0.1:1")
    with pytest.raises(Red7Error, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        list(play(contest(), []))
