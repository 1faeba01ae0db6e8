"""The pictures of the terminal are what the game really looks like, and ask nobody else for anything."""

import re
import runpy

import pytest

from tests.support.places import ROOT

FOLDER = ROOT / "docs" / "img"
NAMES = ["play.svg", "screen.svg"]


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_is_up_to_date(name: str) -> None:
    pictures = runpy.run_path(str(ROOT / "tools" / "picture.py"))["PICTURES"]
    assert list(pictures) == NAMES
    assert FOLDER.joinpath(name).read_text(encoding="utf-8") == pictures[name](), "draw it anew: tools/picture.py"


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_stands_alone(name: str) -> None:
    text = FOLDER.joinpath(name).read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"\s]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|@font-face|<script|<image|url\((?!#)", text)
    assert "red7 play --players 3 --rules 1.3ds" in text
