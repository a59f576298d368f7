"""Combinations of many things: in `make test` each two values meet once at least, in `make test-long` all do."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

import pytest

Row = tuple[Any, ...]


def crossed(*axes: Iterable[Any]) -> list[Any]:
    """All rows of the product, for `parametrize`; those that are not needed for the pairs bear the mark `long`."""
    rows = list(product(*axes))
    few = set(paired(rows))
    marks: dict[bool, tuple[pytest.MarkDecorator, ...]] = {True: (), False: (pytest.mark.long,)}
    return [pytest.param(*row, marks=marks[number in few]) for number, row in enumerate(rows)]


def paired(rows: list[Row]) -> list[int]:
    """The numbers of a few rows in which every two values of two axes meet that meet in any row."""
    missing = {pair for row in rows for pair in pairs_of(row)}
    found = []
    while missing:
        best = max(range(len(rows)), key=lambda number: (len(missing & pairs_of(rows[number])), -number))
        found.append(best)
        missing -= pairs_of(rows[best])
    return found


def pairs_of(row: Row) -> set[tuple[tuple[int, Any], ...]]:
    return set(combinations(enumerate(row), 2))
