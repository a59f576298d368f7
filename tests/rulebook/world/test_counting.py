"""World, "Points for ports", "Tours", "Final scoring": what ports and tours are worth (R38, R39, R13)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from engine.board.network import path_through
from engine.core.game import Game
from engine.parts.routes import Routes, RoutesSlice
from engine.parts.tickets import Tickets
from tests.rulebook.world.map import world
from tests.table import Table

TOUR = "tour-lagos-luanda-dar_es_salaam-djibouti"


def between(*cities: str) -> list[str]:
    """A route of the map for each two cities that follow each other."""
    found = []
    for one, other in pairwise(cities):
        found.append(next(r.id for r in world().part(Routes).order if set(r.cities) == {one, other}))
    return found


def table(*routes: str, **more: object) -> Table:
    """Ann owns these routes, whatever pieces that would have taken."""
    claimed = dict.fromkeys(routes, "ann")
    return Table(world(), ann="", bob="", claimed=claimed, trains={"ann": 0}, ships={"ann": 0}, **more)  # type: ignore[arg-type]


def line(game: Game, seat: int, code: str, **facts: object) -> int:
    """The points of the one score line with these facts."""
    (found,) = [
        line for line in game.result().of(seat) if line.code == code and facts.items() <= dict(line.facts).items()
    ]
    return found.points


def with_all_routes(game: Game) -> Game:
    """The same game with every route, but one track of two, owned by the first seat: all is connected."""
    routes, state = game.rules.part(Routes), game.slice(RoutesSlice)
    owned = sum(1 << routes.index[route.id] for route in routes.order if route.twin is None or route.twin > route.id)
    changed = replace(state, owned=(owned, *state.owned[1:]))
    slices = tuple(changed if part is state else part for part in game.slices)
    return Game(game.rules, game.seats, game.turn, slices)


TICKETS = {ticket.id: ticket.stops for ticket in world().part(Tickets).tickets.values()}


class TestPorts:
    def test_the_printed_example_of_two_ports_with_two_tickets_each(self) -> None:
        """Buenos Aires is on two completed tickets; Dar Es Salaam on one and on a completed tour."""
        names = "buenos_aires-manila buenos_aires-sydney hamburg-dar_es_salaam " + TOUR
        ann = Table(world(), ann="", bob="", tickets={"ann": names}, ports={"ann": "buenos_aires dar_es_salaam"})
        game = with_all_routes(ann.game)
        assert line(game, 0, "port", city="buenos_aires") == 30
        assert line(game, 0, "port", city="dar_es_salaam") == 30
        assert line(game, 0, "ports", left=1) == -4

    def test_a_city_on_no_completed_ticket_is_worth_nothing_and_a_tour_counts_in_any_order(self) -> None:
        way = [*between("dar_es_salaam", "luanda", "lagos"), *between("lagos", "casablanca", "al_qahira", "djibouti")]
        names = "buenos_aires-manila " + TOUR
        ann = table(*way, tickets={"ann": names}, ports={"ann": "buenos_aires dar_es_salaam"})
        assert line(ann.game, 0, "port", city="buenos_aires") == 0
        assert line(ann.game, 0, "port", city="dar_es_salaam") == 20

    @pytest.mark.parametrize(("tickets", "points"), [(0, 0), (1, 20), (2, 30), (3, 40), (4, 40)])
    def test_by_the_number_of_completed_tickets_that_name_the_city(self, tickets: int, points: int) -> None:
        named = [ticket for ticket, stops in TICKETS.items() if "sydney" in stops][:tickets]
        assert len(named) == tickets
        ann = Table(world(), ann="", bob="", tickets={"ann": " ".join(named)}, ports={"ann": "sydney"})
        assert line(with_all_routes(ann.game), 0, "port", city="sydney") == points

    def test_each_port_not_built_costs_four(self) -> None:
        assert line(table().game, 0, "ports", left=3) == -12


class TestTours:
    def points(self, *routes: str) -> int:
        return line(table(*routes, tickets={"ann": TOUR}).game, 0, "ticket", ticket=TOUR)

    def test_in_the_printed_order(self) -> None:
        assert self.points(*between("lagos", "luanda", "dar_es_salaam", "djibouti")) == 9

    def test_other_cities_between_them_are_welcome(self) -> None:
        way = between("lagos", "luanda", "cape_town", "dar_es_salaam", "djibouti")
        assert self.points(*way) == 9

    def test_in_another_order(self) -> None:
        """Djibouti hangs on Lagos by Cairo: all are connected, but the last is reached only past the first."""
        way = [*between("dar_es_salaam", "luanda", "lagos"), *between("lagos", "casablanca", "al_qahira", "djibouti")]
        assert self.points(*way) == 6

    def test_the_only_route_between_two_of_its_cities_is_not_used_twice(self) -> None:
        """Luanda is a dead end beside Lagos, so the way would have to come back through it."""
        way = [*between("luanda", "lagos"), *between("lagos", "casablanca", "al_qahira", "djibouti", "dar_es_salaam")]
        assert self.points(*way) == 6

    def test_not_connected(self) -> None:
        assert self.points(*between("lagos", "luanda", "dar_es_salaam")) == -15

    def test_a_way_through_is_found_exactly_when_there_is_one(self) -> None:
        rng = Random(1)
        for _ in range(400):
            places = "abcdefg"
            links = tuple(pair for pair in product(places, places) if pair[0] < pair[1] and rng.random() < 0.3)
            stops = tuple(rng.sample(places, rng.randrange(2, 5)))
            assert (path_through(links, stops) is not None) == tried(links, stops), (links, stops)


def tried(links: Sequence[tuple[str, str]], stops: tuple[str, ...]) -> bool:
    """Every order of every set of places between the first and the last stop."""
    linked = {*links, *((other, one) for one, other in links)}
    others = [place for place in "abcdefg" if place not in (stops[0], stops[-1])]
    for size in range(len(others) + 1):
        for between_ in permutations(others, size):
            way = (stops[0], *between_, stops[-1])
            if tuple(place for place in way if place in stops) == stops and all(
                step in linked for step in pairwise(way)
            ):
                return True
    return False


def test_equals_share_the_victory() -> None:
    """The rules name no tie-break (R13)."""
    equal = Table(world(), ann="", bob="")
    assert equal.winners == ["ann", "bob"]
