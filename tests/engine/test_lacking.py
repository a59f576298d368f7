"""The cards that a hand lacks, against what the engine lets it pay."""

from __future__ import annotations

from random import Random

import pytest

from data.maps.library import load
from engine.advice.lacking import lacking
from engine.advice.missing_links import in_travel_order
from engine.parts.market import Market
from engine.parts.routes import Routes
from engine.position import place


@pytest.mark.parametrize("key", ["usa", "europe", "london", "world"])
def test_nothing_is_lacking_just_where_a_route_can_be_paid(key: str) -> None:
    rules, rng = load().rules(key), Random(3)
    market, routes = rules.part(Market), rules.part(Routes)
    outcomes = set()
    for _ in range(6):
        deal = [rng.choice(market.kinds) for _ in range(9)] + [market.wild] * rng.randrange(3)
        game = place(rules, 3, {"hands": [deal]}, rng, 0)
        claims = {action.route for action in game.offered(0, Routes)}  # type: ignore[attr-defined]
        for route in routes.order:
            if route.twin is None and not route.pairs:
                can = lacking(game.view(0), [route]).short == 0
                assert can == (route.id in claims), (route, deal)
                outcomes.add(can)
    assert outcomes == {True, False}


def test_a_card_is_counted_for_one_route_only() -> None:
    rules = load().rules("usa")
    routes = rules.part(Routes).routes
    view = place(rules, 3, {"hands": [["purple"] * 5 + ["red"]]}, Random(1), 0).view(0)
    both = lacking(view, [routes["denver-omaha"], routes["omaha-duluth-1"]])
    assert both.spaces == {("", "gray"): 1} and both.short == 1


def test_links_are_met_in_travel_order_and_direction() -> None:
    own = [("b", "c"), ("x", "y")]
    new = [("d", "c"), ("b", "a"), ("d", "e")]
    assert in_travel_order(own, new, ("a", "e")) == [(1, ("a", "b")), (0, ("c", "d")), (2, ("d", "e"))]
    assert in_travel_order(own, new, ("e", "a")) == [(2, ("e", "d")), (0, ("d", "c")), (1, ("b", "a"))]
    assert [index for index, _ in in_travel_order(own, new, ("c", "e", "a"))] == [0, 2, 1]
