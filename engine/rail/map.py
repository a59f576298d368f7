"""The nouns of a map: its cities, the routes between them, and the tickets that name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.content import Content


class City(Struct, frozen=True):
    """A city of the map. `names` are by language; `port` says whether a harbor may be built there.

    `big` marks a city whose tickets alone are played in variants that say so.
    """

    id: str
    names: Mapping[str, str]
    lat: float = 0.0
    lon: float = 0.0
    port: bool = False
    big: bool = False


class Route(Struct, frozen=True):
    """A link between two cities. `twins` are the other tracks of a double or triple route, `twin` is the first of them.

    `kind` names the cards and pieces that it takes, on maps with several kinds. `locomotives` counts its spaces that
    need a wild (ferry), `pairs` those that need a pair of cards, `mountains` those that wear out another piece.
    `tunnel` marks a tunnel. `length` is in spaces.
    """

    id: str
    cities: tuple[str, str]
    length: int
    color: str
    kind: str = "train"
    locomotives: int = 0
    pairs: int = 0
    tunnel: bool = False
    twin: str | None = None
    twins: tuple[str, ...] = ()
    mountains: int = 0

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
    """

    id: str
    cities: tuple[str, str]
    points: int
    set: str = ""
    long: bool = False
    big_cities: bool = False
    stand_in: bool = False
    via: tuple[str, ...] = ()
    any_order: int | None = None
    penalty: int | None = None

    @property
    def stops(self) -> tuple[str, ...]:
        """All its cities in the printed order."""
        return (self.cities[0], *self.via, self.cities[1])


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
