"""Whole games of the World by random legal moves: cards, pieces and boxes add up, nothing secret is shown."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.action import Action
from engine.core.codec import decode_action, decode_events, decode_state, encode_action, encode_events, encode_state
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.market import CardDrawn, CardsDealt, DeckMade, DeckRebuilt, Market, MarketSlice, spread
from engine.parts.pieces import ExchangePieces, PiecesChosen, PiecesSlice
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.tickets import DrawTickets, TicketDeckMade, Tickets, TicketsKept, TicketsOffered, TicketsSlice
from tests.rulebook.world.map import world

GAMES = 300
CHUNK = 25
HANDFUL = 5
SECRETS: dict[type[Event], tuple[str, ...]] = {
    DeckMade: ("order",),
    DeckRebuilt: ("order",),
    CardsDealt: ("cards",),
    CardDrawn: ("card",),
    TicketDeckMade: ("order",),
    TicketsOffered: ("tickets",),
    TicketsKept: ("kept", "returned"),
    PiecesChosen: ("trains", "ships"),
}


def chosen(game: Game, seat: int, rng: Random) -> Action:
    """Any legal action; tickets and exchanges seldom, for a game that is about something else."""
    legal = game.legal(seat)
    action = rng.choice(legal)
    for _ in range(3):
        if isinstance(action, DrawTickets | ExchangePieces):
            action = rng.choice(legal)
    return action


def test_whole_games() -> None:
    play_whole_games(range(HANDFUL))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_very_many_whole_games(chunk: int) -> None:
    play_whole_games(range(chunk * CHUNK, (chunk + 1) * CHUNK))


def play_whole_games(numbers: range) -> None:
    for number in numbers:
        rng, seats = Random(number), 2 + number % 4
        whole = number % CHUNK == 0
        game, events = Game.new(world(), seats, rng)
        shadow = stored(Game.blank(world(), seats), events, game)
        step = 0
        while not game.over:
            action = chosen(game, rng.choice(game.waiting), rng)
            assert game.refuse(action) is None
            before, (game, events) = game, game.play(action, rng)
            assert decode_action(encode_action(action)) == action
            shadow = stored(shadow, events, game)
            check_sums(before, game)
            check_visibility(events, seats)
            step += 1
            if whole or step % 40 == 0:
                check_secrecy(game, rng)
                check_offers(game)
        assert game.stray() == ()
        result = game.result()
        assert result.totals == tuple(sum(line.points for line in result.of(seat)) for seat in range(seats))


def stored(shadow: Game, events: tuple[Event, ...], game: Game) -> Game:
    """What is stored comes back as it was, and the fold of it is the state."""
    kept = decode_events(encode_events(events))
    assert kept == events
    shadow = shadow.after(kept)
    assert shadow.slices == game.slices
    assert decode_state(game.rules, encode_state(game)).slices == game.slices
    return shadow


def check_sums(before: Game, game: Game) -> None:
    """140 cards, 65 tickets, and 25 trains and 50 ships of each seat: counted here, not by the parts."""
    market = game.slice(MarketSlice)
    if market is not before.slice(MarketSlice):
        there = Counter(card for deck in market.decks for card in deck)
        there.update(card for card in market.face_up if card is not None)
        for heap in (market.discard, *market.hands):
            assert min(heap) >= 0
            there.update(dict(zip(market.kinds, heap, strict=True)))
        assert there == {kind.id: kind.count for kind in game.rules.part(Market).cards.types}
        assert not any("ship" in card for card in market.deck)
        assert all("ship" in card for card in market.more[0])
    pieces = game.slice(PiecesSlice)
    if pieces is not before.slice(PiecesSlice):
        laid = [Counter[str]() for _ in range(game.seats)]
        for route, seat in game.view(None).seen(RoutesSeen).owners.items():
            laid[seat][ROUTES[route][0]] += ROUTES[route][1]
        for seat, (supply, box) in enumerate(zip(pieces.supply, pieces.box, strict=True)):
            assert min(*supply, *box) >= 0
            assert (supply[0] + box[0] + laid[seat]["train"], supply[1] + box[1] + laid[seat]["ship"]) == (25, 50)
            assert sum(box) == 15 or seat in pieces.choosing
    if game.slice(TicketsSlice) is not before.slice(TicketsSlice):
        assert game.rules.part(Tickets).stray(game) == []


ROUTES = {route.id: (route.kind, route.length) for route in world().part(Routes).order}


def check_visibility(events: tuple[Event, ...], seats: int) -> None:
    """No event tells another seat what is secret, and every other event is public."""
    for event in events:
        secret = SECRETS.get(type(event))
        for viewer in (None, *range(seats)):
            shown = event.seen_by(viewer)
            if secret is None or (viewer is not None and viewer == getattr(event, "seat", None)):
                assert shown == event
            else:
                assert all(getattr(shown, name) is None for name in secret)


def check_secrecy(game: Game, rng: Random) -> None:
    """The table sees the same of a game in which hands, decks and secret pieces are others."""
    market, pieces = game.slice(MarketSlice), game.slice(PiecesSlice)
    shown = replace(market, deck=market.deck[::-1], more=(market.more[0][::-1],))
    heap = [card for hand in market.hands for card in spread(market.kinds, hand)]
    rng.shuffle(heap)
    hands = []
    for hand in market.hands:
        mine, heap = heap[: sum(hand)], heap[sum(hand) :]
        hands.append(tuple(map(mine.count, market.kinds)))
    assert replace(shown, hands=tuple(hands)).seen_by(None) == market.seen_by(None)
    if not pieces.shown:
        mixes = tuple(mix if seat in pieces.choosing else (11, 49) for seat, mix in enumerate(pieces.supply))
        boxes = tuple((25 - mix[0], 50 - mix[1]) for mix in mixes)
        assert replace(pieces, supply=mixes, box=boxes).seen_by(None) == pieces.seen_by(None)


def check_offers(game: Game) -> None:
    """What is offered passes, nothing is offered twice, and who has to act can give one."""
    offered = [action for seat in range(game.seats) for action in game.legal(seat)]
    assert all(game.refuse(action) is None for action in offered)
    assert len(set(offered)) == len(offered)
    assert {action.seat for action in offered} == set(game.waiting)
