"""Legal actions sorted by what they do, without making more of them than are looked at."""

from __future__ import annotations

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
        self.claims: dict[str, Sequence[Action]] = {}
        self.ports: dict[str, Sequence[Action]] = {}
        self.stations: dict[str, Sequence[Action]] = {}
        self.draws: list[DrawCard] = []
        self.others: list[Action] = []
        single: dict[tuple[str, str], list[Action]] = {}
        for group in _groups(legal):
            first = group[0]
            match first:
                case ClaimRoute(route=name):
                    self._add(self.claims, single, name, group)
                case BuildPort(city=name):
                    self._add(self.ports, single, name, group)
                case BuildStation(city=name):
                    self._add(self.stations, single, name, group)
                case DrawCard():
                    self.draws.append(first)
                case _:
                    self.others.append(first)

    @staticmethod
    def _add(
        into: dict[str, Sequence[Action]],
        single: dict[tuple[str, str], list[Action]],
        name: str,
        group: Sequence[Action],
    ) -> None:
        if name not in into:
            into[name] = group
            return
        together = single.setdefault((type(group[0]).__name__, name), list(into[name]))
        together += group
        into[name] = together

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
