"""The public API: texts and values are taken alike, and whatever cannot be taken is the project's own error."""

import subprocess
import sys
from collections.abc import Callable

import pytest

import red7
from red7 import (
    EDITIONS,
    Board,
    Card,
    Colour,
    Draw,
    Game,
    NotationError,
    Position,
    Red7Error,
    Rules,
    Seat,
    Step,
    Turn,
    Verb,
    View,
    WrongType,
    best,
    deal,
    leader,
)
from tests.support.places import ROOT

POSITION = deal("1.3dsa", players=3, seed=7)
VIEW = POSITION.view(POSITION.seat)
GAME = Game.start(POSITION, seats=["Ann", "Bob", "Cy"])
FIRST = POSITION.legal_steps()[0]
OVER = Position.parse("red7/1 1.3s[RO/12345/2] xR5:O4R2/R1:R3O1 - R4O5O3O2 1#")
RULES = Rules.parse("1.3dsa")


# --- texts and values ----------------------------------------------------------------------------------------------


def test_steps_and_turns_are_texts_or_values() -> None:
    for step in (FIRST, str(FIRST)):
        assert POSITION.play(step) == POSITION.play(FIRST)
        assert POSITION.advance(step) == POSITION.advance(FIRST)
        assert POSITION.is_legal(step)
        assert VIEW.play(step) == VIEW.play(FIRST)
        assert GAME.play(step) == GAME.play(FIRST)
    for turn in (Turn.parse(".x"), ".x"):
        assert POSITION.play_turn(turn) == POSITION.play(".")
        assert GAME.play_turn(turn) == GAME.play(".")
        assert POSITION.turn_seen(turn, 0) == Turn.parse(".x")
    assert POSITION.begin_turn(str(FIRST)) == POSITION.begin_turn(Turn((FIRST,)))
    assert Step(Verb.PLAY, "R7") is Step.parse("+R7")


def test_a_deal_takes_texts_and_numbers() -> None:
    assert deal("1.3dsa", players=3, seed=7) == deal(RULES, players=3, seed="7")
    end = POSITION.play(".").play(".")
    assert end.next_round(seed=7, round=2) == end.next_round(seed="7", round=2)
    game = GAME.play(".", ".")
    assert game.next_round(seed=7) == game.next_round(seed="7")
    assert Game.start(str(POSITION), seats=GAME.seats) == GAME


def test_seats_are_plain_numbers() -> None:
    assert POSITION.view(2) == POSITION.view(Seat(2))
    assert GAME.view(2) == GAME.view(Seat(2))
    assert (POSITION.is_out(1), POSITION.counting(1)) == (False, POSITION.palettes[1])


@pytest.mark.parametrize("colour", Colour)
def test_colours_are_letters_words_or_values(colour: Colour) -> None:
    cards = [Card.parse("R7"), Card.parse("G4")]
    for rule in (colour, colour.letter, colour.word):
        for palette in (cards, "R7G4", ["R7", "G4"], (text for text in ("G4", "R7"))):
            assert best(rule, palette) == best(colour, cards)
        assert leader(rule, ["R7G4", "V1"]) == leader(colour, {Seat(0): cards, Seat(1): [Card.parse("V1")]})
        assert Card(4, rule) is Card.parse(f"{colour.letter}4")
    assert Colour.parse(colour.letter) is Colour.parse(colour.word) is colour


def test_rules_take_an_edition_by_its_name() -> None:
    assert Rules("1.3", scoring=True) == Rules(EDITIONS["1.3"], scoring=True) == Rules.parse("1.3s")
    assert Rules("1.2", colours="ROY", numbers=(5, 6, 7), hand_size=2) == Rules.parse("1.2[ROY/567/2]")


def test_a_version() -> None:
    assert red7.__version__[0].isdigit()
    with pytest.raises(AttributeError, match="no attribute 'verison'"):
        red7.verison  # noqa: B018


def test_a_source_tree_that_is_not_installed_has_a_version_too() -> None:
    code = f"import sys; sys.path.append({str(ROOT / 'src')!r}); import red7; print(red7.__version__)"
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "0+unknown\n"


def test_importing_leaves_out_what_takes_long() -> None:
    slow = {"asyncio", "dataclasses", "importlib.metadata", "inspect", "json", "numba", "numpy", "typing_extensions"}
    code = f"import sys; before = set(sys.modules); import red7; print(*({slow!r} & set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


# --- whatever cannot be taken --------------------------------------------------------------------------------------

NONSENSE: tuple[object, ...] = (
    None,
    7,
    2.5,
    True,
    b"R7",
    [],
    [7],
    {},
    object(),
    Colour.RED,
    Turn,
    "",
    "?",
    "\ud800",
    ("R7",),
    Draw(None),
)
"""Values of which any one may be meant nowhere, or somewhere else."""

ONE_VALUE: dict[str, Callable[..., object]] = {
    "Card, number": lambda value: Card(value, Colour.RED),
    "Card, colour": lambda value: Card(7, value),
    "Card.parse": Card.parse,
    "Colour.parse": Colour.parse,
    "Step, verb": Step,
    "Step, card": lambda value: Step(Verb.PLAY, value),
    "Step.parse": Step.parse,
    "Turn.parse": Turn.parse,
    "Rules": Rules,
    "Rules, discard_rule": lambda value: Rules("1.3", discard_rule=value),
    "Rules, scoring": lambda value: Rules("1.3", scoring=value),
    "Rules, actions": lambda value: Rules("1.3", actions=value),
    "Rules, colours": lambda value: Rules("1.3", colours=value),
    "Rules, numbers": lambda value: Rules("1.3", numbers=value),
    "Rules, hand_size": lambda value: Rules("1.3", hand_size=value),
    "Rules.parse": Rules.parse,
    "Rules.target": RULES.target,
    "Rules.cards_to_deal": RULES.cards_to_deal,
    "best, rule": lambda value: best(value, "R7"),
    "best, cards": lambda value: best("red", value),
    "leader, rule": lambda value: leader(value, POSITION),
    "leader, palettes": lambda value: leader("red", value),
    "leader, a palette": lambda value: leader("red", [value, "R7"]),
    "deal, rules": lambda value: deal(value, players=2, seed=7),
    "deal, players": lambda value: deal("1.3", players=value, seed=7),
    "deal, seed": lambda value: deal("1.3", players=2, seed=value),
    "Board.parse": Board.parse,
    "Position.parse": Position.parse,
    "View.parse": View.parse,
    "Position.play": POSITION.play,
    "Position.play_turn": POSITION.play_turn,
    "Position.play_turn, items": lambda value: POSITION.play_turn(Turn(value)),
    "Position.play_turn, an item": lambda value: POSITION.play_turn(Turn((value,))),
    "Position.play_turn, a drawn card": lambda value: POSITION.play_turn(Turn((FIRST, Draw(value)))),
    "Position.begin_turn": POSITION.begin_turn,
    "Position.advance": POSITION.advance,
    "Position.is_legal": POSITION.is_legal,
    "Position.is_out": POSITION.is_out,
    "Position.counting": POSITION.counting,
    "Position.view": POSITION.view,
    "Position.turn_seen, turn": lambda value: POSITION.turn_seen(value, 0),
    "Position.turn_seen, a drawn card": lambda value: POSITION.turn_seen(Turn((FIRST, Draw(value))), 0),
    "Position.turn_seen, seat": lambda value: POSITION.turn_seen(".x", value),
    "Position.next_round, seed": lambda value: OVER.next_round(seed=value, round=2),
    "Position.next_round, round": lambda value: OVER.next_round(seed=7, round=value),
    "View.play": VIEW.play,
    "View.play, drawn": lambda value: VIEW.play(FIRST, value),
    "View.advance": VIEW.advance,
    "View.play_turn": VIEW.play_turn,
    "View.is_legal": VIEW.is_legal,
    "View.is_out": VIEW.is_out,
    "Game.start, deal": lambda value: Game.start(value, seats=["", "", ""]),
    "Game.start, seats": lambda value: Game.start(POSITION, seats=value),
    "Game.start, a name": lambda value: Game.start(POSITION, seats=["", value, ""]),
    "Game.start, tags": lambda value: Game.start(POSITION, seats=["", "", ""], tags=value),
    "Game.parse": Game.parse,
    "Game.read": Game.read,
    "Game.play": GAME.play,
    "Game.play_turn": GAME.play_turn,
    "Game.view": GAME.view,
    "Game.comment": GAME.play_turn(".x").comment,
    "Game.with_tags": GAME.with_tags,
    "Game.with_tags, a value": lambda value: GAME.with_tags({"Event": value}),
    "Game.next_round": lambda value: GAME.play(".", ".").next_round(seed=value),
}
NO_CALL = {"Draw", "Edition", "Outlook", "Phase", "Seat", "Verb"}
"""Plain names and tuples, which check nothing themselves."""


def refusal(call: Callable[..., object], value: object) -> Red7Error | None:
    """Why the call cannot take the value, or None where it does."""
    try:
        call(value)
    except Red7Error as error:
        return error
    return None


@pytest.mark.parametrize("call", ONE_VALUE)
def test_nonsense_is_taken_or_refused_with_the_own_error(call: str) -> None:
    errors = [error for value in NONSENSE if (error := refusal(ONE_VALUE[call], value))]
    assert len(errors) >= 3
    assert all(error.code and str(error).isprintable() for error in errors)


def test_every_public_name_is_given_nonsense() -> None:
    asked = {call.split(",")[0].split(".")[0] for call in ONE_VALUE}
    kinds = {name for name in red7.__all__ if isinstance(getattr(red7, name), type)}
    errors = {name for name in kinds if issubclass(getattr(red7, name), Red7Error)}
    assert asked | errors | NO_CALL | {"EDITIONS", "__version__"} == set(red7.__all__)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: Card.parse(7), "expected the text of a card, got int 7"),  # type: ignore[arg-type]
        (lambda: Position.parse(None), "expected the text of a position or a view, got NoneType None"),  # type: ignore[arg-type]
        (lambda: POSITION.play(3), "expected a step or its text, got int 3"),  # type: ignore[arg-type]
        (lambda: deal(5, players=2, seed=7), "expected rules or their text, got int 5"),  # type: ignore[arg-type]
        (lambda: POSITION.view("x"), "expected the number of a seat, got str 'x'"),  # type: ignore[arg-type]
        (lambda: best("R", 7), "expected cards or their text, got int 7"),  # type: ignore[arg-type]
        (lambda: Rules("1.3", actions="a"), "expected True or False for actions, got str 'a'"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_type_is_named(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(WrongType) as caught:
        ask()
    assert (caught.value.code, str(caught.value)) == ("wrong-type", message)


@pytest.mark.parametrize("hand_size", [100, 0, -1, 10**9])
def test_rules_that_could_not_be_read_are_not_made(hand_size: int) -> None:
    with pytest.raises(NotationError) as caught:
        Rules("1.3", hand_size=hand_size)
    assert caught.value.code == "rules-pack"


def test_an_edition_of_ones_own_is_refused() -> None:
    for edition in (EDITIONS["1.3"]._replace(name="1.4"), EDITIONS["1.3"]._replace(must_stay=False), "1.4"):
        with pytest.raises(NotationError) as caught:
            Rules(edition)
        assert caught.value.code == "rules-edition"


def test_rules_stay_as_they_are() -> None:
    with pytest.raises(AttributeError, match="frozen"):
        RULES.scoring = False
    with pytest.raises(AttributeError, match="frozen"):
        del RULES.scoring
    assert RULES.scoring
    assert repr(RULES) == "Rules.parse('1.3dsa')"
    assert RULES != "1.3dsa"
