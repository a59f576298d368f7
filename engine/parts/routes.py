"""Routes: claiming them with cards and pieces, double routes, and their points (R6 to R8, R12)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial, reduce
from itertools import chain
from operator import and_, or_
from random import Random

from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content, doubled, guess
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.lazy import Joined, Product, indices
from engine.core.part import Count, Given, Network, Numbers, Part, PiecesLeft, Points, Q, Question, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.score import ScoreLine
from engine.parts.market import Cards, CardSet, CardsSpent, Market, MarketSlice
from engine.rail.fare_table import Fares
from engine.rail.fares import Fare
from engine.rail.map import MOST_TRACKS, Region, paired
from engine.rail.map import City as City
from engine.rail.map import Route as Route
from engine.rail.payment import refuse_payment
from engine.rail.swaps import Terms, refuse, ways

ANY_COLOR = "gray"
LENGTHS = frozenset(map(str, range(1, 21)))


class Price(Question, frozen=True):
    """What a route costs: `length` cards of one of `colors` and wilds, at least `locomotives` of them wilds.

    Without `wilds` it takes none. Up to `swaps` of its spaces are paid with `swap` cards of any kind each. The price
    depends on the route alone, never on the state of the game.
    """

    route: Route
    colors: Cards
    length: int
    locomotives: int = 0
    wilds: bool = True
    swap: int = 0
    swaps: int = 0


class Supply(Question, frozen=True):
    """How many pieces a seat has for routes of each kind, where there are pieces of several kinds."""

    seat: Seat
    left: Mapping[str, int] = {}


class ChoicesAfter(Question, frozen=True):
    """How many choices a claim leaves to its seat before its turn ends: of a route to be claimed; without, those open.

    A part that adds to it ends the turn with the last choice. `claims` of those open are further routes to claim.
    """

    seat: Seat
    route: Route | None = None
    count: int = 0
    claims: int = 0


class Locked(Question, frozen=True):
    """The routes that a seat may not claim yet, as a bit set in the map's order.

    Asked about one `route`, by its index: also the ids of the technologies that it lacks for it.
    """

    seat: Seat
    route: int | None = None
    routes: int = 0
    lacking: tuple[str, ...] = ()


class Rebate(Question, frozen=True):
    """What a seat pays less than a route's price: `fewer` cards for some routes (bit sets), but at least one card.

    `any` cards of any kind stand for a wild, 0 if none do.
    """

    seat: Seat
    fewer: tuple[tuple[int, int], ...] = ()
    any: int = 0


NO_REBATE = Rebate(0)


class LaidTracks(Question, frozen=True):
    """Route and color of the tracks on beds that aren't claimed yet. Without a track, no seat may claim a bed."""

    colors: tuple[tuple[str, str], ...] = ()


class Claim(Question, frozen=True):
    """The events of a legal claim. A part that puts something before the claim amends `events`."""

    seat: Seat
    route: Route
    payment: Cards
    events: tuple[Event, ...]


class RoutesNumbers(Numbers, frozen=True):
    """Points by length in spaces; up to how many seats a double route closes; pieces of each seat.

    Of parallel routes, one can be claimed with up to `twins_close_up_to` seats, two with up to `triples_close_up_to`,
    all with more. With `unequal_apart`, parallel routes of different length or kind have nothing to do with each other.
    Without `locomotives_anywhere`, only ferries and tunnels take wilds. Without `pieces`, another part holds them and
    answers `Supply`.
    """

    points: Mapping[str, Points]
    twins_close_up_to: Count
    pieces: Count = 0
    triples_close_up_to: Count = 0
    unequal_apart: bool = False
    locomotives_anywhere: bool = True


class RoutesGiven(Given, frozen=True):
    """`claimed`: route to seat. `pieces` by seat; by default what the claimed routes leave."""

    claimed: Mapping[str, int] = {}
    pieces: list[int | None] | None = None


class ClaimRoute(Action, frozen=True, tag="claim_route"):
    """A seat claims a route with the cards it names."""

    route: str
    payment: Cards


class StopClaiming(Action, frozen=True, tag="stop_claiming"):
    """A seat that may claim another route in its turn claims none."""


class RouteClaimed(PlainEvent, frozen=True, tag="route_claimed"):
    """A seat claimed a route: a piece is on each of its spaces."""

    seat: Seat
    route: str
    points: int


class RoutesClosed(PlainEvent, frozen=True, tag="routes_closed"):
    """Routes that no seat may claim any more."""

    routes: tuple[str, ...]


class RoutesSeen(Seen, frozen=True):
    """All of it is public. `closed`: free routes that no one may claim any more. `last`: the route claimed last."""

    owners: Mapping[str, Seat]
    pieces: tuple[int, ...]
    closed: frozenset[str]
    last: str | None


class RoutesSlice(Slice, frozen=True):
    """Sets of routes are bit sets in the map's order: `owned` and `barred` for each seat."""

    ids: tuple[str, ...]
    owned: tuple[int, ...]
    barred: tuple[int, ...]
    pieces: tuple[int, ...]
    last: str | None = None

    @property
    def taken(self) -> int:
        """The routes that anyone owns, as a bit set."""
        return reduce(or_, self.owned)

    @property
    def barred_for_all(self) -> int:
        """The routes that no seat may claim, as a bit set."""
        return reduce(and_, self.barred)

    def seen_by(self, viewer: Seat | None) -> RoutesSeen:
        closed = self.barred_for_all & ~self.taken
        owners = {self.ids[index]: seat for seat, owned in enumerate(self.owned) for index in indices(owned)}
        return RoutesSeen(owners, self.pieces, frozenset(self.ids[i] for i in indices(closed)), self.last)


class Routes(Part[RoutesSlice]):
    """Claiming routes. The cost of a route is asked as a Price, so that other parts may amend it."""

    name = "routes"
    numbers_type = RoutesNumbers
    given_type = RoutesGiven
    slice_type = RoutesSlice
    requires = ("market",)
    decides = (ClaimRoute, StopClaiming)
    folds = (RouteClaimed, RoutesClosed)
    amends = (PiecesLeft, Network)
    owes_with = ChoicesAfter

    def __init__(self, numbers: RoutesNumbers, content: Content) -> None:
        self.numbers = numbers
        cities = content.read_list("cities", City)
        self.cities: Mapping[str, City] = {city.id: city for city in cities}
        regions = {region.id: region for region in content.read_optional("regions", Region)}
        self.places: Mapping[str, City | Region] = {**regions, **self.cities}
        """The cities and regions, by id."""
        self.city_order = tuple(self.cities)
        self.city_index = {city: index for index, city in enumerate(self.city_order)}
        every = [self._with_wilds(route) for route in content.read_list("routes", Route)]
        self.routes: Mapping[str, Route] = paired(every, content, apart=numbers.unequal_apart)
        self.order = tuple(self.routes.values())
        self.index = {route.id: index for index, route in enumerate(self.order)}
        self.tracks = tuple(
            sum(1 << self.index[name] for name in (route.id, *route.twins)) if route.twins else 0
            for route in self.order
        )
        """For each route with twins, it and they as a bit set; 0 for the others."""
        self.beds = sum(1 << index for index, route in enumerate(self.order) if route.bed)
        """The track beds, as a bit set."""
        self.own_pieces = numbers.pieces > 0
        self.points = {int(length): points for length, points in numbers.points.items() if length in LENGTHS}
        self._prices: tuple[Price, ...] | None = None
        self._terms: dict[Rebate, Mapping[int, Terms]] = {}
        self._is_plain = False
        """Whether `fares` price all routes, for every seat; known once they are computed."""
        self._fares: Fares | None = None
        self._upto = {kind: self._up_to(kind) for kind in {"", *(route.kind for route in self.order)}}
        self._check(cities, content)

    def _with_wilds(self, route: Route) -> Route:
        """Return the route as one that takes wilds or doesn't."""
        takes = self.numbers.locomotives_anywhere or route.tunnel or route.locomotives > 0
        return route if takes else replace(route, wilds=False)

    def _up_to(self, kind: str) -> Sequence[int]:
        """Return the routes of a kind ("" for all) that take no more than 0, 1, 2, ... pieces, as bit sets."""
        most_pieces = max((route.pieces for route in self.order), default=0)
        routes = [(1 << index, route) for index, route in enumerate(self.order) if kind in ("", route.kind)]
        return [sum(bit for bit, route in routes if route.pieces <= most) for most in range(most_pieces + 1)]

    def _check(self, cities: Sequence[City], content: Content) -> None:
        cards = CardSet.read(content)
        colors = (ANY_COLOR, *cards.colors)
        if len(self.cities) != len(cities):
            for name in doubled(city.id for city in cities):
                content.wrong(f"cities.{name}", "two cities have this id")
        for route in self.order:
            for city in route.cities:
                if city not in self.cities:
                    content.wrong(f"routes.{route.id}", f"there is no city {city!r}{guess(city, self.cities)}")
            if route.cities[0] == route.cities[1]:
                content.wrong(f"routes.{route.id}", "leads to where it starts")
            if route.length not in self.points:
                content.wrong(f"routes.{route.id}", f"parts.routes.points has nothing for a length of {route.length}")
            if self.own_pieces and route.pieces > self.numbers.pieces:
                content.wrong(f"routes.{route.id}", f"takes more pieces than the {self.numbers.pieces} of a seat")
            if not 0 <= route.locomotives <= route.length:
                content.wrong(f"routes.{route.id}.locomotives", f"from 0 to its {route.length} spaces can bear one")
            if route.color != ANY_COLOR and route.color not in cards.colors:
                content.wrong(
                    f"routes.{route.id}",
                    f"there are no cards of the color {route.color!r}{guess(route.color, colors)}",
                )
            if not 0 <= route.mountains <= route.length:
                content.wrong(f"routes.{route.id}.mountains", f"from 0 to its {route.length} spaces can be mountains")
            if cards.typed and (route.any or not route.wilds):
                content.wrong(
                    f"routes.{route.id}", "any cards, or none of the wilds, where cards differ by color alone"
                )
            if route.pairs not in (0, route.length) or (route.pairs and not cards.typed):
                content.wrong(f"routes.{route.id}", "all of its spaces take pairs, or none")
            if cards.typed and route.kind not in cards.decks:
                content.wrong(f"routes.{route.id}", f"there are no cards for the kind {route.kind!r}")
        for length in self.numbers.points:
            if length not in LENGTHS:
                content.wrong("parts.routes.points", f"{length!r} is no length")

    def start(self, seats: int) -> RoutesSlice:
        none = (0,) * seats
        return RoutesSlice(tuple(self.index), none, none, (self.numbers.pieces,) * seats)

    # Prices

    def prices(self, game: Game) -> tuple[Price, ...]:
        """Return the price of every route, in the map's order. Computed once: prices never change."""
        if self._prices is None:
            market = game.rules.part(Market)
            priced = []
            for route in self.order:
                colors = market.colors if route.color == ANY_COLOR else (route.color,)
                priced.append(game.ask(Price(route, colors, route.length, wilds=route.wilds)))
            self._prices = tuple(priced)
        return self._prices

    def terms(self, game: Game, seat: Seat) -> Mapping[int, Terms]:
        """Return the terms of each route that `fares` can't price: with rebates or swaps, on tracks, without wilds.

        Those that don't depend on tracks are computed once.
        """
        rebate = replace(game.find(Rebate(seat)), seat=0) if Rebate in game.rules.amenders else NO_REBATE
        known = self._terms.get(rebate)
        if known is None:
            known = self._terms[rebate] = {
                index: self._terms_of(price, index, rebate)
                for index, price in enumerate(self.prices(game))
                if price.swaps or not price.wilds or rebate.fewer or rebate.any
            }
        if not self.beds:
            return known
        laid = {self.index[bed]: color for bed, color in game.find(LaidTracks()).colors}
        prices = self.prices(game)
        tracks = {
            index: self._terms_of(replace(prices[index], colors=(color,)), index, rebate)
            for index, color in laid.items()
        }
        return {**known, **tracks}

    def _terms_of(self, price: Price, index: int, rebate: Rebate) -> Terms:
        """Return the terms of a route. Its tunnel's extra cards depend on the payment, so it takes no swaps."""
        fewer = max((count for routes, count in rebate.fewer if routes >> index & 1), default=0)
        length = max(1, price.locomotives, price.length - fewer)
        swap, swaps = price.swap, min(price.swaps, length)
        if rebate.any and not swaps and price.wilds and not price.route.tunnel:
            swap, swaps = rebate.any, length
        return Terms(price.colors, length, price.locomotives, price.wilds, swap, swaps)

    def fares(self, game: Game) -> Fares:
        """Return what routes cost and hands can pay, for the whole map. Computed once."""
        if self._fares is None:
            market = game.rules.part(Market)
            self._fares = Fares(market.purse, [fare_of(price, market) for price in self.prices(game)])
            self._is_plain = not (self.beds or Rebate in game.rules.amenders or self.terms(game, 0))
        return self._fares

    # The turn

    def pending(self, game: Game) -> Collection[Seat]:
        """Return the seat that may claim another route, once it has no other choice left."""
        seat = game.turn.seat
        if seat is None:
            return ()
        open_ = game.ask(ChoicesAfter(seat))
        return (seat,) if open_.claims and open_.claims == open_.count else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        claims = self.claims(game, seat)
        if ChoicesAfter in game.rules.amenders and seat in self.pending(game):
            return Joined([claims, [StopClaiming(seat)]])
        return claims

    def claims(self, game: Game, seat: Seat) -> Sequence[Action]:
        """Return all legal claims of a seat. Routes of one fare are paid alike, so they are listed together."""
        fares = self._fares or self.fares(game)
        hand, open_ = game.slice(MarketSlice).hands[seat], self._open(game, seat)

        def claim(index: int, cards: Cards) -> ClaimRoute:
            return ClaimRoute(seat, self.order[index].id, cards)

        if self._is_plain:
            return Product(
                claim,
                fares.count(hand, open_),
                partial(fares.payable, hand, open_),
                partial(fares.pick, hand, open_),
            )
        terms = self.terms(game, seat)
        if self.beds:
            open_ &= ~self.beds | sum(1 << self.index[bed] for bed, _ in game.find(LaidTracks()).colors)
        kinds, alike = game.rules.part(Market).kinds, dict[Terms, int]()
        for index, asked in terms.items():
            alike[asked] = alike.get(asked, 0) | open_ & 1 << index
            open_ &= ~(1 << index)
        special = [(routes, ways(kinds, hand, asked)) for asked, routes in alike.items() if routes]
        return Product(
            claim,
            fares.count(hand, open_) + sum(routes.bit_count() * len(found) for routes, found in special),
            lambda: chain(((routes, found) for routes, found in special if found), fares.payable(hand, open_)),
        )

    def _open(self, game: Game, seat: Seat) -> int:
        """Return the routes that are free for a seat, and not longer than its pieces allow, as a bit set."""
        state = game.slice(RoutesSlice)
        shut, reach = state.barred[seat], 0
        for owned in state.owned:
            shut |= owned
        if Locked in game.rules.amenders:
            shut |= game.find(Locked(seat)).routes
        for kind, most in ({"": state.pieces[seat]} if self.own_pieces else game.ask(Supply(seat)).left).items():
            reach |= self._upto[kind][: most + 1][-1]
        return reach & ~shut

    def refuse(self, game: Game, action: Action) -> Refused | None:
        if isinstance(action, StopClaiming):
            return None if action.seat in self.pending(game) else Refused("no_second_claim")
        assert isinstance(action, ClaimRoute)
        index = self.index.get(action.route)
        if index is None:
            return Refused("unknown_route", route=action.route)
        return self._refuse_place(game, action.seat, index) or self._refuse_payment(game, action, index)

    def _refuse_place(self, game: Game, seat: Seat, index: int) -> Refused | None:
        state, route = game.slice(RoutesSlice), self.order[index]
        for other, owned in enumerate(state.owned):
            if owned >> index & 1:
                return Refused("route_taken", route=route.id, owner=other)
        if state.barred[seat] >> index & 1:
            if state.owned[seat] & self.tracks[index]:
                return Refused("own_twin", route=route.id)
            if not route.twins:
                return Refused("route_closed", route=route.id)
            most = self.most_tracks(len(state.owned))
            return Refused("twin_closed", route=route.id, open=most, tracks=len(route.twins) + 1)
        if route.bed and route.id not in dict(game.find(LaidTracks()).colors):
            return Refused("no_track_yet", route=route.id)
        lacking = game.ask(Locked(seat, index)).lacking
        if lacking:
            return Refused("route_locked", route=route.id, technologies=lacking)
        left = state.pieces[seat] if self.own_pieces else game.ask(Supply(seat)).left[route.kind]
        if left >= route.pieces:
            return None
        if self.own_pieces:
            return Refused("too_few_pieces", needed=route.pieces, left=left)
        return Refused("too_few_of_kind", kind=route.kind, needed=route.pieces, left=left)

    def _refuse_payment(self, game: Game, action: ClaimRoute, index: int) -> Refused | None:
        market, price, asked = (
            game.rules.part(Market),
            self.prices(game)[index],
            self.terms(game, action.seat).get(index),
        )
        if asked is not None:
            return refuse(asked, action.payment, market.hand(game, action.seat), market.wild)
        if market.cards.typed:
            return market.purse.refuse(fare_of(price, market), action.payment, market.hand(game, action.seat))
        return refuse_payment(
            action.payment,
            market.hand(game, action.seat),
            market.wild,
            count=price.length,
            colors=price.colors,
            locomotives=price.locomotives,
        )

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        if isinstance(action, StopClaiming):
            return (TurnEnded(action.seat),)
        assert isinstance(action, ClaimRoute)
        route = self.routes[action.route]
        events = self.claimed(game, action.seat, route, action.payment)
        return game.ask(Claim(action.seat, route, action.payment, events)).events

    def claimed(self, game: Game, seat: Seat, route: Route, payment: Cards) -> tuple[Event, ...]:
        """Return the events of a claim that is paid for. The turn ends with it, or with the last choice it leaves."""
        claim = (CardsSpent(seat, payment), RouteClaimed(seat, route.id, self.points[route.length]))
        return claim if game.ask(ChoicesAfter(seat, route)).count else (*claim, TurnEnded(seat))

    def evolve(self, state: RoutesSlice, event: Event) -> RoutesSlice:
        if isinstance(event, RouteClaimed):
            return self._with(state, event.seat, event.route)
        assert isinstance(event, RoutesClosed)
        closed = sum(1 << self.index[route] for route in event.routes)
        return replace(state, barred=tuple(bits | closed for bits in state.barred))

    def _with(self, state: RoutesSlice, seat: Seat, route: str) -> RoutesSlice:
        """Return the slice with the route owned; its twins are barred for the seat, or for all with few seats (R8)."""
        index, barred, pieces = self.index[route], state.barred, state.pieces
        owned = put(state.owned, seat, state.owned[seat] | 1 << index)
        if self.own_pieces:
            pieces = put(pieces, seat, pieces[seat] - self.order[index].pieces)
        tracks = self.tracks[index]
        if tracks:
            closes = (tracks & reduce(or_, owned)).bit_count() >= self.most_tracks(len(owned))
            twins = tracks & ~(1 << index)
            barred = tuple([bits | twins if closes or other == seat else bits for other, bits in enumerate(barred)])
        return RoutesSlice(state.ids, owned, barred, pieces, route)

    def most_tracks(self, seats: int) -> int:
        """Return how many of parallel routes can be claimed with so many seats."""
        if seats <= self.numbers.twins_close_up_to:
            return 1
        return 2 if seats <= self.numbers.triples_close_up_to else MOST_TRACKS

    # What others ask

    def amend(self, game: Game, question: Q) -> Q:
        if isinstance(question, PiecesLeft):
            seat = question.seat
            return PiecesLeft(seat, question.left + game.slice(RoutesSlice).pieces[seat])  # type: ignore[return-value]
        if isinstance(question, Network):
            own = tuple(route.cities for route in self.own(game, question.seat))
            return replace(question, links=(*question.links, *own))
        return question

    def own(self, game: Game, seat: Seat) -> list[Route]:
        """Return the routes of a seat, in the map's order."""
        return [self.order[index] for index in indices(game.slice(RoutesSlice).owned[seat])]

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        lines = []
        for seat in range(game.seats):
            own = self.own(game, seat)
            points = sum(self.points[route.length] for route in own)
            lines.append(ScoreLine(seat, "routes", points, {"routes": len(own)}))
        return lines

    # Positions and sums

    def arrange(self, state: RoutesSlice, seats: int, given: Given, rng: Random) -> RoutesSlice:
        assert isinstance(given, RoutesGiven)
        for route, seat in given.claimed.items():
            if route not in self.index:
                raise Refused("bad_position", place="claimed", what=f"there is no route {route}")
            if not 0 <= seat < seats:
                raise Refused("bad_position", place="claimed", what=f"there is no seat {seat}, only 0 to {seats - 1}")
            if state.barred[seat] >> self.index[route] & 1:
                raise Refused("bad_position", place="claimed", what=f"{route} is closed by its other track")
            state = replace(self._with(state, seat, route), last=None)
        pieces = list(state.pieces)
        if len(given.pieces or ()) > seats:
            raise Refused("bad_position", place="pieces", what=f"more than {seats} seats")
        if any(left is not None for left in given.pieces or ()) and not self.own_pieces:
            raise Refused("bad_position", place="pieces", what="this game has trains and ships instead")
        for seat, left in enumerate(given.pieces or ()):
            pieces[seat] = pieces[seat] if left is None else left
        if not all(0 <= left <= self.numbers.pieces for left in pieces):
            raise Refused("bad_position", place="pieces", what=f"a seat has from 0 to {self.numbers.pieces} left")
        return replace(state, pieces=tuple(pieces))

    def stray(self, game: Game) -> Sequence[str]:
        state, faults = game.slice(RoutesSlice), []
        for seat in range(game.seats):
            laid = sum(route.pieces for route in self.own(game, seat))
            if self.own_pieces and (laid + state.pieces[seat] != self.numbers.pieces or state.pieces[seat] < 0):
                faults.append(f"seat {seat}: {laid} pieces laid and {state.pieces[seat]} left")
        if sum(owned.bit_count() for owned in state.owned) != state.taken.bit_count():
            faults.append("a route has two owners")
        return faults


def fare_of(price: Price, market: Market) -> Fare:
    """Return the price as a fare. Where cards differ by color alone, all are in one deck."""
    deck = price.route.kind if market.cards.typed else market.decks[0]
    return Fare(deck, price.colors, price.length, price.route.pairs > 0, price.locomotives)
