"""What a browser without a server has to load of ours, and how long its bots take, here and under Pyodide.

Seconds are the processor's, but under Pyodide those of the clock on the wall: it has no other.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import red7.offline
from bench import offline_turns
from bench.import_time import RUNS, in_fresh_processes
from tests.support import in_pyodide

SOURCES = Path(red7.offline.__file__).parents[2]


def loaded() -> tuple[list[str], int]:
    """The files of ours that `import red7.offline` loads, and how many modules of the standard library."""
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCES)!r}); before = set(sys.modules); import red7.offline, json;"
        "print(json.dumps({n: getattr(sys.modules[n], '__file__', None) for n in set(sys.modules) - before}))"
    )
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, capture_output=True, text=True)  # noqa: S603
    modules: dict[str, str | None] = json.loads(ran.stdout)
    ours = [str(file) for name, file in modules.items() if name.partition(".")[0] == "red7"]
    return sorted(ours), len(modules) - len(ours)


def zipped(files: list[str]) -> int:
    """The bytes of a zip of these files and of the stock of puzzles."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as folder:
        for file in [*files, str(SOURCES / "red7" / "show" / "puzzles.txt")]:
            folder.write(file, str(Path(file).relative_to(SOURCES)))
    return len(packed.getvalue())


def main() -> None:
    files, standard = loaded()
    print(f"import red7.offline  {len(files)} modules of ours, {standard} of the standard library")
    print(f"zipped               {zipped(files):,} bytes")
    whole, start = in_fresh_processes("import red7.offline")
    print(f"import red7.offline  {1000 * (whole - start):5.1f} ms over the interpreter's own {1000 * start:.1f} ms")
    print(f"(median of {RUNS} fresh processes)")
    offline_turns.main()
    if in_pyodide.is_possible():
        print("under Pyodide, in Node:")
        print(in_pyodide.run("from bench import offline_turns; offline_turns.main()"), end="")


if __name__ == "__main__":
    main()
