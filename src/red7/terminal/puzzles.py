"""Puzzles as lines of text: printed as they are found, checked, and solved at the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from shlex import quote

from rich.console import Console

from red7 import Position, Red7Error, Rules
from red7.play.analysis import GRADES, Kind, Puzzle, generate, read_puzzles
from red7.terminal.board import show_board
from red7.terminal.game.input_parser import END, read_line, step_for
from red7.terminal.game.keyboard import QUIT, Left, ask
from red7.terminal.progress import bar
from red7.terminal.sources import BadInput, read_text, source_name
from red7.terminal.style import sentence
from red7.terminal.words import Table, counted, listed, turn_words

_ASKS = {Kind.WIN: "Which turn wins", Kind.SURVIVE: "Which turn stays in"}


def kinds_of(name: str | None) -> tuple[Kind, ...]:
    """The kind with that name, or all kinds."""
    if name is None:
        return tuple(Kind)
    names = [kind.value for kind in Kind]
    if name not in names:
        raise BadInput(f"there is no kind {name!a}: {listed(names, last='or')}")
    return (Kind(name),)


def print_puzzles(
    console: Console, rules: Rules, *, players: int, seed: str, count: int, kinds: Collection[Kind]
) -> bool:
    """Whether it was interrupted; prints one puzzle per line, below the command that makes them again."""
    kind = [] if set(kinds) == set(Kind) else [f"--kind {one.value}" for one in kinds]
    again = [f"--count {count}", f"--rules {quote(str(rules))}", f"--players {players}", *kind, f"--seed {quote(seed)}"]
    with bar(console, "looking for puzzles", counts=True) as tell:
        tell(0, count)
        try:
            for done, puzzle in enumerate(islice(generate(rules, seed=seed, players=players, kinds=kinds), count)):
                if not done:
                    console.print(f"# red7 puzzles {' '.join(again)}", soft_wrap=True)
                console.print(str(puzzle), soft_wrap=True)
                tell(done + 1, count)
        except KeyboardInterrupt:
            return True
    return False


def check_puzzles(console: Console, file: str) -> None:
    """Prints how many puzzles a file has; raises if one does not have exactly one right turn."""
    text = read_text(file)
    lines = sum(bool(line) and not line.startswith("#") for line in text.splitlines())
    found: list[Puzzle] = []
    with bar(console, "checking", counts=True) as tell:
        for puzzle in _puzzles_in(text, file):
            found.append(puzzle)
            tell(len(found), lines)
    kinds = [puzzle.kind for puzzle in found]
    parts = [f"{kinds.count(kind)} to {kind.value}" for kind in Kind if kind in kinds]
    console.print(f"{counted(len(found), 'puzzle')}, {listed(parts)}: exactly one turn is right in each.")


def solve_puzzles(console: Console, file: str) -> bool:
    """Whether it was interrupted; asks for the right turn of each puzzle in a file."""
    if file == "-":
        raise BadInput("standard input is for the answers: name a file with puzzles")
    done: list[bool] = []
    is_interrupted = False
    try:
        for puzzle in _puzzles_in(read_text(file), file):
            console.print()
            done.append(_solve(console, puzzle))
    except (Left, KeyboardInterrupt) as leaving:
        is_interrupted = isinstance(leaving, KeyboardInterrupt)
    console.print(f"\nYou solved {sum(done)} of {counted(len(done), 'puzzle')}.")
    return is_interrupted


def _puzzles_in(text: str, file: str) -> Iterator[Puzzle]:
    """The puzzles in a file's text, at least one."""
    puzzle = None
    try:
        for puzzle in read_puzzles(text):
            yield puzzle
    except Red7Error as error:
        raise BadInput(f"{source_name(file)}: {error}") from error
    if puzzle is None:
        raise BadInput(f"{source_name(file)}: there is no puzzle in it")


def _solve(console: Console, puzzle: Puzzle) -> bool:
    """Whether the right turn was found; asks until it is, or until the person gives up."""
    position, table = puzzle.position, Table.of_seats(puzzle.position.players)
    show_board(console, position if puzzle.kind is Kind.WIN else position.view(position.seat), table)
    console.print(f"{_ASKS[puzzle.kind]}? Grade {puzzle.grade} of {GRADES}. Press Enter to see it, type quit to leave.")
    right = position.play_turn(puzzle.turn)
    while answer := ask(console, "> ").strip():
        if answer.lower() in QUIT:
            raise Left
        try:
            is_right = _after(position, answer) == right
        except (BadInput, Red7Error) as refused:
            console.print(str(refused))
            continue
        console.print("Right!" if is_right else "Wrong. Try another.")
        if is_right:
            return True
    console.print(sentence(f"{puzzle.turn}  {turn_words(position, puzzle.turn, table, right)}"))
    return False


def _after(position: Position, line: str) -> Position:
    """The position after the typed turn; its end may be left out."""
    typed = read_line(line)
    if not typed:
        raise BadInput(f"{line!a} is not a turn: +r7 plays a card, >r7 makes it the rule")
    here = position
    for one in typed:
        if here is not position and not here.turn.items:
            raise BadInput("nothing can follow the end of the turn")
        step = step_for(one, here.legal_steps(), begins=not here.turn.items)
        if step is None:
            raise BadInput(f"to the canvas or onto the deck? >{one.card} or ^{one.card}")
        here = here.play(step)
    if here.turn.items:
        if END not in here.legal_steps():
            raise BadInput(f"the turn is not finished after {here.turn}")
        here = here.play(END)
    return here
