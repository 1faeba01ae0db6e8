"""What is asked as over HTTP: each path of the server, and its answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, NamedTuple, TypeAlias
from urllib.parse import parse_qs, urlsplit

from red7.errors import Red7Error
from red7.offline import puzzles
from red7.offline.bots import hint
from red7.offline.games import Games, summary
from red7.offline.live import ME, Live
from red7.offline.outside import Outside
from red7.offline.tables import Tables
from red7.protocol.around import (
    Asking,
    Cursor,
    Eyes,
    GameId,
    Grade,
    Line,
    LineWanted,
    NewGame,
    PaletteText,
    PuzzleId,
    PuzzleKind,
    PuzzleRules,
    PuzzleTry,
    RuleLetter,
)
from red7.protocol.checks import Number
from red7.protocol.commands import Command, Rematch
from red7.protocol.encoding import encode
from red7.protocol.messages import Done, Look, Refused
from red7.protocol.parts import SeatNumber, TableId
from red7.protocol.plain import PlainDecoder
from red7.protocol.problems import Busy, HttpError, NotFound, status_of
from red7.protocol.tables import Lobby, NewTable, OpenedTable, Problem
from red7.record import Game
from red7.show.boards import board_in, line_of, look
from red7.show.hints import hint_seat
from red7.show.replays import replay_of, replay_so_far, seen_through
from red7.show.rulings import rulings
from red7.show.views import record, viewer_for
from red7.steps import Turn
from red7.table.orders import Order, TakeHint
from red7.table.turns import sight

Answer: TypeAlias = tuple[int, str]
"""The status, and the text."""
_NOTHING: Final = 204, ""
_NUMBER: Final = re.compile(r"-?[0-9]{1,15}")


class Asked(NamedTuple):
    """One request."""

    ids: tuple[str, ...]
    """The ids in its path."""
    query: dict[str, list[str]]
    body: str

    def body_as(self, decoder: PlainDecoder[Any]) -> Any:
        """The body as a message."""
        return decoder.decode(self.body)

    def value(self, name: str, kind: PlainDecoder[Any], usual: Any = None, *, is_number: bool = False) -> Any:
        """A value from the query; raises Malformed."""
        if name not in self.query:
            return usual
        text = self.query[name][-1]
        return kind.check(int(text) if is_number and _NUMBER.fullmatch(text) else text)


_COMMAND: Final = PlainDecoder[Command](Command)
_LOOK: Final = PlainDecoder[Look](Look)
_NEW_TABLE: Final = PlainDecoder[NewTable](NewTable)
_NEW_GAME: Final = PlainDecoder[NewGame](NewGame)
_ASKING: Final = PlainDecoder[Asking](Asking)
_LINE: Final = PlainDecoder[LineWanted](LineWanted)
_TRY: Final = PlainDecoder[PuzzleTry](PuzzleTry)
_PALETTE: Final = PlainDecoder[str](PaletteText)
_RULE: Final = PlainDecoder[RuleLetter](RuleLetter)
_EYES: Final = PlainDecoder[Eyes](Eyes)
_SEAT: Final = PlainDecoder[int](SeatNumber)
_TABLE_ID: Final = PlainDecoder[str](TableId)
_GAME_ID: Final = PlainDecoder[str](GameId)
_PUZZLE_ID: Final = PlainDecoder[int](PuzzleId)
_CURSOR: Final = PlainDecoder[str](Cursor)
_LIMIT: Final = PlainDecoder[int](Annotated[int, Number(least=1, most=50)])
_AFTER: Final = PlainDecoder[int](Annotated[int, Number(least=0, most=2**31 - 1)])
_KIND: Final = PlainDecoder[PuzzleKind](PuzzleKind)
_GRADE: Final = PlainDecoder[int](Grade)
_RULES: Final = PlainDecoder[PuzzleRules](PuzzleRules)


class Routes:
    """Answers requests."""

    def __init__(self, outside: Outside, tables: Tables, games: Games) -> None:
        self._outside, self._tables, self._games = outside, tables, games
        self._routes: list[tuple[str, re.Pattern[str], Callable[[Asked], Answer]]] = [
            (method, re.compile(path.replace("*", "([^/]+)")), answer)
            for method, path, answer in (
                ("GET", "/api/me", lambda _: _NOTHING),
                ("GET", "/api/who", self._who),
                ("POST", "/api/boards/look", self._look_at),
                ("POST", "/api/boards/line", self._line),
                ("POST", "/api/boards/analyse", _needs_server),
                ("POST", "/api/guests", _needs_server),
                ("GET", "/api/tables", lambda _: (200, encode(Lobby(tables=tables.going_on())))),
                ("POST", "/api/tables", self._open),
                ("POST", "/api/quick", _needs_server),
                ("GET", "/api/ratings", _needs_server),
                ("GET", "/api/ratings/at/*", _needs_server),
                ("GET", "/api/ratings/me", _needs_server),
                ("POST", "/api/ratings/me", _needs_server),
                ("DELETE", "/api/ratings/me", _needs_server),
                ("POST", "/api/ratings/me/recovery", _needs_server),
                ("POST", "/api/ratings/recover", _needs_server),
                ("GET", "/api/tables/*", self._table),
                ("POST", "/api/tables/*/commands", self._command),
                ("POST", "/api/tables/*/look", self._look),
                ("GET", "/api/tables/*/events", _needs_server),
                ("GET", "/api/tables/*/record", self._record_so_far),
                ("GET", "/api/tables/*/replay", self._replay_so_far),
                ("POST", "/api/tables/*/hint", self._hint),
                ("POST", "/api/tables/*/recovery", _needs_server),
                ("POST", "/api/tables/*/recover", _needs_server),
                ("POST", "/api/tables/*/report", _needs_server),
                ("GET", "/api/games", self._list),
                ("POST", "/api/games", self._bring_in),
                ("GET", "/api/games/*", self._game),
                ("GET", "/api/games/*/record", self._record),
                ("GET", "/api/games/*/replay", self._replay),
                ("GET", "/api/games/*/review", lambda _: _NOTHING),
                ("DELETE", "/api/games/*/review", lambda _: _NOTHING),
                ("POST", "/api/games/*/review", _needs_server),
                ("GET", "/api/puzzles/daily", self._daily_puzzle),
                ("GET", "/api/puzzles/next", self._next_puzzle),
                ("GET", "/api/puzzles/*", self._puzzle),
                ("POST", "/api/puzzles/*/answer", self._answer_puzzle),
                ("GET", "/api/puzzles/*/solution", self._solution),
            )
        ]

    def answer(self, method: str, path: str, body: str) -> Answer:
        """The status, and the text of the answer: JSON, but for records."""
        try:
            return self._route(method, path, body)
        except Red7Error as error:
            return status_of(error), encode(Problem(code=error.code, text=error.message))

    def _route(self, method: str, path: str, body: str) -> Answer:
        parts = urlsplit(path)
        found: dict[str, Callable[[], Answer]] = {}
        for known, form, answer in self._routes:
            if match := form.fullmatch(parts.path):
                asked = Asked(match.groups(), parse_qs(parts.query, keep_blank_values=True), body)
                found.setdefault(known, partial(answer, asked))
        if method in found:
            return found[method]()
        raise _WrongMethod("method", "Method Not Allowed") if found else NotFound("not-found", "Not Found")

    # --- around the table ----------------------------------------------------------------------------------------

    def _who(self, asked: Asked) -> Answer:
        palettes = [_PALETTE.check(text) for text in asked.query.get("palette", ())]
        if not 1 <= len(palettes) <= 4:
            raise Red7Error("malformed", "query.palette: there should be 1 to 4 items")
        return 200, encode(rulings(palettes, asked.value("rule", _RULE)))

    @staticmethod
    def _look_at(asked: Asked) -> Answer:
        wanted = asked.body_as(_ASKING)
        return 200, encode(look(board_in(wanted.text), Turn.parse(wanted.steps).steps))

    @staticmethod
    def _line(asked: Asked) -> Answer:
        wanted = asked.body_as(_LINE)
        turns = [Turn.parse(turn) for turn in wanted.turns]
        return 200, encode(Line(steps=tuple(line_of(board_in(wanted.text), turns))))

    # --- tables --------------------------------------------------------------------------------------------------

    def _open(self, asked: Asked) -> Answer:
        live = self._tables.open(asked.body_as(_NEW_TABLE))
        id = live.table.id  # noqa: A001 (what it is)
        return 201, encode(OpenedTable(id=id, path=f"/t/{id}", view=live.seen_from(None)))

    def _live(self, asked: Asked) -> Live:
        return self._tables.find(_TABLE_ID.check(asked.ids[0]))

    def _begun(self, asked: Asked) -> Live:
        live = self._live(asked)
        if live.table.game is None:
            raise NotFound("no-game", "the game has not begun: its record comes with the deal")
        return live

    def _table(self, asked: Asked) -> Answer:
        return 200, encode(self._live(asked).seen_from(asked.value("seat", _SEAT, is_number=True)))

    def _command(self, asked: Asked) -> Answer:
        return 200, encode(self.carry_out(self._live(asked), asked.body_as(_COMMAND), None))

    def carry_out(self, live: Live, command: Command, wanted: int | None) -> Done | Refused:
        """Carries out a client's command; `wanted` is the seat they look from."""
        known: Any = self._tables.rematch(live, command) if isinstance(command, Rematch) else command
        return live.ask(Order(ME, self._outside.now(), known), wanted)

    def _look(self, asked: Asked) -> Answer:
        return 200, encode(self._live(asked).look(asked.body_as(_LOOK), None))

    def _record_so_far(self, asked: Asked) -> Answer:
        table = self._begun(asked).table
        return 200, record(table, viewer_for(table, ME, None))

    def _replay_so_far(self, asked: Asked) -> Answer:
        table, seat = self._begun(asked).table, asked.value("seat", _SEAT, is_number=True)
        return 200, encode(replay_so_far(table, viewer_for(table, ME, seat)))

    def _hint(self, asked: Asked) -> Answer:
        live = self._live(asked)
        table, seat = live.table, hint_seat(live.table, ME)
        found = hint(sight(table, seat), table.seq)
        live.try_order(TakeHint(seat=seat, seq=table.seq))
        return 200, encode(found)

    # --- games ---------------------------------------------------------------------------------------------------

    def _list(self, asked: Asked) -> Answer:
        cursor = asked.value("before", _CURSOR)
        place = None
        if cursor:
            at, _, last = cursor.partition(".")
            place = int(at), last
        return 200, encode(self._games.page(asked.value("limit", _LIMIT, 20, is_number=True), place))

    def _bring_in(self, asked: Asked) -> Answer:
        return 201, encode(summary(self._games.bring_in(asked.body_as(_NEW_GAME).text)))

    def _game(self, asked: Asked) -> Answer:
        return 200, encode(summary(self._games.find(_GAME_ID.check(asked.ids[0]))))

    def _record(self, asked: Asked) -> Answer:
        game, eyes = self._games.find(_GAME_ID.check(asked.ids[0])), asked.value("seat", _EYES)
        return 200, game.text if eyes is None else str(seen_through(Game.parse(game.text), eyes))

    def _replay(self, asked: Asked) -> Answer:
        game, eyes = self._games.find(_GAME_ID.check(asked.ids[0])), asked.value("seat", _EYES)
        return 200, encode(replay_of(summary(game), game.text, eyes))

    # --- puzzles -------------------------------------------------------------------------------------------------

    def _daily_puzzle(self, _: Asked) -> Answer:
        return 200, encode(puzzles.daily(self._outside.now()))

    def _next_puzzle(self, asked: Asked) -> Answer:
        return 200, encode(
            puzzles.another(
                asked.value("after", _AFTER, 0, is_number=True),
                self._outside.now(),
                kind=asked.value("kind", _KIND),
                grade=asked.value("grade", _GRADE, is_number=True),
                rules=asked.value("rules", _RULES),
            )
        )

    def _puzzle(self, asked: Asked) -> Answer:
        return 200, encode(puzzles.find(_puzzle_id(asked)).view())

    def _answer_puzzle(self, asked: Asked) -> Answer:
        return 200, encode(puzzles.answer(puzzles.find(_puzzle_id(asked)), asked.body_as(_TRY).steps))

    def _solution(self, asked: Asked) -> Answer:
        return 200, encode(puzzles.solution(puzzles.find(_puzzle_id(asked))))


def _puzzle_id(asked: Asked) -> int:
    text = asked.ids[0]
    return _PUZZLE_ID.check(int(text) if _NUMBER.fullmatch(text) else text)


def _needs_server(_: Asked) -> Answer:
    raise Busy("needs-server", "this needs a server, and none can be reached")


class _WrongMethod(HttpError):
    """The path is there, but not for this method."""

    status = 405
