"""Ferries: each locomotive on a route is paid with a locomotive (R24), on some maps with any cards instead (R68)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Nothing, Numbers, Part, Q
from engine.parts.routes import Price, Route

MOST_SWAPPED = 9
"""The most cards that can stand for one space."""


class FerriesNumbers(Numbers, frozen=True):
    """`any`: how many cards of any kind may be paid instead of a locomotive; 0 if none may."""

    any: int = 0


class Ferries(Part[Nothing]):
    """Amends the price of a route by the locomotives on it, and by what any cards may pay for."""

    name = "ferries"
    numbers_type = FerriesNumbers
    requires = ("routes",)
    amends = (Price,)

    def __init__(self, numbers: FerriesNumbers, content: Content) -> None:
        self.numbers = numbers
        self.swapped = {route.any for route in content.read_list("routes", Route) if route.any}
        """How many cards of any kind pay for a space, on the routes that say so."""
        swapped = [("parts.ferries.any", numbers.any)]
        for route in content.read_list("routes", Route):
            swapped.append((f"routes.{route.id}.any", route.any))
            if route.tunnel and (route.any or (numbers.any and route.locomotives)):
                content.wrong(f"routes.{route.id}", "any cards cannot be paid for a tunnel")
        for place, count in swapped:
            if count == 1 or not 0 <= count <= MOST_SWAPPED:
                content.wrong(place, f"from 2 to {MOST_SWAPPED} cards pay for one space")

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Price(route=route) if route.any:
                return replace(question, locomotives=route.locomotives, swap=route.any, swaps=route.length)
            case Price(route=route) if route.locomotives:
                swaps = route.locomotives if self.numbers.any else 0
                return replace(question, locomotives=route.locomotives, swap=self.numbers.any, swaps=swaps)
        return question
