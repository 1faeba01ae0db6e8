"""A ledger: what a test keeps of a table by itself, from its facts, to hold against what the table decides.

It says which commands are stale, whose time is up when, and which turns may be taken back, as in docs/protocol.md.
It shares no code with what it judges: only the engine, and who sits where.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from red7 import Position
from red7.protocol.commands import Asked
from red7.steps import Turn
from red7.table.facts import Continued, Dealt, Drew, Fact, GameOver, Paused, RoundOver, Sat, StoodIn, Turned, Undone
from red7.table.orders import Settings
from red7.table.state import Table

ALTERS: Final = ("sat", "freed", "filled", "dealt", "turned", "drew", "round-over", "game-over", "undone")
TIMELESS: Final = ("sit", "leave", "hand-over", "take-back", "resume", "rematch-at", "react", "say", "mute")


@dataclass
class Taken:
    """A turn: whose it is, where it began, and whether a card has been drawn in it."""

    start: Position
    drawn: bool = False


@dataclass
class Ledger:
    """What is known about one table after the facts so far."""

    settings: Settings
    altered: int = 0
    """The last event that makes older commands stale."""
    began: int = 0
    paused: int | None = None
    forfeit: bool = False
    """Whether the turn is lost to a bot, whoever comes back."""
    reserves: list[int] = field(default_factory=list)
    here: list[bool] = field(default_factory=list)
    since: list[int] = field(default_factory=list)
    turns: list[Taken] = field(default_factory=list)
    """Those of the round; the last is under way."""

    def __post_init__(self) -> None:
        seats = len(self.settings.seats)
        self.reserves, self.since, self.here = [0] * seats, [0] * seats, [False] * seats

    def note(self, before: Table, fact: Fact, after: Table, at: int) -> None:
        """Adds a fact, with the table before and after it."""
        if fact.kind in ALTERS:
            self.altered = after.seq
        self._note_turn(before, fact, after)
        self._note_time(before, fact, at)
        for seat, chair in enumerate(after.chairs):
            if bool(chair.servers) is not self.here[seat]:
                self.here[seat], self.since[seat] = not self.here[seat], at

    # --- stale -------------------------------------------------------------------------------------------------------

    def is_stale(self, command: Asked, seq: int) -> bool:
        """Whether a command may have meant something else when it was given; `seq` is the last event there was."""
        return getattr(command, "type", "") not in TIMELESS and not self.altered <= command.seq <= seq

    # --- turns -------------------------------------------------------------------------------------------------------

    def _note_turn(self, before: Table, fact: Fact, after: Table) -> None:
        if isinstance(fact, Dealt):
            assert after.position
            self.turns = [Taken(after.position)]
        elif isinstance(fact, Turned | Drew):
            position = before.position
            assert position
            for step in Turn.parse(fact.steps).steps:
                cards = len(position.deck)
                position = position.play(step)
                self.turns[-1].drawn |= len(position.deck) < cards
            if isinstance(fact, Turned):
                self.turns.append(Taken(position))
        elif isinstance(fact, Undone):
            assert self.undoing((fact.seat,)) == fact.turns
            del self.turns[-fact.turns :]
            assert after.position == self.turns[-1].start

    def undoing(self, own: tuple[int, ...]) -> int | str:
        """How many finished turns are taken back with the last of these seats, or the code of why none can be."""
        for back, turn in enumerate(reversed(self.turns[:-1]), 1):
            if turn.start.seat in own:
                return "undo-draw" if any(later.drawn for later in self.turns[-1 - back :]) else back
        return "undo-nothing"

    # --- time --------------------------------------------------------------------------------------------------------

    def _note_time(self, before: Table, fact: Fact, at: int) -> None:
        clock = self.settings.clock
        if isinstance(fact, Sat):
            self.reserves[fact.seat], self.since[fact.seat] = clock.reserve if clock else 0, at
        elif isinstance(fact, Turned):
            if clock and before.chairs[fact.seat].plays and not self.forfeit:
                overrun = max(0, at - self.began - clock.turn)
                self.reserves[fact.seat] = max(0, self.reserves[fact.seat] - overrun)
        elif isinstance(fact, StoodIn):
            if fact.why == "clock":
                self.reserves[fact.seat] = 0
            self.forfeit |= fact.seat == before.mover and fact.why in ("clock", "idle")
        elif isinstance(fact, Paused):
            self.paused = at
        elif isinstance(fact, Continued):
            if fact.seat is not None:
                self._stood_still(at - (at if self.paused is None else self.paused), at)
                self.paused = None
            elif self.paused is None:
                self._stood_still(fact.downtime, at)
        if isinstance(fact, Dealt | Turned | Undone | RoundOver | GameOver):
            self.began = at
            self.forfeit &= isinstance(fact, RoundOver)
        if isinstance(fact, GameOver):
            self.paused = None

    def _stood_still(self, span: int, at: int) -> None:
        self.began = min(at, self.began + span)
        self.since = [min(at, since + span) for since in self.since]

    def due(self, table: Table) -> tuple[int, str] | None:
        """When a table that has been dealt goes on by itself, and why; None where it waits without limit."""
        if self.paused is not None:
            return None
        if table.phase == "between":
            return (self.began + self.settings.between_after, "between") if any(self.here) else None
        mover, settings = table.mover, self.settings
        if mover is None or not table.chairs[mover].plays or self.forfeit:
            return None
        if settings.clock:
            return self.began + settings.clock.turn + self.reserves[mover], "clock"
        person = table.chairs[mover].person
        waiting = [
            since
            for since, here, chair in zip(self.since, self.here, table.chairs, strict=True)
            if here and not chair.resigned and chair.person != person
        ]
        if not waiting:
            return None
        start = max(self.began, min(waiting))
        idle, gone = start + settings.idle_after, max(start, self.since[mover]) + settings.gone_after
        return (idle, "idle") if self.here[mover] or idle < gone else (gone, "gone")
