"""A batch and the engine side by side: random games in which they must agree at every step."""

from __future__ import annotations

import random

import numpy as np

from red7.cards import cards_in
from red7.envs.actions import action_of, mask_of
from red7.envs.batched import Batch
from red7.envs.observation import observe
from red7.play.core.encoding import state_of
from red7.play.core.state import DECK, DECK_SIZE, HAND, PALETTE, SCORED, SEAT, Array
from red7.play.history import SeenTurn
from red7.position import Position
from red7.rules import Rules, Seat
from red7.steps import Step, Turn
from red7.turn import Moment
from red7.zones import Zones
from tests.support.core_walk import said
from tests.support.matches import choose


class Twin:
    """One game of a batch, played by the engine."""

    def __init__(self, batch: Batch, game: int) -> None:
        self.batch, self.game = batch, game
        self.begin()

    @property
    def state(self) -> Array:
        state: Array = self.batch._states[self.game]
        return state

    def begin(self) -> None:
        """Follow the round that the batch has just dealt."""
        self.position = dealt(self.state, self.batch.rules, self.batch.players)
        self.turns: list[tuple[Position, Turn]] = []

    def compare(self) -> None:
        """Raises unless state, mask and observation are those of the engine."""
        position, seat = self.position, self.position.seat
        where = str(position)
        assert said(self.state) == said(state_of(position)), where
        assert self.batch.seats[self.game] == seat, where
        assert np.array_equal(self.batch.masks()[self.game], mask_of(position.legal_steps())), where
        seen = [SeenTurn(start.seat, start.turn_seen(turn, seat)) for start, turn in self.turns]
        assert np.array_equal(self.batch.observe()[self.game], observe(position.view(seat), seen)), where

    def play(self, chance: random.Random) -> int:
        """Take a step that the engine chooses; returns its action."""
        step = choose(self.position, chance)
        self.take(step)
        return action_of(step)

    def take(self, step: Step) -> None:
        """Take this step in the engine."""
        turn, after = self.position.advance(step)
        if not after.turn.items:
            self.turns.append((self.position.turn_start, turn))
        self.before, self.position = self.position, after

    def settle(self, rewards: list[float], *, done: bool, by_match: bool) -> None:
        """Raises unless rewards and end are those of the engine; follows the next round if one was dealt."""
        position = self.position
        if not position.is_over:
            assert (rewards, done) == ([0] * position.players, False), str(position)
            return
        assert position.winner is not None
        prize = 1.0
        if by_match:
            won = sum(position.points) - sum(self.before.points)
            prize = won / position.rules.target(position.players)
        shares = [-prize / (position.players - 1)] * position.players
        shares[position.winner] = prize
        assert np.allclose(rewards, shares), str(position)
        assert done == (not by_match or bool(position.match_winners)), str(position)
        self.begin()
        assert self.position.scored == (((),) * position.players if done else position.scored)


def dealt(state: Array, rules: Rules, players: int) -> Position:
    """The engine's position for a round that has just been dealt."""

    def sets(place: int) -> tuple[int, ...]:
        return tuple(state[place : place + players].tolist())

    deck = [cards_in(1 << index)[0] for index in state[DECK : DECK + state[DECK_SIZE]][::-1].tolist()]
    zones = Zones(
        rules,
        palettes=sets(PALETTE),
        hands=sets(HAND),
        hidden=(0,) * players,
        scored=sets(SCORED),
        out=(False,) * players,
        canvas=(),
        deck=tuple(deck),
        known=0,
        seat=Seat(int(state[SEAT])),
        is_over=False,
    )
    return Position.parse(str(Position(zones, Moment(zones))))  # which checks that each card is there once


def walk(batch: Batch, *, turns: int, seed: str, by_match: bool) -> int:
    """How many turns were compared: at least so many, over all games of the batch."""
    chance = random.Random(seed)
    twins = [Twin(batch, game) for game in range(batch.games)]
    done = 0
    while done < turns:
        for twin in twins:
            twin.compare()
            done += not twin.position.turn.items
        rewards, over = batch.step(np.array([twin.play(chance) for twin in twins]))
        for twin, shares, is_over in zip(twins, rewards.tolist(), over.tolist(), strict=True):
            twin.settle(shares, done=is_over, by_match=by_match)
    return done
