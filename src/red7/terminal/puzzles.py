"""Puzzles as lines of text: printed as they are found, checked, and solved at the keyboard."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from shlex import quote

from rich.console import Console

from red7 import Red7Error, Rules
from red7.play.analysis import Kind, Puzzle, generate, read_puzzles
from red7.terminal.game.keyboard import Left
from red7.terminal.game.puzzle import solve
from red7.terminal.progress import bar
from red7.terminal.sources import BadInput, read_text, source_name
from red7.terminal.words import counted, listed


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
            done.append(solve(console, puzzle))
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
