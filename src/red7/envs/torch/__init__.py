"""Thousands of games at once in PyTorch tensors, on any device: the interface of `red7.envs.batched`."""

from importlib.util import find_spec

if find_spec("torch") is None:
    raise ImportError("red7.envs.torch needs the learn extra: pip install 'red7[learn]'")

from red7.envs.torch.batch import Batch

__all__ = ["Batch"]
