"""A game on this machine: people at one keyboard, and bots that think behind the screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from textual.app import App

from red7 import Game, Position, Seat, Step
from red7.locales import Words
from red7.play.bots.match import Decision, Player
from red7.play.history import seen_of
from red7.terminal.app.playing import Playing, behind, tell
from red7.terminal.app.telling import Teller, names_of
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame

PAUSE: Final = 0.5
"""Seconds between the turns of bots, so that each can be followed."""


class LocalGame(Playing):
    """A game against bots, or with friends at one keyboard."""

    def __init__(
        self,
        opening: Opening,
        words: Words,
        *,
        saved: SavedGame | None = None,
        keep: Callable[[Game], None] | None = None,
        strict: bool = False,
        pause: float = PAUSE,
    ) -> None:
        """Calls `keep` at first and after each turn, and saves the game as well; without it one can play again."""
        super().__init__()
        self.keep = keep
        self.has_rematch = keep is None
        self.strict = strict
        self.opening = opening
        self.saved = saved
        self.pause = pause
        names = names_of(opening.game, words)
        self._only = Seat(0) if opening.humans == 1 else None
        """The one person who plays, if it is one."""
        self.teller = Teller(words, names, self._only)
        self._game = opening.game
        self._players: list[Player | None] = []
        self._thought_about: Game[Position] | None = None
        """The game in which a bot is thinking, or was the last time: nobody plays a turn twice."""
        self._is_stopped = False

    @property
    def game(self) -> Game[Position]:
        return self._game

    def begin(self, app: App[Exception]) -> None:
        self._app = app
        app.call_after_refresh(behind, app, self._make_players, self._seat_players)  # the screen comes first
        if self.keep:
            self.keep(self._game)
        self._show_turn()

    def _make_players(self) -> list[Player | None]:
        """The bots; loading what they need takes a second or two."""
        if self.opening.opponent.uses_core and self.opening.humans < len(self._game.seats):
            from red7.play.core.cache import is_complete  # noqa: PLC0415 (Numba is slow to load)

            if not is_complete():
                from red7.play.core.warm import warm_up  # noqa: PLC0415

                preparing = self.teller.say("term-preparing")
                tell(self._app, self._say, preparing)
                warm_up(lambda _done, _everything: None)
                tell(self._app, self._say, "")
        return self.opening.players(strict=self.strict, is_cancelled=lambda: self._is_stopped)

    def _say(self, note: str) -> None:
        self.note = note
        self.changed()

    def _seat_players(self, players: list[Player | None]) -> None:
        self._players = players
        self._let_bots_play()

    def take(self, steps: Sequence[Step]) -> None:
        self._became(self._game.play(*steps))
        if not self._game.position.turn.items:
            self._show_turn()
            self._let_bots_play()

    def _became(self, game: Game[Position]) -> None:
        self._game = game
        failure = ""
        if self.saved:
            self.saved.write(self.opening, game)
            failure = self.saved.failure
        if self.keep and not game.position.turn.items:
            try:
                self.keep(game)
            except OSError as error:
                failure = error.strerror or str(error)
        self.note = self.teller.say("term-not-saved", reason=failure) if failure else ""

    def _show_turn(self) -> None:
        """With several people, hides the hands until the next one is looking."""
        position = self._game.position
        if self.opening.humans > 1 and not position.is_over and position.seat < self.opening.humans:
            self.curtain = position.seat
            self.teller = replace(self.teller, you=None)

    def _let_bots_play(self) -> None:
        position = self._game.position
        if self._is_stopped or not self._players or position.is_over or self._thought_about is self._game:
            return
        player = self._players[position.seat]
        if player:
            self._thought_about = game = self._game
            behind(self._app, lambda: _whole_turn(game, player), self._bot_played)

    def _bot_played(self, played: tuple[Game[Position], list[Decision]]) -> None:
        if self._is_stopped:
            return
        game, decisions = played
        failed = [decision.seat for decision in decisions if decision.failure]
        self._became(game)
        if failed:
            self.note = f"{self.teller.name(failed[0])}: {self.teller.say('seat-replaced')}"
        self._show_turn()
        self.changed()
        if self.pause:
            self._app.set_timer(self.pause, self._let_bots_play)
        else:
            self._let_bots_play()

    def go_on(self) -> None:
        if self.curtain is not None:
            self.teller = replace(self.teller, you=self.curtain)
            self.curtain = None
        elif self._game.position.is_over:
            following = self._game.next_round(seed=self.opening.seed)
            if following:
                self.teller = replace(self.teller, you=self._only)  # nobody has looked at the new hands yet
                self._became(following)
                self._show_turn()
                self._let_bots_play()
            elif self.has_rematch:
                self._play_again()

    @property
    def is_finished(self) -> bool:
        return bool(self._game.position.match_winners)

    def _play_again(self) -> None:
        """Begins another game with the same rules, people and bots."""
        seed = secrets.token_hex(4)
        if self.saved:
            self.saved.close()
            self.saved = SavedGame()
        self.opening = self.opening.again(seed)
        self._game, self._players = self.opening.game, []
        self.teller = replace(self.teller, you=self._only)
        self.begin(self._app)
        self.changed()

    def let_go(self) -> None:
        self._is_stopped = True
        if self.saved:
            self.saved.close()

    async def stop(self) -> None:
        self.let_go()


def _whole_turn(game: Game[Position], player: Player) -> tuple[Game[Position], list[Decision]]:
    """The game after a bot's turn, and its decisions."""
    decisions = []
    while True:
        position = game.position
        decision = player.decide(position, seen_of(game.rounds[-1], position.seat))
        decisions.append(decision)
        game = game.play(decision.step)
        if not game.position.turn.items:
            return game, decisions
