"""Databases that are open, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from red7.server.store.storage import Storage
from tests.support.stored import opened


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    """A database that one server has alone."""
    with opened(database) as storage:
        yield storage


@pytest.fixture
def shared(database: str) -> Iterator[Storage]:
    """A database that servers share."""
    with opened(database, shared=True) as storage:
        yield storage
