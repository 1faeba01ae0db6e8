"""The trained network that tells with which cards a player would make the turns seen, in two-player Basic rounds."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np

from red7.play.core.network import NO_INSIGHT, Weights
from red7.view import View

FILE: Final = "insight.npy"


@cache
def insight() -> Weights:
    """The weights, from the file next to this one, which tools/train_insight.py writes."""
    with as_file(files("red7.play.bots") / FILE) as path:
        weights: Weights = np.load(path).astype(np.float32)
    return weights


def insight_for(view: View) -> Weights:
    """The weights if they apply, otherwise none: they are for two players and Basic rules, with or without scoring."""
    rules = view.rules
    is_basic = not (rules.actions or rules.discard_limit or rules.bonus_draw)
    return insight() if is_basic and view.players == 2 else NO_INSIGHT
