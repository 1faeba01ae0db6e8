"""`python -m red7.learn`: train a policy by self-play."""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
from pathlib import Path
from typing import Final

import torch

from red7.learn.checkpoint import Progress, resume, save
from red7.learn.export import load
from red7.learn.games import Games
from red7.learn.mix import MIXED, Kind, Mix
from red7.learn.network import Actor
from red7.learn.opponents import Player, greedy, player_of, random, win_rate
from red7.learn.trainer import Pace, Sizes, Trainer
from red7.play.policy.sight import seats_shown

_CURVE: Final = "curve.jsonl"
_OLDER: Final = 120.0
"""The older self is at least so many seconds old."""


class Course:
    """One training: learns for some minutes, reports, and saves."""

    def __init__(self, trainer: Trainer, folder: Path, *, whole: float, pace: Pace, trials: list[Games]) -> None:
        self._trainer, self._folder, self._whole, self._trials = trainer, folder, whole, trials
        self._pace = pace
        self._progress = resume(trainer, folder)
        self._older = [(time.monotonic(), copy.deepcopy(trainer.average))]

    def run(self, minutes: float, every: float) -> None:
        """Learn for so many minutes, with a report every so many seconds."""
        start = said = time.monotonic()
        before, steps = self._progress, 0
        while True:
            now = time.monotonic()
            is_last = now - start >= 60 * minutes
            self._progress = Progress(before.minutes + (now - start) / 60, before.steps + steps)
            if is_last or now - said >= every:
                self._report((steps, now - start))
                save(self._trainer, self._folder, self._progress)
                said = time.monotonic()
            if is_last:
                return
            steps += self._trainer.round(self._pace.after(self._progress.minutes / self._whole))
            if self._trainer.mix.seats.device.type == "cuda":
                torch.cuda.synchronize()  # launches would run ahead of the clock

    def _report(self, done: tuple[int, float]) -> None:
        now, average = time.monotonic(), self._trainer.average
        aged = [actor for since, actor in self._older if now - since >= _OLDER] or [self._older[0][1]]
        told: dict[str, float] = {
            "minutes": self._progress.minutes,
            "steps": self._progress.steps,
            "rounds": self._trainer.rounds,
            "steps per second": done[0] / max(done[1], 1e-9),
            **self._trainer.measures(),
        }
        for games in self._trials:
            for name, other in self._opponents(aged[-1]).items():
                told[f"{games.rules} x{games.batch.players} {name}"] = self._rate(games, other)
        told["seconds to report"] = time.monotonic() - now
        self._older.append((now, copy.deepcopy(average)))
        line = json.dumps({name: round(number, 5) for name, number in told.items()})
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / _CURVE).open("a") as curve:
            curve.write(line + "\n")
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    def _opponents(self, older: Actor) -> dict[str, Player]:
        return {"random": random, "greedy": greedy, "older": player_of(older)}

    def _rate(self, games: Games, other: Player) -> float:
        return win_rate(games, player_of(self._trainer.average), other, seed=self._trainer.rounds)


def main(arguments: list[str] | None = None) -> None:
    """Train, or go on training what the folder holds."""
    parser = argparse.ArgumentParser(prog="python -m red7.learn", description="Train a policy by self-play.")
    parser.add_argument("folder", type=Path, help="where networks, optimizer and curve are kept")
    parser.add_argument("--minutes", type=float, default=8.0, help="how long to train now")
    parser.add_argument("--whole", type=float, default=25.0, help="minutes of the whole training, all runs together")
    parser.add_argument("--rules", default="", help="such as 1.3,1.3d; by default all of 1.3, Basic most often")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="3 or 4 are both, without --rules")
    parser.add_argument("--start", type=Path, help="an exported network to start from")
    parser.add_argument("--rate", type=float, default=Pace().rate, help="how fast to learn at first")
    parser.add_argument("--curiosity", type=float, default=Pace().curiosity, help="how much to try at first")
    parser.add_argument("--games", type=int, default=196_608, help="games played side by side")
    parser.add_argument("--trials", type=int, default=8_192, help="games against each opponent for a report")
    parser.add_argument("--every", type=float, default=100.0, help="seconds between reports")
    parser.add_argument("--width", type=int, default=Sizes().width, help="of the networks")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1, help="seed for deals and networks")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device(given.device)
    kind = torch.bfloat16 if device.type == "cuda" else torch.float32
    chosen: dict[tuple[Kind, ...], int] = {(Kind(rules, given.players),): 1 for rules in given.rules.split(",")}
    shares = chosen if given.rules else MIXED[seats_shown(given.players)]
    mix = Mix.of(shares, given.games, device=device, kind=kind, seed=1000 * given.seed)
    sizes = Sizes(width=given.width, critic_width=given.width, lessons=min(Sizes().lessons, mix.games))
    trainer = Trainer(mix, sizes)
    if given.start:
        trainer.start_from(load(given.start))
    trials = [Games(*group[0], given.trials, device=device, kind=kind, seed=0) for group in shares]
    pace = Pace(given.rate, given.curiosity)
    course = Course(trainer, given.folder, whole=given.whole, pace=pace, trials=trials)
    course.run(given.minutes, given.every)


if __name__ == "__main__":
    main()
