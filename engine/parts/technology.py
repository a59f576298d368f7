"""Technology: cards bought with locomotives, which open routes, make them cheaper, or bring points (R72 to R75)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.board.trails import longest_trail, takes_long
from engine.core.action import Action, Seat
from engine.core.content import Content, doubled, guess
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.lazy import Product
from engine.core.part import Given, Numbers, Part, Points, Q, Seen, Slice, put
from engine.core.refused import Fact, Refused
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.market import AfterDrawing, CardDrawn, Cards, CardSet, CardsSpent, Market, MarketSlice
from engine.parts.routes import ChoicesAfter, Locked, Rebate, RouteClaimed, Routes
from engine.parts.ticket_points import TicketPoints
from engine.rail.map import City, Region, Route
from engine.rail.swaps import Terms, refuse, ways

BLIND = 2
"""The cards from the deck after which a card that says so brings another one."""
Technologies = tuple[str, ...]
"""Technologies by id."""


class RouteKind(Struct, frozen=True, forbid_unknown_fields=True):
    """Which routes are meant: those for which all that is said holds. `region`: at least one end is a stop of it."""

    spaces: tuple[int, ...] = ()
    ferry: bool = False
    tunnel: bool = False
    mountains: bool = False
    region: str = ""

    def fits(self, route: Route, regions: Collection[str]) -> bool:
        """Tell whether a route is meant; `regions` are those of its cities."""
        return (
            (not self.spaces or route.length in self.spaces)
            and (route.locomotives > 0 or not self.ferry)
            and (route.tunnel or not self.tunnel)
            and (route.mountains > 0 or not self.mountains)
            and (not self.region or self.region in regions)
        )


class TechnologyCard(Struct, frozen=True):
    """A technology: what it costs in locomotives, how many `copies` there are, and what it does.

    `sign` is written on the routes that it `opens`, in one to three letters; `names` are by language. It brings
    `route_points` for each route that its owner claims, and `fewer` cards pay for one: for the `routes`, or for all.
    At the end it brings `ticket_points` for each completed ticket; `most_tickets` and `longest_path` are points won
    with most completed tickets and the longest path, and lost without. `any` cards of any kind stand for a locomotive.
    With `third_card`, two cards from the deck bring a third one. With `second_route`, its owner may claim another route
    after a claim, and gives it back then.
    """

    id: str
    names: Mapping[str, str]
    sign: Annotated[str, Meta(min_length=1, max_length=3)]
    price: Annotated[int, Meta(ge=1, le=9)]
    copies: Annotated[int, Meta(ge=1, le=9)]
    opens: tuple[RouteKind, ...] = ()
    routes: tuple[RouteKind, ...] = ()
    route_points: Annotated[int, Meta(ge=0, le=99)] = 0
    fewer: Annotated[int, Meta(ge=0, le=9)] = 0
    ticket_points: Annotated[int, Meta(ge=0, le=99)] = 0
    most_tickets: Annotated[int, Meta(ge=0, le=99)] = 0
    longest_path: Annotated[int, Meta(ge=0, le=99)] = 0
    any: Annotated[int, Meta(ge=0, le=9)] = 0
    third_card: bool = False
    second_route: bool = False

    @property
    def does_something(self) -> bool:
        """Whether it has any effect."""
        numbers = (self.route_points, self.fewer, self.ticket_points, self.most_tickets, self.longest_path, self.any)
        return bool(self.opens or any(numbers) or self.third_card or self.second_route)


class TechnologyNumbers(Numbers, frozen=True):
    """`each_turn`: how many a seat may buy in a turn. `any` cards of any kind stand for a locomotive, 0 if none do."""

    each_turn: Annotated[int, Meta(ge=1, le=9)] = 1
    any: Annotated[int, Meta(ge=0, le=9)] = 0


class TechnologyGiven(Given, frozen=True):
    """`technologies`: those of each seat. `earned`: the points that routes brought each seat by them."""

    technologies: list[list[str]] = []  # noqa: RUF012  # msgspec copies it
    earned: list[Points] = []  # noqa: RUF012


class BuyTechnology(Action, frozen=True, tag="buy_technology"):
    """A seat buys a technology with the cards it names."""

    technology: str
    payment: Cards


class TechnologyBought(PlainEvent, frozen=True, tag="technology_bought"):
    """A seat bought a technology."""

    seat: Seat
    technology: str


class TechnologyReturned(PlainEvent, frozen=True, tag="technology_returned"):
    """A seat gave a technology back, because it was used."""

    seat: Seat
    technology: str


class TechnologyScored(PlainEvent, frozen=True, tag="technology_scored"):
    """The technologies of a seat brought points for a claimed route."""

    seat: Seat
    route: str
    points: int


class TechnologySeen(Seen, frozen=True):
    """All of it is public: the technologies of each seat, in the order of buying, and how many of each are left.

    `earned` are the points that routes brought each seat by them. `bought` and `claimed` count technologies and routes
    of this turn.
    """

    owned: tuple[Technologies, ...]
    left: Mapping[str, int]
    earned: tuple[int, ...]
    bought: int
    claimed: int


class TechnologySlice(Slice, frozen=True):
    """`bought`, `claimed` and `blind` count technologies, routes and cards from the deck of the turn."""

    copies: tuple[tuple[str, int], ...]
    owned: tuple[Technologies, ...]
    earned: tuple[int, ...]
    bought: int = 0
    claimed: int = 0
    blind: int = 0

    def seen_by(self, viewer: Seat | None) -> TechnologySeen:
        left = {one: count - sum(one in owned for owned in self.owned) for one, count in self.copies}
        return TechnologySeen(self.owned, left, self.earned, self.bought, self.claimed)


class Technology(Part[TechnologySlice]):
    """Buying technologies, and what they do."""

    name = "technology"
    numbers_type = TechnologyNumbers
    given_type = TechnologyGiven
    slice_type = TechnologySlice
    requires = ("market", "routes", "ticket_points")
    sections: ClassVar = {"technologies": TechnologyCard}
    decides = (BuyTechnology,)
    folds = (TechnologyBought, TechnologyReturned, TechnologyScored, RouteClaimed, CardDrawn, TurnEnded)
    reacts = (RouteClaimed, CardDrawn)
    amends = (Locked, Rebate, ChoicesAfter, AfterDrawing)
    compared_scores = ("technology_contest",)

    def __init__(self, numbers: TechnologyNumbers, content: Content) -> None:
        self.numbers = numbers
        cards = content.read_list("technologies", TechnologyCard)
        self.cards: Mapping[str, TechnologyCard] = {card.id: card for card in cards}
        self.order = tuple(self.cards)
        self.routes = content.read_list("routes", Route)
        self.index = {route.id: index for index, route in enumerate(self.routes)}
        region_of = {city.id: city.region for city in content.read_list("cities", City)}
        self._regions = [{region_of.get(city, "") for city in route.cities} for route in self.routes]
        openers: dict[RouteKind, list[str]] = {}
        for card in cards:
            for kind in card.opens:
                openers.setdefault(kind, []).append(card.id)
        held = sum(1 << index for index, route in enumerate(self.routes) if not route.unlocked)
        self.locks = [(self._meant((kind,)) & held, tuple(found)) for kind, found in openers.items()]
        """For each kind of routes that cards open: the routes as a bit set, and these cards."""
        self.meant = {card.id: self._meant(card.routes) if card.routes else -1 for card in cards}
        """The routes to which points and discount of each card apply, as a bit set."""
        self._check(cards, content)

    def _meant(self, kinds: Sequence[RouteKind]) -> int:
        found = zip(self.routes, self._regions, strict=True)
        return sum(1 << at for at, (route, regions) in enumerate(found) if any(k.fits(route, regions) for k in kinds))

    def _check(self, cards: Sequence[TechnologyCard], content: Content) -> None:
        regions = [region.id for region in content.read_optional("regions", Region)]
        for name in doubled(card.id for card in cards):
            content.wrong(f"technologies.{name}", "two technologies have this id")
        for name in doubled(card.sign for card in cards):
            content.wrong("technologies", f"two technologies have the sign {name!r}")
        for card in cards:
            place = f"technologies.{card.id}"
            for kind in (*card.opens, *card.routes):
                if kind.region and kind.region not in regions:
                    content.wrong(place, f"there is no region {kind.region!r}{guess(kind.region, regions)}")
                if kind == RouteKind():
                    content.wrong(place, 'says of no routes which ones; write for example {"spaces": [3]}')
                elif not self._meant((kind,)):
                    content.wrong(place, f"there are no routes of the kind {_written(kind)}")
            if not card.does_something:
                content.wrong(place, 'does nothing; write for example "route_points": 1')
            if card.any == 1:
                content.wrong(f"{place}.any", "from 2 to 9 cards stand for a locomotive")
        if self.numbers.any == 1:
            content.wrong("parts.technology.any", "from 2 to 9 cards stand for a locomotive")
        if CardSet.read(content).typed:
            content.wrong("parts.technology", "works with cards that differ by color alone")

    def start(self, seats: int) -> TechnologySlice:
        copies = tuple((card.id, card.copies) for card in self.cards.values())
        return TechnologySlice(copies, ((),) * seats, (0,) * seats)

    # What others ask

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Locked(seat=seat, route=route):
                owned = game.slice(TechnologySlice).owned[seat]
                lacking = () if route is None else self.lacking(owned, route)
                return replace(question, routes=question.routes | self.locked(owned), lacking=lacking)
            case Rebate(seat=seat):
                owned = game.slice(TechnologySlice).owned[seat]
                fewer = (*question.fewer, *self.fewer(owned))
                return replace(question, fewer=fewer, any=self.swap(owned) or question.any)
            case ChoicesAfter(route=None, seat=seat, count=count, claims=claims):
                more = int(self._second_due(game, seat))
                return replace(question, count=count + more, claims=claims + more)
            case ChoicesAfter(seat=seat, count=count):
                state = game.slice(TechnologySlice)
                more = state.claimed == 0 and self.second(state.owned[seat]) is not None
                return replace(question, count=count + more)
            case AfterDrawing(seat=seat, waits=waits):
                return replace(question, waits=waits or self._third_due(game, seat))
        return question

    def locked(self, owned: Collection[str]) -> int:
        """Return the routes that no one may claim who owns just these technologies, as a bit set."""
        shut = 0
        for routes, openers in self.locks:
            if not any(one in owned for one in openers):
                shut |= routes
        return shut

    def lacking(self, owned: Collection[str], route: int) -> Technologies:
        """Return what must be bought for a route: of technologies that open the same, the cheapest."""
        asked = [openers for routes, openers in self.locks if routes >> route & 1]
        lacked = [openers for openers in asked if not any(one in owned for one in openers)]
        return tuple(dict.fromkeys(min(openers, key=lambda one: self.cards[one].price) for openers in lacked))

    def fewer(self, owned: Iterable[str]) -> tuple[tuple[int, int], ...]:
        """Return how many cards fewer pay for which routes, as bit sets, for who owns these technologies."""
        return tuple((self.meant[one], self.cards[one].fewer) for one in owned if self.cards[one].fewer)

    def swap(self, owned: Collection[str]) -> int:
        """Return how many cards of any kind stand for a locomotive for who owns these technologies; 0 if none do."""
        return min((any for any in (self.numbers.any, *(self.cards[one].any for one in owned)) if any), default=0)

    def second(self, owned: Iterable[str]) -> str | None:
        """Return which of these technologies lets one claim a second route, or None."""
        return next((one for one in owned if self.cards[one].second_route), None)

    def _second_due(self, game: Game, seat: Seat) -> bool:
        """Tell whether the seat on turn has claimed a route, and may claim another one."""
        state = game.slice(TechnologySlice)
        if game.turn.seat != seat or state.claimed != 1:
            return False
        digs = bool(game.slice(MarketSlice).aside)
        return not digs and self.second(state.owned[seat]) is not None

    def _third_due(self, game: Game, seat: Seat) -> bool:
        state = game.slice(TechnologySlice)
        if state.blind != BLIND or not game.slice(MarketSlice).deck:
            return False
        return any(self.cards[one].third_card for one in state.owned[seat])

    # Buying

    def terms(self, game: Game, seat: Seat, technology: str) -> Terms:
        """Return what a seat pays for a technology."""
        price, swap = self.cards[technology].price, self.swap(game.slice(TechnologySlice).owned[seat])
        return Terms(game.rules.part(Market).colors, price, price, True, swap, price if swap else 0)

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        seen, kinds = game.slice(TechnologySlice).seen_by(None), game.rules.part(Market).kinds
        if seen.bought >= self.numbers.each_turn:
            return ()
        hand = game.slice(MarketSlice).hands[seat]
        found = [
            (1 << index, ways(kinds, hand, self.terms(game, seat, one)))
            for index, one in enumerate(self.order)
            if seen.left[one] and one not in seen.owned[seat]
        ]
        return Product(
            lambda index, cards: BuyTechnology(seat, self.order[index], cards),
            sum(len(paid) for _, paid in found),
            lambda: ((bit, paid) for bit, paid in found if paid),
        )

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, BuyTechnology)
        seen, market, name = game.slice(TechnologySlice).seen_by(None), game.rules.part(Market), action.technology
        if seen.bought >= self.numbers.each_turn:
            return Refused("technology_bought_already", count=self.numbers.each_turn)
        if name not in self.cards:
            return Refused("unknown_technology", technology=name)
        if name in seen.owned[action.seat]:
            return Refused("technology_owned", technology=name)
        if not seen.left[name]:
            return Refused("no_technology_left", technology=name)
        terms, hand = self.terms(game, action.seat, name), market.hand(game, action.seat)
        refused = refuse(terms, action.payment, hand, market.wild)
        if refused is None or refused.code in ("unknown_card", "not_in_hand"):
            return refused
        return Refused("technology_price", technology=name, price=terms.length, swap=terms.swap)

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, BuyTechnology)
        return CardsSpent(action.seat, action.payment), TechnologyBought(action.seat, action.technology)

    # What they do

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        if isinstance(event, CardDrawn):
            if not self._third_due(game, event.seat):
                return ()
            return (CardDrawn(event.seat, game.slice(MarketSlice).deck[-1], event.deck, True),)
        assert isinstance(event, RouteClaimed)
        state, routes, seat = game.slice(TechnologySlice), game.rules.part(Routes), event.seat
        found: list[Event] = []
        index = routes.index[event.route]
        points = sum(self.cards[one].route_points for one in state.owned[seat] if self.meant[one] >> index & 1)
        if points:
            found.append(TechnologyScored(seat, event.route, points))
        second = self.second(state.owned[seat])
        if second is not None and state.claimed > 1:
            found.append(TechnologyReturned(seat, second))
        elif second is not None and game.ask(ChoicesAfter(seat)).count == 1 and not routes.claims(game, seat):
            found.append(TurnEnded(seat))
        return found

    def evolve(self, state: TechnologySlice, event: Event) -> TechnologySlice:
        match event:
            case TechnologyBought(seat=seat, technology=one):
                owned = put(state.owned, seat, (*state.owned[seat], one))
                return replace(state, owned=owned, bought=state.bought + 1)
            case TechnologyReturned(seat=seat, technology=one):
                left = tuple(other for other in state.owned[seat] if other != one)
                return replace(state, owned=put(state.owned, seat, left))
            case TechnologyScored(seat=seat, points=points):
                return replace(state, earned=put(state.earned, seat, state.earned[seat] + points))
            case RouteClaimed():
                return replace(state, claimed=state.claimed + 1)
            case CardDrawn():
                return replace(state, blind=state.blind + 1)
            case _ if state.bought or state.claimed or state.blind:
                return replace(state, bought=0, claimed=0, blind=0)
        return state

    # Points

    def open_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return the points that routes brought, for every seat that has some."""
        earned = game.slice(TechnologySlice).earned
        return [ScoreLine(seat, self.name, points) for seat, points in enumerate(earned) if points]

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for each technology that brings or costs points at the end."""
        owned = game.slice(TechnologySlice).owned
        held = {one for technologies in owned for one in technologies}
        tickets, lengths, lines = list[int](), list[int](), list[ScoreLine]()
        if any(self.cards[one].ticket_points or self.cards[one].most_tickets for one in held):
            tickets = [len(game.rules.part(TicketPoints).complete(game, seat)) for seat in range(game.seats)]
        if any(self.cards[one].longest_path for one in held):
            lengths = [longest_trail(self._links(game, seat))[0] for seat in range(game.seats)]
        for seat, technologies in enumerate(owned):
            for card in (self.cards[one] for one in technologies):
                if card.ticket_points:
                    facts: dict[str, Fact] = {"technology": card.id, "count": tickets[seat]}
                    lines.append(ScoreLine(seat, "technology_tickets", card.ticket_points * tickets[seat], facts))
                for stake, counts in ((card.most_tickets, tickets), (card.longest_path, lengths)):
                    if stake:
                        won = counts[seat] == max(counts) > 0
                        facts = {"technology": card.id, "count": counts[seat]}
                        lines.append(ScoreLine(seat, "technology_contest", stake if won else -stake, facts))
        return lines

    def _links(self, game: Game, seat: Seat) -> tuple[tuple[str, str, int], ...]:
        return tuple((*route.cities, route.length) for route in game.rules.part(Routes).own(game, seat))

    def slow(self, game: Game) -> Sequence[Callable[[], object]]:
        """Return the searches for the longest path, where someone's technology counts it and they take long."""
        owned = game.slice(TechnologySlice).owned
        if not any(self.cards[one].longest_path for technologies in owned for one in technologies):
            return ()
        networks = [self._links(game, seat) for seat in range(game.seats)]
        return [partial(longest_trail, links) for links in networks if takes_long(links)]

    # Positions and sums

    def arrange(self, state: TechnologySlice, seats: int, given: Given, rng: Random) -> TechnologySlice:
        assert isinstance(given, TechnologyGiven)
        if max(len(given.technologies), len(given.earned)) > seats:
            raise Refused("bad_position", place="technologies", what=f"more than {seats} seats")
        for one in (one for owned in given.technologies for one in owned):
            if one not in self.cards:
                raise Refused("bad_position", place="technologies", what=f"there is no technology {one}")
        owned = tuple(tuple(dict.fromkeys(owned)) for owned in given.technologies)
        arranged = replace(
            state,
            owned=(*owned, *state.owned[len(owned) :]),
            earned=(*given.earned, *state.earned[len(given.earned) :]),
        )
        if min(arranged.seen_by(None).left.values(), default=0) < 0:
            raise Refused("bad_position", place="technologies", what="more of one than there are copies")
        return arranged

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TechnologySlice)
        left = state.seen_by(None).left
        doubles = [f"seat {seat} owns one twice" for seat, one in enumerate(state.owned) if len(set(one)) < len(one)]
        return [*doubles, *(f"more of {one} than there are" for one, count in left.items() if count < 0)]


def saved_cards(view: View) -> Mapping[str, int]:
    """Return how many cards fewer pay for a route, by its id, with what the viewer owns; {} if nothing is cheaper."""
    if view.viewer is None or not view.has(TechnologySeen):
        return {}
    part = view.part(Technology)
    discounts = part.fewer(view.seen(TechnologySeen).owned[view.viewer])
    return {
        route.id: min(fewer, route.length - max(1, route.locomotives))
        for meant, fewer in sorted(discounts, key=lambda one: one[1])
        for at, route in enumerate(part.routes)
        if meant >> at & 1
    }


def _written(kind: RouteKind) -> str:
    """Return a kind of routes as a map's file says it."""
    said = {name: getattr(kind, name) for name in kind.__struct_fields__}
    return str({name: list(value) if name == "spaces" else value for name, value in said.items() if value})
