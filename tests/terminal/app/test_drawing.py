"""Lines that are broken, cut and put side by side keep their words and their looks."""

from __future__ import annotations

import pytest
from rich.text import Text

from red7.terminal.app.drawing import beside, cut, with_column, wrapped


@pytest.mark.parametrize("width", range(10, 40))
@pytest.mark.parametrize("words", ["one two three four five six", " Tag  and what follows it", "a  gap   here"])
def test_wrapped_lines_hold_every_word_and_fit(words: str, width: int) -> None:
    lines = wrapped(Text(words), width, indent=2)
    assert all(line.cell_len <= width for line in lines)
    assert all(line.plain.startswith("  ") for line in lines[1:])
    assert " ".join(line.plain for line in lines).split() == words.split()


def test_a_tag_keeps_its_look_and_gives_it_to_nothing_else() -> None:
    tag = Text().append(" so it is ", style="reverse").append("and here it goes on for long")
    first, *_ = wrapped(tag, 20)
    assert first.plain == " so it is and here"
    (span,) = first.spans
    assert (span.start, span.end, str(span.style)) == (0, 10, "reverse")


def test_lines_side_by_side_keep_their_own_looks() -> None:
    left, right = Text("left", style="bold"), Text("right")
    for line in (beside(left, right, 20), next(with_column([left], [right], 10, 20))):
        assert not line.style
        assert not any("bold" in str(span.style) and span.end > line.plain.index("right") for span in line.spans)


def test_what_is_cut_says_so() -> None:
    lines = [Text("one"), Text("two"), Text("three")]
    assert cut(lines, 3, 10) == lines
    assert [line.plain for line in cut(lines, 2, 10)] == ["one", "two…"]
