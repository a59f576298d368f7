"""Where a seat would build its ports: cities that many of its tickets name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.parts.ports import Ports, PortsSeen
from engine.parts.tickets import Tickets
from engine.players.shared.card_choice import ports_left
from engine.players.shared.situation import Situation


def best_ports(situation: Situation, tickets: Iterable[str]) -> dict[str, int]:
    """The cities for the ports that are left, free and named by most of these tickets, with how many name them."""
    left = ports_left(situation)
    if not left:
        return {}
    taken = {city for built in situation.view.seen(PortsSeen).built for city in built}
    known = situation.view.part(Tickets).tickets
    naming = Counter(city for ticket in tickets for city in known[ticket].stops)
    cities = [city for city, _ in naming.most_common() if situation.part.cities[city].port and city not in taken]
    return {city: naming[city] for city in cities[:left]}


def port_value(situation: Situation, naming: int) -> int:
    """What a port brings that so many of the viewer's completed tickets name, against none built."""
    numbers = situation.view.part(Ports).numbers
    return (0, *numbers.points)[min(naming, len(numbers.points))] - numbers.points_unbuilt
