"""The commands for analysis, reviews and puzzles."""

from __future__ import annotations

from typing import Annotated

import typer

from red7 import Game, Seat
from red7.play.bots.bot import Budget
from red7.terminal.commands.arguments import (
    AsJson,
    BudgetText,
    Players,
    PositionText,
    RecordFile,
    RulesText,
    Seed,
    checked,
    completing,
    fail,
)
from red7.terminal.game.launch import first_deal
from red7.terminal.progress import prepare_search
from red7.terminal.reports import print_report
from red7.terminal.sources import BadInput, read_board, read_text, source_name
from red7.terminal.style import console_for

study = typer.Typer()

# The search is imported where it is used: loading it takes longer than running other commands.


@study.command(epilog="Example: red7 deal --seed 4 | red7 analyse -")
def analyse(
    position: PositionText,
    budget: BudgetText = "200",
    everything: Annotated[  # noqa: FBT002 (an option)
        bool, typer.Option("--all", help="Show every turn, not only the best twelve.")
    ] = False,
    *,
    json: AsJson = False,
) -> None:
    """Show what each turn is worth.

    That is the chance to win the round and, with scoring, the expected points. In a view, the hidden cards are dealt
    again at random in each iteration. If two players are left and every card is face up, the answer is exact.
    Ctrl-C stops thinking and shows the figures so far.
    """
    with checked():
        board, limit = read_board(position), Budget.parse(budget)
        from red7.terminal.analysis import show_analysis, think  # noqa: PLC0415
        from red7.terminal.study_reports import analysis_report  # noqa: PLC0415

        console = console_for(stderr=json)
        prepare_search(console)
        if json:
            analysis, interrupted = think(console, board, limit)
            print_report(analysis_report(analysis, interrupted=interrupted))
        else:
            interrupted = show_analysis(console, board, limit, everything=everything)
    if interrupted:
        raise typer.Exit(130)


@study.command(epilog="Example: red7 review game.red7 --seat 0")
def review(
    file: RecordFile,
    budget: BudgetText = "200",
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="Judge only this seat's turns.")] = None,
    *,
    json: AsJson = False,
) -> None:
    """Judge each turn of a record and say what was better.

    Turns are judged by what their player could know: best, fine, mistake, blunder, or forced if there was no choice.
    Ctrl-C stops the review and keeps the verdicts so far.
    """
    with checked():
        limit = Budget.parse(budget)
        game, failure = Game.read(read_text(file))
        interrupted = False
        if game:
            from red7.terminal.review import judge, show_review  # noqa: PLC0415
            from red7.terminal.study_reports import review_report  # noqa: PLC0415

            seats = None if seat is None else frozenset({_seat(seat, game)})
            console = console_for(stderr=json)
            prepare_search(console)
            if json:
                judged = judge(console, game, limit, seats=seats)
                interrupted = judged.is_interrupted
                print_report(review_report(game, judged.verdicts, failure, interrupted=interrupted))
            else:
                interrupted = show_review(console, game, limit, seats=seats)
    if interrupted:
        raise typer.Exit(130)
    if failure:
        fail(f"{source_name(file)}: {failure}")


def _seat(number: int, game: Game) -> Seat:
    if not 0 <= number < len(game.seats):
        raise BadInput(f"seat {number}: the record has seats 0 to {len(game.seats) - 1}")
    return Seat(number)


@study.command(epilog="Example: red7 puzzles --count 20 --kind win > puzzles.txt")
def puzzles(
    *,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", min=1, help="Number of puzzles.")] = 10,
    rules: RulesText = "1.3",
    players: Players = 2,
    seed: Seed = None,
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind",
            metavar="KIND",
            help="win or survive.",
            show_default="both",
            autocompletion=completing("win", "survive"),
        ),
    ] = None,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FILE", help="Check the puzzles in a file instead.")
    ] = None,
    solve: Annotated[
        str | None, typer.Option("--solve", metavar="FILE", help="Solve the puzzles in a file yourself.")
    ] = None,
) -> None:
    """Make puzzles with exactly one right turn.

    It is the only turn that wins, or the only one that keeps you in. Each puzzle is a line of text: the kind, the
    difficulty from 1 to 5, the position, and the right turn.
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
