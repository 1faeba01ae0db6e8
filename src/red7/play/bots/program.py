"""A bot that is a separate program in any language: it reads and writes lines, see docs/bots.md."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import time
import weakref
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from threading import Condition, Thread
from typing import IO, Final

from red7.outlook import Outlook
from red7.play.bots.bot import Budget, Cancelled
from red7.play.history import Seen, SeenTurn
from red7.steps import Step
from red7.view import View

_POLL: Final = 0.05
"""Seconds between two checks whether the decision was cancelled."""
_LONGEST: Final = 60.0
"""Seconds without an answer after which a program is killed, whatever its budget."""
_UNREAD: Final = 16
"""How many unread lines a program may write before it has to wait."""
_SHOWN: Final = 2_000
"""How many characters from the end of a program's error output to quote when it fails."""


class ProgramFailed(Exception):
    """The program has ended, does not answer, or cannot be started."""


class ProgramBot:
    """Asks a program for every step. Once the bot is gone, the next one with the same command reuses its process."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: _Process | None = None
        self._deal: View | None = None
        self._turns: tuple[SeenTurn, ...] = ()
        """The turns of the round that the program has received."""

    def choose(self, seen: Seen, budget: Budget, chance: Random) -> Step:
        """The step that the program chooses."""
        if self._process is None or not self._process.is_alive:
            self._process, self._deal = _take_process(self._command), None
            weakref.finalize(self, _put_back, self._process)
            self._process.tell(f"seed {chance.getrandbits(32)}")
        return Step.parse(self._process.ask(list(self._lines(seen, budget)), budget))

    def _lines(self, seen: Seen, budget: Budget) -> Iterator[str]:
        """The lines that the program gets for a decision; the last one is the question."""
        known = len(self._turns)
        if seen.deal != self._deal or seen.turns[:known] != self._turns:  # another round, or someone undid a turn
            known, self._deal = 0, seen.deal
            yield f"deal {seen.deal}"
        for turn in seen.turns[known:]:
            yield f"turn {turn.seat} {turn.turn}"
        self._turns = seen.turns
        if str(budget):
            yield f"budget {budget}"
        outlook = seen.now.outlook()
        yield " ".join(["legal", *map(str, outlook)])
        for word in (Outlook.SURE, Outlook.MAYBE):
            yield " ".join([word.value, *(str(step) for step, found in outlook.items() if found is word)])
        yield str(seen.now)


class _Process:
    """A running program. Threads read and write, so that a program that hangs does not block us."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        pipe = subprocess.PIPE
        try:
            self._program = subprocess.Popen(  # noqa: S603 (the user named it)
                command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            raise ProgramFailed(f"cannot be started: {error.strerror}") from error
        _alive.add(self)
        self._changed = Condition()
        self._said: deque[str] = deque()
        self._to_tell: deque[bytes] = deque()
        self._errors = b""
        self._is_closed = self._is_ended = False
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write, self._read_errors)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        """Reads lines from the program; it has to wait if too many are unread."""
        with suppress(OSError, ValueError):  # closed while reading
            for line in _stream(self._program.stdout):
                with self._changed:
                    self._changed.wait_for(lambda: self._is_ended or len(self._said) < _UNREAD)
                    if self._is_ended:
                        break
                    self._said.append(line.decode("utf-8", "replace").strip())
                    self._changed.notify_all()
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def _read_errors(self) -> None:
        with suppress(OSError, ValueError):
            for line in _stream(self._program.stderr):
                self._errors = (self._errors + line)[-_SHOWN:]

    def _write(self) -> None:
        stream = _stream(self._program.stdin)
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_ended or bool(self._to_tell))
                if self._is_ended:
                    return
                text = b"".join(self._to_tell)
                self._to_tell.clear()
            try:
                stream.write(text)
                stream.flush()
            except (OSError, ValueError):  # the program no longer reads; other code notices that it has ended
                return

    @property
    def is_alive(self) -> bool:
        """Whether the program can still answer."""
        return not self._is_ended and not self._is_closed and self._program.poll() is None

    def tell(self, *lines: str) -> None:
        """Sends lines that need no answer."""
        with self._changed:
            self._to_tell.append("".join(f"{line}\n" for line in lines).encode())
            self._changed.notify_all()

    def ask(self, lines: list[str], budget: Budget) -> str:
        """The program's answer; kills the program if it fails, is late or is cancelled."""
        started = time.monotonic()
        with self._changed:
            self._said.clear()  # nobody asked for these
            self._changed.notify_all()
        self.tell(*lines)
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._said or self._is_closed, _POLL)
                if self._said:
                    answer = self._said.popleft()
                    self._changed.notify_all()
                    return answer
                is_closed = self._is_closed
            if is_closed:
                raise self._failed("it closed its output")
            if budget.is_cancelled():
                self.end()
                raise Cancelled
            if time.monotonic() > started + _LONGEST:
                raise self._failed(f"no answer in {_LONGEST:g} s")

    def _failed(self, reason: str) -> ProgramFailed:
        """The error for a program that has failed; kills it."""
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(_POLL)
        code = self._program.poll()
        self.end()
        said = self._errors.decode("utf-8", "replace").strip()
        reason = reason if code is None else f"it ended with status {code}"
        return ProgramFailed(f"{reason}\n{said}" if said else reason)

    def end(self) -> None:
        """Kills the program and everything it has started."""
        with self._changed:
            if self._is_ended:
                return
            self._is_ended = True
            self._changed.notify_all()
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._program.pid, signal.SIGKILL)
            else:
                self._program.kill()
        self._program.wait()
        streams = (self._program.stdout, self._program.stdin, self._program.stderr)
        for thread, stream in zip(self._threads, streams, strict=True):
            thread.join(1)
            if not thread.is_alive():  # another process may still have the other end open
                with suppress(OSError):
                    _stream(stream).close()
        _alive.discard(self)


def _stream(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream
    return stream


_alive: Final[set[_Process]] = set()
_idle: Final[defaultdict[tuple[str, ...], list[_Process]]] = defaultdict(list)
"""Idle processes: starting a program takes longer than most turns."""


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
def end_programs() -> None:
    """Kills every program, so that none outlives us."""
    for process in list(_alive):
        process.end()
    _idle.clear()
