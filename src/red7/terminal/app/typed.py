"""The line where steps are typed, as in `+G4>B2`, with what completes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from red7 import Draw, IllegalStep, Outlook, Step, View
from red7.terminal.game.input_parser import END, read_line, step_for

_LONGEST: Final = 60
_MOST: Final = 5_000
"""With more ways to finish the turn than this, only next steps are completed."""

_BARE_CARD: Final = re.compile(r"(?<![+>^])[A-Z]")


class Unread(Exception):
    """What was typed is no step."""


@dataclass
class TypedLine:
    """What has been typed so far."""

    text: str = ""

    def press(self, key: str, character: str) -> bool:
        """Whether the key belongs to the line, which then has changed."""
        if key == "backspace" and self.text:
            self.text = self.text[:-1]
        elif key in ("escape", "ctrl+u") and self.text:
            self.text = ""
        elif character and (self.text or not character.isspace()):
            self.text = (self.text + character)[:_LONGEST]
        else:
            return False
        return True

    def completions(self, view: View) -> list[str]:
        """How the line can go on, each as a whole line: those that stay in come first; none if nothing is typed."""
        begun = self._begun(view)
        if not self.text.strip():
            return []
        taken = str(view.turn)
        found: dict[str, tuple[bool, int]] = {}
        for turn in view.legal_turns()[:_MOST]:
            text = "".join(str(item) for item in turn.items if not isinstance(item, Draw))
            text = text.removeprefix(taken)
            if begun.match(text):
                found[text] = (turn.out, len(text))
        return sorted(found, key=lambda text: found[text])

    def missing(self, view: View, completion: str) -> str:
        """What has to be typed yet of a line that completes this one."""
        begun = self._begun(view).match(completion)
        return completion[begun.end() :] if begun else ""

    def _begun(self, view: View) -> re.Pattern[str]:
        """Matches the lines that begin like this one, in which what is done with a card may be left out."""
        text = self.text.upper().replace(" ", "")
        if text[:1].isalpha() and not view.turn.items:
            text = f"+{text}"
        return re.compile(_BARE_CARD.sub(r"[+>^]?\g<0>", re.escape(text)))

    def steps(self, view: View) -> list[Step]:
        """The typed steps, checked one by one; raises IllegalStep, or Unread if they are none."""
        read = read_line(self.text)
        if not read:
            raise Unread(self.text)
        steps: list[Step] = []
        for one in read:
            step = step_for(one, view.legal_steps(), begins=not view.turn.items)
            if step is None:
                raise Unread(self.text)
            turn, after = view.advance(step)
            steps.append(step)
            is_last = not after.turn.items or isinstance(turn.items[-1], Draw)
            if is_last:
                break
            view = after
        if len(steps) < len(read) and not (len(steps) == len(read) - 1 and read[-1].verb is END.verb):
            raise IllegalStep("after-draw", "nothing can follow yet")
        return steps


def is_fatal(view: View, step: Step) -> bool:
    """Whether a step puts its player out although there are others."""
    outlook = view.outlook()
    return step is END and outlook.get(END) is Outlook.NO and len(outlook) > 1
