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

_FOLDER = Path(__file__).parent
_browsers = visitors.Browsers()


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
    """Lets the quick tests, and those marked `firefox`, also run in Firefox, among the long tests."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "browser" in metafunc.fixturenames and marks & {"firefox", "quick"} and "chromium" not in marks:
        kinds = ["chromium", pytest.param("firefox", marks=pytest.mark.long)]
        metafunc.parametrize("browser", kinds, indirect=True, scope="module")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test that visits the site with a browser as long, but for the few marked `quick`."""
    for item in items:
        if "visit" in getattr(item, "fixturenames", ()) and not item.get_closest_marker("quick"):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Browser:
    """A browser that the tests of this folder share; starting it takes longer than most of them."""
    return _browsers.get(getattr(request, "param", "chromium"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Ends the browsers before a test of another folder: Playwright's event loop goes on, and others can start none."""
    try:
        yield
    finally:
        if nextitem is None or _FOLDER not in nextitem.path.parents:
            _browsers.close()


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
