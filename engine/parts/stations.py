"""Stations: built in cities for cards; at the end each uses one opponent's route there (R25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random

from msgspec.structs import replace

from engine.board.network import Connected, Connection, best_borrowing
from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.lazy import Product
from engine.core.part import Count, Given, Network, Numbers, Part, Points, Q, Question, Seen, Slice, put
from engine.core.refused import Fact, Refused
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.market import Cards, CardsSpent, Market, MarketSlice
from engine.parts.routes import City, Route, Routes, RoutesSeen
from engine.parts.tickets import Ticket, Tickets, TicketsSlice
from engine.rail.payment import Way, mix, refuse_payment, ways_to_pay

Cities = tuple[str, ...]


class StationsNumbers(Numbers, frozen=True):
    """Stations of each seat, and points for each one never built."""

    each: Count
    points_unbuilt: Points


class StationsGiven(Given, frozen=True):
    """`stations`: the cities of each seat's stations, in the order in which they were built."""

    stations: list[list[str]] | None = None


class BuildStation(Action, frozen=True, tag="build_station"):
    """A seat builds a station in a city with the cards it names."""

    city: str
    payment: Cards


class StationBuilt(PlainEvent, frozen=True, tag="station_built"):
    """A seat built a station in a city."""

    seat: Seat
    city: str


class StationsSeen(Seen, frozen=True):
    """The cities of each seat's stations, and how many it has left. All of it is public."""

    built: tuple[Cities, ...]
    left: tuple[int, ...]


class StationsSlice(Slice, frozen=True):
    """The cities of each seat's stations; `each` is how many a seat has in all."""

    each: int
    built: tuple[Cities, ...]

    @property
    def left(self) -> tuple[int, ...]:
        return tuple(self.each - len(cities) for cities in self.built)

    def seen_by(self, viewer: Seat | None) -> StationsSeen:
        return StationsSeen(self.built, self.left)


class Loans(Question, frozen=True):
    """The opponent's route that each station of a seat uses, by its city."""

    seat: Seat
    used: tuple[tuple[str, Route], ...] = ()


class Stations(Part[StationsSlice]):
    """Building stations, the routes they use, and points for those never built."""

    name = "stations"
    numbers_type = StationsNumbers
    given_type = StationsGiven
    slice_type = StationsSlice
    requires = ("market", "routes", "tickets")
    decides = (BuildStation,)
    folds = (StationBuilt,)
    amends = (Network, Loans)
    counts = ("stations_left",)
    plain_scores = ("stations",)

    def __init__(self, numbers: StationsNumbers, content: Content) -> None:
        self.numbers = numbers
        self.cities = {city.id for city in content.read_list("cities", City)}

    def start(self, seats: int) -> StationsSlice:
        return StationsSlice(self.numbers.each, ((),) * seats)

    # Building

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state, routes = game.slice(StationsSlice), game.rules.part(Routes)
        hand, price = game.slice(MarketSlice).hands[seat], len(state.built[seat]) + 1
        if price > state.each or max(hand[:-1]) + hand[-1] < price:
            return ()
        kinds, cities = game.rules.part(Market).kinds, routes.city_order
        free = (1 << len(cities)) - 1
        for built in state.built:
            for city in built:
                free &= ~(1 << routes.city_index[city])

        def build(index: int, way: Way) -> BuildStation:
            return BuildStation(seat, cities[index], mix(kinds, way, price))

        ways = ways_to_pay(hand, range(len(kinds) - 1), price)
        return Product(build, free.bit_count() * len(ways), lambda: [(free, ways)])

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, BuildStation)
        state, market = game.slice(StationsSlice), game.rules.part(Market)
        if action.city not in game.rules.part(Routes).cities:
            return Refused("unknown_city", city=action.city)
        price = len(state.built[action.seat]) + 1
        if price > state.each:
            return Refused("no_stations_left")
        for owner, built in enumerate(state.built):
            if action.city in built:
                return Refused("city_has_station", city=action.city, owner=owner)
        hand = market.hand(game, action.seat)
        return refuse_payment(action.payment, hand, market.wild, count=price, colors=market.colors)

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, BuildStation)
        seat = action.seat
        return (CardsSpent(seat, action.payment), StationBuilt(seat, action.city), TurnEnded(seat))

    def evolve(self, state: StationsSlice, event: Event) -> StationsSlice:
        assert isinstance(event, StationBuilt)
        return replace(state, built=put(state.built, event.seat, (*state.built[event.seat], event.city)))

    # Lending

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Network(seat=seat, lent=True, links=links):
                lent = (route.cities for route in self.loans(game, seat).values())
                return replace(question, links=(*links, *lent))
            case Loans(seat=seat):
                return replace(question, used=tuple(self._chosen(game, seat).items()))
        return question

    def loans(self, game: Game, seat: Seat) -> Mapping[str, Route]:
        """Return the opponent's route that each station uses, by its city (R25).

        Stations that use none are left out.
        """
        return dict(game.find(Loans(seat)).used)

    def _chosen(self, game: Game, seat: Seat) -> Mapping[str, Route]:
        routes, tickets = game.rules.part(Routes), game.rules.part(Tickets).tickets
        built = game.slice(StationsSlice).built[seat]
        if not built:
            return {}
        rivals = [route for other in range(game.seats) if other != seat for route in routes.own(game, other)]
        rivals.sort(key=lambda route: routes.index[route.id])
        offers = [[route for route in rivals if city in route.cities] for city in built]
        kept = game.slice(TicketsSlice).kept[seat]
        wanted = [_wanted(tickets[ticket]) for ticket in kept]
        plain, several = (tuple(one for one in wanted if (len(one) > 1) == many) for many in (False, True))
        lent = tuple(tuple(route.cities for route in offer) for offer in offers)
        chosen = best_borrowing(game.find(Network(seat)).links, lent, tuple(chain(*plain)), several)
        return {
            city: offer[index] for city, offer, index in zip(built, offers, chosen, strict=True) if index is not None
        }

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return points for unbuilt stations, and a line of 0 points for each route used, to be shown and drawn."""
        lines = []
        for seat, left in enumerate(game.slice(StationsSlice).left):
            lines.append(ScoreLine(seat, self.name, left * self.numbers.points_unbuilt, {"left": left}))
            for city, route in self.loans(game, seat).items():
                facts: dict[str, Fact] = {"city": city, "route": route.id}
                lines.append(ScoreLine(seat, "loan", 0, facts))
        return lines

    def tallies(self, game: Game) -> Mapping[str, tuple[int, ...]]:
        return {"stations_left": game.slice(StationsSlice).left}

    # Positions and sums

    def arrange(self, state: StationsSlice, seats: int, given: Given, rng: Random) -> StationsSlice:
        assert isinstance(given, StationsGiven)
        built = [tuple(cities) for cities in given.stations or []]
        every = [city for cities in built for city in cities]
        for city in every:
            if city not in self.cities:
                raise Refused("bad_position", place="stations", what=f"there is no city {city}")
        if len(built) > seats or len(set(every)) != len(every) or any(len(c) > state.each for c in built):
            raise Refused("bad_position", place="stations", what=f"at most {state.each} a seat, one in a city")
        return replace(state, built=(*built, *((),) * (seats - len(built))))

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(StationsSlice)
        every = [city for built in state.built for city in built]
        faults = ["two stations in a city"] if len(set(every)) != len(every) else []
        return faults + ["too many stations" for built in state.built if len(built) > state.each]


def _wanted(ticket: Ticket) -> tuple[Connection, ...]:
    """Return the ways of a ticket, each with what it gains over not completing the ticket."""
    return tuple((one, other, points + ticket.lost) for one, other, points in ticket.ways)


def completing_cities(view: View, ticket: str) -> Cities:
    """Return where one more station of the viewer's would complete the ticket now; () if it has none left."""
    if view.viewer is None:
        return ()
    stations, routes = view.seen(StationsSeen), view.part(Routes)
    if not stations.left[view.viewer]:
        return ()
    own, wanted = view.links(view.viewer), view.part(Tickets).tickets[ticket]
    taken = {city for built in stations.built for city in built}
    found: dict[str, None] = {}
    for route, owner in view.seen(RoutesSeen).owners.items():
        link = routes.routes[route].cities
        if owner != view.viewer and wanted.way(Connected((*own, link))) is not None:
            found.update(dict.fromkeys(city for city in link if city not in taken))
    return tuple(found)
