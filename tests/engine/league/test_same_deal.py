"""Tables that played one deal, compared seat by seat."""

from __future__ import annotations

import pytest

from engine.league.nouns import Outcome, SeatOutcome
from engine.league.standings import across_tables


def game(number: int, *seats: tuple[int | None, int], deal: int | None = 7, board: str = "m") -> Outcome:
    places = [1 + sum(other > points for _, other in seats) for _, points in seats]
    outcomes = [
        SeatOutcome(i, who, place, points) for i, ((who, points), place) in enumerate(zip(seats, places, strict=True))
    ]
    return Outcome(number, board, tuple(outcomes), deal=deal)


def test_each_is_compared_with_those_in_the_same_seat_at_the_other_tables() -> None:
    rows = across_tables([game(1, (1, 90), (2, 100)), game(2, (3, 60), (4, 40)), game(3, (5, 30), (6, 100))])
    assert [(row.seat, row.person, row.rank, row.ahead, row.beaten) for row in rows] == [
        (0, 1, 1, 45, 1.0),
        (0, 3, 2, 0, 0.5),
        (0, 5, 3, -45, 0.0),
        (1, 2, 1, 30, 0.75),
        (1, 6, 1, 30, 0.75),
        (1, 4, 3, -60, 0.0),
    ]
    assert {row.tables for row in rows} == {3}


def test_who_lost_at_a_strong_table_may_have_done_best_in_the_seat() -> None:
    rows = {row.person: row for row in across_tables([game(1, (1, 90), (2, 100)), game(2, (3, 60), (4, 40))])}
    assert (rows[1].place, rows[1].rank) == (2, 1)


@pytest.mark.parametrize(
    "other",
    [
        game(2, (3, 60), (4, 40), deal=8),
        game(2, (3, 60), (4, 40), deal=None),
        game(2, (3, 60), (4, 40), board="n"),
        game(2, (3, 60), (4, 40), (5, 1)),
        game(2, (None, 60), (None, 40)),
    ],
)
def test_nobody_is_compared_across_other_deals_maps_numbers_of_seats_or_with_nobody(other: Outcome) -> None:
    assert across_tables([game(1, (1, 90), (2, 100)), other]) == ()
