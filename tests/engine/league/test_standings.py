"""The table of a league: points by place, and the tie-breaks in their order."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.league.nouns import Outcome, SeatOutcome, Standing
from engine.league.standings import standings
from tests.engine.league.by_hand import table_by_hand

ANN, BOB, CID, DAN, EVE = 1, 2, 3, 4, 5
SCALE = (5.0, 3.0, 2.0, 1.0, 0.0)


def game(*seats: tuple[int | None, int], number: int = 1) -> Outcome:
    """A game given as (person, points), in the order of seats; who has more is ahead."""
    places = [1 + sum(other > points for _, other in seats) for _, points in seats]
    outcomes = [
        SeatOutcome(i, who, place, points) for i, ((who, points), place) in enumerate(zip(seats, places, strict=True))
    ]
    return Outcome(number, "m", tuple(outcomes))


def table(
    people: list[int],
    *games: Outcome,
    ratings: dict[int, float] | None = None,
    scale: tuple[float, ...] = SCALE,
) -> dict[int, Standing]:
    return {row.person: row for row in standings(people, games, scale, ratings or {})}


class TestPoints:
    def test_each_place_has_its_points(self) -> None:
        rows = table([ANN, BOB, CID, DAN], game((ANN, 90), (BOB, 120), (CID, 30), (DAN, 60)))
        assert [(row.person, row.place, row.points) for row in rows.values()] == [
            (BOB, 1, 5),
            (ANN, 2, 3),
            (DAN, 3, 2),
            (CID, 4, 1),
        ]

    def test_equals_share_the_mean_of_their_places(self) -> None:
        rows = table([ANN, BOB, CID, DAN], game((ANN, 90), (BOB, 90), (CID, 30), (DAN, 30)))
        assert [rows[who].points for who in (ANN, BOB, CID, DAN)] == [4, 4, 1.5, 1.5]

    def test_a_place_without_points_is_worth_none(self) -> None:
        assert table([ANN, BOB], game((ANN, 2), (BOB, 1)), scale=(5.0,))[BOB].points == 0

    def test_a_seat_of_nobody_keeps_the_place_it_took(self) -> None:
        rows = table([ANN, BOB], game((None, 100), (ANN, 90), (BOB, 10)))
        assert (rows[ANN].points, rows[BOB].points) == (3, 2)

    def test_who_is_not_of_the_division_is_not_in_its_table(self) -> None:
        assert list(table([ANN], game((EVE, 100), (ANN, 90)))) == [ANN]

    def test_who_has_not_played_stands_last_with_nothing(self) -> None:
        rows = table([ANN, BOB, CID], game((BOB, 9), (CID, 3)))
        assert list(rows) == [BOB, CID, ANN]
        assert (rows[ANN].played, rows[ANN].points, rows[ANN].average_place, rows[ANN].share) == (0, 0, None, None)

    def test_a_row_tells_wins_the_average_place_and_the_mean_share_of_the_winners_points(self) -> None:
        rows = table([ANN, BOB], game((ANN, 100), (BOB, 50)), game((ANN, 30), (BOB, 40), number=2))
        assert (rows[ANN].wins, rows[ANN].average_place, rows[ANN].share) == (1, 1.5, 0.875)
        assert (rows[BOB].wins, rows[BOB].average_place, rows[BOB].share) == (1, 1.5, 0.75)

    def test_a_share_stays_between_nothing_and_all_where_points_are_below_zero(self) -> None:
        rows = table([ANN, BOB, CID], game((ANN, 50), (BOB, -20)), game((BOB, -3), (CID, -9), number=2))
        assert (rows[ANN].share, rows[BOB].share, rows[CID].share) == (1, 0.5, 0)


class TestTieBreaks:
    def test_head_to_head_comes_first_before_wins(self) -> None:
        """Ann and Bob have 6 each: Ann by a win that Bob lacks, Bob by having beaten her."""
        games = [
            game((BOB, 50), (ANN, 40), (EVE, 90), number=1),  # Bob 3, Ann 2
            game((ANN, 80), (CID, 70), (DAN, 10), (EVE, 5), number=2),  # 4
            game((BOB, 80), (CID, 90), (DAN, 10), number=3),  # Bob 3
        ]
        rows = table([ANN, BOB], *games, scale=(4.0, 3.0, 2.0, 1.0, 0.0))
        assert [rows[who].points for who in (ANN, BOB)] == [6, 6]
        assert [rows[who].wins for who in (ANN, BOB)] == [1, 0]
        assert list(rows) == [BOB, ANN]
        assert rows[BOB].decided_by == rows[ANN].decided_by == ("against",)
        assert (rows[BOB].against, rows[ANN].against) == (3, 2)

    def test_head_to_head_says_nothing_where_the_equals_have_not_all_met(self) -> None:
        games = [
            game((ANN, 50), (BOB, 40), number=1),  # Ann 5, Bob 3
            game((EVE, 50), (CID, 40), number=2),  # Cid 3
            game((EVE, 50), (DAN, 40), (BOB, 0), number=3),  # Bob 2: 5 in all
            game((EVE, 50), (DAN, 40), (CID, 0), number=4),  # Cid 2: 5 in all
        ]
        rows = table([ANN, BOB, CID], *games)
        assert [row.points for row in rows.values()] == [5, 5, 5]
        assert [row.against for row in rows.values()] == [0, 0, 0]
        assert next(iter(rows)) == ANN
        assert rows[ANN].decided_by == ("wins",)

    def test_then_wins(self) -> None:
        games = [
            game((ANN, 10), (EVE, 5), number=1),
            game((EVE, 10), (DAN, 5), (CID, 4), (ANN, 3), number=2),
            game((EVE, 10), (BOB, 5), number=3),
            game((EVE, 10), (BOB, 5), number=4),
        ]
        rows = table([BOB, ANN], *games)
        assert [(row.person, row.points, row.wins) for row in rows.values()] == [(ANN, 6, 1), (BOB, 6, 0)]
        assert rows[ANN].decided_by == rows[BOB].decided_by == ("wins",)

    def test_then_the_mean_share_of_the_winners_points(self) -> None:
        rows = table([ANN, BOB], game((EVE, 100), (ANN, 60), number=1), game((EVE, 100), (BOB, 61), number=2))
        assert list(rows) == [BOB, ANN]
        assert rows[ANN].decided_by == ("share",)

    def test_then_the_rating_and_who_has_none_is_behind(self) -> None:
        games = [game((EVE, 100), (who, 60), number=who) for who in (ANN, BOB, CID)]
        rows = table([ANN, BOB, CID], *games, ratings={BOB: -3.0, CID: 12.5})
        assert list(rows) == [CID, BOB, ANN]
        assert {row.decided_by for row in rows.values()} == {("rating",)}

    def test_who_is_equal_in_all_shares_a_place_in_the_order_of_entry(self) -> None:
        games = [game((EVE, 100), (who, 60), number=who) for who in (ANN, BOB)]
        rows = table([BOB, ANN, EVE], *games)
        assert [(row.person, row.place, row.decided_by) for row in rows.values()] == [
            (EVE, 1, ()),
            (BOB, 2, ()),
            (ANN, 2, ()),
        ]

    def test_each_sees_what_set_him_apart_from_the_next_above_and_below(self) -> None:
        games = [game((EVE, 100), (who, points), number=who) for who, points in ((ANN, 70), (BOB, 60), (CID, 60))]
        rows = table([ANN, BOB, CID], *games, ratings={BOB: 2.0, CID: 1.0})
        assert [rows[who].decided_by for who in (ANN, BOB, CID)] == [("share",), ("share", "rating"), ("rating",)]

    def test_sums_of_thirds_are_equal_in_whatever_order_they_were_added(self) -> None:
        shared = [game((who, 9), (7, 9), (8, 9), number=who) for who in (ANN, BOB)]
        single = [game((who, 9), (9, 4), number=10 + who) for who in (ANN, BOB)]
        rows = table([ANN, BOB], shared[0], single[0], single[1], shared[1])
        assert [row.place for row in rows.values()] == [1, 1]


@st.composite
def seasons(draw: st.DrawFn) -> tuple[list[int], list[Outcome], tuple[float, ...], dict[int, float]]:
    """Small seasons in which many sums are equal: few people, few points, few kinds of them."""
    rng = Random(draw(st.integers(0, 10**9)))
    people = list(range(1, rng.randint(2, 8)))
    games = []
    for number in range(rng.randint(0, 10)):
        seated = rng.sample([*people, 91, 92], min(rng.randint(2, 5), len(people) + 2))
        whose = [None if rng.random() < 0.05 else who for who in seated]
        games.append(game(*((who, rng.choice([-5, 0, 10, 10, 20, 30])) for who in whose), number=number))
    ratings = {who: float(rng.randint(0, 2)) for who in people if rng.random() < 0.7}
    return people, games, rng.choice([SCALE, (3.0, 1.0), (2.5, 1.25, 0.5), (1.0,)]), ratings


class TestTheWholeTable:
    @settings(max_examples=120, deadline=None)
    @given(seasons())
    def test_is_the_same_as_worked_out_by_hand(
        self, season: tuple[list[int], list[Outcome], tuple[float, ...], dict[int, float]]
    ) -> None:
        found = [(row.person, row.place, row.points, row.decided_by) for row in standings(*season)]
        expected = table_by_hand(*season)
        assert [(who, place, decided) for who, place, _, decided in found] == [(w, p, d) for w, p, _, d in expected]
        assert [points for _, _, points, _ in found] == pytest.approx([points for _, _, points, _ in expected])

    @settings(max_examples=100, deadline=None)
    @given(seasons(), st.randoms(use_true_random=False))
    def test_does_not_hang_on_the_order_in_which_games_ended(
        self, season: tuple[list[int], list[Outcome], tuple[float, ...], dict[int, float]], rng: Random
    ) -> None:
        people, games, scale, ratings = season
        mixed = rng.sample(games, len(games))
        assert standings(people, games, scale, ratings) == standings(people, mixed, scale, ratings)
