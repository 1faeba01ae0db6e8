"""What is given to the commands: files, standard input and texts, good and bad."""

from pathlib import Path

import pytest

from red7 import Rules, deal
from red7.terminal.sources import read_start
from tests.support.bad_input import CASES, Case
from tests.support.lanes import sample
from tests.support.places import ROOT
from tests.support.running import printed, refused, run


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused("replay", str(tmp_path)) == f"cannot read {tmp_path}: Is a directory"
    assert refused("replay", str(tmp_path / "none")) == f"cannot read {tmp_path / 'none'}: No such file or directory"
    assert refused("replay", "a\x00b") == "cannot read 'a\\x00b': embedded null byte"
    (tmp_path / "bytes").write_bytes(b'[Red7 "1"]\n\xff')
    assert refused("replay", str(tmp_path / "bytes")) == f"{tmp_path / 'bytes'} is not UTF-8 text: see byte 12"
    (tmp_path / "long").write_bytes(b"x" * 1_000_001)
    assert refused("replay", str(tmp_path / "long")) == f"{tmp_path / 'long'} is longer than 1,000,000 bytes"
    (tmp_path / "empty").write_bytes(b"")
    assert refused("replay", str(tmp_path / "empty")).startswith(f"{tmp_path / 'empty'}: line 1: ")
    assert refused("show", "-", given=b"\xff") == "standard input is not UTF-8 text: see byte 1"
    assert refused("show", "-", given="x" * 2001) == "standard input is longer than 2,000 bytes"
    assert refused("show", "x" * 2001) == "2,001 characters are too many for a position"


def test_files_that_cannot_be_written(tmp_path: Path) -> None:
    assert "the file already exists" in refused("play", "--save", str(tmp_path))
    assert "No such file or directory" in refused("play", "--save", str(tmp_path / "none" / "game.red7"))
    assert refused("play", "--save", "a\x00b") == "cannot save to 'a\\x00b': embedded null byte"
    assert refused("play", "--save", "") == "cannot save: a file needs a name"
    (tmp_path / "old").write_text("old", encoding="utf-8")
    assert refused("play", "--save", str(tmp_path / "old")).endswith("old: the file already exists")
    assert (tmp_path / "old").read_text(encoding="utf-8") == "old"


# --- bad texts ---------------------------------------------------------------------------------------------------


COMMANDS = {
    "Position": ["show", "-"],
    "View": ["show", "-"],
    "Game": ["replay", "-"],
    "Game as one seat saw it": ["replay", "-"],
    "Rules": ["deal", "--rules"],
}


@pytest.mark.parametrize("case", sample([case for case in CASES if case.parser in COMMANDS], 5), ids=str)
def test_every_bad_text_gets_one_line(case: Case) -> None:
    command = COMMANDS[case.parser]
    if case.parser == "Rules":
        assert case.expected.endswith(refused(*command, case.text))
        return
    text = case.text.removeprefix("\ufeff")  # forgiven, as are spaces around a position
    tidy = text.strip() if command[0] == "show" else text.replace("\r\n", "\n")
    if tidy == case.text:
        assert refused(*command, given=case.text.encode("utf-8", "surrogatepass"))
        return
    ran = run(*command, given=case.text.encode("utf-8", "surrogatepass"))
    assert ran.exit_code in (0, 1)


@pytest.mark.parametrize("option", [["deal"], ["play"]])
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seed", "\udcff"], r"seed '\udcff': printable characters only"),
        (["--seed", "a\nb"], r"seed 'a\nb': printable characters only"),
        (["--rules", "1.3[RO/12/7]"], "a pack of 4 is too small: 2 players need 16 cards"),
    ],
)
def test_deals_that_cannot_be(option: list[str], arguments: list[str], complaint: str) -> None:
    assert refused(*option, *arguments) == complaint


OPEN = "red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1"
SEEN = "red7/1 1.3[RO/12345/2] R5:*2/R1:R3O1 - *4 1 @1"


def test_a_position_as_one_seat_sees_it() -> None:
    shown = printed("show", OPEN, "--seat", "1")
    assert shown.endswith(f"It's Seat 1's turn.\n\n{SEEN}\n")
    assert "hand R3 O1" in shown
    assert "R2" not in shown
    assert printed("show", SEEN, "--seat", "1") == shown


@pytest.mark.parametrize(
    ("position", "seat", "complaint"),
    [
        (OPEN, "2", "seat 2: the position has seats 0 to 1"),
        (OPEN, "-1", "seat -1: the position has seats 0 to 1"),
        (SEEN, "0", "this shows what seat 1 sees; it doesn't tell what seat 0 sees"),
        (SEEN.replace("R3O1", "*2").replace("@1", "@-"), "0", "this shows what a spectator sees; it doesn't tell"),
    ],
)
def test_a_seat_whose_view_cannot_be_told(position: str, seat: str, complaint: str) -> None:
    assert refused("show", position, "--seat", seat).startswith(complaint)


def test_a_game_begins_with_the_seat_to_move(tmp_path: Path) -> None:
    given = "red7/1 1.3[RO/12345/2] R5:R2O4/R1:R3O1 - R4O5O3O2 1"
    turned = "red7/1 1.3[RO/12345/2] R1:R3O1/R5:O4R2 - R4O5O3O2 0"
    assert str(read_start(given)) == turned
    file = tmp_path / "position.txt"
    file.write_text(f"{given}\n", encoding="utf-8")
    assert str(read_start(str(file))) == turned
    assert str(read_start(turned)) == turned


def test_the_seats_follow_each_other_as_before() -> None:
    for seed in map(str, range(5)):
        position = deal(Rules.parse("1.3dsa"), players=4, seed=seed)
        turned = read_start(str(position))
        order = [(position.seat + seat) % 4 for seat in range(4)]
        assert turned.hands == tuple(position.hands[seat] for seat in order)
        assert turned.palettes == tuple(position.palettes[seat] for seat in order)
        assert (turned.seat, turned.deck, turned.rules) == (0, position.deck, position.rules)
        assert turned.view(0).outlook() == position.view(position.seat).outlook()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("-", "standard input is for what you type: give the position, or a file that holds it"),
        (str(ROOT / "docs" / "game.red7"), f"{ROOT / 'docs' / 'game.red7'} is a record: red7 replay FILE --at N"),
        ("/none", "cannot read /none: No such file or directory"),
        ("red7/1 nonsense", "'red7/1 nonsense' "),
        (SEEN, f"'{SEEN}' is a view, not a whole position"),
        (f"{OPEN}+R3", "a game can begin only where a turn begins"),
        ("red7/1 1.3[RO/12345/2] xR5:R2O4/R1:R3O1 - R4O5O3O2 1#", "a game can begin only where a turn begins"),
    ],
)
def test_where_no_game_can_begin(given: str, complaint: str) -> None:
    assert refused("play", "--from", given).startswith(complaint)
