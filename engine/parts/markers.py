"""Markers: cities have markers of several kinds; a claimed route brings one from each end, and the most score (R70)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content, doubled
from engine.core.event import Event, PlainEvent, PublicEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Count, Given, Numbers, Part, Points, Q, Seen, Slice, put
from engine.core.refused import Refused
from engine.core.rng import stream
from engine.core.score import ScoreLine
from engine.core.view import View
from engine.parts.routes import ChoicesAfter, RouteClaimed
from engine.rail.map import City, Route

MOST_AT_A_CITY = 5
"""The most markers of a city: each kind has a button."""

Kinds = tuple[str, ...]


class MarkerKind(Struct, frozen=True):
    """A kind of marker, of which there are `count`. `sign` is its letter, `color` one of the cards' colors."""

    id: str
    names: Mapping[str, str]
    sign: Annotated[str, Meta(min_length=1, max_length=2)]
    count: Annotated[int, Meta(ge=1, le=99)]
    color: str = ""


class MarkersNumbers(Numbers, frozen=True):
    """`points` for the most markers of a kind, the second most, …."""

    points: Annotated[list[Points], Meta(min_length=1, max_length=5)]


class MarkersGiven(Given, frozen=True):
    """`markers` that lie at cities, those of cities not named being dealt; `collected` by seat."""

    markers: Mapping[str, list[str]] = {}
    collected: list[list[str]] | None = None


class TakeMarker(Action, frozen=True, tag="take_marker"):
    """A seat chooses which marker it takes from a city."""

    city: str
    marker: str


class MarkersDealt(PublicEvent, frozen=True, tag="markers_dealt"):
    """Markers were dealt to the cities at set-up: for each city of the map's list, the kinds of its markers."""

    markers: tuple[Kinds, ...]


class MarkerTaken(PlainEvent, frozen=True, tag="marker_taken"):
    """A seat took a marker from a city."""

    seat: Seat
    city: str
    marker: str


class MarkersSeen(Seen, frozen=True):
    """All of it is public. `there`: the markers at each city; `collected` by seat, as counts by kind.

    `choosing` is the seat that chooses a marker now, and `cities` those from which it still does, in order.
    """

    there: Mapping[str, Kinds]
    collected: tuple[Mapping[str, int], ...]
    choosing: Seat | None
    cities: tuple[str, ...]


class MarkersSlice(Slice, frozen=True):
    """`there` are the markers of each city of the map's list; `collected` are counts by seat and kind."""

    ids: Kinds = ()
    places: tuple[str, ...] = ()
    there: tuple[Kinds, ...] = ()
    collected: tuple[tuple[int, ...], ...] = ()
    choosing: Seat | None = None
    cities: tuple[str, ...] = ()

    def at(self, city: str) -> Kinds:
        """Return the markers at a city."""
        return self.there[self.places.index(city)]

    def seen_by(self, viewer: Seat | None) -> MarkersSeen:
        there = dict(zip(self.places, self.there, strict=True))
        collected = tuple(dict(zip(self.ids, counts, strict=True)) for counts in self.collected)
        return MarkersSeen(there, collected, self.choosing, self.cities)


class Markers(Part[MarkersSlice]):
    """Dealing and taking markers, and their points."""

    name = "markers"
    numbers_type = MarkersNumbers
    given_type = MarkersGiven
    slice_type = MarkersSlice
    requires = ("routes",)
    sections: ClassVar = {"markers": MarkerKind}
    decides = (TakeMarker,)
    folds = (MarkersDealt, RouteClaimed, MarkerTaken)
    reacts = (RouteClaimed,)
    amends = (ChoicesAfter,)
    plain_scores = ("markers",)

    def __init__(self, numbers: MarkersNumbers, content: Content) -> None:
        self.numbers = numbers
        kinds = content.read_list("markers", MarkerKind)
        self.kinds: Mapping[str, MarkerKind] = {kind.id: kind for kind in kinds}
        self.sizes: Mapping[str, Count] = {city.id: city.markers for city in content.read_list("cities", City)}
        self.ends = {route.id: route.cities for route in content.read_list("routes", Route)}
        """The cities of each route."""
        for name in doubled(kind.id for kind in kinds):
            content.wrong(f"markers.{name}", "two kinds have this id")
        for city, count in self.sizes.items():
            if not 0 <= count <= MOST_AT_A_CITY:
                content.wrong(f"cities.{city}.markers", f"from 0 to {MOST_AT_A_CITY} markers have room at a city")
        there, wanted = sum(kind.count for kind in kinds), sum(self.sizes.values())
        if there < wanted:
            content.wrong("markers", f"{there} markers are too few: the cities take {wanted}")

    def start(self, seats: int) -> MarkersSlice:
        none: tuple[Kinds, ...] = ((),) * len(self.sizes)
        return MarkersSlice(tuple(self.kinds), tuple(self.sizes), none, ((0,) * len(self.kinds),) * seats)

    def setup(self, game: Game, rng: Random) -> Sequence[Event]:
        return (MarkersDealt(self._dealt(self._every(), stream(rng, "markers"), {})),)

    def _every(self) -> list[str]:
        return [kind.id for kind in self.kinds.values() for _ in range(kind.count)]

    def _dealt(self, bag: list[str], rng: Random, given: Mapping[str, Sequence[str]]) -> tuple[Kinds, ...]:
        rng.shuffle(bag)
        order = {kind: at for at, kind in enumerate(self.kinds)}
        there = []
        for city, count in self.sizes.items():
            drawn = given[city] if city in given else [bag.pop() for _ in range(min(count, len(bag)))]
            there.append(tuple(sorted(drawn, key=order.__getitem__)))
        return tuple(there)

    # Taking them

    def _open(self, state: MarkersSlice, route: str) -> tuple[str, ...]:
        """Return the ends of a route that have markers of more than one kind."""
        return tuple(city for city in self.ends[route] if len(set(state.at(city))) > 1)

    def amend(self, game: Game, question: Q) -> Q:
        state = game.slice(MarkersSlice)
        match question:
            case ChoicesAfter(route=Route(id=route), count=count):
                return replace(question, count=count + len(self._open(state, route)))
            case ChoicesAfter(seat=seat, count=count):
                return replace(question, count=count + len(state.cities) * (state.choosing == seat))
        return question

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        """Give the marker of each end that has one kind only."""
        assert isinstance(event, RouteClaimed)
        state = game.slice(MarkersSlice)
        ends = ((city, state.at(city)) for city in self.ends[event.route])
        return tuple(MarkerTaken(event.seat, city, kinds[0]) for city, kinds in ends if len(set(kinds)) == 1)

    def pending(self, game: Game) -> Collection[Seat]:
        choosing = game.slice(MarkersSlice).choosing
        return () if choosing is None else (choosing,)

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        """Return the kinds at the first city from which the seat still takes a marker."""
        state = game.slice(MarkersSlice)
        if state.choosing != seat:
            return ()
        city = state.cities[0]
        return [TakeMarker(seat, city, kind) for kind in dict.fromkeys(state.at(city))]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, TakeMarker)
        state = game.slice(MarkersSlice)
        if state.choosing != action.seat or action.city != state.cities[0]:
            return Refused("no_marker_to_take")
        return None if action.marker in state.at(action.city) else Refused("marker_not_there")

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, TakeMarker)
        taken = MarkerTaken(action.seat, action.city, action.marker)
        return (taken,) if game.ask(ChoicesAfter(action.seat)).count > 1 else (taken, TurnEnded(action.seat))

    def evolve(self, state: MarkersSlice, event: Event) -> MarkersSlice:
        match event:
            case MarkersDealt(markers=markers):
                return replace(state, there=markers)
            case RouteClaimed(seat=seat, route=route) if cities := self._open(state, route):
                return replace(state, choosing=seat, cities=cities)
            case MarkerTaken(seat=seat, city=city, marker=marker):
                place, kind = state.places.index(city), state.ids.index(marker)
                left = list(state.there[place])
                left.remove(marker)
                cities = tuple(one for one in state.cities if one != city)
                counts = put(state.collected[seat], kind, state.collected[seat][kind] + 1)
                return replace(
                    state,
                    there=put(state.there, place, tuple(left)),
                    collected=put(state.collected, seat, counts),
                    cities=cities,
                    choosing=state.choosing if cities else None,
                )
        return state

    # Points

    def final_score(self, game: Game) -> Sequence[ScoreLine]:
        """Return a line for every seat that has markers."""
        collected = game.slice(MarkersSlice).collected
        return [
            ScoreLine(
                seat,
                self.name,
                sum(worth(by_seat, seat, self.numbers.points) for by_seat in zip(*collected, strict=True)),
                {"markers": sum(counts)},
            )
            for seat, counts in enumerate(collected)
            if any(counts)
        ]

    # Positions and sums

    def arrange(self, state: MarkersSlice, seats: int, given: Given, rng: Random) -> MarkersSlice:
        assert isinstance(given, MarkersGiven)
        collected = [*(given.collected or []), *([] for _ in range(seats - len(given.collected or [])))]
        bag = Counter(self._every())
        for kind in chain(*given.markers.values(), *collected):
            if not bag[kind]:
                raise Refused("bad_position", place="markers", what=f"no marker {kind} is left for it")
            bag[kind] -= 1
        if len(collected) > seats or not given.markers.keys() <= self.sizes.keys():
            raise Refused("bad_position", place="markers", what=f"more than {seats} seats, or a city that isn't there")
        counts = tuple(tuple(own.count(kind) for kind in state.ids) for own in collected)
        there = self._dealt(sorted(bag.elements()), rng, given.markers)
        return replace(state, there=there, collected=counts)

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(MarkersSlice)
        out = Counter(kind for kinds in state.there for kind in kinds)
        for counts in state.collected:
            out.update(dict(zip(state.ids, counts, strict=True)))
        return [f"more markers {kind} than there are" for kind, count in out.items() if count > self.kinds[kind].count]


def worth(counts: Sequence[int], seat: Seat, points: Sequence[int]) -> int:
    """Return the points of a seat for one kind: all who tie share a place, and the places after it stay empty (R70)."""
    place = sum(count > counts[seat] for count in counts)
    return points[place] if counts[seat] and place < len(points) else 0


def best_marker(view: View, offered: Sequence[TakeMarker]) -> TakeMarker:
    """Return the marker that gains its seat most now, then the kind of which it has most."""
    collected = view.seen(MarkersSeen).collected

    def gain(action: TakeMarker) -> tuple[int, int]:
        return _gain(view, action.seat, action.marker), collected[action.seat].get(action.marker, 0)

    return max(offered, key=gain)


def markers_gain(view: View, seat: Seat, cities: Sequence[str]) -> int:
    """Return the points that a seat would gain now by the best marker of each of these cities."""
    there = view.seen(MarkersSeen).there
    return sum(max((_gain(view, seat, kind) for kind in set(there[city])), default=0) for city in cities)


def _gain(view: View, seat: Seat, kind: str) -> int:
    points, counts = view.part(Markers).numbers.points, [held[kind] for held in view.seen(MarkersSeen).collected]
    before = worth(counts, seat, points)
    counts[seat] += 1
    return worth(counts, seat, points) - before
