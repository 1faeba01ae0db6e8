"""A puzzle, solved at the keyboard."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Console
from rich.padding import Padding

from red7 import Board, Position, Red7Error, Seat, Verb
from red7.play.analysis import GRADES, Kind, Puzzle, analyse
from red7.play.bots.bot import Budget
from red7.terminal.analysis import option_words
from red7.terminal.board import show_board
from red7.terminal.game.explain import explain
from red7.terminal.game.input_parser import END, read_line, step_for
from red7.terminal.game.keyboard import QUIT, Left, ask
from red7.terminal.sources import BadInput
from red7.terminal.style import sentence
from red7.terminal.who import show_who
from red7.terminal.words import Table, lead_words, turn_words

_ASKS: Final = {Kind.WIN: "Which turn wins", Kind.SURVIVE: "Which turn keeps you in"}
_AIMS: Final = {
    Kind.WIN: "Exactly one turn wins the round, whatever the other player does; every card is face up.",
    Kind.SURVIVE: "Exactly one turn is sure to keep its player in.",
}
_COMMANDS: Final = (
    ("who", "who would be winning under each of the seven rules"),
    ("hint", "what kind of turn it is; again, how it begins"),
    ("show", "show the puzzle again"),
    ("Enter", "see the right turn"),
    ("quit", "leave"),
)
_KINDS: Final = {
    Verb.PLAY: "plays a card",
    Verb.DISCARD: "moves a card to the canvas",
    Verb.TOP: "puts a card on the deck",
    Verb.TAKE: "draws a card",
    Verb.DECLINE: "declines to draw",
}
_PATIENCE: Final = Budget(seconds=2)


class _Answer(NamedTuple):
    """A typed turn: the position in which it ends, and the one after it."""

    last: Position
    after: Position


def solve(console: Console, puzzle: Puzzle) -> bool:
    """Whether the right turn was found; asks until it is, or until the person gives up."""
    position, table = puzzle.position, Table.of_seats(puzzle.position.players)
    shown: Board = position if puzzle.kind is Kind.WIN else position.view(position.seat)
    show_board(console, shown, table)
    console.print(
        f"{_ASKS[puzzle.kind]}? Grade {puzzle.grade} of {GRADES}. Type ? for help, hint for a hint, Enter to see it."
    )
    right = position.play_turn(puzzle.turn)
    hints = 0
    while answer := ask(console, "> ").strip():
        match answer.lower():
            case word if word in QUIT:
                raise Left
            case "?" | "h" | "help":
                explain(console, position.view(position.seat), table, _COMMANDS)
                console.print(Padding(_AIMS[puzzle.kind], (0, 0, 0, 2)))
            case "show":
                show_board(console, shown, table)
            case "who":
                seats = [seat for seat in map(Seat, range(position.players)) if not position.is_out(seat)]
                show_who(console, {table.name(seat): position.palettes[seat] for seat in seats})
            case "hint":
                console.print(_hint(puzzle, hints))
                hints += 1
            case _:
                try:
                    found = _answer(position, answer)
                except (BadInput, Red7Error) as refused:
                    console.print(str(refused))
                    continue
                if found.after == right:
                    console.print("Right!")
                    return True
                console.print(sentence(f"Wrong: {_why(puzzle, found, table)} Try another."))
    console.print(sentence(f"{puzzle.turn}  {turn_words(position, puzzle.turn, table, right)}"))
    return False


def _hint(puzzle: Puzzle, given: int) -> str:
    """The first time what kind of turn is right, then how it begins."""
    steps = puzzle.turn.steps
    if given:
        return f"It begins with {steps[0]}."
    kinds = [_KINDS[step.verb] for step in steps if step.verb in _KINDS]
    return f"The right turn {', then '.join(kinds)}."


def _why(puzzle: Puzzle, answer: _Answer, table: Table) -> str:
    """Why a turn is not the right one."""
    seat, after = puzzle.position.seat, answer.after
    if after.is_out(seat):
        return f"{lead_words(answer.last, table)} So {table.does(seat, 'are out')}."
    rival, reply = table.name(after.seat), analyse(after, _PATIENCE).best
    if not reply.chance.is_exact:
        return f"{rival} can still win."
    return f"{rival} answers {reply} ({option_words(after, reply, table)}) and can't be stopped."


def _answer(position: Position, line: str) -> _Answer:
    """What the typed turn leads to; its end may be left out."""
    typed = read_line(line)
    if not typed:
        raise BadInput(f"{line!a} is not a turn: +r7 plays a card, >r7 makes it the rule; ? explains more")
    last = here = position
    for one in typed:
        if here is not position and not here.turn.items:
            raise BadInput("nothing can follow the end of the turn")
        step = step_for(one, here.legal_steps(), begins=not here.turn.items)
        if step is None:
            raise BadInput(f"to the canvas or onto the deck? >{one.card} or ^{one.card}")
        last, here = here, here.play(step)
    if here.turn.items:
        if END not in here.legal_steps():
            raise BadInput(f"the turn is not finished after {here.turn}")
        last, here = here, here.play(END)
    return _Answer(last, here)
