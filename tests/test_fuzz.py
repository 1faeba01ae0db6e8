"""Mutated and random texts into every parser: nothing but the project's own errors comes out, and soon.

What is read all the same must print canonically, and read again as the same.
"""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from red7 import Card, Game, Position, Red7Error, Rules, Step, Turn, View, deal
from tests.support import laws
from tests.support.matches import CARDS, KINDS, PLAYERS, STEPS, choose, seats_of

pytestmark = pytest.mark.no_cover  # measuring takes three times as long as testing
MUTANTS = 8_000 if settings.get_current_profile_name() == "long" else 700  # of each kind of text
NAMES = ('A "B" \\', "", "ü", "Di")
SIGNS = 'ROYGBIV1234567+>^=-.()?!*/:x#@[] \n"\\{}dsa'
NASTY = "\x00\t\r\x0b\x1c\x85\u2028\u2212\u0661\u0667\uff17\uff32\u0420\ufeff\u202e\ud800\udfff\U0001f600\u0301e0é"

PARSERS: dict[str, Callable[[str], object]] = {
    "card": Card.parse,
    "step": Step.parse,
    "turn": Turn.parse,
    "rules": Rules.parse,
    "position": Position.parse,
    "view": View.parse,
    "game": Game.parse,
}


def records() -> list[Game[Position]]:
    """Records of short games of every kind, some of them broken off in mid-turn."""
    packs = {2: "[ROYGV/13457/3]", 3: "[ROYGBIV/1357/3]", 4: "[ROGBIV/123567/4]"}
    games = []
    for number, kind in enumerate(KINDS):
        players = PLAYERS[number % 3]
        chance = random.Random(kind)
        start = deal(Rules.parse(kind + packs[players]), players=players, seed=kind)
        game = Game.start(start, seats=NAMES[:players], tags={"Date": "2026-11-15"})
        for _ in range(chance.randint(0, 25)):
            position = game.position
            following = game.next_round(seed=kind) if position.is_over else game.play(choose(position, chance))
            if following is None:
                break
            game = following
            if chance.random() < 0.1 and game.rounds[-1].turns:
                game = game.comment("well, well")
        games.append(game)
    return games


def corpus() -> dict[str, list[str]]:
    """Right texts of every kind."""
    games = records()
    positions = [position for game in games for one in game.rounds for position in one.positions]
    return {
        "card": [str(card) for card in CARDS],
        "step": [str(step) for step in STEPS],
        "turn": [str(entry.turn) for game in games for one in game.rounds for entry in one.turns],
        "rules": sorted({str(game.rules) for game in games} | set(KINDS)),
        "position": [str(position) for position in positions],
        "view": [str(position.view(seat)) for position in positions[::3] for seat in seats_of(position)],
        "game": [
            str(one) for game in games for one in (game, *(game.view(seat) for seat in seats_of(game.rounds[0].deal)))
        ],
    }


CORPUS = corpus()


def mutated(text: str, others: list[str], chance: random.Random) -> str:
    """The text with a few things done to it that a slip, a bug or malice might do."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at, to = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        near = min(to, at + 3)
        other = chance.choice(others)
        start = chance.randint(0, len(other))
        text = chance.choice(
            (
                text[:at] + text[near:],
                text[:at] + chance.choice(SIGNS) + text[at + 1 :],
                text[:at] + chance.choice(SIGNS) + text[at:],
                text[:at] + chance.choice(NASTY) + text[at + chance.randint(0, 1) :],
                text[:near] + text[at:],
                text[:at] + text[at:near] * chance.randint(2, 5) + text[near:],
                text[:at] + text[near : near + 2] + text[at:near] + text[near + 2 :],
                text[:at] + other[start : start + chance.randint(1, 12)] + text[at:],
                text[:at] + other[start:],
                text[:at],
                text[at:],
                text.swapcase() if chance.random() < 0.1 else text.replace("\n", "\r\n", chance.randint(0, 9)),
                exchange_cards(text, chance),
                exchange_cards(text, chance),
                exchange_cards(text, chance),
            )
        )
    return text


def exchange_cards(text: str, chance: random.Random) -> str:
    """Two cards in each other's place wherever they stand: often still a right text, of another game."""
    cards = sorted(set(laws.CARD.findall(text)))
    if len(cards) < 2:
        return text
    one, other = chance.sample(cards, 2)
    return laws.CARD.sub(lambda found: {one: other, other: one}.get(found[0], found[0]), text)


def read_all(text: str, kinds: tuple[str, ...] = tuple(PARSERS)) -> int:
    """How many parsers take the text; each must take it well or refuse it properly."""
    taken = 0
    for kind in kinds:
        try:
            value = PARSERS[kind](text)
        except Red7Error as error:
            check_error(error)
            continue
        taken += 1
        canonical = str(value)
        again = PARSERS[kind](canonical)
        assert str(again) == canonical
        assert again == value
        if isinstance(value, Position):
            laws.check_position(value)
        if isinstance(value, View) and not value.turn.items:
            a_view_is_of_some_position(value)
    part, failure = Game.read(text)
    assert part or failure
    if part:
        assert Game.parse(str(part)) == part
    return taken


def check_error(error: Red7Error) -> None:
    assert re.fullmatch(r"[a-z-]+", error.code)
    message = str(error)
    assert message.isprintable(), "a message stands on one line, and nothing in it is hidden"
    assert 5 < len(message) < 900


def a_view_is_of_some_position(view: View) -> None:
    """With the hidden cards put in some order into its holes, a view becomes a position, of which it is the view."""
    hidden = [str(card) for card in laws.hidden_from(view)]
    fields = str(view).split(" ")
    places = re.compile(r"\*([0-9]+)")
    for at in (2, 4):
        fields[at] = places.sub(lambda hole: "".join(hidden.pop() for _ in range(int(hole[1]))), fields[at])
    position = Position.parse(" ".join(fields[:6]))
    assert not hidden
    assert position.view(view.owner) == view


@pytest.mark.parametrize("kind", PARSERS)
def test_right_texts_are_taken(kind: str) -> None:
    for text in CORPUS[kind][:200]:
        assert str(PARSERS[kind](text)) == text


@pytest.mark.parametrize("kind", PARSERS)
def test_mutated_texts(kind: str) -> None:
    chance = random.Random(kind)
    taken = 0
    for _ in range(MUTANTS):
        others = CORPUS[chance.choice(list(CORPUS))] if chance.random() < 0.3 else CORPUS[kind]
        text = mutated(chance.choice(CORPUS[kind]), others, chance)
        taken += read_all(text, (kind,) if chance.random() < 0.9 else tuple(PARSERS))
    assert taken > MUTANTS / 50, "hardly any mutant is still right: they try too little"


@given(st.text(st.one_of(st.sampled_from(SIGNS), st.characters(codec=None))))
def test_random_texts(text: str) -> None:
    read_all(text)


FIELD = st.one_of(
    st.sampled_from(
        (
            *"-x@#*.=012",
            "red7/1",
            "1.3",
            "1.2dsa[RO/12/1]",
            "*2",
            "*49",
            "R1:O1/R2:O2",
            "x-:-/-:-/-:-",
            "R1:*1/O2:-",
            "@-",
        )
    ),
    st.text("RO12!*:/-x0@#+>.", max_size=12),
)


@given(st.lists(FIELD, max_size=7))
def test_random_fields(fields: list[str]) -> None:
    read_all(" ".join(["red7/1", *fields]))


def test_bytes_that_were_decoded_anyhow() -> None:
    chance = random.Random("bytes")
    for _ in range(MUTANTS // 2):
        raw = bytearray(chance.choice(CORPUS["game"]).encode())
        for _ in range(chance.randint(1, 4)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
        for errors in ("replace", "surrogateescape"):
            read_all(raw.decode(errors=errors), ("game",))


START = '[Red7 "1"]\n[Rules "1.3a[RO/1234/1]"]\n[Seat0 ""]\n[Seat1 ""]\n[Result "*"]\n'
DEAL = "\ndeal red7/1 1.3a[RO/1234/1] R4:R3/R1:O3 - O2R2O4O1 1\n"
HUGE = {
    "turn of many plays": "+G4" * 100_000,
    "turn of many ends": "." * 400_000 + "y",
    "turn of many draws": "(??)" * 200_000,
    "many seats": "red7/1 1.3 " + "R1:R2/" * 30_000 + " - - 0",
    "many zones": "red7/1 1.3 " + "R1:" * 200_000 + "/- - - 0",
    "many holes": "red7/1 1.3 R1:" + "R2*9" * 100_000 + "/R3:- - - 0 @0",
    "many holes in a deck": "red7/1 1.3 R1:R2/R3:- - " + "*99!R4" * 100_000 + " 0 @0",
    "many cards": "red7/1 1.3 " + "R1" * 300_000 + ":-/-:- - - 0",
    "many steps in a turn": "red7/1 1.3a[RO/1234/1] R4:R3/R1:O3 - O2R2O4O1 1+O3(O2)" + "+R3." * 50_000,
    "a finished turn": "red7/1 1.3a[RO/1234/1] R4:R3/R1:O3 - O2R2O4O1 1+O3(O4)" + "." * 200_000,
    "a long number": "1" * 500_000 + ".3",
    "a long edition": "1." + "3" * 500_000,
    "long switches": "1.3" + "dsa" * 200_000,
    "a long pack": "1.3[" + "R" * 500_000 + "/1/1]",
    "many packs": "1.3" + "[]" * 200_000,
    "a long tag": START.replace("Seat1", "S" * 500_000),
    "a long tag twice": START.replace("[Result", f'[{"S" * 100_000} ""]\n[{"S" * 100_000} ""]\n[Result'),
    "a long seat tag": START.replace("Seat1", "Seat" + "1" * 100_000),
    "a long value": START.replace('Seat1 ""', 'Seat1 "' + '\\"' * 200_000 + '"'),
    "a value without end": START.replace('Seat1 ""', 'Seat1 "' + '\\"' * 200_000),
    "many tags": START.replace("[Result", "".join(f'[A{n} ""]\n' for n in range(8_000)) + "[Result"),
    "a long result": START.replace("*", "0" * 300_000),
    "many empty lines": START + "\n" * 300_000,
    "many deals": START + DEAL * 10_000,
    "a long turn number": START + DEAL + "1" * 300_000 + ". 1 +O3(O2).x\n",
    "a long turn": START + DEAL + "1. 1 " + "+O3(O2)." * 30_000 + "\n",
    "a long turn and its claim": START + DEAL + "1. 1 +O3(O1)" + "." * 200_000 + "\n",
    "a long comment": START + DEAL + "1. 1 +O3(O2).x {" + "a" * 300_000 + "\nwon 0\n",
    "braces": START + DEAL + "1. 1 +O3(O2).x " + "{" * 300_000 + "\nwon 0\n",
    "long winnings": START + DEAL + "1. 1 +O3(O2).x\nwon 0 " + "R1" * 200_000 + "\n",
}


@pytest.mark.parametrize("name", HUGE)
def test_huge_texts_are_read_or_refused(name: str) -> None:
    for parse in PARSERS.values():
        try:
            parse(HUGE[name])
        except Red7Error as error:
            check_error(error)


def test_a_long_game_is_read() -> None:
    """Many rounds with four, and a comment as long as a book."""
    game = Game.start(deal(Rules.parse("1.3dsa"), players=4, seed="7"), seats=["", "", "", ""])
    chance = random.Random(7)
    for _ in range(300):
        now = game.position
        following = game.next_round(seed="7") if now.is_over else game.play(choose(now, chance))
        if following is None:
            break
        game = following
    game = game.comment("x" * 500_000)
    assert Game.parse(str(game)) == game
