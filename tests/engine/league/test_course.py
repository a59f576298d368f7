"""A cup that is known by its stored tables alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.league.cups import Course, CupTable, CupTerms, plan
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.standings import DEFAULT_SCALE
from tests.engine.league.test_cups import TERMS, outcome
from tests.rows import crossed


class Stored:
    """A cup played round by round, of which nothing is kept but its tables and who is gone."""

    def __init__(self, people: int, terms: CupTerms, seed: int, absent: float = 0.0) -> None:
        self.terms, self.rng, self.absent = terms, Random(seed), absent
        self.seeds = self.rng.sample(range(1, people + 1), people)
        self.tables: list[CupTable] = []
        self.gone: set[int] = set()

    def course(self) -> Course:
        return Course(self.seeds, self.terms, self.tables, self.gone, DEFAULT_SCALE)

    def play_round(self) -> bool:
        drawn = self.course().following(self.rng)
        for table in drawn:
            self.gone |= {person for person in table.people if self.rng.random() < self.absent}
            played = len(table.people) > 1 and self.rng.random() > self.absent
            self.tables.append(replace(table, outcome=outcome(table.people, self.rng) if played else None))
        return bool(drawn)

    def play(self) -> Course:
        while self.play_round():
            pass
        return self.course()


class TestACup:
    @pytest.mark.parametrize("terms", crossed(TERMS, few=3))
    def test_of_any_size_goes_to_its_end_as_planned(self, terms: CupTerms) -> None:
        for people in range(8, 129, 5):
            cup, planned = Stored(people, terms, seed=people), plan(people, terms)
            course = cup.play()
            assert course.winner in cup.seeds
            assert course.rounds == terms.group_games + len(planned.rounds)
            often = Counter(person for table in cup.tables if len(table.people) > 1 for person in table.people)
            assert max(often.values()) <= planned.most_games
            for number, one in enumerate(planned.rounds, start=terms.group_games + 1):
                drawn = [len(table.people) for table in cup.tables if table.round == number]
                assert (drawn.count(1), sorted(drawn)[one.byes :]) == (one.byes, sorted(one.tables))

    @pytest.mark.parametrize("terms", crossed(TERMS, few=3))
    def test_ends_too_when_people_stay_away_and_games_count_for_nothing(self, terms: CupTerms) -> None:
        for people in range(8, 129, 7):
            cup = Stored(people, terms, seed=people, absent=0.2)
            course = cup.play()
            assert course.winner not in cup.gone
            assert len(course.lines) <= 1

    def test_draws_the_same_again_from_the_same_tables_and_seed(self) -> None:
        cup = Stored(21, CupTerms(), seed=4)
        for _ in range(3):
            cup.play_round()
        assert cup.course().following(Random(9)) == cup.course().following(Random(9))

    def test_has_its_groups_in_all_group_rounds(self) -> None:
        cup = Stored(19, CupTerms(group_games=3), seed=4)
        for _ in range(3):
            cup.play_round()
        for number, group in enumerate(cup.course().groups):
            tables = [table.people for table in cup.tables if table.group == number]
            assert [set(people) for people in tables] == [set(group)] * 3
            assert len({people[0] for people in tables}) == 3
        assert not cup.course().in_groups

    def test_of_which_everybody_left_but_one_is_won_by_that_one(self) -> None:
        cup = Stored(12, CupTerms(), seed=4)
        cup.play_round()
        cup.gone = set(cup.seeds[1:])
        assert cup.course().following(Random(1)) == ()
        assert cup.course().winner == cup.seeds[0]

    def test_which_everybody_left_has_no_winner(self) -> None:
        cup = Stored(12, CupTerms(group_games=0), seed=4)
        cup.play_round()
        cup.gone = set(cup.seeds)
        assert (cup.course().following(Random(1)), cup.course().winner) == ((), None)


class TestTheKnockOut:
    DUELS = CupTerms(group_games=0)

    def tables(self, *places: tuple[tuple[int, int], tuple[int, int]]) -> list[CupTable]:
        """First tables of duels, given as (person, place) in the order of seats."""
        found = []
        for slot, seats in enumerate(places):
            outcomes = tuple(SeatOutcome(i, who, place, 10 - place) for i, (who, place) in enumerate(seats))
            found.append(CupTable(1, None, slot, tuple(who for who, _ in seats), Outcome(slot, "m", outcomes)))
        return found

    def test_that_ends_equal_is_won_by_the_better_seed_wherever_it_sat(self) -> None:
        tables = self.tables(((8, 1), (1, 1)), ((7, 1), (2, 2)), ((3, 1), (6, 2)), ((4, 1), (5, 2)))
        assert Course(range(1, 9), self.DUELS, tables).lines == (1, 7, 3, 4)

    def test_tells_who_goes_on_from_each_table_before_and_after_the_next_round_is_drawn(self) -> None:
        cup = Stored(11, CupTerms(group_games=1, through=2), seed=3)
        while cup.play_round():
            course = cup.course()
            assert course.from_groups == tuple(p for table in course.knockout(2) for p in table.people)
            if course.knockout(course.rounds):
                advancing = {person for table in course.knockout(course.rounds) for person in course.through(table)}
                assert advancing == set(course.lines)
        last = cup.course()
        for number in range(2, last.rounds):
            advancing = {person for table in last.knockout(number) for person in last.through(table)}
            assert advancing == {person for table in last.knockout(number + 1) for person in table.people}
            assert not last.is_final(number)
        assert last.is_final(last.rounds)
        (final,) = last.knockout(last.rounds)
        assert last.through(final) == (last.winner,)

    def test_goes_on_with_who_is_left_of_those_with_byes(self) -> None:
        cup = Stored(9, self.DUELS, seed=1)
        cup.play_round()
        assert [len(table.people) for table in cup.tables] == [2] + [1] * 7
        cup.gone = {cup.seeds[0]}
        assert cup.seeds[0] not in cup.course().lines
        assert len(cup.course().lines) == 7

    def test_knows_who_stood_higher_by_the_groups_before_the_seeds(self) -> None:
        cup = Stored(8, CupTerms(group_games=1, through=1, group_seats=4), seed=2)
        cup.play_round()
        course = cup.course()
        firsts = {table[0].person for table in course.group_tables}
        assert firsts != set(cup.seeds[:2])
        assert set(course.order[:2]) == firsts
        assert course.lines == course.order[:2]
