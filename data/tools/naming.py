"""Places the names: each city tries a ring of places for its name and takes the one that disturbs least."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from data.tools.projection import Points
from data.tools.tracks import FLUSH, Board, Measures
from renderer.core.labels import Label, label_box, lines_of, sign_box

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

TOUCH = 1.2
PLACES = (
    ("lm", 1.0, 0.0, 0.0),
    ("rm", -1.0, 0.0, 0.0),
    ("mb", 0.0, -1.0, 0.3),
    ("mt", 0.0, 1.0, 0.3),
    ("lb", 0.72, -0.60, 0.6),
    ("lt", 0.72, 0.60, 0.6),
    ("rb", -0.72, -0.60, 0.6),
    ("rt", -0.72, 0.60, 0.6),
    ("lb", 0.0, -1.0, 0.8),
    ("rb", 0.0, -1.0, 0.8),
    ("lt", 0.0, 1.0, 0.8),
    ("rt", 0.0, 1.0, 0.8),
)
"""Anchor of the text, direction from the city, and how much less we like it."""
NEAR = 260.0
"""Slots farther away than this never meet a city's name."""
REACHES = (0.0, 7.0, 15.0, 24.0, 34.0)


class Namer:
    """The names of all cities in several languages, and the place currently chosen for each city."""

    def __init__(self, names: list[dict[str, str]], board: Board, languages: tuple[str, ...]) -> None:
        self.names, self.languages = names, languages
        self.measures = board.measures
        self.hardness = 1.0
        self.choices = [self._choices(i, board) for i in range(len(names))]
        self.rooms = [np.stack([box for _, box, _ in choices]) for choices in self.choices]
        self.prices = [np.array([cost for _, _, cost in choices]) for choices in self.choices]
        """Of all choices of each city: the boxes, and what they cost."""
        self.boxes = np.stack([rooms[0] for rooms in self.rooms])
        self.chosen = [choices[0][0] for choices in self.choices]
        self.costs = np.zeros(len(names))

    def favour(self, other: "Namer") -> None:
        """Start with the places that another namer has chosen, and prefer them."""
        for city, choices in enumerate(self.choices):
            self.prices[city] = np.array([cost for _, _, cost in choices])
            for number, (label, box, _) in enumerate(choices):
                if label == other.chosen[city]:
                    self.prices[city][number] -= 15
                    self.chosen[city], self.boxes[city] = label, box

    def _choices(self, city: int, board: Board) -> list[tuple[Label, Floats, float]]:
        """Return labels relative to the city, their box in all languages together, and their cost alone."""
        out = []
        ring = board.measures.city + 2
        first_rim = len(board.cities) - len(board.rims)
        if city >= first_rim:  # a sign has one place: at the edge, with its inner end at the rim
            rim = board.rims[city - first_rim]
            edge = self.measures.size[0] - FLUSH if rim.is_east else FLUSH
            label = Label(edge - rim.x, 0.0, "rm" if rim.is_east else "lm")
            return [(label, self._union(city, label, is_sign=True), 0.0)]
        splits = any(len(lines_of(name, True)) > 1 for name in self.names[city].values())
        for wrap in (False, True) if splits else (False,):
            for reach in REACHES:
                for anchor, dx, dy, cost in PLACES:
                    label = Label(dx * (ring + reach), dy * (ring + reach), anchor, wrap)
                    out.append((label, self._union(city, label), cost * 12 + reach * 1.5 + wrap * 10))
        return out

    def _union(self, city: int, label: Label, is_sign: bool = False) -> Floats:
        box, size = (sign_box, self.measures.sign) if is_sign else (label_box, self.measures.text)
        boxes = [box(label, self.names[city][language], size) for language in self.languages]
        low, high = np.min(boxes, axis=0), np.max(boxes, axis=0)
        return np.array([low[0], low[1], high[2], high[3]])

    def place(self, board: Board, nodes: Points, sweeps: int = 3) -> None:
        """Let every city in turn take the cheapest place given the others; a sweep that changes nothing is the last."""
        around = within(board.cities, nodes, NEAR)
        starts = np.searchsorted(around[0], np.arange(len(board.cities) + 1))
        close = [nodes[around[1][low:high]] for low, high in pairwise(starts)]
        for _ in range(sweeps):
            before = self.boxes.copy()
            for city, choices in enumerate(self.choices):
                boxes = self.rooms[city] + np.tile(board.cities[city], 2)
                cost = self.prices[city] + self._cost(city, boxes, board, close[city])
                keep = int(np.argmin(cost))
                self.chosen[city], self.boxes[city] = choices[keep][0], self.rooms[city][keep]
                self.costs[city] = cost[keep]
            if (before == self.boxes).all():
                break

    def _cost(self, city: int, boxes: Floats, board: Board, nodes: Points) -> Floats:
        measures = board.measures
        cost = self._crowded(boxes, nodes, measures)
        cost += 400.0 * self._cut_off(board.cities[city], boxes, nodes, measures.slot[1] / 2)
        others = np.arange(len(board.cities)) != city
        deep = _deep(boxes, board.cities[others], self._around(boxes, board.cities[city])[:, None])
        cost += 8.0 * deep.sum(axis=1) + 120.0 * (deep > measures.alone).sum(axis=1)
        rest = np.concatenate([(self.boxes + np.tile(board.cities, 2))[others], measures.cleared()])
        wide = np.minimum(boxes[:, None, 2], rest[:, 2]) - np.maximum(boxes[:, None, 0], rest[:, 0])
        tall = np.minimum(boxes[:, None, 3], rest[:, 3]) - np.maximum(boxes[:, None, 1], rest[:, 1])
        wide, tall = wide + measures.between, tall + measures.between
        both = np.maximum(np.minimum(wide, tall), 0) * ((wide > 0) & (tall > 0))
        cost += 12.0 * both.sum(axis=1)
        w, h = measures.size
        rim = measures.edge
        out = np.maximum(rim - boxes[:, :2], 0).sum(axis=1)
        out += np.maximum(boxes[:, 2] - w + rim, 0) + np.maximum(boxes[:, 3] - h + rim, 0)
        return np.asarray(cost + 5.0 * out)

    @staticmethod
    def _crowded(boxes: Floats, nodes: Points, measures: Measures) -> Floats:
        """Return what the slots in each box cost."""
        reach = measures.slot[1] / 2 + measures.apart * 0.75
        low, high = boxes[:, :2].min(axis=0) - reach, boxes[:, 2:].max(axis=0) + reach
        nodes = nodes[((nodes > low) & (nodes < high)).all(axis=1)]
        deep = _deep(boxes, nodes, reach)
        return np.asarray(8.0 * deep.sum(axis=1) + 60.0 * (deep > measures.apart * 0.7).sum(axis=1))

    def _around(self, boxes: Floats, own: Points) -> Floats:
        """Return for each box how far other cities must be from it. `own`: one city for all boxes, or one for each."""
        way = own - np.minimum(np.maximum(own, boxes[:, :2]), boxes[:, 2:])
        return np.asarray(np.maximum(np.sqrt(squared(way)) + self.measures.alone, self.measures.city + 2))

    @staticmethod
    def _cut_off(city: Floats, boxes: Floats, nodes: Points, radius: float) -> Floats:
        """Count the slots between a city and its name."""
        middle = (boxes[:, :2] + boxes[:, 2:]) / 2
        low, high = np.minimum(city, middle.min(axis=0)) - radius, np.maximum(city, middle.max(axis=0)) + radius
        nodes = nodes[((nodes > low) & (nodes < high)).all(axis=1)]
        ways = city + (middle - city) * np.array([0.4, 0.55, 0.7, 0.85])[:, None, None]
        across, down = (ways[:, :, None, axis] - nodes[:, axis] for axis in (0, 1))
        between = across * across + down * down < radius * radius
        return np.asarray(between.any(axis=0).sum(axis=1), dtype=float)

    def look(self, board: Board, nodes: Points, ahead: float) -> None:
        """Find which slots are near which name, for the pushes until they have come nearer by `ahead` px."""
        boxes = self.boxes + np.tile(board.cities, 2)
        reach = board.measures.slot[1] / 2 + board.measures.apart * 0.75 + ahead
        self.near = _inside(boxes, nodes, reach)

    def push(self, board: Board, nodes: Points, push: Points, on_city: Points) -> None:
        """Add the forces by which names push slots, other cities and each other away, and stay inside the picture."""
        measures = board.measures
        boxes = self.boxes + np.tile(board.cities, 2)
        hard = self.hardness * board.name_stress[:, None]
        name, node, force = push_out(boxes, nodes, measures.slot[1] / 2 + measures.apart * 0.75, self.near)
        force *= hard[name]
        push -= added(node, force, len(push))
        on_city += added(name, force, len(on_city))
        around = self._around(boxes, board.cities)
        near = _inside(boxes, board.cities, around[:, None])
        name, city, force = push_out(boxes, board.cities, around[near[0]], near)
        force *= self.hardness * (name != city)[:, None]
        on_city += added(name, force, len(on_city)) - added(city, force, len(on_city))
        on_city += self._names_apart(np.concatenate([boxes, measures.cleared()]))[: len(boxes)]
        size = np.array(measures.size, dtype=float) - measures.edge
        on_city += (
            TOUCH * self.hardness * (np.minimum(boxes[:, :2] - measures.edge, 0) + np.maximum(boxes[:, 2:] - size, 0))
        )

    def _names_apart(self, boxes: Floats) -> Points:
        a, b = boxes[:, None], boxes[None]
        wide = np.minimum(a[..., 2], b[..., 2]) - np.maximum(a[..., 0], b[..., 0]) + self.measures.between
        tall = np.minimum(a[..., 3], b[..., 3]) - np.maximum(a[..., 1], b[..., 1]) + self.measures.between
        hit = (wide > 0) & (tall > 0) & ~np.eye(len(boxes), dtype=bool)
        middle = (boxes[:, :2] + boxes[:, 2:]) / 2
        side = np.sign(middle[None] - middle[:, None])
        out = np.zeros((*hit.shape, 2))
        out[..., 0] = np.where(hit & (wide < tall), wide, 0) * side[..., 0]
        out[..., 1] = np.where(hit & (wide >= tall), tall, 0) * side[..., 1]
        return np.asarray(TOUCH * self.hardness * out.sum(axis=1))


def _deep(boxes: Floats, points: Points, radius: float | Floats) -> Floats:
    """Return how deep each disc is in each box."""
    x, y = points.T
    left, top, right, low = (side[:, None] for side in boxes.T)
    across, down = np.maximum(np.maximum(left - x, x - right), 0), np.maximum(np.maximum(top - y, y - low), 0)
    return np.asarray(np.maximum(radius - np.sqrt(across * across + down * down), 0))


def _inside(boxes: Floats, points: Points, reach: float | Floats) -> tuple[Ints, Ints]:
    """Return the numbers of boxes, and of points that are nearer to them than `reach` on both axes."""
    x, y = points.T
    left, top, right, low = (side[:, None] for side in boxes.T)
    box, point = np.nonzero((x > left - reach) & (x < right + reach) & (y > top - reach) & (y < low + reach))
    return box, point


def push_out(
    boxes: Floats, points: Points, radius: float | Floats, near: tuple[Ints, Ints]
) -> tuple[Ints, Ints, Floats]:
    """Return the gradient of half the squared depth for the box (the disc's is the opposite).

    It is given for each box and disc of `near` that meet, after their numbers. `radius` may be one for each of `near`.
    """
    box, point = near
    at, own = points[point], boxes[box]
    way = at - np.minimum(np.maximum(at, own[:, :2]), own[:, 2:])
    square = squared(way)
    meet = np.flatnonzero(square < radius * radius)
    box, point, way, square = box[meet], point[meet], way[meet], square[meet]
    deep = (radius[meet] if isinstance(radius, np.ndarray) else radius) - np.sqrt(square)
    inside = square < 1e-12
    if inside.any():
        way[inside] = (at[meet] - (own[meet, :2] + own[meet, 2:]) / 2)[inside]
        square = squared(way)
    far = np.maximum(np.sqrt(square), 1e-6)
    return box, point, np.asarray(TOUCH * (deep / far)[:, None] * way)


def within(ones: Points, others: Points, reach: float) -> tuple[Ints, Ints]:
    """Return the numbers of points, in order, and of those others that are nearer to them than `reach` on both axes."""
    order = np.argsort(others[:, 0], kind="stable")
    xs = others[order, 0]
    low, high = np.searchsorted(xs, ones[:, 0] - reach, "right"), np.searchsorted(xs, ones[:, 0] + reach)
    counts = np.maximum(high - low, 0)
    one = np.repeat(np.arange(len(ones)), counts)
    other = order[np.arange(len(one)) - np.repeat(np.cumsum(counts) - counts - low, counts)]
    near = np.abs(ones[one, 1] - others[other, 1]) < reach
    return one[near], other[near]


def added(numbers: Ints, forces: Points, size: int) -> Points:
    """Return the sums of the forces on each of `size` things; `numbers` says on which each force is."""
    return np.stack([np.bincount(numbers, forces[:, axis], size) for axis in (0, 1)], axis=1)


def squared(ways: Points) -> Floats:
    """Return the squared lengths of vectors."""
    return np.asarray(ways[:, 0] * ways[:, 0] + ways[:, 1] * ways[:, 1])
