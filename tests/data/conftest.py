"""The store of a test, on each engine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.store.store import Store
from tests import postgres


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what opens a store on both engines, on PostgreSQL in `make test-long` or, with the mark `both`, always."""
    if "database" in metafunc.fixturenames:
        of = metafunc.definition.get_closest_marker
        marks = () if of("both") else (pytest.mark.long,)
        others = [] if of("sqlite") else [pytest.param("postgres", marks=marks)]
        metafunc.parametrize("database", ["sqlite", *others], indirect=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of an SQLite database."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
def database(request: pytest.FixtureRequest, path: Path) -> Iterator[str]:
    """A database that is empty yet."""
    if request.param == "sqlite":
        yield str(path)
    else:
        address = postgres.fresh()
        yield address
        postgres.dropped(address)


@pytest_asyncio.fixture
async def store(database: str, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store of the database."""
    store = await Store.open(database, tmp_path / "key")
    yield store
    await store.close()
