"""The games played here, to go on with or to look at."""

from __future__ import annotations

from itertools import islice
from typing import Final

from rich.text import Text

from red7.locales import Words
from red7.terminal.app.drawing import BOLD, DIM, beside
from red7.terminal.app.local import LocalGame
from red7.terminal.app.page import PageScreen, link
from red7.terminal.app.replay import ReplayScreen
from red7.terminal.app.table import TableScreen
from red7.terminal.app.telling import Teller, names_of
from red7.terminal.saved import kept_games, resume
from red7.terminal.sources import BadInput

_MOST: Final = 200
_WIDTH: Final = 110
"""The most columns for a line, so that its ends belong together."""


class GamesScreen(PageScreen):
    """A list of games, the newest first."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.place = 0
        self.problem = ""

    def on_mount(self) -> None:
        self.kept = list(islice(kept_games(), _MOST))
        self.place = max(0, min(self.place, len(self.kept) - 1))  # some may be gone
        self.redraw()

    def on_screen_resume(self) -> None:
        self.on_mount()

    def press(self, key: str, _character: str) -> None:
        self.problem = ""
        if key in ("up", "down") and self.kept:
            self.place = (self.place + (1 if key == "down" else -1)) % len(self.kept)
        elif key == "enter" and self.kept:
            self._open()
        elif key in ("q", "escape"):
            self.leave()

    def do(self, deed: str) -> None:
        kind, _, what = deed.partition(" ")
        if kind == "game":
            self.place = int(what)
            self.press("enter", "")
        else:
            self.press(deed, "")

    def _open(self) -> None:
        kept = self.kept[self.place]
        if kept.is_over:
            self.app.push_screen(ReplayScreen(kept.game, self.words))
            return
        try:
            saved, opening = resume(kept.number)
        except BadInput as error:
            self.problem = str(error)
            return
        self.app.push_screen(TableScreen(LocalGame(opening, self.words, saved=saved)))

    def lines(self, width: int, height: int) -> list[Text]:
        say = self.words.text
        page = [Text(), Text(f" {say('games-own')}", style=BOLD), Text()]
        room = height - len(page) - 2
        first = max(0, min(self.place - room // 2, len(self.kept) - room))
        for place, kept in enumerate(self.kept[first : first + room], start=first):
            names = names_of(kept.game, self.words)
            teller = Teller(self.words, names)
            if kept.is_over:
                winners = [names[seat] for seat in kept.game.position.match_winners]
                state = say("replay-won", count=len(winners), names=", ".join(winners))
            else:
                state = say("replay-unfinished")
            is_marked = place == self.place
            line = Text(f" {'▸' if is_marked else ' '} {kept.number:4}  ", style=BOLD if is_marked else "")
            line.append(f"{kept.game.tags.get('Date', '')}  {', '.join(names)}  ")
            line.append(teller.rules(kept.game.rules), style=DIM)
            page.append(link(beside(line, Text(f" {state} "), min(width, _WIDTH)), f"game {place}"))
        if not self.kept:
            page.append(Text(f" {say('home-recent-none')}", style=DIM))
        page += [Text()] * (height - 2 - len(page))
        keys = Text.assemble((" ↑↓ ↵ ", "reverse"), f" {say('term-choose')}  ")
        keys.append_text(link(Text.assemble((" q ", "reverse"), f" {say('close')}"), "q"))
        return [*page, Text(f" {self.problem}"), keys]
