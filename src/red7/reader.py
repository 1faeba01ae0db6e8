"""Reads the text of a record, line by line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from red7.board import Board
from red7.errors import NotationError, RecordError, Red7Error, quote
from red7.notation import read_cards, write_zone
from red7.position import Position
from red7.rounds import Round, check_begins, check_follows, extended
from red7.rules import PLAYERS, Rules
from red7.steps import Turn
from red7.tags import VERSION, Tag, is_required, read_tag, stands_at
from red7.view import View

GOING_ON = "*"
_TURN_LINE = re.compile(r"(?P<number>[1-9][0-9]*)\. (?P<seat>[0-3]) (?P<turn>[^ {}]+)(?: \{(?P<comment>[^}]+)\})?")
_WON_LINE = re.compile(r"won (?P<seat>[0-3])(?: (?P<cards>\S+))?")


class Head(NamedTuple):
    """What the tags of a record say."""

    rules: Rules
    seats: tuple[str, ...]
    other_tags: tuple[Tag, ...]
    result: str


class Reader:
    """Reads a record line by line; `head` and `rounds` are the valid part so far."""

    head: Head | None
    rounds: list[Round]

    def __init__(self, text: str) -> None:
        self.head, self.rounds = None, []
        self._lines = text.removesuffix("\n").split("\n")
        self._at = 0
        self._turn: int | None = None

    def read(self) -> RecordError | None:
        """The error in the record, or None; reads as far as it can."""
        try:
            self.head = self._read_tags()
            while self._at < len(self._lines):
                self._read_round(self.head)
            self._check_result(self.head)
        except Red7Error as error:
            return self._failure(error)
        return None

    def _failure(self, error: Red7Error) -> RecordError:
        where = f"line {self._at + 1}" + (f", turn {self._turn}" if self._turn else "")
        return RecordError(
            error.code,
            f"{where}: {error.message}",
            line=self._at + 1,
            turn=self._turn,
            text=error.text,
            position=error.position,
        )

    def _line(self) -> str:
        return self._lines[self._at] if self._at < len(self._lines) else ""

    def _read_tags(self) -> Head:
        tags: dict[str, str] = {}
        required: list[str] = []
        others: list[Tag] = []
        while "Result" not in tags:
            name, value = read_tag(self._line())
            if name in tags:
                raise NotationError("tag-twice", f"tag {quote(name)} appears twice", text=name)
            tags[name] = value
            if not required and name != "Red7":
                raise NotationError("tag-order", f'a record must start with [Red7 "{VERSION}"]', text=name)
            if is_required(name) and not stands_at(name, len(required)):
                raise NotationError(
                    "tag-order",
                    f"tag {quote(name)}: the order must be Red7, Rules, Seat0, Seat1, ..., Result",
                    text=name,
                )
            if name == "Red7" and value != VERSION:
                raise NotationError("version", f"tag Red7 {quote(value)}: the version must be {VERSION}", text=value)
            if name == "Rules":
                Rules.parse(value)
            if is_required(name):
                required.append(name)
            else:
                others.append(Tag(name, value, len(required)))
            self._at += 1
        seats = required[2:-1]
        if len(seats) not in PLAYERS:
            self._at -= 1
            raise NotationError("seat-tags", f"a game has 2, 3 or 4 seats, not {len(seats)}")
        last = len(required) - 1
        placed = tuple(tag._replace(place=None) if tag.place == last else tag for tag in others)
        return Head(Rules.parse(tags["Rules"]), tuple(tags[name] for name in seats), placed, tags["Result"])

    def _read_round(self, head: Head) -> None:
        self._turn = None
        if line := self._line():
            raise NotationError("line-syntax", f"{quote(line)}: each round needs an empty line before it")
        self._at += 1
        line = self._line()
        if not line.startswith("deal "):
            raise NotationError("line-syntax", f"{quote(line)}: a round must start with deal and a position", text=line)
        self._open_round(head, line.removeprefix("deal "))
        self._at += 1
        while line := self._line():
            if line.startswith("won "):
                self._check_won(line)
                self._at += 1
                return
            self._read_turn(line)
            self._at += 1
        if self.rounds[-1].end.is_over:
            raise NotationError("won-missing", "the round is over, but no line says who won")

    def _open_round(self, head: Head, text: str) -> None:
        deal = Board.parse(text)
        assert isinstance(deal, Position | View)
        check_begins(deal)
        if (deal.rules, deal.players) != (head.rules, len(head.seats)):
            raise NotationError("deal-differs", "its rules or seats differ from the tags", text=text)
        if self.rounds:
            before = self.rounds[-1].end
            if not before.is_over:
                raise NotationError("round-not-over", "the previous round is not over", text=text)
            check_follows(before, deal)
        self.rounds.append(Round((deal,)))

    def _read_turn(self, line: str) -> None:
        last = self.rounds[-1]
        position = last.end
        self._turn = len(last.turns) + 1
        match = _TURN_LINE.fullmatch(line)
        if not match:
            raise NotationError("line-syntax", f"{quote(line)}: expected a turn, as in 1. 0 +G4.", text=line)
        if position.is_over:
            raise NotationError("round-over", "the round is over, so this line must say who won", text=line)
        if match["number"] != str(self._turn):
            raise NotationError("turn-number", f"expected turn {self._turn}, got {quote(match['number'])}", text=line)
        if int(match["seat"]) != position.seat:
            raise NotationError(
                "turn-seat", f"it is seat {position.seat}'s turn, not seat {match['seat']}'s", text=line
            )
        turn = Turn.parse(match["turn"])
        is_last = self._at == len(self._lines) - 1
        after = position.begin_turn(turn) if is_last and _is_begun(position, turn) else position.play_turn(turn)
        now = extended(last, turn, after)
        self.rounds[-1] = now.comment(match["comment"]) if match["comment"] else now

    def _check_won(self, line: str) -> None:
        self._turn = None
        last = self.rounds[-1]
        match = _WON_LINE.fullmatch(line)
        if not match:
            raise NotationError("line-syntax", f"{quote(line)}: expected who won, as in won 0 R7", text=line)
        if last.winner is None:
            raise NotationError("round-not-over", "the round is not over, so nobody has won it", text=line)
        if int(match["seat"]) != last.winner:
            raise NotationError("won-differs", f"seat {last.winner} won, not seat {match['seat']}", text=line)
        if (match["cards"] is not None) is not last.deal.rules.scoring:
            raise NotationError("won-differs", "the cards won are listed with scoring, and only then", text=line)
        if match["cards"] and read_cards(match["cards"], "won") != sum(card.bit for card in last.won):
            raise NotationError(
                "won-differs", f"{write_zone(last.won)} was won, not {quote(match['cards'])}", text=line
            )

    def _check_result(self, head: Head) -> None:
        result = result_of(self.rounds)
        if head.result != result:
            self._at = next(at for at, line in enumerate(self._lines) if line.startswith("[Result "))
            raise NotationError("result-differs", f"the result is {result}, not {quote(head.result)}", text=head.result)


def result_of(rounds: Sequence[Round[Board]]) -> str:
    """The winning seat, as in `1`; several for a shared win, as in `0=1`; `*` while the game goes on."""
    winners = rounds[-1].end.match_winners if rounds else ()
    return "=".join(map(str, winners)) or GOING_ON


def _is_begun(position: Board, turn: Turn) -> bool:
    """Whether the turn is legal but not finished."""
    try:
        position.begin_turn(turn)
    except Red7Error:
        return False
    return True
