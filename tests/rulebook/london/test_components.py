"""London, section "Components" and the printed map: the numbers that the data must have."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.board.network import shortest_path
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.districts import Districts
from engine.parts.last_turns import LastTurns
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets
from engine.parts.ties import Ties
from tests.rulebook.london.map import COLORS, london


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return london()


class TestCards:
    def test_there_are_44_transport_cards_6_of_each_of_6_colours_and_8_wild_buses(self, rules: Ruleset) -> None:
        market = rules.part(Market)
        assert sum(market.totals) == 44
        assert set(market.colors) == set(COLORS)
        assert dict(zip(market.kinds, market.totals, strict=True)) == {**dict.fromkeys(COLORS, 6), market.wild: 8}

    def test_2_cards_are_dealt_to_each_and_5_lie_face_up(self, rules: Ruleset) -> None:
        assert rules.part(Market).numbers.start_hand == 2
        assert rules.part(Market).numbers.face_up == 5

    def test_three_wild_buses_clear_the_row(self, rules: Ruleset) -> None:
        assert rules.part(Market).numbers.clear_at == 3


class TestMap:
    def test_17_places_and_44_routes(self, rules: Ruleset) -> None:
        assert len(rules.part(Routes).cities) == 17
        assert len(rules.part(Routes).routes) == 44

    def test_9_routes_are_double(self, rules: Ruleset) -> None:
        routes = rules.part(Routes).routes
        assert len({frozenset((route.id, route.twin)) for route in routes.values() if route.twin}) == 9
        for route in routes.values():
            if route.twin is not None:
                twin = routes[route.twin]
                assert (twin.twin, set(twin.cities), twin.length) == (route.id, set(route.cities), route.length)

    def test_colours_and_lengths_are_those_of_the_printed_map(self, rules: Ruleset) -> None:
        """Each of the six colours has five routes, the others are gray."""
        routes = rules.part(Routes).routes.values()
        assert Counter(route.color for route in routes) == {**dict.fromkeys(COLORS, 5), "gray": 14}
        assert Counter(route.length for route in routes) == {1: 15, 2: 12, 3: 12, 4: 5}
        assert {route.kind for route in routes} == {"bus"}

    def test_points_for_1_to_4_spaces(self, rules: Ruleset) -> None:
        assert rules.part(Routes).points == {1: 1, 2: 2, 3: 4, 4: 7}

    def test_every_place_can_be_reached_from_every_other(self, rules: Ruleset) -> None:
        part = rules.part(Routes)
        links = [(*route.cities, route.length) for route in part.routes.values()]
        assert all(shortest_path((), links, one, other) for one, other in pairwise(part.cities))

    def test_every_name_is_there_in_three_languages(self, rules: Ruleset) -> None:
        assert [city.id for city in rules.part(Routes).cities.values() if set(city.names) != {"en", "ru", "uk"}] == []


class TestDistricts:
    def test_five_of_them_worth_1_to_5(self, rules: Ruleset) -> None:
        districts = rules.part(Districts).districts
        assert {number: district.points for number, district in districts.items()} == {n: n for n in range(1, 6)}
        assert [len(district.cities) for district in districts.values()] == [2, 4, 3, 4, 4]
        assert len({district.color for district in districts.values()}) == 5

    def test_every_place_is_in_one_of_them(self, rules: Ruleset) -> None:
        there = [city for district in rules.part(Districts).districts.values() for city in district.cities]
        assert sorted(there) == sorted(rules.part(Routes).cities)


class TestTickets:
    def test_the_20_tickets(self, rules: Ruleset) -> None:
        tickets = rules.part(Tickets).tickets.values()
        assert len(tickets) == 20
        assert sum(ticket.points for ticket in tickets) == 108
        assert (min(t.points for t in tickets), max(t.points for t in tickets)) == (2, 11)
        assert max(Counter(frozenset(ticket.cities) for ticket in tickets).values()) == 1

    def test_each_is_worth_the_spaces_of_its_shortest_way(self, rules: Ruleset) -> None:
        order = rules.part(Routes).order
        links = [(*route.cities, route.length) for route in order]
        for ticket in rules.part(Tickets).tickets.values():
            way = shortest_path((), links, *ticket.cities)
            assert way is not None
            assert sum(order[index].length for index in way) == ticket.points, ticket.id

    def test_2_are_dealt_and_1_kept_then_2_drawn_and_1_kept(self, rules: Ruleset) -> None:
        numbers = rules.part(Tickets).numbers
        assert [(step.deal, step.keep, step.refused) for step in numbers.start] == [(2, 1, "under")]
        assert (numbers.draw.deal, numbers.draw.keep) == (2, 1)


class TestPlayers:
    def test_17_buses_each_and_the_end_at_2(self, rules: Ruleset) -> None:
        assert rules.part(Routes).numbers.pieces == 17
        assert (rules.part(LastTurns).numbers.pieces, rules.part(LastTurns).numbers.turns_each) == (2, 1)

    def test_2_to_4_play(self, rules: Ruleset) -> None:
        assert rules.seats == (2, 4)
        assert [Game.blank(rules, seats).seats for seats in (2, 3, 4)] == [2, 3, 4]

    def test_twins_close_with_2_players(self, rules: Ruleset) -> None:
        assert rules.part(Routes).numbers.twins_close_up_to == 2

    def test_there_is_no_longest_path_and_one_tie_break(self, rules: Ruleset) -> None:
        assert not rules.has(LongestPath)
        assert rules.part(Ties).by == ("tickets_completed",)
