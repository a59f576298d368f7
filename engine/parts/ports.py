"""Harbors: built in port cities on the own network; they score more, the more own tickets name the city (R35, R39)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from random import Random

from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.lazy import Joined, Product, indices
from engine.core.part import Count, Given, Numbers, Part, Points, Seen, Slice, put
from engine.core.refused import Fact, Refused
from engine.core.score import ScoreLine
from engine.parts.market import CardsSpent, Market, MarketSlice
from engine.parts.routes import Routes, RoutesSlice
from engine.parts.ticket_points import TicketPoints
from engine.parts.tickets import Tickets
from engine.rail.cards import Cards, spread
from engine.rail.fares import Counts, Known, picker

Cities = tuple[str, ...]


class PortsNumbers(Numbers, frozen=True):
    """A harbor costs `cards` of each deck, of one color and with the port sign.

    `points` by the number of completed tickets that name the city, from 1; `points_unbuilt` for each harbor never
    built.
    """

    each: Count
    cards: Mapping[str, Count]
    points: list[Points]
    points_unbuilt: Points


class PortsGiven(Given, frozen=True):
    """`ports`: the cities of each seat's harbors, in the order in which they were built."""

    ports: list[list[str]] | None = None


class BuildPort(Action, frozen=True, tag="build_port"):
    """A seat builds a harbor in a city with the cards it names."""

    city: str
    payment: Cards


class PortBuilt(PlainEvent, frozen=True, tag="port_built"):
    """A seat built a harbor in a city."""

    seat: Seat
    city: str


class PortsSeen(Seen, frozen=True):
    """The cities of each seat's harbors, and how many it has left. All of it is public."""

    built: tuple[Cities, ...]
    left: tuple[int, ...]


class PortsSlice(Slice, frozen=True):
    """The cities of each seat's harbors; `each` is how many a seat has in all."""

    each: int
    built: tuple[Cities, ...]

    def seen_by(self, viewer: Seat | None) -> PortsSeen:
        return PortsSeen(self.built, tuple(self.each - len(cities) for cities in self.built))


_Set = tuple[Callable[[Sequence[int]], Counts], Known[Counts, tuple[Cards, ...]]]
MOST_KNOWN = 1024
"""How many hands of one color and wilds are remembered."""


class Ports(Part[PortsSlice]):
    """Building harbors, and their points at the end."""

    name = "ports"
    numbers_type = PortsNumbers
    given_type = PortsGiven
    slice_type = PortsSlice
    requires = ("market", "routes", "tickets", "ticket_points")
    plain_scores = ("ports",)
    decides = (BuildPort,)
    folds = (PortBuilt,)

    def __init__(self, numbers: PortsNumbers, content: Content) -> None:
        self.numbers = numbers
        self.price = tuple(numbers.cards.values())
        self._signs: tuple[_Set, ...] = ()
        self._ends: tuple[int, ...] = ()
        self._reached = lru_cache(maxsize=256)(self._find_reached)

    def start(self, seats: int) -> PortsSlice:
        return PortsSlice(self.numbers.each, ((),) * seats)

    # Building

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        state, cities = game.slice(PortsSlice), game.rules.part(Routes).city_order
        free = self._free(game, seat) if len(state.built[seat]) < state.each else 0
        if not free:
            return ()
        market, hand = game.rules.part(Market), game.slice(MarketSlice).hands[seat]
        count = sum([len(known[held(hand)]) for held, known in self._sets(market)]) + (hand[-1] >= sum(self.price))
        return Product(
            lambda index, cards: BuildPort(seat, cities[index], cards),
            free.bit_count() * count,
            lambda: [(free, self.ways(market, hand))],
        )

    def _free(self, game: Game, seat: Seat) -> int:
        """Return where the seat may build, as a bit set of cities: on its network, with a port sign and no harbor."""
        routes = game.rules.part(Routes)
        free = self._reached(routes, game.slice(RoutesSlice).owned[seat])
        for built in game.slice(PortsSlice).built:
            for city in built:
                free &= ~(1 << routes.city_index[city])
        return free

    def _find_reached(self, routes: Routes, owned: int) -> int:
        """Return the port cities at the ends of these routes (bit set), as a bit set."""
        signs, reached = self._signs_of(routes), 0
        for index in indices(owned):
            reached |= signs[index]
        return reached

    def _signs_of(self, routes: Routes) -> Sequence[int]:
        """Return the port cities at the ends of each route, as bit sets. Computed once."""
        if not self._ends:
            self._ends = tuple(
                sum(1 << routes.city_index[city] for city in set(route.cities) if routes.cities[city].port)
                for route in routes.order
            )
        return self._ends

    def ways(self, market: Market, hand: Sequence[int]) -> Sequence[Cards]:
        """Return every payment for a harbor that `hand`, counted by kind, can make; wilds alone come last."""
        price, ways = sum(self.price), [known[held(hand)] for held, known in self._sets(market)]
        return Joined([*ways, market.purse.alone(price)] if hand[-1] >= price else ways)

    def _sets(self, market: Market) -> Sequence[_Set]:
        """Return for each color what picks its cards and the wilds out of a hand, and how these can pay. Made once."""
        if not self._signs:
            known, groups = market.purse.kinds, market.purse.groups
            for color in market.colors:
                colored = [kind for deck in self.numbers.cards for kind in groups.get((deck, color), ())]
                kinds = [kind for kind in colored if known[kind].port]
                places = [list(self.numbers.cards).index(known[kind].deck) for kind in kinds]
                limits = tuple((place, self.price[place]) for place in places)
                find = partial(_ways, (*kinds, market.wild), limits, sum(self.price))
                held = picker([market.index[kind] for kind in (*kinds, market.wild)])
                self._signs = (*self._signs, (held, Known(find, MOST_KNOWN)))
        return self._signs

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, BuildPort)
        return self._refuse_place(game, action.seat, action.city) or self._refuse_payment(game, action)

    def _refuse_place(self, game: Game, seat: Seat, city: str) -> Refused | None:
        state, cities = game.slice(PortsSlice), game.rules.part(Routes).cities
        if city not in cities:
            return Refused("unknown_city", city=city)
        if not cities[city].port:
            return Refused("no_port_city", city=city)
        if len(state.built[seat]) >= state.each:
            return Refused("no_ports_left")
        for owner, built in enumerate(state.built):
            if city in built:
                return Refused("city_has_port", city=city, owner=owner)
        free = self._free(game, seat) >> game.rules.part(Routes).city_index[city] & 1
        return None if free else Refused("port_off_network", city=city)

    def _refuse_payment(self, game: Game, action: BuildPort) -> Refused | None:
        market, payment = game.rules.part(Market), action.payment
        known, needed = market.purse.kinds, sum(self.price)
        for card in payment:
            if card not in known:
                return Refused("unknown_card", card=card)
            if not known[card].port:
                return Refused("no_port_sign", card=card)
        if len(payment) != needed:
            return Refused("port_count", needed=needed, offered=len(payment))
        colors = tuple(dict.fromkeys(known[card].color for card in payment if card != market.wild))
        if len(colors) > 1:
            return Refused("payment_mixed", colors=colors)
        for deck, most in self.numbers.cards.items():
            offered = sum(known[card].deck == deck for card in payment if card != market.wild)
            if offered > most:
                return Refused("port_balance", kind=deck, most=most, offered=offered)
        return market.purse.lacks(payment, market.hand(game, action.seat))

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, BuildPort)
        seat = action.seat
        return (CardsSpent(seat, action.payment), PortBuilt(seat, action.city), TurnEnded(seat))

    def evolve(self, state: PortsSlice, event: Event) -> PortsSlice:
        assert isinstance(event, PortBuilt)
        return replace(state, built=put(state.built, event.seat, (*state.built[event.seat], event.city)))

    # Points

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for each harbor, and one for those never built."""
        state, tickets, lines = game.slice(PortsSlice), game.rules.part(Tickets).tickets, []
        for seat, built in enumerate(state.built):
            complete = game.rules.part(TicketPoints).complete(game, seat)
            for city in built:
                count = sum(city in tickets[ticket].stops for ticket in complete)
                points = (0, *self.numbers.points)[min(count, len(self.numbers.points))]
                facts: dict[str, Fact] = {"city": city, "tickets": count}
                lines.append(ScoreLine(seat, "port", points, facts))
            left = state.each - len(built)
            lines.append(ScoreLine(seat, self.name, left * self.numbers.points_unbuilt, {"left": left}))
        return lines

    # Positions and sums

    def arrange(self, state: PortsSlice, seats: int, given: Given, rng: Random) -> PortsSlice:
        assert isinstance(given, PortsGiven)
        built = [tuple(cities) for cities in given.ports or []]
        every = [city for cities in built for city in cities]
        if len(built) > seats or len(set(every)) != len(every) or any(len(c) > state.each for c in built):
            raise Refused("bad_position", place="ports", what=f"at most {state.each} a seat, one in a city")
        return replace(state, built=(*built, *((),) * (seats - len(built))))

    def settle(self, state: PortsSlice, game: Game) -> PortsSlice:
        cities = game.rules.part(Routes).cities
        for city in chain(*state.built):
            if city not in cities or not cities[city].port:
                raise Refused("bad_position", place="ports", what=f"{city} is no city with a harbor sign")
        return state

    def stray(self, game: Game) -> Sequence[str]:
        state, cities = game.slice(PortsSlice), game.rules.part(Routes).cities
        every = [city for built in state.built for city in built]
        faults = ["two ports in a city"] if len(set(every)) != len(every) else []
        faults += ["too many ports" for built in state.built if len(built) > state.each]
        return faults + [f"a port in {city}" for city in every if city not in cities or not cities[city].port]


def _ways(kinds: Cards, limits: tuple[tuple[int, int], ...], cards: int, hand: Counts) -> tuple[Cards, ...]:
    """Return payments with these kinds, the wild last, fewest wilds first, with at least one card that isn't a wild.

    A limit is the number of a kind's deck, and how many of its cards are needed.
    """
    *held, wilds = hand
    found: list[Counts] = [()]
    for count in held:
        found = [(*laid, more) for laid in found for more in range(min(count, cards) + 1)]
    fitting = []
    for laid in found:
        by_deck: dict[int, int] = {}
        for (deck, _), count in zip(limits, laid, strict=True):
            by_deck[deck] = by_deck.get(deck, 0) + count
        if all(by_deck[deck] <= most for deck, most in limits) and sum(laid) > 0 and cards - sum(laid) <= wilds:
            fitting.append((*laid, cards - sum(laid)))
    return tuple(spread(kinds, laid) for laid in sorted(fitting, key=lambda laid: laid[-1]))
