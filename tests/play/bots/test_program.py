from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from red7 import Game, NotationError, Rules, Seat, deal
from red7.play.bots.bot import Budget, Cancelled
from red7.play.bots.match import Decision, Failure, Player, play_match
from red7.play.bots.program import ProgramBot, ProgramFailed
from red7.play.bots.roster import Entrant, enter
from red7.play.history import Seen, seen_of
from red7.record import Round
from tests.support.outside import brisk, program
from tests.support.places import DOCS
from tests.support.services import need
from tests.support.services import program as found_program


def entrant(path: Path, budget: str = "") -> Entrant:
    return enter(f"exec:{budget}{sys.executable} {path}")


def played(rules: str, seed: str, *entrants: Entrant) -> tuple[Game, list[Decision]]:
    decisions: list[Decision] = []
    players = [Player(one, Random(f"{seed}/{seat}")) for seat, one in enumerate(entrants)]
    return play_match(Rules.parse(rules), players, seed=seed, note=decisions.append), decisions


@pytest.mark.parametrize("rules", ["1.3", "1.3dsa"])
def test_a_program_plays_like_the_same_bot_in_python(rules: str, tmp_path: Path) -> None:
    own, other = entrant(program(tmp_path)), enter(f"{brisk(tmp_path)}:Brisk")
    for seed in ("1", "2"):
        game, decisions = played(rules, seed, own, other, own)
        assert str(game) == str(played(rules, seed, other, other, other)[0])
        assert not any(decision.failure for decision in decisions)


def test_the_text_of_a_program(tmp_path: Path) -> None:
    path = program(tmp_path)
    assert str(entrant(path)) == f"exec:1s:{sys.executable} {path}"
    assert str(enter(str(entrant(path, "2000:")))) == f"exec:2000:{sys.executable} {path}"
    assert entrant(path, "100ms:").budget == Budget(seconds=0.1)
    assert path in entrant(path).maker.files()


def test_what_a_program_is_told(tmp_path: Path) -> None:
    noting = tmp_path / "noting.py"
    noting.write_text(
        "import sys\n"
        f"with open({str(tmp_path / 'told')!r}, 'w') as file:\n"
        "    for line in sys.stdin:\n"
        "        file.write(line); file.flush()\n"
        "        if line.startswith('legal'): legal = line.split()[1:]\n"
        "        if line.startswith('red7/1'): print(legal[0], flush=True)\n"
    )
    game, decisions = played("1.3", "7", enter("careful"), entrant(noting))
    lines = (tmp_path / "told").read_text().splitlines()
    own = [decision for decision in decisions if decision.seat == 1]
    assert not any(decision.failure for decision in decisions)
    assert lines[0].startswith("seed ")
    assert lines[1] == f"deal {game.rounds[0].deal.view(1)}"  # type: ignore[union-attr]
    asked = [line for line in lines if line.startswith("red7/1 ")]
    assert len(asked) == len(own)
    assert all(line.endswith(" @1") for line in asked)
    told = [line for line in lines if line.startswith("turn ")]
    assert told == [f"turn {entry.seat} {entry.turn}" for entry in game.rounds[0].turns[: len(told)]]
    assert told
    at = lines.index(asked[0])
    assert lines[at - 4] == "budget 1s"
    assert [line.split()[0] for line in lines[at - 3 : at]] == ["legal", "sure", "maybe"]


@pytest.mark.parametrize(
    ("answer", "failure", "reason"),
    [
        ('"+X9"', Failure.RAISED, "NotationError: '+X9' is "),
        ('""', Failure.RAISED, "NotationError: '' is "),
        ('"^R7"', Failure.ILLEGAL, "'^R7' in red7/1 1.3"),
        ("sys.exit(3)", Failure.RAISED, "ProgramFailed: it ended with status 3"),
        ("1 / 0", Failure.RAISED, "ProgramFailed: it ended with status 1"),
    ],
)
def test_a_program_that_fails_is_replaced(answer: str, failure: Failure, reason: str, tmp_path: Path) -> None:
    game, decisions = played("1.3", "7", entrant(program(tmp_path, answer)), enter("careful"))
    failed = [decision for decision in decisions if decision.failure]
    assert game.position.is_over
    assert {decision.failure for decision in failed} == {failure}
    assert len(failed) > 1, "it is asked again in the next turn"
    assert all(decision.reason.startswith(reason) for decision in failed)
    assert ("a word on the error stream" in failed[0].details) is ("ProgramFailed" in reason)


def test_a_program_that_does_not_answer_is_ended(tmp_path: Path) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text("import time, sys\nsys.stdin.readline()\nwhile True: time.sleep(60)\n")
    bot = ProgramBot((sys.executable, str(silent)))
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    seen = seen_of(Round((position,)), position.seat)
    looks = iter([False, False, True])
    with pytest.raises(Cancelled):
        bot.choose(seen, Budget(is_cancelled=lambda: next(looks)), Random(1))
    assert bot._process
    assert not bot._process.is_alive


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("this is no program\n")
    text.chmod(0o755)
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    seen = seen_of(Round((position,)), position.seat)
    with pytest.raises(ProgramFailed, match="cannot be started: Exec format error"):
        ProgramBot((str(text),)).choose(seen, Budget(), Random(1))


def test_a_process_is_used_again(tmp_path: Path) -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    seen = seen_of(Round((position,)), position.seat)
    command = (sys.executable, str(program(tmp_path)))
    bot = ProgramBot(command)
    step = bot.choose(seen, Budget(), Random(1))
    first = bot._process
    del bot
    again = ProgramBot(command)
    assert again.choose(seen, Budget(), Random(1)) is step
    assert again._process is first
    other = ProgramBot(command)
    other.choose(seen, Budget(), Random(1))
    assert other._process is not first


def documented(language: str) -> str:
    """The first block of docs/bots.md in a language."""
    text = (DOCS / "bots.md").read_text("utf-8")
    return text.partition(f"```{language}\n")[2].partition("```\n")[0]


def test_the_example_of_a_decision_in_the_docs() -> None:
    position = deal(Rules.parse("1.3"), players=2, seed="7")
    game = Game.start(position, seats=["a", "b"]).play_turn("+O7.")
    seen = seen_of(game.rounds[0], Seat(1))
    told = "".join(f"{line}\n" for line in ProgramBot(())._lines(seen, Budget(seconds=1.0)))
    assert told == documented("text")


def test_the_bot_in_javascript_in_the_docs_plays_like_the_one_in_python(tmp_path: Path) -> None:
    need("node")  # of the machine, or the one that `make` has put beside this Python
    (tmp_path / "brisk.mjs").write_text(documented("js"))
    (tmp_path / "mybot.py").write_text(documented("python"))
    own, other = (
        enter(f"exec:{found_program('node')} {tmp_path / 'brisk.mjs'}"),
        enter(f"{tmp_path / 'mybot.py'}:Brisk"),
    )
    for rules in ("1.3", "1.3dsa"):
        game, decisions = played(rules, "7", own, other)
        assert str(game) == str(played(rules, "7", other, other)[0])
        assert not any(decision.failure for decision in decisions)


def seen_at_start() -> Seen:
    position = deal("1.3", players=2, seed=7)
    return seen_of(Round((position,)), position.seat)


def scripted(folder: Path, code: str) -> ProgramBot:
    """A bot whose program runs this after each question."""
    path = folder / "scripted.py"
    path.write_text(
        f"import os, sys, time\nfor line in sys.stdin:\n    if line.startswith('red7/1'):\n        {code}\n"
    )
    return ProgramBot((sys.executable, str(path)))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("os.close(1); time.sleep(60)", "it closed its output"),
        ("sys.exit(4)", "it ended with status 4"),
        ("pass", "no answer in 0.5 s"),
    ],
)
def test_a_program_that_is_no_use_is_ended_whatever_its_budget(
    code: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.play.bots.program._LONGEST", 0.5)
    bot = scripted(tmp_path, code)
    for _ in range(2):  # and again with a new process
        with pytest.raises(ProgramFailed, match=f"^{reason}"):
            bot.choose(seen_at_start(), Budget(iterations=100), Random(1))
        assert bot._process
        assert bot._process._program.returncode is not None


def test_bytes_that_are_no_text_are_no_step(tmp_path: Path) -> None:
    bot = scripted(tmp_path, "os.write(1, b'\\xff\\xfe\\n')")
    for _ in range(2):
        with pytest.raises(NotationError):
            bot.choose(seen_at_start(), Budget(iterations=100), Random(1))


def test_a_program_that_writes_all_the_time_fills_nothing(tmp_path: Path) -> None:
    path = tmp_path / "prints.py"
    path.write_text("while True: print('.', flush=True)")
    bot = ProgramBot((sys.executable, str(path)))
    for _ in range(3):
        assert str(bot.choose(seen_at_start(), Budget(iterations=100), Random(1))) == "."
    assert bot._process
    assert len(bot._process._said) <= 16


def test_a_program_that_reads_nothing_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time\nwhile True: print('.', flush=True); time.sleep(0.001)")
    bot = ProgramBot((sys.executable, str(path)))
    seen = seen_at_start()
    for _ in range(400):  # more than a pipe holds
        bot.choose(seen, Budget(iterations=100), Random(1))


def test_a_turn_that_was_taken_back_is_told_anew() -> None:
    game = Game.start(deal("1.3", players=2, seed=7), seats=["a", "b"])
    bot = ProgramBot(())
    one, other = (seen_of(game.play_turn(turn).rounds[0], Seat(1)) for turn in ("+O7>O4", "+O7>B4"))
    assert "turn 0 +O7>O4" in list(bot._lines(one, Budget()))
    again = list(bot._lines(other, Budget()))
    assert again[0].startswith("deal ")
    assert "turn 0 +O7>B4" in again


def test_programs_leave_nothing_open(tmp_path: Path) -> None:
    code = (
        "from random import Random\n"
        "from red7 import Rules\n"
        "from red7.play.bots.match import Player, play_match\n"
        "from red7.play.bots.roster import enter\n"
        "for seed in range(3):\n"
        "    players = [Player(enter('exec:false'), Random(seat)) for seat in range(2)]\n"
        "    play_match(Rules('1.3'), players, seed=seed)\n"
        f"players = [Player(enter('exec:{sys.executable} {program(tmp_path)}'), Random(seat)) for seat in range(2)]\n"
        "play_match(Rules('1.3'), players, seed=7)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", code], capture_output=True, text=True, check=True
    )
    assert (ran.stdout, ran.stderr) == ("", "")
