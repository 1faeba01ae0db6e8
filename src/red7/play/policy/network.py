"""A policy's network in NumPy, from the file that `python -m red7.learn.export` writes."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from red7.play.policy.sight import Flags, Reals

FILES: Final = {2: "two.npz", 3: "many.npz", 4: "many.npz"}
"""The networks by the number of players."""
SCALE: Final = "/scale"
"""Weights with such a companion are kept in 8 bits: times this, by row."""
Layers: TypeAlias = dict[str, Reals]


def layers_of(path: Path) -> Layers:
    """The weights in a file."""
    with np.load(path) as kept:
        layers = {name: kept[name].astype(np.float32) for name in kept.files if not name.endswith(SCALE)}
        for name in layers:
            if name + SCALE in kept.files:
                layers[name] *= kept[name + SCALE][:, None]
    return layers


class Opinion(NamedTuple):
    """How likely each step is, and what the game is worth to each seat, the one to move first."""

    likelihoods: Reals
    worth: Reals


class Network:
    """An actor as `red7.learn` trains it."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._blocks = sum(name.endswith("first.bias") for name in layers)

    def think(self, cells: Reals, mask: Flags) -> Opinion:
        """The opinion of a game that is shown by these cells, or of several, one a row.

        Only steps of the mask are likely.
        """
        held = self._held(cells)
        logits = np.where(mask, self._dense("steps", held), -np.inf)
        likelihoods = np.exp(logits - logits.max(-1, keepdims=True))
        worth = self._dense("worth", held)
        return Opinion(likelihoods / likelihoods.sum(-1, keepdims=True), worth - worth.mean(-1, keepdims=True))

    def believe(self, cells: Reals, hands: Reals) -> Reals:
        """How much likelier each row of the others' hands is in a game than by chance, as a logarithm."""
        held = self._held(cells)
        mixed = self._dense("belief.seen", held) + self._dense("belief.held", hands)
        return hands @ self._dense("belief.each", held) + self._dense("belief.together", np.maximum(mixed, 0))[:, 0]

    @property
    def believes(self) -> bool:
        """Whether it has learned to tell hands from each other."""
        return "belief.each.weight" in self._layers

    def _held(self, cells: Reals) -> Reals:
        """What all its opinions are made of."""
        held = self._dense("trunk.entry", cells)
        for block in range(self._blocks):
            name = f"trunk.blocks.{block}"
            inner = self._dense(f"{name}.first", self._norm(f"{name}.norm", held))
            held = held + self._dense(f"{name}.second", np.maximum(inner, 0))
        found: Reals = np.maximum(self._norm("trunk.norm", held), 0)
        return found

    def _dense(self, name: str, given: Reals) -> Reals:
        found: Reals = given @ self._layers[f"{name}.weight"].T + self._layers[f"{name}.bias"]
        return found

    def _norm(self, name: str, given: Reals) -> Reals:
        centred = given - given.mean(-1, keepdims=True)
        scaled: Reals = centred / np.sqrt((centred * centred).mean(-1, keepdims=True) + np.float32(1e-5))
        return scaled * self._layers[f"{name}.weight"] + self._layers[f"{name}.bias"]


def network(players: int) -> Network:
    """The network for so many players that comes with red7."""
    return _loaded(FILES[players])


@cache
def _loaded(name: str) -> Network:
    with as_file(files("red7.play.policy") / name) as path:
        return Network(layers_of(path))
