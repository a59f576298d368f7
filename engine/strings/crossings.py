"""Where lines meet and cross. Exact: integers and fractions only.

Numpy finds the lines that are near each other, on 64-bit integers; those are judged with Python's integers. So the
answer is the same for mirrored, moved or reversed lines.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field

from engine.board.arrays import np
from engine.board.points import Path, Point

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Numbers = NDArray[np.intp]

Line = tuple[Path, bool]
"""A path, and whether it is closed."""
Spot = tuple[Fraction, Fraction]
Position = tuple[int, Fraction]
"""A place along a path: the number of a segment and a fraction of it below 1; the end of an open path is one more."""
Vector = tuple[int, int]
Segment = tuple[Point, Point]
Node = tuple[Position, Position]
"""A place where two paths meet: its position along each."""


class Whole(Fraction):
    """A fraction that is a whole number, with a fast hash: most places where lines meet are points of both."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # typeshed gives complex numbers none
        return hash(self.numerator)


ZERO: Fraction = Whole(0)
ONE: Fraction = Whole(1)


class Contact(Struct, frozen=True):
    """A point or stretch where two lines meet. `crossing`: the first changes from one side of the second to the other.

    `positions` are along the first line, in order; `pieces` are the common stretches, of length 0 for a point.
    """

    crossing: bool
    positions: tuple[Position, ...]
    pieces: tuple[tuple[Spot, Spot], ...]

    @property
    def at(self) -> Point:
        return whole(self.pieces[0][0])

    @property
    def is_stretch(self) -> bool:
        """Whether the lines share more than points."""
        return any(a != b for a, b in self.pieces)


class Stretch(Struct, frozen=True, eq=False):
    """An edge between two nodes. `forward`: whether it leaves each node forwards, along the first and second line."""

    nodes: tuple[Node, Node]
    forward: tuple[tuple[bool, bool], tuple[bool, bool]]
    piece: tuple[Spot, Spot]


@lru_cache(maxsize=256)
def segments(path: Path, closed: bool) -> Ints:
    """Return the segments of a path as rows of x0, y0, x1, y1, in 0.1 mm."""
    points = np.array(path, dtype=np.int64).reshape(-1, 2)
    following = np.roll(points, -1, axis=0) if closed else points[1:]
    return np.hstack((points[: len(following)], following))


BLOCK = 16
"""How many boxes in a row are compared together first."""
FAR = 1 << 40
"""Farther than anything lies."""


class Boxes(NamedTuple):
    """Bounding boxes, as columns of least x, least y, greatest x and greatest y; the same in blocks of `BLOCK`.

    `around` are the boxes around the blocks; the last block is filled up with boxes that meet nothing.
    """

    each: Ints
    blocks: Ints
    around: Ints

    @classmethod
    def of(cls, each: Ints) -> Boxes:
        """Return these boxes with their blocks."""
        count = each.shape[1]
        filled = np.empty((4, -(-count // BLOCK) * BLOCK), dtype=np.int64)
        filled[:, :count] = each
        filled[:2, count:], filled[2:, count:] = FAR, -FAR
        blocks = filled.reshape(4, -1, BLOCK)
        return cls(each, blocks, np.concatenate((blocks[:2].min(axis=2), blocks[2:].max(axis=2))))

    def plus(self, other: Boxes) -> Boxes:
        """Return these boxes and others."""
        return Boxes.of(np.concatenate((self.each, other.each), axis=1))


class Lines(Struct, frozen=True):
    """Lines with all their segments in one array: `rows`, their boxes, and the number of each line and in the line."""

    each: tuple[Line, ...] = ()
    rows: Ints = field(default_factory=lambda: np.empty((0, 4), dtype=np.int64))
    boxes: Boxes = field(default_factory=lambda: Boxes.of(np.empty((4, 0), dtype=np.int64)))
    owners: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()

    def plus(self, line: Line) -> Lines:
        """Return these lines and one more."""
        rows = segments(*line)
        return Lines(
            (*self.each, line),
            np.concatenate((self.rows, rows)),
            self.boxes.plus(boxes_of(*line)),
            self.owners + (len(self.each),) * len(rows),
            self.numbers + tuple(range(len(rows))),
        )


@lru_cache(maxsize=64)
def lines_of(lines: tuple[Line, ...]) -> Lines:
    """Return the lines with all their segments in one array. Cached."""
    return reduce(Lines.plus, lines, Lines())


@lru_cache(maxsize=64)
def boxes_of(path: Path, closed: bool) -> Boxes:
    """Return the bounding boxes of the segments of a path. Cached."""
    ends = segments(path, closed).T
    return Boxes.of(np.concatenate((np.minimum(ends[:2], ends[2:]), np.maximum(ends[:2], ends[2:]))))


def near(boxes: Boxes, left: int, top: int, right: int, bottom: int) -> Numbers:
    """Return the indices of the boxes that meet one box."""
    low_x, low_y, high_x, high_y = boxes.each
    meet: NDArray[np.bool_] = (high_x >= left) & (low_x <= right) & (high_y >= top) & (low_y <= bottom)
    return meet.nonzero()[0]


def near_pairs(first: Boxes, second: Boxes) -> tuple[Numbers, Numbers]:
    """Return which of the first boxes meet which of the second, as two arrays, in the order of the first."""
    count = second.each.shape[1]
    if first.each.shape[1] == 1:
        alone = near(second, *first.each[:, 0].tolist())
        return np.zeros(len(alone), dtype=np.intp), alone
    if first.each.shape[1] * count <= MANY:
        i, j = np.divmod(_meet(first.each[:, :, None], second.each[:, None, :]).ravel().nonzero()[0], max(count, 1))
        return i, j
    close = _meet(first.around[:, :, None], second.around[:, None, :]).ravel().nonzero()[0]
    block, other = np.divmod(close, second.around.shape[1])
    met = _meet(first.blocks[:, block, :, None], second.blocks[:, other, None, :]).ravel().nonzero()[0]
    pair, inner = np.divmod(met, BLOCK * BLOCK)
    i, j = block[pair] * BLOCK + inner // BLOCK, other[pair] * BLOCK + inner % BLOCK
    order = (i * count + j).argsort()
    return i[order], j[order]


MANY = 8192
"""From how many pairs of boxes on their blocks are compared first."""


def _meet(first: Ints, second: Ints) -> NDArray[np.bool_]:
    """Tell which boxes meet."""
    meet: NDArray[np.bool_] = (first[0] <= second[2]) & (first[2] >= second[0])
    meet &= first[1] <= second[3]
    meet &= first[3] >= second[1]
    return meet


def _turns(base: Ints, other: Ints) -> tuple[Ints, Ints]:
    """Return on which side of the first segments the ends of the second are."""
    a, b, c, d = base.T
    e, f, g, h = other.T
    x, y = c - a, d - b
    return x * (f - b) - y * (e - a), x * (h - b) - y * (g - a)


def _meetings(first: Ints, second: Ints, i: Numbers, j: Numbers) -> Iterator[tuple[int, int, list[int]]]:
    """Those of the pairs of rows that meet, and for each pair the four turns that tell how."""
    beyond = _turns(first[i], second[j])
    part = (np.sign(beyond[0]) * np.sign(beyond[1]) <= 0).nonzero()[0]
    if not len(part):
        return iter(())
    i, j = i[part], j[part]
    turns = np.stack((*_turns(second[j], first[i]), beyond[0][part], beyond[1][part]))
    meet = (np.sign(turns[0]) * np.sign(turns[1]) <= 0).nonzero()[0]
    return zip(i[meet].tolist(), j[meet].tolist(), turns[:, meet].T.tolist(), strict=True)


def contacts(path: Path, lines: tuple[Line, ...] | Lines, closed: bool = False) -> list[list[Contact]]:
    """Return where the path meets each of the lines: one list per line, in order along the path."""
    lines = lines if isinstance(lines, Lines) else lines_of(lines)
    found: list[list[Contact]] = [[] for _ in lines.each]
    if not found or len(path) < 2:
        return found
    rows = segments(path, closed)
    pairs: dict[int, list[tuple[int, int, list[int]]]] = defaultdict(list)
    for first, second, how in _meetings(rows, lines.rows, *near_pairs(boxes_of(path, closed), lines.boxes)):
        pairs[lines.owners[second]].append((first, lines.numbers[second], how))
    for owner, met in pairs.items():
        found[owner] = _Meeting((path, closed), lines.each[owner]).contacts(met)
    return found


def self_contacts(path: Path, closed: bool = False) -> list[Contact]:
    """Return where the path meets itself, in order along it."""
    if len(path) < 3:
        return []
    rows, boxes = segments(path, closed), boxes_of(path, closed)
    i, j = near_pairs(boxes, boxes)
    once = i < j
    i, j = i[once], j[once]
    # Neighbors meet in the point they share and nowhere else, unless the line turns right back there.
    neighbours = (j - i == 1) | ((i == 0) & (j == len(rows) - 1) if closed else False)
    (dx, dy), (dx2, dy2) = (rows[i, 2:] - rows[i, :2]).T, (rows[j, 2:] - rows[j, :2]).T
    kept = ~neighbours | ((dx * dy2 == dy * dx2) & (dx * dx2 + dy * dy2 < 0))
    met = list(_meetings(rows, rows, i[kept], j[kept]))
    return _Meeting((path, closed), (path, closed), same=True).contacts(met) if met else []


class _Meeting:
    """Two lines that meet somewhere: nodes where they do, stretches between nodes where they run together."""

    def __init__(self, first: Line, second: Line, same: bool = False) -> None:
        self.first, self.second, self.same = first, second, same
        self.nodes: dict[Node, Spot] = {}
        self.stretches: list[Stretch] = []

    def contacts(self, met: Sequence[tuple[int, int, list[int]]]) -> list[Contact]:
        for i, j, (a, b, c, d) in met:
            if a == b == c == d == 0:
                self._along(i, j)
            else:
                self._node(i, Fraction(a, a - b), j, Fraction(c, c - d))
        found = [self._contact(nodes, stretches) for nodes, stretches in self._groups()]
        return sorted((contact for contact in found if contact), key=lambda contact: contact.positions)

    def _node(self, i: int, s: Fraction, j: int, t: Fraction) -> Node:
        node = (_position(self.first, i, s), _position(self.second, j, t))
        if self.same and node[1] < node[0]:
            node = (node[1], node[0])
        if node not in self.nodes:  # a point of both lines is met from up to four pairs of segments
            self.nodes[node] = spot_at(self.first, i, s)
        return node

    def _along(self, i: int, j: int) -> None:
        """Record two collinear segments: a stretch between two nodes, or one node."""
        (p, q), (u, v) = segment(self.first, i), segment(self.second, j)
        # How far along each of the segments the four ends are, in parts of its square.
        whole, other = _along(p, q, q), _along(u, v, v)
        ends = (0, _along(u, v, p)), (whole, _along(u, v, q)), (_along(p, q, u), 0), (_along(p, q, v), other)
        common = [(s, t) for s, t in ends if 0 <= s <= whole and 0 <= t <= other]
        (s, t), (s2, t2) = min(common), max(common)
        here = _part(s, whole)
        first = self._node(i, here, j, _part(t, other))
        if s == s2:
            return
        there = _part(s2, whole)
        last = self._node(i, there, j, _part(t2, other))
        ways = (True, t < t2), (False, t > t2)
        if self.same:
            # A node of a line with itself names the earlier place first; so must its contacts.
            swapped = first[0] != _position(self.first, i, here), last[0] != _position(self.first, i, there)
            ways = tuple(way[::-1] if swap else way for way, swap in zip(ways, swapped, strict=True))  # type: ignore[assignment]
        self.stretches.append(Stretch((first, last), ways, (self.nodes[first], self.nodes[last])))

    def _groups(self) -> list[tuple[list[Node], list[Stretch]]]:
        """Return the connected groups of nodes and stretches."""
        if not self.stretches:
            return [([node], []) for node in self.nodes]
        touching: dict[Node, list[Stretch]] = {node: [] for node in self.nodes}
        for stretch in self.stretches:
            for node in stretch.nodes:
                touching[node].append(stretch)
        groups, seen = [], set[Node]()
        for start in self.nodes:
            if start in seen:
                continue
            seen.add(start)
            group, work, edges = [], [start], list[Stretch]()
            while work:
                node = work.pop()
                group.append(node)
                for stretch in touching[node]:
                    edges += [] if stretch in edges else [stretch]
                    new = [end for end in stretch.nodes if end not in seen]
                    seen.update(new)
                    work += new
            groups.append((group, edges))
        return groups

    def _contact(self, nodes: list[Node], stretches: list[Stretch]) -> Contact | None:
        if self.same and not stretches and nodes[0][0] == nodes[0][1]:
            return None
        positions = tuple(sorted({node[0] for node in nodes})) if stretches else (nodes[0][0],)
        pieces = tuple(stretch.piece for stretch in sorted(stretches, key=lambda one: min(one.nodes)))
        spot = self.nodes[nodes[0]]
        return Contact(self._crosses(nodes, stretches), positions, pieces or ((spot, spot),))

    def _crosses(self, nodes: list[Node], stretches: list[Stretch]) -> bool:
        if self.same and any(node[0] == node[1] for node in nodes):
            return False
        if not stretches:
            node = nodes[0]
            if node[0][1] and node[1][1]:
                return True  # two segments that meet inside both of them, and do not run together
            back, forth = _rays(self.first, node[0])
            sides = [self._side(node, back), self._side(node, forth)]
        else:
            count = Counter(node for stretch in stretches for node in stretch.nodes)
            ends = [
                (stretch, number)
                for stretch in stretches
                for number, node in enumerate(stretch.nodes)
                if count[node] == 1
            ]
            if len(ends) != 2:
                return False
            sides = []
            for stretch, number in ends:
                back, forth = _rays(self.first, stretch.nodes[number][0])
                sides.append(self._side(stretch.nodes[number], back if stretch.forward[number][0] else forth))
        return None not in sides and sides[0] != sides[1]

    def _side(self, node: Node, ray: Vector | None) -> bool | None:
        """Return on which side of the second line a ray of the first one is; None where one of them ends."""
        back, forth = _rays(self.second, node[1])
        if ray is None or back is None or forth is None:
            return None
        return _between(forth, ray, back)


def whole(spot: tuple[Fraction | float, Fraction | float]) -> Point:
    """Round a point to whole 0.1 mm."""
    return round(spot[0]), round(spot[1])


def _position(line: Line, number: int, share: Fraction) -> Position:
    path, closed = line
    if share < 1:
        return number, share
    return ((number + 1) % len(path) if closed else number + 1), ZERO


def segment(line: Line, number: int) -> Segment:
    """Return the segment with that number of a line; the last one of a closed line leads back to the start."""
    path, _ = line
    return path[number], path[(number + 1) % len(path)]


def spot_at(line: Line, number: int, share: Fraction) -> Spot:
    """Return the exact point at a share (0 to 1) of a segment."""
    (x, y), (x2, y2) = segment(line, number)
    part, whole = share.numerator, share.denominator
    if whole == 1:
        return (Fraction(x2), Fraction(y2)) if part else (Fraction(x), Fraction(y))
    return Fraction(x * whole + part * (x2 - x), whole), Fraction(y * whole + part * (y2 - y), whole)


def _along(a: Point, b: Point, x: Point) -> int:
    """Return how far along from a to b a point of that straight line is: 0 at a, and the square of the way at b."""
    return (x[0] - a[0]) * (b[0] - a[0]) + (x[1] - a[1]) * (b[1] - a[1])


def _part(some: int, whole: int) -> Fraction:
    """Return the fraction, quickly where it is nothing or all."""
    return Fraction(some, whole) if 0 < some < whole else ONE if some else ZERO


def _rays(line: Line, position: Position) -> tuple[Vector | None, Vector | None]:
    """Return the directions in which a line continues backwards and forwards; None where it ends."""
    path, closed = line
    number, share = position
    last = len(path) if closed else len(path) - 1
    forth = _direction(line, number) if number < last else None
    if share:
        assert forth is not None
        return (-forth[0], -forth[1]), forth
    if number == 0 and not closed:
        return None, forth
    x, y = _direction(line, (number - 1) % last)
    return (-x, -y), forth


def _direction(line: Line, number: int) -> Vector:
    (x, y), (x2, y2) = segment(line, number)
    return x2 - x, y2 - y


def cross(a: Vector, b: Vector) -> int:
    """Return the cross product of two vectors: its sign says on which side of the first the second lies."""
    return a[0] * b[1] - a[1] * b[0]


def _between(start: Vector, ray: Vector, stop: Vector) -> bool:
    """Tell whether a ray is passed when turning from `start` to `stop`, always in the same direction."""
    opening = cross(start, stop)
    if opening > 0:
        return cross(start, ray) > 0 and cross(ray, stop) > 0
    if opening < 0:
        return not (cross(stop, ray) > 0 and cross(ray, start) > 0)
    return start[0] * stop[0] + start[1] * stop[1] < 0 and cross(start, ray) > 0
