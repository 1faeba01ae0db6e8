"""A recorded program computes what its function does; its lines are run on tensors here, and by Triton on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree

from red7.envs.torch import Batch
from red7.envs.torch.fusion import GAMES, Program, record
from red7.envs.torch.kernels import source

WORDS = {"tl": SimpleNamespace(where=torch.where), "long": Tensor.long, "real": Tensor.float}


def run(program: Program, *given: Any) -> list[Tensor]:
    """The outputs of a program, on tensors."""
    values: dict[str, Any] = dict(WORDS)
    tensors = pytree.tree_leaves(given)
    for names, tensor in zip(program.inputs, tensors, strict=True):
        values |= zip(names, tensor.reshape(len(names), -1), strict=True)
    exec("\n".join(program.lines), values)  # noqa: S102  the lines are ours
    games = tensors[0].shape[-1]
    outputs = []
    for names, made in zip(program.outputs, program.made, strict=True):
        rows = [values[name] if name in values else torch.full((games,), float(eval(name))) for name in names]  # noqa: S307
        outputs.append(torch.stack([row.to(made.dtype) for row in rows]).reshape(*made.shape[:-1], games))
    return outputs


@pytest.mark.parametrize(
    ("kind", "players", "reward"),
    [("1.3", 2, "round"), pytest.param("1.3ds", 4, "match", marks=pytest.mark.long)],
)
def test_a_program_does_what_its_function_does(kind: str, players: int, reward: str) -> None:
    small = Batch(GAMES, players=players, rules=kind, reward=reward)
    plain = small._functions
    batch = Batch(200, players=players, rules=kind, reward=reward, seed=3)
    functions: list[tuple[Callable[..., Any], tuple[Any, ...], Callable[[], tuple[Any, ...]]]] = [
        (plain.advance, (small.state, small.sample()), lambda: (batch.state, batch.sample())),
        (plain.sample, (small.options, small.seats), lambda: (batch.options, batch.state.chance)),
        (plain.words, (small.state,), lambda: (batch.state,)),
    ]
    programs = [record(function, *example) for function, example, _ in functions]
    for _ in range(6):
        for program, (function, _, given) in zip(programs, functions, strict=True):
            arguments = given()
            wanted = pytree.tree_leaves(function(*arguments))
            assert all(torch.equal(*pair) for pair in zip(run(program, *arguments), wanted, strict=True))
        batch.step(batch.sample())


def test_a_program_is_the_text_of_a_kernel() -> None:
    program = record(lambda left, right: (torch.where(left > 3, right, 0), left * 0 != 0), *[torch.arange(GAMES)] * 2)
    text = source(program)
    assert "def kernel(i0, i1, o0, o1, games, BLOCK: tl.constexpr):" in text
    assert "tl.where(v0, i1_0, 0)" in text
    compile(text, "kernel", "exec")
