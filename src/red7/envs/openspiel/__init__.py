"""OpenSpiel's game `python_red7`: importing this registers it with `pyspiel.load_game`."""

from red7.envs.openspiel.game import Red7Game
from red7.envs.openspiel.state import Red7State

__all__ = ["Red7Game", "Red7State"]
