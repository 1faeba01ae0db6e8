"""The results of an arena: rates, with intervals that account for matches on the same deal, times and faults."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from red7.play.arena.fixture import Outcome
from red7.play.arena.rating import Rating, ratings
from red7.play.arena.schedule import Contest
from red7.play.intervals import Estimate

_LEVEL = 0.95
_TAIL = (1 - _LEVEL) / 2
_SMALL_T = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}


def t_quantile(freedom: int) -> float:
    """How many standard errors a 95% interval reaches, for these degrees of freedom.

    >>> round(t_quantile(10), 2), round(t_quantile(10_000), 2)
    (2.23, 1.96)
    """
    if freedom in _SMALL_T:
        return _SMALL_T[freedom]
    z = NormalDist().inv_cdf(1 - _TAIL)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def ratio(clusters: Iterable[tuple[float, float]]) -> Estimate | None:
    """The sum of the first values divided by the sum of the second, with an interval from how clusters differ.

    A cluster is a deal, because matches on the same deal are not independent. None if there is nothing to divide by; a
    single cluster leaves everything open.
    """
    pairs = [(part, whole) for part, whole in clusters if whole]
    total = sum(whole for _, whole in pairs)
    if not total:
        return None
    value = sum(part for part, _ in pairs) / total
    count = len(pairs)
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"))
    squares = sum((part - value * whole) ** 2 for part, whole in pairs)
    error = t_quantile(count - 1) * sqrt(count / (count - 1) * squares) / total
    return Estimate(value, value - error, value + error)


def share(clusters: Iterable[tuple[float, float]]) -> Estimate | None:
    """Like `ratio`, for values between 0 and 1; if all deals agree, the bounds that this many deals allow."""
    pairs = [(part, whole) for part, whole in clusters if whole]
    found = ratio(pairs)
    if found is None:
        return None
    if len({part / whole for part, whole in pairs}) == 1:
        others = 1 - _TAIL ** (1 / len(pairs))  # the share of deals that may differ although none did here
        return Estimate(found.value, found.value * (1 - others), found.value + (1 - found.value) * others)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    seats: int
    """How many seats it has played in, over all matches."""
    wins: Estimate
    """Its share of wins per seat; a fair share is one divided by the number of seats."""
    points: Estimate | None
    """Its points per match, with scoring."""
    milliseconds: float
    """Thinking time per decision."""
    slowest: float
    rating: Rating
    against: tuple[Estimate | None, ...]
    """Against each bot: its share of the wins of the two when they met."""
    faults: dict[str, int]
    """How many turns it was replaced for, by what it did wrong."""
    first_fault: str
    details: str
    """The traceback of its first error."""


@dataclass(frozen=True, slots=True)
class Results:
    """How an arena has gone so far."""

    contest: Contest
    matches: int
    deals: int
    rounds: int
    turns: int
    standings: tuple[Standing, ...]

    @property
    def fair(self) -> float:
        """The share of wins of a bot as good as the others."""
        return 1 / self.contest.players


def tally(contest: Contest, outcomes: Sequence[Outcome]) -> Results:
    """The results of the matches, in any order."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.fixture)
    by_deal: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in ordered:
        by_deal[outcome.deal].append(outcome)
    rated = ratings(len(contest.bots), ordered)
    standings = tuple(
        _standing(contest, bot, list(by_deal.values()), rated[bot])
        for bot in range(len(contest.bots))
        if any(bot in outcome.seating for outcome in ordered)
    )
    return Results(
        contest,
        matches=len(ordered),
        deals=len(by_deal),
        rounds=sum(outcome.rounds for outcome in ordered),
        turns=sum(outcome.turns for outcome in ordered),
        standings=standings,
    )


def _standing(contest: Contest, bot: int, deals: list[list[Outcome]], rating: Rating) -> Standing:
    every = [(outcome, seat) for deal in deals for outcome in deal for seat in _seats(outcome, bot)]
    decisions = sum(outcome.decisions[seat] for outcome, seat in every)
    faults = [
        fault for deal in deals for outcome in deal for fault in outcome.faults if outcome.seating[fault.seat] == bot
    ]
    wins = share(_per_seat(deals, bot, lambda outcome, seat: outcome.shares[seat]))
    assert wins
    return Standing(
        contest.bots[bot],
        seats=len(every),
        wins=wins,
        points=ratio(_per_seat(deals, bot, lambda outcome, seat: outcome.points[seat]))
        if contest.rules.scoring
        else None,
        milliseconds=1000 * sum(outcome.seconds[seat] for outcome, seat in every) / max(1, decisions),
        slowest=1000 * max(outcome.slowest[seat] for outcome, seat in every),
        rating=rating,
        against=tuple(_against(deals, bot, other) for other in range(len(contest.bots))),
        faults=dict(sorted(Counter(fault.kind for fault in faults).items())),
        first_fault=f"{faults[0].kind}: {faults[0].reason}" if faults else "",
        details=next((fault.details for fault in faults if fault.details), ""),
    )


def _seats(outcome: Outcome, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(outcome.seating) if sitting == bot]


def _per_seat(
    deals: list[list[Outcome]], bot: int, value: Callable[[Outcome, int], float]
) -> list[tuple[float, float]]:
    """For each deal, the sum of a value over a bot's seats, and the number of those seats."""
    found = []
    for deal in deals:
        values = [value(outcome, seat) for outcome in deal for seat in _seats(outcome, bot)]
        found.append((sum(values), float(len(values))))
    return found


def _against(deals: list[list[Outcome]], bot: int, other: int) -> Estimate | None:
    """A bot's share of the wins per seat of two bots, in matches that both played."""
    if bot == other:
        return None
    found = []
    for deal in deals:
        meetings = [outcome for outcome in deal if {bot, other} <= set(outcome.seating)]
        own, others = (sum(_mean_share(outcome, one) for outcome in meetings) for one in (bot, other))
        found.append((own, own + others))
    return share(found)


def _mean_share(outcome: Outcome, bot: int) -> float:
    seats = _seats(outcome, bot)
    return sum(outcome.shares[seat] for seat in seats) / len(seats)
