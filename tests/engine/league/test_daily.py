"""A deal a day: maps in turn, the worth of points, the week's best days, days in a row; counted a second way."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from engine.league.daily import COUNTED, Finished, day_table, first_of_week, map_of_day, streak, week_table, worth

POINTS = st.integers(-60, 250)
A_DAY = st.dictionaries(st.integers(1, 9), st.tuples(POINTS, POINTS), max_size=9).map(
    lambda day: [Finished(person, *points) for person, points in day.items()]
)


class TestTheMapOfADay:
    def test_is_every_map_in_turn_whatever_order_they_are_known_in(self) -> None:
        assert [map_of_day(day, ["b", "c", "a"]) for day in range(3, 9)] == ["a", "b", "c", "a", "b", "c"]
        assert map_of_day(739_000, ["a", "b"]) == map_of_day(739_000, {"b": 1, "a": 2})

    @given(st.integers(1, 10**6), st.integers(2, 9))
    def test_is_never_that_of_the_day_before(self, day: int, count: int) -> None:
        maps = [f"m{number}" for number in range(count)]
        assert map_of_day(day, maps) != map_of_day(day - 1, maps)


@given(st.integers(1, 10**6))
def test_a_week_begins_on_monday(day: int) -> None:
    first = first_of_week(day)
    assert 0 <= day - first < 7 and first % 7 == 1
    assert {first_of_week(first + number) for number in range(7)} == {first}


class TestTheTableOfADay:
    def test_shares_places_and_counts_against_the_best_of_people_and_computers(self) -> None:
        rows = day_table([Finished(1, 50, 80), Finished(2, 100, 120), Finished(3, 50, 60), Finished(4, -5, 200)])
        assert [(row.person, row.place, row.points, row.worth) for row in rows] == [
            (2, 1, 100, 50),
            (1, 2, 50, 25),
            (3, 2, 50, 25),
            (4, 4, -5, 0),
        ]
        assert day_table([]) == []

    @given(A_DAY)
    def test_is_what_a_count_by_hand_gives(self, finished: list[Finished]) -> None:
        rows = day_table(finished)
        assert Counter(row.person for row in rows) == Counter(one.person for one in finished)
        points = {one.person: one.points for one in finished}
        for row in rows:
            assert row.points == points[row.person]
            assert row.place == 1 + sum(other > row.points for other in points.values())
        assert [row.place for row in rows] == sorted(row.place for row in rows)

    @given(POINTS, POINTS)
    def test_makes_of_points_their_share_of_the_best(self, points: int, best: int) -> None:
        found = worth(min(points, best), best)
        assert 0 <= found <= 100 and (found == 100) == (points >= best)
        if best > 0 and 0 <= points < best:
            assert found <= Fraction(100 * points, best) < found + 1


class TestTheTableOfAWeek:
    def test_counts_the_best_five_days(self) -> None:
        alone = [[Finished(1, points, 100)] for points in (10, 20, 30, 40, 50, 60, 70)]
        (row,) = week_table(alone)
        assert (row.total, row.played, row.place) == (30 + 40 + 50 + 60 + 70, 7, 1)

    @given(st.lists(A_DAY, max_size=7))
    def test_is_what_a_count_by_hand_gives(self, days: list[list[Finished]]) -> None:
        by_hand: dict[int, list[int]] = {}
        for day in days:
            for one in day:
                best = max(max(other.points, other.computers) for other in day)
                share = 100 if one.points == best else int(100 * one.points / best) if 0 < one.points < best else 0
                by_hand.setdefault(one.person, []).append(share)
        rows = week_table(days)
        totals = {person: sum(sorted(shares)[-COUNTED:]) for person, shares in by_hand.items()}
        assert {row.person: (row.total, row.played) for row in rows} == {
            person: (totals[person], len(by_hand[person])) for person in by_hand
        }
        for row in rows:
            assert row.place == 1 + sum(total > row.total for total in totals.values())
        assert [row.total for row in rows] == sorted(totals.values(), reverse=True)


class TestDaysInARow:
    def test_end_with_a_day_that_was_missed_but_not_with_one_that_is_still_going_on(self) -> None:
        assert streak([], 10) == 0
        assert streak([10], 10) == 1
        assert streak([7, 8, 9], 10) == 3  # today can still be played
        assert streak([7, 8, 10], 10) == 1
        assert streak([6, 7, 8], 10) == 0
        assert streak([11, 12], 10) == 0

    @given(st.sets(st.integers(1, 40)), st.integers(2, 41))
    def test_are_what_a_walk_through_the_calendar_counts(self, days: set[int], today: int) -> None:
        length = 0
        for day in range(1, today + 1):
            length = length + 1 if day in days else length if day == today else 0
        assert streak(days, today) == length
