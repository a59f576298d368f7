"""Legal actions sorted by what they do, without making more of them than are looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.action import Action
from engine.core.lazy import Joined, Product
from engine.parts.market import Cards, DrawCard
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute
from engine.parts.stations import BuildStation

MOST_WAYS = 100
"""Ways to pay that are looked at; those with the fewest wilds come first."""


class Offers:
    """What one seat may do now. Claims and buildings are groups that differ by the payment alone."""

    def __init__(self, legal: Sequence[Action]) -> None:
        claims, ports, stations = (defaultdict[str, list[Sequence[Action]]](list) for _ in range(3))
        self.draws: list[DrawCard] = []
        self.others: list[Action] = []
        for group in _groups(legal):
            match group[0]:
                case ClaimRoute(route=name):
                    claims[name].append(group)
                case BuildPort(city=name):
                    ports[name].append(group)
                case BuildStation(city=name):
                    stations[name].append(group)
                case DrawCard() as draw:
                    self.draws.append(draw)
                case other:
                    self.others.append(other)
        self.claims, self.ports, self.stations = (
            {name: Joined(groups) for name, groups in found.items()} for found in (claims, ports, stations)
        )

    def first(self, kind: type[Action]) -> Action | None:
        """The first of the other actions of that kind."""
        return next((action for action in self.others if isinstance(action, kind)), None)


def _groups(legal: Sequence[Action]) -> Iterator[Sequence[Action]]:
    for offer in legal.parts if isinstance(legal, Joined) else (legal,):
        if isinstance(offer, Product):
            yield from offer.each()
        else:
            yield from ([action] for action in offer)


def payments(group: Sequence[Action]) -> list[tuple[Cards, Action]]:
    """The payments of one route or building, each with its action; of very many those with the fewest wilds."""
    found: list[tuple[Cards, Action]] = []
    for action in islice(group, MOST_WAYS):
        assert isinstance(action, ClaimRoute | BuildPort | BuildStation)
        found.append((action.payment, action))
    return found
