"""A recorded game, told turn by turn."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from red7 import Board, Game
from red7.terminal.board import shown_hand
from red7.terminal.sources import BadInput
from red7.terminal.style import hanging, sentence, small_row
from red7.terminal.words import Table, counted, distinct, match_words, round_words, rule_name, turn_words

_PLACE: Final = re.compile(r"(?:(?P<round>[0-9]{1,6})\.)?(?P<turn>[0-9]{1,6})")


def show_game(console: Console, game: Game) -> None:
    """Prints who played, and each turn in notation and in words."""
    table = Table(distinct(game.seats))
    console.print(f"Red7, rules {game.rules}: {', '.join(table.names)}")
    for name, value, _ in game.other_tags:
        console.print(f"{name}: {value}")
    for number, one in enumerate(game.rounds, start=1):
        console.print()
        if game.rules.scoring:
            console.print(Text(f"Round {number}", style="bold"))
        _show_deal(console, one.deal, table)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(max_width=16, overflow="fold")
        grid.add_column()
        for place, entry in enumerate(one.turns):
            before, after = one.positions[place], one.positions[place + 1]
            begun = bool(after.turn.items)
            words = turn_words(before, entry.turn, table, None if begun else after)
            if begun:
                words += " The turn is not finished."
            if entry.comment:
                words += f" {{{entry.comment}}}"
            grid.add_row(f"{place + 1}.", Text(str(entry.turn), style="bold"), sentence(words))
        if one.turns:
            console.print(grid)
        if one.winner is not None:
            console.print(sentence(round_words(one.end, one.won, table)))
    if game.rounds and (match := match_words(game.position, table)):
        console.print(sentence(match))


def position_at(game: Game, place: str) -> Board:
    """The position before a turn, given by its number, as in `5`, or with its round, as in `2.5`."""
    found = _PLACE.fullmatch(place)
    if not found:
        raise BadInput(f"{place!a}: expected the number of a turn, as in 5, or round and turn, as in 2.5")
    if not found["round"] and len(game.rounds) > 1:
        raise BadInput(f"the record has {len(game.rounds)} rounds: name one, as in 2.{place}")
    round, turn = int(found["round"] or 1), int(found["turn"])
    if not 1 <= round <= len(game.rounds):
        raise BadInput(f"round {round}: the record has {counted(len(game.rounds), 'round')}")
    one = game.rounds[round - 1]
    if not 1 <= turn <= len(one.positions):
        where = f"round {round}" if game.rules.scoring else "the record"
        raise BadInput(f"turn {turn}: {where} has {counted(len(one.turns), 'turn')}")
    return one.positions[turn - 1]


def _show_deal(console: Console, deal: Board, table: Table) -> None:
    """Prints the cards at the start of a round."""
    for seat, palette in enumerate(deal.palettes):
        line = Text(f"{table.names[seat]} has ").append_text(small_row(palette) if palette else Text("no card"))
        if hand := shown_hand(deal, seat):
            line.append(", hand ").append_text(small_row(hand))
        console.print(hanging(console, line, indent=0))
    console.print(f"The rule is {rule_name(deal.rule)}. {table.does(deal.seat, 'start')}.")
