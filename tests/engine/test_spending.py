"""The payment that is offered first spends least of what the player still needs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from data.maps.library import load
from engine.advice.spending import SpendingCost, missing_routes, own_tickets_naming
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.market import Market
from engine.parts.ports import BuildPort, Ports
from engine.parts.routes import ClaimRoute, Route, Routes
from engine.parts.tickets import Tickets
from engine.position import place


def at(key: str, **given: object) -> Game:
    return place(load().rules(key), 3, given, Random(1))


def first(game: Game, route: str) -> Counter[str]:
    """The payment for a route that is offered first."""
    ways = [action.payment for action in game.legal(0) if isinstance(action, ClaimRoute) and action.route == route]
    return Counter(SpendingCost(game.view(0), route=route).best(ways)[0])


def cards(text: str) -> Counter[str]:
    return Counter(text.split())


class TestMissingRoutes:
    def test_are_the_shortest_way_beside_what_is_owned(self) -> None:
        game = at("usa", tickets=[["kansas_city-houston"]], claimed={"dallas-houston-1": 0})
        found = missing_routes(game.view(0), "kansas_city-houston")
        assert found is not None
        assert [set(route.cities) for route in found] == [{"kansas_city", "oklahoma_city"}, {"oklahoma_city", "dallas"}]

    def test_lead_a_tour_through_its_cities(self) -> None:
        tour = "tour-lagos-luanda-dar_es_salaam-djibouti"
        game = at("world", tickets=[[tour]], claimed={"dar_es_salaam-luanda": 0})
        found = missing_routes(game.view(0), tour)
        assert found is not None
        ends = [set(route.cities) for route in found]
        assert ends == [{"lagos", "luanda"}, {"dar_es_salaam", "djibouti"}]

    def test_are_none_where_no_way_is_left(self) -> None:
        rules = load().rules("usa")
        ends = set(rules.part(Tickets).tickets["vancouver-montreal"].cities)
        taken = {r.id: 1 for r in rules.part(Routes).routes.values() if ends & set(r.cities)}
        for route in list(taken):  # of two tracks one seat has one
            if rules.part(Routes).routes[route].twin in taken:
                del taken[route]
        game = place(rules, 3, {"claimed": taken, "tickets": [["vancouver-montreal"]]}, Random(1))
        assert missing_routes(game.view(0), "vancouver-montreal") is None


class TestWhatIsSpentFirst:
    def test_no_wild_where_a_colour_will_do(self) -> None:
        game = at("usa", hands=[["locomotive", "locomotive", "blue", "blue"]], tickets=[])
        assert _gray_of(game.rules, 2)
        for route in _gray_of(game.rules, 2):
            assert first(game, route.id) == cards("blue blue")

    @pytest.mark.parametrize("color", ["red", "blue"])
    def test_the_colour_that_no_own_ticket_needs(self, color: str) -> None:
        rules = load().rules("usa")
        wanted = {"red": "blue", "blue": "red"}[color]
        # A ticket whose only missing link has the other colour.
        link = next(r for r in rules.part(Routes).order if r.color == wanted and _ticket_over(rules, r.id))
        ticket, claimed = _ticket_over(rules, link.id) or ("", {})
        hand = ["red"] * 3 + ["blue"] * 3
        game = place(rules, 3, {"hands": [hand], "tickets": [[ticket]], "claimed": claimed}, Random(1))
        gray = next(r for r in _gray_of(rules, 2) if r.id not in claimed and r.twin not in claimed)
        assert first(game, gray.id) == cards(f"{color} {color}")

    def test_a_single_ship_where_half_of_a_double_one_would_be_lost(self) -> None:
        game = at("world", hands=[["ship-green-2", "ship-green-port"]], tickets=[[]])
        assert first(game, "al_qahira-athina") == cards("ship-green-port")
        game = at("world", hands=[["ship-yellow-2", "ship-yellow-2", "ship-yellow-port", "locomotive"]], tickets=[])
        assert first(game, "honolulu-los_angeles") == cards("ship-yellow-2 ship-yellow-port")

    def test_cards_with_the_port_sign_are_kept_while_ports_are_left(self) -> None:
        hand = ["train-black", "train-black-port", "train-black"]
        game = at("world", hands=[hand], tickets=[])
        route = next(r for r in game.rules.part(Routes).order if r.kind == "train" and r.length == 2 and not r.pairs)
        game = at("world", hands=[[kind.replace("black", _color(route.color)) for kind in hand]], tickets=[])
        assert first(game, route.id) == Counter({f"train-{_color(route.color)}": 2})

    def test_a_pair_is_made_of_what_is_needed_least(self) -> None:
        hand = ["train-red", "train-red", "train-white-port", "train-white-port", "locomotive"]
        game = at("world", hands=[hand], tickets=[])
        assert first(game, "casablanca-marseille") == cards("train-red train-red")

    def test_a_port_is_paid_without_wilds_where_it_can_be(self) -> None:
        signs = ["train-red-port"] * 2 + ["ship-red-port"] * 2
        game = at("world", hands=[[*signs, "locomotive", "locomotive"]], claimed={"honolulu-lima": 0})
        ways = [a.payment for a in game.legal(0) if isinstance(a, BuildPort) and a.city == "lima"]
        assert Counter(SpendingCost(game.view(0), port=True).best(ways)[0]) == Counter(signs)

    def test_the_order_is_kept_between_equals(self) -> None:
        game = at("usa", hands=[["red", "red", "blue", "blue", "green", "green"]], tickets=[])
        ways = [("blue", "blue"), ("red", "red"), ("green", "green")]
        assert SpendingCost(game.view(0)).best(ways) == ways
        assert SpendingCost(game.view(0)).best(ways, 2) == ways[:2]


def test_of_many_ways_the_best_are_those_of_all() -> None:
    rng = Random(5)
    rules = load().rules("world")
    market = rules.part(Market)
    trains = [k.id for k in market.cards.kinds if k.deck == "train" for _ in range(k.count)]
    tickets = list(rules.part(Tickets).tickets)
    for size in (12, 22, 34):
        given = {"hands": [rng.sample(trains, size)], "tickets": [rng.sample(tickets, 4)]}
        game = place(rules, 3, given, Random(1))
        ways = [a.payment for a in game.legal(0) if isinstance(a, ClaimRoute) and a.route == "beijing-lahore"]
        cost = SpendingCost(game.view(0), route="beijing-lahore")
        assert cost.best(ways, 25) == sorted(ways, key=cost.cost)[:25]


def test_tickets_that_name_a_city_are_counted_with_tours() -> None:
    game = at("world", tickets=[["lima-jakarta", "tour-mexico-caracas-lima-valparaiso", "buenos_aires-sydney"]])
    assert [own_tickets_naming(game.view(0), city) for city in ("lima", "sydney", "tokyo")] == [2, 1, 0]


def test_a_part_offers_alone_what_it_offers_among_all() -> None:
    game = at("world", hands=[["train-red-port"] * 4 + ["ship-red-port"] * 4], claimed={"honolulu-lima": 0})
    for part, kind in ((Routes, ClaimRoute), (Ports, BuildPort)):
        offered = game.offered(0, part)
        assert list(offered) == [action for action in game.legal(0) if isinstance(action, kind)]
        assert [one for each in offered.each() for one in each] == list(offered)  # type: ignore[attr-defined]
        assert not len(game.offered(1, part))


def _gray_of(rules: Ruleset, length: int) -> list[Route]:
    return [route for route in rules.part(Routes).order if route.color == "gray" and route.length == length]


def _color(color: str) -> str:
    return "black" if color == "gray" else color


def _ticket_over(rules: Ruleset, link: str) -> tuple[str, dict[str, int]] | None:
    """A ticket with one link missing, and the routes that are claimed for the rest."""
    for ticket in rules.part(Tickets).tickets:
        game = place(rules, 3, {"tickets": [[ticket]]}, Random(1))
        way = missing_routes(game.view(0), ticket)
        if way and link in [route.id for route in way] and sum(r.length for r in way) <= 20:
            return ticket, {route.id: 0 for route in way if route.id != link}
    return None
