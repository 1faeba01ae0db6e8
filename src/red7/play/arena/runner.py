"""A run of an arena: whatever is not in its work file yet is played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from red7.play.arena.pools import Pool
from red7.play.arena.schedule import Contest
from red7.play.arena.work_file import WorkFile


def run(
    contest: Contest,
    deals: int,
    pool: Pool,
    file: WorkFile,
    progress: Callable[[int, int], None] = lambda _done, _everything: None,
) -> None:
    """Plays every match of so many deals that the work file does not have yet; tells how many there are."""
    done = {outcome.fixture for outcome in file.outcomes}
    fixtures = list(contest.fixtures(deals))
    missing = [fixture for fixture in fixtures if fixture not in done]
    finished = len(fixtures) - len(missing)
    progress(finished, len(fixtures))
    if not missing:
        return
    with closing(pool(contest, missing)) as outcomes:  # closed at once, also by Ctrl-C: no worker stays behind
        for count, outcome in enumerate(outcomes, start=finished + 1):
            file.add(outcome)
            progress(count, len(fixtures))
