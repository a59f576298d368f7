"""Routes that leave the picture at one edge and come back at the other: they are laid out as two runs.

Each run ends in a rim, a point that moves up and down only, at the sign with the partner city's name at the edge.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from data.tools.projection import Points
from data.tools.tracks import Measures, Pair, Rim
from renderer.core.labels import sign_size

SIDES = ("west", "east")
FLUSH = 3.0
"""Room between a sign and the edge that it stands at."""


def unrolled(cities: Sequence[Mapping[str, Any]], cut: float) -> list[tuple[float, float]]:
    """Longitude and latitude of cities on a map that begins at the meridian `cut`."""
    return [(city["lon"] + 360 * (city["lon"] < cut), city["lat"]) for city in cities]


def runs(
    cities: Sequence[Mapping[str, Any]],
    routes: Sequence[Mapping[str, Any]],
    lons: Sequence[float],
    measures: Measures,
) -> tuple[list[Pair], list[Rim]]:
    """Routes between the same two cities, of one length, lie side by side; those that wrap are two runs.

    Rims are numbered after the cities, the two of a wrapped route one after the other.
    """
    number = {city["id"]: i for i, city in enumerate(cities)}
    groups: dict[tuple[int, int, int, str], list[Mapping[str, Any]]] = {}
    for route in routes:
        a, b = (number[city] for city in route["cities"])
        side = _leaves(route, lons[a], lons[b])
        groups.setdefault((min(a, b), max(a, b), route["length"], side), []).append(route)
    pairs: list[Pair] = []
    rims: list[Rim] = []
    for (_, _, length, side), group in groups.items():
        a, b = (number[city] for city in group[0]["cities"])
        names = tuple(route["id"] for route in group)
        if not side:
            pairs.append(Pair(a, b, length, names))
            continue
        first = group[0]["wrap_spaces"][side]
        rim = len(cities) + len(rims)
        is_east = side == SIDES[1]
        rims += [_rim(cities, a, b, is_east, measures), _rim(cities, b, a, not is_east, measures)]
        pairs += [Pair(a, rim, first, names), Pair(rim + 1, b, length - first, names)]
    return pairs, rims


def _rim(cities: Sequence[Mapping[str, Any]], city: int, partner: int, is_east: bool, measures: Measures) -> Rim:
    """The sign has room for the longest of its names."""
    names = cities[partner]["names"].values()
    inner = FLUSH + max(sign_size(name, measures.sign)[0] for name in names)
    return Rim(measures.size[0] - inner if is_east else inner, is_east, city, partner)


def _leaves(route: Mapping[str, Any], first: float, second: float) -> str:
    """The edge at which a route leaves its first city: the nearer one. Nothing where it does not wrap."""
    return SIDES[first > second] if route.get("wraps") else ""


def rim_homes(rims: Sequence[Rim], home: Points, width: float) -> list[tuple[float, float]]:
    """Both rims of a route on the straight way between its cities around the back of the map."""
    found = []
    for rim in rims:
        (ax, ay), (bx, by) = home[rim.city], home[rim.partner]
        near, far = (width - ax, bx) if rim.is_east else (ax, width - bx)
        found.append((rim.x, ay + (by - ay) * near / max(near + far, 1e-9)))
    return found


def wrapped_lines(raw: Mapping[str, Any], cut: float, beyond: float = 50.0) -> dict[str, Any]:
    """The outlines of a map that begins at the meridian `cut`, with a little more on both sides.

    Shapes are taken twice, once around the world later; what is too far outside is squeezed to its border.
    """
    west, east = cut - beyond, cut + 360 + beyond

    def copies(rings: list[list[list[float]]]) -> list[list[list[list[float]]]]:
        found = []
        for turn in (0, 360):
            lons = [lon + turn for lon, _ in rings[0]]
            if max(lons) > west and min(lons) < east:
                found.append([[[min(max(lon + turn, west), east), lat] for lon, lat in ring] for ring in rings])
        return found

    def shapes(polygons: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            {"exterior": rings[0], "holes": rings[1:]}
            for shape in polygons
            for rings in copies([shape["exterior"], *shape["holes"]])
        ]

    def lines(ways: list[list[list[float]]]) -> list[list[list[float]]]:
        return [ring for way in ways for (ring,) in copies([way])]

    return {
        **raw,
        "land": shapes(raw["land"]),
        "lakes": shapes(raw["lakes"]),
        "rivers": lines(raw["rivers"]),
        "borders": lines(raw["borders"]),
    }
