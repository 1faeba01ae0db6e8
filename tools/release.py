"""Builds the wheel and the sdist, checks them, and tries each in a clean environment; uploads nothing.

python -m tools.release            into dist/; `make dist` runs this, and docs/release.md says what comes next
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from packaging.metadata import Metadata

ROOT = Path(__file__).parents[1]
IN_WHEEL = (
    "red7/__init__.py",
    "red7/py.typed",
    "red7/locales/en.ftl",
    "red7/server/client/index.html",
    "red7/server/client/offline/files.json",
    "red7/server/client/offline/red7.zip",
    "red7/server/client/sw.js",
    "red7/server/store/migrations/env.py",
)
"""Files that are easily left out of a wheel."""
IN_SDIST = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src/red7/server/client/index.html")
_RELATIVE = re.compile(r"\]\((?![a-z]+:|#)([^)]*)\)")
_WHO = ("who", "R7G4V2", "O6B6")
_DEAL = "from red7 import Rules, deal; print(deal(Rules.parse('1.3'), players=2, seed='7'))"
_CLIENT = "from red7.server.http.pages import site; from red7.server.page import CLIENT; assert site(CLIENT)"


class Unfit(Exception):
    """Something about a package that must be fixed before it is published."""


def main() -> None:
    """Does everything and reports progress; ends with one line if something is wrong."""
    parser = argparse.ArgumentParser(prog="tools.release", description="Build the packages, check them and try them.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="the folder for the packages (default: dist)")
    parser.add_argument("--repository", help="the address of the public repository, if pyproject.toml has none yet")
    parser.add_argument("--quick", action="store_true", help="build and check, but install nothing")
    options = parser.parse_args()
    try:
        wheel, sdist = build(options.to, options.repository)
        for package in (wheel, sdist):
            check(package)
            _say(f"{package.name}: {package.stat().st_size / 1000:,.0f} kB, metadata and files are right")
        if not options.quick:
            attempt(sdist, ["cli"])
            attempt(wheel, ["cli", "server"])
    except Unfit as error:
        sys.exit(f"release: {error}")


def build(folder: Path, repository: str | None = None) -> tuple[Path, Path]:
    """The wheel and the sdist, in the folder; older packages there are removed."""
    for old in (*folder.glob("red7-*.whl"), *folder.glob("red7-*.tar.gz")):
        old.unlink()
    given = {"RED7_REPOSITORY": repository} if repository else {}
    _run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], given=given)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


def check(package: Path) -> None:
    """Raises if a file is missing, or if the metadata is wrong or useless on a package index."""
    names, metadata = _opened(package)
    expected = IN_WHEEL if package.suffix == ".whl" else IN_SDIST
    if missing := sorted(set(expected) - names):
        raise Unfit(f"{package.name} lacks {', '.join(missing)}")
    try:
        known = Metadata.from_email(metadata, validate=True)
    except ExceptionGroup as group:
        raise Unfit(f"{package.name}: {'; '.join(str(error) for error in group.exceptions)}") from group
    if not known.project_urls:
        raise Unfit(
            "the project has no addresses: set `repository` in pyproject.toml, or --repository (docs/release.md)"
        )
    if relative := _RELATIVE.findall(known.description or ""):
        raise Unfit(f"{package.name}: links in the readme that lead nowhere on a package index: {', '.join(relative)}")


def _opened(package: Path) -> tuple[set[str], bytes]:
    """The names of the files in a package, an sdist's without its folder, and its metadata."""
    if package.suffix == ".whl":
        with ZipFile(package) as wheel:
            names = set(wheel.namelist())
            return names, wheel.read(next(name for name in names if name.endswith(".dist-info/METADATA")))
    with tarfile.open(package) as sdist:
        names = {str(PurePosixPath(*PurePosixPath(name).parts[1:])) for name in sdist.getnames()}
        found = sdist.extractfile(f"{package.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert found
        return names, found.read()


def attempt(package: Path, extras: Sequence[str]) -> None:
    """Installs a package in a clean environment, bare and then with each extra, and uses it."""
    with tempfile.TemporaryDirectory(prefix="red7-release-") as folder:
        place = Path(folder)
        venv.create(place, with_pip=True)
        scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
        python, red7 = str(scripts / "python"), str(scripts / "red7")
        _install(python, str(package))
        if not _run([python, "-c", _DEAL], cwd=place).startswith("red7/1 1.3 "):
            raise Unfit(f"{package.name}: it deals no round")
        refused = _run([python, "-m", "red7", *_WHO], cwd=place, code=1)
        if "pip install 'red7[cli]'" not in refused:
            raise Unfit(f"{package.name}: without extras the command says {refused!r}")
        _say(f"{package.name}: imports in {_import_time(python, place):.0f} ms, and deals a round")
        for extra in extras:
            _install(python, f"{package}[{extra}]")
            for command in ([red7, *_WHO], [python, "-m", "red7", *_WHO]):
                if "palette 1 with" not in _run(command, cwd=place):
                    raise Unfit(f"{package.name}[{extra}]: `red7 who` does not say who is winning")
            if extra == "server":
                _run([python, "-c", _CLIENT], cwd=place)
                _run([red7, "serve", "--help"], cwd=place)
            _say(f"{package.name}[{extra}]: {_run([red7, '--version'], cwd=place).strip()}, the command runs")


def _import_time(python: str, place: Path) -> float:
    """Milliseconds to import the engine, once it is cached."""
    last = _run([python, "-X", "importtime", "-c", "import red7"], cwd=place).rstrip().splitlines()[-1]
    return int(last.split("|")[1]) / 1000


def _install(python: str, what: str) -> None:
    constraints = str(ROOT / "constraints.txt")
    _run([python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-q", "-c", constraints, what])


def _run(command: Sequence[str], *, cwd: Path = ROOT, code: int = 0, given: Mapping[str, str] | None = None) -> str:
    """What a command prints; raises if it ends with another code. It does not see the sources here."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(  # noqa: S603 (commands of this file)
        command, cwd=cwd, env=kept | dict(given or {}), capture_output=True, text=True, check=False
    )
    if ran.returncode != code:
        said = (ran.stderr.strip() or ran.stdout.strip()).splitlines()[-1:]
        raise Unfit(f"{' '.join(command)}: exit {ran.returncode}: {' '.join(said)}")
    return ran.stdout + ran.stderr


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
