"""Places the names: each city tries a ring of places for its name and takes the one that disturbs least."""

import numpy as np
from numpy.typing import NDArray

from data.tools.projection import Points
from data.tools.tracks import FLUSH, Board
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
BESIDE, BELOW = 20.0, 9.0
"""Two names in one line need more room between them than two that stand one above the other."""
NEAR = 260.0
"""Slots farther away than this never meet a city's name."""
ALONE = 14.0
"""How much farther than its own city any other one is from a name, so that nobody wonders whose it is."""
REACHES = (0.0, 7.0, 15.0, 24.0, 34.0)


class Namer:
    """The names of all cities in several languages, and the place currently chosen for each city."""

    def __init__(self, names: list[dict[str, str]], board: Board, languages: tuple[str, ...]) -> None:
        self.names, self.languages = names, languages
        self.measures = board.measures
        self.hardness = 1.0
        self.choices = [self._choices(i, board) for i in range(len(names))]
        self.boxes = np.stack([choices[0][1] for choices in self.choices])
        self.chosen = [choices[0][0] for choices in self.choices]
        self.costs = np.zeros(len(names))

    def favour(self, other: "Namer") -> None:
        """Start with the places that another namer has chosen, and prefer them."""
        for city, choices in enumerate(self.choices):
            for number, (label, box, cost) in enumerate(choices):
                if label == other.chosen[city]:
                    choices[number] = (label, box, cost - 15)
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
        """Let every city in turn take the cheapest place given the others."""
        for _ in range(sweeps):
            for city, choices in enumerate(self.choices):
                boxes = np.stack([box for _, box, _ in choices]) + np.tile(board.cities[city], 2)
                cost = np.array([price for _, _, price in choices]) + self._cost(city, boxes, board, nodes)
                keep = int(np.argmin(cost))
                self.chosen[city], self.boxes[city] = choices[keep][0], choices[keep][1]
                self.costs[city] = cost[keep]

    def _cost(self, city: int, boxes: Floats, board: Board, nodes: Points) -> Floats:
        measures = board.measures
        nodes = nodes[np.abs(nodes - board.cities[city]).max(axis=1) < NEAR]
        deep = _deep(boxes, nodes, measures.slot[1] / 2 + measures.apart * 0.75)
        cost = 8.0 * deep.sum(axis=1) + 60.0 * (deep > measures.apart * 0.7).sum(axis=1)
        cost += 400.0 * self._cut_off(board.cities[city], boxes, nodes, measures.slot[1] / 2)
        others = np.delete(board.cities, city, axis=0)
        deep = _deep(boxes, others, self._around(boxes, board.cities[city])[:, None])
        cost += 8.0 * deep.sum(axis=1) + 120.0 * (deep > ALONE).sum(axis=1)
        rest = np.delete(self.boxes + np.tile(board.cities, 2), city, axis=0)
        rest = np.concatenate([rest, measures.cleared()])
        wide = np.minimum(boxes[:, None, 2], rest[:, 2]) - np.maximum(boxes[:, None, 0], rest[:, 0])
        tall = np.minimum(boxes[:, None, 3], rest[:, 3]) - np.maximum(boxes[:, None, 1], rest[:, 1])
        wide, tall = wide + BESIDE, tall + BELOW
        both = np.maximum(np.minimum(wide, tall), 0) * ((wide > 0) & (tall > 0))
        cost += 12.0 * both.sum(axis=1)
        w, h = measures.size
        rim = measures.edge
        out = np.maximum(rim - boxes[:, :2], 0).sum(axis=1)
        out += np.maximum(boxes[:, 2] - w + rim, 0) + np.maximum(boxes[:, 3] - h + rim, 0)
        return np.asarray(cost + 5.0 * out)

    def _around(self, boxes: Floats, own: Points) -> Floats:
        """Return for each box how far other cities must be from it. `own`: one city for all boxes, or one for each."""
        far = np.linalg.norm(own - np.clip(own, boxes[:, :2], boxes[:, 2:]), axis=1)
        return np.asarray(np.maximum(far + ALONE, self.measures.city + 2))

    @staticmethod
    def _cut_off(city: Floats, boxes: Floats, nodes: Points, radius: float) -> Floats:
        """Count the slots between a city and its name."""
        middle = (boxes[:, :2] + boxes[:, 2:]) / 2
        between = np.zeros((len(boxes), len(nodes)), dtype=bool)
        for part in (0.4, 0.55, 0.7, 0.85):
            way = city + (middle - city) * part
            between |= are_near(way, nodes, radius)
        return np.asarray(between.sum(axis=1), dtype=float)

    def push(self, board: Board, nodes: Points, push: Points, on_city: Points) -> None:
        """Add the forces by which names push slots, other cities and each other away, and stay inside the picture."""
        measures = board.measures
        boxes = self.boxes + np.tile(board.cities, 2)
        hard = self.hardness * board.name_stress[:, None]
        name, node, force = push_out(boxes, nodes, measures.slot[1] / 2 + measures.apart * 0.75)
        force *= hard[name]
        np.subtract.at(push, node, force)
        np.add.at(on_city, name, force)
        name, city, force = push_out(boxes, board.cities, self._around(boxes, board.cities)[:, None])
        force *= self.hardness * (name != city)[:, None]
        np.add.at(on_city, name, force)
        np.subtract.at(on_city, city, force)
        on_city += self._names_apart(np.concatenate([boxes, measures.cleared()]))[: len(boxes)]
        size = np.array(measures.size, dtype=float) - measures.edge
        on_city += (
            TOUCH * self.hardness * (np.minimum(boxes[:, :2] - measures.edge, 0) + np.maximum(boxes[:, 2:] - size, 0))
        )

    def _names_apart(self, boxes: Floats) -> Points:
        a, b = boxes[:, None], boxes[None]
        wide = np.minimum(a[..., 2], b[..., 2]) - np.maximum(a[..., 0], b[..., 0]) + BESIDE
        tall = np.minimum(a[..., 3], b[..., 3]) - np.maximum(a[..., 1], b[..., 1]) + BELOW
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


def push_out(boxes: Floats, points: Points, radius: float | Floats) -> tuple[Ints, Ints, Floats]:
    """Return the gradient of half the squared depth for the box (the disc's is the opposite).

    It is given for each box and disc that meet, after their numbers.
    """
    deep = _deep(boxes, points, radius)
    box, point = np.nonzero(deep)
    at, own = points[point], boxes[box]
    way = at - np.clip(at, own[:, :2], own[:, 2:])
    inside = np.linalg.norm(way, axis=1) < 1e-6
    way[inside] = (at - (own[:, :2] + own[:, 2:]) / 2)[inside]
    far = np.maximum(np.linalg.norm(way, axis=1), 1e-6)
    return box, point, np.asarray(TOUCH * (deep[box, point] / far)[:, None] * way)


def are_near(ones: Points, others: Points, reach: float) -> NDArray[np.bool_]:
    """Tell for each point and each of the others whether they are nearer to each other than `reach`."""
    across, down = (ones[:, None, axis] - others[None, :, axis] for axis in (0, 1))
    return np.asarray(across * across + down * down < reach * reach)
