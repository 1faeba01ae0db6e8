"""The commands of `red7`: each reads its input, asks the engine and prints."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from shlex import quote
from typing import Annotated

import typer
from rich.progress import track

from red7 import Game, Position
from red7.play.perft import divide as divide_counts
from red7.play.turns.prospects import prospects
from red7.terminal.app.launch import is_able, join_on_screen, play_on_screen, replay_on_screen, words_of
from red7.terminal.board import show_board
from red7.terminal.commands import bot as bot_commands
from red7.terminal.commands.arena import contest
from red7.terminal.commands.arguments import (
    AsJson,
    BotText,
    Language,
    LevelNumber,
    Players,
    PositionText,
    RecordFile,
    RulesText,
    Seed,
    Strict,
    checked,
    completing,
    fail,
    opponent_of,
)
from red7.terminal.commands.study import study
from red7.terminal.game.launch import Record, first_deal, play_game
from red7.terminal.game.menu import show_steps
from red7.terminal.opening import Opening
from red7.terminal.replay import position_at, show_game
from red7.terminal.reports import print_report, replay_report, steps_report, who_report
from red7.terminal.saved import SavedGame
from red7.terminal.saved import resume as resumed
from red7.terminal.sources import (
    read_board,
    read_colour,
    read_palettes,
    read_position,
    read_start,
    read_text,
    seen_by,
    source_name,
)
from red7.terminal.style import console_for
from red7.terminal.who import show_who, show_who_under
from red7.terminal.words import AIM, Table

MOST_STEPS = 12
"""Deeper counts would take too long."""

app = typer.Typer(
    name="red7",
    help="The card game Red7: play it, see who is winning, and study positions and games.",
    epilog="Start with: red7 play",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:  # noqa: FBT001 (an option)
    if not wanted:
        return
    try:
        typer.echo(f"red7 {version('red7')}")
    except PackageNotFoundError:
        typer.echo("red7, run from its sources")
    raise typer.Exit


@app.callback()
def _red7(
    show_version: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    pass


@app.command(epilog="Example: red7 play --level 5 --players 3 --rules 1.3ds")
def play(  # noqa: PLR0917 (each is an option)
    context: typer.Context,
    players: Players = 2,
    humans: Annotated[
        int,
        typer.Option("--humans", metavar="N", min=0, max=4, help="Number of people, taking turns at this keyboard."),
    ] = 1,
    level: LevelNumber = None,
    bot: BotText = None,
    rules: RulesText = "1.3",
    seed: Seed = None,
    start: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="POSITION",
            help="Play from this position, or from the one in a file; you have the seat whose turn it is.",
        ),
    ] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="Save a record in a new file.")] = None,
    strict: Strict = False,  # noqa: FBT002 (an option)
    resume: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--resume", help="Go on with the last unfinished game, or with GAME; red7 games lists them.")
    ] = False,
    game: Annotated[
        int | None, typer.Argument(metavar="GAME", help="The number of the game to resume.", show_default=False)
    ] = None,
    plain: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--plain", help="Play line by line: for screen readers, and to keep what was printed.")
    ] = False,
    language: Language = None,
    join: Annotated[
        str | None, typer.Option("--join", metavar="LINK", help="Sit down at a table on a server instead.")
    ] = None,
    name: Annotated[str, typer.Option("--name", help="Your name at that table.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only watch that table.")] = False,  # noqa: FBT002 (an option)
) -> None:
    """Play against bots, or with friends at one keyboard.

    Without options you choose them on the first screen. Where the terminal is not up to a full screen, or with
    --plain, you play line by line, in English.
    """
    told = _told(context)
    if join is not None:
        if plain:
            raise typer.BadParameter("a table on a server needs the full screen, or a browser.", param_hint="--plain")
        if surplus := sorted(told - {"join", "name", "watch", "language"}):
            raise typer.BadParameter("the table on the server says how it is played.", param_hint=f"--{surplus[0]}")
        with checked():
            join_on_screen(join, language, name=name, watches=watch)
        return
    if surplus := sorted(told & {"name", "watch"}):
        raise typer.BadParameter("is for a table on a server: --join LINK.", param_hint=f"--{surplus[0]}")
    with checked():
        words_of(language)  # a wrong one is refused before anything is dealt
    if start is not None and (players, rules) != (2, "1.3"):
        raise typer.BadParameter("the position says the rules and the number of seats.", param_hint="--from")
    with checked():
        given = None if start is None else read_start(start)
    players = given.players if given else players
    if humans > players:
        raise typer.BadParameter(f"{humans} people, but only {players} seats.", param_hint="--humans")
    if game is not None and not resume:
        raise typer.BadParameter(f"to go on with a game: --resume {game}", param_hint="GAME")
    with checked():
        saved: SavedGame | None
        if resume:
            saved, opening = resumed(game)
        else:
            opponent = opponent_of(level, bot)
            position, seed = first_deal(rules, players=players, seed=seed)
            position = given or position
            saved = SavedGame() if humans else None
            opening = Opening.of(position, humans=humans, opponent=opponent, seed=seed)
        record = None if save is None else Record(save)
    console = console_for()
    if not plain and is_able():
        with checked():
            play_on_screen(
                opening,
                language,
                saved=saved,
                keep=(lambda played: record.write(played.view(opening.seer))) if record else None,
                strict=strict,
                has_menu=not told - {"language", "plain", "strict"},
            )
        interrupted = False
    else:
        with checked():
            interrupted = play_game(console, opening, record=record, saved=saved, strict=strict)
    if save:
        console.print(f"The record is in {save}. To review the game: red7 review {quote(save)}", soft_wrap=True)
    if interrupted:
        raise typer.Exit(130)


def _told(context: typer.Context) -> set[str]:
    """The options that were given."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return {name for name, source in sources.items() if source is not None and source.name != "DEFAULT"}


@app.command(epilog="Example: red7 who R7G4V2 O6B6")
def who(
    palettes: Annotated[
        list[str],
        typer.Argument(metavar="PALETTE", help="Two to four palettes such as R7G4V2; - is an empty one."),
    ],
    rule: Annotated[
        str | None,
        typer.Option(
            "--rule",
            metavar="COLOUR",
            help="Show this rule only.",
            autocompletion=completing(*(colour.word for colour in AIM)),
        ),
    ] = None,
    *,
    json: AsJson = False,
) -> None:
    """Show who is winning under each of the seven rules."""
    palettes = [palette for text in palettes for palette in text.split("/")]
    if not 2 <= len(palettes) <= 4:
        raise typer.BadParameter(f"{len(palettes)} given, but two to four can be compared.", param_hint="PALETTE")
    colour = read_colour(rule) if rule else None
    if rule and colour is None:
        raise typer.BadParameter(
            f"{rule!a} is not a colour; use red, orange, yellow, green, blue, indigo or violet.", param_hint="--rule"
        )
    with checked():
        cards = read_palettes(palettes)
    if json:
        print_report(who_report(cards, list(AIM) if colour is None else [colour]))
        return
    named = {f"palette {number}": palette for number, palette in enumerate(cards, start=1)}
    if colour is None:
        show_who(console_for(), named)
    else:
        show_who_under(console_for(), named, colour)


@app.command("deal", epilog="Example: red7 deal --seed 7 | red7 show -")
def deal_command(players: Players = 2, rules: RulesText = "1.3", seed: Seed = None) -> None:
    """Deal the first round and print it in the notation."""
    with checked():
        typer.echo(str(first_deal(rules, players=players, seed=seed)[0]))


@app.command(epilog="Example: red7 show 'red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1'")
def show(
    position: PositionText,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Show what this seat sees, and print that view.")
    ] = None,
) -> None:
    """Draw a position or a view."""
    with checked():
        board = read_board(position)
        if seat is not None:
            board = seen_by(board, seat)
    show_board(console_for(), board, Table.of_seats(board.players))
    if seat is not None:
        typer.echo(f"\n{board}")


@app.command(epilog="Example: red7 deal --seed 7 | red7 steps -")
def steps(position: PositionText, *, json: AsJson = False) -> None:
    """List the legal steps, and whether they keep you in.

    Each step comes with its outlook and with what it does. The outlook is sure, no, or maybe if it depends on a
    hidden card.
    """
    console = console_for()
    with checked():
        board = read_board(position)
        view = board.view(board.seat) if isinstance(board, Position) else board
        found = prospects(view)
    if json:
        print_report(steps_report(view, found))
        return
    if board.is_over:
        typer.echo("The round is over: there are no more steps.", err=True)
        return
    table = Table(Table.of_seats(board.players).names, you=board.seat)
    show_steps(console, view, found, table, outlook=True)


@app.command(epilog="Example: red7 play --seed 7 --save game.red7; red7 replay game.red7")
def replay(
    file: RecordFile,
    at: Annotated[
        str | None,
        typer.Option("--at", metavar="N", help="Print the position before turn N instead; in a match ROUND.N."),
    ] = None,
    *,
    json: AsJson = False,
    screen: Annotated[
        bool, typer.Option("--screen", help="Step through the game on the full screen, and review it there.")
    ] = False,
    language: Language = None,
) -> None:
    """Check a record and show its game turn by turn.

    If a record is broken, this shows the valid part, then the error with its line and turn.
    """
    if json and at is not None:
        raise typer.BadParameter("--at prints a position, and --json a whole record.", param_hint="--json")
    with checked():
        game, failure = Game.read(read_text(file))
        position = position_at(game, at) if game and at is not None else None
    if position:
        typer.echo(str(position))
    elif game and screen:
        with checked():
            replay_on_screen(game, language)
    elif game and json:
        print_report(replay_report(game, failure))
    elif game:
        show_game(console_for(), game)
    if failure:
        fail(f"{source_name(file)}: {failure}")


@app.command("perft", epilog="Example: red7 deal --seed 7 | red7 perft - --depth 4 --divide")
def perft_command(
    position: PositionText,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", min=0, max=MOST_STEPS, help="Number of steps.")],
    divide: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--divide", help="Also count for each first step.")
    ] = False,
) -> None:
    """Count all sequences of a given number of steps.

    Only sequences of exactly that many steps count; a finished round adds none.
    """
    with checked():
        start = read_position(position)
    if depth == 0:
        typer.echo(1)
        return
    console = console_for(stderr=True)
    counts = track(
        divide_counts(start, depth),
        "counting",
        total=len(start.legal_steps()),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    found = dict(counts)  # all counts before printing, so that they do not mix with the bar
    for step, count in found.items() if divide else ():
        typer.echo(f"{step} {count}")
    typer.echo(sum(found.values()))


app.add_typer(study)
app.add_typer(contest)
app.add_typer(bot_commands.commands)
