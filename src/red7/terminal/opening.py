"""How a game in the terminal begins, or goes on: its cards, its people and its bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random

from red7 import Game, Position, Seat, deal
from red7.play.bots.match import Player
from red7.play.bots.roster import Entrant


@dataclass(frozen=True)
class Opening:
    """A game to be played here: people have the first seats, and the opponent has the others."""

    game: Game[Position]
    humans: int
    opponent: Entrant
    seed: str

    @staticmethod
    def of(position: Position, *, humans: int, opponent: Entrant, seed: str) -> Opening:
        """A new game that begins with this position."""
        programs = position.players - humans
        people = ["Player"] if humans == 1 else [f"Player {number}" for number in range(1, humans + 1)]
        names = [*people, *(f"Bot {number}" for number in range(1, programs + 1))]
        tags = {"Date": datetime.now(UTC).astimezone().date().isoformat(), "Seed": seed}
        tags |= {"Bots": str(opponent)} if programs else {}
        return Opening(Game.start(position, seats=names, tags=tags), humans, opponent, seed)

    def again(self, seed: str) -> Opening:
        """Another game like this one, with other cards."""
        position = deal(self.game.rules, players=len(self.game.seats), seed=seed)
        return Opening.of(position, humans=self.humans, opponent=self.opponent, seed=seed)

    @property
    def seer(self) -> Seat | None:
        """Whose view an unfinished record is written from: the only person's, or a spectator's."""
        return Seat(0) if self.humans == 1 else None

    def players(self, *, strict: bool = False, is_cancelled: Callable[[], bool] | None = None) -> list[Player | None]:
        """A player for each seat, none for people. In a game that goes on, the bots get new dice."""
        turns = sum(len(one.turns) for one in self.game.rounds)
        again = f"/{turns}" if turns else ""
        bots = range(self.humans, len(self.game.seats))
        return [
            *[None] * self.humans,
            *(
                Player(self.opponent, Random(f"{self.seed}/{seat}{again}"), strict=strict, is_cancelled=is_cancelled)
                for seat in bots
            ),
        ]
