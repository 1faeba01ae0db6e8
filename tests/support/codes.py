"""The codes of the engine's errors, as its source names them."""

from __future__ import annotations

import re
from pathlib import Path

import red7

ENGINE = Path(red7.__file__).parent
RAISED = re.compile(
    r'(?:NotationError|ImpossiblePosition|IllegalStep|RecordError|_?impossible)\(\s*"([a-z-]+)"|return "([a-z-]+)", '
)


def codes_raised() -> set[str]:
    """Every code that the engine's source names."""
    return {
        code
        for file in ENGINE.glob("*.py")
        for pair in RAISED.findall(file.read_text("utf-8"))
        for code in pair
        if code
    }
