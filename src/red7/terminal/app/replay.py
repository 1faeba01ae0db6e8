"""A finished game on the full screen: its turns one by one, what each was worth, and the chances as curves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from red7 import Board, Game, Position, Red7Error
from red7.locales import Words
from red7.play.bots.bot import Budget, Cancelled
from red7.terminal.app.drawing import (
    BOLD,
    DIM,
    Picking,
    beside,
    board_lines,
    canvas_line,
    rule_bar,
    seats_in_order,
    with_column,
    wrapped,
)
from red7.terminal.app.hint import way_words
from red7.terminal.app.page import PageScreen, link
from red7.terminal.app.playing import behind
from red7.terminal.app.story import turns_until
from red7.terminal.app.telling import Teller, names_of
from red7.terminal.style import sentence

if TYPE_CHECKING:
    from red7.play.analysis import Verdict

WORLDS = 60
_LEVELS: Final = "▁▂▃▄▅▆▇█"
_COLUMN: Final = 30
_WATCH: Final = 0.2
_STEP: Final = 4
"""The most columns for a turn in a curve."""
_ROWS: Final = 3
"""The lines of a curve where there is room."""
_TALL: Final = 6
"""The lines of a seat with tall cards."""


class ReplayScreen(PageScreen):
    """A game to step through, and to review."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__()
        self.game = game
        owner = game.rounds[0].deal
        you = None if isinstance(owner, Position) else owner.owner
        self.teller = Teller(words, names_of(game, words), you)
        self.places = [(number, at) for number, one in enumerate(game.rounds) for at in range(len(one.positions))]
        """Every position: its round, and how many turns have been played there."""
        self.at = 0
        self.verdicts: dict[tuple[int, int], Verdict] = {}
        self.done, self.everything = 0, 0
        self.is_reviewing = False
        self.is_cancelled = False
        self.problem = ""

    def on_mount(self) -> None:
        self.set_interval(_WATCH, self._watch)
        self.redraw()

    def on_unmount(self) -> None:
        self.is_cancelled = True

    def _watch(self) -> None:
        if self.is_reviewing:
            self.redraw()

    # --- the review ---------------------------------------------------------------------------------------------

    def review(self) -> None:
        """Looks at every turn behind the screen; goes on where it was stopped."""
        if not self.is_reviewing:
            self.is_reviewing, self.is_cancelled = True, False
            behind(self.app, self._review, lambda _: self.redraw())

    def _review(self) -> None:
        try:
            from red7.play.analysis import review_turn  # noqa: PLC0415 (Numba is slow to load)

            budget = Budget(iterations=WORLDS, is_cancelled=lambda: self.is_cancelled)
            turns = [(number, at) for number, at in self.places if at]
            self.everything = len(turns)
            for self.done, (number, at) in enumerate(turns):
                if self.is_cancelled:
                    return
                if (number, at) not in self.verdicts:
                    verdict = review_turn(self.game, round=number + 1, number=at, budget=budget)
                    if verdict:
                        self.verdicts[number, at] = verdict
            self.done = self.everything
        except Cancelled:
            return
        except Red7Error as error:
            self.problem = str(error)
        finally:
            self.is_reviewing = False

    def chances(self) -> list[list[float]]:
        """For each seat its chance to win the round at every place, as far as the review has come."""
        players = len(self.game.seats)
        now = [1 / players] * players
        curves: list[list[float]] = [[] for _ in range(players)]
        for number, at in self.places:
            one = self.game.rounds[number]
            if at == 0:
                now = [1 / players] * players
            elif verdict := self.verdicts.get((number, at)):
                now[verdict.seat] = verdict.played.chance.value
            if one.winner is not None and at == len(one.turns):
                now = [float(seat == one.winner) for seat in range(players)]
            for seat, curve in enumerate(curves):
                curve.append(now[seat])
        return curves

    # --- keys and lines -----------------------------------------------------------------------------------------

    def press(self, key: str, _character: str) -> None:
        last = len(self.places) - 1
        rounds = [place for place, (_, at) in enumerate(self.places) if at == 0]
        moves = {
            "right": self.at + 1,
            "down": self.at + 1,
            "left": self.at - 1,
            "up": self.at - 1,
            "home": 0,
            "end": last,
            "pagedown": next((place for place in rounds if place > self.at), last),
            "pageup": next((place for place in reversed(rounds) if place < self.at), 0),
        }
        if key in moves:
            self.at = max(0, min(moves[key], last))
        elif key == "r":
            self.review()
        elif key == "escape" and self.is_reviewing:
            self.is_cancelled = True
        elif key in ("q", "escape"):
            self.leave()

    @property
    def board(self) -> Board:
        number, at = self.places[self.at]
        return self.game.rounds[number].positions[at]

    def lines(self, width: int, height: int) -> list[Text]:
        board, teller = self.board, self.teller
        at = width - max(_COLUMN, min(48, width - 56))
        is_tall = height >= len(teller.names) * (_TALL + 1 + _ROWS) + 5
        foot = [*self._judged(width), *self._curves(width, _ROWS if is_tall else 1)]
        room = height - 2 - len(foot) - 1
        seats = board_lines(board, teller, at - 3, room, Picking(tall=is_tall), hands=seats_in_order(board, None))
        story = turns_until(self.game, self.places[self.at], teller, width - at - 1, room)
        body = list(with_column((seats + [Text()] * room)[:room], (story + [Text()] * room)[:room], at, width))
        head = [rule_bar(board, teller, width, plain=self.app.no_color), canvas_line(board, teller)]
        return [*head, *body, *foot, self._keys(width)]

    def _judged(self, width: int) -> list[Text]:
        """What is thought of the turn that led here."""
        say = self.teller.say
        verdict = self.verdicts.get(self.places[self.at])
        if self.problem:
            found = wrapped(Text(self.problem), width)
        elif verdict is None:
            found = [Text()]
        else:
            number, at = self.places[self.at]
            mark = verdict.mark.value
            name = f"verdict-{'missed' if mark in ('mistake', 'blunder') else mark}"
            chance, best = (f"{one.chance.value:.0%}" for one in (verdict.played, verdict.best))
            words = Text().append(f" {say(f'mark-{mark}')} ", style="bold reverse").append(" ")
            words.append(say(name, chance=chance, best=best))
            if verdict.best.steps != verdict.played.steps and mark not in ("best", "forced"):
                way = way_words(self.game.rounds[number].positions[at - 1], verdict.best, self.teller)
                words.append(" ").append_text(sentence(say("verdict-better", way=way)))
            found = wrapped(words, width - 1, indent=1)
        return [*found, Text(), Text()][:2]

    def _curves(self, width: int, rows: int) -> list[Text]:
        """A curve of so many lines for each seat, once the game has been looked at."""
        if not self.verdicts:
            return []
        names = self.teller.names
        label = max(map(len, names)) + 1
        room = width - label - 7
        step = max(1, min(_STEP, room // len(self.places)))
        shown = room // step
        first = max(0, min(self.at - shown // 2, len(self.places) - shown))
        lines = []
        for seat, curve in enumerate(self.chances()):
            for row in reversed(range(rows)):
                line = Text(f" {names[seat] if row == 0 else '':{label}}")
                for place, chance in enumerate(curve[first : first + shown], start=first):
                    line.append(_part(chance, row, rows) * step, style=BOLD if place == self.at else DIM)
                lines.append(line if row else line.append(f" {curve[self.at]:4.0%}", style=BOLD))
        return lines

    def _keys(self, width: int) -> Text:
        say = self.teller.say
        keys = Text.assemble((" ←→ ", "reverse"), f" {say('replay-step', at=self.at, last=len(self.places) - 1)}  ")
        if self.is_reviewing:
            going = say("review-progress", done=self.done, turns=self.everything)
            keys.append_text(link(Text.assemble((" Esc ", "reverse"), f" {say('review-stop')}: {going}  "), "escape"))
        elif not self.everything or self.done < self.everything:
            keys.append_text(link(Text.assemble((" r ", "reverse"), f" {say('review-ask')}  "), "r"))
        keys.append_text(link(Text.assemble((" q ", "reverse"), f" {say('close')}"), "q"))
        return beside(keys, Text(), width)


def _part(chance: float, row: int, rows: int) -> str:
    """What is seen of a column of the curve in one of its lines, counted from the bottom; nothing is a low line."""
    filled = round(chance * len(_LEVELS) * rows) - row * len(_LEVELS)
    if filled <= 0:
        return " " if row else _LEVELS[0]
    return _LEVELS[min(filled, len(_LEVELS)) - 1]
