"""OpenSkill ratings of bots, from who won which match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from red7.errors import Red7Error
from red7.play.arena.fixture import Outcome


class Rating(NamedTuple):
    """A rating, and its uncertainty as a standard deviation."""

    value: float
    deviation: float


def ratings(bots: int, outcomes: Sequence[Outcome]) -> list[Rating]:
    """The ratings after these matches, in order; everyone who did not win a match shares second place.

    A bot in several seats of a match gets the sum of what each seat gains or loses.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as error:
        raise Red7Error("openskill-missing", "OpenSkill is not installed: pip install 'red7[bots]'") from error
    model = PlackettLuce(tau=0.0)  # bots do not get better while they play
    rated = [model.rating() for _ in range(bots)]
    for outcome in outcomes:
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in outcome.seating]
        after = model.rate(teams, ranks=[1 if share else 2 for share in outcome.shares])
        old = [(one.mu, one.sigma) for one in rated]
        for bot, (new,) in zip(outcome.seating, after, strict=True):
            mu, sigma = old[bot]
            rated[bot].mu += new.mu - mu
            rated[bot].sigma *= new.sigma / sigma
    return [Rating(one.mu, one.sigma) for one in rated]
