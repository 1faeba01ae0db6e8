"""Every example in the documentation runs, and shows what it says.

A ``console`` block is a session: each line ``$ red7 ...`` is run for real and must print exactly the lines below it,
output and errors together (``...`` stands for anything). A command that is to fail ends in ``# exit 1``. A ``python``
block is run as it stands or, where it has ``>>>``, compared like a doctest; names last to the end of the page. Other
blocks are only read.

The examples of docs/protocol.md are one story, told from the first to the last to a server of its own, which stands for
``localhost:7777``; the table opened last stands for ``AbCdEfGhJk``. There ``curl`` is run as well, and a ``socket``
block is a conversation: see tests/support/talking.py.
"""

import difflib
import doctest
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.support.lanes import sample
from tests.support.pages import Block, blocks
from tests.support.places import ROOT
from tests.support.services import need
from tests.support.serving import served
from tests.support.talking import Talks

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
COMMAND = re.compile(r"^\$ (?P<command>(?:.*\\\n)*.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
RUNS_RED7 = re.compile(r"(^|\| *)red7( |$)")
PROTOCOL = ROOT / "docs" / "protocol.md"
RUNS_IN_PROTOCOL = re.compile(rf"{RUNS_RED7.pattern}|(^|\| *)(curl|sha256sum)( |$)")
SERVER, TABLE = "localhost:7777", "AbCdEfGhJk"
OPENED = re.compile(r'"path":"/t/(\w{10})"')


BLOCKS = [block for page in PAGES for block in blocks(page)]
CONSOLE = [block for block in BLOCKS if block.language == "console" and block.page != PROTOCOL]
IN_README = [block for block in CONSOLE if block.page.name == "README.md"]
ELSEWHERE = [block for block in CONSOLE if block not in IN_README]
PYTHON_PAGES = sorted({block.page for block in BLOCKS if block.language == "python"} - {PROTOCOL})


@pytest.mark.parametrize("block", [*IN_README, *sample(ELSEWHERE, 2)], ids=str)
def test_console(block: Block, tmp_path: Path) -> None:
    run_console(block, home=tmp_path)


def run_console(block: Block, *, home: Path, known: dict[str, str] | None = None) -> None:
    """Runs every command of a session; `known` is what its names stand for, where there is a server."""
    examples = list(COMMAND.finditer(block.text))
    assert "".join(example.group() for example in examples) == block.text, f"{block}: starts without a '$ ' command"
    for example in examples:
        line = block.line + block.text.count("\n", 0, example.start())
        where = f"{block.page.relative_to(ROOT)}:{line}"
        complaint = check(example["command"], example["output"], home=home, known=known)
        assert not complaint, f"{where}: $ {example['command']}\n{complaint}"


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python(page: Path) -> None:
    if page.name == "research-torch.md":
        pytest.importorskip("torch", reason="PyTorch is not installed")
    names: dict[str, Any] = {"__name__": page.name}
    for block in BLOCKS:
        if block.page == page and block.language == "python":
            names = run_python(block, names)


def test_the_python_of_the_readme_has_types(tmp_path: Path) -> None:
    """With a strict type checker, as users of the library have it."""
    code = [source(block) for block in BLOCKS if block.page.name == "README.md" and block.language == "python"]
    assert code
    script = tmp_path / "readme.py"
    script.write_text("\n".join(code), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}", script],
        cwd=tmp_path,
        env=os.environ | {"MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def source(block: Block) -> str:
    """The statements of a block, without what they print."""
    if ">>> " not in block.text:
        return block.text
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block.text))


def test_protocol(tmp_path: Path) -> None:
    need("curl")
    names: dict[str, Any] = {"__name__": PROTOCOL.name}
    with served(f"sqlite:///{tmp_path / 'red7.db'}", tmp_path) as server, Talks() as talks:
        known = {SERVER: server.url.removeprefix("http://")}
        for block in blocks(PROTOCOL):
            real = replace(block, text=meant(block.text, known))
            if block.language == "console":
                run_console(block, home=tmp_path, known=known)
            elif block.language == "python":
                names = run_python(real, names)
            elif block.language == "socket":
                socket = f"ws{server.url.removeprefix('http')}/api/tables/{known[TABLE]}/socket"
                complaint = talks.hold(real.text, socket)
                assert not complaint, f"{block}: {complaint}"


def test_every_code_of_the_server_is_explained() -> None:
    """Those that clients can meet: the others are for the server's own orders, or checked before."""
    raised = re.compile(r'(?:Refusal|TooMany|Busy|Failed|NotFound|Conflict|Forbidden|Unknown|TooLarge)\(\s*"([a-z-]+)"')
    sent = re.compile(r'(?:Bye|Nonsense|Refused)\([^)]*code="([a-z-]+)"')
    rooms = [ROOT / "src" / "red7" / room for room in ("protocol", "server", "show", "table")]
    sources = [path.read_text(encoding="utf-8") for room in rooms for path in room.rglob("*.py")]
    codes = {code for source in sources for pattern in (raised, sent) for code in pattern.findall(source)}
    explained = set(re.findall(r"`([a-z-]+)`", PROTOCOL.read_text(encoding="utf-8")))
    assert len(codes) > 40
    assert codes - explained == {"nobody", "no-rematch", "opened", "position-differs"}


def meant(text: str, known: dict[str, str]) -> str:
    """The text with what its names stand for."""
    for name, real in known.items():
        text = text.replace(name, real)
    return text


def check(command: str, documented: str, *, home: Path, known: dict[str, str] | None = None) -> str:
    """What is wrong with an example: the difference to what is really printed, or nothing."""
    known = {} if known is None else known
    if not (RUNS_IN_PROTOCOL if known else RUNS_RED7).search(command):
        return "only red7 is run in a console block; show other commands in a text or sh block"
    environment = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.defpath]),
        "HOME": str(home),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache"),  # the compiled core
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUNBUFFERED": "1",  # so that output and errors come in the order in which they were written
        "PYTHONUTF8": "1",
    }
    ran = subprocess.run(  # noqa: S602 (a reader types it into a shell, too)
        meant(command, known),
        shell=True,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    printed = re.sub(r"[ \t]+$", "", ran.stdout, flags=re.MULTILINE)
    if printed and not printed.endswith("\n"):
        printed += "\n"
    if known and (opened := OPENED.search(printed)):
        known[TABLE] = opened[1]
    printed = meant(printed, {real: name for name, real in known.items()})
    expected_exit = re.search(r" # exit (\d+)$", command)
    if ran.returncode != (int(expected_exit[1]) if expected_exit else 0):
        return f"exit {ran.returncode}\n{printed}"
    if doctest.OutputChecker().check_output(documented, printed, doctest.ELLIPSIS):
        return ""
    return "\n".join(
        difflib.unified_diff(documented.splitlines(), printed.splitlines(), "documented", "printed", n=99, lineterm="")
    )


def run_python(block: Block, names: dict[str, Any]) -> dict[str, Any]:
    """The names known after a block has been run."""
    if ">>> " not in block.text:
        exec(compile("\n" * (block.line - 1) + block.text, str(block.page), "exec"), names)  # noqa: S102
        return names
    test = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(block.page), block.line - 1)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append, clear_globs=False)
    assert not report, "".join(report)
    return test.globs


@pytest.mark.parametrize(
    ("command", "documented", "complaint"),
    [
        ("red7 --help", "...\n", ""),
        ("red7 --help", "No such help.\n", "--- documented"),
        ("red7 --no-such-option", "...\n", "exit 2"),
        ("red7 --no-such-option  # exit 2", "...\n", ""),
        ("red7 --help  # exit 1", "...\n", "exit 0"),
        ("make play", "...\n", "only red7"),
    ],
)
def test_a_wrong_example_is_noticed(command: str, documented: str, complaint: str, tmp_path: Path) -> None:
    found = check(command, documented, home=tmp_path)
    assert found.startswith(complaint) if complaint else not found, found


def test_a_wrong_python_example_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"Expected:\n +3\n +Got:\n +2"):
        run_python(Block(ROOT / "README.md", 1, "python", ">>> 1 + 1\n3\n"), {})


def test_blocks_know_their_language_and_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("1. One\n\n   ```console\n   $ red7\n   ```\n\n````text\n```python\n```\n````\n", encoding="utf-8")
    assert [(block.line, block.language, block.text) for block in blocks(page)] == [
        (4, "console", "$ red7\n"),
        (8, "text", "```python\n```\n"),
    ]


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)", page.read_text(encoding="utf-8"))
    for file, anchor in links:
        target = page.parent / file if file else page
        assert target.exists(), f"{page.name} links to {file}"
        if anchor:
            text = target.read_text(encoding="utf-8")
            names = {slug(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
            assert anchor in names | set(re.findall(r'id="([^"]+)"', text)), f"{page.name} links to {file}#{anchor}"


def slug(heading: str) -> str:
    """How a heading is called in a link."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
