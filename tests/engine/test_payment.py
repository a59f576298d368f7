"""Ways to pay, against all handfuls of cards."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rail.payment import mix, ways_to_pay

KINDS = ("red", "blue", "green", "wild")


@given(
    hand=st.tuples(*(st.integers(0, 5) for _ in KINDS)),
    colors=st.sampled_from([(0,), (1,), (0, 1), (0, 1, 2)]),
    length=st.integers(1, 6),
    least=st.integers(0, 6),
)
@settings(max_examples=150, deadline=None)
def test_every_way_is_found_once(hand: tuple[int, ...], colors: tuple[int, ...], length: int, least: int) -> None:
    least = min(least, length)
    expected = set()
    for taken in product(*(range(count + 1) for count in hand)):
        used = [color for color in range(3) if taken[color]]
        if sum(taken) == length and len(used) <= 1 and set(used) <= set(colors) and taken[-1] >= least:
            expected.add(taken)
    ways = [mix(KINDS, way, length) for way in ways_to_pay(hand, colors, length, least)]
    counted = [tuple(way.count(kind) for kind in KINDS) for way in ways]
    assert sorted(counted) == sorted(expected)


def test_wilds_alone_come_last_and_a_colour_comes_before_the_wilds_beside_it() -> None:
    ways = [mix(KINDS, way, 2) for way in ways_to_pay((2, 1, 0, 2), (0, 1, 2), 2)]
    assert ways[0] == ("red", "red")
    assert ways[-1] == ("wild", "wild")
    assert ("blue", "wild") in ways
