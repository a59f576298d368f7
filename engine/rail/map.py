"""The nouns of a map: its cities, the routes between them, and the tickets that name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.board.network import Connected
from engine.core.content import Content

Natural = Annotated[int, Meta(extra_json_schema={"minimum": 0})]
"""A number from 0 on. The check of a map sees to it; the type takes any, for copies of maps that games keep."""


class City(Struct, frozen=True):
    """A city of the map. `names` are by language; `port` says whether a harbor may be built there.

    `big` marks a city whose tickets alone are played in variants that say so. `region` is the region of which it is a
    stop, `markers` how many markers are dealt to it.
    """

    id: str
    names: Mapping[str, str]
    lat: float = 0.0
    lon: float = 0.0
    port: bool = False
    big: bool = False
    region: str = ""
    markers: Natural = 0


class Region(Struct, frozen=True):
    """What tickets may name instead of a city: any of its stops will do. `names` are by language."""

    id: str
    names: Mapping[str, str]


class Route(Struct, frozen=True):
    """A link between two cities. `twins` are the other tracks of a double or triple route, `twin` is the first of them.

    `kind` names the cards and pieces that it takes, on maps with several kinds. `locomotives` counts its spaces that
    need a wild (ferry), `pairs` those that need a pair of cards, `mountains` those that wear out another piece.
    `tunnel` marks a tunnel. `length` is in spaces. Without `wilds` it takes no wilds. `any` is how many cards of any
    kind pay for one of its spaces, 0 if none do. `companies` are those of which it brings a share.
    A `bed` has no color until a track is laid on it, and lies across the beds that it `crosses`.
    An `unlocked` route needs no technology.
    """

    id: str
    cities: tuple[str, str]
    length: Annotated[int, Meta(extra_json_schema={"minimum": 1})]
    color: str
    kind: str = "train"
    locomotives: Natural = 0
    pairs: Natural = 0
    tunnel: bool = False
    twin: str | None = None
    twins: tuple[str, ...] = ()
    mountains: Natural = 0
    wilds: bool = True
    any: Natural = 0
    companies: tuple[str, ...] = ()
    bed: bool = False
    crosses: tuple[str, ...] = ()
    unlocked: bool = False

    @property
    def pieces(self) -> int:
        """The pieces that claiming it takes out of the supply."""
        return self.length + self.mountains


class Ticket(Struct, frozen=True):
    """Two cities to connect, and the points for it.

    A tour ticket passes the cities `via` in order, and scores `any_order` when they are only connected. A ticket that
    isn't completed costs its `penalty`, or its points if it has none.
    `set` is the set of cards that it belongs to. Long tickets are dealt at the start and never drawn. `stand_in` marks
    a card whose printed values aren't known to this project.
    Its ends may be regions. `ends` are further ends for the second one, with the points for each; the best counts.
    `ways` are all pairs of cities that complete it, with their points, the best first (`with_ways`).
    """

    id: str
    cities: tuple[str, str]
    points: Natural
    set: str = ""
    long: bool = False
    big_cities: bool = False
    stand_in: bool = False
    via: tuple[str, ...] = ()
    any_order: Natural | None = None
    penalty: Natural | None = None
    ends: Mapping[str, Natural] = {}
    ways: tuple[tuple[str, str, Natural], ...] = ()

    @property
    def lost(self) -> int:
        """The points that it costs when it isn't completed: the fewest of its ends, where it has several."""
        return min((self.points, *self.ends.values())) if self.penalty is None else self.penalty

    @property
    def best(self) -> int:
        """The most points that it can bring."""
        return max((self.points, *self.ends.values()))

    @property
    def cities_named(self) -> tuple[str, ...]:
        """All cities where it may begin, pass or end."""
        return tuple(dict.fromkeys(city for one, other, _ in self.ways for city in (one, *self.via, other)))

    @property
    def joins(self) -> tuple[tuple[str, str], ...]:
        """Links from each city that will do for an end to that end: for searches that know one start and one goal."""
        start, goal = self.cities
        found = [(one, start) for one, _, _ in self.ways] + [(other, goal) for _, other, _ in self.ways]
        return tuple(dict.fromkeys(link for link in found if link[0] != link[1]))

    def way(self, connected: Connected) -> tuple[str, str, int] | None:
        """Return the best of its ways that is connected with all cities it passes, or None."""
        for one, other, points in self.ways or ((*self.cities, self.points),):
            if connected.joins(one, other) and (not self.via or all(connected.joins(one, city) for city in self.via)):
                return one, other, points
        return None

    @property
    def places(self) -> tuple[str, ...]:
        """All cities and regions that it names, the start first."""
        return tuple(dict.fromkeys((*self.stops, *self.ends)))

    def with_ways(self, stops: Mapping[str, Sequence[str]]) -> Ticket:
        """Return it with its ways; `stops` are the cities of each region."""
        start, goal = self.cities
        found = [
            (one, other, points)
            for end, points in {goal: self.points, **self.ends}.items()
            for one in stops.get(start, (start,))
            for other in stops.get(end, (end,))
        ]
        return replace(self, ways=tuple(sorted(found, key=lambda way: -way[2])))

    @property
    def stops(self) -> tuple[str, ...]:
        """All its cities in the printed order."""
        return (self.cities[0], *self.via, self.cities[1])


class Place(Struct, frozen=True):
    """The fields of a city that tickets read."""

    id: str
    region: str = ""


def region_stops(places: Sequence[Place]) -> dict[str, list[str]]:
    """Return the cities that are stops of each region."""
    found: dict[str, list[str]] = {}
    for place in places:
        if place.region:
            found.setdefault(place.region, []).append(place.id)
    return found


MOST_TRACKS = 3


def paired(routes: Sequence[Route], content: Content, *, apart: bool = False) -> dict[str, Route]:
    """Return the routes by id, with the twins of those that join the same cities. Mistakes are recorded.

    With `apart`, only routes of one length and kind are twins.
    """

    def between(route: Route) -> tuple[object, ...]:
        kind = (route.length, route.kind, route.tunnel) if apart else ()
        return (frozenset(route.cities), *kind)

    tracks: dict[tuple[object, ...], list[str]] = {}
    for route in routes:
        tracks.setdefault(between(route), []).append(route.id)
    found: dict[str, Route] = {}
    for route in routes:
        others = [other for other in tracks[between(route)] if other != route.id]
        if route.id in found:
            content.wrong(f"routes.{route.id}", "two routes have this id")
        if len(others) >= MOST_TRACKS:
            content.wrong(f"routes.{route.id}", f"more than {MOST_TRACKS} parallel routes join these cities")
        if route.twin is not None and route.twin not in others:
            content.wrong(f"routes.{route.id}.twin", f"{route.twin!r} does not join the same two cities")
        found[route.id] = replace(route, twin=others[0] if others else None, twins=tuple(others))
    return found
