"""The game `python_red7`: its parameters, and what OpenSpiel wants to know about it."""

from __future__ import annotations

from typing import Any

import pyspiel

from red7.envs.actions import ACTIONS, CARDS
from red7.envs.openspiel.node import TERMINAL, Node, Setup
from red7.envs.openspiel.observer import Observer
from red7.envs.openspiel.state import Red7State
from red7.envs.rewards import check_reward, shares
from red7.errors import Red7Error
from red7.position import deal
from red7.rules import PLAYERS, Rules

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "edition": 1.3,
    "switches": "",
    "reward": "round",
    "colours": "ROYGBIV",
    "numbers": 1234567,
    "hand": 7,
}
"""The parameters; OpenSpiel reads `edition=1.3` and `numbers=123` as numbers, so these are numbers here too."""
_TYPE = pyspiel.GameType(
    short_name="python_red7",
    long_name="Python Red7",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PLAYERS),
    min_num_players=min(PLAYERS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class Red7Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One round of Red7; chance nodes deal and draw."""

    setup: Setup
    root: Node

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        try:
            self.setup, self._reward = _setup_of({**DEFAULTS, **(params or {})})
        except Red7Error as error:
            raise pyspiel.SpielError(f"python_red7: {error}") from None
        self.root = Node.root(self.setup)
        rules, players = self.setup.rules, self.setup.players
        most = max(shares(self._reward, rules, 0, sum(card.number for card in rules.pack), players))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CARDS),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.setup.longest,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> Red7State:
        """The state before the first card is dealt."""
        return Red7State(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can decide in a round: for every card dealt, and for every card drawn unseen."""
        return self.setup.to_deal + self.setup.in_deck

    def returns_of(self, node: Node) -> list[float]:
        """What each player has won at a node: nothing before the end of the round."""
        players = self.setup.players
        if node.start is None or node.player != TERMINAL:
            return [0.0] * players
        winner = node.start.seat
        points = node.position.points[winner]
        return shares(self._reward, self.setup.rules, winner, points, players)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Something that observes states; by default without the past."""
        if params:
            raise pyspiel.SpielError(f"python_red7: its observations have no parameters, got {params}")
        return Observer(self.setup, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _setup_of(given: dict[str, Any]) -> tuple[Setup, str]:
    """What the parameters ask for; raises an error that says what is wrong with them."""
    pack = _pack(given)
    text = "" if pack == _pack(DEFAULTS) else f"[{pack}]"
    rules = Rules.parse(f"{given['edition']}{given['switches']}{text}")
    position = deal(rules, players=given["players"], seed=0)  # which refuses what cannot be dealt
    check_reward(given["reward"], rules)
    return Setup(position.rules, position.players), given["reward"]


def _pack(given: dict[str, Any]) -> str:
    return f"{given['colours']}/{given['numbers']}/{given['hand']}"


pyspiel.register_game(_TYPE, Red7Game)
