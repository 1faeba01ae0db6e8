"""The first screen: what to play, and how."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from red7 import Colour, Rules, deal
from red7.locales import LANGUAGES, Words
from red7.play.bots.characters import CHARACTERS, bot_text
from red7.play.bots.levels import LEVELS, USUAL
from red7.play.bots.roster import enter
from red7.protocol.parts import Level
from red7.terminal.app.drawing import BOLD, DIM, wrapped
from red7.terminal.app.games import GamesScreen
from red7.terminal.app.help import HelpScreen
from red7.terminal.app.local import LocalGame
from red7.terminal.app.page import PageScreen, link
from red7.terminal.app.puzzle import PuzzleTable
from red7.terminal.app.table import TableScreen
from red7.terminal.opening import Opening
from red7.terminal.saved import SavedGame, kept_games, resume
from red7.terminal.sources import BadInput
from red7.terminal.style import field

NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español"}
_SWITCHES: Final = {"": "rules-basic", "ds": "rules-advanced", "s": "rules-points", "d": "rules-discard"}
_LEVELS: Final[tuple[Level, ...]] = (*LEVELS, *CHARACTERS)
_WIDTH: Final = 60
_ABOUT: Final = 5
"""The lines below the menu for what the marked one means, and for the keys."""


@dataclass
class Wishes:
    """What has been chosen to play."""

    opponents: int = 1
    level: Level = USUAL
    humans: int = 1
    switches: str = ""
    actions: bool = False
    edition: str = "1.3"

    @property
    def rules(self) -> Rules:
        return Rules.parse(f"{self.edition}{self.switches}{'a' if self.actions else ''}")

    def opening(self) -> Opening:
        """A new game as wished, with random cards."""
        seed = secrets.token_hex(4)
        position = deal(self.rules, players=self.humans + self.opponents, seed=seed)
        return Opening.of(position, humans=self.humans, opponent=enter(bot_text(self.level)), seed=seed)


@dataclass(frozen=True)
class Line:
    """A line of the menu: what it says, what Enter does, what the arrow keys change, and what its value means."""

    label: str
    value: str = ""
    enter: Callable[[], None] | None = None
    change: Callable[[int], None] | None = None
    about: str = ""


class MenuScreen(PageScreen):
    """The first screen."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.wishes = Wishes()
        self.place = 0
        self.message = ""

    def menu(self) -> list[Line]:
        """The lines to choose from."""
        say, wishes = self.words.text, self.wishes
        game = _SWITCHES[wishes.switches]
        age = "first" if wishes.edition == "1.0" else "later"
        has_actions = "yes" if wishes.actions else "no"
        differs = wishes.edition[-1] if wishes.actions or "d" in wishes.switches else "same"
        level = say("level-choice", level=wishes.level, name=say("level-name", level=wishes.level))
        resume = [Line(say("term-continue"), enter=self.resume)] if self.can_continue else []
        lines = [
            Line(say("home-play-now"), enter=self.play),
            *resume,
            Line(say("home-opponents"), str(wishes.opponents), change=self._opponents),
            Line(say("level-label"), level, change=self._level),
            Line(say("term-keyboard"), str(wishes.humans), change=self._humans),
            Line(say("rules-choice"), say(game), None, self._switches, say(f"{game}-line", edition=age)),
            Line(say("rules-actions"), say(f"rulebook-{has_actions}"), None, self._actions, say("rules-actions-line")),
            Line(say("rules-edition"), wishes.edition, None, self._edition, say(f"rules-edition-{differs}")),
        ]
        lines.append(Line(say("games-own"), enter=lambda: self._show(GamesScreen(self.words))))
        lines.append(Line(say("puzzles-title"), enter=self.puzzle))
        lines.append(Line(say("language"), NAMES[self.words.language], change=self._language))
        return lines

    def on_mount(self) -> None:
        self.can_continue = False
        self.call_after_refresh(self._look_for_games)
        self.redraw()

    def on_screen_resume(self) -> None:
        self._look_for_games()

    def _look_for_games(self) -> None:
        could, self.can_continue = (
            self.can_continue,
            any(not kept.is_over and not kept.is_played for kept in kept_games()),
        )
        if self.place:  # the mark stays on its line, when the one to continue comes or goes above it
            self.place += self.can_continue - could
        self.redraw()

    # --- what can be chosen -------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins a game."""
        self.app.push_screen(TableScreen(LocalGame(self.wishes.opening(), self.words, saved=SavedGame())))

    def resume(self) -> None:
        """Goes on with the last game."""
        try:
            saved, opening = resume()
        except BadInput as error:
            self.message = str(error)
            self._look_for_games()
            return
        self.app.push_screen(TableScreen(LocalGame(opening, self.words, saved=saved)))

    def puzzle(self) -> None:
        """Begins a stream of puzzles, for the chosen rules."""
        self._show(TableScreen(PuzzleTable(self.words, self.wishes.rules)))

    def _show(self, screen: PageScreen) -> None:
        self.app.push_screen(screen)

    def _opponents(self, by: int) -> None:
        least = 1 if self.wishes.humans == 1 else 0
        self.wishes.opponents = min(max(self.wishes.opponents + by, least), 4 - self.wishes.humans)

    def _humans(self, by: int) -> None:
        self.wishes.humans = min(max(self.wishes.humans + by, 1), 4)
        self._opponents(0)

    def _level(self, by: int) -> None:
        self.wishes.level = _LEVELS[min(max(_LEVELS.index(self.wishes.level) + by, 0), len(_LEVELS) - 1)]

    def _switches(self, by: int) -> None:
        self.wishes.switches = _turned(list(_SWITCHES), self.wishes.switches, by)

    def _actions(self, _by: int) -> None:
        self.wishes.actions = not self.wishes.actions

    def _edition(self, by: int) -> None:
        self.wishes.edition = _turned(["1.3", "1.2", "1.1", "1.0"], self.wishes.edition, by)

    def _language(self, by: int) -> None:
        self.words = Words(_turned(LANGUAGES, self.words.language, by))

    # --- keys and lines -----------------------------------------------------------------------------------------

    def press(self, key: str, _character: str) -> None:
        lines = self.menu()
        line = lines[self.place]
        self.message = ""
        if key in ("up", "down"):
            self.place = (self.place + (1 if key == "down" else -1)) % len(lines)
        elif key in ("left", "right") and line.change:
            line.change(1 if key == "right" else -1)
        elif key in ("enter", "space"):
            if line.enter:
                line.enter()
            elif line.change:
                line.change(1)
        elif key in ("question_mark", "f1"):
            self.app.push_screen(HelpScreen(self.words, self.wishes.rules))
        elif key in ("q", "escape"):
            self.app.exit()

    def do(self, deed: str) -> None:
        kind, _, what = deed.partition(" ")
        if kind == "line":
            self.place = int(what)
            self.press("enter", "")
        else:
            self.press(deed, "")

    def lines(self, width: int, height: int) -> list[Text]:
        say = self.words.text
        room = min(_WIDTH, width)
        title = Text(" ").join(
            Text(f" {letter} ", style=field(colour)) for letter, colour in zip("RED7", _TITLE, strict=True)
        )
        shown = [title, Text(), Text(say("home-title"), style=BOLD), Text()]
        lines = self.menu()
        label_width = max(len(line.label) for line in lines if line.value) + 2
        for place, line in enumerate(lines):
            is_marked = place == self.place
            text = Text(f"{'▸' if is_marked else ' '} ")
            text.append(line.label.ljust(label_width) if line.value else line.label, style=BOLD if is_marked else "")
            if line.value:
                text.append(f"◂ {line.value} ▸" if is_marked else f"  {line.value}", style=BOLD if is_marked else "")
            if line.enter and place == 0:
                text = Text("▸ " if is_marked else "  ").append(f" {line.label} ", style="reverse bold")
                shown += [link(text, f"line {place}"), Text()]
            else:
                if bool(lines[place - 1].change) is not bool(line.change) and place > 1:
                    shown.append(Text())
                shown.append(link(text, f"line {place}"))
        left, top = max(0, (width - room) // 2), max(0, (height - len(shown) - _ABOUT) // 2)
        about = wrapped(Text(f"  {lines[self.place].about}", style=DIM), min(72, width - left - 1), indent=2)
        if top + len(shown) + 1 + len(about) < height:
            shown += [Text(), *about]
        page = [Text()] * top + [Text(" " * left).append_text(line) for line in shown]
        page += [Text()] * (height - 1 - len(page))
        keys = Text.assemble(
            (" ↑↓ ", "reverse"), f" {say('term-choose')}  ", (" ←→ ", "reverse"), f" {say('term-change')}  "
        )
        for key, name, deed in (("?", "term-help-ask", "f1"), ("q", "term-quit", "q")):
            keys.append_text(link(Text.assemble((f" {key} ", "reverse"), f" {say(name)}  "), deed))
        page = page[: height - 1]
        if self.message:
            page[-1:] = [Text(self.message)]
        return [*page, keys]


_TITLE: Final = (Colour.RED, Colour.ORANGE, Colour.GREEN, Colour.BLUE)


def _turned(values: Sequence[str], value: str, by: int) -> str:
    return values[(values.index(value) + by) % len(values)]
