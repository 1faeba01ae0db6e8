"""The arena: schedule, statistics, work file, pools and report, in small real runs."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from red7 import Red7Error, Rules, Step
from red7.play.analysis.intervals import Estimate
from red7.play.arena import pools, tally
from red7.play.arena.fixture import Fault, Outcome, play_fixture, rehearse
from red7.play.arena.plot import plot
from red7.play.arena.rating import ratings
from red7.play.arena.report import as_csv, as_json
from red7.play.arena.runner import run as run_missing
from red7.play.arena.schedule import Contest, Fixture, seatings
from red7.play.arena.work_file import default_path, work_file
from red7.play.bots import roster
from red7.play.bots.bot import Budget, Seen

SMALL = "1.3s[ROYG/1234567/4]"


def contest(*bots: str, rules: str = "1.3", players: int = 2, seed: str = "test") -> Contest:
    return Contest.between(bots or ("greedy", "random"), rules=Rules.parse(rules), players=players, seed=seed)


def outcome(deal: int, seating: tuple[int, ...], shares: tuple[float, ...], **others: Any) -> Outcome:
    seats = len(seating)
    plain: dict[str, Any] = {
        "points": (0,) * seats,
        "rounds": 1,
        "turns": 8,
        "decisions": (4,) * seats,
        "seconds": (0.1,) * seats,
        "slowest": (0.05,) * seats,
        "faults": (),
    }
    return Outcome(deal, seating, shares, **plain | others)


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(one._replace(seconds=(), slowest=()) for one in outcomes)


# --- Schedule


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_balanced_seating_is_there_once(bots: int, players: int) -> None:
    found = seatings(bots, players)
    assert len(set(found)) == len(found)
    for seating in found:
        counts = [seating.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1
    in_seat = Counter((bot, seat) for seating in found for seat, bot in enumerate(seating))
    assert len(in_seat) == bots * players
    assert len(set(in_seat.values())) == 1  # every bot is in every seat equally often
    before = Counter((seating[seat - 1], bot) for seating in found for seat, bot in enumerate(seating))
    assert len({count for (one, other), count in before.items() if one != other}) == 1  # and after every other bot


@pytest.mark.parametrize(
    ("bots", "players", "count"),
    [(2, 2, 2), (3, 2, 6), (2, 3, 6), (2, 4, 6), (3, 3, 6), (3, 4, 36), (4, 4, 24), (5, 4, 120)],
)
def test_how_many_seatings_there_are(bots: int, players: int, count: int) -> None:
    assert len(seatings(bots, players)) == count


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (("greedy",), "an arena needs two bots or more"),
        (("greedy", "random", "greedy"), "greedy is named twice"),
        (
            ("greedy", "nobody"),
            "there is no bot 'nobody': random, greedy, careful, mcts, mcts-many, worlds, master, seer, ",
        ),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(bots: tuple[str, ...], says: str) -> None:
    with pytest.raises(Red7Error) as error:
        contest(*bots)
    assert str(error.value).startswith(says)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "players"),
        ({"rules": "1.4"}, "rules-edition"),
        ({"rules": "1.3[RO/1234567/7]"}, "pack-too-small"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Red7Error) as error:
        contest(**options)
    assert error.value.code == code


def test_there_is_one_process_at_least() -> None:
    for pool in (pools.on_this_machine, lambda count: pools.ray_cluster("local", count=count)):
        with pytest.raises(Red7Error, match="0 processes"):
            pool(0)
    assert pools.on_this_machine(1) is pools.here


# --- Statistics


def test_an_interval_knows_its_deals() -> None:
    # Means 0.75 of 1 and 0.25 of 1 and 1 of 1: mean 2/3, deviations 1/12, -5/12, 4/12; their squares sum to 42/144.
    found = tally.ratio([(1.5, 2), (0.5, 2), (2, 2)])
    assert found is not None
    assert found.value == pytest.approx(2 / 3)
    error = 4.303 * (42 / 144 / 3 / 2) ** 0.5
    assert found.low == pytest.approx(2 / 3 - error)
    assert found.high == pytest.approx(2 / 3 + error)


def test_deals_of_unequal_size_weigh_by_their_matches() -> None:
    found = tally.ratio([(3, 3), (0, 1)])
    assert found is not None
    assert found.value == pytest.approx(0.75)
    assert found.high - found.value == pytest.approx(12.706 * (2 * (0.75**2 + 0.75**2)) ** 0.5 / 4)
    assert tally.ratio([]) is None
    assert tally.ratio([(0, 0)]) is None


def test_where_all_deals_agree_the_bound_is_exact() -> None:
    found = tally.share([(2, 2)] * 20)
    assert found is not None
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.025 ** (1 / 20))  # with this rate, twenty of twenty happen in 2.5%


@pytest.mark.parametrize(("deals", "others"), [(1, 0.975), (5, 1 - 0.025**0.2)])
def test_where_all_deals_are_shared_others_may_not_be(deals: int, others: float) -> None:
    found = tally.share([(1, 2)] * deals)
    assert found == pytest.approx((0.5, 0.5 - others / 2, 0.5 + others / 2))


@pytest.mark.parametrize("deals", [2, 5, 30])
@pytest.mark.parametrize(("better", "even"), [(0.5, 0.6), (0.75, 0.0), (0.7, 0.6), (0.65, 0.9)])
def test_19_of_20_intervals_hold_the_truth(deals: int, better: float, even: float) -> None:
    # Both matches of a deal go to the same seat with chance `even`; else each goes to the bot with chance `better`.
    chance, runs, held = Random(1), 400, 0
    for _ in range(runs):
        wins = [
            1 if chance.random() < even else (chance.random() < better) + (chance.random() < better)
            for _ in range(deals)
        ]
        found = tally.share([(won, 2) for won in wins])
        assert found is not None
        held += found.low <= 0.5 * even + better * (1 - even) <= found.high
    assert held / runs > 0.92


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (999, 1.962)]
)
def test_quantiles_of_t(freedom: int, quantile: float) -> None:
    assert tally.t_quantile(freedom) == pytest.approx(quantile, abs=0.004)


def test_the_tally_of_a_few_matches() -> None:
    four = contest("greedy", "random", "careful", players=3, rules="1.3s")
    outcomes = [
        outcome(0, (0, 1, 2), (1, 0, 0), points=(30, 10, 5), seconds=(0.4, 0.2, 0.1)),
        outcome(0, (1, 0, 2), (0, 0.5, 0.5), points=(3, 33, 33)),
        outcome(1, (2, 1, 0), (1, 0, 0), points=(36, 0, 0), faults=(Fault(1, "late", "took more"),)),
        outcome(1, (1, 2, 0), (0, 0, 1), points=(4, 5, 40), faults=(Fault(0, "late", "took"), Fault(0, "raised", "x"))),
    ]
    results = tally.tally(four, outcomes[::-1])
    assert (results.matches, results.deals, results.rounds, results.turns) == (4, 2, 4, 32)
    greedy, random, careful = results.standings
    assert (greedy.wins.value, random.wins.value, careful.wins.value) == (2.5 / 4, 0, 1.5 / 4)
    assert greedy.points is not None
    assert greedy.points.value == (30 + 33 + 0 + 40) / 4
    assert greedy.milliseconds == pytest.approx(1000 * 0.7 / 16)
    assert [found and found.value for found in careful.against] == [1.5 / 4, 1, None]
    assert random.faults == {"late": 2, "raised": 1}
    assert random.first_fault == "late: took"  # by deal and seating, not by when it was played
    assert not greedy.faults
    assert results.fair == 1 / 3


def test_two_seats_of_one_bot_count_as_two() -> None:
    both = contest("greedy", "random", players=3)
    results = tally.tally(both, [outcome(0, (0, 0, 1), (0, 1, 0)), outcome(1, (0, 1, 1), (0, 1, 0))])
    greedy, random = results.standings
    assert (greedy.seats, greedy.wins.value) == (3, 1 / 3)
    assert (random.seats, random.wins.value) == (3, 1 / 3)
    assert greedy.against[1] is not None
    assert greedy.against[1].value == pytest.approx(
        0.5
    )  # half a win per seat in the one, none in the other, either way


def test_ratings_follow_the_wins() -> None:
    even = ratings(2, [outcome(deal, (0, 1), (deal % 2, 1 - deal % 2)) for deal in range(200)])
    assert even[0].value == pytest.approx(even[1].value, abs=0.5)
    better = ratings(2, [outcome(deal, (0, 1), (deal % 4 > 0, deal % 4 == 0)) for deal in range(400)])
    best = ratings(2, [outcome(deal, (0, 1), (deal % 10 > 0, deal % 10 == 0)) for deal in range(400)])
    gaps = [strong.value - weak.value for strong, weak in (better, best)]
    assert 3 < gaps[0] < gaps[1]
    assert better[0].deviation < 2 < ratings(2, [])[0].deviation


# --- Work file


def test_half_a_line_is_dropped_and_the_rest_kept(tmp_path: Path) -> None:
    path, both = tmp_path / "work.jsonl", contest()
    first, second = outcome(0, (0, 1), (1, 0)), outcome(0, (1, 0), (0.5, 0.5), faults=(Fault(0, "late", "x"),))
    with work_file(path, both) as file:
        file.add(first)
        file.add(second)
    with path.open("ab") as torn:
        torn.write(b'{"deal":1,"seat')
    with work_file(path, both) as file:
        assert file.outcomes == [first, second]
        file.add(first._replace(deal=1))
    with work_file(path, both) as file:
        assert [one.deal for one in file.outcomes] == [0, 0, 1]
    with work_file(path, both, fresh=True) as file:
        assert file.outcomes == []


def test_a_work_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with (
        work_file(path, contest()),
        pytest.raises(Red7Error, match="another arena is writing it"),
        work_file(path, contest()),
    ):
        pass
    with pytest.raises(Red7Error, match="its seed differs"), work_file(path, contest(seed="other")):
        pass
    with path.open("ab") as spoilt:
        spoilt.write(b"[1, 2]\n")
    with pytest.raises(Red7Error, match="line 2 is not from an arena"), work_file(path, contest()):
        pass
    with pytest.raises(Red7Error, match="Is a directory"), work_file(tmp_path, contest()):
        pass


@pytest.mark.skipif(find_spec("resource") is None, reason="there are no limits on files")
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    import resource  # not everywhere

    path, both = tmp_path / "work", contest()
    with work_file(path, both) as file:
        file.add(outcome(0, (0, 1), (1, 0)))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, limits[1]))
    try:
        with (
            pytest.raises(Red7Error, match="File too large; what is finished is kept"),
            work_file(path, both) as file,
        ):
            file.add(outcome(0, (1, 0), (1, 0)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    with work_file(path, both) as file:
        assert file.outcomes == [outcome(0, (0, 1), (1, 0))]


@pytest.mark.parametrize("text", ["notes\nof mine", "notes of mine", '{"mine":1}\nand more'])
@pytest.mark.parametrize("fresh", [False, True])
def test_a_file_of_somebody_else_is_left_alone(text: str, fresh: bool, tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with (
        pytest.raises(Red7Error, match="line 1 is not from an arena"),
        work_file(path, contest(), fresh=fresh),
    ):
        pass
    assert path.read_text() == text


def test_a_file_of_another_version_can_be_begun_afresh(tmp_path: Path) -> None:
    path = tmp_path / "work"
    path.write_text('{"arena":0}\n')
    with pytest.raises(Red7Error, match="it was made by another version of red7"), work_file(path, contest()):
        pass
    with work_file(path, contest(), fresh=True) as file:
        assert file.outcomes == []


def test_each_contest_has_a_work_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = {default_path(one) for one in (contest(), contest(seed="2"), contest(players=3), contest(rules="1.2"))}
    assert len(paths) == 4
    assert {path.parent for path in paths} == {tmp_path / "red7" / "arena"}


# --- Real runs


NAMES = ("greedy", "careful", "random")


def run(path: Path, *, deals: int = 4, pool: pools.Pool = pools.here) -> list[Outcome]:
    """What a work file holds after a run."""
    three = contest(*NAMES, rules=SMALL, players=3)
    told: list[tuple[int, int]] = []
    with work_file(path, three) as file:
        run_missing(three, deals, pool, file, lambda *both: told.append(both))
    assert told[-1] == (6 * deals, 6 * deals)
    with work_file(path, three) as file:
        return file.outcomes


def test_a_run_is_the_same_on_two_processes_and_continued(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone")
    assert len(alone) == 4 * 6
    assert len({one.fixture for one in alone}) == len(alone)
    assert all(sum(one.shares) == pytest.approx(1) for one in alone)
    run(tmp_path / "two", deals=2)
    before = (tmp_path / "two").read_bytes()
    assert without_times(run(tmp_path / "two", pool=pools.processes(2))) == without_times(alone)
    assert (tmp_path / "two").read_bytes().startswith(before)


def start(path: Path, deals: int, *options: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """The same contest as `run` holds, as a command; what it says of errors can be read where it has its own `env`."""
    settings = ["--rules", SMALL, "--players", "3", "--seed", "test", "--deals", str(deals), "--processes", "2"]
    command = [sys.executable, "-m", "red7.cli", "arena", *NAMES, *settings, "--work", str(path), *options]
    errors = None if env is None else subprocess.PIPE
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env)


def wait_for_lines(path: Path, count: int) -> None:
    until = time.monotonic() + 120  # seconds, on a machine that is busy
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with start(path, 1000) as process:
        wait_for_lines(path, 4)
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert workers
    kept = path.read_bytes().count(b"\n") - 1
    assert kept >= 3
    until = time.monotonic() + 60
    while any(Path(f"/proc/{worker}").exists() for worker in workers):  # no worker outlives its arena
        assert time.monotonic() < until
        time.sleep(0.02)
    assert without_times([one for one in run(path) if one.deal < 4]) == without_times(run(tmp_path / "alone"))


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


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    play = pools.ray_cluster("127.0.0.1:1")
    with pytest.raises(Red7Error, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        list(play(contest(), []))


class Clumsy:
    """Raises, plays what is not legal, or takes the first step, in turn."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        fate = chance.randrange(3)
        if fate == 0:
            raise RuntimeError("oh")
        return Step.parse("=") if fate == 1 else seen.steps[0]


def test_a_failing_bot_is_replaced_and_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = roster.Entrant.make
    monkeypatch.setattr(roster.Entrant, "make", lambda one: Clumsy() if one.name == "random" else made(one))
    both = contest()
    rehearse.cache_clear()
    with work_file(tmp_path / "work", both) as file:
        run_missing(both, 5, pools.here, file)
    told = json.loads(as_json(tally.tally(both, file.outcomes)))
    greedy, clumsy = told["bots"]
    assert greedy["replaced"] == {}
    assert clumsy["replaced"]["illegal"] > 0
    assert clumsy["replaced"]["raised"] > 0
    assert clumsy["first_fault"].startswith(("raised: RuntimeError: oh", "illegal: '=' in red7/1 1.3 "))


# --- Report


def test_results_as_json_and_csv(tmp_path: Path) -> None:
    results = tally.tally(contest(*NAMES, rules=SMALL, players=3), run(tmp_path / "work"))
    told = json.loads(as_json(results))
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert [bot["bot"] for bot in told["bots"]] == [row["bot"] for row in rows] == list(NAMES)
    assert sum(bot["wins"]["value"] for bot in told["bots"]) == pytest.approx(1)
    for bot, row in zip(told["bots"], rows, strict=True):
        assert float(row["wins"]) == pytest.approx(bot["wins"]["value"], abs=1e-5)
        assert float(row["points low"]) == pytest.approx(bot["points"]["low"], rel=1e-4)
        assert bot["milliseconds"] > 0


def test_one_deal_says_nothing_about_intervals() -> None:
    results = tally.tally(contest(rules="1.3s"), [outcome(0, (0, 1), (0.5, 0.5)), outcome(0, (1, 0), (1, 0))])
    points = json.loads(as_json(results))["bots"][0]["points"]
    assert points == {"value": 0, "low": None, "high": None}
    assert as_csv(results).splitlines()[1].split(",")[5:8] == ["0", "", ""]
    assert plot(results).startswith("<svg")


def drawn_texts(standings: dict[str, tuple[float, float]]) -> list[ET.Element]:
    """The texts of a picture of bots with these wins and milliseconds."""
    plain = tally.tally(contest(), [outcome(0, (0, 1), (1, 0))])
    one = plain.standings[0]
    shown = tuple(
        replace(one, bot=bot, wins=Estimate(wins, wins - 0.03, wins + 0.03), milliseconds=time)
        for bot, (wins, time) in standings.items()
    )
    picture = ET.fromstring(plot(replace(plain, standings=shown)))  # noqa: S314 (our own)
    return list(picture.iter("{http://www.w3.org/2000/svg}text"))


def test_the_plot_names_its_axes_and_bots() -> None:
    texts = {text.text for text in drawn_texts({"greedy": (0.6, 0.1), "mcts:2000": (0.4, 20.0)})}
    assert {"greedy", "mcts:2000", "wins, with 95% intervals", "thinking time per decision", "10 ms", "50%"} <= texts


def test_names_in_the_plot_do_not_overlap() -> None:
    bots = {f"bot{number}:100ms": (0.49 + 0.005 * number, 100.0) for number in range(6)}
    sides = Counter[str]()
    for side in ("start", "end"):
        heights = [float(text.attrib["y"]) for text in drawn_texts(bots) if text.get("text-anchor") == side]
        names = [text.text for text in drawn_texts(bots) if text.get("text-anchor") == side]
        own = sorted(height for height, name in zip(heights, names, strict=True) if name in bots)
        assert all(below - above > 12 for above, below in pairwise(own))
        sides[side] = len(own)
    assert sides.total() == 6


def test_a_plot_of_deals_that_were_all_shared() -> None:
    results = tally.tally(contest(), [outcome(deal, (0, 1), (0.5, 0.5)) for deal in range(3)])
    assert results.standings[0].wins.value == 0.5
    assert ">50%</text>" in plot(results)


def test_a_fixture_is_the_same_whenever_it_is_played() -> None:
    three = contest("greedy", "careful", "random", players=3, rules=SMALL)
    fixture = Fixture(3, (2, 0, 1))
    first, second = play_fixture(three, fixture), play_fixture(three, fixture)
    assert without_times([first]) == without_times([second])
    assert first.fixture == fixture
