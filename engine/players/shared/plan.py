"""Plans which routes a seat wants, given all it can connect: tickets, districts, and their worth.

The plan decides which tickets it keeps or draws, its mix of pieces, and whether it pays for a tunnel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import comb

from msgspec import Struct

from engine.board.steiner import CLOSED, Links, Stops, steiner_trees
from engine.core.action import Action
from engine.parts.districts import Districts
from engine.parts.pieces import ChoosePieces, Pieces
from engine.parts.ports import Ports, PortsSeen
from engine.parts.tickets import KeepTickets, Ticket, Tickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel, TunnelsSeen
from engine.players.shared.offers import Needs
from engine.players.shared.situation import Situation

LATE = 5.0
"""Points lost with every turn that a plan needs and the game does not give."""
TURN = 2.0
"""Points that a turn is worth elsewhere."""
MOST_PLANS = 180
"""Plans that are compared in one move."""
PORT_SHARE = 0.35
"""How much of what a port would bring is counted before it is built."""


class Goal(Struct, frozen=True):
    """Places to join, by number; points gained when they are joined, and lost when they aren't."""

    stops: tuple[int, ...]
    gain: float
    loss: float
    in_order: bool = False
    ticket: str = ""

    @property
    def wanted(self) -> Stops:
        return self.stops, self.in_order


class Plan(Struct, frozen=True):
    """`links` are the routes to claim, by number; `done` the goals joined by them and what is built already.

    `turns` is the number of turns it takes, `value` the expected points.
    """

    links: Links
    done: tuple[Goal, ...]
    turns: float
    value: float


def ticket_goals(situation: Situation, names: Iterable[str]) -> list[Goal]:
    """Return the goals of these tickets."""
    cities, goals = situation.network.cities, []
    for ticket in map(situation.view.part(Tickets).tickets.__getitem__, names):
        one, other, points = _best_way(situation, ticket)
        gain = float(points if ticket.any_order is None else (points + ticket.any_order) / 2)
        stops = tuple(cities[city] for city in (one, *ticket.via, other))
        goals.append(Goal(stops, gain, ticket.lost, bool(ticket.via), ticket.id))
    return goals


def _best_way(situation: Situation, ticket: Ticket) -> tuple[str, str, int]:
    """Return the way to complete a ticket that brings most after what it costs."""
    if len(ticket.ways) == 1:
        return ticket.ways[0]
    cities, costs = situation.network.cities, situation.costs

    def worth(way: tuple[str, str, int]) -> float:
        links = situation.alone(((cities[way[0]], cities[way[1]]), False))
        return -CLOSED if links is None else way[2] - sum(costs[link] for link in links)

    return max(ticket.ways, key=worth)


def common_goals(situation: Situation) -> list[Goal]:
    """Return the goals that anyone may pursue and no one must: the districts."""
    rules, cities = situation.view.rules, situation.network.cities
    if not rules.has(Districts):
        return []
    districts = rules.part(Districts).districts.values()
    return [Goal(tuple(cities[city] for city in one.cities), one.points, 0) for one in districts]


def plan(situation: Situation, goals: Sequence[Goal], rounds: int = 2, most: int = MOST_PLANS) -> Plan:
    """Return the best plan found by giving up none, one or more of the goals.

    More `rounds` find cheaper joint routes, at more cost. At most `most` choices of goals are laid and compared, and
    all of them in any case.
    """
    there = [goal for goal in goals if _is_free(situation.costs, situation.alone(goal.wanted))]
    open_ = [goal for goal in goals if goal not in there]
    tried: dict[frozenset[int], Plan] = {}

    def of(numbers: frozenset[int]) -> Plan:
        if numbers not in tried:
            tried[numbers] = _laid(situation, there, open_, sorted(numbers), rounds)
        return tried[numbers]

    chosen = frozenset(range(len(open_)))
    best = of(chosen)
    while best.links and len(tried) + len(chosen) <= most:
        fewer = max((chosen - {number} for number in sorted(chosen)), key=lambda numbers: of(numbers).value)
        if of(fewer).value <= best.value:
            break
        chosen, best = fewer, of(fewer)
    return best


def _laid(
    situation: Situation, there: Sequence[Goal], goals: Sequence[Goal], numbers: Sequence[int], rounds: int
) -> Plan:
    """Return the plan for these goals. Goals that it joins by the way count too."""
    costs = situation.costs
    wanted = [goals[number].wanted for number in numbers]
    ways = steiner_trees(situation.network.graph, costs, wanted, [situation.alone(stops) for stops in wanted], rounds)
    links = sorted({link for way in ways if way is not None for link in way if costs[link]})
    left = list(costs)
    for link in links:
        left[link] = 0.0
    met = dict(zip(numbers, ways, strict=True))
    done = [
        goal
        for number, goal in enumerate(goals)
        if (
            met[number] is not None
            if number in met
            else _is_free(left, situation.network.graph.steiner_tree(left, goal.wanted))
        )
    ]
    return _valued(situation, tuple(links), (*there, *goals), (*there, *done))


def _is_free(costs: Sequence[float], way: frozenset[int] | None) -> bool:
    """Tell whether there are links, and all of them cost nothing."""
    return way is not None and not any(costs[link] for link in way)


def _valued(situation: Situation, links: Links, goals: Sequence[Goal], done: tuple[Goal, ...]) -> Plan:
    routes = tuple(situation.routes[link] for link in links)
    turns = situation.turns_for(routes)
    value = sum(goal.gain for goal in done) - sum(goal.loss for goal in goals if goal not in done)
    value += sum(map(situation.points, links)) - TURN * turns - LATE * max(0.0, turns - situation.turns)
    value += PORT_SHARE * port_points(situation, done)
    for kind, supply in situation.supply.items():
        value -= 4.0 * max(0, sum(route.pieces for route in routes if route.kind == kind) - supply)
    over = sum(route.pieces for route in routes) - situation.pieces[situation.seat]
    return Plan(links, done, turns, value - 4.0 * max(0, over))


def port_points(situation: Situation, done: Iterable[Goal]) -> float:
    """Return the points of the harbors built and the best ones still to build, for the goals that are done."""
    if not situation.view.rules.has(Ports):
        return 0.0
    numbers, seen = situation.view.rules.part(Ports).numbers, situation.view.seen(PortsSeen)
    naming = Counter(stop for goal in done if goal.ticket for stop in goal.stops)
    steps, cities = (0, *numbers.points), situation.network.cities

    def points(stop: int) -> int:
        return steps[min(naming[stop], len(steps) - 1)]

    taken = {cities[city] for built in seen.built for city in built}
    ports = situation.network.ports
    best = sorted((points(stop) for stop in naming if stop in ports and stop not in taken), reverse=True)
    new = [more - numbers.points_unbuilt for more in best[: seen.left[situation.seat]]]
    return float(sum(points(cities[city]) for city in seen.built[situation.seat]) + sum(new))


MANY = 12
"""Choices of tickets from which on each is planned with one round only."""
ROOM = 0.5
"""The share of the turns that a plan may take before it grows risky."""
RISKY = 3.0
"""Points lost with every turn beyond that."""
SURE = 0.85
"""The probability that a planned ticket is completed."""


def planned(situation: Situation, extra: Sequence[str] = (), rounds: int = 2, most: int = MOST_PLANS) -> Plan:
    """Return the plan for the viewer's tickets, the `extra` ones, and the common goals."""
    own = situation.view.seen(TicketsSeen).own or ()
    return plan(situation, [*ticket_goals(situation, (*own, *extra)), *common_goals(situation)], rounds, most)


def best_tickets(situation: Situation, legal: Sequence[Action]) -> Action:
    """Choose the tickets whose plan, old and new tickets together, is worth most."""

    def value(action: Action) -> float:
        assert isinstance(action, KeepTickets)
        made = planned(situation, action.tickets, int(len(legal) < MANY), MOST_PLANS // len(legal))
        risk = sum(goal.gain + goal.loss for goal in made.done if goal.ticket) * (1 - SURE)
        return made.value - risk - RISKY * max(0.0, made.turns - ROOM * situation.turns)

    return max(legal, key=value)


def best_mix(situation: Situation, legal: Sequence[Action]) -> Action:
    """Choose the pieces that the plan needs, and the rest in the suggested proportion."""
    numbers = situation.view.part(Pieces).numbers
    routes = [situation.routes[link] for link in planned(situation).links]
    trains, ships = (sum(route.pieces for route in routes if route.kind == kind) for kind in situation.supply)
    rest = max(0, numbers.start - trains - ships)
    wanted = trains + rest * numbers.suggested.train / numbers.start
    return min(legal, key=lambda one: abs(one.trains - wanted) if isinstance(one, ChoosePieces) else CLOSED)


def settle_tunnel(situation: Situation, legal: Sequence[Action]) -> Action:
    """Pay what the tunnel costs, unless the cards are needed more than another attempt would cost."""
    seen = situation.view.seen(TunnelsSeen)
    pays = [action for action in legal if isinstance(action, PayTunnel)]
    leave = next(action for action in legal if isinstance(action, LeaveTunnel))
    if not pays:
        return leave
    wild = situation.market.wild
    for card in seen.payment:
        situation.hand_value.take(card, -1)
    routes = [situation.routes[link] for link in planned(situation).links]
    needs = Needs(situation, [route for route in routes if route.id != seen.route])
    best = min(pays, key=lambda pay: needs.missed(pay.payment))
    late = situation.turns < 6
    return best if late or best.payment.count(wild) < 2 or needs.missed(best.payment) < 3.5 else leave


# New tickets


def worth_of_drawing(situation: Situation, current: Plan, turn: float) -> float:
    """Return the expected points of drawing tickets, when a turn is worth `turn` elsewhere.

    Every ticket that the viewer hasn't seen is equally likely; the best one drawn is kept.
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
    """Return the expected points of one more ticket."""
    goal = ticket_goals(situation, [ticket.id])[0]
    links = _way(situation, goal, costs, ways)
    if links is None:
        return -goal.loss
    routes = tuple(situation.routes[link] for link in links)
    turns = situation.turns_for(routes) if routes else 0.0
    pieces = sum(situation.routes[link].pieces for link in (*links, *current.links))
    if 1 + current.turns + turns > situation.turns or pieces > situation.pieces[situation.seat]:
        return -goal.loss
    sure = SURE if routes else 0.97
    ports = port_points(situation, (*current.done, goal)) - port_points(situation, current.done)
    return (
        sure * (goal.gain + PORT_SHARE * ports)
        - (1 - sure) * goal.loss
        + sum(map(situation.points, links))
        - turn * turns
    )


def _way(situation: Situation, goal: Goal, costs: list[float], ways: dict[int, dict[int, Links]]) -> Links | None:
    found: dict[int, None] = {}
    for one, other in pairwise(goal.stops):
        if one not in ways:
            ways[one] = situation.network.graph.shortest_paths_from(costs, one)
        if other not in ways[one]:
            return None
        found.update(dict.fromkeys(ways[one][other]))
    return tuple(found)
