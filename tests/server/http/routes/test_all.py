"""All routes together."""

from __future__ import annotations

from red7 import Rules, best, deal
from tests.support.site import Site


def test_every_route_says_what_it_is(site: Site) -> None:
    paths = site.app.openapi()["paths"]
    own = [path for path in paths if path.startswith(("/api/who", "/api/boards", "/api/games", "/api/puzzles"))]
    assert len(own) == 14
    for path in own:
        for method, operation in paths[path].items():
            assert operation["summary"], (method, path)
            assert operation["tags"]
            assert any(code.startswith("2") for code in operation["responses"])


def test_sets_are_those_of_the_engine(site: Site) -> None:
    palette = deal(Rules.parse("1.3"), players=2, seed="7").hands[0]
    found = site.get("/who", palette=["".join(map(str, palette))])
    assert found["target"] is None
    for ruling in found["rulings"]:
        colour = next(card.colour for card in Rules.parse("1.3").pack if card.colour.letter == ruling["rule"])
        assert ruling["palettes"][0]["counting"] == list(map(str, best(colour, palette)))
