"""A game in the terminal, from its first deal to its record."""

from __future__ import annotations

import secrets
from pathlib import Path

from rich.console import Console

from red7 import Game, Position, Rules, deal
from red7.terminal.failures import show_traceback
from red7.terminal.game.game import TerminalGame
from red7.terminal.game.keyboard import Left
from red7.terminal.opening import Opening
from red7.terminal.progress import prepare_search
from red7.terminal.saved import SavedGame, write_whole
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
        write_whole(self.path, str(game))


def play_game(
    console: Console,
    opening: Opening,
    *,
    record: Record | None = None,
    saved: SavedGame | None = None,
    strict: bool = False,
) -> bool:
    """Whether the game was interrupted; plays a game that begins, or one that goes on."""
    opponent, names = opening.opponent, opening.game.seats
    kind = ""
    if opening.humans < len(names):
        kind = f" ({opponent if opponent.level is None else f'level {opponent.level}'})"
        if opponent.uses_core:
            prepare_search(console)

    def keep(game: Game) -> None:
        if saved:  # first, since writing the record may fail
            told = saved.failure
            saved.write(opening, game)
            if saved.failure and not told:
                console.print(f"This game is not being saved: {saved.failure}.", style="dim")
        if record:  # an unfinished game is written as the person sees it
            record.write(game.view(opening.seer))

    playing = TerminalGame(console, opening.game, opening.players(strict=strict), seed=opening.seed, keep=keep)
    against = f"You play against {listed(names[1:])}{kind}" if opening.humans == 1 else f"{listed(names)}{kind} play"
    console.print(f"Red7, rules {opening.game.rules}, seed {opening.seed}. {against}.")
    if opening.humans:
        console.print(
            "Be winning when your turn ends, or you're out.\nType ? for help, hint for advice, quit to leave."
        )
    game, interrupted = None, False
    try:
        playing.run()
    except (Left, KeyboardInterrupt) as leaving:
        console.print("\nYou left the game.")
        if saved and saved.number and not saved.failure:
            console.print("It is saved; to go on: red7 play --resume")
        interrupted = isinstance(leaving, KeyboardInterrupt)
        game = playing.game.with_tags({"Termination": "left"})
    finally:
        show_traceback(playing.details)
        if saved:
            saved.close()
    if record:
        record.write(game or playing.game)
    return interrupted
