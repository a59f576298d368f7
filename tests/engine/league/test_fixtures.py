"""The tables of a round: everybody at one, new opponents, every seat in turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.refused import Refused
from engine.league.fixtures import Seating, draw, meetings, seated, seats_sat, table_sizes
from tests.rows import crossed


def season(people: int, seats: int, rounds: int, seed: int = 1, least: int = 2) -> list[tuple[Seating, ...]]:
    """Rounds that are drawn one after the other, each from what was played before."""
    rng, drawn = Random(seed), list[tuple[Seating, ...]]()
    for _ in range(rounds):
        before = [table for tables in drawn for table in tables]
        drawn.append(draw(range(people), seats, meetings(before), seats_sat(before), rng, least))
    return drawn


@cache
def planned(people: int, seats: int, rounds: int, seed: int = 1) -> list[tuple[Seating, ...]]:
    """The same, drawn once for all that is asked of it."""
    return season(people, seats, rounds, seed)


def repeats(drawn: list[tuple[Seating, ...]]) -> int:
    """How many meetings were not the first of their two people."""
    return sum(times - 1 for times in meetings(table for tables in drawn for table in tables).values())


def seat_counts(drawn: list[tuple[Seating, ...]]) -> list[Counter[int]]:
    return [Counter(sat) for sat in seats_sat(table for tables in drawn for table in tables).values()]


class TestSizes:
    @pytest.mark.parametrize(
        ("people", "seats", "least", "sizes"),
        [
            (8, 4, 2, (4, 4)),
            (9, 4, 2, (3, 3, 3)),
            (10, 4, 2, (4, 3, 3)),
            (5, 4, 2, (3, 2)),
            (5, 4, 3, (4,)),
            (9, 2, 2, (2, 2, 2, 2)),
            (3, 5, 2, (3,)),
            (1, 4, 2, ()),
            (0, 4, 2, ()),
        ],
    )
    def test_differ_by_one_at_most_and_are_as_large_as_can_be(
        self, people: int, seats: int, least: int, sizes: tuple[int, ...]
    ) -> None:
        assert table_sizes(people, seats, least) == sizes

    @given(st.integers(0, 200), st.integers(2, 5), st.integers(2, 4))
    def test_are_never_over_the_seats_or_under_the_least(self, people: int, seats: int, least: int) -> None:
        sizes = table_sizes(people, seats, min(least, seats))
        assert not sizes or max(sizes) - min(sizes) <= 1
        assert all(min(least, seats) <= size <= seats for size in sizes)
        assert people - sum(sizes) < min(least, seats)


class TestARound:
    @settings(max_examples=60, deadline=None)
    @given(st.integers(2, 60), st.integers(2, 5), st.integers(1, 4), st.integers(0, 10**6))
    def test_has_everybody_at_exactly_one_table(self, people: int, seats: int, rounds: int, seed: int) -> None:
        for tables in season(people, seats, rounds, seed):
            seated_people = [person for table in tables for person in table]
            assert len(seated_people) == len(set(seated_people)) == sum(table_sizes(people, seats, 2))
            assert tuple(sorted(map(len, tables), reverse=True)) == table_sizes(people, seats, 2)

    @settings(max_examples=20, deadline=None)
    @given(st.integers(2, 40), st.integers(2, 5), st.integers(0, 10**6))
    def test_is_the_same_for_the_same_seed(self, people: int, seats: int, seed: int) -> None:
        assert season(people, seats, 3, seed) == season(people, seats, 3, seed)

    def test_has_other_tables_by_another_seed(self) -> None:
        assert season(24, 4, 1, seed=1) != season(24, 4, 1, seed=2)

    def test_asks_for_people_enough_for_one_table(self) -> None:
        with pytest.raises(Refused) as refused:
            draw([1, 2], 4, {}, {}, Random(1), 3)
        assert (refused.value.code, refused.value.facts) == ("too_few_people", {"needed": 3, "there": 2})

    def test_of_an_odd_number_of_duellists_lets_nobody_sit_out_twice_before_all_have(self) -> None:
        drawn = season(9, 2, 9)
        out = [person for tables in drawn for person in set(range(9)) - {one for table in tables for one in table}]
        assert sorted(out) == list(range(9))


class TestOpponents:
    @pytest.mark.parametrize("seed", crossed(range(4), few=1))
    def test_of_24_people_at_tables_of_4_hardly_meet_again_in_6_rounds(self, seed: int) -> None:
        """Each meets 18 of 23, so it could be without any of the 216 meetings a second one."""
        assert repeats(planned(24, 4, 6, seed)) <= 8

    @pytest.mark.parametrize("seed", crossed(range(4), few=1))
    def test_of_8_people_at_tables_of_4_meet_as_evenly_as_can_be_in_6_rounds(self, seed: int) -> None:
        """72 meetings of 28 pairs: 44 are repeated at least."""
        drawn = planned(8, 4, 6, seed)
        assert repeats(drawn) == 44
        assert set(meetings(table for tables in drawn for table in tables).values()) <= {2, 3}

    @pytest.mark.parametrize(
        ("people", "seats", "rounds"), [(8, 2, 5), (24, 3, 6), (25, 4, 5), (64, 4, 6), (128, 5, 4)]
    )
    def test_are_all_new_where_there_are_enough(self, people: int, seats: int, rounds: int) -> None:
        assert repeats(planned(people, seats, rounds)) == 0

    def test_who_left_is_met_no_more_and_the_others_still_meet_new_ones(self) -> None:
        first = draw(range(16), 4, {}, {}, Random(3), 2)
        second = draw(range(15), 4, meetings(first), seats_sat(first), Random(4), 2)
        assert max(meetings([*first, *second]).values()) == 1


class TestSeats:
    @pytest.mark.parametrize("seed", crossed(range(3), few=1))
    @pytest.mark.parametrize(
        ("people", "seats", "rounds"),
        [(8, 4, 6), (24, 4, 6), (24, 3, 6), (20, 5, 6), (24, 2, 6), (128, 4, 4), (8, 4, 12)],
    )
    def test_are_sat_in_once_more_or_less_than_needed_at_most(
        self, people: int, seats: int, rounds: int, seed: int
    ) -> None:
        for often in seat_counts(planned(people, seats, rounds, seed)):
            counts = [often[seat] for seat in range(seats)]
            assert max(counts) <= -(-rounds // seats) + 1
            assert min(counts) >= rounds // seats - 1
            assert max(counts) - min(counts) <= 2

    def test_are_mostly_as_even_as_can_be(self) -> None:
        even = [len(set(often.values())) <= 2 and max(often.values()) == 2 for often in seat_counts(planned(24, 4, 6))]
        assert sum(even) >= 20

    def test_a_table_is_turned_so_that_nobody_begins_again(self) -> None:
        assert seated([1, 2, 3], {1: [0, 1], 2: [1, 2], 3: [2, 0]}, Random(5)) == (2, 3, 1)
