"""Reviews: the workers judge games turn by turn when they have time; results are stored, so no turn is judged twice."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from red7.errors import Red7Error
from red7.protocol.around import CurvePoint, ReviewView, VerdictView
from red7.protocol.decoding import decode
from red7.protocol.encoding import encode
from red7.protocol.problems import Busy, Forbidden, NotFound, TooMany
from red7.record import Game, Round
from red7.server.failures import noted
from red7.server.limits import Asker
from red7.server.logs import log
from red7.server.store.storage import Storage
from red7.server.think.pool import Thinking
from red7.view import View

_MOST: Final = 50
"""Reviews in progress at a time."""
_MOST_OF_ADDRESS: Final = 4
"""Reviews in progress for one address."""
_EVERY: Final = 2.0
"""Seconds between storing results."""


class _Place(NamedTuple):
    """The place of a turn in a record."""

    round: int
    number: int


@dataclass(slots=True)
class _Going:
    """A review in progress."""

    game: str
    text: str
    places: tuple[_Place, ...]
    verdicts: list[VerdictView]
    askers: list[Asker] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    kept_at: float = 0.0

    @property
    def is_done(self) -> bool:
        return len(self.verdicts) == len(self.places)

    def view(self, *, goes_on: bool) -> ReviewView:
        """The review so far."""
        return ReviewView(
            game=self.game,
            state="done" if self.is_done else "going-on" if goes_on else "stopped",
            done=len(self.verdicts),
            turns=len(self.places),
            verdicts=tuple(self.verdicts),
            curve=tuple(
                CurvePoint(round=one.round, number=one.number, seat=one.seat, chance=one.played.chance.value)
                for one in self.verdicts
            ),
        )


class Reviews:
    """Reviews in progress, and stored ones."""

    def __init__(self, storage: Storage, thinking: Thinking) -> None:
        self._storage, self._thinking = storage, thinking
        self._going: dict[str, _Going] = {}

    async def ask(self, game: str, asker: Asker) -> ReviewView:
        """The review of a game; starts it, or continues where it stopped, unless it is done."""
        if going := self._going.get(game):
            _add(going, asker)
            return going.view(goes_on=True)
        found = await asyncio.to_thread(self._prepare, game)
        if not found.places:
            raise Red7Error("review-empty", "this record has no finished turn that could be judged")
        if found.is_done:
            return found.view(goes_on=False)
        if game not in self._going:
            self._check_share(asker)
            self._going[game] = found
            found.task = asyncio.create_task(self._look_over(found))
        going = self._going[game]
        _add(going, asker)
        return going.view(goes_on=True)

    def _check_share(self, asker: Asker) -> None:
        if any(asker in going.askers for going in self._going.values()):
            raise TooMany("one-at-a-time", "a review that you asked for is still running")
        if sum(_first(going) == asker.address for going in self._going.values()) >= _MOST_OF_ADDRESS:
            raise TooMany("rate", "too many games from your address are being reviewed; wait for one of them")
        if len(self._going) >= _MOST:
            raise Busy("busy", "too many games are being reviewed; try again in a while")

    def _prepare(self, game: str) -> _Going:
        row = self._storage.game(game)
        if row is None:
            raise _no_game()
        kept = self._kept(game)
        return _Going(game, row.text, _places(Game.parse(row.text)), list(kept.verdicts) if kept else [])

    def _kept(self, game: str) -> ReviewView | None:
        text = self._storage.review_of(game)
        return decode(ReviewView, text) if text else None

    async def show(self, game: str) -> ReviewView | None:
        """The review so far, if anybody has asked for one."""
        if going := self._going.get(game):
            return going.view(goes_on=True)
        kept = await asyncio.to_thread(self._kept, game)
        if kept is None and await asyncio.to_thread(self._storage.game, game) is None:
            raise _no_game()
        return kept

    async def withdraw(self, game: str, asker: Asker) -> ReviewView | None:
        """Stops a review, unless somebody else asked for it too; results so far are stored."""
        going = self._going.get(game)
        if going:
            if asker not in going.askers:
                raise Forbidden("not-asker", "only whoever asked for a review can stop it")
            going.askers.remove(asker)
            if not going.askers:
                await self._stop(going)
        return await self.show(game)

    @staticmethod
    async def _stop(going: _Going) -> None:
        assert going.task
        going.task.cancel()
        await asyncio.wait([going.task])

    async def _look_over(self, going: _Going) -> None:
        """Judges one turn after the other; results are stored from time to time, and at the end."""
        try:
            for round, number in going.places[len(going.verdicts) :]:
                judging = self._thinking.judge_turn(going.text, round=round, number=number, address=_first(going))
                going.verdicts.append(await judging)
                if time.monotonic() > going.kept_at + _EVERY:
                    await self._keep(going)
        except Red7Error as error:
            log("review-stopped", level=logging.WARNING, error=error.message)
        finally:
            try:
                await self._keep(going)
            except Red7Error as error:
                log("review-lost", level=logging.WARNING, error=noted(error))
            finally:
                del self._going[going.game]

    async def _keep(self, going: _Going) -> None:
        going.kept_at = time.monotonic()
        text = encode(going.view(goes_on=False))
        await asyncio.to_thread(self._storage.keep_review, going.game, text)

    async def close(self) -> None:
        """Stops all reviews; they continue when somebody asks again."""
        for going in list(self._going.values()):
            await self._stop(going)


def _add(going: _Going, asker: Asker) -> None:
    if asker not in going.askers:
        going.askers.append(asker)


def _first(going: _Going) -> str:
    """The address that a review counts for: the first asker's who still wants it."""
    return going.askers[0].address if going.askers else ""


def _no_game() -> NotFound:
    return NotFound("no-game", "there is no such game; it may have been deleted")


def _places(game: Game) -> tuple[_Place, ...]:
    """The finished turns that can be judged: those where the record shows what their player saw."""
    return tuple(
        _Place(number, at)
        for number, one in enumerate(game.rounds, start=1)
        for at, _ in enumerate(_finished(one), start=1)
        if _is_shown(one, at - 1)
    )


def _finished(one: Round) -> tuple[object, ...]:
    return one.turns[:-1] if one.end.turn.items else one.turns


def _is_shown(one: Round, at: int) -> bool:
    before = one.positions[at]
    if isinstance(before, View) and before.owner is None:
        raise Red7Error("review-onlooker", "a spectator's record shows no hands, so no turn can be judged")
    return not isinstance(before, View) or before.owner == one.turns[at].seat
