"""Thousands of games at once in PyTorch tensors, on any device: the interface of `red7.envs.batched`."""

from red7.envs.torch.batch import Batch

__all__ = ["Batch"]
