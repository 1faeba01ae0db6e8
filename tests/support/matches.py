"""Matches to test with: every kind of game, and random play that mostly stays in."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from red7 import Board, Card, Outlook, Position, Rules, Seat, Step, Verb, deal

EDITIONS = ("1.0", "1.1", "1.2", "1.3")
SWITCHES = ("", "d", "s", "a", "ds", "da", "sa", "dsa")
KINDS = tuple(edition + switches for edition in EDITIONS for switches in SWITCHES)
PLAYERS = (2, 3, 4)
COLOURS = "ROYGBIV"
NUMBERS = "1234567"
CARDS = tuple(Card.parse(colour + number) for number in reversed(NUMBERS) for colour in COLOURS)
STEPS = tuple(
    [Step(verb, card) for verb in (Verb.PLAY, Verb.DISCARD, Verb.TOP) for card in CARDS]
    + [Step(verb) for verb in (Verb.TAKE, Verb.DECLINE, Verb.END)]
)
"""Every step that can be written."""


@dataclass(frozen=True)
class Table:
    """What a match needs to be dealt."""

    rules: Rules
    players: int
    seed: str

    def deal(self) -> Position:
        return deal(self.rules, players=self.players, seed=self.seed)


@st.composite
def tables(draw: st.DrawFn, kinds: tuple[str, ...] = KINDS) -> Table:
    """Any game: edition and switches, players, full or reduced pack, and seed."""
    players = draw(st.sampled_from(PLAYERS))
    pack = draw(st.one_of(st.just(""), packs(players)))
    return Table(Rules.parse(draw(st.sampled_from(kinds)) + pack), players, str(draw(st.integers(0, 999))))


@st.composite
def packs(draw: st.DrawFn, players: int) -> str:
    """A reduced pack large enough to be dealt to that many."""
    colours = draw(st.sets(st.sampled_from(COLOURS), min_size=2))
    numbers = draw(st.sets(st.sampled_from(NUMBERS), min_size=-(-2 * players // len(colours))))
    most = len(colours) * len(numbers) // players - 1
    hand_size = draw(st.integers(1, min(most, 9)))
    if (len(colours), len(numbers), hand_size) == (7, 7, 7):
        return ""
    return f"[{''.join(c for c in COLOURS if c in colours)}/{''.join(sorted(numbers))}/{hand_size}]"


def set_up(rules: Rules, players: int, chance: random.Random) -> Position:
    """The pack in any arrangement, whether or not play could lead there."""
    cards = chance.sample(rules.pack, len(rules.pack))
    marked = chance.choice((0, 0.3, 1))

    def take(most: int, marked: float = 0) -> str:
        taken = [cards.pop() for _ in range(min(chance.randint(0, most), len(cards)))]
        return "".join("!" * (chance.random() < marked) + str(card) for card in taken) or "-"

    still_in = chance.sample(range(players), chance.randint(2, players))
    is_over = chance.random() < 0.05
    if is_over:
        del still_in[1:]
    canvas = take(chance.choice((0, 3, 30)))
    seats = []
    for seat in range(players):
        palette, hand = take(chance.choice((1, 3, 6))), take(chance.choice((2, 7)), marked)
        scored = take(4) if rules.scoring and chance.random() < 0.5 else "-"
        out = "" if seat in still_in else "x"
        seats.append(f"{out}{palette}:{hand}" + (f":{scored}" if scored != "-" else ""))
    deck = "".join("!" * (chance.random() < marked) + str(card) for card in cards) or "-"
    return Position.parse(f"red7/1 {rules} {'/'.join(seats)} {canvas} {deck} {still_in[0]}{'#' * is_over}")


def choose(position: Position, chance: random.Random) -> Step:
    """A legal step, mostly one that may keep its player in, so that rounds last."""
    outlook = position.outlook()
    staying = [step for step, found in outlook.items() if found is not Outlook.NO]
    return chance.choice(staying if staying and chance.random() < 0.9 else list(outlook))


def round_of(position: Position, chance: random.Random) -> Iterator[Position]:
    """The position and those after it, step by step, to the end of the round."""
    yield position
    while not position.is_over:
        position = position.play(choose(position, chance))
        yield position


def match_of(table: Table, chance: random.Random) -> Iterator[Position]:
    """Every position of a match, from the first deal to its end."""
    position: Position | None = table.deal()
    count = 1
    while position:
        for at in round_of(position, chance):
            position = at
            yield at
        count += 1
        position = position.next_round(seed=table.seed, round=count)


def seats_of(position: Board) -> list[Seat | None]:
    """Every viewer: each seat, and a spectator."""
    return [None, *(Seat(seat) for seat in range(position.players))]


def basic_boards(edition: str) -> Iterator[Position]:
    """Starts of Basic turns of two: as dealt, also with large hands, and in any arrangement, with idle leaders."""
    chance = random.Random(edition)
    for pack in ("", "[ROYGBIV/1234567/12]", "[ROYG/1234567/4]"):
        rules = Rules.parse(f"{edition}{pack}")
        yield from (deal(rules, players=2, seed=str(seed)) for seed in range(3))
        for _ in range(30):
            position = set_up(rules, 2, chance)
            if not position.is_over:
                yield position
