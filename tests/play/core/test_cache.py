"""Compiled code is taken from the cache where it can be, and never after an edit of anything it depends on."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import red7
from red7.play.core import cache

SOURCES = Path(red7.__file__).parent
USE = """
import numpy
from red7.play.core.chance import pick
from red7.play.core.compile import FUNCTIONS
from red7.play.core.strength import VIOLET, strength
print(pick(numpy.array([7], dtype=numpy.uint64), 1 << 20), strength(VIOLET, 1), end=" ")
print("compiled" if any(function.stats.cache_misses for function in FUNCTIONS) else "cached")
"""


def use(package: Path, **variables: str) -> str:
    """What a fresh process says that uses a copy of the package; it may warn of nothing."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(package.parent / "cache")}
    environment.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "-W", "error", "-c", USE]
    done = subprocess.run(command, env=environment | variables, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return shutil.copytree(SOURCES, tmp_path / "red7", ignore=shutil.ignore_patterns("__pycache__"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the test moves the cache as Linux lets it")
def test_an_edit_in_an_imported_file_takes_effect(package: Path) -> None:
    assert use(package) == "20 65 compiled"
    assert use(package) == "20 65 cached"
    edit(package / "play" / "core" / "bits.py", "return lowest(cards)\n", "return lowest(cards) + 1\n")
    assert use(package) == "21 65 compiled"
    edit(package / "rules.py", "OF_NUMBER[1] | OF_NUMBER[2]", "OF_NUMBER[4] | OF_NUMBER[2]")
    assert use(package) == "21 0 compiled"
    assert use(package) == "21 0 cached"


@pytest.mark.long
def test_another_setting_of_the_compiler_is_another_cache(package: Path) -> None:
    told = str(package.parent / "told")
    assert use(package, NUMBA_CACHE_DIR=told) == "20 65 compiled"
    assert use(package, NUMBA_CACHE_DIR=told, NUMBA_BOUNDSCHECK="1") == "20 65 compiled"
    assert use(package, NUMBA_CACHE_DIR=told) == "20 65 cached"


@pytest.fixture
def parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of all that is cached, empty."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    cache._parent.cache_clear()
    cache.folder.cache_clear()
    yield tmp_path / "red7"
    cache._parent.cache_clear()
    cache.folder.cache_clear()


def age(path: Path, *, hours: float) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path, (time.time() - 3600 * hours,) * 2)
    return path


def test_only_old_folders_of_the_same_module_are_removed(parent: Path) -> None:
    old = [age(parent / f"bits-{number}", hours=2 + number) for number in range(6)]
    recent = age(parent / "bits-recent", hours=0.5)
    other = age(parent / "chance-1", hours=100)
    made = cache.folder("bits")
    assert {path for path in (*old, recent, other, made) if path.exists()} == {*old[:2], recent, other, made}
    assert not list(parent.glob("gone-*"))


def test_folders_in_use_are_kept_however_many(parent: Path) -> None:
    recent = [age(parent / f"bits-{number}", hours=0.5) for number in range(9)]
    cache.folder("bits")
    assert all(path.exists() for path in recent)


def test_using_a_folder_keeps_it(parent: Path) -> None:
    used = cache.folder("bits")
    age(used, hours=100)
    cache.folder.cache_clear()
    assert cache.folder("bits") == used
    assert used.stat().st_mtime > time.time() - 60


def test_the_core_is_complete_as_long_as_nothing_of_it_is_removed(parent: Path) -> None:
    assert not cache.is_complete()
    cache.note_complete()
    assert cache.is_complete()
    shutil.rmtree(cache.folder("flow"))
    cache.folder.cache_clear()
    assert not cache.is_complete()


def test_a_copy_of_the_sources_has_to_be_compiled_as_well(
    parent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.note_complete()
    monkeypatch.setattr(cache, "_CORE", shutil.copytree(cache._CORE, tmp_path / "elsewhere"))
    assert not cache.is_complete()


def test_without_a_cache_folder_a_temporary_one_is_used(
    parent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    assert (tmp_path / "temporary") in cache.folder("bits").parents


def test_a_module_depends_on_all_that_it_imports() -> None:
    assert cache._needed("bits") == {"bits", "compile", "cache"}
    assert cache._needed("chance") == {"chance", "bits", "compile", "cache"}
    assert cache._needed("flow") >= {"flow", "state", "strength", "bits", "compile"}
    assert cache._needed("flow") < cache._needed("playout")
    assert cache._needed("envs.cells") >= {"envs.cells", "envs.actions", "state", "bits"}
    assert cache._needed("envs.many") >= cache._needed("envs.cells") | cache._needed("playout")
