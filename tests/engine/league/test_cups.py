"""Cups: groups, then single elimination, for 8 to 128 people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.core.refused import Refused
from engine.league.cups import (
    CupRound,
    CupTerms,
    Lines,
    check_cup,
    groups,
    next_round,
    plan,
    qualified,
    ranked,
    went_on,
)
from engine.league.nouns import Outcome, SeatOutcome, Standing
from engine.league.standings import DEFAULT_SCALE, standings
from tests.rows import crossed

DUELS = CupTerms(group_games=0)
TERMS = [
    DUELS,
    CupTerms(),
    CupTerms(group_seats=2, group_games=1, through=1),
    CupTerms(group_seats=5, group_games=3, through=2, seats=3),
    CupTerms(group_seats=3, group_games=2, through=1, seats=4, on=2),
    CupTerms(group_games=0, seats=4, on=2),
    CupTerms(group_games=0, seats=5, on=2),
    CupTerms(group_games=0, seats=3),
    CupTerms(group_seats=5, group_games=1, through=4, seats=5, on=1),
]


def outcome(people: Lines, rng: Random, number: int = 0) -> Outcome:
    """A game with few different points, so that many are equal."""
    points = [rng.randint(0, 4) for _ in people]
    seats = [SeatOutcome(i, p, 1 + sum(o > points[i] for o in points), points[i]) for i, p in enumerate(people)]
    return Outcome(number, "m", tuple(seats))


class Cup:
    """A cup that is played at random; `absent` is the share of people who do not turn up for a table."""

    def __init__(self, people: int, terms: CupTerms, seed: int, absent: float = 0.0) -> None:
        self.terms, self.rng, self.absent = terms, Random(seed), absent
        self.played: Counter[int] = Counter()
        self.gone: set[int] = set()
        self.rounds: list[CupRound] = []
        self.groups: tuple[Lines, ...] = ()
        self.people = tuple(range(1, people + 1))

    def play(self) -> Lines:
        lines, mates = self._groups() if self.terms.group_games else (self.people, {})
        while len(lines) > 1:
            played = next_round(lines, self.terms, mates)
            self.rounds.append(played)
            orders = list(self._tables(played))
            mates = {person: number for number, table in enumerate(played.tables) for person in table}
            lines = went_on(played, orders, self.terms.on)
        return lines

    def _groups(self) -> tuple[Lines, dict[int, int]]:
        self.groups = groups(self.people, self.terms.group_seats, self.rng)
        tables = []
        for group in self.groups:
            self._lose(group)
            games = [self._game(group) for _ in range(self.terms.group_games)] if len(group) > 1 else []
            tables.append(standings(group, games, DEFAULT_SCALE, {}))
        mates = {person: number for number, group in enumerate(self.groups) for person in group}
        return qualified(tables, self.terms.through, self.gone), mates

    def _tables(self, played: CupRound) -> Iterator[Lines]:
        for table in played.tables:
            self._lose(table)
            present = [person for person in table if person not in self.gone]
            yield ranked(table, self._game(table) if len(present) > 1 else None, self.gone)

    def _lose(self, people: Lines) -> None:
        self.gone |= {person for person in people if self.rng.random() < self.absent}

    def _game(self, people: Lines) -> Outcome:
        self.played.update(people)
        return outcome(people, self.rng)


class TestEveryCup:
    @pytest.mark.parametrize("terms", crossed(TERMS, few=3))
    def test_of_8_to_128_people_ends_with_one_winner_and_nobody_plays_more_than_planned(self, terms: CupTerms) -> None:
        for people in range(8, 129):
            cup = Cup(people, terms, seed=people)
            winners, planned = cup.play(), plan(people, terms)
            assert len(winners) == 1
            assert max(cup.played.values()) <= planned.most_games
            assert [len(played.byes) for played in cup.rounds] == [one.byes for one in planned.rounds]
            assert [sorted(map(len, played.tables)) for played in cup.rounds] == [
                sorted(r.tables) for r in planned.rounds
            ]
            assert sorted(map(len, cup.groups)) == sorted(planned.groups)
            assert all(max(map(len, played.tables)) <= terms.seats for played in cup.rounds)

    @pytest.mark.parametrize("terms", crossed(TERMS, few=3))
    def test_goes_on_without_those_who_stay_away(self, terms: CupTerms) -> None:
        for people in range(8, 129, 3):
            cup = Cup(people, terms, seed=people, absent=0.15)
            winners = cup.play()
            assert len(winners) <= 1
            assert not set(winners) & cup.gone
            assert winners or len(cup.gone) > 1
            assert not cup.played or max(cup.played.values()) <= plan(people, terms).most_games

    @pytest.mark.parametrize("terms", TERMS)
    def test_is_the_same_with_the_same_seed(self, terms: CupTerms) -> None:
        one, other = Cup(37, terms, seed=5), Cup(37, terms, seed=5)
        assert (one.play(), one.rounds) == (other.play(), other.rounds)

    @pytest.mark.parametrize("people", [8, 13, 64, 128])
    def test_has_each_person_at_one_table_or_with_a_bye_in_each_round(self, people: int) -> None:
        cup = Cup(people, CupTerms(seats=4, on=2), seed=1)
        cup.play()
        for played in cup.rounds:
            there = [*played.byes, *(person for table in played.tables for person in table)]
            assert len(there) == len(set(there))

    def test_that_nobody_turns_up_for_ends_without_a_winner(self) -> None:
        assert Cup(16, CupTerms(), seed=1, absent=1.0).play() == ()


class TestGroups:
    def test_have_sizes_that_differ_by_one_at_most_and_the_best_are_in_the_smaller(self) -> None:
        found = groups(range(1, 11), 4, Random(1))
        assert list(map(len, found)) == [3, 3, 4]

    def test_keep_the_best_apart_and_the_next_best_too(self) -> None:
        found = groups(range(1, 13), 4, Random(2))
        for pot in ({1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12}):
            assert all(len(pot & set(group)) == 1 for group in found)

    def test_of_two_give_the_odd_best_one_a_bye(self) -> None:
        assert groups(range(1, 10), 2, Random(1))[0] == (1,)

    def test_are_drawn_at_random(self) -> None:
        assert groups(range(24), 4, Random(1)) != groups(range(24), 4, Random(2))


def group_table(*rows: tuple[int, float]) -> list[Standing]:
    """A group's table by (person, league points), after two games."""
    return [Standing(who, at, 2, points, 0, None, 0.0, 0.5, None) for at, (who, points) in enumerate(rows, start=1)]


class TestWhoGoesOn:
    def test_firsts_stand_before_seconds_and_the_better_first_before_the_other(self) -> None:
        tables = [group_table((1, 8), (2, 7), (3, 0)), group_table((4, 10), (5, 6), (6, 0))]
        assert qualified(tables, 2) == (4, 1, 2, 5)

    def test_who_is_gone_gives_way_to_the_next_of_the_group(self) -> None:
        tables = [group_table((1, 8), (2, 7), (3, 0)), group_table((4, 10), (5, 6), (6, 0))]
        assert qualified(tables, 2, gone={1, 6}) == (4, 2, 5, 3)

    def test_of_a_group_that_is_gone_nobody_goes_on(self) -> None:
        assert qualified([group_table((1, 8), (2, 7)), group_table((3, 5), (4, 1))], 1, gone={1, 2}) == (3,)


class TestTheKnockOut:
    def test_of_duels_is_the_usual_bracket(self) -> None:
        first = next_round(tuple(range(1, 9)), DUELS)
        assert first == CupRound((), ((1, 8), (2, 7), (3, 6), (4, 5)))
        second = next_round(went_on(first, [ranked(table, None) for table in first.tables], 1), DUELS)
        assert second.tables == ((1, 4), (2, 3))

    def test_a_winner_takes_over_the_line_of_the_table(self) -> None:
        first = next_round(tuple(range(1, 9)), DUELS)
        assert went_on(first, [(8, 1), (2, 7), (3, 6), (5, 4)], 1) == (8, 2, 3, 5)

    @pytest.mark.parametrize(("people", "byes"), [(8, 0), (9, 7), (12, 4), (15, 1), (16, 0), (17, 15), (128, 0)])
    def test_of_duels_gives_byes_to_the_best_lines_in_the_first_round_alone(self, people: int, byes: int) -> None:
        first = next_round(tuple(range(1, people + 1)), DUELS)
        assert first.byes == tuple(range(1, byes + 1))
        assert [one.byes for one in plan(people, DUELS).rounds[1:]] == [0] * (len(plan(people, DUELS).rounds) - 1)

    def test_at_larger_tables_is_a_snake(self) -> None:
        played = next_round(tuple(range(1, 17)), CupTerms(group_games=0, seats=4, on=2))
        assert played.tables == ((1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13))

    def test_of_which_two_go_on_never_has_a_table_that_all_go_on_from(self) -> None:
        terms = CupTerms(group_games=0, seats=4, on=2)
        assert next_round((1, 2, 3, 4, 5), terms) == CupRound((1,), ((2, 3, 4, 5),))
        assert all(min(one.tables) > 2 for people in range(8, 129) for one in plan(people, terms).rounds[:-1])

    def test_keeps_those_apart_who_met_in_the_group(self) -> None:
        mates = {1: 0, 8: 0, 2: 1, 7: 1, 3: 2, 6: 2, 4: 3, 5: 3}
        played = next_round(tuple(range(1, 9)), DUELS, mates)
        assert all(mates[one] != mates[other] for one, other in played.tables)

    @pytest.mark.parametrize("people", crossed(range(12, 129), few=20))
    def test_keeps_those_apart_who_came_through_one_group(self, people: int) -> None:
        cup = Cup(people, CupTerms(), seed=people)
        cup.play()
        mates = {person: number for number, group in enumerate(cup.groups) for person in group}
        assert all(mates[one] != mates[other] for one, other in cup.rounds[0].tables)

    @pytest.mark.parametrize("people", [16, 32, 64, 128])
    def test_keeps_those_apart_who_came_through_one_table(self, people: int) -> None:
        cup = Cup(people, CupTerms(group_games=0, seats=4, on=2), seed=people)
        cup.play()
        for before, after in zip(cup.rounds, cup.rounds[1:-1], strict=False):
            mates = {person: number for number, table in enumerate(before.tables) for person in table}
            assert all(len({mates[person] for person in table}) == len(table) for table in after.tables)

    def test_ends_when_all_who_are_left_fit_at_one_table_and_its_first_wins(self) -> None:
        final = next_round((1, 2, 3), CupTerms(group_games=0, seats=4, on=2))
        assert final.is_final
        assert went_on(final, [(2, 1, 3)], 2) == (2,)


class TestATableOfTheKnockOut:
    def game(self, *places: tuple[int | None, int]) -> Outcome:
        return Outcome(1, "m", tuple(SeatOutcome(i, who, at, 0) for i, (who, at) in enumerate(places)))

    def test_is_decided_by_the_games_places(self) -> None:
        assert ranked((1, 2, 3), self.game((1, 3), (2, 1), (3, 2))) == (2, 3, 1)

    def test_that_ends_equal_is_decided_by_the_better_line(self) -> None:
        assert ranked((1, 2, 3), self.game((3, 1), (2, 1), (1, 3))) == (2, 3, 1)

    def test_whose_game_does_not_count_is_decided_by_the_better_line(self) -> None:
        assert ranked((4, 9), None) == (4, 9)

    def test_who_is_gone_gives_way_even_after_a_victory(self) -> None:
        assert ranked((1, 2), self.game((1, 1), (2, 2)), gone={1}) == (2,)

    def test_who_has_no_seat_in_the_end_is_behind_those_who_have(self) -> None:
        assert ranked((1, 2), self.game((None, 1), (2, 2))) == (2, 1)

    def test_that_nobody_is_left_at_sends_none(self) -> None:
        played = CupRound((), ((1, 4), (2, 3)))
        assert went_on(played, [ranked((1, 4), None, gone={1, 4}), (3, 2)], 1) == (3,)


@pytest.mark.parametrize(
    ("people", "terms", "code", "facts"),
    [
        (7, CupTerms(), "cup_too_few", {"needed": 8, "there": 7}),
        (129, CupTerms(), "cup_too_many", {"most": 128, "there": 129}),
        (16, CupTerms(group_seats=6), "cup_seats", {"least": 2, "most": 5, "given": 6}),
        (16, CupTerms(seats=1), "cup_seats", {"least": 2, "most": 5, "given": 1}),
        (16, CupTerms(group_games=7), "cup_group_games", {"most": 6, "given": 7}),
        (16, CupTerms(through=4), "cup_through", {"most": 3, "given": 4}),
        (16, CupTerms(seats=3, on=2), "cup_on", {"most": 1, "seats": 3, "given": 2}),
        (16, CupTerms(on=0), "cup_on", {"most": 1, "seats": 2, "given": 0}),
    ],
)
def test_what_makes_no_cup_is_refused_with_its_reason(
    people: int, terms: CupTerms, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        check_cup(people, terms)
    assert (refused.value.code, refused.value.facts) == (code, facts)
