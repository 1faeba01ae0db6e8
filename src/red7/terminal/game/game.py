"""A whole game in the terminal, with people at one keyboard and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.console import Console

from red7 import Game, Position, Seat
from red7.play.bots.match import STAND_IN, Decision, Failure, Player
from red7.play.history import seen_of
from red7.terminal.game.keyboard import QUIT, Left, ask, forget
from red7.terminal.game.person import PersonTurn
from red7.terminal.style import sentence
from red7.terminal.words import Table, match_words, points_words, round_words, turn_words

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and its scrollback."""
_FAILED = {
    Failure.RAISED: "ran into an error",
    Failure.LATE: "took too long",
    Failure.ILLEGAL: "chose an illegal step",
}
"""No details, as they may name hidden cards."""


class TerminalGame:
    """A game in progress. `run` plays it to the end, or until someone leaves; `game` is the game so far."""

    def __init__(
        self, console: Console, game: Game, players: Sequence[Player | None], *, seed: str, keep: Callable[[Game], None]
    ) -> None:
        """Takes the game so far; people have the seats without a player. Calls `keep` after each turn."""
        people = [Seat(seat) for seat, player in enumerate(players) if player is None]
        self.console = console
        self.game = game
        self.players = tuple(players)
        self.seed = seed
        self.keep = keep
        self.failures = Counter[Seat]()
        self.details = ""
        """The traceback of the first bot that raised an error. It may name cards, so it is shown after the game."""
        self.table = Table(game.seats, you=people[0] if len(people) == 1 else None)
        self.shares_keyboard = len(people) > 1
        self.news: list[str] = []
        self.read = dict.fromkeys(people, 0)

    @property
    def position(self) -> Position:
        """The current position."""
        position = self.game.position
        assert isinstance(position, Position)
        return position

    def run(self) -> None:
        """Plays to the end; raises Left if someone leaves."""
        while True:
            self._round()
            following = self.game.next_round(seed=self.seed)
            if following is None:
                return
            if len(self.read) == 1 and ask(self.console, "Press Enter for the next round. ").strip().lower() in QUIT:
                raise Left
            self.game = following

    def _round(self) -> None:
        if self.position.rules.scoring:
            self.console.print()
            target = self.position.rules.target(self.position.players)
            points = points_words(self.position, self.table)
            self._say(f"Round {len(self.game.rounds)}. {points}; {target} end the game.")
        elif self.players[self.position.seat]:  # a person's turn starts with its own empty line
            self.console.print()
        while not self.position.is_over:
            player = self.players[self.position.seat]
            if player:
                self._program_turn(player)
            else:
                self._person_turn()
            self.keep(self.game)
            self._say_turn()
        last = self.game.rounds[-1]
        self.console.print()
        self._say(round_words(last.end, last.won, self.table))
        if match := match_words(last.end, self.table):
            self._say(f"{match} {points_words(last.end, self.table)}.")

    def _say(self, words: str) -> None:
        """Prints news, and keeps it for people who are looking away."""
        self.news.append(words)
        self.console.print(sentence(words))

    def _say_turn(self) -> None:
        """Prints the turn just finished."""
        last = self.game.rounds[-1]
        before = last.positions[-2]
        assert isinstance(before, Position)
        turn = before.turn_seen(last.turns[-1].turn, self.table.you)
        self._say(turn_words(before, turn, self.table, last.end))

    def _program_turn(self, player: Player) -> None:
        seat, begun = self.position.seat, True
        while begun:
            decision = player.decide(self.position, seen_of(self.game.rounds[-1], seat))
            if decision.failure:
                self._say_failure(seat, decision)
            self.game = self.game.play(decision.step)
            begun = bool(self.position.turn.items)

    def _say_failure(self, seat: Seat, decision: Decision) -> None:
        """Prints in dim text how a bot failed and how often, and marks its name from now on."""
        assert decision.failure
        self.failures[seat] += 1
        self.details = self.details or decision.details
        times = "" if self.failures[seat] == 1 else f" ({self.failures[seat]} times now)"
        words = f"{self.game.seats[seat]} {_FAILED[decision.failure]}; {STAND_IN} plays its turn{times}."
        self.console.print(words, style="dim")
        names = list(self.table.names)
        names[seat] = f"{self.game.seats[seat]} (replaced)"
        self.table = replace(self.table, names=tuple(names))

    def _person_turn(self) -> None:
        seat = self.position.seat
        if self.shares_keyboard:
            self._hand_over(seat)
        self.game = PersonTurn(self.console, self.game).run()
        self.read[seat] = len(self.news)
        self.console.print()
        if self.shares_keyboard:
            self._clear()

    def _hand_over(self, seat: Seat) -> None:
        """Waits until only the next person is looking."""
        self.console.print()
        question = f"{self.game.seats[seat]}, your turn. Press Enter when only you are looking. "
        if ask(self.console, question).strip().lower() in QUIT:
            raise Left
        if self.console.is_terminal:
            self._clear()
            for words in self.news[self.read[seat] :]:
                self.console.print(sentence(words))

    def _clear(self) -> None:
        forget()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(_CLEAR)
