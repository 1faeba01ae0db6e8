"""Once warmed up, nothing is compiled in a game."""

from importlib import import_module
from pkgutil import walk_packages

import numpy as np
import pytest
from numba.core.errors import TypingError
from numba.extending import is_jitted

from red7.play import core
from red7.play.core import cache, warm
from red7.play.core.compile import FUNCTIONS
from red7.play.core.flow import set_bars
from red7.play.core.state import SIZE


def test_warming_up_compiles_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_complete", lambda: False)
    told: list[tuple[int, int]] = []
    warm.warm_up(lambda done, everything: told.append((done, everything)))
    assert told == [(done, len(FUNCTIONS)) for done in range(len(FUNCTIONS) + 1)]
    monkeypatch.undo()
    assert cache.is_complete()
    warm.warm_up(lambda done, everything: pytest.fail("is warm already"))


@pytest.mark.parametrize("module", [module.name for module in walk_packages(core.__path__, f"{core.__name__}.")])
def test_all_compiled_code_is_warmed_up(module: str) -> None:
    assert [
        name for name, value in vars(import_module(module)).items() if is_jitted(value) and value not in FUNCTIONS
    ] == []


def test_nothing_is_compiled_for_other_types() -> None:
    with pytest.raises(TypingError):
        set_bars(np.zeros((SIZE, 2), dtype=np.int64)[:, 0])
    set_bars(np.zeros(SIZE, dtype=np.int64))
    assert [function.__name__ for function in FUNCTIONS if len(function.signatures) > 1] == []
