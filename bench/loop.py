"""The worst case of each kind of request that is answered on the event loop, in milliseconds.

Each input is the worst that a client is known to be able to choose: the boards are those that `bench/worst_board.py`
found, the games are long matches. Whatever takes more than 5 ms is done in a thread or by a worker, and marked so.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request

from red7 import Game, Outlook, Position, Rules, deal
from red7.cards import ALL_CARDS, cards_in
from red7.locales import negotiate
from red7.protocol.decoding import decode
from red7.protocol.encoding import encode
from red7.protocol.problems import Forbidden
from red7.protocol.tables import NewTable
from red7.server.http.auth import check_origin, person_of
from red7.server.http.pages import _PAGE
from red7.server.http.sockets import Nonsense, read_message
from red7.show.boards import BoardTexts, board_in, board_of, look
from red7.show.replays import replay_of, summary_of
from red7.show.rulings import rulings
from red7.steps import Turn
from red7.table.opening import Drawn, Waits, opening_of

WORST_BOARDS = tuple(
    """\
red7/1 1.3a G7I4O3Y3V3:O7Y7I7V7R5O5Y5G5B5I5V5Y4G4O2R1Y1G1B1V1/R7R6O6Y6G6I6V6R4O4B3I3R2I2V2O1:- R3Y2G3B2 G2B4B6B7I1V4 0
red7/1 1.3a G7O2Y2:B7B6I6R5O5G5V5G4B3I3G2R1O1G1B1I1V1/O6O3Y3B2V2:-/R6Y5I5R4I4G3V3I2:-/O7Y7I7V7B5R2:- R7G6V6B4V4R3 \
Y6O4Y4Y1 0
red7/1 1.1da -:O5Y5G5I5V5R1O1Y1G1B1I1V1/O7I7R6O6Y6B6I6V6R5B5R4Y4I4V4R3G3R2O2Y2G2I2V2:-/Y7G7G4O3Y3B3:-/\
R7B7V7G6O4B4I3V3B2:- - - 0
red7/1 1.0da R1:R5O5Y5G5B5I5V5R7O7Y7G7B7I7V7O1Y1G1B1I1V1R2/R6O6Y6:-/G6B6I6:- R3 \
V6R4O4Y4G4B4I4V4O2Y2G2B2I2V2O3Y3G3B3I3V3 0
""".splitlines()
)
_LONG = 16_000


class Case(NamedTuple):
    """A kind of request, with its worst input."""

    kind: str
    where: str
    """Where it is done: on the loop, or elsewhere."""
    work: Callable[[], object]


def long_match(*, tries: int) -> str:
    """The record with the most turns, of some matches of four."""
    found = [_match(f"loop {number}") for number in range(tries)]
    return max(found, key=lambda text: text.count("\n"))


def _match(seed: str) -> str:
    chance = random.Random(seed)
    game: Game[Position] | None = Game.start(deal(Rules.parse("1.3dsa"), players=4, seed=seed), seats=list("ABCD"))
    last = ""
    while game:
        while not game.position.is_over:
            outlook = game.position.outlook()
            staying = [step for step, found in outlook.items() if found is not Outlook.NO]
            game = game.play(chance.choice(staying or list(outlook)))
        last, game = str(game), game.next_round(seed=f"{seed}/{len(game.rounds)}")
    return last


def _worst_steps(text: str) -> Callable[[], object]:
    """A look at the first step whose board takes longest."""
    position = Position.parse(text)
    view = position.view(position.seat)
    steps = max(position.legal_steps(), key=lambda step: _milliseconds(lambda: look(view, (step,))))
    return lambda: look(view, (steps,))


def _nonsense() -> None:
    with suppress(Nonsense):
        read_message('{"type":"look","id":"' + "a" * 40 + '","steps":"' + "+" * 1900 + '"}')


def _foreign(origin: str) -> None:
    with suppress(Forbidden):
        check_origin(Headers({"origin": origin}), None)


def _request(name: str, value: str) -> Request:
    return Request({"type": "http", "headers": [(name.encode(), value.encode())]})


def _text_of(board: Position) -> str:
    return BoardTexts(board).text(board)


def cases(match: str) -> list[Case]:
    """Every kind of request that is answered on the loop, and the ones that are not, to see why."""
    boards = [Position.parse(text) for text in WORST_BOARDS]
    wanted = decode(NewTable, f'{{"seats":[{{"kind":"person"}},{{"kind":"person"}}],"position":"{WORST_BOARDS[0]}"}}')
    pack = "".join(map(str, cards_in(ALL_CARDS)))
    summary = summary_of("AAAAAAAAAA", match, 0)
    return [
        *(
            Case(f"a board, {board.rules}, {board.players} players", "loop", partial(board_of, board))
            for board in boards
        ),
        *(Case(f"the same as text, {board.rules}", "loop", partial(_text_of, board)) for board in boards),
        Case("a look at a step", "loop", _worst_steps(WORST_BOARDS[0])),
        Case("a message that is wrong", "loop", _nonsense),
        Case(
            "a table with a given position",
            "loop",
            lambda: opening_of(wanted, host="x", waits=Waits(1, 1, 1), drawn=Drawn("A" * 10, "7" * 64, "8" * 32)),
        ),
        Case("the text of a board", "loop", lambda: board_in(WORST_BOARDS[1])),
        Case("a cookie of 16 kB", "loop", lambda: person_of(_request("cookie", "a=b; " * (_LONG // 5)))),
        Case("an origin of 16 kB", "loop", lambda: _foreign("h:/" * (_LONG // 3))),
        Case("a language of 16 kB", "loop", lambda: negotiate("xx;q=0.1," * (_LONG // 9))),
        Case("a path of 16 kB", "loop", lambda: _PAGE.fullmatch("/a" * (_LONG // 2) + ".")),
        Case("a look at any board", "thread", lambda: look(board_in(WORST_BOARDS[3]), Turn.parse("").steps)),
        Case("a record brought in", "thread", lambda: str(Game.parse(match))),
        Case("a list of 50 games", "thread", lambda: [summary_of("AAAAAAAAAA", match, 0) for _ in range(50)]),
        Case("a replay", "thread", lambda: encode(replay_of(summary, match, None))),
        Case("who is winning, 49 cards", "loop", lambda: rulings([pack, "-", "-", "-"])),
    ]


def _answer(work: Coroutine[None, None, object]) -> None:
    with suppress(StopIteration):
        work.send(None)


def _milliseconds(work: Callable[[], object], *, tries: int = 7) -> float:
    """The median time of some tries; the first, which fills caches, is among them."""
    times = []
    for _ in range(tries):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return 1000 * sorted(times)[tries // 2]


def main() -> None:
    """Prints the worst case of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5, help="matches of which the longest is read")
    options = parser.parse_args()
    for case in cases(long_match(tries=options.matches)):
        print(f"{_milliseconds(case.work):8.2f} ms  {case.where:6}  {case.kind}", flush=True)


if __name__ == "__main__":
    main()
