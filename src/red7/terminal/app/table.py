"""The screen of a table: the board, what the player can do, and the story so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rich.text import Text

from red7 import Board, Card, IllegalStep, Rules, Step, View
from red7.play.history import seen_of
from red7.terminal.app.asking import Asking
from red7.terminal.app.choices import Choice, hopeless_cards
from red7.terminal.app.drawing import (
    BOLD,
    DIM,
    Picking,
    beside,
    board_lines,
    canvas_line,
    hand_lines,
    rule_bar,
    seats_in_order,
    with_column,
    wrapped,
)
from red7.terminal.app.help import HelpScreen
from red7.terminal.app.hint import Hint
from red7.terminal.app.page import PageScreen, link
from red7.terminal.app.playing import Playing
from red7.terminal.app.replay import ReplayScreen
from red7.terminal.app.story import story_lines
from red7.terminal.app.typed import TypedLine, Unread, is_fatal
from red7.terminal.app.unfinished import UnfinishedTurn
from red7.terminal.app.waiting import said_meanwhile

_WATCH = 0.1
"""Seconds between two looks at a search that goes on."""
_WIDE = 100
"""The least columns for tall cards."""
_BOARD = 104
"""The most columns for the board, so that the eye finds what belongs together."""
_STORY = 80
"""The most columns for a line of the story."""
_LOG_FROM = 72
"""The least columns with room for the story beside the board."""
_SAID = 6
"""The lines for what is said while others play, so that nothing jumps."""


class TableScreen(PageScreen):
    """A game being played or watched."""

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.turn = UnfinishedTurn(playing)
        self.typed = TypedLine()
        self._asking = Asking(playing, self.turn, self.typed)
        self.asks = False
        """Whether dropping out is being asked about."""
        self.message = ""
        self.hint: Hint | None = None
        self._clock = ""
        self.chat: TypedLine | None = None
        """What is being said to the others."""

    # --- the game -----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.playing.changed = self.follow
        self.playing.begin(self.app)
        self.set_interval(_WATCH, self._watch)
        self.follow()

    async def on_unmount(self) -> None:
        self._drop_hint()
        await self.playing.stop()

    def leave(self) -> None:
        self.playing.let_go()
        super().leave()

    def follow(self) -> None:
        """Shows the game after something has changed in it; steps stay if it was nothing on the board."""
        self.asks = False
        self._drop_hint()
        self.turn.follow()
        self.redraw()

    @property
    def view(self) -> View | None:
        """The board with the steps taken so far; None if the viewer is not to move."""
        return self.turn.view

    def _take(self, steps: Sequence[Step]) -> None:
        self._drop_hint()
        self.turn.take(steps)
        self.message = ""

    # --- keys ---------------------------------------------------------------------------------------------------

    def press(self, key: str, character: str) -> None:
        if self.asks:
            self._answer(key)
        elif self.chat:
            self._chat(self.chat, key, character)
        elif key == "enter":
            self._enter()
        elif key in ("left", "right"):
            self.turn.mark_beside(1 if key == "right" else -1)
        elif key in ("up", "down"):
            self.turn.mark_choice(1 if key == "down" else -1)
        elif not self.typed.text and (deed := self._deeds.get(key)):
            deed()
        elif key == "escape" and not self.typed.text:
            self._drop_hint()
            self.playing.refuse()
        elif key == "tab":
            self._complete()
        elif self.view and self.typed.press(key, character):
            self.message = ""

    @property
    def _deeds(self) -> dict[str, Callable[[], None]]:
        deeds = {
            "u": self.undo,
            "h": self.ask_hint,
            "c": self.begin_chat,
            "s": self.playing.give_up,
            "q": self.leave,
            "question_mark": self.show_help,
            "f1": self.show_help,
        }
        return deeds | {"r": self.look_back} if self.playing.is_finished else deeds  # red cards are typed with r

    def do(self, deed: str) -> None:
        kind, _, what = deed.partition(" ")
        if kind in ("card", "choice"):  # whoever clicks has given up what they typed or were asked
            self.typed.text, self.asks, self.message = "", False, ""
        if kind == "card":
            card = Card.parse(what)
            if card is self.turn.card and self.turn.choices:
                self._choose(self.turn.choices[0])
            self.turn.mark(card)
        elif kind == "choice":
            self.turn.place = int(what)
            self._enter()
        else:
            self.press(deed, "")

    def _answer(self, key: str) -> None:
        if key in ("enter", "y") and (choice := self.turn.choice):
            self._choose(choice, sure=True)
        self.asks = False

    def _enter(self) -> None:
        if self.typed.text:
            self._play_typed()
        elif self.view:
            if choice := self.turn.choice:
                self._choose(choice)
        else:
            self.playing.go_on()
            self.turn.aim()

    def _choose(self, choice: Choice, *, sure: bool = False) -> None:
        if choice.is_fatal and not sure:
            self.asks = True
        else:
            self._take(choice.steps)

    def _complete(self) -> None:
        view = self.view
        if view and (found := self.typed.completions(view)):
            self.typed.text = found[0]

    def _play_typed(self) -> None:
        view, teller = self.view, self.playing.teller
        if view is None:
            return
        try:
            steps = self.typed.steps(view)
        except Unread:
            self.message = teller.say("who-type-wrong", count=1, text=self.typed.text)
            return
        except IllegalStep as refused:
            self.message = teller.refused(refused.code)
            return
        self.typed.text = ""
        for step in steps[:-1]:
            view = view.play(step)
        if is_fatal(view, steps[-1]) and not self.playing.is_silent:
            self._take(steps[:-1])
            self.turn.place = len(self.turn.choices) - 1
            self.asks = True
        else:
            self._take(steps)
            self.turn.mark_end()

    def undo(self) -> None:
        """Takes the last step of this turn back."""
        if not self.turn.undo() and (view := self.view):
            drawn = view.turn.items
            self.message = self.playing.teller.say("trouble-undo-draw" if drawn else "trouble-undo-nothing")

    def ask_hint(self) -> None:
        """Looks for the best turns, unless it does so already."""
        view, game = self.view, self.playing.game
        if view and game and self.playing.has_hints and not self.hint:
            seen = seen_of(game.rounds[-1], view.seat)
            self.hint = Hint(self.app, replace(seen, now=view), self.playing.teller)

    def _drop_hint(self) -> None:
        if self.hint:
            self.hint.cancel()
            self.hint = None

    def _watch(self) -> None:
        if self.hint or self.playing.clock != self._clock:
            self._clock = self.playing.clock
            self.redraw()

    def begin_chat(self) -> None:
        """Lets the player write to the others."""
        self.chat = TypedLine() if self.playing.has_chat else None

    def _chat(self, line: TypedLine, key: str, character: str) -> None:
        if key == "enter" and line.text.strip():
            self.playing.say(line.text.strip())
        if key in ("enter", "escape"):
            self.chat = None
        else:
            line.press(key, character)

    def look_back(self) -> None:
        """Shows the game again from its beginning, once it is over."""
        if game := self.playing.game:
            self.app.push_screen(ReplayScreen(game, self.playing.teller.words))

    def show_help(self) -> None:
        """Shows the keys and the rules."""
        board = self.playing.board
        rules = board.rules if board else Rules.parse("1.3")
        self.app.push_screen(HelpScreen(self.playing.teller.words, rules))

    # --- what is shown ------------------------------------------------------------------------------------------

    def lines(self, width: int, height: int) -> list[Text]:
        board = self.view or self.playing.board
        if board is None:
            page = [Text(), *(Text(" ").append_text(line) for line in self.playing.status()), Text()]
            page += [Text(f" {line}") for line in [self.playing.note, *self.playing.chat]]
            return [*_boxed(page, height - 2), self._chat_line(), self._keys(width)]
        teller = self.playing.teller
        at = min(width - max(26, min(48, width - 56)), _BOARD) if width >= _LOG_FROM else width
        bottom = self._bottom(board, at - 2 if at < width else width)
        room = height - 2 - len(bottom) - 1
        shown = self.playing.open_board
        if shown:
            for step in self.turn.steps:
                shown = shown.play(step)
        hands = [seat for seat in seats_in_order(board, teller.you) if shown and seat != teller.you]
        top = board_lines(shown or board, teller, at - 3 if at < width else width, room, self._picking(), hands=hands)
        head = [rule_bar(board, teller, width, plain=self.app.no_color), canvas_line(board, teller)]
        if self.hint and at == width:
            top = self.hint.lines(width - 2, room)
        body = _boxed(top, room) + bottom
        if at < width:
            size = min(width - at - 1, _STORY), len(body)
            column = self.hint.lines(*size) if self.hint else story_lines(self.playing, *size)
            body = list(with_column(body, _boxed(column, len(body)), at, width))
        return [*head, *body, self._keys(width)]

    def _picking(self) -> Picking:
        view = self.view
        if view is None:
            return Picking(tall=self._is_tall)
        _, leading = self._asking.leads_to(view)
        return Picking(self.turn.card, frozenset(self.turn.cards), leading, tall=self._is_tall)

    @property
    def _is_tall(self) -> bool:
        """Whether there is room for cards of three lines."""
        board = self.playing.board
        return board is not None and self.app.size.height >= 18 + 6 * board.players and self.app.size.width >= _WIDE

    def _bottom(self, board: Board, width: int) -> list[Text]:
        """The hand, what can be done, and the line for typing: always as many lines, so that nothing jumps."""
        view = self.view
        if view is None:
            return self._waiting(board, width)
        hopeless = () if self.playing.is_silent else hopeless_cards(view)
        lines = [Text(), *hand_lines(view.hand, self._picking(), hopeless, width)]
        lines += self._asking.lines(view, width, message=self.message, asks=self.asks)
        return [*lines[:-1], self._chat_line()] if self.chat else lines

    def _chat_line(self) -> Text:
        if self.chat is None:
            return Text()
        hint = "" if self.chat.text else self.playing.teller.say("chat-line")
        return Text().append(f" “{self.chat.text}", style=BOLD).append(hint, style=DIM)

    def _waiting(self, board: Board, width: int) -> list[Text]:
        """What is shown while others play, between rounds, and after the game."""
        teller = self.playing.teller
        hand = () if teller.you is None else board.hands[teller.you]
        said = said_meanwhile(self.playing, board)
        lines = [Text(), *hand_lines(hand, Picking(tall=self._is_tall), (), width)]
        words = [Text(" ").append_text(line) for one in said for line in wrapped(one, width - 2)]
        gap = [Text()] if len(words) < _SAID else []
        return [*lines, *_boxed([*gap, *words], _SAID), self._chat_line()]

    def _keys(self, width: int) -> Text:
        """The keys that do something now, to be clicked as well; where there is no room for all, the best known go."""
        say = self.playing.teller.say
        keys = [("←→↑↓ ↵", "term-choose", ""), ("Tab", "term-complete", "tab")] if self.view else []
        keys += [("u", "do-undo", "u")] if self.turn.steps else []
        keys += [("h", "hint-ask", "h")] if self.view and self.playing.has_hints and not self.hint else []
        keys += [("Esc", "options-cancel" if self.hint.is_running else "close", "escape")] if self.hint else []
        keys += [("s", "puzzles-give-up", "s")] if self.view and self.playing.is_silent else []
        keys += [("r", "look-at-game", "r")] if self.playing.is_finished else []
        keys += [("c", "chat-title", "c")] if self.playing.has_chat else []
        keys += [("?", "term-help-ask", "f1"), ("q", "term-leave", "q")]
        shown: dict[str, Text] = {}
        for key, name, deed in keys:
            one = Text.assemble((f" {key} ", "reverse"), f" {say(name)}  ")
            shown[name] = link(one, deed) if deed else one
        for name in ("term-complete", "term-choose"):
            if sum(one.cell_len for one in shown.values()) > width - len(self.playing.clock):
                shown.pop(name, None)
        return beside(Text().join(shown.values()), Text(self.playing.clock, style=BOLD), width)


def _boxed(lines: list[Text], height: int) -> list[Text]:
    """The lines as exactly so many."""
    return (lines + [Text()] * height)[:height]
