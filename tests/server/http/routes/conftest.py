"""The application that the routes are asked of: one for all of them, since its worker is slow to wake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.site import GAME, Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('routes') / 'red7.db'}")
    yield site
    site.end()


@pytest.fixture(scope="session")
def game(site: Site) -> str:
    return str(site.post("/games", expected=201, text=GAME)["id"])
