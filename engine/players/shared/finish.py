"""The last turns, searched: what brings most, of the routes and harbors that the hand pays for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.board.network import Connected
from engine.core.action import Action
from engine.parts.ports import Ports, PortsSeen
from engine.parts.routes import Route
from engine.parts.tickets import Tickets, TicketsSeen
from engine.players.shared.offers import Needs, Offers
from engine.players.shared.situation import Situation

LOOKED_AT = 24
"""Routes outside the plan that are looked at, the ones worth most."""
DUG = 0.6
"""The part of its worth that a tunnel counts for."""
SPOILED = 0.5
"""Cards lacking for the one thing once the other is paid, from which on both together are out of reach."""


class Bought(NamedTuple):
    """What the last turns are used for: up to two routes, or one and a harbor."""

    routes: tuple[Route, ...] = ()
    harbor: str | None = None


class Finish:
    """The last turns of the viewer. `gain` returns a route's own points; `planned` are routes looked at first."""

    def __init__(
        self, situation: Situation, offers: Offers, gain: Callable[[Route], float], planned: Collection[Route]
    ) -> None:
        self.situation, self.offers, self.gain = situation, offers, gain
        payable = [situation.part.routes[name] for name in offers.claims]
        payable.sort(key=lambda route: (route not in planned, -gain(route)))
        self.routes = payable[: LOOKED_AT + len(planned)]
        self.links = situation.view.links(situation.seat)
        own = situation.view.seen(TicketsSeen).own or ()
        self.tickets = [situation.view.part(Tickets).tickets[ticket] for ticket in own]

    def best(self, turns: int) -> Action | None:
        """Return what to do first in one turn, or in two; None when nothing brings points."""
        best, found, now = 0.0, Bought(), self._worth(Bought())
        for bought in self._choices(turns):
            value = self._worth(bought) - now
            if value > best and self._together(bought):
                best, found = value, bought
        return self._first(found) if best else None

    def _choices(self, turns: int) -> Iterator[Bought]:
        yield from (Bought((route,)) for route in self.routes)
        yield from (Bought(harbor=city) for city in self.offers.ports)
        if turns > 1:
            yield from map(Bought, combinations(self.routes, 2))
            yield from (Bought((route,), city) for route in self.routes for city in self._harbors(route))

    def _harbors(self, route: Route) -> set[str]:
        """Return where a harbor could be built after this route."""
        if not self.offers.ports:
            return set()
        built = {city for cities in self.situation.view.seen(PortsSeen).built for city in cities}
        new = {city for city in route.cities if self.situation.part.cities[city].port} - built
        return new.union(self.offers.ports)

    def _worth(self, bought: Bought) -> float:
        """Return the points of all tickets and harbors, and of what is bought."""
        connected = Connected((*self.links, *(route.cities for route in bought.routes)))
        ways = [ticket.way(connected) for ticket in self.tickets]
        value = sum(self.gain(route) * (DUG if route.tunnel else 1.0) for route in bought.routes)
        value += sum(way[2] if way else -ticket.lost for ticket, way in zip(self.tickets, ways, strict=True))
        if self.situation.view.has(PortsSeen):
            numbers, built = self.situation.view.part(Ports).numbers, self.situation.view.seen(PortsSeen).built
            done = [ticket for ticket, way in zip(self.tickets, ways, strict=True) if way]
            naming, steps = Counter(city for ticket in done for city in ticket.stops), (0, *numbers.points)
            for city in (*built[self.situation.seat], *filter(None, [bought.harbor])):
                value += steps[min(naming[city], len(steps) - 1)]
            value -= numbers.points_unbuilt * bool(bought.harbor)
        return value

    def _together(self, bought: Bought) -> bool:
        """Tell whether the pieces and the hand suffice for both, when two things are bought."""
        if bought.harbor:
            return not bought.routes or self._paid(bought)[1] < SPOILED
        if len(bought.routes) < 2:
            return True
        one, other = bought.routes
        pieces = dict(self.situation.supply)
        for route in bought.routes:
            pieces[route.kind] -= route.pieces
        enough = min(pieces.values()) >= 0 and one.id not in other.twins
        return enough and sum(self.situation.hand_value.lacks(bought.routes)[0]) < SPOILED

    def _first(self, bought: Bought) -> Action:
        """Return the action for what can be had now, paid so that the other stays payable."""
        if bought.harbor in self.offers.ports or not bought.routes:
            return self._paid(bought)[0]
        first, *others = bought.routes
        return Needs(self.situation, others, bool(bought.harbor)).cheapest(self.offers.claims[first.id])[0]

    def _paid(self, bought: Bought) -> tuple[Action, float]:
        """Return how to pay a harbor so that most is left for the routes, and the cards that they lack then."""
        ways: Sequence[Action] = self.offers.ports.get(bought.harbor or "") or next(iter(self.offers.ports.values()))
        return Needs(self.situation, bought.routes).cheapest(ways)
