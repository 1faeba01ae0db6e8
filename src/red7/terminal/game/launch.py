"""A game in the terminal, from its first deal to its record."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.console import Console

from red7 import Game, Position, Rules, Seat, deal
from red7.play.bots.match import Player
from red7.play.bots.roster import Entrant
from red7.terminal.failures import show_traceback
from red7.terminal.game.game import TerminalGame
from red7.terminal.game.keyboard import Left
from red7.terminal.progress import prepare_search
from red7.terminal.sources import BadInput, source_name
from red7.terminal.words import listed


def first_deal(rules: str, *, players: int, seed: str | None) -> tuple[Position, str]:
    """A first deal and its seed, which is random by default."""
    seed = secrets.token_hex(4) if seed is None else seed
    if not seed.isprintable():
        raise BadInput(f"seed {seed!a}: printable characters only")
    return deal(Rules.parse(rules), players=players, seed=seed), seed


class Record:
    """A new file for a game, rewritten after every turn so that no turn is lost."""

    def __init__(self, name: str) -> None:
        """Creates the file, empty, so that an error shows before the game."""
        if not name:
            raise BadInput("cannot save: a file needs a name")
        self.path = Path(name)
        try:
            self.path.open("x").close()
        except FileExistsError:
            raise BadInput(f"cannot save to {source_name(name)}: the file already exists") from None
        except (OSError, ValueError) as error:  # ValueError: a name no file can have
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise BadInput(f"cannot save to {source_name(name)}: {reason}") from None

    def write(self, game: Game) -> None:
        """Replaces the file with the new record in one step."""
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_text(str(game), encoding="utf-8", newline="\n")
        part.replace(self.path)


def play_game(
    console: Console,
    position: Position,
    *,
    humans: int,
    opponent: Entrant,
    seed: str,
    record: Record | None = None,
    strict: bool = False,
) -> bool:
    """Whether the game was interrupted; plays from a deal, with people in the first seats and bots in the others."""
    programs = position.players - humans
    people = ["Player"] if humans == 1 else [f"Player {number}" for number in range(1, humans + 1)]
    names = [*people, *(f"Bot {number}" for number in range(1, programs + 1))]
    tags = {"Date": datetime.now(UTC).astimezone().date().isoformat(), "Seed": seed}
    kind = ""
    if programs:
        tags["Bots"] = str(opponent)
        kind = f" ({opponent if opponent.level is None else f'level {opponent.level}'})"
        if opponent.uses_core:
            prepare_search(console)
    bots = [Player(opponent, Random(f"{seed}/{seat}"), strict=strict) for seat in range(humans, position.players)]
    players: list[Player | None] = [*[None] * humans, *bots]
    seer = Seat(0) if humans == 1 else None

    def keep(game: Game) -> None:
        if record:  # an unfinished game is written as the person sees it
            record.write(game.view(seer))

    playing = TerminalGame(console, Game.start(position, seats=names, tags=tags), players, seed=seed, keep=keep)
    against = f"You play against {listed(names[1:])}{kind}" if humans == 1 else f"{listed(names)}{kind} play"
    console.print(f"Red7, rules {position.rules}, seed {seed}. {against}.")
    if humans:
        console.print(
            "Be winning when your turn ends, or you're out.\nType ? for help, hint for advice, quit to leave."
        )
    game, interrupted = None, False
    try:
        playing.run()
    except (Left, KeyboardInterrupt) as leaving:
        console.print("\nYou left the game.")
        interrupted = isinstance(leaving, KeyboardInterrupt)
        game = playing.game.with_tags({"Termination": "left"})
    finally:
        show_traceback(playing.details)
    if record:
        record.write(game or playing.game)
    return interrupted
