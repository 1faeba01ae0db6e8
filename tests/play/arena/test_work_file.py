"""The work file: nothing finished is lost, and nobody else's file is touched."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from red7 import Red7Error
from red7.play.arena.fixture import Fault
from red7.play.arena.work_file import code_digest, default_path, work_file
from tests.support.arena import contest, outcome


def test_half_a_line_is_dropped_and_the_rest_kept(tmp_path: Path) -> None:
    path, both = tmp_path / "work.jsonl", contest()
    first, second = outcome(0, (0, 1), (1, 0)), outcome(0, (1, 0), (0.5, 0.5), faults=(Fault(0, "late", "x"),))
    with work_file(path, both) as file:
        file.add(first)
        file.add(second)
    with path.open("ab") as torn:
        torn.write(b'{"deal":1,"seat')
    with work_file(path, both) as file:
        assert file.outcomes == [first, second]
        file.add(first._replace(deal=1))
    with work_file(path, both) as file:
        assert [one.deal for one in file.outcomes] == [0, 0, 1]
    with work_file(path, both, fresh=True) as file:
        assert file.outcomes == []


def test_a_work_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with (
        work_file(path, contest()),
        pytest.raises(Red7Error, match="another arena is using it"),
        work_file(path, contest()),
    ):
        pass
    with pytest.raises(Red7Error, match="its seed differs"), work_file(path, contest(seed="other")):
        pass
    with path.open("ab") as spoilt:
        spoilt.write(b"[1, 2]\n")
    with pytest.raises(Red7Error, match="line 2 is not from an arena"), work_file(path, contest()):
        pass
    with pytest.raises(Red7Error, match="Is a directory"), work_file(tmp_path, contest()):
        pass


@pytest.mark.skipif(find_spec("resource") is None, reason="there are no limits on files")
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    import resource  # not everywhere

    path, both = tmp_path / "work", contest()
    with work_file(path, both) as file:
        file.add(outcome(0, (0, 1), (1, 0)))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, limits[1]))
    try:
        with (
            pytest.raises(Red7Error, match="File too large; finished matches are kept"),
            work_file(path, both) as file,
        ):
            file.add(outcome(0, (1, 0), (1, 0)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    with work_file(path, both) as file:
        assert file.outcomes == [outcome(0, (0, 1), (1, 0))]


@pytest.mark.parametrize("text", ["notes\nof mine", "notes of mine", '{"mine":1}\nand more'])
@pytest.mark.parametrize("fresh", [False, True])
def test_a_file_of_somebody_else_is_left_alone(text: str, fresh: bool, tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with (
        pytest.raises(Red7Error, match="line 1 is not from an arena"),
        work_file(path, contest(), fresh=fresh),
    ):
        pass
    assert path.read_text() == text


def test_a_file_of_another_version_can_be_begun_afresh(tmp_path: Path) -> None:
    path = tmp_path / "work"
    path.write_text('{"arena":0}\n')
    with pytest.raises(Red7Error, match="it was made by another version of red7"), work_file(path, contest()):
        pass
    with work_file(path, contest(), fresh=True) as file:
        assert file.outcomes == []


def test_each_contest_has_a_work_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = {default_path(one) for one in (contest(), contest(seed="2"), contest(players=3), contest(rules="1.2"))}
    assert len(paths) == 4
    assert {path.parent for path in paths} == {tmp_path / "red7" / "arena"}


@pytest.mark.parametrize("name", ["turn.py", "play/arena/tally.py", "play/bots/greedy.py", "play/bots/weights.npy"])
def test_the_digest_knows_every_file_that_results_depend_on(name: str, tmp_path: Path) -> None:
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text("one")
    before = code_digest(tmp_path)
    assert code_digest(tmp_path) == before
    (tmp_path / name).write_text("two")
    assert code_digest(tmp_path) != before
