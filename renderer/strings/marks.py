"""What changed on a table of strings: tiles and strings ringed and numbered, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, dist, inf, pi, sin

from engine.strings.nouns import Laid, Path, Tabletop, Tile
from renderer.core.draw import Box, Point, around_point, box_of
from renderer.core.marks import Mark, disc
from renderer.core.paint import Layer, Stamp
from renderer.core.theme import COLORS, pictured
from renderer.strings import drawn_strings, tiles
from renderer.strings.frame import BAND, Frame

FAR = (1.0, 1.4, 1.9, 2.5, 3.2, 4.0)
TURNS = 16


def tile_of(table: Tabletop, mark: Mark) -> Tile | None:
    """Return the marked tile, by its name or by its index in the order of placing; or None."""
    kind, name = mark
    if kind != "tile":
        return None
    if isinstance(name, int):
        return table.tiles[name] if 0 <= name < len(table.tiles) else None
    return table.tile(name)


def string_of(table: Tabletop, mark: Mark) -> Laid | None:
    """Return the marked string, by its index in the order of laying; or None."""
    kind, number = mark
    known = kind == "string" and str(number).isdecimal() and int(number) < len(table.laid)
    return table.laid[int(number)] if known else None


def is_marked(table: Tabletop, laid: Laid, marked: Sequence[Mark]) -> bool:
    """Tell whether a string is ringed."""
    return any(string_of(table, mark) is laid for mark in marked)


def rims(frame: Frame, table: Tabletop, marked: Sequence[Mark]) -> Iterator[Layer]:
    """Yield golden rims around the tiles."""
    for mark in marked:
        if tile := tile_of(table, mark):
            yield Layer(_rim if frame.is_close else _kept_rim, (frame, tile.corners))


def badges(frame: Frame, table: Tabletop, marked: Sequence[Mark]) -> Iterator[Layer]:
    """Yield the numbers, apart from each other and off the tiles if possible."""
    for number, spot in enumerate(places(frame, table, marked), 1):
        if spot is not None:
            half = disc("1").width / 2
            yield Layer(_badge, (str(number),), round(spot[0] - half), round(spot[1] - half))


def box(frame: Frame, table: Tabletop, marked: Sequence[Mark]) -> Box | None:
    """Return the box in px of all that is marked with its numbers; None where nothing is."""
    points, radius = list[Point](), disc("1").width / 2
    for mark in marked:
        tile, laid = tile_of(table, mark), string_of(table, mark)
        points += frame.all(tile.corners if tile is not None else laid.path if laid is not None else ())
    for spot in places(frame, table, marked):
        if spot is not None:
            left, top, right, low = around_point(spot, radius)
            points += [(left, top), (right, low)]
    return box_of(points, frame.mm * table.measures.tile / 2) if points else None


def _rim(frame: Frame, corners: Path) -> Stamp | None:
    return tiles.outline(frame, corners, COLORS["gold"], COLORS["coal"])


_kept_rim = pictured(_rim)


def _badge(number: str) -> Stamp:
    return Stamp.of(disc(number))


def places(frame: Frame, table: Tabletop, marked: Sequence[Mark]) -> list[Point | None]:
    """Return the center of each badge; None for what isn't there or isn't visible."""
    found, centers = list[Point | None](), frame.all(tile.center for tile in table.tiles)
    for mark in marked:
        found.append(_spot(frame, table, mark, centers, [spot for spot in found if spot]))
    return found


def _spot(frame: Frame, table: Tabletop, mark: Mark, centers: Sequence[Point], taken: Sequence[Point]) -> Point | None:
    """Return the best place for a badge, off tiles with these centers if possible, apart from the badges before it."""
    tile, laid = tile_of(table, mark), string_of(table, mark)
    radius = disc("1").width / 2
    if tile is not None:
        at, reach = frame.at(tile.center), table.measures.tile / 2 * 1.25 * frame.mm + radius * 0.6
    elif laid is not None:
        at, reach = drawn_strings.middle(frame.all(laid.path)), radius * 1.1
    else:
        return None
    best, found, near = inf, None, table.measures.tile / 2 * frame.mm + radius
    for far in FAR:
        if far * 30 >= best:  # a farther one costs more even where it covers nothing
            break
        for step in range(TURNS):
            turn = 2 * pi * step / TURNS - pi / 4
            spot = at[0] + reach * far * cos(turn), at[1] + reach * far * sin(turn)
            is_inside = all(BAND + radius < x < wide - radius for x, wide in zip(spot, frame.size, strict=True))
            if not is_inside or any(dist(spot, other) < 2 * radius + 2 for other in taken):
                continue
            cost = far * 30 + _hidden(centers, spot, near)
            if cost < best:
                best, found = cost, spot
    return found


def _hidden(centers: Iterable[Point], spot: Point, near: float) -> float:
    """Return how much of tiles would be covered: in px, by how much their centers are nearer than `near`."""
    return sum(max(near - dist(spot, center), 0.0) for center in centers)
