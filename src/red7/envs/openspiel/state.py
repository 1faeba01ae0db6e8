"""A state of `python_red7`: a node of the game tree, as OpenSpiel wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from red7.envs.actions import CARDS, step_of
from red7.envs.openspiel.node import CHANCE, TERMINAL, Node, Outcomes
from red7.envs.openspiel.resample import path_of_world


class Red7State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of `python_red7`."""

    node: Node

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.node.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a card is dealt or drawn next."""
        return self.node.player == CHANCE

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.actions

    def chance_outcomes(self) -> Outcomes:
        """The cards that may come next, with their probabilities."""
        if self.node.player != CHANCE:
            raise pyspiel.SpielError(f"no card is dealt or drawn in {self.node}")
        return self.node.outcomes

    def _apply_action(self, action: int) -> None:
        if action not in self.node.actions:
            raise pyspiel.SpielError(f"action {action} is not legal in {self.node}")
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(CARDS[action]) if player == CHANCE else str(step_of(action))

    def returns(self) -> list[float]:
        """What each player has won: nothing before the end of the round."""
        won: list[float] = self.get_game().returns_of(self.node)
        return won

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> Red7State:
        """A state that the player cannot tell from this one, every such deal being equally likely.

        It is made from what the player knows; `chance` gives numbers from 0 to 1.
        """
        if player not in range(self.num_players()):
            raise pyspiel.SpielError(f"there is no player {player!r}: there are {self.num_players()}, counted from 0")
        state: Red7State = self.get_game().new_initial_state()
        for action in path_of_world(self.node, player, chance):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return str(self.node)
