"""What the end of a round is worth in a match: as the engine decides it, else the more the fewer points behind."""

from __future__ import annotations

import random

import numpy as np
import pytest

from red7 import Position, Rules
from red7.play.core.encoding import state_of
from red7.play.core.match_value import weigh
from red7.play.core.state import flags_of, terms_of
from tests.support.matches import PLAYERS, match_of
from tests.support.matches import Table as Match


def worth(position: Position) -> list[float]:
    found = np.zeros(4)
    weigh(state_of(position), flags_of(position.rules), terms_of(position.rules, position.players), found)
    return [float(one) for one in found[: position.players]]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", ["1.3", "1.3s", "1.1dsa", "1.3s[ROYG/1234567/4]", "1.0sa[ROYGB/1234567/4]"])
def test_a_match_is_won_by_whom_the_engine_says(rules: str, players: int) -> None:
    ends = decided = 0
    for seed in range(12):
        for position in match_of(Match(Rules.parse(rules), players, str(seed)), random.Random(seed)):
            if not position.is_over:
                continue
            ends += 1
            found, winners = worth(position), position.match_winners
            assert sum(found) == pytest.approx(1)
            if winners:
                decided += 1
                assert found == [1 / len(winners) if seat in winners else 0 for seat in range(players)]
            else:
                assert sorted(range(players), key=lambda seat: -found[seat]) == sorted(
                    range(players), key=lambda seat: -position.points[seat]
                )
                assert min(found) > 0
    assert decided == 12
    assert (ends > decided) == Rules.parse(rules).scoring
