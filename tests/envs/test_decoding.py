"""States in the core's format are read back as the positions they came from."""

from __future__ import annotations

import random

import pytest

from red7.envs.decoding import position_of
from red7.play.core.encoding import state_of
from red7.position import Position, deal
from red7.rules import rules_of
from tests.support.core_walk import said
from tests.support.lanes import sample
from tests.support.matches import KINDS, PLAYERS, round_of


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", sample(KINDS, 9))
def test_turns_begin_where_they_began(kind: str, players: int) -> None:
    for seed in range(3):
        for position in round_of(deal(kind, players=players, seed=seed), random.Random(seed)):
            if position.turn.items:
                continue
            state = state_of(position)
            found = position_of(state, rules_of(kind))
            assert Position.parse(str(found)).rule == position.rule
            assert (found.hands, found.deck, found.known) == (position.hands, position.deck, position.known)
            assert set(found.canvas) == set(position.canvas)
            assert said(state_of(found)) == said(state)
