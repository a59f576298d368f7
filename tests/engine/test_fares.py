"""What a whole map's fares say, held against asking for each route by itself."""

from __future__ import annotations

from random import Random

import pytest

from data.maps.library import load
from engine.core.game import Game
from engine.core.lazy import indices
from engine.parts.market import Market
from engine.parts.routes import Routes, fare_of

MAPS = [key for key, rules in ((key, load().rules(key)) for key in sorted(load().games)) if rules.has(Routes)]


@pytest.mark.parametrize("key", MAPS)
def test_routes_asked_together_are_paid_as_each_of_them_alone(key: str) -> None:
    rng, rules = Random(7), load().rules(key)
    game, _ = Game.new(rules, 2, rng)
    routes, market = rules.part(Routes), rules.part(Market)
    for _ in range(40):
        hand = tuple(rng.choice((0, 0, 0, 1, 2, 3)) for _ in market.kinds)
        open_ = rng.getrandbits(len(routes.order))
        payable = routes.fares(game).payable(hand, open_)
        together = {index: list(ways) for group, ways in payable for index in indices(group)}
        assert routes.fares(game).count(hand, open_) == sum(map(len, together.values()))
        for index, price in enumerate(routes.prices(game)):
            fare, possible = fare_of(price, market), open_ >> index & 1
            assert together.get(index, []) == (list(market.purse.ways(fare, hand)) if possible else [])
