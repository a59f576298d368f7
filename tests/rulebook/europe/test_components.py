"""Europe, sections "Components" and "Variants", and the printed map: the numbers that the data must have."""

from __future__ import annotations

from collections import Counter

import pytest

from data.maps.library import load
from engine.assemble import assemble
from engine.core.ruleset import Ruleset
from engine.parts.last_turns import LastTurns
from engine.parts.longest_path import LongestPath
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.parts.stations import Stations
from engine.parts.tickets import Ticket, Tickets
from engine.parts.ties import Ties
from engine.parts.tunnels import Tunnels
from tests.rulebook.europe.map import VARIANTS, europe

BONUS = {"orient_express", "promo"}
BIG = {"london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"}


def tickets(variant: str, bonus: bool = False) -> list[Ticket]:
    return list(europe(variant, bonus=bonus).part(Tickets).tickets.values())


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return europe()


class TestComponents:
    def test_110_train_cards(self, rules: Ruleset) -> None:
        market = rules.part(Market)
        assert len(market.colors) == 8
        assert market.totals == (12,) * 8 + (14,)
        assert (market.numbers.start_hand, market.numbers.face_up, market.numbers.clear_at) == (4, 5, 3)

    def test_45_pieces_and_3_stations_each_and_2_to_5_players(self, rules: Ruleset) -> None:
        assert rules.part(Routes).numbers.pieces == 45
        assert rules.part(Stations).numbers.each == 3
        assert rules.part(Stations).numbers.points_unbuilt == 4
        assert rules.seats == (2, 5)

    def test_the_bonus_the_end_and_the_ties(self, rules: Ruleset) -> None:
        assert rules.part(LongestPath).numbers.points == 10
        assert (rules.part(LastTurns).numbers.pieces, rules.part(LastTurns).numbers.turns_each) == (2, 1)
        assert rules.part(Tunnels).numbers.reveal == 3
        assert rules.part(Ties).by == ("tickets_completed", "stations_left", "longest_path_bonus")

    def test_double_routes_close_with_2_or_3_players(self, rules: Ruleset) -> None:
        assert rules.part(Routes).numbers.twins_close_up_to == 3

    def test_108_tickets_in_the_box(self) -> None:
        every = {ticket.id for ticket in (*tickets("mega", bonus=True), *tickets("big_cities", bonus=True))}
        assert len(every) == 108
        by_set = Counter(ticket.set for ticket in tickets("mega", bonus=True))
        assert by_set == {"europe": 46, "1912": 55, "orient_express": 6, "promo": 1}


class TestMap:
    def test_47_cities_and_101_routes_of_300_spaces(self, rules: Ruleset) -> None:
        routes = rules.part(Routes)
        assert (len(routes.cities), len(routes.routes)) == (47, 101)
        assert sum(route.length for route in routes.order) == 300

    def test_11_pairs_are_double(self, rules: Ruleset) -> None:
        routes = rules.part(Routes).routes
        doubles = {frozenset((route.id, route.twin)) for route in routes.values() if route.twin}
        assert len(doubles) == 11
        for route in routes.values():
            if route.twin:
                assert routes[route.twin].length == route.length
                assert routes[route.twin].tunnel == route.tunnel
                assert routes[route.twin].locomotives == route.locomotives

    def test_eight_routes_of_each_colour_and_37_gray_ones(self, rules: Ruleset) -> None:
        colors = Counter(route.color for route in rules.part(Routes).order)
        assert colors == {**dict.fromkeys(rules.part(Market).colors, 8), "gray": 37}

    def test_lengths_and_their_points(self, rules: Ruleset) -> None:
        lengths = Counter(route.length for route in rules.part(Routes).order)
        assert lengths == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
        assert rules.part(Routes).points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}

    def test_18_tunnels_one_in_each_colour_and_ten_gray(self, rules: Ruleset) -> None:
        tunnels = Counter(route.color for route in rules.part(Routes).order if route.tunnel)
        assert tunnels == {**dict.fromkeys(rules.part(Market).colors, 1), "gray": 10}

    def test_13_ferries_with_17_locomotives(self, rules: Ruleset) -> None:
        ferries = [route for route in rules.part(Routes).order if route.locomotives]
        assert (len(ferries), sum(route.locomotives for route in ferries)) == (13, 17)
        assert {route.kind for route in ferries} == {"ferry"}
        assert {route.kind for route in rules.part(Routes).order if not route.locomotives} == {"train"}

    def test_smyrna_to_palermo_is_the_ferry_of_the_printed_example(self, rules: Ruleset) -> None:
        ferry = rules.part(Routes).routes["palermo-smyrna"]
        assert (ferry.length, ferry.locomotives, ferry.color) == (6, 2, "gray")

    def test_every_city_can_be_reached_from_every_other(self, rules: Ruleset) -> None:
        reached, fringe = set(), ["lisboa"]
        while fringe:
            city = fringe.pop()
            if city not in reached:
                reached.add(city)
                fringe += [end for route in rules.part(Routes).order if city in route.cities for end in route.cities]
        assert reached == set(rules.part(Routes).cities)

    def test_nine_cities_are_big(self) -> None:
        cities = load().games["europe"].sections["cities"]
        assert isinstance(cities, list)
        assert {city["id"] for city in cities if city["big"]} == BIG

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_the_map_is_the_same_in_every_variant(self, rules: Ruleset, variant: str) -> None:
        for bonus in (False, True):
            assert europe(variant, bonus=bonus).part(Routes).routes == rules.part(Routes).routes


class TestTicketsByVariant:
    @pytest.mark.parametrize(
        ("variant", "long", "regular", "points"),
        [
            ("classic", 6, 40, 123 + 321),
            ("1912", 6, 49, 107 + 536),
            ("mega", 12, 89, 123 + 321 + 107 + 536),
            ("big_cities", 0, 45, 502),
        ],
    )
    def test_counts_and_sums(self, variant: str, long: int, regular: int, points: int) -> None:
        every = tickets(variant)
        assert Counter(ticket.long for ticket in every) == Counter({True: long, False: regular})
        assert sum(ticket.points for ticket in every) == points

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_the_seven_bonus_tickets_join_as_regular_ones(self, variant: str) -> None:
        """R22."""
        plain, more = ({ticket.id: ticket for ticket in tickets(variant, bonus)} for bonus in (False, True))
        added = [ticket for name, ticket in more.items() if name not in plain]
        assert len(added) == 7
        assert len(more) == len(plain) + 7
        assert {ticket.set for ticket in added} == BONUS
        assert not any(ticket.long for ticket in added)
        assert sum(ticket.points for ticket in added) == 76 + 8

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_without_the_option_none_of_them_is_there(self, variant: str) -> None:
        assert not BONUS & {ticket.set for ticket in tickets(variant)}

    def test_an_option_that_is_off_changes_nothing(self) -> None:
        rules = assemble(load().games["europe"], "classic", {"bonus_tickets": "off"})
        assert rules.part(Tickets).tickets == europe("classic").part(Tickets).tickets

    def test_stand_ins_are_marked_and_are_bonus_tickets(self) -> None:
        every = tickets("mega", bonus=True)
        assert {ticket.set for ticket in every if ticket.stand_in} <= BONUS

    @pytest.mark.parametrize(("variant", "sets"), [("classic", {"europe"}), ("1912", {"1912"})])
    def test_each_of_the_two_smaller_ones_plays_its_own_set(self, variant: str, sets: set[str]) -> None:
        assert {ticket.set for ticket in tickets(variant)} == sets

    def test_the_big_cities_play_the_tickets_with_their_mark(self) -> None:
        """Each of them names a big city, and every regular ticket that does has the mark."""
        marked = {ticket.id for ticket in tickets("big_cities")}
        regular = [ticket for ticket in tickets("mega") if not ticket.long]
        assert marked == {ticket.id for ticket in regular if BIG & set(ticket.cities)}
        assert Counter(ticket.set for ticket in tickets("big_cities")) == {"europe": 15, "1912": 30}

    def test_long_ones_of_the_base_set_are_worth_20_and_more_and_the_others_less(self) -> None:
        for ticket in tickets("classic"):
            assert (ticket.points >= 20) == ticket.long

    def test_no_two_tickets_name_the_same_cities(self) -> None:
        pairs = Counter(frozenset(ticket.cities) for ticket in tickets("mega", bonus=True))
        assert max(pairs.values()) == 1
