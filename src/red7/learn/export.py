"""`python -m red7.learn.export`: an averaged actor as the small file that `red7.play.policy.network` reads."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from red7.play.policy.network import SCALE, layers_of
from red7.play.policy.sight import Reals


def export(weights: dict[str, Tensor], path: Path, bits: int = 8) -> None:
    """Write weights: matrices in so many bits with a scale for each row, the rest in 16."""
    most = (1 << bits - 1) - 1
    kept: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]] = {}
    for name, weight in weights.items():
        values: Reals = weight.float().cpu().numpy()
        if values.ndim == 1:
            kept[name] = values.astype(np.float16)
            continue
        scale = np.maximum(np.abs(values).max(1), 1e-12) / most
        kept[name], kept[name + SCALE] = np.round(values / scale[:, None]).astype(np.int8), scale.astype(np.float32)
    np.savez_compressed(path, allow_pickle=False, **kept)


def load(path: Path) -> dict[str, Tensor]:
    """The weights that were exported to a file, as far as 8 bits have kept them."""
    return {name: torch.from_numpy(weight) for name, weight in layers_of(path).items()}


def main() -> None:
    """Export from a folder of `python -m red7.learn` to a file."""
    parser = argparse.ArgumentParser(prog="python -m red7.learn.export", description="Make a policy small.")
    parser.add_argument("folder", type=Path, help="what python -m red7.learn has written")
    parser.add_argument("file", type=Path)
    parser.add_argument("--bits", type=int, default=8, choices=range(4, 9), help="of a weight; fewer make a smaller file")
    given = parser.parse_args()
    export(torch.load(given.folder / "average.pt", map_location="cpu", weights_only=True), given.file, given.bits)


if __name__ == "__main__":
    main()
