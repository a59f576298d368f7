"""The longest trail of a network: exact, and fast also where a network has many circles. No game rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.board.network import Connected, Link

_Links = tuple[int, "_Links"] | None
"""Links that are used, as a linked list: states share what they have in common."""
_State = tuple[tuple[int, ...], int]
"""A mark for each open place, and how many ends of the trail are closed already."""
_States = dict[_State, tuple[int, _Links]]
"""For each state the least length left out on a way there, and the links used on it."""
UNUSED = -2
"""The mark of a place where no link is used yet; others are twice the number of its piece, plus 1 for an odd degree."""
ENDS = 2
FASTER = 3
"""The limit rises by at least this part of itself, so that there are few passes."""


BUDGET = 5_000
"""How many choices a short search looks at, at most: about 10 ms."""

Trail = tuple[int, tuple[int, ...]]
"""A length, and links in order, as indices."""


def longest_trail(links: tuple[Link, ...]) -> Trail:
    """Return the greatest length of a trail and its links in order, as indices into `links` (R11). Cached.

    A trail uses no link twice and may visit places again. (0, ()) when there are no links. The result is exact. The
    cost grows with the number of ways in which a line across the network can be crossed, not with its number of trails.
    """
    return _soon(links) or _at_last(links)


def takes_long(links: tuple[Link, ...]) -> bool:
    """Tell whether the longest trail takes more than a short search; if not, it is known afterwards."""
    return _soon(links) is None


# Points, ties and pictures ask for the same, so the last answers are cached; of long searches, more than can be open.
@lru_cache(maxsize=512)
def _soon(links: tuple[Link, ...]) -> Trail | None:
    try:
        return search(links, BUDGET)
    except _TooLong:
        return None


@lru_cache(maxsize=1024)
def _at_last(links: tuple[Link, ...]) -> Trail:
    return search(links)


class _TooLong(Exception):
    """The search would go beyond its budget."""


def search(links: Sequence[Link], budget: float = inf) -> Trail:
    """Return what `longest_trail` returns, searched for again.

    Raises: _TooLong beyond the budget.
    """
    best: tuple[int, Sequence[int]] = (0, ())
    for size, component in sorted(_components(links), key=lambda one: -one[0]):
        if size <= best[0]:
            break
        piece = _Piece(links, component, size)
        if sum([len(touching) % 2 for touching in piece.at]) <= ENDS:
            best = size, component
            continue
        across = _Tree(piece) if len(piece.at) > len(component) else None
        if across is not None and across.length <= best[0]:
            continue
        if across is not None and across.only:
            best = across.length, across.path()
        else:
            best = _Sweep(piece, budget).longest(best[0]) or best
    return best[0], _in_order(links, best[1])


def _components(links: Sequence[Link]) -> list[tuple[int, list[int]]]:
    """Return the connected sets of links, as indices, each with its length in all."""
    joined = Connected([(one, other) for one, other, _ in links])
    groups: dict[str, list[int]] = {}
    for index, (one, _, _) in enumerate(links):
        groups.setdefault(joined.top(one), []).append(index)
    return [(sum([links[index][2] for index in component]), component) for component in groups.values()]


def _in_order(links: Sequence[Link], used: Sequence[int]) -> tuple[int, ...]:
    """Return links that form a trail in its order: all of one piece, with at most two places of odd degree."""
    at: dict[str, list[int]] = {}
    for index in used:
        for place in links[index][:2]:
            at.setdefault(place, []).append(index)
    if not at:
        return ()
    start = next((place for place, touching in at.items() if len(touching) % 2), next(iter(at)))
    left, order = set(used), list[int]()
    walk: list[tuple[str, int | None]] = [(start, None)]
    while walk:  # Hierholzer: circles are put in where the walk comes back to a place that has links left
        place, came_by = walk[-1]
        while at[place] and at[place][-1] not in left:
            at[place].pop()
        if at[place]:
            index = at[place].pop()
            left.discard(index)
            one, other, _ = links[index]
            walk.append((other if place == one else one, index))
        else:
            walk.pop()
            if came_by is not None:
                order.append(came_by)
    return tuple(reversed(order))


class _Piece:
    """A connected set of links: its places by number, in the order of their names.

    `size` is the length of all links, `ends` holds both ends and the length of each, `at` the links of each place.
    """

    def __init__(self, links: Sequence[Link], component: Sequence[int], size: int) -> None:
        self.size = size
        names = sorted({place for index in component for place in links[index][:2]})
        number = {name: place for place, name in enumerate(names)}
        self.ends: dict[int, tuple[int, int, int]] = {}
        self.at: list[list[int]] = [[] for _ in names]
        for index in component:
            one, other, length = links[index]
            ends = number[one], number[other], length
            self.ends[index] = ends
            self.at[ends[0]].append(index)
            self.at[ends[1]].append(index)

    def near(self) -> list[set[int]]:
        """Return the neighbors of each place."""
        ends = self.ends
        return [{ends[index][ends[index][0] == place] for index in touching} for place, touching in enumerate(self.at)]


class _Tree:
    """The longest trail of a piece without circles: a path. `only`: there is no other of the same `length`."""

    def __init__(self, piece: _Piece) -> None:
        self._piece = piece
        ends, at = piece.ends, piece.at
        above, order, came = [-1] * len(at), [0], [-1] * len(at)
        for place in order:
            for index in at[place]:
                if index != came[place]:
                    one, other, _ = ends[index]
                    below = other if one == place else one
                    came[below], above[below] = index, place
                    order.append(below)
        # For each place the longest way down from it, how many there are, and the first link of one.
        down, ways, first = [0] * len(at), [1] * len(at), [-1] * len(at)
        self.length, paths, self._through = 0, 0, (0, -1)
        for place in reversed(order[1:]):
            top, index = above[place], came[place]
            reach = down[place] + ends[index][2]
            across = down[top] + reach
            if across > self.length:
                self.length, paths, self._through = across, ways[top] * ways[place], (top, index)
                self._halves = first[top], index
            elif across == self.length:
                paths += ways[top] * ways[place]
            if reach > down[top]:
                down[top], ways[top], first[top] = reach, ways[place], index
            elif reach == down[top]:
                ways[top] += ways[place]
        self.only = paths == 1
        self._first = first

    def path(self) -> list[int]:
        """Return the links of the only longest path, as the sweep would: those chosen last come first."""
        piece, (top, _) = self._piece, self._through
        used = list[int]()
        for index in self._halves:
            place = top
            while index >= 0:
                used.append(index)
                one, other, _ = piece.ends[index]
                place = other if one == place else one
                index = self._first[place]
        closed = {place: turn for turn, place in enumerate(_closing_order(piece.near()))}
        turns = {index: min(closed[piece.ends[index][0]], closed[piece.ends[index][1]]) for index in used}
        return sorted(used, key=lambda index: (turns[index], index), reverse=True)


class _Turn(NamedTuple):
    """What is the same for all states when a place is closed: the links that are chosen before, and what comes after.

    `fresh` places are opened. `links` are those between the place and other open ones: index, the positions of both
    ends, length. `at` is the position of the place itself. After it, `left` is the length of all links not chosen yet;
    `rest` has for each place still open the shortest of its links to come (0 if there is none) and their parity.
    `later` is the sum of the shortest links of places of odd degree that are opened later, `longest` the greatest of
    all these shortest links.
    """

    fresh: int
    links: Sequence[tuple[int, int, int, int]]
    at: int
    left: int
    rest: Sequence[tuple[int, int]]
    later: int
    longest: int


class _Sweep:
    """A search over one connected set of links, place by place: each link is used or left out.

    A trail is a connected set of links with at most two places of odd degree. Between the places that are closed and
    those not reached yet are a few open ones. Of all choices so far, only these matter: which open places hang
    together, the parity of each, and how many ends are closed; of choices alike in these, the one that leaves out least
    is kept. Choices that must leave out more than a limit are dropped; the limit rises until a trail is found, which is
    then a longest one.
    """

    def __init__(self, piece: _Piece, budget: float) -> None:
        self.budget = budget
        self.piece = piece
        self.size = piece.size
        odd = [min([piece.ends[index][2] for index in touching]) for touching in piece.at if len(touching) % 2]
        self.least = _least(sum(odd), max(odd, default=0), 0)

    def longest(self, floor: int) -> tuple[int, list[int]] | None:
        """Return the length and the links of a longest trail; None if it isn't longer than `floor`."""
        limit, most = self.least, self.size - floor - 1
        self.turns = list(_turns(self.piece)) if limit <= most else []
        while limit <= most:
            self.limit, self.beyond = limit, most + 1
            self.found: tuple[int, _Links] | None = None
            self._pass()
            if self.found is not None:
                lost, used = self.found
                kept = list[int]()
                while used is not None:
                    kept.append(used[0])
                    used = used[1]
                return self.size - lost, kept
            limit = self.beyond if self.beyond > most else min(max(self.beyond, limit + limit // FASTER), most)
        return None

    def _pass(self) -> None:
        """Look for the longest trail that leaves out at most the limit; else note what the next limit must be."""
        states: _States = {((), 0): (0, None)}
        for turn in self.turns:
            unused = (UNUSED,) * turn.fresh
            states = {((*marks, *unused), ends): way for (marks, ends), way in states.items()}
            for link in turn.links:
                self.budget -= len(states)
                if self.budget < 0:
                    raise _TooLong
                states = self._chosen(states, *link)
            states = self._closed(states, turn)

    def _chosen(self, states: _States, index: int, here: int, there: int, length: int) -> _States:
        """Return the states after one link was left out, and after it was used."""
        found: _States = {}
        joined: dict[tuple[int, ...], tuple[int, ...]] = {}
        most = self.limit - length
        for state, way in states.items():
            lost, used = way
            marks, ends = state
            if lost > most:
                self.beyond = min(self.beyond, lost + length)
            elif state not in found or found[state][0] > lost + length:
                found[state] = (lost + length, used)
            after = joined.get(marks)
            if after is None:
                after = joined[marks] = _joined(marks, here, there)
            state = after, ends
            if state not in found or found[state][0] > lost:
                found[state] = (lost, (index, used))
        return found

    def _closed(self, states: _States, turn: _Turn) -> _States:
        """Return the states after a place was closed, and remember the best trail that is complete by then."""
        found: _States = {}
        at, rest, later, longest = turn.at, turn.rest, turn.later, turn.longest
        for (marks, ends), way in states.items():
            mark, others = marks[at], marks[:at] + marks[at + 1 :]
            ends += mark & 1
            if ends > ENDS:
                continue
            lost = way[0]
            if mark != UNUSED and mark not in others and mark ^ 1 not in others:  # its piece can't grow any more
                if max(others, default=UNUSED) == UNUSED:
                    self._complete(lost + turn.left, way[1])
                continue
            odd = later
            for other, (shortest, parity) in zip(others, rest, strict=True):
                if (other ^ parity) & 1:
                    odd += shortest
            lost += _least(odd, longest, ends)
            if lost > self.limit:
                self.beyond = min(self.beyond, lost)
                continue
            state = _renumbered(others), ends
            if state not in found or found[state][0] > way[0]:
                found[state] = way
        return found

    def _complete(self, lost: int, used: _Links) -> None:
        if lost > self.limit:
            self.beyond = min(self.beyond, lost)
        else:
            self.found = lost, used
            self.limit = lost - 1


def _turns(piece: _Piece) -> Iterator[_Turn]:
    """Yield the turns of a sweep."""
    links, near = piece.ends, piece.near()
    to_come = [{index: links[index][2] for index in touching} for touching in piece.at]
    shortest = [min(lengths.values()) for lengths in to_come]
    later = {place: shortest[place] for place, lengths in enumerate(to_come) if len(lengths) % 2}
    open_places, known, left = list[int](), set[int](), piece.size
    for place in _closing_order(near):
        fresh = [new for new in (place, *near[place]) if new not in known]
        open_places += fresh
        known.update(fresh)
        chosen = []
        for index in to_come[place]:
            one, other, length = links[index]
            chosen.append((index, open_places.index(one), open_places.index(other), length))
            left -= length
            further = one if other == place else other
            del to_come[further][index]
            shortest[further] = min(to_come[further].values(), default=0)
        for new in fresh:
            later.pop(new, None)
        closed = open_places.index(place)
        open_places.pop(closed)
        rest = [(shortest[one], len(to_come[one]) & 1) for one in open_places]
        longest = max([*later.values(), *[shortest[one] for one in open_places]], default=0)
        yield _Turn(len(fresh), chosen, closed, left, rest, sum(later.values()), longest)


def _least(odd: int, longest: int, ends: int) -> int:
    """Return what must be left out where places would be of odd degree if all links to come were used.

    `odd` is the sum of the shortest link of each of them, `longest` the greatest of these; `ends` are closed already.
    Each such place that doesn't become an end leaves out a link, and a link has two places.
    """
    return max(0, (odd - (ENDS - ends) * longest + 1) // 2)


@lru_cache(maxsize=8192)
def _joined(marks: tuple[int, ...], here: int, there: int) -> tuple[int, ...]:
    """Return the marks after a link between two open places was used."""
    one, other, found = marks[here], marks[there], list(marks)
    if one == other == UNUSED:
        found[here] = found[there] = max(marks) // 2 * 2 + 3
    elif one == UNUSED or other == UNUSED:
        known = max(one, other)
        found[here], found[there] = (known | 1, known ^ 1) if one == UNUSED else (known ^ 1, known | 1)
    else:
        found[here], found[there] = one ^ 1, other ^ 1
        if one >> 1 != other >> 1:
            kept, gone = one >> 1, other >> 1
            return tuple(kept << 1 | mark & 1 if mark >> 1 == gone else mark for mark in found)
    return tuple(found)


@lru_cache(maxsize=8192)
def _renumbered(marks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the marks with the pieces numbered in the order of their places, so that like states are equal."""
    numbers: dict[int, int] = {}
    return tuple(
        mark if mark == UNUSED else numbers.setdefault(mark >> 1, len(numbers)) << 1 | mark & 1 for mark in marks
    )


def _closing_order(near: Sequence[set[int]]) -> list[int]:
    """Return the places in an order that keeps few of them open: a place is open from its first closed neighbor on."""
    best, least, count = list[int](), inf, len(near)
    # By how many of its neighbors aren't known yet, then by number.
    fresh = [len(others) * count + place for place, others in enumerate(near)]
    for start in sorted(range(count), key=fresh.__getitem__)[:4]:
        left, known, fringe, order, cost = fresh.copy(), {start}, {start}, list[int](), 0
        for other in near[start]:
            left[other] -= count
        while fringe and cost < least:
            place = min(fringe, key=left.__getitem__)
            fringe.discard(place)
            for new in near[place] - known:
                fringe.add(new)
                for other in near[new]:
                    left[other] -= count
            known |= near[place]
            order.append(place)
            cost += 4 ** len(fringe)
        if cost < least:
            best, least = order, cost
    return best
