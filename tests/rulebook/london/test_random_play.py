"""Whole games of London by random legal moves: sums, facts, secrets and offers, and every district counted anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.parts.districts import Districts
from engine.parts.market import MarketSlice
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen, RoutesSlice
from engine.parts.tickets import DrawTickets, Tickets, TicketsSlice
from tests.engine.test_random_play import (
    check_end,
    check_offers,
    check_slices,
    check_stored,
    check_views,
    count_cards,
)
from tests.rulebook.london.map import london

GAMES = 300
CHUNK = 30
HANDFUL = 6


def chosen(legal: Sequence[Action], builder: bool, rng: Random) -> Action:
    """Any legal action; tickets less often. Builders claim when they can, so that districts are completed."""
    action = rng.choice(legal)
    if isinstance(action, DrawTickets):
        action = rng.choice(legal)
    if builder and not isinstance(action, ClaimRoute):
        claims = [other for other in legal if isinstance(other, ClaimRoute)]
        return rng.choice(claims) if claims and rng.random() < 0.5 else action
    return action


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    assert play_whole_games(seats, range(HANDFUL))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_very_many_whole_games(seats: int, chunk: int) -> None:
    scored = play_whole_games(seats, range(chunk * CHUNK, (chunk + 1) * CHUNK))
    assert len(scored) >= 3, "most districts are completed by somebody"


def play_whole_games(seats: int, numbers: range) -> Counter[int]:
    """Sums, storage and slices after every step; views whole and offers after some, in some games after all.

    The districts that were completed.
    """
    scored: Counter[int] = Counter()
    for number in numbers:
        rng = Random(f"{seats} {number}")
        every = 1 if number % CHUNK == 0 else 16
        before = shadow = Game.blank(london(), seats)
        game, events = Game.new(london(), seats, rng)
        step, action = 0, None
        while True:
            check_sums(before, game)
            shadow = check_stored(shadow, action, events, game)
            check_slices(before, events, game, rng)
            if step % every == 0 or game.over:
                assert game.stray() == ()
                check_views(game, rng)
                check_offers(game, rng)
            if game.over:
                break
            action = chosen(game.legal(rng.choice(game.waiting)), number % 2 == 0, rng)
            before, (game, events) = game, game.play(action, rng)
            step += 1
        check_end(game)
        scored.update(check_districts(game))
    return scored


def check_sums(before: Game, game: Game) -> None:
    """44 cards and 20 tickets are there once, 17 buses for each seat: counted here, not by the parts."""
    market, tickets = game.slice(MarketSlice), game.slice(TicketsSlice)
    if market is not before.slice(MarketSlice):
        assert count_cards(market) == (6,) * 6 + (8,)
        assert min(map(min, market.hands)) >= 0
    if tickets is not before.slice(TicketsSlice):
        there = [*tickets.deck, *(ticket for mine in (*tickets.kept, *tickets.offered) for ticket in mine)]
        assert len(there) == len(set(there)) == 20
        assert set(there) == set(game.rules.part(Tickets).tickets)
    owners = game.view(None).seen(RoutesSeen).owners
    routes, buses = game.rules.part(Routes).routes, [17] * game.seats
    for route, seat in owners.items():
        buses[seat] -= routes[route].length
        other = owners.get(routes[route].twin or "")
        assert other is None or (game.seats > 2 and other != seat)
    assert tuple(buses) == game.slice(RoutesSlice).pieces
    assert min(buses) >= 0


def check_districts(game: Game) -> list[int]:
    """The districts that are scored are those that a walk over the player's routes finds whole."""
    owners, routes = game.view(None).seen(RoutesSeen).owners, game.rules.part(Routes).routes
    scored = []
    for seat in range(game.seats):
        expected = []
        for number, district in game.rules.part(Districts).districts.items():
            reached, fringe = set(), [district.cities[0]]
            while fringe:
                city = fringe.pop()
                if city not in reached:
                    reached.add(city)
                    own = (routes[route].cities for route, owner in owners.items() if owner == seat)
                    fringe += [end for cities in own if city in cities for end in cities]
            if reached >= set(district.cities):
                expected.append((number, number))
        lines = [line for line in game.result().of(seat) if line.code == "district"]
        assert [(line.facts["district"], line.points) for line in lines] == expected
        scored += [number for number, _ in expected]
    return scored
