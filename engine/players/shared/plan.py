"""Which routes a seat wants, for all it can connect together: tickets, districts, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.board.steiner_heuristic import Links, Stops, steiner_trees
from engine.parts.districts import Districts
from engine.parts.ports import Ports
from engine.parts.tickets import Ticket, Tickets
from engine.players.shared.situation import Situation

LATE = 5.0
"""Points lost with every turn that a plan needs and the game does not give."""
TURN = 2.8
"""Points that a turn is worth elsewhere."""
PORT_SHARE = 0.35
"""How much of what a port would bring is counted before it is built."""


class Goal(Struct, frozen=True):
    """Places to join, by number: what that brings, and what it costs when they are not joined."""

    stops: tuple[int, ...]
    gain: float
    loss: float
    in_order: bool = False
    ticket: str = ""

    @property
    def wanted(self) -> Stops:
        return self.stops, self.in_order


class Plan(Struct, frozen=True):
    """`links` are the routes to claim, by number; `done` the goals that are joined by them and what is there."""

    links: Links
    done: tuple[Goal, ...]
    turns: float
    value: float


def ticket_goals(situation: Situation, names: Iterable[str]) -> list[Goal]:
    """What tickets ask for."""
    tickets = situation.view.part(Tickets).tickets
    return [_goal(situation, tickets[name]) for name in names]


def _goal(situation: Situation, ticket: Ticket) -> Goal:
    cities = situation.network.cities
    gain = float(ticket.points if ticket.any_order is None else (ticket.points + ticket.any_order) / 2)
    loss = ticket.points if ticket.penalty is None else ticket.penalty
    return Goal(tuple(cities[city] for city in ticket.stops), gain, loss, bool(ticket.via), ticket.id)


def common_goals(situation: Situation) -> list[Goal]:
    """What anybody may connect, and nobody must."""
    rules, cities = situation.view.rules, situation.network.cities
    if not rules.has(Districts):
        return []
    districts = rules.part(Districts).districts.values()
    return [Goal(tuple(cities[city] for city in one.cities), one.points, 0) for one in districts]


def plan(situation: Situation, goals: Sequence[Goal], rounds: int = 2) -> Plan:
    """The best of the plans that give up none, one or more of the goals. More `rounds` find cheaper ways together."""
    there = [goal for goal in goals if _is_free(situation.costs, situation.alone(goal.wanted))]
    open_ = [goal for goal in goals if goal not in there]
    tried: dict[frozenset[int], Plan] = {}

    def of(numbers: frozenset[int]) -> Plan:
        if numbers not in tried:
            tried[numbers] = _laid(situation, there, open_, sorted(numbers), rounds)
        return tried[numbers]

    chosen = frozenset(range(len(open_)))
    best = of(chosen)
    while best.links:
        fewer = max((chosen - {number} for number in sorted(chosen)), key=lambda numbers: of(numbers).value)
        if of(fewer).value <= best.value:
            break
        chosen, best = fewer, of(fewer)
    return best


def _laid(
    situation: Situation, there: Sequence[Goal], goals: Sequence[Goal], numbers: Sequence[int], rounds: int
) -> Plan:
    """The plan that goes for these of the goals. What is joined by it without being asked for is done as well."""
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
    """Whether there are links, and none that costs."""
    return way is not None and not any(costs[link] for link in way)


def _valued(situation: Situation, links: Links, goals: Sequence[Goal], done: tuple[Goal, ...]) -> Plan:
    routes = tuple(situation.routes[link] for link in links)
    turns = situation.turns_for(routes)
    value = sum(goal.gain for goal in done) - sum(goal.loss for goal in goals if goal not in done)
    value += sum(map(situation.points, links)) - TURN * turns - LATE * max(0.0, turns - situation.turns)
    value += PORT_SHARE * port_points(situation, done)
    for kind, supply in situation.supply.items():
        value -= 4.0 * max(0, sum(route.length for route in routes if route.kind == kind) - supply)
    over = sum(route.length for route in routes) - situation.pieces[situation.seat]
    return Plan(links, done, turns, value - 4.0 * max(0, over))


def port_points(situation: Situation, done: Iterable[Goal]) -> float:
    """What the best ports would bring for the tickets that are done."""
    if not situation.view.rules.has(Ports):
        return 0.0
    numbers = situation.view.rules.part(Ports).numbers
    naming: dict[int, int] = {}
    for goal in done:
        for stop in goal.stops:
            naming[stop] = naming.get(stop, 0) + bool(goal.ticket)
    names = list(situation.part.cities.values())
    counts = sorted((count for stop, count in naming.items() if names[stop].port and count), reverse=True)
    steps = (0, *numbers.points)
    return float(sum(steps[min(count, len(steps) - 1)] - numbers.points_unbuilt for count in counts[: numbers.each]))


def routes_of(situation: Situation, links: Iterable[int]) -> tuple[str, ...]:
    """The routes by name."""
    return tuple(situation.routes[link].id for link in links)
