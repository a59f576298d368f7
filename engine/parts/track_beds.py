"""Track beds: routes without a color, which get one when a player lays a track there after drawing cards (R71)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.content import Content, guess
from engine.core.event import Event, PlainEvent, TurnEnded
from engine.core.part import Count, Numbers, Part, Q, Seen, Slice, put
from engine.core.refused import Refused
from engine.parts.market import AfterDrawing, CardSet, Market
from engine.parts.routes import ANY_COLOR, LENGTHS, LaidTracks, RouteClaimed, Routes, RoutesClosed, RoutesSlice
from engine.rail.map import Route

if TYPE_CHECKING:
    from random import Random

    from engine.core.game import Game
    from engine.core.view import View


class TrackBedsNumbers(Numbers, frozen=True):
    """`tracks`: how many tracks of each color there are, by their length in spaces."""

    tracks: Annotated[Mapping[str, Count], Meta(min_length=1)]


class LayTrack(Action, frozen=True, tag="lay_track"):
    """A seat lays a track of a color on a bed."""

    route: str
    color: str


class TrackLaid(PlainEvent, frozen=True, tag="track_laid"):
    """A seat laid a track of a color on a bed, so that anyone can claim it."""

    seat: Seat
    route: str
    color: str


class TrackBedsSeen(Seen, frozen=True):
    """All of it is public. `laid`: the colors of the tracks on beds that aren't claimed yet."""

    laid: Mapping[str, str]


class TrackBedsSlice(Slice, frozen=True):
    """`beds` are the beds' routes in the map's order, `laid` the color of the track on each, or ""."""

    beds: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()

    def seen_by(self, viewer: Seat | None) -> TrackBedsSeen:
        return TrackBedsSeen({bed: color for bed, color in zip(self.beds, self.laid, strict=True) if color})


class TrackBeds(Part[TrackBedsSlice]):
    """Laying tracks. A claimed route gives its track back to the supply."""

    name = "track_beds"
    numbers_type = TrackBedsNumbers
    slice_type = TrackBedsSlice
    requires = ("market", "routes")
    decides = (LayTrack,)
    folds = (TrackLaid, RouteClaimed)
    amends = (AfterDrawing, LaidTracks)

    def __init__(self, numbers: TrackBedsNumbers, content: Content) -> None:
        cards = CardSet.read(content)
        routes = content.read_list("routes", Route)
        self.colors = tuple(cards.colors)
        self.beds: Mapping[str, Route] = {route.id: route for route in routes if route.bed}
        self.tracks = {int(length): count for length, count in numbers.tracks.items() if length in LENGTHS}
        crossed: dict[str, set[str]] = {bed: set() for bed in self.beds}
        for route in self.beds.values():
            for other in route.crosses:
                if other not in self.beds or other == route.id:
                    what = f"there is no other track bed {other!r}{guess(other, self.beds)}"
                    content.wrong(f"routes.{route.id}.crosses", what)
                else:
                    crossed[route.id].add(other)
                    crossed[other].add(route.id)
            if route.color != ANY_COLOR or route.any or not route.wilds:
                content.wrong(
                    f"routes.{route.id}.bed", f"a track bed has the color {ANY_COLOR!r}, and takes locomotives"
                )
            if route.length not in self.tracks:
                content.wrong(
                    f"routes.{route.id}", f"parts.track_beds.tracks has nothing for a length of {route.length}"
                )
        self.crossed: Mapping[str, Collection[str]] = crossed
        """The beds that each bed crosses."""
        if cards.typed:
            content.wrong("parts.track_beds", "tracks have the colors of cards that differ by color alone")

    def start(self, seats: int) -> TrackBedsSlice:
        return TrackBedsSlice(tuple(self.beds), ("",) * len(self.beds))

    # What others ask

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case AfterDrawing():
                return replace(question, waits=bool(self.options(game)))
            case LaidTracks():
                return replace(question, colors=tuple(game.slice(TrackBedsSlice).seen_by(None).laid.items()))
        return question

    def options(self, game: Game) -> list[tuple[str, str]]:
        """Return the beds on which a track can be laid, each with every color of which one of its length is left."""
        state, routes = game.slice(TrackBedsSlice), game.slice(RoutesSlice)
        shut, index = routes.taken | routes.barred_for_all, game.rules.part(Routes).index
        used = Counter(
            (self.beds[bed].length, color) for bed, color in zip(state.beds, state.laid, strict=True) if color
        )
        return [
            (bed, color)
            for bed, laid in zip(state.beds, state.laid, strict=True)
            if not laid and not shut >> index[bed] & 1
            for color in self.colors
            if used[self.beds[bed].length, color] < self.tracks[self.beds[bed].length]
        ]

    # Laying one

    def pending(self, game: Game) -> Collection[Seat]:
        seat = game.turn.seat
        return (seat,) if seat is not None and game.rules.part(Market).is_done(game) and self.options(game) else ()

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        if seat not in self.pending(game):
            return ()
        return [LayTrack(seat, bed, color) for bed, color in self.options(game)]

    def refuse(self, game: Game, action: Action) -> Refused | None:
        assert isinstance(action, LayTrack)
        if action.seat not in self.pending(game):
            return Refused("no_track_to_lay")
        return None if (action.route, action.color) in self.options(game) else Refused("track_not_there")

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        assert isinstance(action, LayTrack)
        crossed = tuple(sorted(self.crossed[action.route]))
        closed = (RoutesClosed(crossed),) if crossed else ()
        return (TrackLaid(action.seat, action.route, action.color), *closed, TurnEnded(action.seat))

    def evolve(self, state: TrackBedsSlice, event: Event) -> TrackBedsSlice:
        match event:
            case TrackLaid(route=route, color=color):
                return TrackBedsSlice(state.beds, put(state.laid, state.beds.index(route), color))
            case RouteClaimed(route=route) if route in state.beds:
                return TrackBedsSlice(state.beds, put(state.laid, state.beds.index(route), ""))
        return state

    # Sums

    def stray(self, game: Game) -> Sequence[str]:
        state = game.slice(TrackBedsSlice)
        used = Counter(
            (self.beds[bed].length, color) for bed, color in zip(state.beds, state.laid, strict=True) if color
        )
        return [f"too many tracks {color} {length}" for (length, color), n in used.items() if n > self.tracks[length]]


def laid_color(view: View, route: Route) -> str:
    """Return the color of a route now: of a track bed, the color of its track, or gray without one."""
    return view.seen(TrackBedsSeen).laid.get(route.id, route.color) if route.bed else route.color


def best_track(view: View, offered: Sequence[LayTrack], wanted: Collection[str], hand: Mapping[str, int]) -> LayTrack:
    """Return the track that helps most: on a wanted bed in the color of most own cards, else in that of fewest."""

    def worth(action: LayTrack) -> tuple[int, int]:
        is_wanted = action.route in wanted
        return is_wanted, hand.get(action.color, 0) * (1 if is_wanted else -1)

    return max(offered, key=worth)
