"""Samples of what is compared in one run, taken in turns, so that a busy moment of the machine falls on all alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Sample = TypeVar("Sample")


def take_samples(runs: Mapping[str, Callable[[], Iterator[Sample]]], repeats: int) -> dict[str, list[Sample]]:
    """So many samples of each run whose packages are installed, after one to warm up."""
    running = {name: run() for name, run in runs.items()}
    samples: dict[str, list[Sample]] = {name: [] for name in running}
    for _ in range(repeats + 1):
        for name in list(running):
            try:
                samples[name].append(next(running[name]))
            except ImportError as missing:
                print(f"{name} is left out: {missing}")
                del running[name], samples[name]
    return {name: taken[1:] for name, taken in samples.items()}
