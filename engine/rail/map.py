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
    """A link between two cities. `twin` is the other track of a double route.

    `kind` names the cards and pieces that it takes, on maps with several kinds. `locomotives` counts its spaces that
    need a wild (ferry), `pairs` those that need a pair of cards; `tunnel` marks a tunnel. `length` is in spaces.
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


def paired(routes: Sequence[Route], content: Content) -> dict[str, Route]:
    """Return the routes by id, with `twin` set on routes that join the same cities. Mistakes are recorded."""
    between: dict[frozenset[str], list[Route]] = {}
    for route in routes:
        between.setdefault(frozenset(route.cities), []).append(route)
    found: dict[str, Route] = {}
    for route in routes:
        others = [other for other in between[frozenset(route.cities)] if other is not route]
        if route.id in found:
            content.wrong(f"routes.{route.id}", "two routes have this id")
        if len(others) > 1:
            content.wrong(f"routes.{route.id}", "more than two routes join these cities; a double route has two tracks")
        elif others and others[0].length != route.length:
            lengths = f"{route.length} long, its twin {others[0].id!r} {others[0].length}"
            content.wrong(f"routes.{route.id}", f"{lengths}: the two tracks of a double route are equally long")
        if route.twin is not None and route.twin not in [other.id for other in others]:
            content.wrong(f"routes.{route.id}.twin", f"{route.twin!r} does not join the same two cities")
        found[route.id] = replace(route, twin=others[0].id if others else None)
    return found
