"""Random play in tensors on one device: steps and turns per second with masks, and with observations.

`python -m bench.envs_torch --device cuda`. First it checks that the kernels play the same games as the plain code on
the processor, and that random turns give what the compiled core gives. Then it measures, by the size of the batch.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import torch
from torch import Tensor

from bench.curves import curves
from red7.envs import actions
from red7.envs.torch import Batch
from red7.envs.torch.bits import lowest, nth, place_of, popcount
from red7.envs.torch.chances import below
from red7.envs.torch.fusion import GAMES
from red7.envs.torch.options import Options, discards, leads, mover_of
from red7.envs.torch.state import FREE, START, State
from red7.rules import Rules

HAND = 7
Chooser: TypeAlias = Callable[[State, Options, Tensor], tuple[Tensor, Tensor]]
"""From a state, its legal steps and a stream of chance to actions and the stream after them."""


def staying_turns(rules: Rules) -> Chooser:
    """Random play of whole turns, in games without draws: every turn that keeps its player in is as likely.

    A step is as likely as there are turns that begin with it.
    """

    def choose(state: State, options: Options, chance: Tensor) -> tuple[Tensor, Tensor]:
        mover = mover_of(rules, state)
        cards, played = options.play, []
        for _ in range(HAND):
            card = lowest(cards)
            cards = cards ^ card
            after = mover._replace(palette=mover.palette | card, hand=mover.hand & ~card)
            ahead = leads(after)
            turns = popcount(discards(after, ahead)) + (ahead >> state.rule & 1)
            played.append((card, torch.where(card != 0, turns, 0)))
        thrown = popcount(options.discard)
        ends = ((state.phase == FREE) & state.winning).long()
        total = thrown + ends + sum(turns for _, turns in played)
        place, chance = below(chance, total)
        action = torch.full_like(place, actions.END)
        action = torch.where(place < thrown, 49 + _number(nth(options.discard, place)), action)
        place = place - thrown - ends
        for card, turns in played:
            action = torch.where((place >= 0) & (place < turns), _number(card), action)
            place = place - turns
        return torch.where(total == 0, actions.END, action), chance

    return choose


def _number(card: Tensor) -> Tensor:
    """The number of a card, from a set of one."""
    return place_of(card) - (place_of(card) >> 3)


@cache
def chooser(rules: Rules, players: int, device: torch.device) -> Chooser:
    """Random play of whole turns, as a kernel where the device has kernels."""
    choose = staying_turns(rules)
    if device.type == "cpu":
        return choose
    from red7.envs.torch.kernels import fused  # noqa: PLC0415  needs Triton

    small = Batch(GAMES, players=players, rules=rules)
    return fused(choose, small.state, small.options, small.seats.clone())


def known_answers(batch: Batch, steps: int) -> tuple[float, float]:
    """The turns of a round, and how often the first mover wins it, in random play of whole turns."""
    choose, chance = chooser(batch.rules, batch.players, batch.device), batch.state.chance.clone()
    first, wins, turns, rounds = (torch.zeros_like(batch.seats) for _ in range(4))
    first += batch.seats
    playing = torch.ones_like(first, dtype=torch.bool)
    for _ in range(steps):
        chosen, chance = choose(batch.state, batch.options, chance)
        rewards, done = batch.step(chosen)
        turns += playing & (batch.state.phase == START)
        wins += playing & done & (rewards.gather(1, first[:, None])[:, 0] > 0)
        rounds += playing & done
        playing &= ~done
    return float(turns.sum() / rounds.sum()), float(wins.sum() / rounds.sum())


def same_games(kind: str, players: int, device: torch.device, *, games: int, steps: int) -> bool:
    """Whether a device plays the same games as the plain code on the processor."""
    plain = Batch(games, players=players, rules=kind, seed=3)
    other = Batch(games, players=players, rules=kind, seed=3, device=device)
    same = True
    for _ in range(steps):
        chosen = plain.sample()
        same &= bool((other.sample().cpu() == chosen).all())
        same &= bool((other.masks().cpu() == plain.masks()).all() and (other.observe().cpu() == plain.observe()).all())
        pairs = zip(plain.step(chosen), other.step(chosen.to(device)), strict=True)
        same &= all(torch.equal(one, two.cpu()) for one, two in pairs)
        same &= all(torch.equal(one, two.cpu()) for one, two in zip(plain.state, other.state, strict=True))
    return same


def wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()


def measure(batch: Batch, seconds: float, *, observing: bool, whole_turns: bool) -> tuple[float, float]:
    """Steps and turns per second of random play with masks; with observations, if these are wanted too."""
    choose = chooser(batch.rules, batch.players, batch.device) if whole_turns else None
    chance = batch.state.chance.clone()
    turns = torch.zeros((), dtype=torch.int64, device=batch.device)
    steps, start, spent = 0, 0.0, 0.0
    for warming in (True, False):
        wait(batch.device)
        steps, start, spent = 0, time.perf_counter(), 0.0
        turns.zero_()
        while spent < (0.0 if warming else seconds) or steps < 10:
            for _ in range(5):
                if choose:
                    chosen, chance = choose(batch.state, batch.options, chance)
                else:
                    chosen = batch.sample()
                batch.step(chosen)
                batch.masks()
                if observing:
                    batch.observe()
                turns += (batch.state.phase == START).sum()
                steps += 1
            wait(batch.device)
            spent = time.perf_counter() - start
    return steps * batch.games / spent, float(turns) / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each")
    parser.add_argument("--games", type=int, nargs="+", default=[1 << 12, 1 << 14])
    parser.add_argument("--rules", nargs="+", default=["1.3/2"], help="rules and players, as in 1.3ds/4")
    parser.add_argument("--no-check", action="store_true")
    parser.add_argument("--plot", type=Path, help="an SVG file: turns per second over the size of the batch")
    options = parser.parse_args()
    lines: dict[str, list[tuple[float, float]]] = {}
    device = torch.device(options.device)
    name = torch.cuda.get_device_name() if device.type == "cuda" else "processor"
    print(f"PyTorch {torch.__version__}, {name}", flush=True)
    for text in options.rules:
        kind, _, players = text.partition("/")
        began = time.perf_counter()
        if not options.no_check:
            same = same_games(kind, int(players), device, games=2048, steps=40)
            print(f"{text}: {'the same games' if same else 'OTHER GAMES'} as on the processor", flush=True)
        for games in options.games:
            batch = Batch(games, players=int(players), rules=kind, device=device)
            if games == options.games[0]:
                print(f"{text}: {batch.bytes_per_game} bytes a game, {time.perf_counter() - began:.0f} s to begin")
            if kind == "1.3" and players == "2" and games == options.games[-1]:
                turns, first = known_answers(batch, 40)
                print(f"{text}: {turns:.2f} turns a round, won by {100 * first:.1f}% of first movers", flush=True)
            for whole_turns in (False, True) if not {"d", "a"} & set(kind) else (False,):
                for observing in (False, True):
                    steps, turns = measure(batch, options.seconds, observing=observing, whole_turns=whole_turns)
                    what = "masks and observations" if observing else "masks"
                    play = "turns that stay in" if whole_turns else "legal steps"
                    print(
                        f"{text:8} {games:9,} games, random {play:18} with {what:22} "
                        f"{steps / 1e6:8.1f} M steps/s {turns / 1e6:8.1f} M turns/s",
                        flush=True,
                    )
                    line = f"{text} {'turns' if whole_turns else 'steps'}, {'observed' if observing else 'masks'}"
                    lines.setdefault(line, []).append((games, turns))
    if options.plot:
        options.plot.write_text(curves(f"Random play on {name}", "games in a batch", "turns per second", lines))


if __name__ == "__main__":
    main()
