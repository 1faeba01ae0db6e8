"""A hint: the best turns from what the player has seen, searched for behind the screen and cancelled at will."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.app import App

from red7 import Board, Red7Error, Seat, Step, Verb
from red7.play.bots.bot import Budget, Cancelled
from red7.play.history import Seen
from red7.terminal.app.drawing import BOLD, DIM, wrapped
from red7.terminal.app.playing import behind
from red7.terminal.app.telling import Teller
from red7.terminal.style import sentence

if TYPE_CHECKING:
    from red7.play.analysis import Analysis, Option

WORLDS = 100
_MOST: Final = 4
"""How many turns are shown."""
_BAR: Final = 16
_WIDE: Final = 38
"""The least columns with room for ranges."""


class Hint:
    """What the search has found so far."""

    def __init__(self, app: App[Exception], seen: Seen, teller: Teller) -> None:
        self.done, self.everything = 0, WORLDS
        self.analysis: Analysis | None = None
        self.is_cancelled = False
        self.is_running = True
        self.problem = ""
        self._seen, self._teller = seen, teller
        behind(app, self._search, self._found)

    def cancel(self) -> None:
        """Stops the search, which notices within one deal of the hidden cards."""
        self.is_cancelled = True

    def _search(self) -> Analysis | None:
        try:
            from red7.play.analysis import analyse  # noqa: PLC0415 (Numba is slow to load)

            if self.is_cancelled:
                raise Cancelled
            budget = Budget(iterations=self.everything, is_cancelled=lambda: self.is_cancelled)
            return analyse(self._seen, budget, progress=self._tell)
        except Red7Error as error:
            self.problem = str(error)
            return None
        finally:
            self.is_running = False

    def _tell(self, done: int, _everything: int) -> None:
        self.done = done

    def _found(self, analysis: Analysis | None) -> None:
        self.analysis = analysis

    def lines(self, width: int, height: int) -> list[Text]:
        """How far the search is, or what it has found."""
        say = self._teller.say
        lines = [Text(say("options-title"), style=BOLD), Text()]
        if self.problem:
            return [*lines, *wrapped(Text(self.problem), width)]
        if self.analysis is None:
            filled = _BAR * self.done // self.everything
            bar = Text().append("━" * filled, style=BOLD).append("─" * (_BAR - filled), style=DIM)
            return [*lines, Text(say("hint-thinking")), bar]
        ends = [
            Text(line.plain, style=DIM)
            for line in wrapped(Text(say("options-worlds", count=self.analysis.worlds)), width)
        ]
        for option in self.analysis.options[:_MOST]:
            block = self._option(option, width)
            if len(lines) + len(block) + len(ends) <= height:
                lines += block
        return [*lines, *ends]

    def _option(self, option: Option, width: int) -> list[Text]:
        say = self._teller.say
        if option.goes_out:
            worth = Text(say("options-out"))
        else:
            worth = Text().append(f"{option.chance.value:4.0%} ", style=BOLD).append(say("hint-chance"))
            if width >= _WIDE:
                worth.append(f" ({option.chance.low:.0%}–{option.chance.high:.0%})", style=DIM)
        if option.points:
            worth.append(f" {say('options-points-short', points=f'{option.points.value:+.1f}')}")
        words = sentence(way_words(self._seen.now, option, self._teller))
        words.append(f" {option}", style=DIM)
        return [*wrapped(worth, width), *(Text("  ").append_text(line) for line in wrapped(words, width - 2)), Text()]


def way_words(board: Board, option: Option, teller: Teller) -> str:
    """What is done in a turn, as in `play G4, change the rule with B2`."""
    if option.goes_out and len(option.steps) == 1:
        return teller.say("way-nothing")
    return way_of(board, option.steps, teller)


def way_of(board: Board, steps: Sequence[Step], teller: Teller) -> str:
    """What these steps do, in words."""
    parts, own = [], set(board.palettes[board.seat])
    for step in steps:
        card = str(step.card)
        if step.verb is Verb.PLAY and step.card:
            own.add(step.card)
            parts.append(teller.say("hint-play", card=card))
        elif step.verb is Verb.DISCARD:
            parts.append(teller.say("way-move" if step.card in own else "hint-discard", card=card))
        elif step.verb is Verb.TOP:
            owners = [seat for seat, palette in enumerate(board.palettes) if step.card in palette]
            if owners and owners[0] != board.seat:
                parts.append(teller.say("way-take", owner=teller.name(Seat(owners[0])), card=card))
            else:
                parts.append(teller.say("hint-deck", card=card))
        elif step.verb is Verb.TAKE:
            parts.append(teller.say("hint-draw"))
        elif step.verb is Verb.DECLINE:
            parts.append(teller.say("hint-decline"))
    return ", ".join(parts) or teller.say("way-end")
