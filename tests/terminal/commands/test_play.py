"""`red7 play`: what cannot be meant is refused before anything is dealt or joined."""

from __future__ import annotations

import pytest

from tests.support.running import refused, run

LINK = "http://localhost:7777/t/AbCdEfGhJk"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--watch"], "is for a table on a server: --join LINK."),
        (["--name", "Ann"], "is for a table on a server: --join LINK."),
        (["--join", LINK, "--players", "3"], "the table on the server says how it is played."),
        (["--join", LINK, "--plain"], "a table on a server needs the full screen, or a browser."),
        (["--join", LINK, "--resume"], "the table on the server says how it is played."),
    ],
)
def test_options_that_do_not_go_together(arguments: list[str], complaint: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_an_unknown_language_is_refused_line_by_line_as_well() -> None:
    assert refused("play", "--plain", "--language", "xx") == "there is no language 'xx': en, fr, de, it, es"
