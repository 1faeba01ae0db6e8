"""A whole function on tensors as one kernel, so that all between its inputs and outputs stays in registers.

The function may do what this room does: arithmetic, entry by entry, on tensors whose last axis is the games, with a few
axes before it that are unrolled. It is recorded once, on a small example, as lines such as `v7 = v3 & v5`. The lines
are valid for Triton and for tensors alike; the tests run them as the latter. (`torch.compile` takes many minutes for
code as long as this, most of them to decide what to fuse.)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import torch
from torch import Tensor, fx
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree as pytree

Entries: TypeAlias = np.ndarray[Any, np.dtype[np.object_]]
"""A tensor while it is recorded: for each entry the name of a value, or a number; the games count as one."""

GAMES: Final = 11
"""How many games an example has: a size that no other axis has."""
_SIGNS: Final = dict(
    pair.split()
    for pair in (
        *("add +", "sub -", "mul *", "div /", "remainder %", "floor_divide //"),
        *("bitwise_and &", "bitwise_or |", "bitwise_xor ^", "__and__ &", "__or__ |", "__xor__ ^"),
        *("__lshift__ <<", "__rshift__ >>", "bitwise_left_shift <<", "bitwise_right_shift >>"),
        *("eq ==", "ne !=", "lt <", "le <=", "gt >", "ge >="),
    )
)


class Program(NamedTuple):
    """A recorded function: its lines, and for each input and output the values of its entries."""

    lines: list[str]
    inputs: list[list[str]]
    outputs: list[list[str]]
    made: list[Tensor]
    """What the example gave: outputs have these types, and these shapes but for the number of games."""


def record(function: Callable[..., Any], *example: Any) -> Program:
    """The function as a program; what it is given and what it gives may be tuples of tensors."""
    given, form = pytree.tree_flatten(example)
    given = [tensor.clone() for tensor in given]  # one tensor that stands for two inputs would count as one
    graph = make_fx(lambda *flat: pytree.tree_leaves(function(*pytree.tree_unflatten(flat, form))))(*given)
    recorder = _Recorder(graph)
    inputs = [_named(f"i{place}", tensor) for place, tensor in enumerate(given)]
    outputs = recorder.run(*inputs)
    made = pytree.tree_leaves(function(*example))
    return Program(recorder.lines, [_flat(entries) for entries in inputs], [_flat(one) for one in outputs], made)


def _flat(entries: Entries) -> list[str]:
    return [str(entry) for entry in entries.ravel()]


def _named(name: str, tensor: Tensor) -> Entries:
    """A name for each entry of an input."""
    entries = np.empty(tensor.shape[:-1], dtype=object)
    for place in range(entries.size):
        entries.flat[place] = f"{name}_{place}"
    return entries[..., None]


def _numbers(tensor: Tensor) -> Entries:
    """The entries of a tensor that does not depend on the games."""
    return tensor.numpy().astype(object)


class _Recorder(fx.Interpreter):
    """Follows a graph, and writes a line for every entry that is not a number or written already."""

    def __init__(self, module: fx.GraphModule) -> None:
        super().__init__(module)
        self.lines: list[str] = []
        self._names: dict[str, str] = {}

    def run_node(self, n: fx.Node) -> Any:
        """What a node of the graph gives, as entries."""
        if not isinstance(n.target, torch._ops.OpOverload):
            found = super().run_node(n)
            return _numbers(found) if isinstance(found, Tensor) else found
        given, options = self.fetch_args_kwargs_from_env(n)
        name = str(n.target).split(".")[1]  # as in aten.add.Tensor
        if name in _SIGNS:
            return self._joined(_SIGNS[name], *given)
        if name in _ARRANGED:
            return _ARRANGED[name](*given)
        return getattr(self, f"_{name.strip('_')}")(n, *given, **options)

    def _line(self, text: str) -> str:
        """The name of the value that the text computes."""
        if text not in self._names:
            self._names[text] = f"v{len(self._names)}"
            self.lines.append(f"{self._names[text]} = {text}")
        return self._names[text]

    def _joined(self, sign: str, left: Any, right: Any) -> Entries:
        return _each(lambda *pair: self._pair(sign, *pair), left, right)

    def _pair(self, sign: str, left: Any, right: Any) -> Any:
        if not isinstance(left, str) and not isinstance(right, str):
            return eval(f"left {sign} right")  # noqa: S307  the signs are those above
        if sign in {"<<", ">>", "+", "-", "|", "^"} and not isinstance(right, str) and right == 0:
            return left
        return self._line(f"{left} {sign} {right}")

    def _choice(self, condition: Any, left: Any, right: Any) -> Any:
        if not isinstance(condition, str):
            return left if condition else right
        if left == right:
            return left
        text = f"tl.where({condition}, {left}, {right})"
        return self._line(text if isinstance(left, str) or isinstance(right, str) else f"long({text})")

    def _where(self, _node: fx.Node, *parts: Any) -> Entries:
        return _each(self._choice, *parts)

    def _bitwise_not(self, _node: fx.Node, given: Entries) -> Entries:
        return _each(lambda one: self._line(f"~{one}") if isinstance(one, str) else ~one, given)

    def _neg(self, _node: fx.Node, given: Entries) -> Entries:
        return _each(lambda one: self._line(f"-{one}") if isinstance(one, str) else -one, given)

    def _rsub(self, _node: fx.Node, given: Entries, number: int) -> Entries:
        return self._joined("-", number, given)

    def _to_copy(self, node: fx.Node, given: Entries, **_options: Any) -> Entries:
        kind = {torch.int64: "long", torch.float32: "real"}[node.meta["val"].dtype]
        plain = {"long": int, "real": float}[kind]
        return _each(lambda one: self._line(f"{kind}({one})") if isinstance(one, str) else plain(one), given)

    def _clamp(self, _node: fx.Node, given: Any, least: int | None = None, most: int | None = None) -> Any:
        if least is not None:
            given = _each(self._choice, self._joined("<", given, least), least, given)
        return given if most is None else _each(self._choice, self._joined(">", given, most), most, given)

    def _sum(self, node: fx.Node, given: Entries, *_axis: Any) -> Any:
        if node.args[0].meta["val"].dtype is torch.bool:  # type: ignore[union-attr]
            given = _each(lambda one: self._line(f"long({one})") if isinstance(one, str) else int(one), given)
        return reduce(lambda left, right: self._joined("+", left, right), given)

    def _greater(self, left: Entries, right: Entries) -> Entries:
        return _each(self._choice, self._joined(">", right, left), right, left)

    def _amax(self, _node: fx.Node, given: Entries, *_axis: Any) -> Any:
        return reduce(self._greater, given)

    def _argmax(self, _node: fx.Node, given: Entries, *_axis: Any) -> Entries:
        place, most = np.full(given.shape[1:], 0, dtype=object), given[0]
        for other in range(1, len(given)):
            place = _each(self._choice, self._joined(">", given[other], most), other, place)
            most = self._greater(most, given[other])
        return place

    def _gather(self, _node: fx.Node, given: Entries, _axis: int, place: Entries) -> Entries:
        found = np.broadcast_to(given[0], place.shape)
        for other in range(1, len(given)):
            found = _each(self._choice, self._joined("==", place, other), given[other], found)
        return found

    def _full_like(self, _node: fx.Node, given: Entries, value: int, **_options: Any) -> Entries:
        return np.full(given.shape, value, dtype=object)

    def _zeros_like(self, _node: fx.Node, given: Entries, **_options: Any) -> Entries:
        is_flag = _node.meta["val"].dtype is torch.bool
        return np.full(given.shape, False if is_flag else 0, dtype=object)

    def _scalar_tensor(self, _node: fx.Node, value: int, **_options: Any) -> Entries:
        return np.array(value, dtype=object)

    def _arange(self, _node: fx.Node, count: int, **_options: Any) -> Entries:
        return np.arange(count).astype(object)


def _each(function: Callable[..., Any], *given: Any) -> Entries:
    """The function of every entry of tensors that are spread to one shape."""
    found: Entries = np.frompyfunc(function, len(given), 1)(*(np.asarray(one, dtype=object) for one in given))
    return found


_ARRANGED: Final[dict[str, Callable[..., Any]]] = {
    "stack": lambda parts, axis=0: np.stack(parts, axis),
    "cat": lambda parts, axis=0: np.concatenate(parts, axis),
    "unbind": lambda given, _axis=0: tuple(given),
    "select": lambda given, _axis, place: given[place],
    "slice": lambda given, _axis, first, last: given[first:last],
    "unsqueeze": lambda given, axis: np.expand_dims(given, axis if axis >= 0 else given.ndim + 1 + axis),
    "permute": lambda given, _axes: given.T,
    "lift_fresh_copy": lambda given: given,
}
"""What only puts entries elsewhere."""
