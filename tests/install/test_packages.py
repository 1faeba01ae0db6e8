"""The packages that users install: what each extra brings, and what is in the wheel."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from red7.cli import extra_of
from red7.locales import LANGUAGES
from red7.server.config import Config
from red7.server.page import CLIENT
from red7.server.run import running
from tests.support.lanes import sample
from tests.support.places import DOCS, ROOT
from tests.support.visitors import need_client

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]
POSITION: Final = "red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1"
WITHOUT: Final = """
import sys

blocked = set(sys.argv.pop(1).split(","))

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from red7.cli import main
main()
"""
"""Runs the command as if some packages were not installed."""


@cache
def owners() -> dict[str, set[str]]:
    """The distributions that each module is from."""
    return {module: {canonicalize_name(one) for one in found} for module, found in packages_distributions().items()}


@cache
def installed_by(*extras: str) -> set[str]:
    """The distributions that extras install, with all that those need."""
    found: set[str] = set()
    wanted = [Requirement(line) for extra in extras for line in EXTRAS[extra]]
    while wanted:
        one = wanted.pop()
        name = canonicalize_name(one.name)
        if name == "red7":
            wanted += [Requirement(line) for extra in one.extras for line in EXTRAS[extra]]
            continue
        if name in found and not one.extras:
            continue
        found.add(name)
        try:
            needs = [Requirement(line) for line in requires(name) or []]
        except PackageNotFoundError:  # for another system, or a newer Python
            continue
        extra_names = one.extras or {""}
        wanted += [
            need
            for need in needs
            if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extra_names)
        ]
    return found


def modules_of(distributions: set[str]) -> set[str]:
    """The modules that distributions hold, by their first names."""
    return {module for module, found in owners().items() if found & distributions}


def red7(*arguments: str, extras: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Runs the command where nothing but those extras is installed."""
    blocked = set(owners()) - modules_of(installed_by(*extras)) - {"red7", "_distutils_hack"}
    command = [sys.executable, "-c", WITHOUT, ",".join(sorted(blocked)), *arguments]
    return subprocess.run(
        command, input="", capture_output=True, text=True, check=False, timeout=60, env={**os.environ, "COLUMNS": "80"}
    )


def is_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def imported() -> set[str]:
    """The packages of others that our sources import, but for what only type checkers see."""
    names: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tree.body = [
            node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
        ]
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module.partition(".")[0])
    return names - set(sys.stdlib_module_names) - {"red7"}


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {PROJECT['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_every_package_that_is_imported_belongs_to_an_extra() -> None:
    for name in sorted(imported()):
        extra = extra_of(name)
        assert extra, f"{name}: no extra installs it, as far as cli.py knows"
        if extra == "learn" and find_spec("torch") is None:
            continue  # it is large, and need not be installed
        assert name in modules_of(installed_by(extra)), f"{name} is not in the extra {extra} of pyproject.toml"


@pytest.mark.parametrize(
    "command",
    sample(
        [
            "who R7 O6",
            "deal --seed 7",
            "show POSITION",
            "steps POSITION",
            f"replay {DOCS / 'game.red7'}",
            "perft POSITION --depth 2",
            "play --humans 0 --bot careful --seed 7",
            "serve --help",
            "site --help",
        ],
        3,
    ),
    ids=lambda command: command.split()[0],
)
def test_the_command_needs_only_its_own_extra(command: str) -> None:
    ran = red7(*(POSITION if word == "POSITION" else word for word in command.split()), extras=("cli",))
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("installed", "arguments", "extra"),
    sample(
        [
            ((), ("who", "R7", "O6"), "cli"),
            (("cli",), ("play", "--seed", "7"), "bots"),
            (("cli",), ("analyse", POSITION), "bots"),
            (("cli",), ("review", str(DOCS / "game.red7")), "bots"),
            (("cli",), ("puzzles",), "bots"),
            (("cli",), ("arena", "greedy", "careful"), "bots"),
            (("cli",), ("bot", "http://localhost:1/t/AbCdEfGhJk"), "bots"),
            (("cli",), ("serve",), "server"),
            (("cli",), ("games", "list"), "server"),
            (("cli",), ("verify",), "server"),
            (("bots", "cli"), ("arena", "greedy", "careful", "--ray", "local"), "cluster"),
        ],
        5,
    ),
    ids=lambda given: given[0] if isinstance(given, tuple) and given else None,
)
def test_a_command_names_the_extra_that_it_needs(
    installed: tuple[str, ...], arguments: tuple[str, ...], extra: str
) -> None:
    ran = red7(*arguments, extras=installed)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("red7: ")
    assert ran.stderr.endswith(f"pip install 'red7[{extra}]'\n")
    assert ran.stderr.count("\n") == 1


def test_a_hint_without_its_extra_does_not_end_the_game() -> None:
    command = [sys.executable, "-c", WITHOUT, "numba,numpy", "play", "--bot", "careful", "--seed", "7"]
    ran = subprocess.run(command, input="hint\nwho\n", capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "pip install 'red7[bots]'" in ran.stdout
    assert "winning" in ran.stdout.partition("red7[bots]")[2]


# --- the wheel ---------------------------------------------------------------------------------------------------


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A tree that can be built, with almost nothing in it and no browser client."""
    for name in ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src/red7/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(sources: Path, target: str) -> None:
    ran = build(sources, "-m", "hatchling", "build", "-t", target)
    assert ran.returncode
    assert "run `make web` first" in ran.stderr
    assert not list(sources.glob("dist/*"))


def test_a_wheel_without_the_client_can_be_had_on_purpose(sources: Path) -> None:
    assert build(sources, "-m", "hatchling", "build", "-t", "wheel", RED7_WITHOUT_CLIENT="1").returncode == 0
    assert list(sources.glob("dist/*.whl"))


def test_an_editable_install_may_come_before_the_client(sources: Path) -> None:
    ran = build(sources, "-c", "from hatchling.build import build_editable; build_editable('.')")
    assert ran.returncode == 0, ran.stderr
    assert list(sources.glob("*.whl"))


def test_the_client_and_its_texts_are_in_the_wheel(tmp_path: Path) -> None:
    need_client()
    assert build(ROOT, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)).returncode == 0
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    built = {path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file()}
    assert {f"red7/server/client/{name}" for name in built} <= names
    assert {f"red7/locales/{language}.ftl" for language in LANGUAGES} <= names


def test_links_hold_on_a_package_index() -> None:
    absolute: Any = runpy.run_path(str(ROOT / "hatch_build.py"))["absolute"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    there = absolute(readme, "https://red7.example/red7", "v1")
    links = re.findall(r"\]\(([^)]*)\)", there)
    assert len(links) == len(re.findall(r"\]\(([^)]*)\)", readme))
    assert all(link.startswith(("https://", "#")) for link in links)
    assert "![The home page](https://red7.example/red7/raw/v1/docs/img/home.png)" in there
    assert "[docs/rules.md](https://red7.example/red7/blob/v1/docs/rules.md)" in there


def test_a_server_without_the_client_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(running, "CLIENT", tmp_path)
    running.greet(Config(), "http://localhost:7777")
    printed = capsys.readouterr()
    assert "red7 is running at http://localhost:7777" in printed.out
    assert "`make web`" in printed.err


@pytest.mark.long
def test_packages_install_and_run_in_a_clean_environment(tmp_path: Path) -> None:
    """What `make dist` does before a release; it needs a package index."""
    need_client()
    command = [
        sys.executable,
        "-m",
        "tools.release",
        "--to",
        str(tmp_path),
        "--repository",
        "https://red7.example/red7",
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=900)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("the command runs") == 3
    assert "metadata and files are right" in ran.stdout


def test_a_game_against_a_level_names_an_opponent_that_needs_no_extra() -> None:
    command = [sys.executable, "-c", WITHOUT, "numba,numpy", "play"]
    ran = subprocess.run(command, input="", capture_output=True, text=True, check=False, timeout=60)
    said = "red7: level:3 needs the bots extra (--bot careful does not): pip install 'red7[bots]'\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", said)
