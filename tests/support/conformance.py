"""The conformance table: reads the cases of tests/conformance/*.txt, and runs one (format: README.md there)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from red7 import Red7Error
from tests.support.conformance_checks import CHECKS, SETTING, BadTable, Table
from tests.support.places import TESTS

FOLDER = TESTS / "conformance"
EDITIONS = ("1.0", "1.1", "1.2", "1.3")
RULINGS = tuple(f"ruling {number}" for number in range(1, 18))
SECTIONS = (
    *("cards", "round 1", "round 2", "round 3", "round 4", "round 5", "winning", "turn", "options", "d", "s", "a"),
    *RULINGS,
    *("known", "view", "outlook", "text"),
)

EDITION_SIGN = "1.?"  # in a case's lines: each edition named in its title
TITLE = re.compile(r"## ((?:1\.\d )+|all )([a-z]+(?: \d+)?): (\S.*)")
COMMENT = re.compile(r"(^|\s+)# .*$|^#$")


@dataclass(frozen=True)
class Line:
    """One line of a case: a keyword and what follows it."""

    number: int
    keyword: str
    text: str


@dataclass(frozen=True)
class Case:
    """One case of the table, for one edition."""

    file: str
    edition: str
    section: str
    title: str
    lines: tuple[Line, ...]

    @property
    def name(self) -> str:
        return f"{self.file}/{self.edition}/{self.section}: {self.title}"


def load_cases(folder: Path = FOLDER) -> list[Case]:
    """Every case of the table, once for each of its editions."""
    paths = sorted(folder.glob("*.txt"))
    if not paths:
        raise BadTable(f"no .txt file in {folder}")
    cases = [case for path in paths for case in read_cases(path.read_text("utf-8"), path.stem)]
    places: dict[str, str] = {}
    for case in cases:
        place = f"{case.file}.txt, line {case.lines[0].number}"
        if places.setdefault(case.title, place) != place:
            raise BadTable(f"two cases have the title {case.title!r}: {places[case.title]} and {place}")
    return cases


def read_cases(text: str, file: str) -> Iterator[Case]:
    """The cases of one file, in order."""
    head: re.Match[str] | None = None
    lines: list[Line] = []
    for number, written in enumerate(text.splitlines(), start=1):
        where = f"{file}.txt, line {number}"
        if written.startswith("## "):
            yield from _editions_of(head, lines, file)
            head, lines = TITLE.fullmatch(written), []
            if head is None or head[2] not in SECTIONS:
                raise BadTable(f"{where}: not a title: {written}")
            continue
        line = COMMENT.sub("", written).strip()
        if not line:
            continue
        keyword, _, rest = line.partition(" ")
        if head is None:
            raise BadTable(f"{where}: a line before the first title")
        if keyword not in SETTING and keyword not in CHECKS:
            raise BadTable(f"{where}: unknown keyword {keyword!r}")
        if not rest.strip():
            raise BadTable(f"{where}: nothing after {keyword!r}")
        lines.append(Line(number, keyword, rest.strip()))
    yield from _editions_of(head, lines, file)


def _editions_of(head: re.Match[str] | None, lines: list[Line], file: str) -> Iterator[Case]:
    if head is None:
        return
    title = head[3]
    if not any(line.keyword in CHECKS for line in lines):
        raise BadTable(f"{file}.txt: {title!r} checks nothing")
    editions = EDITIONS if head[1] == "all " else tuple(head[1].split())
    if any(edition not in EDITIONS for edition in editions) or len(set(editions)) < len(editions):
        raise BadTable(f"{file}.txt: {title!r} is about editions that are none")
    stated = "\n".join(line.text for line in lines)
    if any(re.search(rf"(?<![\d.]){re.escape(edition)}(?!\d)", stated) for edition in EDITIONS):
        raise BadTable(f"{file}.txt: {title!r} names an edition in its lines; write {EDITION_SIGN} there")
    for edition in editions:
        for_edition = tuple(Line(line.number, line.keyword, line.text.replace(EDITION_SIGN, edition)) for line in lines)
        yield Case(file, edition, head[2], title, for_edition)


def run_case(case: Case) -> None:
    """Runs a case; raises AssertionError with the line if the engine does not do what the table says."""
    table = Table(case.edition)
    for line in case.lines:
        try:
            (SETTING.get(line.keyword) or CHECKS[line.keyword])(table, line.text)
        except (AssertionError, Red7Error) as error:
            said = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
            where = f"{case.file}.txt, line {line.number} ({case.edition})"
            raise AssertionError(f"{where}: {line.keyword} {line.text}\n{said}") from error
