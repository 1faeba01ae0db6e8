"""The engine and the naive oracle agree on every byte of random matches and of random positions set up by hand.

RED7_ORACLE_MATCHES and RED7_ORACLE_SETUPS raise the number of matches and set-ups per kind of game, RED7_ORACLE_SEED
varies them.
"""

import csv
import itertools
import os
import random
from collections.abc import Callable, Iterator

import pytest

from red7 import Card, Colour, Position, Red7Error, Rules, Seat, Step, View, best, deal
from tests.support import oracle
from tests.support.lanes import sample
from tests.support.places import GOLDEN

pytestmark = pytest.mark.no_cover  # measuring takes three times as long as testing
MATCHES = int(os.environ.get("RED7_ORACLE_MATCHES", "1"))
SETUPS = int(os.environ.get("RED7_ORACLE_SETUPS", "3"))
SEED = os.environ.get("RED7_ORACLE_SEED", "red7")
STEPS_PER_MATCH, STEPS_PER_SETUP = 30, 8

EDITIONS = ("1.0", "1.1", "1.2", "1.3")
SWITCHES = ("", "d", "s", "a", "ds", "da", "sa", "dsa")
KINDS = [edition + switches for edition in EDITIONS for switches in SWITCHES]
PLAYERS = (2, 3, 4)
# 1s and 7s, 5s and 3s are where the editions differ; small packs empty the deck and end matches early
PACKS = (
    "", "", "", "", "[ROYGBIV/1234567/4]", "[ROYGB/1357/4]", "[ROGV/1357/2]", "[OYIV/123567/3]", "[ROYGBIV/17/2]",
    "[RYBV/12357/4]", "[ROYGBI/135/3]", "[ROYGBIV/157/4]", "[YGI/1234567/4]", "[GBIV/1267/1]", "[ROYGBIV/7/2]",
)  # fmt: skip


# --- comparing one position ---------------------------------------------------------------------------------------


def texts(cards: object) -> list[str]:
    return [str(card) for card in cards]  # type: ignore[attr-defined]


def differences(engine: Position, mirror: oracle.Position, prospects: dict[str, str]) -> Iterator[str]:
    """Give a line for everything on which the two disagree about one position."""

    def check(what: str, got: object, expected: object) -> Iterator[str]:
        if got != expected:
            yield f"{what}\n  in {mirror}\n  engine {got}\n  oracle {expected}"

    players, table = len(mirror.now.seats), mirror.now
    owners = [None, *range(players)]
    yield from check("text", str(engine), str(mirror))
    yield from check("text read again", str(Position.parse(str(mirror))), str(mirror))
    yield from check("equality", Position.parse(str(mirror)) == engine, True)
    steps, outlooks = list(prospects), list(prospects.items())
    yield from check("legal steps", texts(engine.legal_steps()), steps)
    got = [(str(step), outlook.value) for step, outlook in engine.outlook().items()]
    yield from check("outlook", got, outlooks)
    for owner in owners:
        view = engine.view(None if owner is None else Seat(owner))
        expected = oracle.view_text(mirror, owner)
        yield from check(f"view of {owner}", str(view), expected)
        again = View.parse(expected)
        yield from check(f"view of {owner} read again", (str(again), again == view), (expected, True))
        if owner == mirror.seat and mirror.phase != "over":
            yield from check("legal steps of the view", texts(again.legal_steps()), steps)
            got = [(str(step), outlook.value) for step, outlook in again.outlook().items()]
            yield from check("outlook of the view", got, outlooks)
    over = mirror.phase == "over"
    yield from check(
        "seat", (engine.seat, engine.is_over, engine.winner), (mirror.seat, over, mirror.seat if over else None)
    )
    yield from check("rule", engine.rule.letter, table.rule)
    in_order = [[oracle.ordered(zone) for zone in (s.palette, s.hand, s.scored)] for s in table.seats]
    got_zones = [
        [texts(zone) for zone in zones] for zones in zip(engine.palettes, engine.hands, engine.scored, strict=True)
    ]
    yield from check("zones", got_zones, in_order)
    yield from check("out", [engine.is_out(Seat(i)) for i in range(players)], [seat.out for seat in table.seats])
    yield from check("canvas, deck", (texts(engine.canvas), texts(engine.deck)), (table.canvas, table.deck))
    yield from check("known", sorted(texts(engine.known)), sorted(table.known))
    if not over:
        yield from check("winning", engine.winning, table.winning)
    yield from check("points", list(engine.points), oracle.points(mirror))
    yield from check("match winners", list(engine.match_winners), oracle.match_winners(mirror))


def step_differences(
    before: oracle.Position, step: str, views: dict[int | None, View], engine: Position
) -> Iterator[str]:
    """Give a line for each way in which the text of a turn differs, or does not lead a view where it should."""
    after = oracle.play(before, step)
    turn, _ = engine.advance(step)
    if str(turn) != oracle.turn_text(before, step, before.seat):
        yield f"turn text\n  in {before} {step}\n  engine {turn}"
    if after.turn:
        return
    for owner, view in views.items():
        text, expected = oracle.turn_text(before, step, owner), oracle.view_text(after, owner)
        if str(view.play_turn(text)) != expected:
            yield f"view after {text}\n  in {view}\n  engine {view.play_turn(text)}\n  oracle {expected}"


def refusals(engine: Position, mirror: oracle.Position, chance: random.Random) -> Iterator[str]:
    """Give a line for each of some steps that the engine plays though they are not legal."""
    steps = ["=", "-", "."] + [verb + card for verb in "+>^" for card in chance.sample(mirror.rules.pack, 3)]
    for step in set(steps) - set(oracle.legal_steps(mirror)):
        try:
            engine.play(Step.parse(step))
        except Red7Error:
            continue
        yield f"{step} is played though it is not legal in {mirror}"


def walk(engine: Position, mirror: oracle.Position, chance: random.Random, limit: int, seed: str) -> Iterator[str]:
    """Give what the two disagree on, from a position on, over random steps and the rounds after it."""
    count = 1
    views: dict[int | None, View] = {}  # as they were when the turn began
    for _ in range(limit):
        prospects = oracle.outlook(mirror)
        yield from differences(engine, mirror, prospects)
        yield from refusals(engine, mirror, chance)
        if mirror.phase == "over":
            count += 1
            following, expected = engine.next_round(seed=seed, round=count), oracle.next_round(mirror, seed, count)
            if str(following) != str(expected):
                yield f"next round\n  after {mirror}\n  engine {following}\n  oracle {expected}"
            if following is None or expected is None:
                return
            engine, mirror = following, expected
            continue
        if mirror.phase == "start":
            owners = [None, *range(len(mirror.now.seats))]
            views = {o: View.parse(oracle.view_text(mirror, o)) for o in owners}
        step = choose(prospects, chance)
        yield from step_differences(mirror, step, views, engine)
        engine, mirror = engine.play(Step.parse(step)), oracle.play(mirror, step)


def choose(prospects: dict[str, str], chance: random.Random) -> str:
    """Give a legal step, mostly one that may keep its player in, so that rounds are long enough to be of interest."""
    staying = [step for step, prospect in prospects.items() if prospect != "no"]
    actions = [step for step in staying if step[0] in "+^" and step[-1] in "1357"]
    if actions and chance.random() < 0.3:
        return chance.choice(actions)
    return chance.choice(staying if staying and chance.random() < 0.9 else list(prospects))


# --- where to begin -----------------------------------------------------------------------------------------------


def a_deal(kind: str, players: int, chance: random.Random, seed: str) -> tuple[Position, oracle.Position]:
    fitting = [kind + pack for pack in PACKS if fits(oracle.read_rules(kind + pack), players)]
    rules = chance.choice(fitting)
    return deal(Rules.parse(rules), players=players, seed=seed), oracle.deal(oracle.read_rules(rules), players, seed)


def fits(rules: oracle.Rules, players: int) -> bool:
    return len(rules.pack) >= players * (rules.hand_size + 1)


def a_set_up(kind: str, players: int, chance: random.Random) -> str:
    """Give a position's text with the cards of a pack in any arrangement, zones in any order."""
    rules = oracle.read_rules(kind + chance.choice(PACKS))
    cards = chance.sample(rules.pack, len(rules.pack))
    marks = chance.choice((0.0, 0.2, 0.8, 1.0))
    next_is_hidden = chance.random() < 0.5  # with most others known, an outlook hangs on which ones are not
    most_go_to_canvas = chance.random() < 0.4  # so that full packs come with small decks too

    def take(most: int) -> list[str]:
        count = chance.randint(0, min(most, len(cards)))
        taken = cards[:count]
        del cards[:count]
        return taken

    def marked(zone: list[str]) -> str:
        return "".join("!" * (chance.random() < marks) + card for card in zone) or "-"

    over = chance.random() < 0.05
    remaining = chance.sample(range(players), 1 if over else chance.randint(2, players))
    seats = []
    for seat in range(players):
        palette, hand = "".join(take(chance.choice((1, 3, 6)))) or "-", marked(take(chance.choice((2, 6))))
        scored = "".join(take(8)) if rules.s and chance.random() < 0.5 else ""
        seats.append("x" * (seat not in remaining) + f"{palette}:{hand}" + f":{scored}" * bool(scored))
    canvas = "".join(take(max(0, len(cards) - 3) if most_go_to_canvas else 3)) or "-"
    deck = cards[0] + marked(cards[1:]).replace("-", "") if cards and next_is_hidden else marked(cards)
    return f"red7/1 {rules} {'/'.join(seats)} {canvas} {deck} {remaining[0]}{'#' * over}"


def a_hidden_draw(kind: str, chance: random.Random) -> str:
    """Give a position's text in which seat 0 can draw by a 3, and knows of nearly all cards where they are."""
    cards = oracle.read_rules(kind).pack
    three = chance.choice([card for card in cards if card[1] == "3"])
    cards.remove(three)
    chance.shuffle(cards)
    mine, theirs = chance.randint(0, 2), chance.randint(1, 3)
    palettes = "".join(cards[:mine]) or "-", "".join(cards[mine : mine + theirs])
    canvas, following, *others = cards[mine + theirs :]
    hidden = chance.sample(others, 3)
    shown = [card if card in hidden else "!" + card for card in others]
    hand, deck = "".join(shown[:6]), following + "".join(shown[6:])
    return f"red7/1 {kind} {palettes[0]}:{three}/{palettes[1]}:{hand} {canvas} {deck} 0"


def a_finished_round(players: int, chance: random.Random) -> str:
    """Give the text of a round that is over, with the best of the seats near the target, and maybe level."""
    cards = oracle.read_rules("1.3s").pack
    chance.shuffle(cards)
    aims = [(10 - players) * 5 + chance.choice((-9, -1, 0)) for _ in range(players)]
    seats = []
    for seat, aim in enumerate(aims):
        scored: list[str] = []
        for card in list(cards):
            if sum(map(oracle.number, [*scored, card])) <= aim:
                scored.append(card)
                cards.remove(card)
        seats.append("x" * (seat > 0) + f"-:-:{''.join(scored)}")
    return f"red7/1 1.3s {'/'.join(seats)} - {''.join(cards)} 0#"


def seeded(*parts: object) -> random.Random:
    return random.Random("/".join(map(str, (SEED, *parts))))


def match_differences(kind: str, players: int, index: int) -> Iterator[str]:
    chance = seeded("match", kind, players, index)
    seed = str(chance.randrange(10**6))
    engine, mirror = a_deal(kind, players, chance, seed)
    yield from walk(engine, mirror, chance, STEPS_PER_MATCH, seed)


def set_up_differences(kind: str, players: int, index: int) -> Iterator[str]:
    chance = seeded("set-up", kind, players, index)
    text = a_set_up(kind, players, chance)
    yield from walk(Position.parse(text), oracle.read(text), chance, STEPS_PER_SETUP, "7")


# --- the tests ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_matches_agree(kind: str) -> None:
    agree(match_differences, kind, MATCHES)


@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_set_ups_agree(kind: str) -> None:
    agree(set_up_differences, kind, SETUPS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_outlooks_agree_where_most_is_known(edition: str) -> None:
    for index in range(40 * SETUPS):
        text = a_hidden_draw(edition + "a", seeded("draw", edition, index))
        mirror = oracle.read(text)
        for difference in differences(Position.parse(text), mirror, oracle.outlook(mirror)):
            pytest.fail(difference)


@pytest.mark.parametrize("players", PLAYERS)
def test_ends_of_matches_agree(players: int) -> None:
    for index in range(20 * SETUPS):
        chance = seeded("end", players, index)
        text = a_finished_round(players, chance)
        for difference in walk(Position.parse(text), oracle.read(text), chance, 2, "7"):
            pytest.fail(difference)


def agree(found: Callable[[str, int, int], Iterator[str]], kind: str, count: int) -> None:
    for players, index in itertools.product(PLAYERS, range(count)):
        for difference in found(kind, players, index):
            pytest.fail(difference)


def test_best_sets_agree() -> None:
    chance = seeded("best")
    pack = oracle.read_rules("1.3").pack
    for size in (0, 1, 2, 3, 4, 5, 6, 7, 9, 12) * 20:
        palette = chance.sample(pack, size)
        for rule in oracle.COLOURS:
            colour = next(colour for colour in Colour if colour.letter == rule)
            assert tuple(texts(best(colour, [Card.parse(card) for card in palette]))) == oracle.best(rule, palette)


def test_oracle_grows_every_set_there_is() -> None:
    chance = seeded("sets")
    pack = oracle.read_rules("1.3").pack
    for rule in oracle.COLOURS:
        for size in (0, 1, 4, 8):
            palette = sorted(chance.sample(pack, size), key=oracle.strength)
            subsets = [s for n in range(size + 1) for s in itertools.combinations(palette, n)]
            assert sorted(oracle.sets(rule, palette)) == sorted(s for s in subsets if oracle.follows(rule, s))


def test_oracle_gives_the_golden_counts() -> None:
    depth = 4 if MATCHES > 1 else 3
    with (GOLDEN / "steps.csv").open() as file:
        for row in csv.DictReader(file):
            position = oracle.read(row["position"])
            assert str(position) == row["position"]
            for steps in range(1, depth + 1):
                assert oracle.perft(position, steps) == int(row[f"steps{steps}"]), row
