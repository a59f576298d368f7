"""Layers: what each rule adds to the pictures of a map. Pictures loop over the layers of a game; none names a rule."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.part import Part
from engine.core.ruleset import Ruleset
from engine.core.score import ScoreLine
from engine.core.view import View
from renderer.core.draw import Brush, Point, Sheet
from renderer.core.look import Look
from renderer.core.players import Supply
from renderer.core.theme import COLORS, RGB
from renderer.rail.base import Base, Painter

P = TypeVar("P", bound=Part[Any])
CARD, PILE = (134, 94), (96, 66)
"""Sizes of a card and of a pile on the table, between map and players."""
UNDER = COLORS["night"]


class Scene(NamedTuple):
    """What is drawn on a map: the view, the players' looks, the seats whose things are shown, and the rings."""

    view: View
    look: Look
    seats: Sequence[int]
    marked: Collection[str] = ()
    """The routes that are marked."""
    is_last_ringed: bool = True
    """Whether the last claim is ringed."""


class Pile(NamedTuple):
    """A pile on the table: how it looks, the number on it in its colours, and what is written below."""

    image: Image.Image
    number: str
    ink: RGB
    face: RGB
    caption: str

    def draw(self, sheet: Sheet, x: int, y: int) -> None:
        """Draws the pile with its number, and what it is below."""
        sheet.put(self.image, x, y)
        middle = x + PILE[0] / 2
        sheet.text(middle, y + PILE[1] / 2, self.number, "bold", 36, self.ink, self.face, "m")
        sheet.text(middle, y + PILE[1] + 18, self.caption, "narrow", 24, COLORS["mist"], UNDER, "m", PILE[0] + 12)


class Layer(Painter, Generic[P]):
    """What one rule adds. Every hook of this class adds nothing; a rule's layer has those that it needs.

    A layer stands in `renderer/layers/<part>.py`, named as its part.
    """

    ORDER: ClassVar[int]
    """Of two layers the one of the lower order is asked first, and so the other one lies above it."""
    BUILDING: ClassVar[str] = ""
    """What its building beside a city is called, if it has one."""
    ADDED_TO: ClassVar[Mapping[str, str]] = {}
    """Codes of lines of points without a column of their own, with the column where they are added; "" is none."""
    TOLD: ClassVar[Mapping[str, str]] = {}
    """Codes of lines that only tell something: the fact that stands in their column, in brackets."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    # The board before the first move; more hooks are the painter's

    def prepare(self, ground: Base) -> None:
        """Works out ahead what would take long in the first picture that needs it."""

    # On the map, from the bottom to the top

    def draw_below(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Draws what lies below all pieces and rings."""

    def draw_spaces(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draws what has happened to the spaces."""

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draws what some seats have beside the spaces."""

    def draw_asked(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Draws what is being asked about."""

    def building(self, ground: Base, city: str) -> tuple[Point, Callable[[Brush, str], None]] | None:
        """Where the layer's building stands in a city, and how it is painted in a player's colour."""

    # Below the map

    def question_height(self, view: View) -> int:
        """How much room a question needs below the map."""
        return 0

    def draw_question(self, sheet: Sheet, view: View, look: Look, y: int) -> None:
        """Draws the question there."""

    def banner(self, view: View, look: Look) -> str | None:
        """What a banner says in the place of what is going on."""

    def choosing(self, view: View) -> str | None:
        """The key of what is being chosen, if that is all that is waited for."""

    def row_width(self, view: View) -> int:
        """How wide what lies open on the table is."""
        return 0

    def draw_row(self, sheet: Sheet, view: View, x: int, y: int) -> None:
        """Draws what lies open on the table."""

    def piles(self, view: View, look: Look) -> Sequence[Pile]:
        """The piles on the table."""
        return ()

    # Of a player

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Icons, and how many of each a seat has; a dash for what is a secret."""
        return ()

    def boxes(self, view: View, seat: int) -> Mapping[str, int]:
        """By icon how many lie in the seat's box."""
        return {}

    def supply(self, view: View, seat: int) -> Supply | None:
        """The buildings that a seat has left."""

    # At the end

    def lent(self, view: View, seat: int) -> Collection[str]:
        """The routes of others that count as the seat's."""
        return ()

    def draw_network(self, sheet: Sheet, ground: Base, view: View, seat: int) -> None:
        """Draws what lies below a seat's network."""

    def network_words(self, view: View, look: Look, seat: int) -> str | None:
        """What is said of a seat's network beside its points."""

    def signs(self, view: View, lines: Sequence[ScoreLine], under: RGB) -> Sequence[Image.Image]:
        """Small pictures of what these lines of points are for."""
        return ()


AnyLayer = Layer[Any]


@cache
def known_layers() -> Mapping[str, type[AnyLayer]]:
    """Every layer there is, by the name of its part, the lowest first.

    Raises ValueError where two have the same order.
    """
    package = importlib.import_module("renderer.layers")
    found: dict[str, type[AnyLayer]] = {}
    for module in pkgutil.iter_modules(package.__path__):
        loaded = importlib.import_module(f"renderer.layers.{module.name}")
        for thing in vars(loaded).values():
            if isinstance(thing, type) and issubclass(thing, Layer) and thing.__module__ == loaded.__name__:
                found[module.name] = thing
    return in_order(found)


def in_order(layers: Mapping[str, type[AnyLayer]]) -> Mapping[str, type[AnyLayer]]:
    """The layers by their order; raises ValueError where two have the same."""
    by_order: dict[int, str] = {}
    for name, layer in layers.items():
        if layer.ORDER in by_order:
            raise ValueError(f"the layers {by_order[layer.ORDER]} and {name} have the same order")
        by_order[layer.ORDER] = name
    return {by_order[order]: layers[by_order[order]] for order in sorted(by_order)}


@lru_cache(maxsize=64)
def layers_of(rules: Ruleset) -> tuple[AnyLayer, ...]:
    """The layers of a game's parts, the lowest first. A part without a layer adds nothing to the pictures."""
    parts = {part.name: part for part in rules.parts}
    return tuple(layer(parts[name]) for name, layer in known_layers().items() if name in parts)


def added_to() -> Mapping[str, str]:
    """The codes without a column of their own of all layers."""
    return {code: column for layer in known_layers().values() for code, column in layer.ADDED_TO.items()}
