"""A whole game as text: replayed and checked, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple, cast

from red7.board import Board
from red7.errors import NotationError, RecordError, check_text, quote, wrong_type
from red7.position import Position
from red7.reader import GOING_ON, Reader, result_of
from red7.rounds import B_co, Entry, Round, check_begins, extended, no_turn
from red7.rules import Rules
from red7.steps import Step, Turn, turn_of
from red7.tags import VERSION, Tag, check_tag, is_required, write_tags
from red7.view import View

__all__ = ["GOING_ON", "Entry", "Game", "Round"]


class Game(NamedTuple, Generic[B_co]):
    """A whole game, with its players and all rounds: a frozen value; `play` returns the next one.

    `Game[Position]` has every card, `Game[View]` is a game as one seat saw it.

    >>> from red7.position import deal
    >>> game = Game.start(deal("1.3", players=2, seed=7), seats=["Ann", "Bob"])
    >>> print(str(game).splitlines()[3])
    [Seat1 "Bob"]
    """

    rules: Rules
    seats: tuple[str, ...]
    rounds: tuple[Round[B_co], ...]
    other_tags: tuple[Tag, ...] = ()

    @staticmethod
    def start(deal: Position | str, *, seats: Sequence[str], tags: Mapping[str, str] | None = None) -> Game[Position]:
        """A game that begins with this deal, with the names of its players and any other tags."""
        begin = Position.parse(deal) if isinstance(deal, str) else deal
        if not isinstance(begin, Position):
            raise wrong_type(deal, "a position or its text")
        if not isinstance(seats, Sequence):
            raise wrong_type(seats, "the names of the players")
        if len(seats) != begin.players:
            raise NotationError("seat-tags", f"{len(seats)} names for {begin.players} seats")
        for seat, name in enumerate(seats):
            check_tag(f"Seat{seat}", name)
        check_begins(begin)
        return Game(begin.rules, tuple(seats), (Round((begin,)),)).with_tags(tags or {})

    def with_tags(self, tags: Mapping[str, str]) -> Game[B_co]:
        """The game with more tags, written before the result."""
        if not isinstance(tags, Mapping):
            raise wrong_type(tags, "tags by their names")
        there = {tag.name for tag in self.other_tags}
        for name, value in tags.items():
            check_tag(name, value)
            if name in there or is_required(name):
                raise NotationError("tag-twice", f"tag {quote(name)} already exists, or the record writes it itself")
        return self._replace(other_tags=(*self.other_tags, *(Tag(name, value) for name, value in tags.items())))

    @staticmethod
    def parse(text: str) -> Game:
        """The game that the text describes; raises a RecordError with the line and turn that are wrong."""
        game, failure = Game.read(text)
        if failure:
            raise failure
        assert game
        return game

    @staticmethod
    def read(text: str) -> tuple[Game | None, RecordError | None]:
        """The valid part of a record, if its tags are right, and the error, if there is one."""
        check_text(text, "the text of a record")
        reader = Reader(text)
        failure = reader.read()
        head = reader.head
        game = Game(head.rules, head.seats, tuple(reader.rounds), head.other_tags) if head else None
        return game, failure

    @property
    def position(self) -> B_co:
        """The last position of the game."""
        return self._last.end

    @property
    def _last(self) -> Round[B_co]:
        if not self.rounds:
            raise NotationError("no-deal", "the game has no deal yet: start one with Game.start")
        return self.rounds[-1]

    @property
    def result(self) -> str:
        """The winning seat, as in `1`; several for a shared win, as in `0=1`; `*` while the game goes on."""
        return result_of(self.rounds)

    @property
    def tags(self) -> dict[str, str]:
        """All tags, in the order they are written."""
        seats = [(f"Seat{seat}", name) for seat, name in enumerate(self.seats)]
        required = [("Red7", VERSION), ("Rules", str(self.rules)), *seats]
        written: dict[str, str] = {}
        for place, (name, value) in enumerate(required, start=1):
            written[name] = value
            written |= {tag.name: tag.value for tag in self.other_tags if tag.place == place}
        written |= {tag.name: tag.value for tag in self.other_tags if tag.place is None}
        return written | {"Result": self.result}

    def play(self, *steps: Step | str) -> Game[B_co]:
        """The game after one or more steps."""
        last = self._last
        for step in steps:
            if not isinstance(last.end, Position):
                raise NotationError("game-of-views", "a game as one seat saw it can only continue with play_turn")
            turn, after = last.end.advance(step)
            last = extended(last, turn, after)
        return self._with_last(last)

    def play_turn(self, turn: Turn | str) -> Game[B_co]:
        """The game after one more whole turn."""
        written = turn_of(turn)
        return self._with_last(extended(self._last, written, self.position.play_turn(written)))

    def _with_last(self, last: Round[B_co]) -> Game[B_co]:
        return Game(self.rules, self.seats, (*self.rounds[:-1], last), self.other_tags)

    def comment(self, text: str) -> Game[B_co]:
        """The game with a comment on its last turn, added to any earlier comment."""
        if not self.rounds:
            raise no_turn(text)
        return self._with_last(self.rounds[-1].comment(text))

    def next_round(self, *, seed: str | int) -> Game[B_co] | None:
        """The game with its next round dealt, or None if the match is over."""
        end = self.position
        if not isinstance(end, Position):
            raise NotationError("game-of-views", "a game as one seat saw it cannot deal the next round")
        deal = end.next_round(seed=seed, round=len(self.rounds) + 1)
        return self._replace(rounds=(*self.rounds, Round((cast("B_co", deal),)))) if deal else None

    def view(self, seat: int | None) -> Game[View]:
        """The game as a seat or a spectator (None) saw it, without its seed, which would reveal every card."""
        shown = tuple(tag for tag in self.other_tags if tag.name.lower() != "seed")
        return Game(self.rules, self.seats, tuple(_round_seen(one, seat) for one in self.rounds), shown)

    def __str__(self) -> str:
        return write_tags(self.tags) + "".join(f"\n{one}" for one in self.rounds)


def _round_seen(one: Round[Board], seat: int | None) -> Round[View]:
    positions = [position for position in one.positions if isinstance(position, Position)]
    if not positions:
        raise NotationError("game-of-views", "a game as one seat saw it has no other views")
    return Round(
        tuple(position.view(seat) for position in positions),
        tuple(
            entry._replace(turn=position.turn_seen(entry.turn, seat))
            for position, entry in zip(positions, one.turns, strict=False)
        ),
    )
