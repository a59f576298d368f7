"""What a ticket lacks: against every set of routes on small boards, and other ways of reckoning on real ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, product
from random import Random

import pytest

from data.maps.library import load
from engine.advice.missing_links import Missing, missing
from engine.assemble import assemble
from engine.board.network import Connected
from engine.core.game import Game
from engine.core.view import View
from engine.parts.pieces import KINDS, ExchangePieces, PiecesSeen
from engine.parts.routes import ClaimRoute, Route, Routes, RoutesSeen
from engine.parts.stations import BuildStation, StationsSeen
from engine.parts.ticket_points import completed
from engine.parts.tickets import Tickets
from engine.position import place
from tests.boards import board, ferry_board
from tests.rows import listed
from tests.table import Table

Cost = tuple[int, int]
"""Pieces, then routes."""
FAR = (10**6, 0)
VARIANTS = [(key, variant) for key in ("usa", "europe", "world", "london") for variant in load().games[key].variants]


def cost(found: Missing) -> Cost:
    return sum(route.length for route in found.routes), len(found.routes)


def free_routes(view: View, *, closed: bool = False) -> list[Route]:
    seen, routes = view.seen(RoutesSeen), view.part(Routes).routes.values()
    return [route for route in routes if route.id not in seen.owners and (closed or route.id not in seen.closed)]


def own_links(view: View) -> list[tuple[str, str]]:
    owners, routes = view.seen(RoutesSeen).owners, view.part(Routes).routes
    return [routes[route].cities for route, owner in owners.items() if owner == view.viewer]


def loans(view: View) -> Iterator[list[tuple[str, str]]]:
    """Every choice of what the viewer's stations lend."""
    if not view.has(StationsSeen):
        yield []
        return
    assert view.viewer is not None
    owners, routes = view.seen(RoutesSeen).owners, view.part(Routes).routes
    offers: list[list[tuple[str, str] | None]] = [
        [routes[r].cities for r, owner in owners.items() if owner != view.viewer and city in routes[r].cities] or [None]
        for city in view.seen(StationsSeen).built[view.viewer]
    ]
    for chosen in product(*offers):
        yield [link for link in chosen if link]


def joins(links: Sequence[tuple[str, str]], stops: Sequence[str]) -> bool:
    network = Connected(links)
    return all(network.joins(stops[0], stop) for stop in stops)


# Small boards: every set of routes


def by_force(view: View, ticket: str, pieces: int) -> Cost | None:
    stops, free, own = view.part(Tickets).tickets[ticket].stops, free_routes(view), own_links(view)
    found = []
    for size in range(len(free) + 1):
        for some in combinations(free, size):
            spaces = sum(route.length for route in some)
            if spaces <= pieces and any(joins([*own, *lent, *(r.cities for r in some)], stops) for lent in loans(view)):
                found.append((spaces, size))
    return min(found, default=None)


def small_position(rng: Random, stations: int) -> Game:
    """A board of five cities, some of its routes claimed at random, some with stations in it."""
    cities = "abcde"
    pairs = rng.sample(list(combinations(cities, 2)), 8)
    route_lines = [f"{one}-{other}-1 {rng.randint(1, 4)} gray" for one, other in pairs]
    route_lines += [f"{one}-{other}-2 {route_lines[i].split()[1]} gray" for i, (one, other) in enumerate(pairs[:2])]
    rules = assemble(ferry_board(*route_lines, tickets=["a-e 5", "b-d 4"], stations=3))
    claimed: dict[str, int] = {}
    seats = rng.choice((2, 4))
    for said in rng.sample(route_lines, rng.randint(2, 6)):
        route = said.split()[0]
        twin = route[:-1] + ("2" if route.endswith("1") else "1")
        seat = rng.randrange(seats)
        if not (twin in claimed and (seats == 2 or claimed[twin] == seat)):
            claimed[route] = seat
    built = rng.sample(cities, stations)
    given = {
        "claimed": claimed,
        "pieces": [rng.randint(0, 9)] * seats,
        "tickets": [["a-e", "b-d"]],
        "stations": [built, *([city] for city in cities if city not in built and rng.random() < 0.4)][:seats],
    }
    return place(rules, seats, given, rng)


@pytest.mark.parametrize("stations", [0, 1, 2, 3])
def test_is_the_least_of_all_sets_of_routes(stations: int) -> None:
    rng, seen = Random(stations), set[str]()
    for _ in range(120):
        game = small_position(rng, stations)
        view = game.view(0)
        pieces = view.seen(RoutesSeen).pieces[0]
        for ticket in ("a-e", "b-d"):
            found, expected = missing(view, ticket), by_force(view, ticket, pieces)
            seen.add(found.reason or ("station" if found.station else "open"))
            if expected is None:
                assert found.reason or found.station
                check_hopeless(view, ticket, found)
            else:
                assert not found.reason and not found.station
                assert cost(found) == expected
    assert {"open", "pieces"} <= seen
    assert stations == 3 or "station" in seen


def check_hopeless(view: View, ticket: str, found: Missing) -> None:
    """Where no routes alone will do: what one more station would lend, or the true reason."""
    stops, own, free = view.part(Tickets).tickets[ticket].stops, own_links(view), free_routes(view)
    assert view.viewer is not None
    seats, built = view.seen(RoutesSeen), view.seen(StationsSeen)
    taken = {city for cities in built.built for city in cities}
    routes = view.part(Routes).routes
    offers = [r for r, owner in seats.owners.items() if owner != view.viewer and set(routes[r].cities) - taken]
    offers = offers if built.left[view.viewer] else []
    pieces = seats.pieces[view.viewer]

    def least(some_free: list[Route], anew: list[str], most: int) -> int | None:
        spaces = [
            sum(route.length for route in some)
            for size in range(len(some_free) + 1)
            for some in combinations(some_free, size)
            if sum(route.length for route in some) <= most
            and any(
                joins([*own, *lent, *more, *(route.cities for route in some)], stops)
                for lent in loans(view)
                for more in [[], *([routes[r].cities] for r in anew)]
            )
        ]
        return min(spaces, default=None)

    with_station = least(free, offers, pieces)
    if found.station is not None:
        assert cost(found)[0] == with_station
        route, cities = found.station
        assert route in offers and set(cities) == set(routes[route].cities) - taken
        return
    assert with_station is None
    at_all = least(free, [], 99) if least(free, [], 99) is not None else least(free, offers, 99)
    if found.reason == "pieces":
        assert found.facts["needed"] == at_all and found.facts["left"] == pieces
    else:
        assert at_all is None
        opened = least(free_routes(view, closed=True), [], 99)
        assert found.reason == ("cut_off" if opened is None else "twins")


# Real maps


def random_views(key: str, variant: str, rng: Random) -> Iterator[View]:
    """A seat's view at some times of a game in which everybody claims and builds at random."""
    rules = load().rules(key, variant)
    game, _ = Game.new(rules, rng.choice(rules.seats), rng)
    step = 0
    while not game.over:
        legal = game.legal(game.waiting[0])
        claims = [action for action in legal[:4000] if isinstance(action, (ClaimRoute, BuildStation, ExchangePieces))]
        action = rng.choice(claims) if claims and rng.random() < 0.6 else legal[rng.randrange(len(legal))]
        game = game.after(game.act(action, rng))
        step += 1
        if step % 40 == 0:
            yield game.view(rng.randrange(game.seats))


def tickets_to_try(view: View, rng: Random) -> list[str]:
    tickets = view.part(Tickets).tickets
    done = completed(view)
    some = rng.sample(sorted(tickets), 6) + rng.sample([t.id for t in tickets.values() if t.via] or sorted(tickets), 2)
    return [ticket for ticket in some if ticket not in done]


def distances(links: Sequence[tuple[str, str]], free: Sequence[Route], start: str) -> dict[str, Cost]:
    """Pieces and routes from a place to all others, by going over all links until nothing changes."""
    known = {start: (0, 0)}
    steps = [(*link, 0, 0) for link in links] + [(*route.cities, route.length, 1) for route in free]
    changed = True
    while changed:
        changed = False
        for one, other, spaces, count in steps:
            for here, there in ((one, other), (other, one)):
                if here in known:
                    further = known[here][0] + spaces, known[here][1] + count
                    if further < known.get(there, FAR):
                        known[there], changed = further, True
    return known


def least_tree(links: Sequence[tuple[str, str]], free: Sequence[Route], stops: Sequence[str]) -> Cost | None:
    """The least of all trees: of those that span the stops and up to two fewer places where they branch."""
    places = list(dict.fromkeys(city for pair in [*links, *(route.cities for route in free)] for city in pair))
    if len(stops) == 2:
        return distances(links, free, stops[0]).get(stops[1])
    far = {place: distances(links, free, place) for place in {*places, *stops}}
    found = [
        _spanning(far, [*stops, *branches])
        for count in range(len(stops) - 1)
        for branches in combinations(places, count)
    ]
    least = min(found)
    return None if least >= FAR else least


def _spanning(far: dict[str, dict[str, Cost]], places: Sequence[str]) -> Cost:
    joined, left, total = {places[0]}, set(places[1:]), (0, 0)
    while left:
        spaces, other = min((far[one].get(other, FAR), other) for one in joined for other in left)
        total = total[0] + spaces[0], total[1] + spaces[1]
        joined.add(other)
        left.discard(other)
    return total


def with_limits(view: View, stops: Sequence[str], limits: tuple[int, int], total: int) -> Cost | None:
    """The least way between two places by pieces of two kinds, each of the ways remembered that differ in them."""
    own, routes = own_links(view), free_routes(view)
    steps: dict[str, list[tuple[str, tuple[int, int], int]]] = {}
    for (one, other), spent, count in [(link, (0, 0), 0) for link in own] + [
        (route.cities, (route.length, 0) if route.kind == KINDS[0] else (0, route.length), 1) for route in routes
    ]:
        steps.setdefault(one, []).append((other, spent, count))
        steps.setdefault(other, []).append((one, spent, count))
    fringe, seen = [(0, 0, 0, 0, stops[0])], set[tuple[int, int, str]]()
    while fringe:
        spaces, count, trains, ships, here = heappop(fringe)
        if here == stops[1]:
            return spaces, count
        if (trains, ships, here) in seen:
            continue
        seen.add((trains, ships, here))
        for there, (rail, sea), more in steps.get(here, ()):
            if trains + rail <= limits[0] and ships + sea <= limits[1] and spaces + rail + sea <= total:
                heappush(fringe, (spaces + rail + sea, count + more, trains + rail, ships + sea, there))
    return None


def pieces_of(view: View) -> list[tuple[tuple[int, int], int]]:
    """What each kind may cost and all together: as it is, and after an exchange."""
    assert view.viewer is not None
    if not view.has(PiecesSeen):
        left = view.seen(RoutesSeen).pieces[view.viewer]
        return [((left, left), left)]
    supply, box = view.seen(PiecesSeen).own, view.seen(PiecesSeen).box[view.viewer]
    assert supply is not None and box is not None
    return [(supply, sum(supply)), ((supply[0] + box[0], supply[1] + box[1]), sum(supply))]


@pytest.mark.parametrize(("key", "variant"), listed(sorted(VARIANTS, key=lambda one: one[0] == "world"), few=3))
def test_is_the_least_on_real_maps(key: str, variant: str) -> None:
    rng = Random(f"{key} {variant}")
    checked = 0
    for _ in range(1 if key == "world" else 3):
        for number, view in enumerate(random_views(key, variant, rng)):
            if key == "world" and number % 2:  # its tours of many cities take long
                continue
            for ticket in tickets_to_try(view, rng):
                checked += check_real(view, ticket)
    assert checked > 20


def check_real(view: View, ticket: str) -> int:
    """Checks what is shown of a ticket against a slower way to reckon it; 1 where it is in reach."""
    assert view.viewer is not None
    found = missing(view, ticket)
    stops, own, free = view.part(Tickets).tickets[ticket].stops, own_links(view), free_routes(view)
    trees = [least_tree([*own, *lent], free, stops) for lent in loans(view)]
    least = min((tree for tree in trees if tree is not None), default=None)
    kinds = pieces_of(view)
    if found.reason or found.station:
        if found.reason == "pieces":
            assert least is None or least[0] > kinds[0][1]
        elif found.reason == "kind":
            assert len(stops) > 2 or all(with_limits(view, stops, *limits) is None for limits in kinds)
        elif found.reason:
            assert least is None
            reopened = least_tree(own, free_routes(view, closed=True), stops)
            assert view.has(StationsSeen) or (found.reason == "twins") == (reopened is not None)
        else:
            assert least is None or least[0] > kinds[0][1]
        return 0
    assert least is not None
    check_completes(view, ticket, found)
    if len(stops) == 2 and view.has(PiecesSeen):
        limits = kinds[found.exchange is not None]
        assert cost(found) == with_limits(view, stops, *limits)
        assert found.exchange is None or with_limits(view, stops, *kinds[0]) is None
    elif found.exchange is None and not (view.has(PiecesSeen) and cost(found) != least):
        assert cost(found) == least
    return 1


def check_completes(view: View, ticket: str, found: Missing) -> None:
    """What is shown does it, is free, and there are pieces for it."""
    routes, lent = view.part(Routes).routes, view.seen(RoutesSeen).owners
    free = {route.id for route in free_routes(view)}
    assert all(route.id in free for route in found.routes)
    assert all(lent[route] != view.viewer and city in routes[route].cities for city, route in found.lent)
    assert len({city for city, _ in found.lent}) == len(found.lent)
    links = [*own_links(view), *(r.cities for r in found.routes), *(routes[r].cities for _, r in found.lent)]
    assert joins(links, view.part(Tickets).tickets[ticket].stops)
    for number, kind in enumerate(KINDS if view.has(PiecesSeen) else ()):
        assert sum(r.length for r in found.routes if r.kind == kind) <= pieces_of(view)[1][0][number]


# What is shown beside the routes


def test_a_station_lends_for_the_ticket_what_it_does_not_lend_yet() -> None:
    rules = ferry_board("a-b 2 red", "b-c 2 red", "c-d 3 red", tickets=["a-d 5"])
    claimed = {"b-c": "bob"}
    table = Table(rules, ann="", bob="", claimed=claimed, stations={"ann": "b"}, tickets={"ann": "a-d"})
    found = missing(table.view("ann"), "a-d")
    assert [route.id for route in found.routes] == ["a-b", "c-d"] and found.lent == (("b", "b-c"),)


def test_one_more_station_is_named_where_nothing_else_helps() -> None:
    rules = ferry_board("a-b 2 red", "b-c 2 red", tickets=["a-c 5"])
    table = Table(rules, ann="", bob="", claimed={"b-c": "bob"}, stations={"bob": "b"}, tickets={"ann": "a-c"})
    found = missing(table.view("ann"), "a-c")
    assert [route.id for route in found.routes] == ["a-b"] and found.station == ("b-c", ("c",))


class TestOutOfReach:
    def reason(self, claimed: dict[str, str], pieces: int = 20, seats: int = 2) -> Missing:
        rules = board("a-b-1 2 red", "a-b-2 2 blue", "b-c 3 red", tickets=["a-c 5"])
        seated = dict.fromkeys(("ann", "bob", "cleo", "dan")[:seats], "")
        table = Table(rules, seated=seated, claimed=claimed, pieces={"ann": pieces}, tickets={"ann": "a-c"})
        return missing(table.view("ann"), "a-c")

    def test_by_claimed_routes(self) -> None:
        assert self.reason({"b-c": "bob"}).reason == "cut_off"

    def test_by_the_second_track_that_is_closed_in_small_games(self) -> None:
        found = self.reason({"a-b-1": "bob"})
        assert (found.reason, found.facts) == ("twins", {"routes": ("a-b-2",)})
        assert self.reason({"a-b-1": "bob"}, seats=4).reason is None

    def test_by_too_few_pieces(self) -> None:
        found = self.reason({}, pieces=4)
        assert (found.reason, found.facts) == ("pieces", {"needed": 5, "left": 4})
        assert self.reason({}, pieces=5).reason is None


class TestTrainsAndShips:
    def at(self, trains: int, ships: int) -> Missing:
        """From Lima to Jakarta there is only the sea."""
        rules = load().rules("world")
        given = {"trains": [trains], "ships": [ships], "tickets": []}
        return missing(place(rules, 2, given, Random(1)).view(0), "lima-jakarta")

    def test_an_exchange_is_named_where_the_box_has_what_is_missing(self) -> None:
        plain, poor = self.at(20, 40), self.at(4, 8)
        needed = sum(route.length for route in plain.routes if route.kind == "ship")
        assert plain.exchange is None and needed > 8
        assert poor.exchange == ("train", needed - 8) and poor.routes == plain.routes
        assert self.at(1, 8).reason == "pieces"

    def test_before_the_pieces_are_chosen_there_is_no_limit(self) -> None:
        game, _ = Game.new(load().rules("world"), 2, Random(1))
        assert missing(game.view(0), "tour-lagos-luanda-dar_es_salaam-djibouti").routes
