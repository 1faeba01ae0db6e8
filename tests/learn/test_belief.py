"""What a policy is taught of the others' hands: hands that might have been there, and hands that are likely."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
from torch import Tensor

from red7.learn.games import Games
from red7.learn.network import other_hands, possible_hands
from red7.play.policy.sight import CARDS, known_at, seats_shown, sets_shown

CPU = torch.device("cpu")


def positions(rules: str, players: int) -> Iterator[Tensor]:
    """The cells of some games as they go on at random."""
    torch.manual_seed(5)
    games = Games(rules, players, 32, device=CPU, kind=torch.float32, seed=5)
    for _ in range(16):
        yield games.look().cells
        games.step(games.batch.sample())


@pytest.mark.parametrize(("rules", "players"), [("1.3", 2), ("1.3da", 2), ("1.3a[RO/1357/1]", 2), ("1.3", 4)])
def test_possible_hands_fit_what_a_seat_knows(rules: str, players: int) -> None:
    seats, differ = seats_shown(players), False
    for cells in positions(rules, players):
        sets = cells[:, : len(CARDS) * sets_shown(seats)].unflatten(1, (-1, len(CARDS))) > 0
        known, unseen = sets[:, known_at(seats) :][:, : seats - 1], sets[:, -1:]
        true = other_hands(cells, seats) > 0
        found = possible_hands(cells, seats) > 0
        for hands in (true, found):
            assert (hands <= (known | unseen)).all()
            assert (known <= hands).all()
            assert (hands.sum(1) <= 1).all(), "one card is in two hands"
        assert torch.equal(found.sum(2), true.sum(2))
        differ |= not torch.equal(found, true)
    assert differ
