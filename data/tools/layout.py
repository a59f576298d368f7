"""`python -m data.tools.layout [KEY ...] [--source FOLDER]`: makes the board picture's geometry of each map.

Reads cities and routes of data/games/<key>.json and raw outlines (degrees), moves the cities until every space of
every route and every name has room, and writes the section "layout" of the game's file and data/geo/<key>.json.
"""

from __future__ import annotations

import argparse
import copy
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from typing import Any, NamedTuple

import numpy as np
from shapely import LineString, MultiLineString, Polygon, box, clip_by_rect, get_parts, make_valid, union_all

from data.languages import CODES
from data.maps.clearance import crossings, kinks, misleading, overlaps
from data.maps.earth import outlines_within
from data.maps.jsonfile import Places
from data.tools.coasts import calm, long_only
from data.tools.naming import Namer
from data.tools.projection import (
    MARGIN_OF_WARP,
    Points,
    Projection,
    Warp,
    dense,
    extrapolate,
    fit,
    is_seen,
    thin,
    unrolled,
    widest_gap,
    wrapped_lines,
)
from data.tools.relax import Relaxer
from data.tools.tracks import Board, Measures, rim_homes, runs, slots, wraps
from renderer.core.labels import Label

DATA = Path(__file__).resolve().parent.parent
WALK = ((1200, 3.0, 1.0), (1200, 1.5, 4.0))
"""Steps, pixels a step, and how hard things push."""
REPAIR = (350, 0.8, 8.0)
ROUNDS = 16
SEEDS = (1, 2, 3)
WIDEN = 2.5
HARDER = 1.3
"""In each round of repair: how much farther from a city, and how much harder (once for each language)."""
MOST_TYPE = 60
"""The largest type of a map, in px, as in `data/maps/layout_check.py`."""
LANGUAGES = CODES
BEYOND, SIMPLER, SPECK = 40.0, 0.7, 12.0
"""Of the ground of an own map: how far it reaches outside the picture, how far it may be from the outlines, in px, and
the least area of an island, in square px."""
AROUND = 360.0
"""How far outside the picture, in px, the sides of the box are that the ground is taken from: cities move."""
BOM = "\ufeff"
STEP, STEPS = 0.5, 100
"""Longest straight piece of an outline, in degrees; longer ones would not bend with the map. On a small map it is
less: at least so many of them are as long as the map is wide."""


def measures_of(game: dict[str, Any]) -> tuple[Measures, dict[str, Any]]:
    """Return the map's own settings where its file has them, else the defaults.

    "settings" of the section "layout" may have any field of `Measures`, and `margin`, `stretch`, `seeds`, `walk`,
    `rounds`, `bends` (see `Layout.solve`), `borders` (false leaves them out), and `cut`: the meridian where the map
    begins; by default it begins where there are no cities.
    """
    settings = dict(game.get("layout", {}).get("settings", {}))
    known = {key: settings[key] for key in Measures.__dataclass_fields__ if key in settings}
    known = {key: tuple(value) if isinstance(value, list) else value for key, value in known.items()}
    return Measures(**known), settings


Told = Callable[[float], object]
"""Hears which part of the work is done, from 0 to 1."""


def untold(part: float) -> None:
    """Hear nothing."""


class Tried(NamedTuple):
    """What came of one seed: what it is worth (less is better), the board, the places of names and what they cost."""

    worth: tuple[int, int, float]
    board: Board
    labels: dict[str, list[Label]]
    awkward: float


class Layout:
    """One map on its way from degrees to px."""

    def __init__(self, key: str, game: dict[str, Any]) -> None:
        self.key, self.game = key, game
        self.measures, self.settings = measures_of(game)
        self.cut: float = self.settings.get("cut", widest_gap([city["lon"] for city in game["cities"]]))
        lon_lat = unrolled(game["cities"], self.cut)
        lons = [lon for lon, _ in lon_lat]
        self.pairs, self.rims = runs(game["cities"], game["routes"], lons, self.measures)
        self.names = [city["names"] for city in game["cities"]]
        self.names += [self.names[rim.partner] for rim in self.rims]
        self.projection = Projection(lon_lat)
        flat = np.array([self.projection(*place) for place in lon_lat])
        margin = self.settings.get("margin", [72, 60])
        self.scale, self.shift = fit(flat, self.measures.size, margin, self.settings.get("stretch", 1.3))
        self.labels: dict[str, list[Label]] = {}
        self.awkward = 0.0
        home = flat * self.scale + self.shift
        self.home: Points = np.array([*home, *rim_homes(self.rims, home, self.measures.size[0])])

    def solve(self, told: Told = untold, processes: int = 1) -> Board:
        """Return the best of a few runs with different seeds: fewest overlaps and crossings, then flaws, then names.

        `told` is called with the part that is done, up to 1. A route that ends up on the wrong side of a city is
        helped by the setting "bends": by route, how far the two inner points of its curve start from the straight line.
        """
        seeds = list(self.settings.get("seeds", SEEDS))
        assert seeds, "no seeds"
        parts = dict.fromkeys(seeds, 0.0)

        def tell(seed: int, part: float) -> None:
            parts[seed] = part
            told(sum(parts.values()) / len(parts))

        if min(processes, len(parts)) > 1:
            tries = at_once(self.key, self.game, list(parts), min(processes, len(parts)), tell)
        else:
            tries = [self.tried(seed, partial(tell, seed)) for seed in parts]
        best = min(tries, key=lambda one: one.worth)
        self.labels, self.awkward = best.labels, best.awkward
        return best.board

    def tried(self, seed: int, told: Told) -> Tried:
        """Return what comes of one seed."""
        board, (left, flaws) = self._run(seed, told)
        crossed = crossings(self.section(board), {route["id"]: route["cities"] for route in self.game["routes"]})
        worth = (left + len(crossed), flaws, round(self.awkward, 1))
        return Tried(worth, board, copy.deepcopy(self.labels), self.awkward)

    def _run(self, seed: int, told: Told) -> tuple[Board, tuple[int, int]]:
        """Descend from the true places, first fast, then carefully, then fix what still overlaps and the flaws.

        Return the board with its numbers of overlaps and flaws.
        """
        pairs = self.pairs
        bends = np.random.default_rng(seed).normal(0, 3.0, (len(pairs), 2, 2))
        for number, pair in enumerate(pairs):
            bends[number] += self.settings.get("bends", {}).get(pair.routes[0], (0, 0))
        board = Board(self.home.copy(), bends, pairs, self.measures, self.rims)
        self.namer = Namer(self.names, board, LANGUAGES)
        relaxer = Relaxer(board, self.home, self.namer)
        walk, rounds = self.settings.get("walk", WALK), int(self.settings.get("rounds", ROUNDS))
        whole, done = sum(int(steps) for steps, _, _ in walk) + rounds * REPAIR[0], 0
        for steps, speed, hardness in walk:
            relaxer.run(int(steps), speed, hardness, lambda step: told((done + step) / max(whole, 1)))  # noqa: B023
            done += int(steps)
        self.name(board, relaxer.nodes()[0])
        best, least = copy.deepcopy((board, self.labels, self.awkward)), self.worth(board)
        for _ in range(rounds):
            if not any(least):
                break
            self.strain(board)
            relaxer.run(*REPAIR)
            done += REPAIR[0]
            told(done / whole)
            self.name(board, relaxer.nodes()[0])
            now = self.worth(board)
            if now <= least:
                best, least = copy.deepcopy((board, self.labels, self.awkward)), now
        board, self.labels, self.awkward = best
        told(1.0)
        return board, least

    def worth(self, board: Board) -> tuple[int, int]:
        """Return how many overlaps and how many flaws there are."""
        return len(self.check(board)), len(self.flaws(board))

    def name(self, board: Board, nodes: Points) -> None:
        """Place the names, for each language on its own, preferring places with room in all languages."""
        self.awkward = 0.0
        for language in LANGUAGES:
            namer = Namer(self.names, board, (language,))
            namer.favour(self.namer)
            namer.place(board, nodes, sweeps=3)
            self.labels[language] = list(namer.chosen)
            self.awkward += float(namer.costs.sum())

    def rename(self, section: dict[str, Any]) -> dict[str, Any]:
        """Return the same map with all names placed again (a language was added, a name changed)."""
        places = [*(section["cities"][city["id"]] for city in self.game["cities"]), *section.get("signs", ())]
        at = np.array([[place["x"], place["y"]] for place in places])
        board = Board(at, np.zeros((0, 2, 2)), [], self.measures, self.rims)
        self.namer = Namer(self.names, board, LANGUAGES)
        reach = self.measures.slot[0] / 2 - self.measures.slot[1] * 0.3
        middles = np.array([slot for slots_ in section["routes"].values() for slot in slots_])
        way = np.radians(middles[:, 2:3])
        ahead = np.concatenate([np.cos(way), np.sin(way)], axis=1) * reach
        nodes = np.concatenate([middles[:, :2] + part * ahead for part in (-1, 0, 1)])
        self.namer.place(board, nodes, sweeps=6)
        self.name(board, nodes)
        cities, signs = self._named(board)
        return {**section, "cities": cities, **({"signs": signs} if "signs" in section else {})}

    def _named(self, board: Board) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Return the cities and the signs with the places of their names."""
        spots = []
        for number, (x, y) in enumerate(board.cities):
            labels = {language: _place(x, y, self.labels[language][number]) for language in LANGUAGES}
            spots.append({"x": round(float(x), 1), "y": round(float(y), 1), "label": labels})
        ids = [city["id"] for city in self.game["cities"]]
        signs = [{"city": ids[rim.partner], **spot} for rim, spot in zip(self.rims, spots[len(ids) :], strict=True)]
        return dict(zip(ids, spots, strict=False)), signs

    def strain(self, board: Board) -> None:
        """Increase the forces of what overlaps for the next round.

        Slots beside a city start a little farther from it.
        """
        pair_of = {route: number for number, pair in enumerate(board.pairs) for route in pair.routes}
        city_of = {city["id"]: number for number, city in enumerate(self.game["cities"])}
        city_of |= {f"sign-{number}": len(city_of) + number for number in range(len(self.rims))}
        for line in self.check(board) + self.flaws(board):
            one, other = line.split(" - ")
            if one == "kink":
                board.stiffness[pair_of[other]] *= HARDER**2
                continue
            if "#" not in one:
                board.name_stress[city_of[one.split()[1]]] *= HARDER
                continue
            a = pair_of[one.split("#")[0]]
            b = pair_of.get(other.split("#")[0], a)
            board.stress[a, b] = board.stress[b, a] = board.stress[a, b] * HARDER**2
            board.gaps[a] += 1.0 if a == b else 0.0
            for pair, rest in ((a, b), (b, a)) if a != b else ():
                for end, city in enumerate((board.pairs[pair].a, board.pairs[pair].b)):
                    if city in (board.pairs[rest].a, board.pairs[rest].b):
                        board.ends[pair, end] = min(board.ends[pair, end] + WIDEN, self.measures.slot[0])

    def section(self, board: Board) -> dict[str, Any]:
        """Return the section "layout" of the game's file."""
        cities, signs = self._named(board)
        found = slots(board)
        return {
            **({"settings": self.settings} if self.settings else {}),
            "size": list(self.measures.size),
            "slot": list(self.measures.slot),
            "city": self.measures.city,
            "text": self.measures.text,
            **({"sign": self.measures.sign, "signs": signs, "wraps": wraps(board)} if self.rims else {}),
            "cities": cities,
            "routes": {
                route["id"]: [list(slot) for slot in found.get(route["id"], ())] for route in self.game["routes"]
            },
        }

    def outlines(self, raw: dict[str, Any], board: Board) -> dict[str, Any]:
        """Return raw outlines in degrees warped along with the moved cities, without what is far outside.

        Land, lakes and parks are rings in px, the rest are lines.
        """
        size = self.measures.size
        cities = len(board.cities) - len(board.rims)
        warp = Warp(self.home[:cities], board.cities[:cities], size)
        if self.rims:
            raw = wrapped_lines(raw, self.cut)
        box = raw["bbox_lon_lat"]
        step = min(STEP, (box[2] - box[0]) / STEPS)

        def line(points: list[list[float]]) -> list[list[float]]:
            degrees = [extrapolate(lon, lat, box) for lon, lat in dense(points, step)]
            flat = np.array([self.projection(lon, lat) for lon, lat in degrees]) * self.scale + self.shift
            far = 2 * MARGIN_OF_WARP  # a spline may carry back into the picture what is farther away
            return thin(warp(np.clip(flat, -far, np.array(size) + far)))

        def lines(ways: list[list[list[float]]]) -> list[list[list[float]]]:
            return [way for way in map(line, ways) if is_seen(way, size)]

        def shapes(polygons: list[dict[str, Any]]) -> list[list[list[list[float]]]]:
            rings = [[line(shape["exterior"]), *(line(hole) for hole in shape["holes"])] for shape in polygons]
            return [[ring for ring in shape if len(ring) > 2] for shape in rings if is_seen(shape[0], size)]

        # Today's borders are wrong on a map of another time: its settings leave them out.
        borders = raw["borders"] if self.settings.get("borders", True) else []
        found = {
            "source": raw["source"] + "; made into this board's pixels by data/tools/layout.py",
            "size": list(size),
            "land": calm(shapes(raw["land"])),
            "lakes": shapes(raw["lakes"]),
            "rivers": long_only(lines(raw["rivers"])),
            "borders": lines(borders),
        }
        if "parks" in raw:
            found["parks"] = shapes(raw["parks"])
        if "streets" in raw:
            found["streets"] = lines(raw["streets"])
        return found

    def ground(self, board: Board) -> dict[str, list[Any]]:
        """Return the land, lakes, rivers and borders of the earth behind the moved cities, packed as in `Ground`."""
        raw = outlines_within(*self._view())
        found = self.outlines(raw, board)
        width, height = self.measures.size
        frame = box(-BEYOND, -BEYOND, width + BEYOND, height + BEYOND)

        def shapes(polygons: list[list[list[list[float]]]]) -> list[list[list[int]]]:
            whole = [make_valid(Polygon(rings[0], rings[1:])) for rings in polygons]
            parts = get_parts(clip_by_rect(union_all(whole), *frame.bounds).simplify(SIMPLER))
            rings = [[one.exterior, *one.interiors] for one in parts if isinstance(one, Polygon) and one.area > SPECK]
            return [[line for ring in shape if len(line := packed(ring.coords)) >= 6] for shape in rings]

        def lines(ways: list[list[list[float]]]) -> list[list[int]]:
            parts = get_parts(clip_by_rect(MultiLineString([way for way in ways if len(way) > 1]), *frame.bounds))
            found = [packed(one.simplify(SIMPLER).coords) for one in parts if isinstance(one, LineString)]
            return [line for line in found if len(line) >= 4]

        return {
            **{name: shapes(found[name]) for name in ("land", "lakes")},
            **{name: lines(found[name]) for name in ("rivers", "borders")},
        }

    def _view(self) -> tuple[float, float, float, float]:
        """Return a box in degrees (west, south, east, north) that is seen in the picture or around it.

        It grows from the cities on until its sides are outside.
        """
        if self.rims:
            return -180.0, -85.0, 180.0, 84.0
        lon_lat = unrolled(self.game["cities"], self.cut)
        lows, highs = (np.array(side(lon_lat, axis=0), dtype=float) for side in (np.min, np.max))
        size = np.array(self.measures.size, dtype=float)
        part = np.linspace(0, 1, 21)
        for _ in range(60):
            (west, south), (east, north) = lows, highs
            sides = [
                [self.projection(west, lat) for lat in south + (north - south) * part],
                [self.projection(east, lat) for lat in south + (north - south) * part],
                [self.projection(lon, south) for lon in west + (east - west) * part],
                [self.projection(lon, north) for lon in west + (east - west) * part],
            ]
            places = [np.array(side) * self.scale + self.shift for side in sides]
            seen = [bool(((at > -AROUND) & (at < size + AROUND)).all(axis=1).any()) for at in places]
            step = np.maximum(highs - lows, 1.0) * 0.06
            lows = np.maximum(lows - step * [seen[0], seen[2]], [-360.0, -80.0])
            highs = np.minimum(highs + step * [seen[1], seen[3]], [540.0, 84.0])
            if not any(seen) or highs[0] - lows[0] > 350:
                break
        return float(lows[0]), float(lows[1]), float(highs[0]), float(highs[1])

    def check(self, board: Board) -> list[str]:
        """Return what still overlaps."""
        names = {city["id"]: city["names"] for city in self.game["cities"]}
        return overlaps(self.section(board), names, LANGUAGES, self.measures.clear)

    def flaws(self, board: Board) -> list[str]:
        """Return the names that are nearer to another city, and the routes that turn sharply (as `kink - route`)."""
        names, section = {city["id"]: city["names"] for city in self.game["cities"]}, self.section(board)
        return misleading(section, names, LANGUAGES) + [f"kink - {route}" for route in kinks(section)]


def packed(points: Iterable[tuple[float, ...]]) -> list[int]:
    """Return the first point in whole px, then the steps to each next one."""
    places = [(round(x), round(y)) for x, y, *_ in points]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(places)]
    return [*places[0], *(value for step in steps if step != (0, 0) for value in step)]


def at_once(
    key: str, game: dict[str, Any], seeds: Sequence[int], processes: int, tell: Callable[[int, float], None]
) -> list[Tried]:
    """Return what comes of several seeds, each tried in a process of its own; `tell` hears of each seed's progress."""
    context = get_context("spawn")
    parts: Queue[tuple[int, float]] = context.Queue()
    with ProcessPoolExecutor(processes, context, _begin, (parts,)) as pool:
        tries = [pool.submit(_try, key, game, seed) for seed in seeds]
        while not all(one.done() for one in tries):
            with suppress(Empty):
                tell(*parts.get(timeout=0.2))
    return [one.result() for one in tries]


_parts: list[Queue[tuple[int, float]]] = []
"""In a process that tries a seed, where it says how far it is."""


def _begin(parts: Queue[tuple[int, float]]) -> None:
    _parts.append(parts)


def _try(key: str, game: dict[str, Any], seed: int) -> Tried:
    return Layout(key, game).tried(seed, lambda part: _parts[0].put((seed, part)))


def solved(key: str, game: dict[str, Any], is_larger: bool = False) -> tuple[Layout, Board]:
    """Return the layout of a map and its board.

    `is_larger`: the type grows by 2 px with each further try, as long as there are neither overlaps nor flaws. `game`
    isn't changed.
    """
    layout = Layout(key, game)
    board = layout.solve()
    while is_larger and layout.measures.text <= MOST_TYPE - 2 and not any(layout.worth(board)):
        more = copy.deepcopy(game)
        more.setdefault("layout", {}).setdefault("settings", {})["text"] = layout.measures.text + 2
        tried = Layout(key, more)
        found = tried.solve()
        if any(tried.worth(found)):
            break
        layout, board = tried, found
    return layout, board


def _place(x: float, y: float, label: Label) -> dict[str, Any]:
    place = {"x": round(float(x + label.x), 1), "y": round(float(y + label.y), 1), "anchor": label.anchor}
    return {**place, "wrap": True} if label.wrap else place


def write_section(path: Path, section: dict[str, Any]) -> None:
    """Replace the section in the file and leave every other byte of it unchanged, a BOM and line ends included."""
    whole = path.read_bytes().decode("utf-8")
    text = whole.removeprefix(BOM)
    body = json.dumps(section, ensure_ascii=False, separators=(", ", ": "))
    end_of_line = "\r\n" if "\r\n" in text else "\n"
    body = body.replace('], "', f'],{end_of_line}   "').replace('}}}, "', f'}}}}}},{end_of_line}   "')
    raw = json.loads(text)
    if "layout" in raw:
        key = re.compile(r"\s*".join(("", '"layout"', ":", ""))).match(text, Places.of(text, raw).starts[("layout",)])
        assert key is not None, "the key is spelt with escapes"
        start = key.end()
        _, length = json.JSONDecoder().raw_decode(text[start:])
        text = text[:start] + body + text[start + length :]
    else:
        end = text.rstrip().rindex("}")
        text = f'{text[:end].rstrip()},{end_of_line} "layout": {body}{end_of_line}{text[end:]}'
    json.loads(text)
    path.write_bytes(((BOM if whole.startswith(BOM) else "") + text).encode("utf-8"))


def main() -> None:
    """Process the maps named, or all that have places in degrees."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--games", type=Path, default=DATA / "games", help="folder of the game files")
    parser.add_argument("--outlines", type=Path, default=DATA / "tools" / "outlines", help="folder of raw outlines")
    parser.add_argument("--geo", type=Path, default=DATA / "geo", help="folder for warped outlines")
    parser.add_argument("--names", action="store_true", help="keep the map, only place the names again")
    parser.add_argument("--larger", action="store_true", help="search for the largest type without overlaps")
    options = parser.parse_args()
    for path in sorted(options.games.glob("*.json")):
        game = json.loads(path.read_text(encoding="utf-8"))
        key = game["key"]
        if (options.keys and key not in options.keys) or "lat" not in game.get("cities", [{}])[0]:
            continue
        if options.names:
            write_section(path, Layout(key, game).rename(game["layout"]))
            continue
        layout, board = solved(key, game, options.larger)
        for line in layout.check(board) + layout.flaws(board):
            print(f"  {key}: {line}", file=sys.stderr)
        write_section(path, layout.section(board))
        raw = options.outlines / f"{key}.json"
        if raw.exists():
            outlines = layout.outlines(json.loads(raw.read_text()), board)
            (options.geo / f"{key}.json").write_text(json.dumps(outlines, separators=(",", ":")))


if __name__ == "__main__":
    main()
