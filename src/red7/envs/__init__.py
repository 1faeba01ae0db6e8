"""Research environments: thin adapters over the engine and the compiled core. Importing this imports no library."""

from importlib.util import find_spec

if find_spec("numpy") is None or find_spec("numba") is None:
    raise ImportError("red7.envs needs the envs extra: pip install 'red7[envs]'")
