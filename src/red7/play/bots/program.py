"""A bot that is a program of its own, in any language: lines in, lines out. docs/bots.md describes them."""

from __future__ import annotations

import atexit
import subprocess
import tempfile
import weakref
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import IO, Final

from red7.outlook import Outlook
from red7.play.bots.bot import Budget, Cancelled
from red7.play.history import Seen
from red7.steps import Step
from red7.view import View

_POLL: Final = 0.05
"""Seconds between two looks at whether the decision was cancelled."""
_SHOWN: Final = 2_000
"""Characters from the end of a program's error output that are quoted where it fails."""


class ProgramFailed(Exception):
    """The program has ended, or cannot be started."""


class ProgramBot:
    """Asks a program for every step. Its process goes to the next bot with the same command once this one is gone."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: _Process | None = None
        self._deal: View | None = None
        self._turns = 0
        """How many turns of the round the program has been told."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """The step that the program answers with."""
        if self._process is None or not self._process.is_alive:
            self._process, self._deal = _take_process(self._command), None
            self._process.tell(f"seed {chance.getrandbits(32)}")
            weakref.finalize(self, _put_back, self._process)
        answer = self._process.ask(list(self._lines(seen, budget)), budget)
        return Step.parse(answer)

    def _lines(self, seen: Seen, budget: Budget) -> Iterator[str]:
        """What the program is told for a decision; the last line is the question."""
        if seen.deal != self._deal or len(seen.turns) < self._turns:
            self._deal, self._turns = seen.deal, 0
            yield f"deal {seen.deal}"
        for turn in seen.turns[self._turns :]:
            yield f"turn {turn.seat} {turn.turn}"
        self._turns = len(seen.turns)
        if str(budget):
            yield f"budget {budget}"
        outlook = seen.now.outlook()
        yield " ".join(["legal", *map(str, outlook)])
        for word in (Outlook.SURE, Outlook.MAYBE):
            yield " ".join([word.value, *(str(step) for step, found in outlook.items() if found is word)])
        yield str(seen.now)


class _Process:
    """A program at work. Its answers are read by a thread, so that one that is silent can be left."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `end`)
        try:
            self._program = subprocess.Popen(  # noqa: S603 (the user named it)
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, encoding="utf-8"
            )
        except OSError as error:
            self._errors.close()
            raise ProgramFailed(f"cannot be started: {error.strerror}") from error
        self._answers: Queue[str | None] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._program.stdout
        with suppress(ValueError, OSError):  # closed under us
            for line in self._program.stdout:
                self._answers.put(line.strip())
        self._answers.put(None)

    @property
    def is_alive(self) -> bool:
        return self._program.poll() is None

    def tell(self, *lines: str) -> None:
        assert self._program.stdin
        try:
            self._program.stdin.write("".join(f"{line}\n" for line in lines))
            self._program.stdin.flush()
        except OSError as error:
            raise self._failed() from error

    def ask(self, lines: list[str], budget: Budget) -> str:
        """The program's answer; where it is cancelled or late, the program is ended."""
        while not self._answers.empty():  # nobody asked for these
            if self._answers.get() is None:
                raise self._failed()
        self.tell(*lines)
        while True:
            try:
                answer = self._answers.get(timeout=_POLL)
            except Empty:
                if budget.is_cancelled():
                    self.end()
                    raise Cancelled from None
                continue
            if answer is None:
                raise self._failed()
            return answer

    def _failed(self) -> ProgramFailed:
        """What to say of a program that is gone."""
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(1)
        size = self._errors.seek(0, 2)
        self._errors.seek(max(0, size - _SHOWN))
        said = self._errors.read().decode("utf-8", "replace").strip()
        code = self._program.poll()
        reason = "its output was closed" if code is None else f"it ended with status {code}"
        return ProgramFailed(f"{reason}\n{said}" if said else reason)

    def end(self) -> None:
        """Ends the program at once."""
        self._program.kill()
        self._program.wait()
        for stream in (self._program.stdin, self._program.stdout, self._errors):
            if stream:
                with suppress(OSError):
                    stream.close()


_idle: defaultdict[tuple[str, ...], list[_Process]] = defaultdict(list)
"""Processes that no bot uses: starting a program takes longer than most turns."""


def _take_process(command: tuple[str, ...]) -> _Process:
    while _idle[command]:
        process = _idle[command].pop()
        if process.is_alive:
            return process
        process.end()
    return _Process(command)


def _put_back(process: _Process) -> None:
    if process.is_alive:
        _idle[process.command].append(process)
    else:
        process.end()


@atexit.register
def _end_idle() -> None:
    for processes in _idle.values():
        while processes:
            processes.pop().end()
