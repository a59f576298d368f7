"""How a player that plans ahead keeps tickets, mixes its pieces, settles tunnels, and judges drawing tickets."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from engine.board.steiner_heuristic import CLOSED, Links
from engine.core.action import Action
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.tickets import KeepTickets, Ticket, Tickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelsSeen
from engine.players.shared.card_choice import Needs
from engine.players.shared.plan import Goal, Plan, common_goals, plan, ticket_goals
from engine.players.shared.situation import Situation

MANY = 12
"""With so many choices of tickets each is planned for only once."""
ROOM = 0.5
"""The share of the turns that a plan may take before it grows risky."""
RISKY = 3.0
"""Points lost with every turn beyond that."""
SURE = 0.85
"""How likely a ticket is completed that was planned for."""


def planned(situation: Situation, extra: Sequence[str] = (), rounds: int = 2) -> Plan:
    """The plan for the tickets that the viewer has, these too, and what anybody may connect."""
    own = situation.view.seen(TicketsSeen).own or ()
    return plan(situation, [*ticket_goals(situation, (*own, *extra)), *common_goals(situation)], rounds)


def best_tickets(situation: Situation, legal: Sequence[Action]) -> Action:
    """Of the choices the one whose plan, over old and new tickets together, is worth most."""

    def value(action: Action) -> float:
        assert isinstance(action, KeepTickets)
        made = planned(situation, action.tickets, rounds=int(len(legal) < MANY))
        risk = sum(goal.gain + goal.loss for goal in made.done if goal.ticket) * (1 - SURE)
        return made.value - risk - RISKY * max(0.0, made.turns - ROOM * situation.turns)

    return max(legal, key=value)


def best_mix(situation: Situation, legal: Sequence[Action]) -> Action:
    """The pieces that the plan takes, and the others as the rules suggest."""
    numbers = situation.view.part(Pieces).numbers
    routes = [situation.routes[link] for link in planned(situation).links]
    trains, ships = (sum(route.length for route in routes if route.kind == kind) for kind in situation.supply)
    rest = max(0, numbers.start - trains - ships)
    wanted = trains + rest * numbers.suggested.train / numbers.start
    return min(legal, key=lambda one: abs(one.trains - wanted) if isinstance(one, ChoosePieces) else CLOSED)


def settle_tunnel(situation: Situation, legal: Sequence[Action]) -> Action:
    """Pays what is owed, unless the cards are missed more than another attempt would cost."""
    seen = situation.view.seen(TunnelsSeen)
    pays = [action for action in legal if isinstance(action, PayTunnel)]
    leave = next(action for action in legal if isinstance(action, LeaveTunnel))
    if not pays:
        return leave
    wild = situation.market.wild
    for card in seen.payment:
        situation.hand_value.take(card, -1)
    needs = Needs(situation, [situation.routes[link] for link in planned(situation).links if _other(situation, link)])
    best = min(pays, key=lambda pay: needs.missed(pay.payment))
    late = situation.turns < 6
    return best if late or best.payment.count(wild) < 2 or needs.missed(best.payment) < 3.5 else leave


def _other(situation: Situation, link: int) -> bool:
    return situation.routes[link].id != situation.view.seen(TunnelsSeen).route


# New tickets


def worth_of_drawing(situation: Situation, current: Plan, turn: float) -> float:
    """The points that new tickets bring at best guess, when a turn is worth `turn` elsewhere.

    Every ticket that the viewer has not seen may come, each as likely as the others; the best one is kept.
    """
    seen, part = situation.view.seen(TicketsSeen), situation.view.part(Tickets)
    own = frozenset(seen.own or ())
    unseen = [ticket for ticket in part.tickets.values() if ticket.id not in own and not ticket.long]
    dealt = min(part.numbers.draw.deal, seen.deck, len(unseen))
    if not dealt:
        return -CLOSED
    costs = list(situation.costs)
    for link in current.links:
        costs[link] = 0.0
    ways: dict[int, dict[int, Links]] = {}
    values = sorted((_worth(situation, current, ticket, costs, ways, turn) for ticket in unseen), reverse=True)
    every = comb(len(values), dealt)
    return sum(value * comb(len(values) - 1 - n, dealt - 1) for n, value in enumerate(values)) / every


def _worth(
    situation: Situation,
    current: Plan,
    ticket: Ticket,
    costs: list[float],
    ways: dict[int, dict[int, Links]],
    turn: float,
) -> float:
    """What one more ticket would bring."""
    goal = ticket_goals(situation, [ticket.id])[0]
    links = _way(situation, goal, costs, ways)
    if links is None:
        return -goal.loss
    routes = tuple(situation.routes[link] for link in links)
    turns = situation.turns_for(routes) if routes else 0.0
    pieces = sum(situation.routes[link].length for link in (*links, *current.links))
    if 1 + current.turns + turns > situation.turns or pieces > situation.pieces[situation.seat]:
        return -goal.loss
    sure = SURE if routes else 0.97
    return sure * goal.gain - (1 - sure) * goal.loss + sum(map(situation.points, links)) - turn * turns


def _way(situation: Situation, goal: Goal, costs: list[float], ways: dict[int, dict[int, Links]]) -> Links | None:
    found: dict[int, None] = {}
    for one, other in zip(goal.stops, goal.stops[1:], strict=False):
        if one not in ways:
            ways[one] = situation.network.graph.shortest_paths_from(costs, one)
        if other not in ways[one]:
            return None
        found.update(dict.fromkeys(ways[one][other]))
    return tuple(found)
