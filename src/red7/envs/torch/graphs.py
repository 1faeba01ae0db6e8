"""A function on tensors as a recorded graph of kernels on a GPU: launched at once, not one by one from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.utils import _pytree as pytree


def captured(function: Callable[..., Any], *example: Any, copies: bool = True) -> Callable[..., Any]:
    """The function, for tensors of the shapes of the example; it may neither wait for the host nor copy from it.

    Without copies, each call writes what it gives over what the last one gave.
    """
    given, form = pytree.tree_flatten(example)
    inputs = [tensor.clone() for tensor in given]
    arguments = pytree.tree_unflatten(inputs, form)
    cuda: Any = torch.cuda  # whose types are incomplete
    stream = cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):  # what a first run sets up must not be recorded
        function(*arguments)
    torch.cuda.current_stream().wait_stream(stream)
    graph = cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        made = function(*arguments)
    outputs, out_form = pytree.tree_flatten(made)

    def run(*values: Any) -> Any:
        for kept, value in zip(inputs, pytree.tree_leaves(values), strict=True):
            kept.copy_(value)
        graph.replay()
        return pytree.tree_unflatten([output.clone() for output in outputs] if copies else outputs, out_form)

    return run
