"""A few rows instead of all combinations: each value comes up, and no combination is lost."""

from __future__ import annotations

from itertools import product

from tests.rows import crossed, listed

MAPS, LANGUAGES, MOMENTS = "abcd", "xyz", "123"


def test_each_value_comes_up_in_a_few_rows() -> None:
    few = [one.values for one in crossed(MAPS, LANGUAGES, MOMENTS) if not one.marks]
    assert [{*axis} for axis in zip(*few, strict=True)] == [{*MAPS}, {*LANGUAGES}, {*MOMENTS}]
    assert len(few) == len(MAPS)


def test_of_one_map_where_one_is_enough() -> None:
    assert [one.values for one in crossed(MAPS, LANGUAGES, few=1) if not one.marks] == [("a", "x")]


def test_the_other_rows_are_there_too_and_bear_the_mark() -> None:
    found = crossed(MAPS, LANGUAGES, MOMENTS)
    assert [one.values for one in found] == list(product(MAPS, LANGUAGES, MOMENTS))
    assert {mark.name for one in found for mark in one.marks} == {"long"}


def test_of_listed_rows_the_first_are_played_daily() -> None:
    found = listed([("a", 1), ("b", 2), ("c", 3)], few=2)
    assert [(one.values, bool(one.marks)) for one in found] == [(("a", 1), False), (("b", 2), False), (("c", 3), True)]
