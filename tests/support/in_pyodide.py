"""Python code that runs in WebAssembly, under Node: what a browser without a server would do."""

from __future__ import annotations

import subprocess

from tests.support.places import ROOT
from tests.support.services import program

PACKAGE = ROOT / "web" / "node_modules" / "pyodide"


def is_possible() -> bool:
    """Whether Node and Pyodide are there; `make web` installs both."""
    return program("node") is not None and PACKAGE.is_dir()


def run(code: str) -> str:
    """What the code prints."""
    script = ROOT / "tests" / "support" / "in_pyodide.mjs"
    node = program("node")
    assert node
    ran = subprocess.run([node, str(script), str(ROOT), code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
