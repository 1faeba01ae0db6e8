"""Puzzles: positions in which exactly one turn is right, found, graded, written down and read again.

A puzzle of the kind `win` shows every card of two players, and asks for the one turn that wins the round against any
defence. One of the kind `survive` asks for the one turn that keeps its player in, as the player's own view tells.
Turns that lead to the same are one turn.

A grade says how often simple play misses the right turn. In a puzzle to win these are simple bots, and the lower levels
miss it the more often the higher the grade. In one to survive they are beginners who do not yet see all that a turn can
do: every level stays in where it can, and so finds the only turn that does.
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
"""For the search of one turn; positions that take more make no puzzles."""
_CHECK_NODES: Final = 100 * _NODES
_FEWEST: Final = 6
"""A new puzzle to win has at least so many turns that stay in."""
_SMALLEST_HAND: Final = 3
"""A new puzzle to survive has at least so many cards to choose from."""
_MOST_DEALS: Final = 2_000
"""After so many deals without a puzzle, there is none to be hoped for."""
_BOTS: Final = ("greedy", "careful")
_PLAYOUTS: Final = (10, 100)
_TRIES: Final = 4
_BOTS_MISS: Final = (0.25, 0.45, 0.6, 0.8)
"""How often simple bots miss the turn that wins, for each higher grade."""
_BEGINNERS_MISS: Final = (0.25, 0.499, 0.84, 0.9)
"""How often beginners miss the turn that stays in, for each higher grade; half and more where it takes two cards."""
_WITHOUT_ACTION: Final = ([Verb.PLAY], [Verb.DISCARD], [Verb.PLAY, Verb.DISCARD])


class Kind(Enum):
    """What a puzzle asks for."""

    WIN = "win"
    SURVIVE = "survive"


_LINE: Final = re.compile(r"(?P<kind>win|survive) (?P<grade>[1-5]) (?P<position>red7/.+) ; (?P<turn>\S+)")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is asked for in it, the turn that is right, and how hard that is to find, from 1 to 5.

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
        """The puzzle of one line; that it is right is for `check` to tell."""
        check_text(text, "the line of a puzzle")
        match = _LINE.fullmatch(text)
        if not match:
            raise NotationError("puzzle-syntax", f"{quote(text)}: a kind, a grade, a position, ; and a turn", text=text)
        position = Position.parse(match["position"])
        turn = Turn.parse(match["turn"])
        position.play_turn(turn)
        return Puzzle(Kind(match["kind"]), int(match["grade"]), turn, position)

    def __str__(self) -> str:
        return f"{self.kind.value} {self.grade} {self.position} ; {self.turn}"

    def is_solved_by(self, turn: Turn | str) -> bool:
        """Whether a turn leads where the right one leads; raises where it is not legal."""
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
    """The puzzles of a text, one a line and each checked; empty lines and those that begin with # are left out."""
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
    """New puzzles without end, at most one from each deal; the same for the same seed. To win takes two players."""
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
    """The puzzles of a random round from a random turn on."""
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
    """The endings that keep the player to move in."""
    return [ending for ending in found if not ending.state[OUT] >> position.seat & 1]


def _staying_endings(position: Position) -> list[OpenEnding]:
    """Every ending that keeps the player to move in."""
    return _staying(position, open_endings(state_of(position), flags_of(position.rules)))


def _right_ending(position: Position, kind: Kind, staying: list[OpenEnding], nodes: int) -> OpenEnding | None:
    """The only ending that does what is asked for, or None where there are more or none; raises OutOfNodes."""
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
    """The puzzle that a position makes, if it makes one that is worth asking."""
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
    """How often two beginners miss the turn, of whom neither thinks of actions.

    One finds turns of a single card alone. The other takes any turn that looks right by how many cards count. Bots
    never miss it: of the turns that keep them in, they have but this one to choose from.
    """
    zones = position.moment.zones
    moved = [step for step in (STEPS[code] for code in right.codes) if step.verb not in (Verb.DECLINE, Verb.END)]
    by_action = [step.verb for step in moved] not in _WITHOUT_ACTION or any(
        step.card and not step.card.bit & zones.hands[zones.seat] for step in moved
    )
    looking_right = sum(1 for _ in _looking_right(zones))
    return _grade([float(len(moved) > 1), 1.0 if by_action else 1 - 1 / looking_right], _BEGINNERS_MISS)


def _looking_right(zones: Zones) -> Iterator[tuple[CardSet, Colour]]:
    """The palette and rule after each turn without action that looks right: nobody has more cards that count."""
    rivals, hand = rivals_of(zones), zones.hands[zones.seat]
    for played in (0, *(card.bit for card in cards_in(hand))):
        palette, left = zones.palettes[zones.seat] | played, hand & ~played
        if zones.rules.discard_limit:
            left &= sum(OF_NUMBER[palette.bit_count() :])
        rules = {card.colour for card in cards_in(left)} | ({rule_of(zones)} if played else set())
        yield from ((palette, rule) for rule in rules if _looks_right(rule, palette, rivals))


def _looks_right(rule: Colour, palette: CardSet, rivals: Sequence[CardSet]) -> bool:
    """Whether a palette looks like winning to who looks at ranks only where the rule is the highest card."""
    if rule is Colour.RED:
        return leads(rule, palette, rivals)
    counts = [best_set(rule, cards).bit_count() for cards in (palette, *rivals)]
    return counts[0] == max(counts) > 0


def _win_grade(position: Position, staying: list[OpenEnding], right: OpenEnding, chance: Random) -> int:
    """How often simple play misses the turn: any turn that stays in, simple bots, and playouts of the open position."""
    missed = [1 - 1 / len(staying)]
    after = play_codes(position, right.codes)[1]
    missed += [sum(_turn_of_bot(name, position, chance) != after for _ in range(_TRIES)) / _TRIES for name in _BOTS]
    for playouts in _PLAYOUTS:
        evaluator = Evaluator(position, chance, nodes=1, playouts=playouts)
        evaluator.stop_searching()
        missed.append(sum(_best(staying, evaluator).codes != right.codes for _ in range(_TRIES)) / _TRIES)
    return _grade(missed, _BOTS_MISS)


def _grade(missed: Sequence[float], limits: Sequence[float]) -> int:
    """The grade of a puzzle that each of some simple players misses so often."""
    return 1 + sum(sum(missed) / len(missed) > limit for limit in limits)


def _best(staying: list[OpenEnding], evaluator: Evaluator) -> OpenEnding:
    return max(staying, key=lambda ending: evaluator.worth(ending.state).means)


def _turn_of_bot(name: str, position: Position, chance: Random) -> Position:
    """Where a bot's whole turn leads, from what its seat sees now."""
    bot, seat, budget = enter(name).make(), position.seat, Budget()
    start = position.view(seat)
    while True:
        position = position.play(bot.choose(Seen(start, (), position.view(seat)), budget, chance))
        if not position.turn.items:
            return position
