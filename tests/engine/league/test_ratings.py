"""Ratings, against the numbers of openskill's own documentation and by what holds for any game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.league.nouns import Outcome, SeatOutcome
from engine.league.ratings import (
    NEWCOMER,
    PROVISIONAL,
    Rating,
    conservative,
    is_provisional,
    rate,
    uncertainty,
)

ANN, BOB, CLEO, DAN, EVE = 11, 12, 13, 14, 15


def outcome(places: Sequence[int], people: Sequence[int | None] = (ANN, BOB, CLEO, DAN, EVE)) -> Outcome:
    seats = [SeatOutcome(seat, people[seat], place, 100 - place) for seat, place in enumerate(places)]
    return Outcome(1, "isles", tuple(seats))


class TestTheModel:
    """openskill's documentation, "Ordinals Explained": four newcomers, placed from 1 to 4, and then all equal."""

    def test_four_newcomers_come_out_as_the_documentation_says(self) -> None:
        rated = rate({}, outcome([1, 2, 3, 4]))
        documented = [
            (27.795253, 8.263572, 3.004537),
            (26.552918, 8.179618, 2.014064),
            (24.689416, 8.084128, 0.437033),
            (20.962413, 8.084128, -3.289971),
        ]
        for person, (mu, sigma, ordinal) in zip((ANN, BOB, CLEO, DAN), documented, strict=True):
            assert rated[person].mu == pytest.approx(mu, abs=1e-6)
            assert rated[person].sigma == pytest.approx(sigma, abs=1e-6)
            assert conservative(rated[person]) == pytest.approx(1000 + 40 * ordinal, abs=1e-4)

    def test_seats_in_another_order_come_to_the_same(self) -> None:
        first, second = rate({}, outcome([1, 2, 3])), rate({}, outcome([3, 1, 2], (CLEO, ANN, BOB)))
        for person in (ANN, BOB, CLEO):
            assert second[person].mu == pytest.approx(first[person].mu)
            assert second[person].sigma == pytest.approx(first[person].sigma)

    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_the_better_place_brings_the_better_rating_at_every_size_of_table(self, seats: int) -> None:
        rated = list(rate({}, outcome(range(1, seats + 1))).values())
        assert [one.mu for one in rated] == sorted((one.mu for one in rated), reverse=True)
        assert all(one.sigma < NEWCOMER.sigma for one in rated)

    def test_equals_who_tie_stay_equal(self) -> None:
        rated = rate({}, outcome([1, 1, 3]))
        assert rated[ANN] == rated[BOB]
        assert rated[ANN].mu > rated[CLEO].mu

    def test_a_win_over_the_stronger_brings_more(self) -> None:
        strong, weak = Rating(35.0, 3.0), Rating(20.0, 3.0)
        upset = rate({ANN: NEWCOMER, BOB: strong}, outcome([1, 2]))[ANN].mu
        expected = rate({ANN: NEWCOMER, BOB: weak}, outcome([1, 2]))[ANN].mu
        assert upset > expected > NEWCOMER.mu


class TestWhoIsRated:
    def test_a_seat_that_counts_for_nobody_is_left_out(self) -> None:
        """The others are rated as if they had played among themselves."""
        assert rate({}, outcome([1, 2, 3], (ANN, None, CLEO))) == rate({}, outcome([1, 2], (ANN, CLEO)))

    def test_a_seat_that_is_not_rated_is_left_out(self) -> None:
        seats = (SeatOutcome(0, ANN, 1, 9), SeatOutcome(1, BOB, 2, 8, rated=False), SeatOutcome(2, CLEO, 3, 7))
        assert set(rate({}, Outcome(1, "isles", seats))) == {ANN, CLEO}

    def test_one_person_among_computers_is_not_rated(self) -> None:
        assert rate({ANN: NEWCOMER}, outcome([1, 2, 3], (ANN, None, None))) == {}


class TestWhatIsShown:
    def test_a_newcomer_starts_at_a_thousand(self) -> None:
        assert conservative(NEWCOMER) == pytest.approx(1000)
        assert uncertainty(NEWCOMER) == pytest.approx(333.333, abs=1e-2)

    def test_the_more_is_known_the_higher_of_two_equal_means(self) -> None:
        assert conservative(Rating(25.0, 2.0)) > conservative(Rating(25.0, 5.0))

    def test_under_ten_games_it_is_provisional(self) -> None:
        assert (is_provisional(PROVISIONAL - 1), is_provisional(PROVISIONAL)) == (True, False)
