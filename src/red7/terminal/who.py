"""Palettes side by side: the sets that count, and who is winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from red7 import Card, Colour, Seat, best, leader
from red7.terminal.style import bar, hanging, row, small_row
from red7.terminal.words import AIM, rule_name, set_words

_WHY_WIDTH = 28
_NAME_WIDTH = 7
_TWO_CARDS = 5


def show_who(console: Console, palettes: Mapping[str, Sequence[Card]]) -> None:
    """Prints the cards that count in each named palette under all seven rules, and who is winning."""
    names, seats = _seated(palettes)
    if _NAME_WIDTH + sum(3 + max(len(name), _TWO_CARDS) for name in names) > console.width:
        _show_below_each_other(console, names, seats)
        return
    width = _NAME_WIDTH + sum(3 + max(len(name), 3 * len(palette)) for name, palette in palettes.items())
    says_why = width + max(map(len, names)) + _WHY_WIDTH < console.width
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    for name in names:
        grid.add_column(width=1)
        grid.add_column(min_width=max(len(name), _TWO_CARDS))
    heads = (cell for name in names for cell in ("", Text(name, style="bold")))
    grid.add_row("", *heads, *([Text(" winning", style="bold")] if says_why else []))
    grid.add_row("", *(cell for palette in seats.values() for cell in ("", _cards(palette))))
    for rule in AIM:
        winner = leader(rule, seats)
        sets = {seat: best(rule, palette) for seat, palette in seats.items()}
        cells = (cell for seat in seats for cell in ("*" if seat == winner else "", _cards(sets[seat])))
        why = [f" {_why(rule, names, seats, winner)}"] if says_why else []
        grid.add_row(rule_name(rule), *cells, *why)
    console.print(grid)
    if says_why:
        return
    console.print("\nWinning:")
    for rule in AIM:
        winner = leader(rule, seats)
        console.print(hanging(console, Text(f"{rule_name(rule):6} {_why(rule, names, seats, winner)}")))


def _show_below_each_other(console: Console, names: Sequence[str], seats: Mapping[Seat, Sequence[Card]]) -> None:
    """The same on a narrow screen: under each rule a line for each palette."""
    console.print(_lines(names, seats, None))
    for rule in AIM:
        console.print(Text(f"\n{rule_name(rule)}", style="bold"))
        sets = {seat: best(rule, palette) for seat, palette in seats.items()}
        console.print(_lines(names, sets, leader(rule, seats)))


def _lines(names: Sequence[str], cards: Mapping[Seat, Sequence[Card]], winner: Seat | None) -> Grid:
    """A line of cards for each palette, with a star at the winner's."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=1)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, one in cards.items():
        grid.add_row("*" if seat == winner else "", names[seat], _cards(one))
    return grid


def show_who_under(console: Console, palettes: Mapping[str, Sequence[Card]], rule: Colour) -> None:
    """Prints the cards that count in each named palette under one rule, and who is winning."""
    names, seats = _seated(palettes)
    winner = leader(rule, seats)
    console.print(bar(console, rule, f"{rule_name(rule)}: {AIM[rule]}"))
    for seat, palette in seats.items():
        counting = best(rule, palette)
        line = Text(f"{names[seat]}: {set_words(rule, counting)}", style="bold" if seat == winner else "")
        console.print(hanging(console, line))
        console.print(row(palette, counting, width=console.width, indent=4) or Text("    -"))
    console.print("Nobody is winning." if winner is None else f"{names[winner].capitalize()} is winning.")


def _why(rule: Colour, names: Sequence[str], seats: Mapping[Seat, Sequence[Card]], winner: Seat | None) -> str:
    if winner is None:
        return "nobody"
    return f"{names[winner]} with {set_words(rule, best(rule, seats[winner]))}"


def _seated(palettes: Mapping[str, Sequence[Card]]) -> tuple[list[str], dict[Seat, Sequence[Card]]]:
    names = list(palettes)
    return names, {Seat(seat): palettes[name] for seat, name in enumerate(names)}


def _cards(cards: Sequence[Card]) -> Text:
    return small_row(cards) if cards else Text("-")
