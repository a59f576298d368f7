"""Where a seat would build its ports: cities that many of its tickets name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.parts.ports import Ports, PortsSeen
from engine.parts.tickets import Tickets
from engine.players._cards import ports_left
from engine.players._outlook import Outlook


def best_ports(outlook: Outlook, tickets: Iterable[str]) -> dict[str, int]:
    """The cities for the ports that are left, free and named by most of these tickets, with how many name them."""
    left = ports_left(outlook)
    if not left:
        return {}
    taken = {city for built in outlook.view.seen(PortsSeen).built for city in built}
    known = outlook.view.part(Tickets).tickets
    naming = Counter(city for ticket in tickets for city in known[ticket].stops)
    cities = [city for city, _ in naming.most_common() if outlook.part.cities[city].port and city not in taken]
    return {city: naming[city] for city in cities[:left]}


def port_value(outlook: Outlook, naming: int) -> int:
    """What a port brings that so many of the viewer's completed tickets name, against none built."""
    numbers = outlook.view.part(Ports).numbers
    return (0, *numbers.points)[min(naming, len(numbers.points))] - numbers.points_unbuilt
