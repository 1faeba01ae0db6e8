"""Pictures of positions: the current rule, every palette with the cards that count, and who is winning."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from red7 import Board, Card, Position, Seat, View
from red7.terminal.style import bar, hanging, row, sentence, small_row
from red7.terminal.words import (
    AIM,
    Table,
    cards_text,
    counted,
    lead_words,
    listed,
    match_words,
    rule_name,
    set_words,
)

_NARROW, _SLIM = 72, 36
_LONGEST_NAME = 14
_CANVAS_SHOWN = 6


def is_narrow(console: Console) -> bool:
    """Whether there is only room for short words."""
    return console.width < _NARROW


def is_slim(console: Console) -> bool:
    """Whether there is no room for columns."""
    return console.width < _SLIM


def show_rule(console: Console, board: Board) -> None:
    """Prints the current rule, the canvas and the deck."""
    title = f"{rule_name(board.rule)}: {AIM[board.rule]}"
    console.print(bar(console, board.rule, title, _note(board, console.width - cell_len(title) - 4)))
    shown = board.canvas[-_CANVAS_SHOWN:]
    line = Text("  canvas ")
    if len(shown) < len(board.canvas):
        line.append("... ")
    beginning = "Red to start" if is_narrow(console) else "Red, the starting rule"
    line.append_text(small_row(shown) if shown else Text(beginning))
    line.append(f"   deck {counted(board.deck_size, 'card')}")
    if board.deck and (top := board.deck[0]) and top in board.known:
        line.append(", on top ").append_text(small_row((top,)))
    console.print(hanging(console, line, indent=0))


def _note(board: Board, room: int) -> str:
    """The rules and the points to win, or as much of that as fits."""
    rules = f"rules {board.rules}"
    target = f"{rules}, {board.rules.target(board.players)} points to win" if board.rules.scoring else rules
    return next((note for note in (target, rules) if cell_len(note) <= room), "")


def show_seats(console: Console, board: Board, table: Table, *, with_hands: bool = False) -> None:
    """Prints every seat: its palette, the cards that count, and how it stands."""
    seats = [Seat(seat) for seat in range(board.players)]
    if table.you is not None:  # round the table, with the reader last
        seats = [*seats[table.you + 1 :], *seats[: table.you + 1]]
    name_width = min(_LONGEST_NAME, max(cell_len(table.name(seat)) for seat in seats))
    for seat in seats:
        if seat != seats[0] and board.players < 4:  # four seats fill the screen
            console.print()
        _show_head(console, board, seat, table, name_width)
        indent = 4 if is_slim(console) else name_width + 4
        if (palette := board.palettes[seat]) and not board.is_out(seat):
            console.print(row(palette, board.counting(seat), width=console.width, indent=indent))
        if known := [str(card) for card in board.hands[seat] if card in board.known]:
            words = f"everyone knows {listed(known)} {'is' if len(known) == 1 else 'are'} in this hand"
            console.print(Padding(sentence(words), (0, 0, 0, indent)))
        if with_hands and (hand := shown_hand(board, seat)):
            console.print(Padding(Text("hand ").append_text(small_row(hand)), (0, 0, 0, indent)))


def _show_head(console: Console, board: Board, seat: Seat, table: Table, name_width: int) -> None:
    """Prints a seat's name, how it stands and what it holds: in a line, or one below the other."""
    name = Text(table.name(seat), style="bold" if board.winning == seat else "")
    standing, holdings = _standing(board, seat, table), _holdings(console, board, seat)
    style = "dim" if board.is_out(seat) else None
    if is_slim(console):
        console.print(hanging(console, Text.assemble(name, ": ", holdings)), style=style)
        console.print(hanging(console, standing, indent=4), style=style)
        return
    line = Grid.grid(expand=True, padding=(0, 2, 0, 0), pad_edge=False)
    line.add_column(width=name_width + 2, no_wrap=True, overflow="ellipsis")
    line.add_column(ratio=1)
    line.add_column(justify="right", no_wrap=True)
    line.add_row(Text("  ").append_text(name), standing, holdings)
    console.print(line, style=style)


def shown_hand(board: Board, seat: int) -> tuple[Card, ...]:
    """The hand of a seat; empty in another player's view."""
    return () if isinstance(board, View) and board.owner != seat else board.hands[seat]


def _standing(board: Board, seat: Seat, table: Table) -> Text:
    if board.is_over and board.winner == seat:
        return Text(f"{table.form(seat, 'have')} won the round", style="bold")
    if board.is_out(seat):
        return Text(f"out, with {cards_text(board.palettes[seat])}")
    words = set_words(board.rule, board.counting(seat))
    if board.winning == seat:
        return Text.assemble(("winning", "bold reverse"), f" with {words}")
    return Text(words)


def _holdings(console: Console, board: Board, seat: Seat) -> Text:
    hand = counted(board.hand_sizes[seat], "card")
    parts = [hand if is_narrow(console) else f"{hand} in hand"]
    if board.rules.scoring:
        parts.append(counted(board.points[seat], "pt" if is_narrow(console) else "point"))
    return Text(", ".join(parts))


def show_board(console: Console, board: Board, table: Table) -> None:
    """Prints everything a position or a view shows."""
    show_rule(console, board)
    console.print()
    show_seats(console, board, table, with_hands=True)
    notes = [
        f"{table.does(seat, 'have')} scored {cards_text(board.scored[seat])}"
        for seat in map(Seat, range(board.players))
        if board.scored[seat]
    ]
    if isinstance(board, Position) and board.deck:
        notes.append(f"The deck, next card first: {cards_text(board.deck)}")
    if board.known:
        known = cards_text(sorted(board.known, reverse=True))
        notes.append(f"Everyone knows these are in a hand or in the deck: {known}")
    console.print()
    for note in notes:
        console.print(Padding(sentence(note), (0, 0, 0, 2)))
    if notes:
        console.print()
    console.print(sentence(_state(board, table)))


def _state(board: Board, table: Table) -> str:
    """Who is winning and whose turn it is, or who has won."""
    if board.is_over:
        return f"{table.does(board.seat, 'have')} won the round. {match_words(board, table)}".strip()
    begun = f", which began with {board.turn}" if board.turn.items else ""
    return f"{lead_words(board, table)} It's {table.whose(board.seat)} turn{begun}."
