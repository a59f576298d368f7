"""Combinations of many things: in `make test` each value comes up, in `make test-long` each combination."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


def crossed(*axes: Iterable[Any], few: int | None = None) -> list[Any]:
    """All rows of the product, for `parametrize`; all but a few bear the mark `long`.

    The few are as many as the longest axis has values, and have each value of every axis, or the first `few` of these.
    """
    lists = [list(axis) for axis in axes]
    longest = max(map(len, lists))
    daily = {tuple(number % len(axis) for axis in lists) for number in range(longest if few is None else few)}
    return [
        pytest.param(
            *(axis[at] for axis, at in zip(lists, place, strict=True)),
            marks=() if place in daily else (pytest.mark.long,),
        )
        for place in product(*(range(len(axis)) for axis in lists))
    ]


def listed(each: Iterable[tuple[Any, ...]], *, few: int) -> list[Any]:
    """Rows of several values, for `parametrize`; those after the first few bear the mark `long`."""
    return [pytest.param(*row, marks=() if number < few else (pytest.mark.long,)) for number, row in enumerate(each)]
