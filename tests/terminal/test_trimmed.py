"""Lines without blanks at their ends."""

import io

from red7.terminal.style import console_for
from red7.terminal.trimmed import Trimmed


def test_blanks_at_the_ends_of_lines_are_left_out() -> None:
    stream = io.StringIO()
    trimmed = Trimmed(stream)
    for text in ("a  \nb ", " ", "\n", "  ", "c \n\n", "> ", "d", "   "):
        trimmed.write(text)
    trimmed.flush()
    assert stream.getvalue() == "a\nb\n  c\n\n> d"
    assert not trimmed.isatty()


def test_a_console_that_nobody_watches_writes_through_it() -> None:
    console = console_for()
    console.print("R7".ljust(20))
    assert isinstance(console.file, Trimmed)
