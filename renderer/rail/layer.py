"""Layers: what each rule adds to the pictures of a map. Pictures loop over a game's layers; none names a rule."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.part import Part, Seen
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
    """What is drawn on a map: the view, the look, the seats whose things are shown, and the rings."""

    view: View
    look: Look
    seats: Sequence[int]
    marked: Collection[str] = ()
    """The routes that are marked."""
    is_last_ringed: bool = True
    """Whether the last claim is ringed."""
    is_own: bool = False
    """Whether it is a map for one seat's tickets: others' pieces are pale, closed routes crossed, legends omitted."""


class Pile(NamedTuple):
    """A pile on the table: its picture, its number with ink and background, and the caption below."""

    image: Image.Image
    number: str
    ink: RGB
    face: RGB
    caption: str

    def draw(self, sheet: Sheet, x: int, y: int) -> None:
        """Draw the pile with its number and caption."""
        sheet.put(self.image, x, y)
        middle = x + PILE[0] / 2
        sheet.text(middle, y + PILE[1] / 2, self.number, "bold", 36, self.ink, self.face, "m")
        sheet.text(middle, y + PILE[1] + 18, self.caption, "narrow", 24, COLORS["mist"], UNDER, "m", PILE[0] + 12)


class Layer(Painter, Generic[P]):
    """What one rule adds. Every hook of this class adds nothing; a rule's layer overrides those it needs.

    A layer is in `renderer/layers/<part>.py`, named like its part.
    """

    ORDER: ClassVar[int]
    """Layers are asked in rising order: a higher one is drawn above a lower one."""
    BELOW_MAP: ClassVar[tuple[type[Seen], ...]] = ()
    """The slices that never show on the map, but only below it."""
    BUILDING: ClassVar[str] = ""
    """What its building beside a city is called, if it has one."""
    ADDED_TO: ClassVar[Mapping[str, str]] = {}
    """Codes of lines of points without a column of their own, with the column where they are added; "" is none."""
    UNCOUNTED: ClassVar[Mapping[str, str]] = {}
    """Codes of lines that are only shown, by the fact shown in their column, in parentheses."""

    def __init__(self, part: P) -> None:
        self.part = part
        """The rule as this game plays it, with its numbers."""

    # The board before the first move; more hooks are the painter's

    def prepare(self, ground: Base) -> None:
        """Compute ahead what would delay the first picture that needs it."""

    # On the map, from the bottom to the top

    def draw_below(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Draw what is below all pieces and rings."""

    def draw_spaces(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw claimed and closed spaces."""

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw the buildings of the scene's seats, which lie beside the spaces."""

    def draw_asked(self, sheet: Sheet, ground: Base, view: View) -> None:
        """Frame on the map what a pending question is about."""

    def building(self, ground: Base, city: str) -> tuple[Point, Callable[[Brush, str], None]] | None:
        """Return where the layer's building is in a city, and how it is drawn in a player's color; or None."""

    # Below the map

    def question_height(self, view: View) -> int:
        """Return the height in px that a question needs below the map; 0 without a question."""
        return 0

    def draw_question(self, sheet: Sheet, view: View, look: Look, y: int) -> None:
        """Draw the pending question below the map, from `y` (px) downward."""

    def banner(self, view: View, look: Look) -> str | None:
        """Return a banner that replaces the headline, or None."""

    def choosing(self, view: View) -> str | None:
        """Return the key for what is being chosen, if the game waits for nothing else; else None."""

    def row_width(self, view: View) -> int:
        """Return the width in px of the open cards on the table."""
        return 0

    def draw_row(self, sheet: Sheet, view: View, x: int, y: int) -> None:
        """Draw the open cards on the table."""

    def piles(self, view: View, look: Look) -> Sequence[Pile]:
        """Return the piles on the table."""
        return ()

    # Of a player

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Return (icon, number) of things that a seat has; a dash for a secret number."""
        return ()

    def boxes(self, view: View, seat: int) -> Mapping[str, int]:
        """Return how many pieces are in the seat's box, by icon."""
        return {}

    def supply(self, view: View, seat: int) -> Supply | None:
        """Return the buildings that a seat has left, or None."""

    # At the end

    def lent(self, view: View, seat: int) -> Collection[str]:
        """Return the routes of others that count as the seat's."""
        return ()

    def draw_network(self, sheet: Sheet, ground: Base, view: View, seat: int) -> None:
        """Draw what is below a seat's network."""

    def network_words(self, view: View, look: Look, seat: int) -> str | None:
        """Return what is said about a seat's network beside its points, or None."""

    def signs(self, view: View, lines: Sequence[ScoreLine], under: RGB) -> Sequence[Image.Image]:
        """Return small pictures of what these score lines are for."""
        return ()


AnyLayer = Layer[Any]


@cache
def known_layers() -> Mapping[str, type[AnyLayer]]:
    """Return every layer by the name of its part, the lowest first. Cached.

    Raises: ValueError when two have the same order.
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
    """Return the layers by their order.

    Raises: ValueError when two have the same.
    """
    by_order: dict[int, str] = {}
    for name, layer in layers.items():
        if layer.ORDER in by_order:
            raise ValueError(f"the layers {by_order[layer.ORDER]} and {name} have the same order")
        by_order[layer.ORDER] = name
    return {by_order[order]: layers[by_order[order]] for order in sorted(by_order)}


@lru_cache(maxsize=64)
def layers_of(rules: Ruleset) -> tuple[AnyLayer, ...]:
    """Return the layers of a game's parts, the lowest first. Cached."""
    parts = {part.name: part for part in rules.parts}
    return tuple(layer(parts[name]) for name, layer in known_layers().items() if name in parts)


def added_to() -> Mapping[str, str]:
    """Return the codes without a column of their own, with the column they are added to ("": none)."""
    return {code: column for layer in known_layers().values() for code, column in layer.ADDED_TO.items()}
