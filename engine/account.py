"""What happened in a finished game, from its events alone: points, decisive moments, wilds drawn, tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from engine.board.network import Connected, shortest_path
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.game import Game
from engine.core.part import Network
from engine.core.ruleset import Ruleset
from engine.core.undo import standing
from engine.game_file import TurnOver, states
from engine.parts.last_turns import LastTurnsBegan
from engine.parts.market import CardDrawn, CardsDealt, Market, MarketSlice
from engine.parts.routes import RouteClaimed, Routes, RoutesSlice
from engine.parts.stations import Stations
from engine.parts.ticket_points import TicketPoints, connects
from engine.parts.tickets import Tickets, TicketsSlice

Ends = Mapping[int, tuple[str, str]]
Links = Sequence[tuple[str, str]]
MOST_CYCLES = 5
"""Cycles of a network up to which the spaces that its tickets need are counted exactly."""


class Gain(NamedTuple):
    """The points of a seat that one turn of its own brought, as if the game had ended before and after it."""

    turn: int
    seat: Seat
    points: int


class Late(NamedTuple):
    """A ticket that its seat completed on the last turns, or on the one that began them."""

    turn: int
    seat: Seat
    ticket: str


class Blocked(NamedTuple):
    """A claimed route after which a kept ticket of another seat couldn't be completed any more.

    `points` are those of the ticket. Those of the last turns are left out.
    """

    turn: int
    seat: Seat
    route: str
    loser: Seat
    ticket: str
    points: int


class Luck(NamedTuple):
    """Wilds among the cards that a seat got blindly, how many were to be expected, and the standard deviation.

    For each card the expectation is the share of wilds in its deck at that moment. `card` is the kind of the wilds.
    """

    card: str
    cards: int
    wilds: int
    expected: float
    spread: float


class Spaces(NamedTuple):
    """Spaces that a seat built, and the fewest of them that complete the same tickets; None if that is unknown."""

    built: int
    needed: int | None


class Account(NamedTuple):
    """What happened. `points` are the totals after each turn as if the game had ended then, by seat.

    `lead`: the last turn after which another seat than the winner, or several, led; None where the winner led from the
    first turn or where there are several. `luck` and `spaces` are by seat; empty in games without cards.
    """

    turns: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    gain: Gain | None
    lead: int | None
    late: tuple[Late, ...]
    blocked: tuple[Blocked, ...]
    luck: tuple[Luck, ...]
    spaces: tuple[Spaces, ...]


def account_of(turns: Sequence[TurnOver], rules: Ruleset, seats: int, steps: Sequence[Sequence[Event]]) -> Account:
    """Return what happened in a finished game of these turns and steps. It takes about a second for a long game."""
    points = tuple(turn.game.result().totals for turn in turns)
    gains = [
        Gain(turn.number, turn.seat, now[turn.seat] - before[turn.seat])
        for turn, before, now in zip(turns[1:], points, points[1:], strict=False)
    ]
    cards = rules.has(Market)
    return Account(
        tuple(turn.number for turn in turns),
        points,
        max(gains, key=lambda gain: (gain.points, -gain.turn), default=None),
        _lead(turns, points),
        tuple(_late(turns)) if rules.has(TicketPoints) else (),
        tuple(_blocked(turns)) if rules.has(TicketPoints) and not rules.has(Stations) else (),
        tuple(luck_of(rules, seats, steps)) if cards else (),
        tuple(spaces_of(turns[-1].game, seat) for seat in range(seats)) if cards else (),
    )


def _lead(turns: Sequence[TurnOver], points: Sequence[Sequence[int]]) -> int | None:
    winners = turns[-1].game.result().winners
    if len(winners) > 1:
        return None
    led = [[seat for seat, total in enumerate(totals) if total == max(totals)] for totals in points]
    return next((turn.number for turn, by in zip(turns[::-1], led[::-1], strict=True) if by != [winners[0]]), None)


def completed(game: Game) -> set[tuple[Seat, str]]:
    """Return the tickets that would count as completed if the game ended now, each with its seat."""
    lines = game.result().lines
    return {(line.seat, str(line.facts["ticket"])) for line in lines if line.facts.get("complete")}


def _last_turns(turns: Sequence[TurnOver]) -> int | None:
    """Return the place of the turn in which the last turns began, or None."""
    began = (at for at, turn in enumerate(turns) if any(isinstance(event, LastTurnsBegan) for event in turn.events))
    return next(began, None)


def _late(turns: Sequence[TurnOver]) -> Iterator[Late]:
    begun = _last_turns(turns)
    if begun is None:
        return
    done = completed(turns[begun - 1].game) if begun else set[tuple[Seat, str]]()
    for turn in turns[begun:]:
        now = completed(turn.game)
        yield from (Late(turn.number, seat, ticket) for seat, ticket in sorted(now - done) if seat == turn.seat)
        done = now


def _blocked(turns: Sequence[TurnOver]) -> Iterator[Blocked]:
    tickets, begun = turns[0].game.rules.part(Tickets).tickets, _last_turns(turns)
    for before, turn in pairwise(turns[:begun]):
        for claim in (event for event in turn.events if isinstance(event, RouteClaimed)):
            lost = set(_open(before.game, claim.seat)) - set(_open(turn.game, claim.seat))
            for loser, ticket in sorted(lost):
                yield Blocked(turn.number, claim.seat, claim.route, loser, ticket, tickets[ticket].points)


def _open(game: Game, besides: Seat) -> Iterator[tuple[Seat, str]]:
    """Yield the kept tickets of all other seats that free routes, and the seat's own, could complete."""
    tickets, routes, owned = game.rules.part(Tickets).tickets, game.rules.part(Routes), game.slice(RoutesSlice)
    for seat in range(game.seats):
        if seat == besides:
            continue
        shut = owned.taken | owned.barred[seat]
        free = [route.cities for at, route in enumerate(routes.order) if not shut >> at & 1]
        connected = Connected([*game.ask(Network(seat)).links, *((one, other) for one, other in free)])
        for ticket in game.slice(TicketsSlice).kept[seat]:
            if connects(connected, tickets[ticket]):
                yield seat, ticket


def luck_of(rules: Ruleset, seats: int, steps: Sequence[Sequence[Event]]) -> list[Luck]:
    """Return each seat's wilds among the cards that it was dealt or drew blindly."""
    wild, game = rules.part(Market).wild, Game.blank(rules, seats)
    drawn = [list[tuple[bool, float]]() for _ in range(seats)]
    for after, events, stays in zip(states(rules, seats, steps), steps, standing(steps), strict=True):
        if stays and any(isinstance(event, CardDrawn | CardsDealt) for event in events):
            for event in events:
                if isinstance(event, CardDrawn | CardsDealt):
                    drawn[event.seat] += _draws(game, event, wild)
                game = game.after([event])
        game = after
    return [_luck(wild, found) for found in drawn]


def _draws(game: Game, event: CardDrawn | CardsDealt, wild: str) -> Iterator[tuple[bool, float]]:
    """Yield for each card whether it is a wild, and the share of wilds in its deck before it."""
    market = game.slice(MarketSlice)
    number = 0 if event.deck is None else market.names.index(event.deck)
    deck = list(market.decks[number])
    cards = (event.cards or ()) if isinstance(event, CardsDealt) else (event.card or "",)
    for card in cards:
        yield card == wild, deck.count(wild) / len(deck)
        deck.remove(card)


def _luck(card: str, drawn: Sequence[tuple[bool, float]]) -> Luck:
    shares = [share for _, share in drawn]
    spread = sqrt(sum(share * (1 - share) for share in shares))
    return Luck(card, len(drawn), sum(is_wild for is_wild, _ in drawn), sum(shares), spread)


def spaces_of(game: Game, seat: Seat) -> Spaces:
    """Return the spaces that a seat built, and the fewest of them that complete the tickets it has completed."""
    routes, owned = game.rules.part(Routes), game.slice(RoutesSlice).owned[seat]
    own = [route for at, route in enumerate(routes.order) if owned >> at & 1]
    lengths = {at: route.length for at, route in enumerate(own)}
    ends = {at: (route.cities[0], route.cities[1]) for at, route in enumerate(own)}
    built = sum(lengths.values())
    if not game.rules.has(TicketPoints):
        return Spaces(built, None)
    tickets = game.rules.part(Tickets).tickets
    mine, lent = list(game.ask(Network(seat)).links), list(game.ask(Network(seat, lent=True)).links)
    connected = Connected(lent)
    done = (tickets[ticket] for holder, ticket in sorted(completed(game)) if holder == seat)
    stops = [(way[0], *ticket.via, way[1]) for ticket in done if (way := ticket.way(connected))]
    borrowed = [link for link in lent if link not in mine]
    return Spaces(built, _needed(ends, lengths, stops, borrowed))


def _needed(ends: Ends, lengths: Mapping[int, int], stops: Sequence[Sequence[str]], borrowed: Links) -> int | None:
    """Return the fewest spaces of the routes that join each of `stops`; None with too many cycles to try all."""

    def joined(routes: Iterable[int]) -> bool:
        connected = Connected([*(ends[at] for at in routes), *borrowed])
        return all(connected.joins(these[0], one) for these in stops for one in these)

    if not joined(ends):
        return None
    best, seen, left = sum(lengths.values()), set[frozenset[int]](), [_pruned(frozenset(ends), ends, joined)]
    if _cycles(left[0], ends, borrowed) > MOST_CYCLES:
        return None
    while left:
        kept = left.pop()
        best = min(best, sum(lengths[at] for at in kept))
        for at in _cycle(kept, ends, borrowed):
            fewer = _pruned(kept - {at}, ends, joined)
            if fewer not in seen:
                seen.add(fewer)
                left.append(fewer)
    return best


def _pruned(routes: frozenset[int], ends: Ends, joined: Callable[[Iterable[int]], bool]) -> frozenset[int]:
    """Return the routes without dead ends that no ticket needs."""
    while True:
        counts = Counter(city for at in routes for city in ends[at])
        idle = [at for at in routes if min(counts[city] for city in ends[at]) == 1 and joined(routes - {at})]
        if not idle:
            return routes
        routes -= {idle[0]}


def _cycles(routes: frozenset[int], ends: Ends, borrowed: Links) -> int:
    """Return how many routes close a cycle, laid one after the other."""
    connected, count = list(borrowed), 0
    for at in sorted(routes):
        count += Connected(connected).joins(*ends[at])
        connected.append(ends[at])
    return count


def _cycle(routes: frozenset[int], ends: Ends, borrowed: Links) -> Sequence[int]:
    """Return the routes of one cycle; () in a forest."""
    laid = list[int]()
    for at in sorted(routes):
        one, other = ends[at]
        links = [(*ends[old], 1) for old in laid]
        path = shortest_path(borrowed, links, one, other)
        if path is not None:
            return (at, *(laid[index] for index in path))
        laid.append(at)
    return ()
