"""What is offered, found the fast way, is what the plain way finds; and random games go as they went before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from data.maps.library import load
from engine.core.action import Action
from engine.core.game import Game
from engine.parts.market import DrawCard, Market, MarketSlice, StopDrawing
from engine.parts.passing import Pass
from engine.parts.pieces import KINDS, ChoosePieces, ExchangePieces, Pieces
from engine.parts.ports import BuildPort, Ports
from engine.parts.routes import ClaimRoute, Routes, fare_of
from engine.parts.stations import BuildStation, Stations
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSlice
from engine.parts.tunnels import LeaveTunnel, PayTunnel, Tunnels
from engine.rail.fares import Fare
from tests.engine.same_games import KEPT, names, number_of, states

NUMBERS: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8"))
FIRST = [name for name in NUMBERS if name.endswith(" 0")]
CARDS = [(key, variant) for key, variant, seed in names() if not seed and load().rules(key).has(Routes)]
SELDOM, OFTEN = 31, 5
"""The plain way is slow: it is gone in every so many states."""


@pytest.mark.parametrize("name", FIRST)
def test_random_games_go_as_before(name: str) -> None:
    key, variant, seed = name.split()
    assert number_of(key, variant, int(seed)) == NUMBERS[name]


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(NUMBERS.keys() - set(FIRST)))
def test_many_random_games_go_as_before(name: str) -> None:
    test_random_games_go_as_before(name)


@pytest.mark.parametrize(("key", "variant"), CARDS)
def test_offers_are_those_of_the_plain_way(key: str, variant: str) -> None:
    compare(key, variant, 3, SELDOM)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("key", "variant"), CARDS)
def test_more_offers_are_those_of_the_plain_way(key: str, variant: str, seed: int) -> None:
    compare(key, variant, seed, OFTEN)


def compare(key: str, variant: str, seed: int, every: int) -> None:
    for number, game in enumerate(states(key, variant, seed)):
        if number % every == 0:
            for seat in range(game.seats):
                offered, legal = list(game.legal(seat)), plainly(game, seat)
                assert len(offered) == len(game.legal(seat)) == len(set(offered))
                assert set(offered) == set(legal)


def plainly(game: Game, seat: int) -> list[Action]:
    """Every action that there could be, one by one, of which those stay that are not refused."""
    possible = chain(draws(game, seat), claims(game, seat), builds(game, seat), tunnels(game, seat), others(game, seat))
    found = [action for action in possible if game.refuse(action) is None]
    return found or [action for action in (Pass(seat),) if game.refuse(action) is None]


def draws(game: Game, seat: int) -> Iterator[Action]:
    market = game.rules.part(Market)
    decks = (*market.decks, None)
    yield from (
        DrawCard(seat, card, refill, deck) for card, refill, deck in product((None, *market.kinds), decks, decks)
    )
    yield StopDrawing(seat)


def claims(game: Game, seat: int) -> Iterator[Action]:
    market, routes = game.rules.part(Market), game.rules.part(Routes)
    for route, price in zip(routes.order, routes.prices(game), strict=True):
        for cards in market.purse.ways(fare_of(price, market), game.slice(MarketSlice).hands[seat]):
            yield ClaimRoute(seat, route.id, cards)


def builds(game: Game, seat: int) -> Iterator[Action]:
    rules, hand = game.rules, game.slice(MarketSlice).hands[seat]
    market, cities = rules.part(Market), rules.part(Routes).cities
    if rules.has(Ports):
        ways = rules.part(Ports).ways(market, hand)
        yield from (BuildPort(seat, city, cards) for city, cards in product(cities, ways))
    if rules.has(Stations):
        for price in range(1, 5):
            ways = market.purse.ways(Fare("", market.colors, price), hand)
            yield from (BuildStation(seat, city, cards) for city, cards in product(cities, ways))


def tunnels(game: Game, seat: int) -> Iterator[Action]:
    if game.rules.has(Tunnels):
        market = game.rules.part(Market)
        for price in range(1, 4):
            ways = market.purse.ways(Fare("", market.colors, price), game.slice(MarketSlice).hands[seat])
            yield from (PayTunnel(seat, cards) for cards in ways)
        yield LeaveTunnel(seat)


def others(game: Game, seat: int) -> Iterator[Action]:
    offered = game.slice(TicketsSlice).offered[seat]
    for size in range(len(offered) + 1):
        yield from (KeepTickets(seat, kept) for kept in combinations(offered, size))
    yield DrawTickets(seat)
    if game.rules.has(Pieces):
        for count in range(game.rules.part(Pieces).numbers.start + 1):
            yield from (ExchangePieces(seat, kind, count) for kind in KINDS)
            yield ChoosePieces(seat, count, game.rules.part(Pieces).numbers.start - count)
