"""Moves cities and curves step by step until everything has room: gradient descent on a sum of small springs."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from data.tools.naming import Namer, added, push_out, squared, within
from data.tools.projection import Points
from data.tools.tracks import NODES_PER_SLOT, Board, slopes, spread, wanted, weights

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

HOME, LONG, SHORT, BEND, TWIST, TOUCH, LEVEL = 0.003, 0.03, 0.8, 0.03, 0.1, 1.5, 0.05
"""Strength of each spring: to the true place, too long, too short, bent, bent both ways, touching, and for a route
that wraps, leaving higher than it comes back."""
FINE = np.linspace(0, 1, 33)
FINE_WEIGHTS = weights(FINE)
ROUGH_WEIGHTS = weights(np.linspace(0, 1, 17))
LOOK, AHEAD = 8, 24.0
"""Neighbors are listed every so many steps, with those up to so many px farther away, which may come near meanwhile."""


class Relaxer:
    """One run: it holds the sums of forces on cities and bends while it descends."""

    def __init__(self, board: Board, home: Points, namer: Namer) -> None:
        self.board, self.home, self.namer = board, home, namer
        self.a = np.array([pair.a for pair in board.pairs])
        self.b = np.array([pair.b for pair in board.pairs])
        self.lengths = np.array([pair.length for pair in board.pairs])
        self._lay_nodes()
        self.hardness = 1.0
        self._look(self.nodes()[0])

    def _lay_nodes(self) -> None:
        """Represent every slot by a few discs; each disc knows its pair, its track's shift and its slot."""
        pairs, pitch = self.board.pairs, self.board.measures.pitch()
        tracks = np.array([len(pair.routes) for pair in pairs])
        rows = np.array([pair.length * NODES_PER_SLOT for pair in pairs])
        self.row_pair = np.repeat(np.arange(len(pairs)), rows)
        first = np.cumsum(rows) - rows
        shifts = [
            (track - (count - 1) / 2) * pitch
            for count, row in zip(tracks, rows, strict=True)
            for track in range(count)
            for _ in range(row)
        ]
        self.shift_of = np.array(shifts)
        self.pair_of = np.repeat(np.arange(len(pairs)), tracks * rows)
        own_rows = [
            np.tile(np.arange(start, start + row), count) for start, row, count in zip(first, rows, tracks, strict=True)
        ]
        self.row_of = np.concatenate(own_rows) if own_rows else np.zeros(0, dtype=int)
        """For each disc, its row in what all tracks of a pair have in common."""
        self.starts = np.cumsum(tracks * rows) - tracks * rows
        slot = np.concatenate([np.repeat(np.arange(pair.length), NODES_PER_SLOT) for pair in pairs])
        measures = self.board.measures
        reach = measures.slot[0] / 2 - measures.slot[1] * 0.3
        self.slot_of = slot.astype(float)
        self.disc_of = np.tile(np.array([-reach, 0, reach]), len(slot) // NODES_PER_SLOT)

    def run(self, steps: int, speed: float, hardness: float = 1.0, told: Callable[[int], object] | None = None) -> None:
        """Run Adam with a decreasing step; names are placed again now and then, at the end less and less.

        `told` hears now and then how many steps are done.
        """
        self.hardness = self.namer.hardness = hardness
        size = len(self.board.cities)
        mean = np.zeros((size + 2 * len(self.board.pairs), 2))
        square = np.zeros_like(mean)
        for step in range(1, steps + 1):
            if told and step % 100 == 1:
                told(step - 1)
            if step % 100 == 1 and step < 0.7 * steps:
                self.namer.place(self.board, self.nodes()[0])
            if step % LOOK == 1:
                self._look(self.nodes()[0])
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
        points = np.matmul(FINE_WEIGHTS, curves)
        links = np.diff(points, axis=1)
        along = np.zeros(points.shape[:2])
        np.cumsum(np.hypot(links[..., 0], links[..., 1]), axis=1, out=along[:, 1:])
        first, step = spread(along[:, -1], self.lengths, board.ends, board.measures, board.gaps)
        own = self.row_pair
        row, disc = along[own], first[own] + self.slot_of * step[own] + self.disc_of
        at = np.clip((row <= disc[:, None]).sum(axis=1) - 1, 0, len(FINE) - 2)
        every = np.arange(len(row))
        low, high = row[every, at], row[every, at + 1]
        part = np.clip((disc - low) / np.maximum(high - low, 1e-9), 0, 1)
        t = (at + part) / (len(FINE) - 1)
        w = weights(t)
        point, way = (np.matmul(each[:, None], curves[own])[:, 0] for each in (w, slopes(t)))
        way /= np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-9)[:, None]
        side = np.stack([-way[:, 1], way[:, 0]], axis=1)
        return point[self.row_of] + side[self.row_of] * self.shift_of[:, None], w[self.row_of]

    def _look(self, point: Points) -> None:
        """Find what is near what: discs of different routes, discs and cities, names and discs."""
        board, measures = self.board, self.board.measures
        first, second = within(point, point, measures.slot[1] + measures.apart + AHEAD)
        apart = self.pair_of[first] > self.pair_of[second]
        self.near = first[apart], second[apart]
        self.near_cities = within(point, board.cities, measures.city + measures.slot[1] / 2 + measures.apart + AHEAD)
        self.namer.look(board, point, AHEAD)

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
        on_curve = np.add.reduceat(push[:, None, :] * w[:, :, None], self.starts, axis=0)
        self._bend(on_city, on_bend, on_curve)
        return np.concatenate([on_city, on_bend.reshape(-1, 2)])

    def _bend(self, on_city: Points, on_bend: Floats, on_curve: Floats) -> None:
        """Pass the forces on the four points of each curve on to its cities and bends, in place."""
        size = len(on_city)
        on_city += added(self.a, on_curve[:, 0] + on_curve[:, 1] * 2 / 3 + on_curve[:, 2] / 3, size)
        on_city += added(self.b, on_curve[:, 3] + on_curve[:, 1] / 3 + on_curve[:, 2] * 2 / 3, size)
        on_bend += on_curve[:, 1:3]

    def level(self, on_city: Points) -> None:
        """Pull both rims of a wrapped route to the same height. Mutates `on_city`."""
        if rims := len(self.board.rims):
            heights = self.board.cities[-rims:, 1].reshape(-1, 2)
            on_city[-rims:, 1] += LEVEL * (heights - heights[:, ::-1]).ravel()

    def _stretch(self, on_city: Points, on_bend: Floats) -> None:
        """Add the forces that make curves as long as their slots need."""
        board = self.board
        links = np.diff(np.matmul(ROUGH_WEIGHTS, board.curves()), axis=1)
        length = np.hypot(links[..., 0], links[..., 1])
        total = length.sum(axis=1)
        least = wanted(self.lengths, board.ends, board.measures, board.gaps + 0.5)
        most = wanted(self.lengths, board.ends, board.measures, np.maximum(board.gaps, board.measures.gap[1])) + 6
        pull = SHORT * self.hardness * np.minimum(total - least, 0) + LONG * np.maximum(total - most, 0)
        unit = links / np.maximum(length, 1e-9)[..., None] * pull[:, None, None]
        self._bend(on_city, on_bend, np.matmul(np.diff(ROUGH_WEIGHTS, axis=0).T, unit))

    def _touch_nodes(self, point: Points, push: Points) -> None:
        first, second = self.near
        way = point[first] - point[second]
        square = squared(way)
        reach = self.board.measures.slot[1] + self.board.measures.apart
        touch = np.flatnonzero(square < reach * reach)
        first, second, way = first[touch], second[touch], way[touch]
        far = np.sqrt(square[touch])
        deep = (reach - far) * self.board.stress[self.pair_of[first], self.pair_of[second]]
        force = TOUCH * self.hardness * (deep / np.maximum(far, 1e-6))[:, None] * way
        push += added(second, force, len(push)) - added(first, force, len(push))

    def _touch_cities(self, point: Points, push: Points, on_city: Points) -> None:
        measures = self.board.measures
        reach = measures.city + measures.slot[1] / 2 + measures.apart
        node, city = self.near_cities
        way = point[node] - self.board.cities[city]
        square = squared(way)
        touch = np.flatnonzero(square < reach * reach)
        node, city, way = node[touch], city[touch], way[touch]
        far = np.maximum(np.sqrt(square[touch]), 1e-6)
        force = TOUCH * self.hardness * ((reach - far) / far)[:, None] * way
        push -= added(node, force, len(push))
        on_city += added(city, force, len(on_city))

    def _edges(self, point: Points, push: Points, on_city: Points) -> None:
        size = np.array(self.board.measures.size, dtype=float)
        for things, force, radius in (
            (point, push, self.board.measures.slot[1] / 2),
            (self.board.cities, on_city, self.board.measures.city),
        ):
            cleared = self.board.measures.cleared()
            if len(cleared):
                every = np.zeros(len(things), dtype=int), np.arange(len(things))
                _, thing, away = push_out(cleared, things, radius + self.board.measures.apart, every)
                force -= added(thing, self.hardness * away, len(force))
            rim = self.board.measures.edge + radius
            force += TOUCH * self.hardness * (np.minimum(things - rim, 0) + np.maximum(things - (size - rim), 0))
