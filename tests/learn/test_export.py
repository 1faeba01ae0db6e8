"""A network in NumPy, from the file that is shipped, is the network that was trained."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from red7.learn.export import export
from red7.learn.games import Games
from red7.learn.network import Actor
from red7.play.policy.layout import shown
from red7.play.policy.network import SCALE, Network, layers_of


def test_numpy_thinks_what_pytorch_does(tmp_path: Path) -> None:
    torch.manual_seed(3)
    actor = Actor(seats=2, width=32, blocks=2)
    path = tmp_path / "small.npz"
    export(actor.state_dict(), path)
    with np.load(path) as kept:
        assert {kept[name].dtype for name in kept.files if name + SCALE in kept.files} == {np.dtype(np.int8)}
        for name, weight in actor.state_dict().items():  # what is left of the weights in 8 bits
            scale = kept[name + SCALE][:, None] if name + SCALE in kept.files else 1.0
            found = torch.from_numpy(kept[name].astype(np.float32) * scale)
            assert torch.allclose(found, weight, atol=float(weight.abs().max()) / 200)
            weight.copy_(found)
    games = Games("1.3dsa", 2, 20, device=torch.device("cpu"), kind=torch.float32, seed=2)
    network = Network(layers_of(path))
    for _ in range(6):
        sight = games.look()
        with torch.no_grad():
            logits, worth, _ = actor(*sight)
        for game in range(20):
            cells, mask = sight.cells[game, : shown(2)].numpy(), sight.mask[game].numpy()
            opinion = network.think(cells, mask)
            np.testing.assert_allclose(opinion.likelihoods, logits[game].softmax(0).numpy(), atol=1e-4)
            np.testing.assert_allclose(opinion.worth, worth[game].numpy(), atol=1e-4)
        games.step(games.batch.sample())
