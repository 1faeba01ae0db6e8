"""The house under Pyodide, as in a browser."""

from __future__ import annotations

import pytest

from tests.support.in_pyodide import is_possible, run

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not is_possible(), reason="needs Node and Pyodide, which `make web` installs"),
]


def test_a_game_with_a_reload_and_a_puzzle() -> None:
    told = run("from tests.support.bare_house import play\nprint('heard', play())")
    assert int(told.rpartition("heard ")[2]) > 10


def test_the_same_chance_makes_the_same_game_as_here() -> None:
    code = (
        "from tests.support.houses import World, sit_down\n"
        "world = World('same'); client = sit_down(world, rules='1.3dsa', bots=2, level=2); client.play_on()\n"
        "print(world.ask('GET', f'/api/games/{client.table}/record'))"
    )
    here: dict[str, object] = {}
    exec(code.replace("print(", "found = ("), here)  # noqa: S102
    assert str(here["found"]).strip() in run(code)
