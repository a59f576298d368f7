"""Whole games by random legal moves: after each step everything adds up, is stored whole, and hides what it must."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from data.maps.library import load
from engine.core.action import Action
from engine.core.codec import decode_action, decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.core.part import Seen
from engine.parts.market import DrawCard, Market, MarketSlice
from engine.parts.passing import Pass
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen, RoutesSlice
from engine.parts.tickets import DrawTickets, KeepTickets, Tickets, TicketsSlice
from tests.engine.secrets import scrambled, scrambled_slice, seen, visibility_faults

GAMES = 1000
CHUNK = 25
HANDFUL = 8


def steps(key: str, seats: int, rng: Random) -> Iterator[tuple[Game, Action | None, tuple[Event, ...], Game]]:
    """Before, action, events and after of each step; the first is set-up, with no action."""
    rules = load().rules(key)
    game, events = Game.new(rules, seats, rng)
    yield Game.blank(rules, seats), None, events, game
    while not game.over:
        seat = rng.choice(game.waiting)
        action = chosen(game.legal(seat), rng)
        assert game.refuse(action) is None
        after, events = game.play(action, rng)
        yield game, action, events, after
        game = after


def chosen(legal: Sequence[Action], rng: Random) -> Action:
    """Any legal action; tickets less often, for a game that is not all tickets."""
    action = rng.choice(legal)
    return rng.choice(legal) if isinstance(action, DrawTickets) else action


def test_whole_games() -> None:
    play_whole_games(range(HANDFUL))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_very_many_whole_games(chunk: int) -> None:
    play_whole_games(range(chunk * CHUNK, (chunk + 1) * CHUNK))


def play_whole_games(numbers: range) -> None:
    """Sums, storage and slices after every step; views whole and offers after some, in some games all."""
    for number in numbers:
        rng = Random(number)
        seats = 2 + number % 4
        every = 1 if number % (2 * CHUNK) == number // CHUNK % 8 else 16
        shadow = Game.blank(load().rules("usa"), seats)
        for step, (before, action, events, game) in enumerate(steps("usa", seats, rng)):
            check_sums(before, game)
            shadow = check_stored(shadow, action, events, game)
            check_slices(before, events, game, rng)
            if step % every == 0 or game.over:
                assert game.stray() == ()
                check_views(game, rng)
                check_offers(game, rng)
        check_end(game)


def check_sums(before: Game, game: Game) -> None:
    """110 cards and 30 tickets are there once, 45 pieces for each seat: counted here, not by the parts."""
    market, tickets, routes = game.slice(MarketSlice), game.slice(TicketsSlice), game.slice(RoutesSlice)
    if market is not before.slice(MarketSlice):
        assert count_cards(market) == (12,) * 8 + (14,)
        assert min(map(min, market.hands)) >= 0
    if tickets is not before.slice(TicketsSlice):
        there = [*tickets.deck]
        for mine in (*tickets.kept, *tickets.offered):
            there += mine
        assert len(there) == len(set(there)) == 30
        assert set(there) == set(game.rules.part(Tickets).tickets)
    if routes is not before.slice(RoutesSlice):
        check_routes(game)


def count_cards(market: MarketSlice) -> tuple[int, ...]:
    """All cards of each kind, locomotives last."""
    singles = (*market.deck, *market.face_up)
    heaps = zip(market.discard, *market.hands, strict=True)
    return tuple(singles.count(kind) + sum(heap) for kind, heap in zip(market.kinds, heaps, strict=True))


def check_routes(game: Game) -> None:
    owners = game.view(None).seen(RoutesSeen).owners
    routes = game.rules.part(Routes).routes
    pieces = [45] * game.seats
    for route, seat in owners.items():
        pieces[seat] -= routes[route].length
        other = owners.get(routes[route].twin or "")
        assert other is None or (game.seats > 3 and other != seat)
    assert tuple(pieces) == game.slice(RoutesSlice).pieces
    assert min(pieces) >= 0


def check_stored(shadow: Game, action: Action | None, events: tuple[Event, ...], game: Game) -> Game:
    """What is stored comes back as it was, and the fold of it, by another game object, is the state."""
    if action is not None:
        assert decode_action(encode_action(action)) == action
    stored = decode_events(encode_events(events))
    assert stored == events
    shadow = shadow.after(stored)
    assert whole(shadow) == whole(game)
    assert whole(decode_state(game.rules, encode_state(game))) == whole(game)
    return shadow


def whole(game: Game) -> object:
    return game.seats, game.turn, game.slices, game.waiting


def check_slices(before: Game, events: Sequence[Event], game: Game, rng: Random) -> None:
    """No event tells what it must not; the table cannot tell a slice from one with other secrets in it, and a seat
    sees no more than the table but its own cards and tickets.
    """
    for event in events:
        assert visibility_faults(event, game.seats) == []
    for old, new in zip(before.slices, game.slices, strict=True):
        if new is not old and isinstance(new, MarketSlice | TicketsSlice):
            table = new.seen_by(None)
            assert table == scrambled_slice(game, new, None, rng).seen_by(None)
            for seat in range(game.seats):
                assert new.seen_by(seat) == with_own(table, new, seat)


def with_own(table: Seen, state: MarketSlice | TicketsSlice, seat: int) -> Seen:
    """What the table sees and, beside it, what is the seat's own."""
    if isinstance(state, MarketSlice):
        hand = [kind for kind, count in zip(state.kinds, state.hands[seat], strict=True) for _ in range(count)]
        return replace(table, hand=tuple(hand))
    keep, most = state.limits[seat]
    return replace(table, own=state.kept[seat], offered=state.offered[seat], keep=keep, most=most)


def check_views(game: Game, rng: Random) -> None:
    """Nobody can tell the game from one with other secrets, by anything in a view or by what is offered."""
    for viewer in (None, rng.randrange(game.seats)):
        assert seen(game, viewer) == seen(scrambled(game, viewer, rng), viewer)


def check_offers(game: Game, rng: Random) -> None:
    """What is offered passes, and what is not offered is refused: tried on all offers and some other actions."""
    offered = [action for seat in range(game.seats) for action in game.legal(seat)]
    for action in offered:
        assert game.refuse(action) is None
    plain = {canonical(game, action) for action in offered}
    assert len(plain) == len(offered), "something is offered twice"
    for _ in range(6):
        action = any_action(game, rng)
        assert (game.refuse(action) is None) == (canonical(game, action) in plain), action
    asked = {action.seat for action in offered}
    assert asked == set(game.waiting), "who has to act can always give one, and nobody else"


def canonical(game: Game, action: Action) -> Action:
    """The action with its cards or tickets in the order of the game's lists."""
    if isinstance(action, ClaimRoute):
        return ClaimRoute(action.seat, action.route, tuple(sorted(action.payment)))
    if isinstance(action, KeepTickets):
        return KeepTickets(action.seat, tuple(sorted(action.tickets)))
    return action


def any_action(game: Game, rng: Random) -> Action:
    """Some action of some seat, sensible or not."""
    seat = rng.choice((*range(game.seats), *game.waiting, *game.waiting))
    kinds = game.rules.part(Market).kinds
    match rng.randrange(8):
        case 0:
            return Pass(seat)
        case 1:
            return DrawTickets(seat)
        case 2 | 3:
            return DrawCard(seat, rng.choice((None, *kinds)))
        case 4:
            offered = game.slice(TicketsSlice).offered[seat] or tuple(game.rules.part(Tickets).tickets)
            return KeepTickets(seat, tuple(rng.sample(offered, min(len(offered), rng.randrange(4)))))
    route = rng.choice(game.rules.part(Routes).order)
    color = rng.choice(kinds) if route.color == "gray" else route.color
    wilds = rng.randrange(route.length + 1)
    return ClaimRoute(seat, route.id, (color,) * (route.length - wilds) + ("locomotive",) * wilds)


def check_end(game: Game) -> None:
    """Who is out of turns stays so, and the result is the sum of its lines."""
    assert game.waiting == ()
    assert all(len(game.legal(seat)) == 0 for seat in range(game.seats))
    result = game.view(None).result
    for seat in range(game.seats):
        assert result.totals[seat] == sum(line.points for line in result.of(seat))
    assert game.view(None).result == game.view(0).result == game.result()
    assert min(result.places) == 1
