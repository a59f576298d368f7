"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests import postgres

FILES = 20
"""After so many files of tests, what they keep is left out of garbage collections too."""
_files: set[Path] = set()


def pytest_configure(config: pytest.Config) -> None:
    """Keep each worker on its own core: its threads call each other all the time, and waking another core is slow."""
    worker: dict[str, str] | None = getattr(config, "workerinput", None)
    if worker is not None and hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[int(worker["workerid"].removeprefix("gw")) % len(cores)]})


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Load all without garbage collections, and leave it out of all later ones, which took a quarter of the CPU."""
    gc.disable()
    try:
        return (yield)
    finally:
        _freeze()
        gc.enable()


def pytest_unconfigure() -> None:
    """Stop the PostgreSQL server of this process, which a worker's end would leave running."""
    if postgres.server.cache_info().currsize:
        postgres.server().remove()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Leave out games and pictures that were kept, too: looking them through took a twelfth of the CPU."""
    _files.add(item.path)
    if nextitem is not None and nextitem.path != item.path and len(_files) % FILES == 0:
        _freeze()


def _freeze() -> None:
    gc.collect()
    gc.freeze()
