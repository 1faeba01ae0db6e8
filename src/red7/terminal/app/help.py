"""The help pages: the keys, and the rules of the game that is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from red7 import Colour, Rules
from red7.locales import Words
from red7.terminal.app.drawing import BOLD, wrapped
from red7.terminal.app.page import PageScreen, link
from red7.terminal.style import field, sentence

_WIDTH: Final = 76
_EXAMPLES: Final = {
    Colour.RED: "R7",
    Colour.ORANGE: "R5 G5 V5",
    Colour.YELLOW: "Y7 Y4 Y2",
    Colour.GREEN: "B6 R4 G2",
    Colour.BLUE: "R6 G5 B3 V1",
    Colour.INDIGO: "O5 B4 I3 G2",
    Colour.VIOLET: "B3 R2 I1",
}


class HelpScreen(PageScreen):
    """Pages to scroll through."""

    def __init__(self, words: Words, rules: Rules) -> None:
        super().__init__()
        self.words = words
        self.rules = rules
        self.top = 0

    def press(self, key: str, _character: str) -> None:
        page = self.app.size.height - 2
        moves = {"down": 1, "up": -1, "pagedown": page, "space": page, "pageup": -page, "home": -10_000, "end": 10_000}
        if key in moves:
            self.top += moves[key]
        else:
            self.leave()

    def lines(self, width: int, height: int) -> list[Text]:
        room = min(_WIDTH, width - 2)
        found = [Text(" ").append_text(line) for line in self._pages(room)]
        self.top = max(0, min(self.top, len(found) - height + 1))
        shown = found[self.top : self.top + height - 1]
        shown += [Text()] * (height - 1 - len(shown))
        keys = Text.assemble((" ↑↓ ", "reverse"), f" {self.top + 1}–{self.top + height - 1} / {len(found)}  ")
        close = link(Text.assemble((" q ", "reverse"), f" {self.words.text('close')}"), "q")
        return [*shown, keys.append_text(close)]

    def _pages(self, width: int) -> Iterator[Text]:
        keys = ["term-help-arrows", "term-help-cards", "term-help-type", "term-help-keys"]
        yield from self._section("term-help", keys, width)
        yield from self._section("rulebook-title", ["rulebook-intro"], width)
        yield from self._section("rulebook-winning", ["rulebook-winning-text"], width)
        for rule, example in _EXAMPLES.items():
            label = Text().append(f" {self._say('colour-name', colour=rule.letter)} ".ljust(11), style=field(rule))
            words = sentence(f"{self._say(f'rulebook-set-{rule.letter}')} {example}")
            first, *rest = wrapped(words, width - 12)
            yield label.append(" ").append_text(first)
            yield from (Text(" " * 12).append_text(line) for line in rest)
        turn = ["play", "discard", "both", "nothing", "winning", "empty"]
        yield from self._section("rulebook-turn", [f"rulebook-turn-{name}" for name in turn], width)
        round_ = ["deal", "canvas", "first", "out", "end"]
        yield from self._section("rulebook-round", [f"rulebook-round-{name}" for name in round_], width)
        yield from self._section("rulebook-cards", ["rulebook-cards-number", "rulebook-cards-colour"], width)
        if self.rules.discard_rule:
            yield from self._section("rulebook-discard", ["rulebook-discard"], width)
        if self.rules.scoring:
            names = ["rulebook-score-set", "rulebook-score-next", "rulebook-score-target"]
            yield from self._section("rulebook-score", names, width)
        if self.rules.actions:
            names = [f"rulebook-act-{number}" for number in (1, 3, 5, 7)]
            yield from self._section("rulebook-actions", ["rulebook-actions-text"], width)
            for name, number in zip(names, (1, 3, 5, 7), strict=True):
                yield from wrapped(sentence(f"{number}: {self._of_edition(name)}"), width, indent=3)

    def _section(self, title: str, names: list[str], width: int) -> Iterator[Text]:
        yield Text()
        yield Text(self._say(title), style=BOLD)
        for name in names:
            yield from wrapped(sentence(self._of_edition(name)), width, indent=2)

    def _say(self, name: str, **values: object) -> str:
        return self.words.text(name, **values)

    def _of_edition(self, name: str) -> str:
        """The text, as this edition has it: the newest that is not newer."""
        edition = int(str(self.rules)[2])
        for number in range(edition, -1, -1):
            try:
                return self._say(f"{name}-1{number}")
            except KeyError:
                continue
        return self._say(name)
