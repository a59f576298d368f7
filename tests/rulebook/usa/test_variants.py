"""USA 1910: the Mega Game, the Big Cities and 1910 itself, with their tickets, choices and bonuses (R61)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.globetrotter import Globetrotter
from engine.parts.longest_path import LongestPath
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets, TicketsSeen
from engine.parts.ties import Ties

BIG = {"chicago", "dallas", "houston", "los_angeles", "miami", "new_york", "seattle"}


def usa(variant: str) -> Ruleset:
    return load().rules("usa", variant)


class TestTickets:
    @pytest.mark.parametrize(
        ("variant", "sets", "points"),
        [
            ("classic", {"base": 30}, 349),
            ("1910", {"1910": 35}, 391),
            ("mega", {"1910": 35, "1910_reprint": 30, "1910_mystery": 4}, 391 + 344 + 19),
            ("big_cities", {"1910": 19, "1910_reprint": 15, "1910_mystery": 1}, None),
        ],
    )
    def test_of_each_variant(self, variant: str, sets: dict[str, int], points: int | None) -> None:
        tickets = usa(variant).part(Tickets).tickets.values()
        assert Counter(ticket.set for ticket in tickets) == sets
        assert points in (None, sum(ticket.points for ticket in tickets))

    def test_of_the_mega_game_name_no_two_cities_twice(self) -> None:
        """The base tickets stay out: their reprints, four of them with other points, are in."""
        tickets = usa("mega").part(Tickets).tickets.values()
        assert max(Counter(frozenset(ticket.cities) for ticket in tickets).values()) == 1

    def test_of_the_big_cities_are_those_that_name_one(self) -> None:
        every = usa("mega").part(Tickets).tickets
        assert set(usa("big_cities").part(Tickets).tickets) == {
            name for name, ticket in every.items() if BIG & set(ticket.cities)
        }
        assert {city.id for city in usa("big_cities").part(Routes).cities.values() if city.big} == BIG


@pytest.mark.parametrize(
    ("variant", "first", "keep", "later"), [("1910", 3, 2, 3), ("mega", 5, 3, 4), ("big_cities", 4, 2, 4)]
)
class TestChoices:
    def test_at_the_start(self, variant: str, first: int, keep: int, later: int) -> None:
        for seats in (2, 5):
            game, _ = Game.new(usa(variant), seats, Random(seats))
            for seat in range(seats):
                seen = game.view(seat).seen(TicketsSeen)
                assert (len(seen.offered or ()), seen.keep, seen.most) == (first, keep, first)

    def test_later(self, variant: str, first: int, keep: int, later: int) -> None:
        draw = usa(variant).part(Tickets).numbers.draw
        assert (draw.deal, draw.keep) == (later, 1)


class TestBonuses:
    @pytest.mark.parametrize(
        ("variant", "longest", "globetrotter"),
        [("classic", 10, None), ("1910", None, 15), ("mega", 10, 15), ("big_cities", None, None)],
    )
    def test_of_each_variant(self, variant: str, longest: int | None, globetrotter: int | None) -> None:
        """R61: no bonus in the Big Cities."""
        rules = usa(variant)
        assert (rules.part(LongestPath).numbers.points if rules.has(LongestPath) else None) == longest
        assert (rules.part(Globetrotter).numbers.points if rules.has(Globetrotter) else None) == globetrotter

    @pytest.mark.parametrize("variant", ["classic", "1910", "mega", "big_cities"])
    def test_a_path_breaks_a_tie_only_where_it_counts(self, variant: str) -> None:
        """R13."""
        rules = usa(variant)
        assert rules.part(Ties).by == ("tickets_completed", "longest_path")[: 1 + rules.has(LongestPath)]
