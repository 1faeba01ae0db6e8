"""A whole game as text: replayed, checked, and as one seat saw it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from red7.cards import Card
from red7.errors import NotationError, RecordError, Red7Error, quote
from red7.notation import read_cards, write_zone
from red7.position import Position
from red7.rules import PLAYERS, Rules, Seat
from red7.steps import Step, Turn
from red7.view import View

VERSION = "1"
GOING_ON = "*"
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_OWN_TAGS = ("Red7", "Rules", "Result")
_SEAT_TAG = re.compile(r"Seat[0-9]+")
_NOT_ONE_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Tag(NamedTuple):
    """A tag that not every record has."""

    name: str
    value: str
    place: int | None = None
    """How many of the required tags stand before it; None for all but the result."""


class Entry(NamedTuple):
    """One turn of a record; only the last may be unfinished."""

    seat: Seat
    turn: Turn
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a record: its turns, and where each of them led, from the deal on."""

    positions: tuple[Position | View, ...]
    turns: tuple[Entry, ...] = ()

    @property
    def deal(self) -> Position | View:
        """Where the round began."""
        return self.positions[0]

    @property
    def end(self) -> Position | View:
        """Where the round has come to."""
        return self.positions[-1]

    @property
    def winner(self) -> Seat | None:
        """Who has won the round, or None before its end."""
        return self.end.winner

    @property
    def won(self) -> tuple[Card, ...]:
        """The cards scored by the round's winner."""
        if self.winner is None:
            return ()
        before = self.deal.scored[self.winner]
        return tuple(card for card in self.end.scored[self.winner] if card not in before)

    def after(self, entry: Entry, position: Position | View) -> Round:
        """The round after a turn, or after more of the turn that was begun: then its line is written anew."""
        positions, turns = self.positions, self.turns
        if positions[-1].turn.items:
            entry = Entry(entry.seat, entry.turn, turns[-1].comment)
            positions, turns = positions[:-1], turns[:-1]
        return Round((*positions, position), (*turns, entry))

    def __str__(self) -> str:
        lines = [f"deal {self.deal}"]
        for number, entry in enumerate(self.turns, start=1):
            comment = f" {{{entry.comment}}}" if entry.comment else ""
            lines.append(f"{number}. {entry.seat} {entry.turn}{comment}")
        if self.winner is not None:
            won = f" {write_zone(self.won)}" if self.deal.rules.scoring else ""
            lines.append(f"won {self.winner}{won}")
        return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game: who sat where, and all rounds; a frozen value, from which `play` gives the next.

    >>> from red7.position import deal
    >>> game = Game.start(deal(Rules.parse("1.3"), players=2, seed="7"), seats=["Ann", "Bob"])
    >>> print(str(game).splitlines()[3])
    [Seat1 "Bob"]
    """

    rules: Rules
    seats: tuple[str, ...]
    rounds: tuple[Round, ...]
    other_tags: tuple[Tag, ...] = ()

    @staticmethod
    def start(deal: Position, *, seats: Sequence[str], tags: Mapping[str, str] | None = None) -> Game:
        """A game that begins with this deal, with the names of its players and any further tags."""
        if len(seats) != deal.players:
            raise NotationError("seat-tags", f"{len(seats)} names for {deal.players} seats")
        for seat, name in enumerate(seats):
            _check_tag(f"Seat{seat}", name)
        _check_begins(deal)
        return Game(deal.rules, tuple(seats), (Round((deal,)),)).with_tags(tags or {})

    def with_tag(self, name: str, value: str) -> Game:
        """The game with one more tag, before the result."""
        return self.with_tags({name: value})

    def with_tags(self, tags: Mapping[str, str]) -> Game:
        """The game with more tags, before the result."""
        there = {tag.name for tag in self.other_tags}
        for name, value in tags.items():
            _check_tag(name, value)
            if name in there or _is_required(name):
                raise NotationError("tag-twice", f"tag {quote(name)} is there already, or written by the record itself")
        return replace(self, other_tags=(*self.other_tags, *(Tag(name, value) for name, value in tags.items())))

    @staticmethod
    def parse(text: str) -> Game:
        """The game that the text describes; a RecordError says in which line and turn it fails."""
        game, failure = Game.read(text)
        if failure:
            raise failure
        assert game
        return game

    @staticmethod
    def read(text: str) -> tuple[Game | None, RecordError | None]:
        """The valid part of a record, if its tags are right, and the failure, if there is one."""
        reader = _Reader(text)
        try:
            reader.read()
        except Red7Error as error:
            return reader.game, reader.failure(error)
        return reader.game, None

    @property
    def position(self) -> Position | View:
        """Where the game has come to."""
        if not self.rounds:
            raise NotationError("no-deal", "the game has no deal yet")
        return self.rounds[-1].end

    @property
    def result(self) -> str:
        """The winning seat, as in `1`; several for a shared win, as in `0=1`; `*` while the game goes on."""
        winners = self.position.match_winners if self.rounds else ()
        return "=".join(map(str, winners)) or GOING_ON

    @property
    def tags(self) -> dict[str, str]:
        """All tags, in the order in which they are written."""
        seats = [(f"Seat{seat}", name) for seat, name in enumerate(self.seats)]
        required = [("Red7", VERSION), ("Rules", str(self.rules)), *seats]
        written: dict[str, str] = {}
        for place, (name, value) in enumerate(required, start=1):
            written[name] = value
            written |= {tag.name: tag.value for tag in self.other_tags if tag.place == place}
        written |= {tag.name: tag.value for tag in self.other_tags if tag.place is None}
        return written | {"Result": self.result}

    def play(self, *steps: Step) -> Game:
        """The game after one more step, or several."""
        last, before = self.rounds[-1], self.position
        for step in steps:
            if not isinstance(before, Position):
                raise NotationError("game-of-views", "a game as one seat saw it goes on with play_turn")
            turn, after = before.leave(step)
            last, before = last.after(Entry(before.seat, turn), after), after
        return self._with_last(last)

    def play_turn(self, turn: Turn | str) -> Game:
        """The game after one more whole turn."""
        written = turn if isinstance(turn, Turn) else Turn.parse(turn)
        return self._after(Entry(self.position.seat, written), self.position.play_turn(written))

    def _after(self, entry: Entry, position: Position | View) -> Game:
        return self._with_last(self.rounds[-1].after(entry, position))

    def _with_last(self, last: Round) -> Game:
        return Game(self.rules, self.seats, (*self.rounds[:-1], last), self.other_tags)

    def comment(self, text: str) -> Game:
        """The game with a comment on its last turn, after what was said there before."""
        last = self.rounds[-1] if self.rounds else None
        if not last or not last.turns:
            raise NotationError("comment", "a comment follows a turn, and there is none yet", text=text)
        if not text or "}" in text or _NOT_ONE_LINE.search(text):
            raise NotationError("comment", f"comment {quote(text)}: one line of text without }}", text=text)
        entry = last.turns[-1]
        entry = entry._replace(comment=f"{entry.comment} {text}" if entry.comment else text)
        return replace(self, rounds=(*self.rounds[:-1], replace(last, turns=(*last.turns[:-1], entry))))

    def next_round(self, *, seed: str) -> Game | None:
        """The game with its next round dealt, or None when the match is over."""
        end = self.position
        if not isinstance(end, Position):
            raise NotationError("game-of-views", "a game as one seat saw it cannot be dealt on")
        deal = end.next_round(seed=seed, round=len(self.rounds) + 1)
        return replace(self, rounds=(*self.rounds, Round((deal,)))) if deal else None

    def view(self, seat: Seat | None) -> Game:
        """The game as a seat, or an onlooker, saw it; without its seed, which would tell every card."""
        shown = tuple(tag for tag in self.other_tags if tag.name.lower() != "seed")
        return replace(self, rounds=tuple(_round_seen(one, seat) for one in self.rounds), other_tags=shown)

    def __str__(self) -> str:
        tags = [f'[{name} "{_escape(value)}"]\n' for name, value in self.tags.items()]
        return "".join(tags) + "".join(f"\n{one}" for one in self.rounds)


def _round_seen(one: Round, seat: Seat | None) -> Round:
    positions = [position for position in one.positions if isinstance(position, Position)]
    if not positions:
        raise NotationError("game-of-views", "a game as one seat saw it shows nothing to others")
    return Round(
        tuple(position.view(seat) for position in positions),
        tuple(
            entry._replace(turn=position.turn_seen(entry.turn, seat))
            for position, entry in zip(positions, one.turns, strict=False)
        ),
    )


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _check_begins(deal: Position | View) -> None:
    if deal.is_over or deal.turn.items:
        raise NotationError("deal-begun", "a round is recorded from the start of a turn", text=str(deal))


def _check_next(before: Position | View, deal: Position | View) -> None:
    """Raises unless the deal can follow on a round that ended so."""
    rules = before.rules
    if type(deal) is not type(before) or getattr(deal, "owner", None) != getattr(before, "owner", None):
        raise NotationError("deal-differs", "the rounds of a record are all seen by the same eyes", text=str(deal))
    if before.match_winners:
        raise NotationError("match-over", "the match is over, and nothing more is dealt", text=str(deal))
    if deal.scored != before.scored:
        raise NotationError("deal-differs", "its scored cards are not those won so far", text=str(deal))
    tops = [palette[0] for palette in deal.palettes if len(palette) == 1]
    fresh = (
        len(tops) == deal.players
        and not deal.canvas
        and not deal.known
        and not any(deal.is_out(Seat(seat)) for seat in range(deal.players))
        and set(deal.hand_sizes) == {rules.hand_size}
    )
    if not fresh or deal.seat != (tops.index(max(tops)) + 1) % deal.players:
        raise NotationError("deal-differs", "it is no fresh deal, or another seat moves first", text=str(deal))


_TAG = re.compile(r'\[(?P<name>[A-Za-z][A-Za-z0-9_]*) "(?P<value>(?:[^"\\]|\\["\\])*)"\]')
_TURN_LINE = re.compile(r"(?P<number>[1-9][0-9]*)\. (?P<seat>[0-3]) (?P<turn>[^ {}]+)(?: \{(?P<comment>[^}]+)\})?")
_WON_LINE = re.compile(r"won (?P<seat>[0-3])(?: (?P<cards>\S+))?")


class _Reader:
    """Reads a record line by line; `game` is the valid part so far."""

    def __init__(self, text: str) -> None:
        self.lines = text.removesuffix("\n").split("\n")
        self.at = 0
        self.turn: int | None = None
        self.game: Game | None = None

    def failure(self, error: Red7Error) -> RecordError:
        where = f"line {self.at + 1}" + (f", turn {self.turn}" if self.turn else "")
        return RecordError(
            error.code,
            f"{where}: {error.message}",
            line=self.at + 1,
            turn=self.turn,
            text=error.text,
            position=error.position,
        )

    def read(self) -> None:
        result = self.read_tags()
        while self.at < len(self.lines):
            self.read_round()
        assert self.game
        if result != self.game.result:
            self.at = next(at for at, line in enumerate(self.lines) if line.startswith("[Result "))
            raise NotationError("result-differs", f"the result is {self.game.result}, not {quote(result)}", text=result)

    def read_tags(self) -> str:
        """Reads the tags, and gives back what the last of them says, the result."""
        tags: dict[str, str] = {}
        required: list[str] = []
        others: list[Tag] = []
        while "Result" not in tags:
            name, value = self.read_tag()
            if name in tags:
                raise NotationError("tag-twice", f"tag {quote(name)} is there twice", text=name)
            tags[name] = value
            if not required and name != "Red7":
                raise NotationError("tag-order", f'a record starts with [Red7 "{VERSION}"]', text=name)
            if _is_required(name) and not _stands_at(name, len(required)):
                raise NotationError(
                    "tag-order", f"tag {quote(name)}: the order is Red7, Rules, Seat0, Seat1, ..., Result", text=name
                )
            if name == "Red7" and value != VERSION:
                raise NotationError("version", f"tag Red7 {quote(value)}: the version is {VERSION}", text=value)
            if name == "Rules":
                Rules.parse(value)
            if _is_required(name):
                required.append(name)
            else:
                others.append(Tag(name, value, len(required)))
            self.at += 1
        seats = required[2:-1]
        if len(seats) not in PLAYERS:
            self.at -= 1
            raise NotationError("seat-tags", f"{len(seats)} seats, where 2, 3 or 4 can play")
        last = len(required) - 1
        placed = (tag._replace(place=None) if tag.place == last else tag for tag in others)
        self.game = Game(Rules.parse(tags["Rules"]), tuple(tags[name] for name in seats), (), tuple(placed))
        return tags["Result"]

    def read_tag(self) -> tuple[str, str]:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        match = _TAG.fullmatch(line)
        if not match:
            reason = 'a tag such as [Rules "1.3"] comes here, the last of them Result'
            raise NotationError("tag-syntax", f"{quote(line)}: {reason}", text=line)
        if _NOT_ONE_LINE.search(line):
            raise NotationError("tag-syntax", f"{quote(line)}: a tag is one line of text", text=line)
        return match["name"], re.sub(r"\\(.)", r"\1", match["value"])

    def read_round(self) -> None:
        self.turn = None
        if self.lines[self.at]:
            raise NotationError("line-syntax", f"{quote(self.lines[self.at])}: an empty line comes before each round")
        self.at += 1
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        if not line.startswith("deal "):
            raise NotationError("line-syntax", f"{quote(line)}: a round starts with deal and a position", text=line)
        self.open_round(line.removeprefix("deal "))
        self.at += 1
        while self.at < len(self.lines) and self.lines[self.at]:
            line = self.lines[self.at]
            if line.startswith("won "):
                self.check_won(line)
                self.at += 1
                return
            self.read_turn(line)
            self.at += 1
        assert self.game
        if self.game.position.is_over:
            raise NotationError("won-missing", "the round is over: a line says who won it")

    def open_round(self, text: str) -> None:
        game = self.game
        assert game
        deal = View.parse(text) if text.count(" ") == 6 else Position.parse(text)
        _check_begins(deal)
        if (deal.rules, deal.players) != (game.rules, len(game.seats)):
            raise NotationError("deal-differs", "its rules or its seats are not those of the tags", text=text)
        if game.rounds:
            if not game.position.is_over:
                raise NotationError("round-not-over", "the round before is not over", text=text)
            _check_next(game.position, deal)
        self.game = replace(game, rounds=(*game.rounds, Round((deal,))))

    def read_turn(self, line: str) -> None:
        game = self.game
        assert game
        last, position = game.rounds[-1], game.position
        self.turn = len(last.turns) + 1
        match = _TURN_LINE.fullmatch(line)
        if not match:
            raise NotationError("line-syntax", f"{quote(line)}: a turn is written as in 1. 0 +G4.", text=line)
        if position.is_over:
            raise NotationError("round-over", "the round is over: a line says who won it", text=line)
        if match["number"] != str(self.turn):
            raise NotationError("turn-number", f"{quote(match['number'])} where turn {self.turn} comes", text=line)
        if int(match["seat"]) != position.seat:
            raise NotationError("turn-seat", f"seat {match['seat']}, where seat {position.seat} is to move", text=line)
        turn = Turn.parse(match["turn"])
        is_last = self.at == len(self.lines) - 1
        after = position.begin_turn(turn) if is_last and _is_begun(position, turn) else position.play_turn(turn)
        game = game._after(Entry(position.seat, turn), after)
        self.game = game.comment(match["comment"]) if match["comment"] else game

    def check_won(self, line: str) -> None:
        assert self.game
        self.turn = None
        last = self.game.rounds[-1]
        match = _WON_LINE.fullmatch(line)
        if not match:
            raise NotationError("line-syntax", f"{quote(line)}: who won is written as in won 0 R7", text=line)
        if last.winner is None:
            raise NotationError("round-not-over", "the round is not over, and nobody has won it", text=line)
        if int(match["seat"]) != last.winner:
            raise NotationError("won-differs", f"seat {last.winner} has won, not seat {match['seat']}", text=line)
        if (match["cards"] is not None) is not last.deal.rules.scoring:
            raise NotationError("won-differs", "the cards won stand there with scoring, and only then", text=line)
        if match["cards"] and read_cards(match["cards"], "won") != sum(card.bit for card in last.won):
            raise NotationError(
                "won-differs", f"{write_zone(last.won)} was won, not {quote(match['cards'])}", text=line
            )


def _is_required(name: str) -> bool:
    """Whether every record has this tag."""
    return name in _OWN_TAGS or _SEAT_TAG.fullmatch(name) is not None


def _check_tag(name: str, value: str) -> None:
    if not _TAG_NAME.fullmatch(name) or _NOT_ONE_LINE.search(value):
        raise NotationError("tag-syntax", f"tag {quote(name)} {quote(value)}: a word, and one line of text")


def _stands_at(name: str, place: int) -> bool:
    """Whether a tag that every record has comes at that place among them."""
    if name == "Result":
        return place >= 2
    return name == (("Red7", "Rules")[place] if place < 2 else f"Seat{place - 2}")


def _is_begun(position: Position | View, turn: Turn) -> bool:
    """Whether the turn, if it is legal at all, is not finished."""
    try:
        position.begin_turn(turn)
    except Red7Error:
        return False
    return True
