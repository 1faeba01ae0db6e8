"""Other worlds that a player of `python_red7` cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from red7.cards import Card
from red7.envs.actions import CARDS, action_of, card_number
from red7.envs.openspiel.node import Node, Setup
from red7.steps import Draw, Step, Turn, Verb

Chance: TypeAlias = Callable[[], float]
"""Gives numbers from 0 to 1, all equally likely."""


class _Seen:
    """What a player has seen of a round. Worlds are made from this, and from nothing else."""

    def __init__(self, node: Node, player: int) -> None:
        self.setup = node.setup
        self.player = player
        self.dealt = len(node.dealt)
        self.hand = [number for number, card in enumerate(CARDS) if card.bit & node.hand_of(player)]
        self.palettes = node.palettes
        seats = [past.start.seat for past in node.past]
        if node.start is not None:
            seats.append(node.start.seat)
        self.turns: list[tuple[int, Turn]] = list(zip(seats, node.turns_seen_by(player), strict=False))


def path_of_world(node: Node, player: int, chance: Chance) -> list[int]:
    """The actions and outcomes that lead to a world which the player cannot tell from this one.

    When the player is to move, all deals and draws that fit what the player has seen are equally likely.
    """
    seen = _Seen(node, player)
    while True:
        path = _World(seen, chance).path
        if _is_possible(seen.setup, path):
            return path


def _is_possible(setup: Setup, path: Iterable[int]) -> bool:
    """Whether the others could take all their steps with these cards."""
    node = Node.root(setup)
    for action in path:
        if action not in node.actions:
            return False
        node = node.after(action)
    return True


class _World:
    """One guess at the cards that the player has not seen: first those that were shown later, then the rest.

    A card that a seat showed is equally likely to have come from any of the places whose card the seat still had.
    """

    def __init__(self, seen: _Seen, chance: Chance) -> None:
        self._seen, self._chance = seen, chance
        size, in_hands = seen.setup.rules.hand_size, seen.setup.in_hands
        dealt = [min(max(min(seen.dealt, in_hands) - seat * size, 0), size) for seat in range(seen.setup.players)]
        self._slots: list[int | None] = []
        """The cards that the player did not see come: in other hands, then in others' draws; None is not known yet."""
        self._free: list[list[int]] = []
        """By seat, the slots whose card has not been shown."""
        for seat, cards in enumerate(dealt):
            slots = range(len(self._slots), len(self._slots) + cards * (seat != seen.player))
            self._free.append(list(slots))
            self._slots += [None] * len(slots)
        in_slots = [list(free) for free in self._free]
        self._palettes = [{card} for card in seen.palettes]
        self._open: list[set[int]] = [set(seen.hand) if seat == seen.player else set() for seat in range(len(dealt))]
        self._on_deck: list[int] = []
        self._met = {*seen.hand, *seen.palettes}
        """The cards that the player saw when they came."""
        self._steps: list[int] = []
        """The actions and outcomes after the deal; -1 - slot is the card of a slot."""
        for seat, turn in seen.turns:
            for item in turn.items:
                if isinstance(item, Draw):
                    self._draw(seat, item.card)
                else:
                    self._step(seat, item)
        self._fill()
        hands = [seen.hand if seat == seen.player else self._cards(slots) for seat, slots in enumerate(in_slots)]
        self.path = [card for hand in hands for card in sorted(hand)]
        self.path += seen.palettes
        for step in self._steps:
            self.path += [step] if step >= 0 else self._cards([-1 - step])

    def _cards(self, slots: list[int]) -> list[int]:
        return [card for slot in slots if (card := self._slots[slot]) is not None]

    def _below(self, limit: int) -> int:
        return min(int(self._chance() * limit), limit - 1)

    def _step(self, seat: int, step: Step) -> None:
        self._steps.append(action_of(step))
        if step.card is None:
            return
        card = card_number(step.card)
        owner = next((palette for palette in self._palettes if card in palette), None)
        if owner is not None:
            owner.remove(card)
            if step.verb is Verb.TOP:
                self._on_deck.append(card)
            return
        if card in self._open[seat]:
            self._open[seat].remove(card)
        else:
            self._slots[self._free[seat].pop(self._below(len(self._free[seat])))] = card
        if step.verb is Verb.PLAY:
            self._palettes[seat].add(card)

    def _draw(self, seat: int, card: Card | None) -> None:
        if self._on_deck:
            self._open[seat].add(self._on_deck.pop())
        elif card is not None:
            number = card_number(card)
            self._steps.append(number)
            self._open[seat].add(number)
            self._met.add(number)
        else:
            self._free[seat].append(len(self._slots))
            self._steps.append(-1 - len(self._slots))
            self._slots.append(None)

    def _fill(self) -> None:
        """Put cards that nobody has shown, at random, where a card is not known yet."""
        met = self._met.union(card for card in self._slots if card is not None)
        rest = [card_number(card) for card in self._seen.setup.rules.pack if card_number(card) not in met]
        for place, card in enumerate(self._slots):
            if card is None:
                self._slots[place] = rest.pop(self._below(len(rest)))
