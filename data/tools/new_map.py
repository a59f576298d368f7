"""`python bot.py new-map`: writes a first file of a map, from a title and cities. See docs/adding-a-map.md."""

from __future__ import annotations

import argparse
import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import dist
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

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
ASK_TITLE = "Title of the map: "
ASK_CITY = "City (an empty line ends): "
HOW = 'write it with its place in degrees, as in "Old Mill 59.3 18.1"'
_PLACED = re.compile(r"(.+?)[\s,]+(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)")
_COUNTRY = re.compile(r"(.+?)\s*,\s*([A-Za-z]{2})")


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
        "--cities", help='names, separated by ";", as in "Riga; Paris, FR; Old Mill 59.3 18.1"; asked for if missing'
    )
    parser.add_argument("--key", help="short name of the map for the program (default: made from the title)")


def main(args: argparse.Namespace) -> int:
    """Write the file; return the exit code, 1 if a city is unknown or the file exists."""
    try:
        title = (args.title or input(ASK_TITLE)).strip()
        cities = _given(args.cities) if args.cities is not None else _asked()
        key = args.key or key_of(title)
        raw = first_map(key, title, cities)
    except (Unknown, EOFError, KeyboardInterrupt) as error:
        print(str(error) or "nothing was written", file=sys.stderr)
        return 1
    path = args.file or Path("maps") / f"{key}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text_of(raw))
    except FileExistsError:
        print(f"{path}: there is such a file; name another one", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 1
    found = [f"  {city.name}: {city.about}" for city in cities if city.about]
    counts = ", ".join(f"{len(raw[section])} {section}" for section in ("cities", "routes", "tickets"))
    print("\n".join((*found, f"{path}: {counts}. Change what you like, then run:")))
    print(f"  {Path(sys.argv[0]).name or 'bot.py'} check-map {path} --layout")
    return 0


# Cities


def _given(text: str) -> list[City]:
    """Return the cities of an option. Raises: Unknown, with everything that is unknown."""
    found, wrong = [], []
    for name in filter(None, map(str.strip, re.split(r"[;\n]", text))):
        try:
            found.append(city_of(name))
        except Unknown as error:
            wrong.append(str(error))
    if wrong:
        raise Unknown("\n".join(wrong))
    return found


def _asked() -> list[City]:
    """Ask for one city after the other, and again for one that is unknown."""
    found: list[City] = []
    while True:
        try:
            said = input(ASK_CITY).strip()
        except EOFError:
            said = ""
        if not said:
            if len(found) >= FEWEST or not sys.stdin.isatty():
                return found
            print(f"  A map has at least {FEWEST} cities.")
            continue
        try:
            city = city_of(said)
        except Unknown as error:
            print(f"  {error}")
            continue
        if city.name.casefold() in (one.name.casefold() for one in found):
            print(f"  {city.name} is there.")
            continue
        found.append(city)
        print(f"  {city.name}{': ' * bool(city.about)}{city.about}")


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
    if others := sorted({place.country for place in found[1:]} - {first.country}):
        about += f" (others are in {', '.join(others[:6])}: write {name}, {others[0]})"
    elif len(found) > 1:
        about += f" (the largest of {len(found)})"
    is_latin = all("LATIN" in unicodedata.name(letter, "") for letter in name if letter.isalpha())
    return City(name if is_latin else first.name, first.lat, first.lon, about)


def key_of(title: str) -> str:
    """Return the title as a key. Raises: Unknown if it has no Latin letters."""
    key = _slug(title)[:24].strip("_")
    if not key or not key[0].isalpha():
        raise Unknown("this title makes no key; give one with --key, of small Latin letters")
    return key


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
        "tickets": list(_tickets(ids, links, 3 * most)),
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


def _links(cities: Sequence[dict[str, Any]]) -> list[Link]:
    """Return which cities are joined, with lengths: each two with no third in the circle between them.

    Such links never cross, and leave no city out.
    """
    lon_lat = unrolled(cities, widest_gap([city["lon"] for city in cities]))
    flat = Projection(lon_lat)
    at = [flat(*place) for place in lon_lat]
    if len({(round(x, 6), round(y, 6)) for x, y in at}) < len(at):
        raise Unknown("two cities are at the same place; move one of them a little")
    found = []
    for a, b in combinations(range(len(at)), 2):
        middle = (at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2
        reach = dist(at[a], at[b]) / 2 * 0.999
        if all(dist(middle, at[c]) >= reach for c in range(len(at)) if c not in (a, b)):
            found.append((cities[a]["id"], cities[b]["id"], dist(at[a], at[b])))
    unit = median(far for _, _, far in found) / USUAL
    return [(a, b, min(LONGEST, max(1, round(far / unit)))) for a, b, far in found]


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


def _tickets(cities: Sequence[str], links: Sequence[Link], least: int) -> Iterator[dict[str, Any]]:
    """Yield tickets, each as many points as the shortest way has spaces, so that each city has about as many."""
    far = _ways(cities, links)
    joined = {frozenset(link[:2]) for link in links}
    wanted = max(least + 3, min(46, len(cities)))
    uses = dict.fromkeys(cities, 0)
    pairs = sorted(combinations(cities, 2), key=lambda pair: (frozenset(pair) in joined, -far[pair] % 7, pair))
    for _ in range(min(wanted, len(pairs))):
        best = min(pairs, key=lambda pair: (frozenset(pair) in joined, uses[pair[0]] + uses[pair[1]]))
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
