"""Whole games by random legal moves of every variant with tunnels and stations, with and without bonus tickets.

As for the first game: after each step everything adds up, is stored whole, and hides what it must.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from data.maps.library import load
from engine.assemble import assemble
from engine.core.action import Action
from engine.core.event import Event
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.market import Market, MarketSlice
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen, RoutesSlice
from engine.parts.stations import BuildStation, StationsSlice
from engine.parts.tickets import DrawTickets, KeepTickets, Tickets, TicketsReturned, TicketsSlice
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelAsked, TunnelDug, TunnelsSlice
from tests.engine.secrets import dealt_anew, scrambled_market, seen, visibility_faults
from tests.engine.test_random_play import any_action, check_stored, with_own
from tests.rows import crossed

GAMES = 300
CHUNK = 30
HANDFUL = 4
KEY = "europe"
VARIANTS = load().games[KEY].variants
TABLES = [(variant, bonus) for variant in VARIANTS for bonus in (False, True)]


@cache
def rules(variant: str, bonus: bool) -> Ruleset:
    return assemble(load().games[KEY], variant, {"bonus_tickets": "on"} if bonus else {})


def steps(played: Ruleset, seats: int, rng: Random) -> Iterator[tuple[Game, Action | None, tuple[Event, ...], Game]]:
    """Before, action, events and after of each step; the first is set-up, with no action."""
    game, events = Game.new(played, seats, rng)
    eager = rng.random() < 0.3
    yield Game.blank(played, seats), None, events, game
    while not game.over:
        action = chosen(game.legal(rng.choice(game.waiting)), eager, rng)
        assert game.refuse(action) is None
        after, events = game.play(action, rng)
        yield game, action, events, after
        game = after


def chosen(legal: Sequence[Action], eager: bool, rng: Random) -> Action:
    """Any legal action; tickets less often, and stations too where nobody is eager for them, for there are so many."""
    action = rng.choice(legal)
    for _ in range(4):
        if isinstance(action, DrawTickets) or (isinstance(action, BuildStation) and not eager):
            action = rng.choice(legal)
    return action


@pytest.mark.parametrize(("variant", "bonus"), crossed(VARIANTS, (True, False), few=1))
def test_whole_games(variant: str, bonus: bool) -> None:
    play_whole_games(variant, bonus, range(HANDFUL))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize(("variant", "bonus"), TABLES)
def test_very_many_whole_games(variant: str, bonus: bool, chunk: int) -> None:
    play_whole_games(variant, bonus, range(chunk * CHUNK, (chunk + 1) * CHUNK))


def play_whole_games(variant: str, bonus: bool, numbers: range) -> None:
    """Sums and the fold of the facts after every step; storage, secrets and offers after some, in one game after all.

    With bonus tickets, which fold as others do, the fold is tried in every fifth game.
    """
    played = rules(variant, bonus)
    for number in numbers:
        rng = Random(f"{variant} {bonus} {number}")
        every = 40 if number else 1
        shadow = None if bonus and number % 5 else Game.blank(played, 2 + number % 4)
        for step, (before, action, events, game) in enumerate(steps(played, 2 + number % 4, rng)):
            check_sums(before, game)
            check_tunnel(before, action, events, game)
            if shadow is not None:
                shadow = shadow.after(events)
                assert (shadow.turn, shadow.slices) == (game.turn, game.slices)
            if step % every == number % every:
                check_stored(before, action, events, game)
                check_slices(before, events, game)
                check_views(game, rng)
                check_offers(game, rng)
        assert game.stray() == ()
        check_end(game)


def test_what_random_games_come_by() -> None:
    """Stations; tunnels that are paid for and given up, and a deck that is made anew before the last card of one."""
    found: Counter[str] = Counter()
    wanted = ("StationBuilt", "TunnelAsked", "TunnelDug", "TunnelLeft", "paid", "made anew", "LastTurnsBegan")
    for number in range(24):
        if all(found[kind] for kind in wanted):
            break
        for _, _, events, _ in steps(rules("classic", False), 2 + number % 4, Random(number)):
            names = [type(event).__name__ for event in events]
            found.update(names)
            found["paid"] += any(isinstance(event, TunnelDug) and event.extra for event in events)
            if "CardRevealed" in names and "DeckRebuilt" in names:
                last = max(place for place, name in enumerate(names) if name == "CardRevealed")
                found["made anew"] += names.index("DeckRebuilt") < last
    for kind in wanted:
        assert found[kind], f"{kind} never came about"


def check_sums(before: Game, game: Game) -> None:
    """Every card and ticket is there once, 45 pieces and 3 stations for each seat: counted here, not by the parts."""
    market, tickets = game.slice(MarketSlice), game.slice(TicketsSlice)
    if market is not before.slice(MarketSlice):
        assert count_cards(market) == (12,) * 8 + (14,)
        assert min(map(min, market.hands)) >= 0
    if tickets is not before.slice(TicketsSlice):
        check_tickets(game, tickets)
    if game.slice(RoutesSlice) is not before.slice(RoutesSlice):
        check_routes(game)
    if game.slice(StationsSlice) is not before.slice(StationsSlice):
        built = [city for cities in game.slice(StationsSlice).built for city in cities]
        assert len(built) == len(set(built))
        assert max(map(len, game.slice(StationsSlice).built)) <= 3


def count_cards(market: MarketSlice) -> tuple[int, ...]:
    """All cards of each kind, locomotives last."""
    singles = Counter((*market.deck, *market.face_up, *market.aside))
    heaps = zip(market.discard, *market.hands, strict=True)
    return tuple(singles[kind] + sum(heap) for kind, heap in zip(market.kinds, heaps, strict=True))


def check_tickets(game: Game, state: TicketsSlice) -> None:
    known = game.rules.part(Tickets).tickets
    there = [*state.deck, *state.box, *state.aside]
    for mine in (*state.kept, *state.offered):
        there += mine
    assert len(there) == len(known)
    assert set(there) == set(known)
    assert not any(known[ticket].long for ticket in (*state.deck, *state.aside))
    if not state.opening:
        assert state.aside == ()


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


def check_tunnel(before: Game, action: Action | None, events: Sequence[Event], game: Game) -> None:
    """A tunnel is open exactly while its question is, the cards aside are those of it, and it costs what it must."""
    state, aside = game.slice(TunnelsSlice), game.slice(MarketSlice).aside
    assert (state.seat is None) == (state.owed is None) == (state.route is None)
    if state.seat is None:
        assert aside == ()
    else:
        assert game.waiting == (state.seat,) == (game.turn.seat,)
        assert 1 <= (state.owed or 0) <= len(aside) <= 3
        assert state.owed == sum(card == "locomotive" or card in state.payment for card in aside)
        assert any(isinstance(event, TunnelAsked) for event in events)
        assert not Counter(state.payment) - held(game, state.seat)
    if isinstance(action, ClaimRoute | PayTunnel) and game.slice(RoutesSlice) is not before.slice(RoutesSlice):
        spent = held(before, action.seat) - held(game, action.seat)
        extra = next((event.extra for event in events if isinstance(event, TunnelDug)), ())
        committed = action.payment if isinstance(action, ClaimRoute) else before.slice(TunnelsSlice).payment
        assert spent == Counter(committed) + Counter(extra)
    if isinstance(action, LeaveTunnel):
        assert held(before, action.seat) == held(game, action.seat)


def check_end(game: Game) -> None:
    """Who is out of turns stays so, and the result is the sum of its lines, known to everybody."""
    assert game.waiting == ()
    assert all(len(game.legal(seat)) == 0 for seat in range(game.seats))
    result = game.view(None).result
    for seat in range(game.seats):
        assert result.totals[seat] == sum(line.points for line in result.of(seat))
        lent = [line.facts["city"] for line in result.of(seat) if line.code == "loan"]
        assert set(lent) <= set(game.slice(StationsSlice).built[seat])
        assert len(set(lent)) == len(lent)
    assert min(result.places) == 1


def held(game: Game, seat: int) -> Counter[str]:
    market = game.slice(MarketSlice)
    return +Counter(dict(zip(market.kinds, market.hands[seat], strict=True)))


# Secrets


def check_slices(before: Game, events: Sequence[Event], game: Game) -> None:
    """No event tells what it must not, and a seat sees no more than the table but its own cards and tickets."""
    for event in events:
        if isinstance(event, TicketsReturned):
            assert {event.seen_by(viewer) for viewer in (None, *range(game.seats))} == {replace(event, order=None)}
        else:
            assert visibility_faults(event, game.seats) == []
    for old, new in zip(before.slices, game.slices, strict=True):
        if new is not old and isinstance(new, MarketSlice | TicketsSlice):
            table = new.seen_by(None)
            for seat in range(game.seats):
                assert new.seen_by(seat) == with_own(table, new, seat)


def check_views(game: Game, rng: Random) -> None:
    """Nobody can tell the game from one with other secrets, by anything in a view or by what is offered."""
    for viewer in (None, rng.randrange(game.seats)):
        market = scrambled_market(game.rules.part(Market), game.slice(MarketSlice), viewer, rng)
        tickets = dealt_anew(game.slice(TicketsSlice), viewer, rng)
        changed = {MarketSlice: market, TicketsSlice: tickets}
        slices = tuple(changed.get(type(state), state) for state in game.slices)
        assert seen(game, viewer) == seen(Game(game.rules, game.seats, game.turn, slices), viewer)


# Offers


def check_offers(game: Game, rng: Random) -> None:
    """What is offered passes, and what is not offered is refused: tried on many offers and some other actions."""
    offered = [action for seat in range(game.seats) for action in game.legal(seat)]
    for action in offered if len(offered) < 60 else rng.sample(offered, 60):
        assert game.refuse(action) is None
    plain = {canonical(action) for action in offered}
    assert len(plain) == len(offered), "something is offered twice"
    for _ in range(6):
        action = some_action(game, rng)
        assert (game.refuse(action) is None) == (canonical(action) in plain), action
    asked = {action.seat for action in offered}
    assert asked == set(game.waiting), "who has to act can always give one, and nobody else"


def canonical(action: Action) -> Action:
    """The action with its cards or tickets in an order that does not hang on how it was made."""
    if isinstance(action, KeepTickets):
        return replace(action, tickets=tuple(sorted(action.tickets)))
    if isinstance(action, ClaimRoute | BuildStation | PayTunnel):
        return replace(action, payment=tuple(sorted(action.payment)))
    return action


def some_action(game: Game, rng: Random) -> Action:
    """Some action of some seat, sensible or not."""
    seat = rng.choice((*range(game.seats), *game.waiting, *game.waiting))
    kinds = game.rules.part(Market).kinds
    pay = (rng.choice(kinds),) * rng.randrange(4) + ("locomotive",) * rng.randrange(3)
    match rng.randrange(4):
        case 0:
            return BuildStation(seat, rng.choice(list(game.rules.part(Routes).cities)), pay)
        case 1:
            return rng.choice((PayTunnel(seat, pay), LeaveTunnel(seat)))
    return any_action(game, rng)
