"""What a player of `python_red7` sees, as text and as tensors; the information state forgets nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from red7.cards import CardSet, cards_in
from red7.envs.actions import CARDS, card_number
from red7.envs.observation import blocks, observe
from red7.envs.openspiel.node import Node, Setup
from red7.notation import write_zone
from red7.steps import Draw, Verb

_VERBS = {verb: place for place, verb in enumerate(Verb)}
_NUMBERS = _COLOURS = 7
_CARD = _NUMBERS + _COLOURS
_STEP = len(_VERBS) + _CARD
_HIDDEN = _STEP + _CARD
"""The cell of a row for a draw that the player did not see."""


class Observer:
    """Writes observations of one kind: with or without the public part, the player's own cards, and the whole past."""

    def __init__(self, setup: Setup, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("python_red7 has no observation of all hands at once")
        self._players = setup.players
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        shapes: dict[str, tuple[int, ...]] = {}
        if self._recall and self._public:
            shapes = {
                "player": (setup.players,),
                "dealt": (len(CARDS),),
                "palettes": (setup.players, len(CARDS)),
                "steps": (setup.longest, _HIDDEN + 1 + setup.players),
            }
        elif self._public and self._private:
            shapes = {name: (len(cells),) for name, cells in blocks(setup.players).items()}
        elif self._private:
            shapes = {"hand": (len(CARDS),)}
        self.tensor = np.zeros(sum(map(np.prod, shapes.values())), np.float32) if shapes else None
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            assert self.tensor is not None
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player sees in this state into `tensor`."""
        node: Node = state.node
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if self._recall and self._public:
            self._write_past(node, player)
        elif not self._public:
            _mark(self.dict["hand"], _hand(node, player))
        elif node.start is None:
            self._write_deal(node, player)
        else:
            seen = node.seen_by(player)
            self.tensor[:] = observe(seen.now, seen.turns)

    def _write_deal(self, node: Node, player: int) -> None:
        """The cells of an observation while cards are dealt: the player's hand and the palettes so far."""
        _mark(self.dict["hand"], node.hand_of(player))
        for seat, card in enumerate(node.palettes):
            self.dict["palettes"][(seat - player) % self._players * len(CARDS) + card] = 1

    def _write_past(self, node: Node, player: int) -> None:
        if self._private:
            self.dict["player"][player] = 1
            _mark(self.dict["dealt"], node.hand_of(player))
        for seat, card in enumerate(node.palettes):
            self.dict["palettes"][seat, card] = 1
        rows, number = self.dict["steps"], -1
        seats = [past.start.seat for past in node.past] + ([node.start.seat] if node.start else [])
        for seat, turn in zip(seats, node.turns_seen_by(player if self._private else None), strict=False):
            for item in turn.items:
                if isinstance(item, Draw):
                    if item.card is None:
                        rows[number, _HIDDEN] = 1
                    else:
                        rows[number, _STEP + item.card.number - 1] = 1
                        rows[number, _STEP + _NUMBERS + item.card.colour] = 1
                    continue
                number += 1
                rows[number, _HIDDEN + 1 + seat] = 1
                rows[number, _VERBS[item.verb]] = 1
                if item.card:
                    rows[number, len(_VERBS) + item.card.number - 1] = 1
                    rows[number, len(_VERBS) + _NUMBERS + item.card.colour] = 1

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees in this state, as text."""
        node: Node = state.node
        if not self._public:
            return write_zone(cards_in(_hand(node, player))) if self._private else ""
        if not self._recall and node.start is not None:
            return f"{node.position.view(player if self._private else None)}{node.pending or ''}"
        return past_text(node, player if self._private else None)


def past_text(node: Node, player: int | None) -> str:
    """The whole past as a player or a spectator (None) saw it: the player, the hand dealt, the palettes, all turns."""
    hand = "-" if player is None else f"{player} {write_zone(cards_in(node.hand_of(player)))}"
    palettes = "".join(str(CARDS[card]) for card in node.palettes) or "-"
    return " ".join([hand, palettes, *map(str, node.turns_seen_by(player))])


def _hand(node: Node, player: int) -> CardSet:
    return node.hand_of(player) if node.moment is None else node.moment.zones.hands[player]


def _mark(cells: Any, cards: CardSet) -> None:
    for card in cards_in(cards):
        cells[card_number(card)] = 1
