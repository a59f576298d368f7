"""What is foreseen of a move is what comes of it, on random games of every map with routes."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from data.maps.library import load
from engine.advice.foresight import Foreseen, digs, foresee, on_turn
from engine.core.game import Game
from engine.core.refused import Refused
from engine.parts.last_turns import LastTurnsSeen
from engine.parts.market import DrawCard, Market, MarketSeen
from engine.parts.pieces import ExchangePieces
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen
from engine.parts.stations import BuildStation
from engine.parts.ticket_points import completed
from engine.parts.tunnels import PayTunnel

MAPS = [key for key in load().games if load().rules(key).has(Routes)]
PREVIEWED = (ClaimRoute, BuildPort, BuildStation, ExchangePieces)


@pytest.mark.parametrize("key", MAPS)
def test_points_cards_tickets_and_the_last_turns_come_as_foreseen(key: str) -> None:
    seen = set()
    for seed in range(3):
        rng = Random(seed)
        game, _ = Game.new(load().rules(key), 2, rng)
        while not game.over:
            seat = game.waiting[0]
            legal = game.legal(seat)
            action = rng.choice(legal)
            some = (legal[rng.randrange(len(legal))] for _ in range(5))
            builds = [one for one in some if isinstance(one, PREVIEWED) and not isinstance(one, ExchangePieces)]
            action = builds[0] if builds else action
            after = game.after(game.act(action, rng))
            if isinstance(action, PREVIEWED) and not digs(game, action):
                seen.add(type(action))
                check(game, after, seat, foresee(game, action))
            game = after
    assert ClaimRoute in seen


def check(game: Game, after: Game, seat: int, foreseen: Foreseen) -> None:
    was, now = game.open_result().totals[seat], after.open_result().totals[seat]
    assert (foreseen.gained, foreseen.total) == (now - was, now)
    done = completed(after.view(seat)) - completed(game.view(seat))
    assert set(foreseen.completes) == done
    assert foreseen.view.seen(MarketSeen).hand == after.view(seat).seen(MarketSeen).hand
    left = [there.view(None).seen(LastTurnsSeen).left for there in (game, after)]
    assert foreseen.last_turns == (left[0] is None and left[1] is not None)
    assert foreseen.ends == after.over


def test_a_tunnel_is_foreseen_as_dug_with_nothing_more_to_pay() -> None:
    dug = 0
    for seed in range(40):
        rng = Random(seed)
        game, _ = Game.new(load().rules("europe"), 2, rng)
        while not game.over and dug < 10:
            seat = game.waiting[0]
            legal = game.legal(seat)
            some = [legal[rng.randrange(len(legal))] for _ in range(5)]
            tunnels = [one for one in some if digs(game, one)]
            action = (tunnels or some)[0]
            after = game.after(game.act(action, rng))
            if tunnels:
                assert isinstance(action, ClaimRoute)
                foreseen = foresee(game, action)
                assert foreseen.view.seen(RoutesSeen).owners[action.route] == seat
                if after.view(None).seen(RoutesSeen).owners.get(action.route) == seat:  # nothing more was to pay
                    dug += 1
                    check(game, after, seat, foreseen)
            game = after
    assert dug >= 10


def test_what_is_not_allowed_is_not_foreseen() -> None:
    game, _ = Game.new(load().rules("usa"), 2, Random(1))
    with pytest.raises(Refused):
        foresee(game, ClaimRoute(0, "denver-omaha", ()))


@pytest.mark.parametrize("key", MAPS)
def test_as_if_on_turn_allows_what_the_turn_allows_if_nothing_happens_in_between(key: str) -> None:
    checked = 0
    for seed in range(3):
        rng = Random(seed)
        game, _ = Game.new(load().rules(key), 2, rng)
        for _ in range(120):
            if game.over:
                break
            seat = game.waiting[0]
            other = 1 - seat
            supposed = on_turn(game, other) if game.turn.number else None
            draws = [one for one in game.offered(seat, Market) if isinstance(one, DrawCard)]
            action = rng.choice(draws or [game.legal(seat)[0]])
            game = game.after(game.act(action, rng))
            if supposed is not None and game.turn.seat == other and not isinstance(action, (ClaimRoute, PayTunnel)):
                mine = list(islice(game.offered(other, Routes), 40))
                assert mine == list(islice(supposed.offered(other, Routes), 40))
                checked += 1
    assert checked > 20
