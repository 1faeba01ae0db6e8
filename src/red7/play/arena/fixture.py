"""One match of an arena: plays it and keeps what the results need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import NamedTuple

from red7.play.arena.schedule import Contest, Fixture, Seating
from red7.play.bots.bot import Budget
from red7.play.bots.makers import OwnBot
from red7.play.bots.match import Decision, Player, play_match
from red7.play.history import seen_of
from red7.position import deal
from red7.record import Game, Round


class Fault(NamedTuple):
    """A turn when a bot was replaced: its seat, what it did wrong, and the details."""

    seat: int
    kind: str
    reason: str
    details: str = ""
    """The traceback of the bot's first error in the match."""


class Outcome(NamedTuple):
    """How a match went; tuples have one value per seat."""

    deal: int
    seating: Seating
    shares: tuple[float, ...]
    """1 for the winner; if several share the win, a part for each."""
    points: tuple[int, ...]
    rounds: int
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    faults: tuple[Fault, ...]

    @property
    def fixture(self) -> Fixture:
        """Which match it was."""
        return Fixture(self.deal, self.seating)


def play_fixture(contest: Contest, fixture: Fixture) -> Outcome:
    """The outcome of a match of the contest; always the same if budgets are iterations."""
    rehearse(contest)
    entrants = contest.entrants
    seed = f"{contest.seed}/{fixture.deal}"
    sitting = "-".join(map(str, fixture.seating))
    players = [Player(entrants[bot], Random(f"{seed}/{sitting}/{seat}")) for seat, bot in enumerate(fixture.seating)]
    decisions: list[Decision] = []
    game = play_match(contest.rules, players, seed=seed, note=decisions.append)
    return _outcome(fixture, game, decisions)


def _outcome(fixture: Fixture, game: Game, decisions: Sequence[Decision]) -> Outcome:
    seats = range(len(fixture.seating))
    winners = game.position.match_winners
    times = [[decision.seconds for decision in decisions if decision.seat == seat] for seat in seats]
    return Outcome(
        *fixture,
        shares=tuple((seat in winners) / len(winners) for seat in seats),
        points=game.position.points,
        rounds=len(game.rounds),
        turns=sum(len(one.turns) for one in game.rounds),
        decisions=tuple(map(len, times)),
        seconds=tuple(round(sum(some), 6) for some in times),
        slowest=tuple(round(max(some, default=0.0), 6) for some in times),
        faults=tuple(_faults(decisions)),
    )


def _faults(decisions: Sequence[Decision]) -> Iterator[Fault]:
    """Every fault; only the first of each seat has details, because the others are mostly the same."""
    explained: set[int] = set()
    for one in decisions:
        if one.failure:
            yield Fault(one.seat, one.failure.value, one.reason, "" if one.seat in explained else one.details)
            explained.add(one.seat)


@cache
def rehearse(contest: Contest) -> None:
    """Lets each bot choose once without counting it, so that loading does not cost time in the first match."""
    start = deal(contest.rules, players=contest.players, seed="rehearsal")
    for entrant in contest.entrants:
        is_own = isinstance(entrant.maker, OwnBot)  # a bot from outside may need its full time
        brief = replace(entrant, budget=Budget(iterations=1), level=None) if is_own else entrant
        Player(brief, Random(0)).decide(start, seen_of(Round((start,)), start.seat))
