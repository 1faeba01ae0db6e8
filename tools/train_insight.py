"""Trains the network of `red7.play.core.network` from nothing, by rounds that it plays with itself.

python tools/train_insight.py

Each round is a Basic round of two. After every turn it says how likely the player who moved is to win; it learns from
how the round ended, and from what it said later in the round (TD-lambda). At first it explores a lot, then less and
less. Its two and a half million rounds take eight minutes on one core. It writes src/red7/play/bots/insight.npy; how
much they are worth is for `red7 arena master:100ms worlds:50` to tell.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from time import monotonic
from typing import TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from red7.cards import ALL_CARDS, cards_in
from red7.play.core.bits import popcount
from red7.play.core.chance import below
from red7.play.core.network import (
    COLOUR,
    DEEPER,
    HIDDEN,
    INPUTS,
    LEFT,
    MOST_TURNS,
    OWN,
    THROWN,
    odds_of,
    show,
    turns_of,
)
from red7.play.core.strength import RED

OUTPUT = Path(__file__).parents[1] / "src" / "red7" / "play" / "bots" / "insight.npy"
BATCH, ROUNDS = 1024, 2500
PACK = np.array([card.index for card in cards_in(ALL_CARDS)], dtype=np.int64)
Reals: TypeAlias = NDArray[np.float32]


@njit(nogil=True)
def chance_between(stream):  # type: ignore[no-untyped-def]
    """A number between 0 and 1."""
    return (below(stream, 1 << 30) + 0.5) / (1 << 30)


@njit(nogil=True)
def choose(count, chances, warmth, whim, stream):  # type: ignore[no-untyped-def]
    """One of the turns: the better it is said to be the likelier, and now and then any."""
    if chance_between(stream) < whim:
        return below(stream, count)
    weights = np.exp((chances[:count] - chances[:count].max()) / warmth)
    mark = chance_between(stream) * weights.sum()
    for at in range(count):
        mark -= weights[at]
        if mark <= 0:
            return at
    return count - 1


@njit(nogil=True)
def play_rounds(weights, warmth, whim, trust, stream, pack, rows, targets):  # type: ignore[no-untyped-def]  # noqa: PLR0917
    """Play rounds, and note what was shown after each turn and what should have been said; gives how many turns."""
    turns = np.empty((MOST_TURNS, THROWN + 1), dtype=np.int64)
    inputs = np.empty(INPUTS, dtype=np.float32)
    chances, said = np.empty(MOST_TURNS), np.empty(len(targets))
    end = 0
    for _ in range(ROUNDS):
        for place in range(16):
            other = place + below(stream, 49 - place)
            pack[place], pack[other] = pack[other], pack[place]
        hand, other_hand = 0, 0
        for place in range(7):
            hand |= 1 << pack[place]
            other_hand |= 1 << pack[7 + place]
        own, rival = 1 << pack[14], 1 << pack[15]
        if own > rival:
            own, rival = rival, own
        canvas, rule, first = 0, RED, end
        while True:
            count = turns_of(0, own, hand, rival, rule, turns)
            if count == 0:
                break
            theirs = popcount(other_hand)
            for at in range(count):
                after = canvas | turns[at, THROWN]
                show(turns[at, OWN], turns[at, LEFT], rival, theirs, after, turns[at, COLOUR], inputs)
                chances[at] = 1 / (1 + math.exp(-odds_of(weights, inputs)))
            at = choose(count, chances, warmth, whim, stream)
            canvas |= turns[at, THROWN]
            rule = turns[at, COLOUR]
            show(turns[at, OWN], turns[at, LEFT], rival, theirs, canvas, rule, rows[end])
            said[end] = chances[at]
            own, hand, rival, other_hand = rival, other_hand, turns[at, OWN], turns[at, LEFT]
            end += 1
        truth = np.array([1.0, 0.0])  # of whoever moved last, and of the other
        for back in range(end - first):
            row = end - 1 - back
            targets[row] = truth[back % 2]
            truth[back % 2] = (1 - trust) * said[row] + trust * truth[back % 2]
    return end


class Network:
    """The weights in layers, and how they learn (Adam)."""

    def __init__(self, chance: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Reals:
            return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.layers = [
            layer(INPUTS, HIDDEN, 0.1),
            np.zeros(HIDDEN, dtype=np.float32),
            layer(HIDDEN, DEEPER, math.sqrt(2 / HIDDEN)),
            np.zeros(DEEPER, dtype=np.float32),
            layer(DEEPER, 1, math.sqrt(1 / DEEPER)),
            np.zeros(1, dtype=np.float32),
        ]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    @property
    def weights(self) -> Reals:
        """All weights in a row, as the core wants them."""
        return np.concatenate([layer.ravel() for layer in self.layers])

    def learn(self, rows: Reals, targets: Reals, rate: float) -> float:
        """Take a step towards the targets; gives how far off it was."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = rows @ first + first_bias
        shown = np.maximum(hidden, 0)
        deeper = shown @ second + second_bias
        deep = np.maximum(deeper, 0)
        chances = 1 / (1 + np.exp(-(deep @ last + last_bias)[:, 0]))
        loss = -np.mean(targets * np.log(chances + 1e-9) + (1 - targets) * np.log(1 - chances + 1e-9))
        error = ((chances - targets) / len(targets)).astype(np.float32)[:, None]
        deeper_error = error @ last.T * (deeper > 0)
        hidden_error = deeper_error @ second.T * (hidden > 0)
        self._descend(
            [
                rows.T @ hidden_error,
                hidden_error.sum(0),
                shown.T @ deeper_error,
                deeper_error.sum(0),
                deep.T @ error,
                error.sum(0),
            ],
            rate,
        )
        return float(loss)

    def _descend(self, slopes: list[Reals], rate: float) -> None:
        self._steps += 1
        for place, slope in enumerate(slopes):
            self._means[place] += 0.1 * (slope - self._means[place])
            self._squares[place] += 0.001 * (slope * slope - self._squares[place])
            mean = self._means[place] / (1 - 0.9**self._steps)
            square = self._squares[place] / (1 - 0.999**self._steps)
            self.layers[place] -= rate * mean / (np.sqrt(square) + 1e-8)


def main() -> None:
    """Plays and learns, and reports progress now and then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2_500_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=OUTPUT)
    options = parser.parse_args()
    chance = np.random.default_rng(options.seed)
    stream = chance.integers(1 << 62, size=1, dtype=np.uint64)
    network, pack = Network(chance), PACK.copy()
    rows, targets = np.zeros((40 * ROUNDS, INPUTS), dtype=np.float32), np.zeros(40 * ROUNDS, dtype=np.float32)
    started, played, batch = monotonic(), 0, 0
    while played < options.rounds:
        done = played / options.rounds
        warmth, whim, trust = 0.1 - 0.04 * done, 0.06 - 0.03 * done, 0.9 - 0.15 * done
        end = play_rounds(network.weights, warmth, whim, trust, stream, pack, rows, targets)
        played, batch = played + ROUNDS, batch + 1
        losses = []
        for _ in range(2):
            order = chance.permutation(end)
            for at in range(0, end, BATCH):
                some = order[at : at + BATCH]
                losses.append(network.learn(rows[some], targets[some], 2e-3 * (1 - done) + 5e-5))
        if batch % 40 == 0:
            seconds = monotonic() - started
            sys.stdout.write(f"{played} rounds, {seconds:.0f} s, loss {np.mean(losses):.4f}\n")
            sys.stdout.flush()
            np.save(options.output, network.weights.astype(np.float16))
    np.save(options.output, network.weights.astype(np.float16))


if __name__ == "__main__":
    main()
