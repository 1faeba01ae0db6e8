"""Sampled worlds: what was seen of a round always fits them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from red7 import EDITIONS, Game, Rules, Seat, Turn, deal
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from red7.play.core.chance import stream
from red7.play.core.encoding import state_of
from red7.play.core.state import DECK, DECK_SIZE, HAND, PALETTE
from red7.play.history import Seen, SeenTurn, seen_of
from red7.play.worlds import Worlds

OPEN = [PALETTE, PALETTE + 1, PALETTE + 2, DECK_SIZE]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("switches", ["", "d", "a", "dsa"])
def test_worlds_agree_with_what_is_seen_now(edition: str, switches: str) -> None:
    # A card that a 3 has drawn may be shown in the same turn, by a hand that was empty before.
    chance, bot = Random(5), enter("random").make()
    for seed in range(4):
        start = deal(Rules.parse(f"{edition}{switches}"), players=3, seed=str(seed))
        game = Game.start(start, seats=list("ABC"))
        while not game.position.is_over:
            position = game.position
            seen, real = seen_of(game.rounds[-1], position.seat), state_of(position)
            for world in Worlds(seen).draw(3, stream(chance)):
                assert (world[OPEN] == real[OPEN]).all()
                assert world[HAND + position.seat] == real[HAND + position.seat]
                assert cards(world) == cards(real)
            game = game.play(bot.choose(seen, Budget(), chance))


def test_turns_that_do_not_fit_the_deal_are_refused() -> None:
    """Compiled code takes it that there is a hole for each card shown, and reads past the end otherwise."""
    start = deal(Rules.parse("1.3"), players=2, seed="7")
    view, other = start.view(start.seat), Seat(1 - start.seat)
    hidden = [card for card in start.rules.pack if card in start.hands[other]]
    turns = [SeenTurn(other, Turn.parse(f"+{card}.")) for card in hidden]
    Worlds(Seen(view, tuple(turns), view))
    one_more, not_theirs = (SeenTurn(other, Turn.parse(f"+{card}.")) for card in (start.deck[0], view.hand[0]))
    for wrong in ((*turns, one_more), (not_theirs,)):
        with pytest.raises(ValueError, match="the turns do not fit the deal"):
            Worlds(Seen(view, wrong, view))


def cards(state: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[int]:
    """All cards of hands and deck, each once."""
    hands = [card for seat in range(3) for card in range(64) if int(state[HAND + seat]) >> card & 1]
    return sorted([*hands, *map(int, state[DECK : DECK + int(state[DECK_SIZE])])])
