"""How a player that plans ahead keeps tickets, mixes its pieces, settles tunnels, and judges drawing tickets."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from engine.board.steiner_heuristic import CLOSED, Links
from engine.core.action import Action
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.tickets import KeepTickets, Ticket, Tickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelsSeen
from engine.players._cards import Needs
from engine.players._outlook import Outlook
from engine.players._plan import Goal, Plan, common_goals, plan, ticket_goals

MANY = 12
"""With so many choices of tickets each is planned for only once."""
ROOM = 0.5
"""The share of the turns that a plan may take before it grows risky."""
RISKY = 3.0
"""Points lost with every turn beyond that."""
SURE = 0.85
"""How likely a ticket is completed that was planned for."""


def planned(outlook: Outlook, extra: Sequence[str] = (), rounds: int = 2) -> Plan:
    """The plan for the tickets that the viewer has, these too, and what anybody may connect."""
    own = outlook.view.seen(TicketsSeen).own or ()
    return plan(outlook, [*ticket_goals(outlook, (*own, *extra)), *common_goals(outlook)], rounds)


def best_tickets(outlook: Outlook, legal: Sequence[Action]) -> Action:
    """Of the choices the one whose plan, over old and new tickets together, is worth most."""

    def value(action: Action) -> float:
        assert isinstance(action, KeepTickets)
        made = planned(outlook, action.tickets, rounds=int(len(legal) < MANY))
        risk = sum(goal.gain + goal.loss for goal in made.done if goal.ticket) * (1 - SURE)
        return made.value - risk - RISKY * max(0.0, made.turns - ROOM * outlook.turns)

    return max(legal, key=value)


def best_mix(outlook: Outlook, legal: Sequence[Action]) -> Action:
    """The pieces that the plan takes, and the others as the rules suggest."""
    numbers = outlook.view.part(Pieces).numbers
    routes = [outlook.routes[link] for link in planned(outlook).links]
    trains, ships = (sum(route.length for route in routes if route.kind == kind) for kind in outlook.supply)
    rest = max(0, numbers.start - trains - ships)
    wanted = trains + rest * numbers.suggested.train / numbers.start
    return min(legal, key=lambda one: abs(one.trains - wanted) if isinstance(one, ChoosePieces) else CLOSED)


def settle_tunnel(outlook: Outlook, legal: Sequence[Action]) -> Action:
    """Pays what is owed, unless the cards are missed more than another attempt would cost."""
    seen = outlook.view.seen(TunnelsSeen)
    pays = [action for action in legal if isinstance(action, PayTunnel)]
    leave = next(action for action in legal if isinstance(action, LeaveTunnel))
    if not pays:
        return leave
    wild = outlook.market.wild
    for card in seen.payment:
        outlook.holding.take(card, -1)
    needs = Needs(outlook, [outlook.routes[link] for link in planned(outlook).links if _other(outlook, link)])
    best = min(pays, key=lambda pay: needs.missed(pay.payment))
    late = outlook.turns < 6
    return best if late or best.payment.count(wild) < 2 or needs.missed(best.payment) < 3.5 else leave


def _other(outlook: Outlook, link: int) -> bool:
    return outlook.routes[link].id != outlook.view.seen(TunnelsSeen).route


# New tickets


def worth_of_drawing(outlook: Outlook, current: Plan, turn: float) -> float:
    """The points that new tickets bring at best guess, when a turn is worth `turn` elsewhere.

    Every ticket that the viewer has not seen may come, each as likely as the others; the best one is kept.
    """
    seen, part = outlook.view.seen(TicketsSeen), outlook.view.part(Tickets)
    own = frozenset(seen.own or ())
    unseen = [ticket for ticket in part.tickets.values() if ticket.id not in own and not ticket.long]
    dealt = min(part.numbers.draw.deal, seen.deck, len(unseen))
    if not dealt:
        return -CLOSED
    costs = list(outlook.costs)
    for link in current.links:
        costs[link] = 0.0
    ways: dict[int, dict[int, Links]] = {}
    values = sorted((_worth(outlook, current, ticket, costs, ways, turn) for ticket in unseen), reverse=True)
    every = comb(len(values), dealt)
    return sum(value * comb(len(values) - 1 - n, dealt - 1) for n, value in enumerate(values)) / every


def _worth(
    outlook: Outlook,
    current: Plan,
    ticket: Ticket,
    costs: list[float],
    ways: dict[int, dict[int, Links]],
    turn: float,
) -> float:
    """What one more ticket would bring."""
    goal = ticket_goals(outlook, [ticket.id])[0]
    links = _way(outlook, goal, costs, ways)
    if links is None:
        return -goal.loss
    routes = tuple(outlook.routes[link] for link in links)
    turns = outlook.turns_for(routes) if routes else 0.0
    pieces = sum(outlook.routes[link].length for link in (*links, *current.links))
    if 1 + current.turns + turns > outlook.turns or pieces > outlook.pieces[outlook.seat]:
        return -goal.loss
    sure = SURE if routes else 0.97
    return sure * goal.gain - (1 - sure) * goal.loss + sum(map(outlook.points, links)) - turn * turns


def _way(outlook: Outlook, goal: Goal, costs: list[float], ways: dict[int, dict[int, Links]]) -> Links | None:
    found: dict[int, None] = {}
    for one, other in zip(goal.stops, goal.stops[1:], strict=False):
        if one not in ways:
            ways[one] = outlook.ground.net.ways_from(costs, one)
        if other not in ways[one]:
            return None
        found.update(dict.fromkeys(ways[one][other]))
    return tuple(found)
