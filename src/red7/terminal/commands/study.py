"""The commands that judge: what turns are worth, a game looked over, and puzzles."""

from __future__ import annotations

from typing import Annotated

import typer

from red7 import Game, Seat
from red7.play.bots.bot import Budget
from red7.terminal.commands.arguments import (
    BudgetText,
    Players,
    PositionText,
    RecordFile,
    RulesText,
    Seed,
    checked,
    fail,
)
from red7.terminal.game.launch import first_deal
from red7.terminal.progress import prepare_search
from red7.terminal.sources import BadInput, read_board, read_text, source_name
from red7.terminal.style import console_for

study = typer.Typer()

# What searches is imported where it is used: it takes longer to load than other commands to run.


@study.command(epilog="Example: red7 deal --seed 4 | red7 analyse -")
def analyse(
    position: PositionText,
    budget: BudgetText = "200",
    everything: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--all", help="Show every turn, not only the best twelve.")
    ] = False,
) -> None:
    """Tell what each turn is worth.

    That is the chance to win the round and, with scoring, the points to expect. Of a view, the cards not seen are
    dealt anew in each iteration, as they may lie. With every card open, what two players can reach is found
    exactly.
    """
    with checked():
        board, limit = read_board(position), Budget.parse(budget)
        from red7.terminal.analysis import show_analysis  # noqa: PLC0415

        console = console_for()
        prepare_search(console)
        show_analysis(console, board, limit, everything=everything)


@study.command(epilog="Example: red7 review game.red7 --seat 0")
def review(
    file: RecordFile,
    budget: BudgetText = "200",
    seat: Annotated[int | None, typer.Option("--seat", help="Judge the turns of this seat only.")] = None,
) -> None:
    """Judge each turn of a record, and say what was better.

    It is judged by what its player could know: best, fine, a mistake, a blunder, or forced where there was no
    choice. Ctrl-C ends the review; what is judged by then stays.
    """
    with checked():
        limit = Budget.parse(budget)
        game, failure = Game.read(read_text(file))
        interrupted = False
        if game:
            from red7.terminal.review import show_review  # noqa: PLC0415

            seats = None if seat is None else frozenset({_seat(seat, game)})
            console = console_for()
            prepare_search(console)
            interrupted = show_review(console, game, limit, seats=seats)
    if interrupted:
        raise typer.Exit(130)
    if failure:
        fail(f"{source_name(file)}: {failure}")


def _seat(number: int, game: Game) -> Seat:
    if not 0 <= number < len(game.seats):
        raise BadInput(f"seat {number}: the record has the seats 0 to {len(game.seats) - 1}")
    return Seat(number)


@study.command(epilog="Example: red7 puzzles --count 20 --kind win > puzzles.txt")
def puzzles(
    *,
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="How many.")] = 10,
    rules: RulesText = "1.3",
    players: Players = 2,
    seed: Seed = None,
    kind: Annotated[
        str | None, typer.Option("--kind", metavar="KIND", help="win or survive.", show_default="both")
    ] = None,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FILE", help="Check the puzzles of a file instead.")
    ] = None,
    solve: Annotated[
        str | None, typer.Option("--solve", metavar="FILE", help="Solve the puzzles of a file yourself.")
    ] = None,
) -> None:
    """Make puzzles with exactly one right turn.

    It is the only one that wins, or the only one that stays in. Each puzzle is a line of text: the kind, how hard
    it is from 1 to 5, the position, and at the end the turn that is right.
    """
    with checked():
        from red7.terminal.puzzles import check_puzzles, kinds_of, print_puzzles, solve_puzzles  # noqa: PLC0415

        console = console_for()
        if check is not None:
            prepare_search(console)
            check_puzzles(console, check)
            return
        if solve is not None:
            prepare_search(console)
            interrupted = solve_puzzles(console, solve)
        else:
            kinds = kinds_of(kind)
            deal, seed = first_deal(rules, players=players, seed=seed)
            prepare_search(console)
            interrupted = print_puzzles(console, deal.rules, players=players, seed=seed, count=count, kinds=kinds)
    if interrupted:
        raise typer.Exit(130)
