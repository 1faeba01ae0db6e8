"""The core's turns are the engine's: every edition, switch and table size, in deals and in any arrangement.

`make soak` compares millions.
"""

import pytest

from tests.support.core_walk import play
from tests.support.lanes import sample
from tests.support.matches import KINDS, PLAYERS

TURNS = 100_000
EACH = -(-TURNS // (len(KINDS) * len(PLAYERS)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("kind", sample(KINDS, 5))
def test_every_turn_is_the_engines(kind: str, players: int) -> None:
    assert play(kind, players, turns=EACH, seed="test") >= EACH
