"""Ferries: each locomotive drawn on a route is paid with a locomotive (R24)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.content import Content
from engine.core.game import Game
from engine.core.part import Numbers, Part, Q
from engine.core.slice import Nothing
from engine.parts.routes import Price


class Ferries(Part[Nothing]):
    """Amends the price of a route by the locomotives on it."""

    name = "ferries"
    slice_type = Nothing
    requires = ("routes",)
    amends = (Price,)

    def __init__(self, numbers: Numbers, content: Content) -> None:
        pass

    def start(self, seats: int) -> Nothing:
        return Nothing()

    def amend(self, game: Game, question: Q) -> Q:
        match question:
            case Price(route=route) if route.locomotives:
                return replace(question, locomotives=route.locomotives)
        return question
