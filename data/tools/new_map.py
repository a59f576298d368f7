"""`python bot.py new-map`: writes a first file of a map, from a title and cities. See docs/adding-a-map.md."""

from __future__ import annotations

import argparse
import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import dist, sqrt
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from shapely import LineString

from data.maps.checks import LONGEST_NAME, LONGEST_TITLE, MOST
from data.maps.layout_check import EDGES
from data.maps.places import find_places, folded, near_places
from data.tools.projection import Projection, unrolled, widest_gap

FEWEST = 5
"""Cities, so that there are tickets for two."""
COLORS = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple")
POINTS = {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}
LONGEST = 6
USUAL = 2.5
"""Spaces of the route in the middle, by length."""
LARGEST_PART = 0.8
"""Part of a player's pieces that a ticket takes at most."""
GOLDEN = (sqrt(5) - 1) / 2
ASK_TITLE = "Title of the map: "
ASK_CITIES = "Cities, as many as you like on a line (an empty line ends): "
HOW = 'write it with its place in degrees, as in "Old Mill 59.3 18.1"'
_PLACED = re.compile(r"(.+?)[\s,]+(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)")
_COUNTRY = re.compile(r"(.+?)\s*,\s*([A-Za-z]{2})")
_BETWEEN = re.compile(r"[;\n]|,(?!\s*(?:[A-Za-z]{2}\s*(?:[,;\n]|$)|-?\d))")
"""What separates names, such as a comma that has no country and no place behind it."""


class City(NamedTuple):
    """A city of the new map, in degrees; `about` says where it was found."""

    name: str
    lat: float
    lon: float
    about: str = ""


class Unknown(ValueError):
    """The city can't be used; the text says why and what to write."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, nargs="?", help="file to write (default: maps/<key>.json)")
    parser.add_argument("--title", help="name of the map; asked for if missing")
    parser.add_argument(
        "--cities",
        help='names with ";" between them, as in "Riga; Paris, FR; Old Mill 59.3 18.1"; asked for if missing',
    )
    parser.add_argument("--key", help="short name of the map for the program (default: made from the title)")


def main(args: argparse.Namespace) -> int:
    """Write the file; return the exit code, 1 if a city is unknown or the file exists."""
    try:
        title = (args.title or input(ASK_TITLE)).strip()
        key = args.key or key_of(title)
        path: Path = args.file or Path("maps") / f"{key}.json"
        if path.exists():
            raise Unknown(f"{path}: there is such a file; name another one")
        cities = _asked() if args.cities is None else _given(args.cities)
        raw = first_map(key, title, cities)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text_of(raw))
    except (Unknown, EOFError, KeyboardInterrupt) as error:
        print(str(error) or "nothing was written", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 1
    counts = ", ".join(f"{len(raw[section])} {section}" for section in ("cities", "routes", "tickets"))
    print(f"{path}: {counts}. Now make its layout, and then change what you like:")
    print(f"  {_program()} check-map {path} --layout")
    return 0


def _program() -> str:
    """Return how this program was started, as it is typed."""
    python, here = Path(sys.executable), Path.cwd()
    return (
        f"{python.relative_to(here) if python.is_relative_to(here) else 'python'} {Path(sys.argv[0]).name or 'bot.py'}"
    )


# Cities


def _given(text: str) -> list[City]:
    """Return the cities of an option, and print where they are. Raises: Unknown, with everything that is unknown."""
    found, wrong = _found(text)
    if wrong:
        raise Unknown("\n".join(wrong))
    return found


def _asked() -> list[City]:
    """Ask for cities line by line, and again for those that are unknown."""
    found: list[City] = []
    while True:
        try:
            said = input(ASK_CITIES).strip()
        except EOFError:
            said = ""
        if not said:
            if len(found) >= FEWEST or not sys.stdin.isatty():
                return found
            print(f"  A map has at least {FEWEST} cities.")
            continue
        more, wrong = _found(said, found)
        found += more
        for line in wrong:
            print(f"  {line}")


def _found(text: str, before: Sequence[City] = ()) -> tuple[list[City], list[str]]:
    """Return the cities of a line that aren't there yet, and what is wrong with others. Prints where each is."""
    found, wrong = list(before), list[str]()
    for name in filter(None, map(str.strip, _BETWEEN.split(text))):
        try:
            city = city_of(name)
        except Unknown as error:
            wrong.append(str(error))
            continue
        if city.name.casefold() in (one.name.casefold() for one in found):
            print(f"  {city.name}: it's on the map already")
            continue
        found.append(city)
        print(f"  {city.name}{': ' * bool(city.about)}{city.about}")
    return found[len(before) :], wrong


def city_of(said: str) -> City:
    """Return a city by its name, its name and country, or its name and place.

    Raises: Unknown.
    """
    if placed := _PLACED.fullmatch(said):
        name, lat, lon = placed[1].strip(), float(placed[2]), float(placed[3])
        if abs(lat) > EDGES["lat"] or abs(lon) > EDGES["lon"]:
            raise Unknown(f"{name}: a place is from -84 to 84 and from -180 to 180 degrees, latitude first")
        return City(name, lat, lon)
    by_country = _COUNTRY.fullmatch(said)
    name, country = (by_country[1], by_country[2]) if by_country else (said, "")
    found = find_places(name, country)
    if not found:
        near = ", ".join(near_places(name))
        raise Unknown(f"{said}: I don't know this town{f'; near it: {near}' if near else ''}; {HOW}")
    first = found[0]
    other = f"{first.name}, " if folded(first.name) != folded(name) else ""
    about = f"{other}{first.country} {first.lat:.2f} {first.lon:.2f}"
    alike = [place for place in found if other or folded(place.name) == folded(name)]
    if others := sorted({place.country for place in alike} - {first.country}):
        about += f" (others are in {', '.join(others[:6])}: write {name}, {others[0]})"
    elif len(alike) > 1:
        about += f" (the largest of {len(alike)})"
    is_latin = all("LATIN" in unicodedata.name(letter, "") for letter in name if letter.isalpha())
    return City(name if is_latin else first.name, first.lat, first.lon, about)


def key_of(title: str) -> str:
    """Return the title as a key, or "map" for one without Latin letters."""
    key = _slug(title)[:24].strip("_")
    return key if key and key[0].isalpha() else f"map_{key}".strip("_")[:24]


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


# The map


def first_map(key: str, title: str, cities: Sequence[City]) -> dict[str, Any]:
    """Return a map that can be played at once: neighbors are joined, and tickets are spread over the cities.

    Raises: Unknown for too few or too many cities, or names that are too long.
    """
    if not FEWEST <= len(cities) <= MOST["cities"]:
        raise Unknown(f"a map has {FEWEST} to {MOST['cities']} cities, and these are {len(cities)}")
    if not title or len(title) > LONGEST_TITLE:
        raise Unknown(f"a title has 1 to {LONGEST_TITLE} letters")
    for city in cities:
        if len(city.name) > LONGEST_NAME:
            raise Unknown(f"{city.name}: a name has at most {LONGEST_NAME} letters")
    ids = _ids(cities)
    entries = [
        {"id": name, "names": {"en": city.name}, "lat": city.lat, "lon": city.lon}
        for name, city in zip(ids, cities, strict=True)
    ]
    links = _links(entries)
    routes = list(_routes(links))
    spaces = sum(route["length"] for route in routes)
    most = 3 if len(cities) < 12 else 4 if len(cities) < 25 else 5
    pieces = max(8, min(45, round(0.9 * spaces / most)))
    return {
        "key": key,
        "names": {"en": title},
        "seats": [2, most],
        "parts": [
            {"part": "market", "face_up": 5, "clear_at": 3, "start_hand": 4},
            {"part": "routes", "pieces": pieces, "points": POINTS, "twins_close_up_to": 3},
            {"part": "tickets", "sets": ["base"], "start": [{"deal": 3, "keep": 2}], "draw": {"deal": 3, "keep": 1}},
            {"part": "ticket_points"},
            {"part": "longest_path", "points": 10},
            {"part": "last_turns", "pieces": 2, "turns_each": 1},
            {"part": "passing"},
            {"part": "ties", "by": ["tickets_completed", "longest_path"]},
        ],
        "variants": {"classic": {"names": {"en": "Classic", "ru": "Классика", "uk": "Класика"}}},
        "cards": {"colors": list(COLORS[: _colors(cities)]), "per_color": 12, "locomotive": 14},
        "cities": entries,
        "routes": routes,
        "tickets": list(_tickets(ids, links, 3 * most, pieces)),
    }


def _colors(cities: Sequence[object] | set[str]) -> int:
    return min(len(COLORS), max(4, len(cities) // 4))


def _ids(cities: Iterable[City]) -> list[str]:
    """Return an id for each city, made from its name."""
    found: list[str] = []
    for number, city in enumerate(cities, 1):
        name = _slug(city.name)[:24].strip("_") or f"city_{number}"
        name = name if name[0].isalpha() else f"c_{name}"
        found.append(name if name not in found else f"{name[:20]}_{number}")
    return found


Link = tuple[str, str, int]
Place = tuple[float, float]
STRAIGHT = 1.05
"""How much longer a way through a third city is, at least, than a route that passes it at a distance."""


def _links(cities: Sequence[dict[str, Any]]) -> list[Link]:
    """Return which cities are joined, with lengths: each two with no third in the circle between them.

    Such links never cross, and leave no city out. A city with one link gets another, where none of them crosses.
    """
    lon_lat = unrolled(cities, widest_gap([city["lon"] for city in cities]))
    flat = Projection(lon_lat)
    at = [(float(x), float(y)) for x, y in (flat(*place) for place in lon_lat)]
    if len({(round(x, 6), round(y, 6)) for x, y in at}) < len(at):
        raise Unknown("two cities are at the same place; move one of them a little")
    found = [(a, b) for a, b in combinations(range(len(at)), 2) if not _is_between(at, a, b)]
    for city in range(len(at)):
        near = [other for pair in found if city in pair for other in pair if other != city]
        if len(near) < 2:
            found.append(_second(at, found, city, near))
    lengths = [dist(at[a], at[b]) for a, b in found]
    unit = median(lengths) / USUAL
    return [
        (cities[a]["id"], cities[b]["id"], min(LONGEST, max(1, round(far / unit))))
        for (a, b), far in zip(found, lengths, strict=True)
    ]


def _is_between(at: Sequence[Place], a: int, b: int) -> bool:
    """Tell whether another city is in the circle that has two cities at its ends."""
    middle = (at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2
    reach = dist(at[a], at[b]) / 2 * 0.999
    return any(dist(middle, at[c]) < reach for c in range(len(at)) if c not in (a, b))


def _second(at: Sequence[Place], links: Sequence[tuple[int, int]], city: int, near: Sequence[int]) -> tuple[int, int]:
    """Return a second link of a city: the shortest that passes no third city and crosses no other link, if any does."""

    def worth(other: int) -> tuple[bool, bool, float]:
        far = dist(at[city], at[other])
        thirds = (c for c in range(len(at)) if c not in (city, other))
        passes = any(dist(at[city], at[c]) + dist(at[c], at[other]) < far * STRAIGHT for c in thirds)
        line = LineString([at[city], at[other]])
        crosses = any(line.crosses(LineString([at[a], at[b]])) for a, b in links if not {city, other} & {a, b})
        return crosses, passes, far

    return city, min((one for one in range(len(at)) if one != city and one not in near), key=worth)


def _routes(links: Sequence[Link]) -> Iterator[dict[str, Any]]:
    """Yield the routes: every fourth is gray, every third short one is double, and colors take turns."""
    used = dict.fromkeys(COLORS[: _colors({city for a, b, _ in links for city in (a, b)})], 0)
    near: dict[str, set[str]] = {}
    for number, (a, b, length) in enumerate(links):
        is_double = length <= 3 and number % 3 == 1
        for track in range(1 + is_double):
            color = "gray"
            if number % 4:
                taken = near.get(a, set()) | near.get(b, set())
                color = min(used, key=lambda one: (one in taken, used[one]))
                used[color] += length
                near.setdefault(a, set()).add(color)
                near.setdefault(b, set()).add(color)
            name = f"{a}-{b}{f'-{track + 1}' if is_double else ''}"
            yield {"id": name, "cities": [a, b], "length": length, "color": color}


def _tickets(cities: Sequence[str], links: Sequence[Link], least: int, pieces: int) -> Iterator[dict[str, Any]]:
    """Yield tickets, each as many points as the shortest way has spaces, so that each city has about as many.

    They are short, middling and long in turn. None joins neighbors, or is too long for a player's pieces, if there are
    enough others.
    """
    far = _ways(cities, links)
    joined = {frozenset(link[:2]) for link in links}
    pairs = list(combinations(cities, 2))
    unfit = {pair for pair in pairs if frozenset(pair) in joined or far[pair] > pieces * LARGEST_PART}
    lengths = sorted(far[pair] for pair in pairs if pair not in unfit) or [0]
    uses = dict.fromkeys(cities, 0)
    for number in range(min(max(least + 3, min(46, len(cities))), len(pairs))):
        wanted = lengths[int(number * GOLDEN % 1 * len(lengths))]
        best = min(
            pairs,
            key=lambda pair: (pair in unfit, uses[pair[0]] + uses[pair[1]], abs(far[pair] - wanted), pair),
        )
        pairs.remove(best)
        for city in best:
            uses[city] += 1
        yield {"id": "-".join(best), "cities": list(best), "points": far[best], "set": "base"}


def _ways(cities: Sequence[str], links: Sequence[Link]) -> dict[tuple[str, str], int]:
    """Return the spaces of the shortest way between each two cities."""
    far = {(a, b): 0 if a == b else 10**6 for a in cities for b in cities}
    for a, b, length in links:
        far[a, b] = far[b, a] = length
    for c in cities:
        for a in cities:
            for b in cities:
                far[a, b] = min(far[a, b], far[a, c] + far[c, b])
    return far


def text_of(raw: dict[str, Any]) -> str:
    """Return the file's text, with one line for each entry of a list."""
    lines = []
    for name, value in raw.items():
        body = json.dumps(value, ensure_ascii=False)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            body = "[\n  " + ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n ]"
        lines.append(f" {json.dumps(name)}: {body}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
