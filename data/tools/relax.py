"""Moves cities and curves step by step until everything has room: gradient descent on a sum of small springs."""

import numpy as np
from numpy.typing import NDArray

from data.tools.naming import Namer, are_near, push_out
from data.tools.projection import Points
from data.tools.tracks import NODES_PER_SLOT, Board, places, slopes, wanted, weights

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

HOME, LONG, SHORT, BEND, TWIST, TOUCH, LEVEL = 0.003, 0.03, 0.8, 0.03, 0.1, 1.5, 0.05
"""Strength of each spring: to the true place, too long, too short, bent, bent both ways, touching, and for a route
that wraps, leaving higher than it comes back."""


class Relaxer:
    """One run: it holds the sums of forces on cities and bends while it descends."""

    def __init__(self, board: Board, home: Points, namer: Namer) -> None:
        self.board, self.home, self.namer = board, home, namer
        self.a = np.array([pair.a for pair in board.pairs])
        self.b = np.array([pair.b for pair in board.pairs])
        self._lay_nodes()
        self.hardness = 1.0
        self.near: tuple[Ints, Ints] = (np.zeros(0, dtype=int), np.zeros(0, dtype=int))

    def _lay_nodes(self) -> None:
        """Represent every slot by a few discs; each disc knows its pair, its track's shift and its slot."""
        pair_of, shift_of, row_of = [], [], []
        for number, pair in enumerate(self.board.pairs):
            for track in range(len(pair.routes)):
                shift = (track - (len(pair.routes) - 1) / 2) * self.board.measures.pitch()
                for row in range(pair.length * NODES_PER_SLOT):
                    pair_of.append(number)
                    shift_of.append(shift)
                    row_of.append(row)
        self.pair_of, self.row_of = np.array(pair_of), np.array(row_of)
        self.shift_of = np.array(shift_of)

    def run(self, steps: int, speed: float, hardness: float = 1.0) -> None:
        """Run Adam with a decreasing step; names are placed again now and then, at the end less and less."""
        self.hardness = self.namer.hardness = hardness
        size = len(self.board.cities)
        mean = np.zeros((size + 2 * len(self.board.pairs), 2))
        square = np.zeros_like(mean)
        for step in range(1, steps + 1):
            if step % 100 == 1 and step < 0.7 * steps:
                self.namer.place(self.board, self.nodes()[0])
            if step % 8 == 1:
                self.near = self._neighbours(self.nodes()[0])
            force = self.forces()
            mean = 0.9 * mean + 0.1 * force
            square = 0.99 * square + 0.01 * force**2
            move = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-3)
            move *= speed * (1 - step / (steps + 1)) ** 0.7
            self.board.cities -= move[:size]
            self.board.bends -= move[size:].reshape(-1, 2, 2)
            self.board.hold_rims()

    def nodes(self) -> tuple[Points, Floats]:
        """Return the centers of all discs, and the weights of the curve's four points in each."""
        board, curves = self.board, self.board.curves()
        slot = board.measures.slot
        reach = slot[0] / 2 - slot[1] * 0.3
        fine = np.linspace(0, 1, 33)
        points = np.einsum("tk,mkd->mtd", weights(fine), curves)
        links = np.linalg.norm(np.diff(points, axis=1), axis=2)
        along = np.concatenate([np.zeros((len(links), 1)), np.cumsum(links, axis=1)], axis=1)
        t_of = []
        for row, pair, ends, gap in zip(along, board.pairs, board.ends, board.gaps, strict=True):
            middle = places(row[-1], pair, ends, board.measures, gap)
            discs = (middle[:, None] + np.array([-reach, 0, reach])).ravel()
            t_of.append(np.tile(np.interp(discs, row, fine), len(pair.routes)))
        t = np.concatenate(t_of)
        w, own = weights(t), curves[self.pair_of]
        point = np.einsum("nk,nkd->nd", w, own)
        way = np.einsum("nk,nkd->nd", slopes(t), own)
        way /= np.maximum(np.linalg.norm(way, axis=1), 1e-9)[:, None]
        point += np.stack([-way[:, 1], way[:, 0]], axis=1) * self.shift_of[:, None]
        return point, w

    def _neighbours(self, point: Points) -> tuple[Ints, Ints]:
        reach = self.board.measures.slot[1] + self.board.measures.apart + 24
        x, y = point.astype(np.float32).T
        close = (np.abs(x[:, None] - x) < reach) & (np.abs(y[:, None] - y) < reach)
        first, second = np.nonzero(close & (self.pair_of[:, None] < self.pair_of))
        return first, second

    def forces(self) -> Points:
        """Return the gradient of the whole sum, for cities first and then for the bends."""
        board = self.board
        on_city = HOME * (board.cities - self.home)
        stiff = board.stiffness[:, None, None]
        on_bend = BEND * self.hardness**0.5 * stiff * board.bends
        twist = board.bends[:, :1] - board.bends[:, 1:]
        on_bend = on_bend + TWIST * stiff * np.concatenate([twist, -twist], axis=1)
        self.level(on_city)
        self._stretch(on_city, on_bend)
        point, w = self.nodes()
        push = np.zeros_like(point)
        self._touch_nodes(point, push)
        self._touch_cities(point, push, on_city)
        self.namer.push(board, point, push, on_city)
        self._edges(point, push, on_city)
        for k, (city, bend) in enumerate(((1.0, 0.0), (2 / 3, 1 / 3), (1 / 3, 2 / 3), (0.0, 1.0))):
            part = push * w[:, k : k + 1]
            np.add.at(on_city, self.a[self.pair_of], part * city)
            np.add.at(on_city, self.b[self.pair_of], part * bend)
            if k in (1, 2):
                np.add.at(on_bend[:, k - 1], self.pair_of, part)
        return np.concatenate([on_city, on_bend.reshape(-1, 2)])

    def level(self, on_city: Points) -> None:
        """Pull both rims of a wrapped route to the same height. Mutates `on_city`."""
        if rims := len(self.board.rims):
            heights = self.board.cities[-rims:, 1].reshape(-1, 2)
            on_city[-rims:, 1] += LEVEL * (heights - heights[:, ::-1]).ravel()

    def _stretch(self, on_city: Points, on_bend: Floats) -> None:
        """Add the forces that make curves as long as their slots need."""
        board = self.board
        steps = 16
        w = weights(np.linspace(0, 1, steps + 1))
        points = np.einsum("tk,mkd->mtd", w, board.curves())
        links = np.diff(points, axis=1)
        length = np.linalg.norm(links, axis=2)
        total = length.sum(axis=1)
        least = wanted(board.pairs, board.ends, board.measures, board.gaps + 0.5)
        most = wanted(board.pairs, board.ends, board.measures, np.maximum(board.gaps, board.measures.gap[1])) + 6
        pull = SHORT * self.hardness * np.minimum(total - least, 0) + LONG * np.maximum(total - most, 0)
        unit = links / np.maximum(length, 1e-9)[..., None] * pull[:, None, None]
        on_curve = np.einsum("mtd,tk->mkd", unit, np.diff(w, axis=0))
        np.add.at(on_city, self.a, on_curve[:, 0] + on_curve[:, 1] * 2 / 3 + on_curve[:, 2] / 3)
        np.add.at(on_city, self.b, on_curve[:, 3] + on_curve[:, 1] / 3 + on_curve[:, 2] * 2 / 3)
        on_bend += on_curve[:, 1:3]

    def _touch_nodes(self, point: Points, push: Points) -> None:
        first, second = self.near
        way = point[first] - point[second]
        far = np.linalg.norm(way, axis=1)
        deep = np.maximum(self.board.measures.slot[1] + self.board.measures.apart - far, 0)
        deep *= self.board.stress[self.pair_of[first], self.pair_of[second]]
        force = -TOUCH * self.hardness * (deep / np.maximum(far, 1e-6))[:, None] * way
        np.add.at(push, first, force)
        np.add.at(push, second, -force)

    def _touch_cities(self, point: Points, push: Points, on_city: Points) -> None:
        measures = self.board.measures
        reach = measures.city + measures.slot[1] / 2 + measures.apart
        node, city = np.nonzero(are_near(point, self.board.cities, reach))
        way = point[node] - self.board.cities[city]
        far = np.maximum(np.linalg.norm(way, axis=1), 1e-6)
        force = -TOUCH * self.hardness * ((reach - far) / far)[:, None] * way
        np.add.at(push, node, force)
        np.subtract.at(on_city, city, force)

    def _edges(self, point: Points, push: Points, on_city: Points) -> None:
        size = np.array(self.board.measures.size, dtype=float)
        for things, force, radius in (
            (point, push, self.board.measures.slot[1] / 2),
            (self.board.cities, on_city, self.board.measures.city),
        ):
            _, thing, away = push_out(self.board.measures.cleared(), things, radius + self.board.measures.apart)
            np.subtract.at(force, thing, self.hardness * away)
            rim = self.board.measures.edge + radius
            force += TOUCH * self.hardness * (np.minimum(things - rim, 0) + np.maximum(things - (size - rim), 0))
