"""The codes of the engine's errors, as its source names them."""

import re

from tests.support.places import ROOT

RAISED = re.compile(
    r'(?:NotationError|ImpossiblePosition|IllegalStep|RecordError|WrongType|impossible)\(\s*"([a-z-]+)"'
    r'|return "([a-z-]+)", '
)


def codes_raised() -> set[str]:
    """Every code that the engine's source names."""
    files = (ROOT / "src" / "red7").glob("*.py")
    return {code for file in files for pair in RAISED.findall(file.read_text("utf-8")) for code in pair if code}
