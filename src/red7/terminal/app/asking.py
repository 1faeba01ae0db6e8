"""What the player to move is asked: what can be done, where that leads, and the line for typing."""

from __future__ import annotations

from rich.text import Text

from red7 import IllegalStep, Seat, View
from red7.terminal.app.choices import Choice, foreseen, why_not
from red7.terminal.app.drawing import BOLD, DIM, cut, wrapped
from red7.terminal.app.page import link
from red7.terminal.app.playing import Playing
from red7.terminal.app.typed import TypedLine, Unread
from red7.terminal.app.unfinished import UnfinishedTurn
from red7.terminal.style import sentence

_ROWS, _CHOICES = 7, 4
"""The lines of the whole, and of the choices if no more are needed, so that nothing jumps."""


class Asking:
    """The lines below the hand, for a turn and what has been typed of it."""

    def __init__(self, playing: Playing, turn: UnfinishedTurn, typed: TypedLine) -> None:
        self.playing, self.turn, self.typed = playing, turn, typed

    def task(self, view: View) -> str:
        """What the player has to do."""
        return self.playing.task or self.playing.teller.asked(view, back=bool(self.turn.steps))

    def leads_to(self, view: View) -> tuple[str, Seat | None]:
        """Where the typed steps or the marked choice lead, and who would be winning then."""
        teller, turn, choice = self.playing.teller, self.turn, self.turn.choice
        if self.typed.text:
            try:
                steps = self.typed.steps(view)
            except Unread:
                return self.task(view), None
            except IllegalStep as refused:
                is_begun = self.typed.completions(view)
                return self.task(view) if is_begun else teller.refused(refused.code), None
            return (self.task(view), None) if self.playing.is_silent else foreseen(view, steps, teller)
        if turn.card and not any(step.card is turn.card for one in turn.choices for step in one.steps):
            return why_not(view, turn.card, teller), None
        return (choice.says, choice.leading) if choice else ("", None)

    def lines(self, view: View, width: int, *, message: str, asks: bool) -> list[Text]:
        """The choices, where they lead or this message, and the typed line; `asks` if dropping out is asked about."""
        found, choice = self.turn.choices, self.turn.choice
        rows = _ROWS + self.playing.is_silent - len(found)
        said = message or self.leads_to(view)[0]
        if asks and choice:
            said = f"{choice.says} {self.playing.teller.say('term-sure')}"
        line = [self._typed_line(view)] if self.typed.text else self._asked(view, width)
        if self.playing.is_silent:
            said = said or self.task(view)
            line = line if self.typed.text else [Text(" > ", style=DIM)]
        words = cut(wrapped(sentence(said), width - 2), rows - 1, width - 2) if said else []
        line = cut(line, max(1, rows - len(words)), width)
        spare = rows - len(words) - len(line)
        gap = min(spare, max(0, _CHOICES - len(found)))
        return [
            *(self._choice_line(one, place) for place, one in enumerate(found)),
            *[Text()] * gap,
            *(Text(" ").append_text(one) for one in words),
            *[Text()] * (spare - gap),
            *line,
        ]

    def _choice_line(self, choice: Choice, place: int) -> Text:
        is_marked = place == self.turn.place
        label = Text(f" {'▸' if is_marked else ' '} {choice.label}", style=BOLD if is_marked else "")
        return link(label, f"choice {place}")

    def _asked(self, view: View, width: int) -> list[Text]:
        lines = wrapped(sentence(self.task(view)), width - 4)
        return [Text(" > " if row == 0 else "   ", style=DIM).append(line.plain, DIM) for row, line in enumerate(lines)]

    def _typed_line(self, view: View) -> Text:
        line = Text().append(f" > {self.typed.text}", style=BOLD)
        found = self.typed.completions(view)
        if found:
            line.append(self.typed.missing(view, found[0]), style=DIM)
            line.append(f"   {'  '.join(found[1:6])}", style=DIM)
        return line
