import re
from random import Random

import pytest

from red7.cards import Card, cards_of
from red7.envs.actions import CARDS, Cells, action_of, card_number, step_of
from red7.envs.observation import blocks, observation_size, observe
from red7.errors import ImpossiblePosition, Red7Error
from red7.outlook import Outlook
from red7.play.history import seen_of
from red7.position import deal
from red7.record import Game
from red7.rules import Seat
from red7.view import View
from tests.support.places import ROOT


def cards(cells: Cells, block: range, place: int = 0) -> str:
    """The cards in one of the sets of a block."""
    start = block.start + place * 49
    return "".join(str(CARDS[card]) for card in range(48, -1, -1) if cells[start + card])


def numbers(cells: Cells, block: range) -> list[int]:
    return [int(cell) for cell in cells[block.start : block.stop]]


def test_the_table_in_the_docs_is_right() -> None:
    rows = re.findall(
        r"^\| ([a-z ]+) \| (\d+) \| ([^|]+) \|", (ROOT / "docs" / "research.md").read_text("utf-8"), re.MULTILINE
    )
    for players in (2, 3, 4):
        sizes = {name: eval(size.replace("×", "*"), {"P": players}) for name, _, size in rows}  # noqa: S307
        assert sizes == {name: len(cells) for name, cells in blocks(players).items()}
    assert {name: int(first) for name, first, _ in rows} == {name: cells.start for name, cells in blocks(2).items()}


def test_a_deal() -> None:
    position = deal("1.3", players=2, seed=7)
    cells, where = observe(position.view(1), ()), blocks(2)
    assert cells.shape == (observation_size(2),)
    assert cards_of(cards(cells, where["hand"])) == cards_of(map(str, position.view(1).hand))
    assert cards(cells, where["palettes"]) == "".join(map(str, position.palettes[1]))
    assert cards(cells, where["palettes"], 1) == "".join(map(str, position.palettes[0]))
    assert numbers(cells, where["rule"]) == [0, 0, 0, 0, 0, 0, 1]
    assert numbers(cells, where["phase"]) == [1, 0, 0, 0, 0, 0, 0]
    assert numbers(cells, where["turn of"]) == [0, 1]
    assert numbers(cells, where["hand sizes"]) == [7, 7]
    assert numbers(cells, where["deck size"]) == [33]
    assert numbers(cells, where["edition"]) == [0, 0, 0, 1]
    assert cells.sum() == 7 + 2 + 3 + 14 + 33 + 1


def test_the_turns_of_a_round() -> None:
    """What everyone can look up on the board agrees with what the cells say, for every seat."""
    chance, where = Random(5), blocks(3)
    game = Game.start(deal("1.2da", players=3, seed=12), seats=["Ann", "Bob", "Cy"])
    while not game.position.is_over:
        position = game.position
        for seat in range(3):
            seen = seen_of(game.rounds[-1], Seat(seat))
            cells = observe(seen.now, seen.turns)
            canvas = "".join(cards(cells, where["discards"], offset) for offset in range(3))
            assert cards_of(canvas) == cards_of(position.canvas)
            assert cards_of(cards(cells, where["known in deck"])) == cards_of(position.known & set(position.deck))
            for offset in range(3):
                held = position.known & set(position.hands[(seat + offset) % 3])
                assert cards_of(cards(cells, where["known in hands"], offset)) == cards_of(held)
            if seen.turns:
                last = numbers(cells, where["last turns"])[:150]
                steps = [step for step in seen.turns[-1].turn.steps if step.card]
                assert [step_of(action) for action, cell in enumerate(last[:147]) if cell] == sorted(
                    steps, key=action_of
                )
                assert last[147:].index(1) == (seen.turns[-1].seat - seat) % 3
        outlook = position.outlook()
        hopeful = [step for step in outlook if outlook[step] is not Outlook.NO]
        game = game.play(chance.choice(hopeful or position.legal_steps()))
    assert len(game.rounds[-1].turns) > 4


def test_the_next_card_is_shown_if_everyone_knows_it() -> None:
    view = View.parse("red7/1 1.2a[RO/12345/2] R5:*2/R1:R3O1 - !R4*3 1 @1")
    cells = observe(view, ())
    assert cards(cells, blocks(2)["next card"]) == "R4"
    assert cells[blocks(2)["next card"].start + card_number(Card.parse("R4"))] == 1


def test_spectators_and_other_tables_are_refused() -> None:
    with pytest.raises(Red7Error, match="a spectator has no observation"):
        observe(deal("1.3", players=2, seed=7).view(None), ())
    with pytest.raises(ImpossiblePosition, match="5 players: Red7 is for 2, 3 or 4"):
        blocks(5)
