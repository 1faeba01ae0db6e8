"""The README's picture is what the game really looks like, and asks nobody else for anything."""

import re
import runpy

from tests.support.places import ROOT

PICTURE = ROOT / "docs" / "img" / "play.svg"


def test_the_picture_is_up_to_date() -> None:
    draw = runpy.run_path(str(ROOT / "tools" / "picture.py"))["draw"]
    assert PICTURE.read_text(encoding="utf-8") == draw(), "draw it anew: python tools/picture.py"


def test_the_picture_stands_alone() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"\s]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|@font-face|<script|<image|url\((?!#)", text)
    assert "red7 play --players 3 --rules 1.3ds" in text
