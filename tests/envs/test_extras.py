"""Who lacks the libraries of an environment is told what to install."""

import subprocess
import sys

import pytest

from tests.support.places import ROOT

WITHOUT = """
import importlib, importlib.util, sys
sys.path.insert(0, sys.argv[1])
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == sys.argv[2] else find(name, *rest)
importlib.import_module(sys.argv[3])
"""


@pytest.mark.parametrize(
    ("options", "missing", "module", "message"),
    [
        ("-IS", "numpy", "red7.envs.batched", "red7.envs needs the envs extra: pip install 'red7[envs]'"),
        ("-I", "torch", "red7.envs.torch", "red7.envs.torch needs the learn extra: pip install 'red7[learn]'"),
    ],
    ids=["envs", "learn"],
)
def test_a_missing_extra_is_named(options: str, missing: str, module: str, message: str) -> None:
    """The first is in an interpreter that has the standard library alone."""
    run = subprocess.run(
        [sys.executable, options, "-c", WITHOUT, str(ROOT / "src"), missing, module],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr.splitlines()[-1] == f"ImportError: {message}"
