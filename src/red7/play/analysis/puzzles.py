"""Puzzles: positions with exactly one right turn. Finds, grades, writes and reads them.

A `win` puzzle shows every card of two players and asks for the only turn that wins the round against any defence. A
`survive` puzzle asks for the only turn that keeps its player in, judged by the player's own view. Turns that lead to
the same position count as one.

A grade says how often simple players miss the right turn. For `win` these are simple bots: the higher the grade, the
more often the lower levels miss it. For `survive` they are beginners who do not yet see everything a turn can do; bots
would not do, because every level stays in if it can, and so finds the only turn.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from red7.cards import OF_NUMBER, CardSet, Colour, cards_in
from red7.errors import NotationError, Red7Error, check_text, quote, wrong_type
from red7.play.analysis.evaluate import Evaluator
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from red7.play.core.encoding import state_of
from red7.play.core.state import OUT, STEPS, flags_of
from red7.play.history import Seen
from red7.play.searcher import Aim, OutOfNodes, searcher
from red7.play.turns.open import OpenEnding, open_endings, play_codes
from red7.play.turns.seen import endings
from red7.position import Position, deal
from red7.rules import Rules, best_set, leads
from red7.steps import Turn, Verb
from red7.turn import rivals_of, rule_of
from red7.zones import Zones

GRADES: Final = 5
_NODES: Final = 100_000
"""Nodes to search one turn; positions that need more are not used."""
_CHECK_NODES: Final = 100 * _NODES
_FEWEST: Final = 6
"""The fewest turns that stay in for a new puzzle to win."""
_SMALLEST_HAND: Final = 3
"""The fewest cards in hand for a new puzzle to survive."""
_MOST_DEALS: Final = 2_000
"""How many deals without a puzzle to try before giving up."""
_BOTS: Final = ("greedy", "careful")
_PLAYOUTS: Final = (10, 100)
_TRIES: Final = 4
_BOTS_MISS: Final = (0.25, 0.45, 0.6, 0.8)
"""How often simple bots must miss the winning turn for each higher grade."""
_BEGINNERS_MISS: Final = (0.25, 0.499, 0.84, 0.9)
"""How often beginners must miss the turn that stays in for each higher grade; at least half if it takes two cards."""
_WITHOUT_ACTION: Final = ([Verb.PLAY], [Verb.DISCARD], [Verb.PLAY, Verb.DISCARD])


class Kind(Enum):
    """What a puzzle asks for."""

    WIN = "win"
    SURVIVE = "survive"


_LINE: Final = re.compile(r"(?P<kind>win|survive) (?P<grade>[1-5]) (?P<position>red7/.+) ; (?P<turn>\S+)")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what the puzzle asks for, the right turn, and how hard it is to find, from 1 to 5.

    >>> text = "survive 1 red7/1 1.3[RV/1234567/3] R5:V7V5V4/V6V2V1:R4 - R1R2R3R6R7V3 0 ; +V7."
    >>> puzzle = Puzzle.parse(text)
    >>> puzzle.check()
    >>> str(puzzle) == text
    True
    """

    kind: Kind
    grade: int
    turn: Turn
    position: Position

    @staticmethod
    def parse(text: str) -> Puzzle:
        """The puzzle in one line of text; `check` tells whether it is right."""
        check_text(text, "the line of a puzzle")
        match = _LINE.fullmatch(text)
        if not match:
            raise NotationError(
                "puzzle-syntax", f"{quote(text)}: expected a kind, a grade, a position, ; and a turn", text=text
            )
        position = Position.parse(match["position"])
        turn = Turn.parse(match["turn"])
        position.play_turn(turn)
        return Puzzle(Kind(match["kind"]), int(match["grade"]), turn, position)

    def __str__(self) -> str:
        return f"{self.kind.value} {self.grade} {self.position} ; {self.turn}"

    def is_solved_by(self, turn: Turn | str) -> bool:
        """Whether a turn leads to the same position as the right one; raises if it is not legal."""
        return self.position.play_turn(turn) == self.position.play_turn(self.turn)

    def check(self) -> None:
        """Raises unless the turn is the only right one."""
        try:
            right = _right_ending(self.position, self.kind, _staying_endings(self.position), _CHECK_NODES)
        except OutOfNodes:
            raise Red7Error("puzzle-wrong", f"{quote(str(self))}: it takes too long to check", text=str(self)) from None
        if right is None or not self.is_solved_by(play_codes(self.position, right.codes)[0]):
            reason = f"{self.turn} is not the only turn to {self.kind.value}"
            raise Red7Error("puzzle-wrong", f"{quote(str(self))}: {reason}", text=str(self))


def read_puzzles(text: str) -> Iterator[Puzzle]:
    """The puzzles in a text, one per line, each checked; skips empty lines and lines that start with #."""
    check_text(text, "the text of puzzles")
    for number, line in enumerate(text.splitlines(), start=1):
        if line and not line.startswith("#"):
            try:
                puzzle = Puzzle.parse(line)
                puzzle.check()
            except Red7Error as error:
                raise Red7Error(error.code, f"line {number}: {error.message}", text=line) from error
            yield puzzle


def generate(
    rules: Rules | str, *, seed: str | int, players: int = 2, kinds: Collection[Kind] = tuple(Kind)
) -> Iterator[Puzzle]:
    """Endless new puzzles, at most one per deal, the same for the same seed. Puzzles to win need two players."""
    if isinstance(rules, str):
        rules = Rules.parse(rules)
    if not isinstance(seed, str | int):
        raise wrong_type(seed, "a seed: text or a number")
    if not kinds or not all(isinstance(kind, Kind) for kind in kinds):
        raise wrong_type(kinds, "kinds of puzzles, as in [Kind.WIN]")
    wanted = [kind for kind in kinds if kind is Kind.SURVIVE or players == 2]
    if not wanted:
        raise Red7Error("no-puzzles", f"puzzles to win need two players, not {players}", text=str(rules))
    barren = number = 0
    while barren < _MOST_DEALS:
        barren, number = barren + 1, number + 1
        start = deal(rules, players=players, seed=f"{seed}/{number}")
        puzzle = next(_in_round(start, wanted, Random(f"{seed}/{number}")), None)
        if puzzle:
            barren = 0
            yield puzzle
    names = " or ".join(kind.value for kind in kinds)
    raise Red7Error("no-puzzles", f"no puzzle to {names} was found with {rules} and {players} players", text=str(rules))


def _in_round(position: Position, kinds: Collection[Kind], chance: Random) -> Iterator[Puzzle]:
    """The puzzles in a random round, from a random turn on."""
    flags = flags_of(position.rules)
    skipped = chance.randrange(8)
    while not position.is_over:
        if skipped <= 0:
            for kind in kinds:
                if puzzle := _puzzle(position, kind, chance):
                    yield puzzle
        skipped -= 1
        found = open_endings(state_of(position), flags)
        position = play_codes(position, chance.choice(_staying(position, found) or found).codes)[1]


def _staying(position: Position, found: list[OpenEnding]) -> list[OpenEnding]:
    """The endings that keep the current player in."""
    return [ending for ending in found if not ending.state[OUT] >> position.seat & 1]


def _staying_endings(position: Position) -> list[OpenEnding]:
    """Every ending that keeps the current player in."""
    return _staying(position, open_endings(state_of(position), flags_of(position.rules)))


def _right_ending(position: Position, kind: Kind, staying: list[OpenEnding], nodes: int) -> OpenEnding | None:
    """The only right ending, or None if there are several or none; raises OutOfNodes."""
    if kind is Kind.SURVIVE:
        is_sure = sum(not ending.goes_out for ending in endings(position.view(position.seat))) == 1
        return staying[0] if is_sure and len(staying) == 1 else None
    if position.players != 2:
        return None
    aim, room = Aim.of(position, by_points=False), searcher()
    room.begin(nodes)
    right: OpenEnding | None = None
    for ending in staying:
        room.extend(nodes)
        if room.value(ending.state, aim, 1) > 0:
            if right:
                return None
            right = ending
    return right


def _puzzle(position: Position, kind: Kind, chance: Random) -> Puzzle | None:
    """The puzzle in a position, or None if there is none worth asking."""
    staying = _staying_endings(position)
    is_easy = len(staying) < _FEWEST if kind is Kind.WIN else len(position.hands[position.seat]) < _SMALLEST_HAND
    if is_easy:
        return None
    try:
        right = _right_ending(position, kind, staying, _NODES)
    except OutOfNodes:
        return None
    if right is None:
        return None
    grade = _win_grade(position, staying, right, chance) if kind is Kind.WIN else _survive_grade(position, right)
    return Puzzle(kind, grade, play_codes(position, right.codes)[0], position)


def _survive_grade(position: Position, right: OpenEnding) -> int:
    """The grade from how often two beginners miss the turn; neither thinks of actions.

    One only finds turns with a single card. The other takes any turn that looks right by the number of cards that
    count. Bots never miss it, because it is the only turn that keeps them in.
    """
    zones = position.moment.zones
    moved = [step for step in (STEPS[code] for code in right.codes) if step.verb not in (Verb.DECLINE, Verb.END)]
    by_action = [step.verb for step in moved] not in _WITHOUT_ACTION or any(
        step.card and not step.card.bit & zones.hands[zones.seat] for step in moved
    )
    looking_right = sum(1 for _ in _looking_right(zones))
    return _grade([float(len(moved) > 1), 1.0 if by_action else 1 - 1 / looking_right], _BEGINNERS_MISS)


def _looking_right(zones: Zones) -> Iterator[tuple[CardSet, Colour]]:
    """The palette and rule after each turn without actions that looks right: nobody has more cards that count."""
    rivals, hand = rivals_of(zones), zones.hands[zones.seat]
    for played in (0, *(card.bit for card in cards_in(hand))):
        palette, left = zones.palettes[zones.seat] | played, hand & ~played
        if zones.rules.discard_limit:
            left &= sum(OF_NUMBER[palette.bit_count() :])
        rules = {card.colour for card in cards_in(left)} | ({rule_of(zones)} if played else set())
        yield from ((palette, rule) for rule in rules if _looks_right(rule, palette, rivals))


def _looks_right(rule: Colour, palette: CardSet, rivals: Sequence[CardSet]) -> bool:
    """Whether a palette looks like winning to someone who forgets about ties, except under Red."""
    if rule is Colour.RED:
        return leads(rule, palette, rivals)
    counts = [best_set(rule, cards).bit_count() for cards in (palette, *rivals)]
    return counts[0] == max(counts) > 0


def _win_grade(position: Position, staying: list[OpenEnding], right: OpenEnding, chance: Random) -> int:
    """The grade from how often simple players miss the turn: random turns that stay in, simple bots, and playouts."""
    missed = [1 - 1 / len(staying)]
    after = play_codes(position, right.codes)[1]
    missed += [sum(_turn_of_bot(name, position, chance) != after for _ in range(_TRIES)) / _TRIES for name in _BOTS]
    for playouts in _PLAYOUTS:
        evaluator = Evaluator(position, chance, nodes=1, playouts=playouts)
        evaluator.stop_searching()
        missed.append(sum(_best(staying, evaluator).codes != right.codes for _ in range(_TRIES)) / _TRIES)
    return _grade(missed, _BOTS_MISS)


def _grade(missed: Sequence[float], limits: Sequence[float]) -> int:
    """The grade of a puzzle from how often each simple player misses it."""
    return 1 + sum(sum(missed) / len(missed) > limit for limit in limits)


def _best(staying: list[OpenEnding], evaluator: Evaluator) -> OpenEnding:
    return max(staying, key=lambda ending: evaluator.worth(ending.state).means)


def _turn_of_bot(name: str, position: Position, chance: Random) -> Position:
    """The position after a bot's whole turn, chosen from what its seat sees now."""
    bot, seat, budget = enter(name).make(), position.seat, Budget()
    start = position.view(seat)
    while True:
        position = position.play(bot.choose(Seen(start, (), position.view(seat)), budget, chance))
        if not position.turn.items:
            return position
