"""What is sent of a line that changed: only where it did."""

from __future__ import annotations

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from red7.terminal.app.page import changes


def strip(text: str, style: str = "") -> Strip:
    return Strip([Segment(text, Style.parse(style))])


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("abc", "abc", []),
        ("abc", "aXc", [(1, 1)]),
        ("abcdef", "aXcdXf", [(1, 4)]),  # near enough to be sent as one
        ("a" + "-" * 30 + "b", "X" + "-" * 30 + "Y", [(0, 1), (31, 1)]),
        ("abc", "abcd", [(0, 4)]),
        ("漢ab", "漢aX", [(0, 4)]),  # a wide character: the whole line
    ],
)
def test_where_a_line_changed(old: str, new: str, wanted: list[tuple[int, int]]) -> None:
    assert list(changes(strip(old), strip(new))) == wanted


def test_another_look_is_a_change() -> None:
    before, after = Strip([*strip("ab"), *strip("cd")]), Strip([*strip("ab"), *strip("cd", "bold")])
    assert list(changes(before, after)) == [(2, 2)]


def test_the_same_in_other_pieces_is_no_change() -> None:
    assert not list(changes(Strip([*strip("ab"), *strip("c")]), strip("abc")))
