"""Pairs instead of all combinations: fewer rows, and no two values that never meet."""

from __future__ import annotations

from itertools import product

from tests.pairs import crossed, paired, pairs_of

MAPS, LANGUAGES, MOMENTS = "abcd", "xyz", "123"


def test_each_two_values_meet_in_few_rows() -> None:
    rows = list(product(MAPS, LANGUAGES, MOMENTS))
    few = [rows[number] for number in paired(rows)]
    met = {pair for row in few for pair in pairs_of(row)}
    assert met == {pair for row in rows for pair in pairs_of(row)}
    assert len(few) <= 15 < len(rows)


def test_the_other_rows_are_there_too_and_bear_the_mark() -> None:
    found = crossed(MAPS, LANGUAGES, MOMENTS)
    assert [one.values for one in found] == list(product(MAPS, LANGUAGES, MOMENTS))
    assert {mark.name for one in found for mark in one.marks} == {"long"}
    assert 0 < sum(not one.marks for one in found) < len(found)
