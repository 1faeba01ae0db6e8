"""A screen made of lines of text. Only the lines that changed are sent, so that a slow connection will do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

_APART: Final = 12
"""Two changes in a line are sent as one if so few columns lie between them: going there costs bytes as well."""


def link(words: Text, deed: str) -> Text:
    """The words as something to be clicked."""
    words.stylize(Style(meta={"deed": deed}))
    return words


class Page(Widget):
    """Lines of text, as many as the screen has."""

    def __init__(self) -> None:
        super().__init__()
        self._strips: list[Strip] = []

    def show(self, lines: Sequence[Text]) -> None:
        """Shows these lines; sends those that differ from before."""
        width, height = self.app.size
        console = self.app.console
        strips = [Strip(list(line.render(console)), line.cell_len).adjust_cell_length(width) for line in lines[:height]]
        blank = Strip([Segment(" " * width)], width)
        strips += [blank] * (height - len(strips))
        old, self._strips = self._strips, strips
        if len(old) != len(strips):
            self.refresh()
            return
        changed = [Region(at, y, size, 1) for y in range(height) for at, size in changes(old[y], strips[y])]
        if changed:
            self.refresh(*changed)

    def render_line(self, y: int) -> Strip:
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)


def changes(old: Strip, new: Strip) -> Iterator[tuple[int, int]]:
    """Where a line changed: the column, and how many from there; the whole of it if it has wide characters."""
    if old == new:
        return
    before, after = list(_cells(old)), list(_cells(new))
    if len(before) != len(after) or len(after) != new.cell_length:
        yield 0, new.cell_length
        return
    differ = [column for column, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
    if not differ:  # the same, in other pieces
        return
    start = end = differ[0]
    for column in differ[1:]:
        if column - end > _APART:
            yield start, end + 1 - start
            start = column
        end = column
    yield start, end + 1 - start


def _cells(strip: Strip) -> Iterator[tuple[str, Style | None]]:
    return ((character, segment.style) for segment in strip for character in segment.text)


class PageScreen(Screen[None]):
    """A screen that is one page; each kind says which lines it has, and what keys do."""

    DEFAULT_CSS = "PageScreen { layers: base; overflow: hidden; } Page { width: 100%; height: 100%; }"

    def compose(self) -> ComposeResult:
        yield Page()

    @abstractmethod
    def lines(self, width: int, height: int) -> list[Text]:
        """What to show on a screen of this size."""

    @abstractmethod
    def press(self, key: str, character: str) -> None:
        """Does what a key asks for; `character` is what it prints, if anything."""

    def do(self, deed: str) -> None:
        """Does what was clicked: by default what that key does."""
        self.press(deed, "")

    def leave(self) -> None:
        """Goes back to the screen before; from the first one, ends."""
        if len(self.app.screen_stack) > 1:
            self.app.pop_screen()
        else:
            self.app.exit()

    def redraw(self) -> None:
        """Shows how things stand now."""
        if self.is_mounted and self.is_current:
            width, height = self.app.size
            self.query_one(Page).show(self.lines(width, height))

    def on_mount(self) -> None:
        self.redraw()

    def on_screen_resume(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.app.screen is not self:  # pressed once more, and the first time led to another screen
            return
        self.press(event.key, event.character if event.is_printable and event.character else "")
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        deed = event.style.meta.get("deed")
        if deed:
            self.do(deed)
            self.redraw()

    def on_mouse_scroll_down(self) -> None:
        self.press("down", "")
        self.redraw()

    def on_mouse_scroll_up(self) -> None:
        self.press("up", "")
        self.redraw()
