"""What the current player can do, as a table to choose from."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from red7 import Outlook, Verb, View
from red7.play.turns.prospects import Prospect
from red7.terminal.board import is_narrow, is_slim
from red7.terminal.step_words import discard_words, play_words, step_words
from red7.terminal.style import card, hanging, sentence
from red7.terminal.words import Table


def show_steps(console: Console, view: View, found: list[Prospect], table: Table, *, outlook: bool = False) -> None:
    """Prints one line per step: its notation, its outlook and what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    if outlook:
        grid.add_column(no_wrap=True)
    grid.add_column()
    for prospect in found:
        words = sentence(step_words(view, prospect, table))
        if prospect.outlook is Outlook.NO:
            words.stylize("dim")
        cells = [Text(f"{prospect.step}", style="bold"), words]
        if outlook:
            cells.insert(1, Text(prospect.outlook.value))
        grid.add_row(*cells)
    console.print(grid)


def show_hand(console: Console, view: View, found: list[Prospect]) -> None:
    """Prints the hand, one card per line, and what each card would do in the palette and on the canvas."""
    brief = is_narrow(console)
    by_step = {(prospect.step.verb, prospect.step.card): prospect for prospect in found}
    plays = [_cell(by_step.get((Verb.PLAY, one)), play_words, brief=brief) for one in view.hand]
    discards = [_cell(by_step.get((Verb.DISCARD, one)), discard_words, brief=brief) for one in view.hand]
    if is_slim(console):
        for one, play, discard in zip(view.hand, plays, discards, strict=True):
            name = str(one).lower()
            console.print(Text("  ").append_text(card(one)))
            console.print(hanging(console, Text.assemble(f"{name}: ", play), indent=4))
            if (Verb.DISCARD, one) in by_step:
                console.print(hanging(console, Text.assemble(f">{name}: ", discard), indent=4))
        return
    grid = Grid(
        box=box.SIMPLE_HEAD,
        padding=(0, 2, 0, 0),
        pad_edge=False,
        show_edge=False,
        header_style="",
        border_style="dim",
    )
    example = str(view.hand[0]).lower()
    grid.add_column(" hand", no_wrap=True)
    grid.add_column(f"to your palette ({'' if brief else 'type '}{example})")
    grid.add_column(f"to the canvas (>{example})" if brief else f"to the canvas, as the rule (>{example})")
    for one, play, discard in zip(view.hand, plays, discards, strict=True):
        grid.add_row(Text(" ").append_text(card(one)), play, discard)
    console.print(grid)


def _cell(prospect: Prospect | None, words: Callable[..., str], *, brief: bool) -> Text:
    is_hopeless = prospect is None or prospect.outlook is Outlook.NO
    return Text(words(prospect, brief=brief) if prospect else "not allowed", style="dim" if is_hopeless else "")
