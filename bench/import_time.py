"""How long `import red7` takes in a fresh interpreter, over that interpreter's own start.

Seconds are the processor's, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile

RUNS = 25


def seconds(code: str, environment: dict[str, str]) -> float:
    """How long a fresh interpreter takes to run the code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def in_fresh_processes(code: str) -> tuple[float, float]:
    """How long fresh interpreters take for the code, and for nothing: the medians."""
    with tempfile.TemporaryDirectory() as folder:
        # As installed: bytecode is written, even if the environment forbids it.
        environment = os.environ | {"PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        seconds(code, environment)  # so that it is compiled
        bare, whole = [], []
        for _ in range(RUNS):
            bare.append(seconds("pass", environment))
            whole.append(seconds(code, environment))
    return statistics.median(whole), statistics.median(bare)


def main() -> None:
    whole, start = in_fresh_processes("import red7")
    print(f"import red7  {1000 * (whole - start):5.1f} ms over the interpreter's own {1000 * start:.1f} ms")
    print(f"(median of {RUNS} fresh processes)")


if __name__ == "__main__":
    main()
