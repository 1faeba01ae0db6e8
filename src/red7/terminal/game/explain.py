"""The help page for `?`: the game, the seven rules, what to type, and what to do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from red7 import Rules, View
from red7.terminal.step_words import asked_words
from red7.terminal.style import field, hanging, sentence
from red7.terminal.words import AIM, Table, lead_words, rule_name

_GAME = (
    ("the aim", "Be winning when your turn ends, or you're out of the round. The last one in wins it."),
    ("a turn", "Play a card to your palette, discard one to the canvas, or play one and then discard one."),
    ("a discard", "Its colour becomes the rule. You may discard only if you're winning afterwards."),
    ("who's winning", "The player with the biggest set of cards; ties go to the higher top card."),
    (
        "a card",
        "B6 is the blue 6. Any 7 is higher than any 6; of the 7s, red is highest, then orange, and so on to violet.",
    ),
)


COMMANDS = (
    ("undo", "undo a step of this turn, back to the last draw"),
    ("show", "show the table again"),
    ("who", "who would be winning under each of the seven rules"),
    ("hint", "the best turns from what you've seen, and how often they win the round"),
    ("quit", "leave the game"),
)


def explain(console: Console, view: View, table: Table, commands: Sequence[tuple[str, str]] = COMMANDS) -> None:
    """Prints the help page; besides steps, these commands can be typed."""
    _section(console, "The game", [*_GAME, *_switches(view.rules, view.players)])
    console.print(Text("\nThe rules", style="bold"))
    for rule, aim in AIM.items():
        here = rule is view.rule
        line = Text().append(f" {rule_name(rule):7}", style=field(rule)).append(f" {aim}")
        line.append(" (the current rule)" if here else "")
        console.print(hanging(console, line), style="bold" if here else None)
    _section(console, "What to type", [*_typing(view.rules), *commands])
    console.print(Text("\nNow", style="bold"))
    console.print(Padding(sentence(f"{lead_words(view, table)} {asked_words(view)}"), (0, 0, 0, 2)))


def _section(console: Console, title: str, rows: Sequence[tuple[str, str]]) -> None:
    console.print(Text(f"\n{title}", style="bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for term, meaning in rows:
        grid.add_row(term, meaning)
    console.print(Padding(grid, (0, 0, 0, 2)))


def _switches(rules: Rules, players: int) -> Iterator[tuple[str, str]]:
    """What the switches add to the rules."""
    if rules.discard_rule:
        if rules.edition.discard_limit:
            yield "rule d", "A discard's number must be at least the size of your palette."
        else:
            yield "rule d", "If a discard's number is above the size of your palette, you may draw a card."
    if rules.scoring:
        yield "rule s", "The winner of a round scores their cards that count; each is worth its number."
        yield "", f"{rules.target(players)} points end the game."
    if rules.actions:
        yield "rule a", "Odd cards do something when played:"
        yield from (("", action) for action in _actions(rules))


def _actions(rules: Rules) -> Iterator[str]:
    edition = rules.edition
    whom = "another palette"
    if edition.one_spares_last_card:
        whom += " of two cards or more"
    if edition.one_is_careful:
        whom += " at least as big as yours"
    yield f"1: take a card from {whom} and put it on the deck" + (
        ", if you can stay in." if edition.one_is_careful else "."
    )
    yield "3: draw a card."
    yield "5: play one more card."
    if not edition.seven_moves_any:
        yield "7: move another card from your palette to the canvas; you must be winning at once." + (
            " Its number must be at least the number of cards left in your palette." if rules.discard_limit else ""
        )
    elif edition.must_stay:
        yield "7: move any card from your palette to the canvas or onto the deck."
        yield "If you can't stay in, you may not play a 1 or a 7."
    else:
        yield "7: move any card from your palette onto the deck, or to the canvas if you're winning at once."
    if rules.bonus_draw and edition.seven_draws:
        yield "Moving a card to the canvas can earn you a draw too, and your turn goes on."


def _typing(rules: Rules) -> Iterator[tuple[str, str]]:
    """What can be typed, and what it does."""
    yield "g4", "play G4 to your palette; later in the turn, do what G4 can still do"
    yield ">b2", "discard B2 to the canvas: Blue becomes the rule"
    yield "g4 b2", "play G4, then discard B2; the notation writes it +G4>B2"
    if rules.actions:
        yield "^o6", "put O6 on the deck, when a 1 or a 7 asks for it"
    if rules.discard_rule:
        yield "y, n", "draw or not, when you may; the notation writes = and -"
    yield ".", "end the turn"
