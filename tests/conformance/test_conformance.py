"""The engine does what the conformance table says: every case, in every edition it is about."""

import re
from pathlib import Path

import pytest

from tests.support.conformance import EDITIONS, RULINGS, SECTIONS, Case, load_cases, run_case
from tests.support.conformance_checks import CHECKS, SETTING, BadTable

CASES = load_cases()
README = Path(__file__).with_name("README.md").read_text("utf-8")

GOOD = "## all turn: a title\nposition  red7/1 1.? V4:R6/O5:Y1 - ... 0\nlegal     +R6 .\n"


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_case(case: Case) -> None:
    run_case(case)


def test_enough_cases() -> None:
    assert len({case.title for case in CASES}) >= 150


def test_every_section_is_covered() -> None:
    assert {case.section for case in CASES} == set(SECTIONS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_covered(ruling: str) -> None:
    assert any(case.section == ruling for case in CASES)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_covered(edition: str) -> None:
    assert sum(case.edition == edition for case in CASES) >= 150


def test_what_differs_between_editions_is_said_for_each() -> None:
    """Rulings that set editions apart have a case for every edition."""
    for ruling in ("ruling 2", "ruling 3", "ruling 4", "ruling 5", "ruling 7", "ruling 9", "ruling 10"):
        assert {case.edition for case in CASES if case.section == ruling} == set(EDITIONS), ruling


def test_the_readme_explains_every_keyword() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \|", README, flags=re.MULTILINE))
    assert explained == {*SETTING, *CHECKS}


def read(folder: Path, text: str) -> list[Case]:
    (folder / "cases.txt").write_text(text, "utf-8")
    return load_cases(folder)


def test_a_good_table_is_read_once_per_edition(tmp_path: Path) -> None:
    cases = read(tmp_path, GOOD)
    assert [case.name for case in cases] == [f"cases/{edition}/turn: a title" for edition in EDITIONS]
    for case in cases:
        run_case(case)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (GOOD.replace("legal", "leagl"), "unknown keyword 'leagl'"),
        (GOOD.replace("legal     +R6 .", ""), "checks nothing"),
        (GOOD.replace("+R6 .", ""), "nothing after 'legal'"),
        (GOOD + GOOD, "two cases have the title 'a title'"),
        (GOOD.replace("1.?", "1.3"), "names an edition in its lines"),
        (GOOD.replace("all turn", "1.4 turn"), "editions that are none"),
        (GOOD.replace("all turn", "1.3 1.3 turn"), "editions that are none"),
        (GOOD.replace("all turn", "all tune"), "not a title"),
        (GOOD.replace("all turn: a title", "all turn"), "not a title"),
        ("rule Red\n" + GOOD, "a line before the first title"),
    ],
)
def test_a_bad_table_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadTable, match=re.escape(complaint)):
        read(tmp_path, text)


def test_an_empty_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"no \.txt file"):
        load_cases(tmp_path)


@pytest.mark.parametrize(
    "line",
    [
        "legal     +R6",
        "legal     . +R6",
        "outlook   +R6 sure, . sure",
        "refused   +R6",
        "refused   +Y1.",
        "disagrees +R6.",
        "impossible  red7/1 1.? V4:R6/O5:Y1 - ... 0",
        "undealt   1.? 2 players",
        "play      +R6.x",
        "play      +R6..",
        "play      >R6",
        "then      red7/1 1.? V4:R6/O5:Y1 - ... 1",
        "rule      Blue",
        "winning   0",
        "winner    0",
        "points    1 0",
        "result    0",
        "view      red7/1 1.? V4:*1/O5:Y1 - *44 0 @1",
        "blind     0",
        "next      round 2 seed 7",
        "deal      1.? 5 players seed 7",
        "under     Red  R6 / R7 -> 0 with R6",
        "under     Red  R6 / R7 -> 1 with R6",
        "under     Green  R5 / R7 -> 1 with R7",
        "best      Red  R6R7 -> R6",
        "order     R1 > V2",
        "order     R1 > R1",
        "pack      1.?[RO/12/1] -> R2O2R1",
        "position  red7/1 1.? V4:B2R6/O5:Y1 - ... 0",
    ],
)
def test_a_case_that_is_wrong_fails(tmp_path: Path, line: str) -> None:
    for case in read(tmp_path, GOOD + line + "\n"):
        with pytest.raises(AssertionError, match=rf"cases\.txt, line 4 \({re.escape(case.edition)}\)"):
            run_case(case)
