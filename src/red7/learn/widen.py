"""A wider actor that thinks as a narrower one does, to go on from there: some units are doubled, and share what they say."""

from __future__ import annotations

import torch
from torch import Tensor

_READERS = ("steps", "worth", "belief.each", "belief.seen")
"""The layers that read what the trunk ends with."""


def widened(weights: dict[str, Tensor], width: int) -> dict[str, Tensor]:
    """The weights of an actor of this width, at most twice as wide as it is."""
    narrow = len(weights["trunk.entry.bias"])
    if width == narrow:
        return weights
    found = dict(weights)
    trunk = _doubled(narrow, width)
    for name in weights:
        layer = name.rpartition(".")[0]
        if layer.endswith(".first"):
            block = layer.removesuffix(".first")
            inner = _doubled(narrow, width)
            found[f"{layer}.weight"] = _read(weights[f"{layer}.weight"][inner], trunk)
            found[f"{layer}.bias"] = weights[f"{layer}.bias"][inner]
            found[f"{block}.second.weight"] = _read(weights[f"{block}.second.weight"][trunk], inner)
        elif layer.startswith(_READERS) and name.endswith("weight"):
            found[name] = _read(weights[name], trunk)
        elif layer.startswith("trunk") and (not layer.endswith(".second") or name.endswith("bias")):
            found[name] = weights[name][trunk]
    return found


def _doubled(narrow: int, width: int) -> Tensor:
    """The unit that each unit of a wider layer comes from."""
    return torch.cat([torch.arange(narrow), torch.randperm(narrow)[: width - narrow]])


def _read(weight: Tensor, units: Tensor) -> Tensor:
    """The weights on the units of a wider layer; twins differ in their parts, or they would learn the same for ever."""
    part, narrow = torch.ones(len(units)), weight.shape[1]
    part[narrow:] = torch.rand(len(units) - narrow) * 0.6 + 0.2
    part[units[narrow:]] = 1 - part[narrow:]
    return weight[:, units] * part
