"""A real server with the built client, and browsers to visit it with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support import visitors
from tests.support.serving import Served, served
from tests.support.visitors import Visit, Visitor
from tests.support.web_games import GAME, MATCH, bring_in
from tests.support.wire import everybodys


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a server that tests share."""
    visitors.need_client()
    return everybodys(tmp_path_factory.getbasetemp()).url


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Served]:
    """A server of a test's own, to be stopped and started again."""
    visitors.need_client()
    with served(f"sqlite:///{tmp_path / 'red7.db'}", tmp_path) as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Lets the quick half also run in Firefox, among the long tests."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "browser" in metafunc.fixturenames and "quick" in marks and "chromium" not in marks:
        kinds = ["chromium", pytest.param("firefox", marks=pytest.mark.long)]
        metafunc.parametrize("browser", kinds, indirect=True, scope="module")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test that visits the site with a browser as long, but for the few marked `quick`."""
    for item in items:
        if "visit" in getattr(item, "fixturenames", ()) and not item.get_closest_marker("quick"):
            item.add_marker(pytest.mark.long)


# Not for the session: as long as it runs, Playwright has an event loop going, beside which other tests can start none.
@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that the tests of a file share."""
    is_firefox = getattr(request, "param", "chromium") == "firefox"
    folder = tmp_path_factory.mktemp("browser")
    with visitors.firefox(folder) if is_firefox else visitors.chromium() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Lets somebody visit the site: `visit(kind=PHONE, locale="de-DE")`; in the end nothing may have gone wrong."""
    came: list[Visitor] = []

    def visit(url: str = site, **wanted: object) -> Visitor:
        came.append(visitors.visit(browser, url, **wanted))  # type: ignore[arg-type]
        return came[-1]

    yield visit
    for visitor in came:
        visitor.leave()


@pytest.fixture(scope="module")
def short(site: str) -> str:
    """The path of a game of one short round."""
    return bring_in(site, GAME)


@pytest.fixture(scope="module")
def match(site: str) -> str:
    """The path of a match of six rounds."""
    return bring_in(site, MATCH)
