"""Promotion and relegation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.league.nouns import Standing
from engine.league.standings import Mover, movers


def divisions(*sizes: int) -> list[list[Standing]]:
    """People are numbered by division and place: 203 is the third of the second."""
    return [
        [Standing(100 * number + place, place, 0, 0.0, 0, None, 0.0, None, None) for place in range(1, size + 1)]
        for number, size in enumerate(sizes, start=1)
    ]


def test_the_best_of_a_lower_division_and_the_last_of_the_higher_change_places() -> None:
    assert set(movers(divisions(4, 4, 4), 1)) == {
        Mover(104, 0, 1),
        Mover(201, 1, 0),
        Mover(204, 1, 2),
        Mover(301, 2, 1),
    }


def test_up_and_down_are_distinguished() -> None:
    assert [(mover.person, mover.is_up) for mover in movers(divisions(2, 2), 1)] == [(201, True), (102, False)]


@pytest.mark.parametrize("sizes", [(), (8,), (0, 4), (1, 8)])
def test_nobody_moves_where_there_is_no_room(sizes: tuple[int, ...]) -> None:
    assert movers(divisions(*sizes), 2) == ()


@given(st.lists(st.integers(0, 9), max_size=5), st.integers(-1, 12))
def test_divisions_keep_their_sizes_and_nobody_moves_twice(sizes: list[int], count: int) -> None:
    moved = movers(divisions(*sizes), count)
    assert len({mover.person for mover in moved}) == len(moved)
    for number in range(len(sizes)):
        assert sum(m.before == number for m in moved) == sum(m.after == number for m in moved)
    for upper in range(len(sizes) - 1):
        assert sum((m.before, m.after) == (upper, upper + 1) for m in moved) <= max(count, 0)
    assert all(abs(mover.before - mover.after) == 1 for mover in moved)
