"""Observations and masks on tensors, cell by cell as in `red7.envs.observation` and `red7.envs.actions`.

What they say is first packed into a few words per game; every cell is then some bits of one byte of those words.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from red7.envs.actions import ACTIONS, CARDS
from red7.envs.observation import observation_size, rules_cells
from red7.envs.torch.bits import popcount
from red7.envs.torch.state import REMEMBERED, State, mine
from red7.rules import Rules

_SIZE = 255  # the bits of a cell that is a number


class Cells(NamedTuple):
    """How to spread words into cells: the byte that each cell is taken from, its lowest bit there, and its bits."""

    byte: Tensor
    shift: Tensor
    bits: Tensor

    def spread(self, words: Tensor) -> Tensor:
        """The cells of each game, from its words."""
        return words.T.contiguous().view(torch.uint8)[:, self.byte] >> self.shift & self.bits


def _cells(places: list[tuple[int, int, int]], device: torch.device) -> Cells:
    """Cells at these places: a word, the lowest bit there, and the bits of the cell."""
    rows = [(word * 8 + bit // 8, bit % 8, bits) for word, bit, bits in places]
    byte, shift, bits = zip(*rows, strict=True)
    return Cells(
        torch.tensor(byte, device=device),
        torch.tensor(shift, dtype=torch.uint8, device=device),
        torch.tensor(bits, dtype=torch.uint8, device=device),
    )


def _cards(word: int) -> list[tuple[int, int, int]]:
    """The 49 cells of a set of cards."""
    return [(word, card.index, 1) for card in CARDS]


def _flags(word: int, bit: int, count: int) -> list[tuple[int, int, int]]:
    return [(word, bit + place, 1) for place in range(count)]


def action_cells(device: torch.device) -> Cells:
    """The cells of a mask, from the words of the legal steps."""
    places = [place for word in range(3) for place in _cards(word)] + _flags(3, 0, 3)
    assert len(places) == ACTIONS
    return _cells(places, device)


def observation_cells(players: int, device: torch.device) -> Cells:
    """The cells of an observation, from `observation_words`."""
    sets = 1 + 4 * players + 2  # what lies where
    flags = sets + 3 * (REMEMBERED + 1)
    places = [place for word in range(sets) for place in _cards(word)]
    for turn in range(REMEMBERED):
        places += [place for word in range(3) for place in _cards(sets + 3 * turn + word)]
        places += _flags(flags, turn * players, players)
    places += [place for word in range(3) for place in _cards(sets + 3 * REMEMBERED + word)]
    places += _flags(flags, REMEMBERED * players, 7 + 7 + 1 + 2 * players)
    places += [(flags + 1, 8 * place, _SIZE) for place in range(players + 1)]
    places += _flags(flags + 2, 0, 7)
    assert len(places) == observation_size(players)
    return _cells(places, device)


def observation_words(rules: Rules, state: State) -> Tensor:
    """What the player to move of each game sees and remembers, as words."""
    players = len(state.palettes)
    rules_word = torch.full_like(state.seat, sum(bit << place for place, bit in enumerate(rules_cells(rules))))
    return torch.stack(
        [
            mine(state.hands, state.seat),
            *_from_the_mover(state.palettes, state.seat),
            *_from_the_mover(state.discards, state.seat),
            *_from_the_mover(state.scored, state.seat),
            *_from_the_mover(state.hands & state.known, state.seat),
            state.stacked,
            torch.where(state.stacked != 0, 1 << (state.stack[0] & 63), 0),
            *state.past,
            *state.turn,
            _flags_word(state, players),
            _sizes_word(state, players),
            rules_word,
        ]
    )


def _from_the_mover(values: Tensor, seat: Tensor) -> Tensor:
    """Values by seat, beginning with the seat to move."""
    players = len(values)
    return values.gather(0, (torch.arange(players, device=seat.device)[:, None] + seat) % players)


def _flags_word(state: State, players: int) -> Tensor:
    """Whose the last turns were, the rule, the phase, whether bound, whose turn it is and who is out."""
    seat, word, place = state.seat, torch.zeros_like(state.seat), 0
    for past_seat in state.past_seats:
        relative = (past_seat - seat + players) % players
        word = word | torch.where(past_seat >= 0, 1 << relative + place, 0)
        place += players
    out = (state.out | state.out << players) >> seat & (1 << players) - 1
    word = word | 1 << state.rule + place | 1 << state.phase + place + 7 | state.bound.long() << place + 14
    return word | 1 << place + 15 | out << place + 15 + players


def _sizes_word(state: State, players: int) -> Tensor:
    """The sizes of the hands and of the deck, eight bits each."""
    word = popcount(state.hidden | state.stacked) << 8 * players
    for place, hand in enumerate(_from_the_mover(state.hands, state.seat)):
        word = word | popcount(hand) << 8 * place
    return word
