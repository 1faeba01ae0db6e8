"""Runs an arena: plays the matches that are not in its work file yet."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from red7.play.arena.fixture import Outcome
from red7.play.arena.pools import Pool
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import WorkFile
from red7.play.bots.match import BotFailed, Failure


def run(
    contest: Contest,
    deals: int,
    pool: Pool,
    file: WorkFile,
    progress: Callable[[int, int], None] = lambda _done, _everything: None,
    *,
    strict: bool = False,
) -> None:
    """Plays every match of these deals that is not in the work file yet, and reports progress.

    If `strict`, the first match where a bot fails ends the run with BotFailed and is not kept.
    """
    if strict:
        for outcome in file.outcomes:
            _check_faults(contest, outcome)
    done = {outcome.fixture for outcome in file.outcomes}
    fixtures = list(contest.fixtures(deals))
    missing = [fixture for fixture in fixtures if fixture not in done]
    finished = len(fixtures) - len(missing)
    progress(finished, len(fixtures))
    if not missing:
        return
    with closing(pool(contest, missing)) as outcomes:  # closed at once, even by Ctrl-C, so that no worker stays behind
        for count, outcome in enumerate(outcomes, start=finished + 1):
            if strict:
                _check_faults(contest, outcome)
            file.add(outcome)
            progress(count, len(fixtures))


def _check_faults(contest: Contest, outcome: Outcome) -> None:
    for fault in outcome.faults:
        raise BotFailed(contest.bots[outcome.seating[fault.seat]], Failure(fault.kind), fault.reason, fault.details)
