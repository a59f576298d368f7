"""USA, section "Components" and the printed map: the numbers that the data must have."""

from __future__ import annotations

from collections import Counter

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.tickets import Tickets


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load().rules("usa")


class TestCards:
    def test_there_are_110_train_cards_12_of_each_of_8_colours_and_14_locomotives(self, rules: Ruleset) -> None:
        market = rules.part(Market)
        assert sum(market.totals) == 110
        assert set(market.colors) == {"purple", "white", "blue", "yellow", "orange", "black", "red", "green"}
        assert dict(zip(market.kinds, market.totals, strict=True)) == {
            **dict.fromkeys(market.colors, 12),
            market.wild: 14,
        }

    def test_4_cards_are_dealt_to_each_and_5_lie_face_up(self, rules: Ruleset) -> None:
        assert rules.part(Market).numbers.start_hand == 4
        assert rules.part(Market).numbers.face_up == 5

    def test_three_locomotives_clear_the_row(self, rules: Ruleset) -> None:
        assert rules.part(Market).numbers.clear_at == 3


class TestMap:
    def test_36_cities_and_100_routes(self, rules: Ruleset) -> None:
        assert len(rules.part(Routes).cities) == 36
        assert len(rules.part(Routes).routes) == 100

    def test_22_routes_are_double(self, rules: Ruleset) -> None:
        routes = rules.part(Routes).routes
        doubles = {frozenset((route.id, route.twin)) for route in routes.values() if route.twin}
        assert len(doubles) == 22
        for route in routes.values():
            if route.twin is not None:
                twin = routes[route.twin]
                assert twin.twin == route.id
                assert set(twin.cities) == set(route.cities)
                assert twin.length == route.length

    def test_colours_are_those_of_the_printed_map(self, rules: Ruleset) -> None:
        """Each of the eight colours has seven routes and 27 spaces; the others are gray."""
        routes = rules.part(Routes).routes.values()
        colors = Counter(route.color for route in routes)
        assert set(colors) == {*rules.part(Market).colors, "gray"}
        assert {colors[color] for color in rules.part(Market).colors} == {7}
        assert colors["gray"] == 44
        for color in rules.part(Market).colors:
            assert sum(route.length for route in routes if route.color == color) == 27

    def test_every_city_can_be_reached_from_every_other(self, rules: Ruleset) -> None:
        routes = rules.part(Routes)
        reached, fringe = set(), ["seattle"]
        while fringe:
            city = fringe.pop()
            if city not in reached:
                reached.add(city)
                fringe += [end for route in routes.routes.values() if city in route.cities for end in route.cities]
        assert reached == set(routes.cities)

    def test_the_two_examples_of_the_rulebook(self, rules: Ruleset) -> None:
        routes = rules.part(Routes).routes
        blue, gray = routes["new_york-montreal"], routes["toronto-montreal"]
        assert (blue.length, blue.color) == (3, "blue")
        assert (gray.length, gray.color) == (3, "gray")

    def test_points_for_1_to_6_spaces(self, rules: Ruleset) -> None:
        assert rules.part(Routes).points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
        assert {route.length for route in rules.part(Routes).routes.values()} == {1, 2, 3, 4, 5, 6}

    def test_every_name_is_there_in_three_languages(self, rules: Ruleset) -> None:
        short = [city.id for city in rules.part(Routes).cities.values() if set(city.names) != {"en", "ru", "uk"}]
        assert short == []


class TestTickets:
    def test_the_30_tickets_of_the_base_set_are_in_play(self, rules: Ruleset) -> None:
        tickets = rules.part(Tickets).tickets
        assert len(tickets) == 30
        assert {ticket.set for ticket in tickets.values()} == {"base"}
        assert sum(ticket.points for ticket in tickets.values()) == 349
        assert min(ticket.points for ticket in tickets.values()) == 4
        assert max(ticket.points for ticket in tickets.values()) == 22

    def test_no_two_tickets_name_the_same_cities(self, rules: Ruleset) -> None:
        pairs = Counter(frozenset(ticket.cities) for ticket in rules.part(Tickets).tickets.values())
        assert max(pairs.values()) == 1

    def test_3_are_dealt_and_2_kept_then_3_drawn_and_1_kept(self, rules: Ruleset) -> None:
        numbers = rules.part(Tickets).numbers
        assert [(step.deal, step.keep, step.refused) for step in numbers.start] == [(3, 2, "under")]
        assert (numbers.draw.deal, numbers.draw.keep) == (3, 1)


class TestPlayers:
    def test_45_pieces_each(self, rules: Ruleset) -> None:
        assert rules.part(Routes).numbers.pieces == 45

    def test_2_to_5_play(self, rules: Ruleset) -> None:
        assert rules.seats == (2, 5)
        assert [Game.blank(rules, seats).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
