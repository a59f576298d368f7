"""Ferries: each locomotive drawn on a route is paid with a locomotive (R24)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Game
from engine.core.part import Nothing, Part, Q
from engine.parts.routes import Price


class Ferries(Part[Nothing]):
    """Amends the price of a route by the locomotives on it."""

    name = "ferries"
    requires = ("routes",)
    amends = (Price,)

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Price(route=route) if route.locomotives:
                return replace(question, locomotives=route.locomotives)
        return question
