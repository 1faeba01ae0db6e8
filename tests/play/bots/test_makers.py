from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from red7 import Red7Error
from red7.play.bots.bot import Budget
from red7.play.bots.roster import enter
from tests.support.outside import brisk


def test_a_class_in_a_file(tmp_path: Path) -> None:
    path = brisk(tmp_path)
    entrant = enter(f"{path}:Brisk")
    assert (str(entrant), entrant.budget, entrant.sees_all, entrant.uses_core) == (
        f"{path}:Brisk",
        Budget(),
        False,
        False,
    )
    assert type(entrant.make()).__name__ == "Brisk"
    assert entrant.make() is not entrant.make()
    assert entrant.maker.files() == (path,)
    with_budget = enter(f"{path}:Brisk:2000")
    assert (str(with_budget), with_budget.budget) == (f"{path}:Brisk:2000", Budget(iterations=2000))


def test_what_a_class_says_of_itself(tmp_path: Path) -> None:
    path = brisk(tmp_path)
    entrant = enter(f"{path}:Weighted")
    assert (str(entrant), entrant.budget) == (f"{path}:Weighted:250ms", Budget(seconds=0.25))
    assert entrant.maker.files() == (path, tmp_path / "weights.txt")
    assert str(enter(str(entrant))) == str(entrant)


def test_a_class_in_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "agents_of_a_test"
    package.mkdir()
    brisk(package)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    entrant = enter("agents_of_a_test.brisk:Brisk")
    assert str(entrant) == "agents_of_a_test.brisk:Brisk"
    assert type(entrant.make()).__name__ == "Brisk"
    assert entrant.maker.files() == (package / "brisk.py",)


def test_an_entry_point_of_an_installed_package(tmp_path: Path) -> None:
    brisk(tmp_path)
    info = tmp_path / "brisk_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brisk-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[red7.bots]\nbrisk = brisk:Brisk\n")
    code = (
        f"import sys; sys.path.append({str(tmp_path)!r})\n"
        "from red7.play.bots.roster import enter\n"
        "print(enter('brisk'), enter('brisk:50'), type(enter('brisk').make()).__name__)\n"
        "try:\n    enter('brusque')\nexcept ValueError as error:\n    print(error)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    first, second = ran.stdout.splitlines()
    assert first == "brisk brisk:50 Brisk"
    assert "level:7, brisk, or" in second


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("FOLDER/none.py:Brisk", "cannot load a bot from 'FOLDER/none.py': there is no such file"),
        ("no.such.module:Brisk", "cannot load a bot from 'no.such.module': there is no such module"),
        ("FOLDER/brisk.py:Brusque", "cannot load the bot 'FOLDER/brisk.py:Brusque': there is no Brusque"),
        ("FOLDER/brisk.py:choose", "'FOLDER/brisk.py:choose' is not a bot: expected a class with a method choose"),
        ("FOLDER/brisk.py:Outlook", "'FOLDER/brisk.py:Outlook' is not a bot: expected a class with a method choose"),
        ("FOLDER/wrong.py:Brisk", "cannot load the bot 'FOLDER/wrong.py:Brisk': NameError: name 'this'"),
        (
            "FOLDER/brisk.py:Brisk:soon",
            "budget 'soon': expected iterations, as in 2000, or a time, as in 100ms or 1.5s",
        ),
        ("FOLDER/brisk.py:Brisk:", "budget '': expected iterations, as in 2000, or a time, as in 100ms or 1.5s"),
        ("exec:", "bot 'exec:': exec: needs a command"),
        ("exec:no-such-program-here", "bot 'exec:no-such-program-here': there is no program 'no-such-program-here'"),
        ("exec:python 'open", 'bot "exec:python \'open": no closing quotation'),
    ],
)
def test_what_cannot_be_loaded_is_refused_in_one_line(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # so that names are short enough to be quoted whole
    folder = Path("bots")
    folder.mkdir()
    brisk(folder)
    (folder / "wrong.py").write_text("this is wrong\n" if "syntax" in text else "import red7\nthis\n")
    with pytest.raises(Red7Error) as error:
        enter(text.replace("FOLDER", str(folder)))
    assert error.value.message.startswith(says.replace("FOLDER", str(folder)))
    assert "\n" not in error.value.message


def test_where_loading_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("failing.py").write_text("import red7\n\nthis\n")
    with pytest.raises(Red7Error, match=r"NameError: name 'this' is not defined \(failing.py, line 3\)$"):
        enter("failing.py:Brisk")
    Path("crooked.py").write_text("def choose(:\n")
    with pytest.raises(Red7Error, match="SyntaxError: invalid syntax"):
        enter("crooked.py:Brisk")
