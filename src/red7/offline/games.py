"""Games that are over or were brought in as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from red7.errors import Red7Error
from red7.offline.outside import Outside
from red7.protocol.around import GamesPage, GameSummary
from red7.protocol.checks import Part
from red7.protocol.encoding import encode
from red7.protocol.plain import PlainDecoder
from red7.protocol.problems import NotFound
from red7.record import Game
from red7.show.replays import summary_of

KEY: Final = "game/"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGame(Part):
    """A game as it is kept."""

    id: str
    at: int
    text: str

    @property
    def place(self) -> tuple[int, str]:
        """Where it stands in lists: those that were kept later come first."""
        return self.at, self.id


_GAME: Final[PlainDecoder[KeptGame]] = PlainDecoder(KeptGame)


class Games:
    """The games of this device."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._games: dict[str, KeptGame] = {}

    def restore(self, text: str) -> None:
        """Takes back a game that was kept; raises Malformed."""
        game = _GAME.decode(text)
        self._games[game.id] = game

    def add(self, id: str, text: str) -> KeptGame:  # noqa: A002 (what it is)
        """Keeps a game."""
        game = KeptGame(id=id, at=self._outside.now(), text=text)
        self._games[id] = game
        self._outside.keep(f"{KEY}{id}", encode(game))
        return game

    def bring_in(self, text: str) -> KeptGame:
        """Checks a game turn by turn and keeps it; the same text is kept once."""
        game = Game.parse(text)
        if not game.rounds:
            raise Red7Error("no-deal", "the record holds no deal, and so no game")
        written = str(game)
        known = next((one for one in self._games.values() if one.text == written), None)
        return known or self.add(self._outside.new_id(), written)

    def find(self, id: str) -> KeptGame:  # noqa: A002 (what it is)
        """The game with that id; raises NotFound."""
        if id not in self._games:
            raise NotFound("no-game", "there is no such game; it may have been deleted")
        return self._games[id]

    def page(self, limit: int, before: tuple[int, str] | None) -> GamesPage:
        """Games, newest first."""
        older = [game for game in self._games.values() if before is None or game.place < before]
        shown = sorted(older, key=lambda game: game.place, reverse=True)[:limit]
        more = f"{shown[-1].at}.{shown[-1].id}" if len(shown) == limit < len(older) else None
        return GamesPage(games=tuple(map(summary, shown)), before=more)


def summary(game: KeptGame) -> GameSummary:
    """What lists show of a game."""
    return summary_of(game.id, game.text, game.at)
