"""The least that joins places, against every set of links on small random maps."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.board.network import Connected
from engine.board.steiner import Edge, Limits, steiner_tree

PLACES = "abcdefg"


def worth(ties: list[Edge], some: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(ties[index].key[at] for index in some) for at in range(3))


def best(own: list[tuple[str, str]], ties: list[Edge], stops: str, limits: Limits | None) -> tuple[int, ...] | None:
    """Pieces, links and last of the best of all sets of ties."""
    found = []
    for size in range(len(ties) + 1):
        for some in combinations(range(len(ties)), size):
            network = Connected([*own, *(ties[index][:2] for index in some)])
            lenders = Counter(ties[index].lenders for index in some if ties[index].lenders)
            cost = tuple(sum(ties[index].cost[kind] for index in some) for kind in range(2))
            joined = all(network.joins(stops[0], stop) for stop in stops)
            if joined and max(lenders.values(), default=0) <= 1 and (limits is None or limits.allow(cost)):
                found.append(worth(ties, some))
    return min(found, default=None)


def random_ties(rng: Random, count: int) -> list[Edge]:
    ties = []
    for _ in range(count):
        one, other = rng.sample(PLACES, 2)
        length = rng.randint(1, 4)
        if rng.random() < 0.3:
            ties.append(Edge(one, other, (0, 0), 1 << rng.randrange(2), rng.randrange(2)))
        else:
            ties.append(Edge(one, other, rng.choice(((length, 0), (0, length)))))
    return ties


@pytest.mark.parametrize("stops", [2, 3, 4])
def test_is_as_good_as_the_best_of_all_sets(stops: int) -> None:
    rng = Random(stops)
    hopeless = 0
    for _ in range(150):
        ties = random_ties(rng, rng.randint(6, 10))
        own = [(rng.choice(PLACES), rng.choice(PLACES)) for _ in range(rng.randrange(3))]
        wanted = "".join(rng.sample(PLACES, stops))
        each = (rng.randint(0, 5), rng.randint(0, 5))
        limits = rng.choice((None, Limits(each, rng.randint(0, sum(each)))))
        found, expected = steiner_tree(own, ties, wanted, limits), best(own, ties, wanted, limits)
        assert (found is None) == (expected is None)
        hopeless += found is None
        if found is not None:
            network = Connected([*own, *(ties[index][:2] for index in found)])
            assert all(network.joins(wanted[0], stop) for stop in wanted)
            assert worth(ties, found) == expected
    assert 10 < hopeless < 140


def test_what_hangs_together_already_needs_nothing() -> None:
    assert steiner_tree([("a", "b"), ("b", "c")], [], "ac") == ()
    assert steiner_tree([("a", "b")], [], "ac") is None


def test_pieces_of_one_kind_may_be_short_where_others_are_left() -> None:
    ties = [Edge("a", "b", (0, 2)), Edge("a", "c", (2, 0)), Edge("c", "b", (2, 0))]
    assert steiner_tree([], ties, "ab") == (0,)
    assert steiner_tree([], ties, "ab", Limits((4, 1), 5)) == (1, 2)
    assert steiner_tree([], ties, "ab", Limits((4, 1), 3)) is None
