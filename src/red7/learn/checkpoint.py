"""Training that can go on later: networks, optimizer and progress in a folder of files that are each quite small."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor, nn

from red7.errors import Red7Error
from red7.learn.trainer import Sizes, Trainer

_PROGRESS: Final = "progress.json"
_MOMENTS: Final = ("exp_avg", "exp_avg_sq")


class Progress(NamedTuple):
    """How long has been trained, and on how many steps."""

    minutes: float = 0.0
    steps: int = 0


def save(trainer: Trainer, folder: Path, progress: Progress) -> None:
    """Write everything that `resume` needs."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, network in _networks(trainer).items():
        _write(network.state_dict(), folder / f"{name}.pt")
    for moment in _MOMENTS:
        kept = [trainer.optimizer.state[weight].get(moment) for weight in trainer.weights]
        _write([None if one is None else one.bfloat16() for one in kept], folder / f"{moment}.pt")
    told = {**progress._asdict(), "rounds": trainer.rounds, "seats": trainer.mix.shown}
    (folder / _PROGRESS).write_text(json.dumps(told | {"sizes": trainer.sizes._asdict()}) + "\n")


def resume(trainer: Trainer, folder: Path) -> Progress:
    """Go on with what was saved; nothing has been done if nothing was."""
    if not (folder / _PROGRESS).exists():
        return Progress()
    told = json.loads((folder / _PROGRESS).read_text())
    if Sizes(**told["sizes"]) != trainer.sizes or told["seats"] != trainer.mix.shown:
        raise Red7Error("checkpoint", f"{folder} holds other networks: {told['seats']} seats, {told['sizes']}")
    device = trainer.weights[0].device
    for name, network in _networks(trainer).items():
        network.load_state_dict(_read(folder / f"{name}.pt", device))
    moments = [_read(folder / f"{moment}.pt", device) for moment in _MOMENTS]
    for weight, *kept in zip(trainer.weights, *moments, strict=True):
        if kept[0] is not None:
            state = {name: one.float() for name, one in zip(_MOMENTS, kept, strict=True)}
            step = torch.tensor(float(told["rounds"] * 10), device=device)  # only that it is large counts
            trainer.optimizer.state[weight] = {"step": step, **state}
    trainer.rounds = told["rounds"]
    return Progress(told["minutes"], told["steps"])


def _networks(trainer: Trainer) -> dict[str, nn.Module]:
    return {"actor": trainer.actor, "average": trainer.average, "critic": trainer.critic}


def _write(value: dict[str, Tensor] | list[Tensor | None], path: Path) -> None:
    torch.save(value, path)


def _read(path: Path, device: torch.device) -> Any:
    return torch.load(path, map_location=device, weights_only=True)
