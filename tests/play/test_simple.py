"""The simple player: sees a view and nothing else, and stays in where it can."""

from random import Random

import pytest

from red7 import Game, Outlook, Position, Rules, Step, View, deal
from red7.play.simple import SimplePlayer

KINDS = [("1.3", 2), ("1.0dsa", 3), ("1.1dsa", 2), ("1.2dsa", 4), ("1.3dsa", 3)]


def choose(text: str) -> str:
    position = Position.parse(text)
    return str(SimplePlayer().choose(position.view(position.seat), Random(7)))


@pytest.mark.parametrize(("rules", "players"), KINDS)
def test_it_plays_matches_and_never_goes_out_where_it_can_stay(rules: str, players: int) -> None:
    game, chance = (
        Game.start(deal(Rules.parse(rules), players=players, seed="7"), seats=list("ABCD"[:players])),
        Random(7),
    )
    while True:
        while not game.position.is_over:
            position = game.position
            assert isinstance(position, Position)
            view = position.view(position.seat)
            step = SimplePlayer().choose(view, chance)
            outlook = view.outlook()
            ranks = [Outlook.NO, Outlook.MAYBE, Outlook.SURE]
            assert ranks.index(outlook[step]) == max(map(ranks.index, outlook.values()))
            game = game.play(step)
        following = game.next_round(seed="7")
        if following is None:
            break
        game = following
    assert game.result != "*"
    assert Game.parse(str(game)) == game


def test_it_plays_by_view_and_chance_alone() -> None:
    text = "red7/1 1.3 V7:*7/G1:R6Y5G5I4V4O2B1 - *33 1 @1"
    choices = {str(SimplePlayer().choose(View.parse(text), Random(seed))) for seed in range(20)}
    assert {str(SimplePlayer().choose(View.parse(text), Random(7))) for _ in range(5)} <= choices
    assert all(View.parse(text).outlook()[Step.parse(choice)] is Outlook.SURE for choice in choices)


def test_what_it_prefers() -> None:
    # It leads after the play: it ends the turn and keeps its cards.
    assert choose("red7/1 1.3[RV/1234567/3] V2:V7R1V1/V6:R3R2R4 - R5R6R7V3V4V5 0+V7") == "."
    # A card drawn is a card more.
    assert choose("red7/1 1.3d[RV/1234567/3] V2:V7R1V1/V6:R3R2R4 - R5R6R7V3V4V5 0+R1>V7") == "="
    # Nothing helps: it goes.
    assert choose("red7/1 1.3[RV/1234567/1] V4:V5/R7:R3 - R5R6R4R2R1V7V6V3V2V1 0") == "."
