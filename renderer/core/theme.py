"""The colors of all pictures, in one fixed palette for each theme, and the sign of each color."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from math import dist
from typing import Generic, Literal, ParamSpec, TypeVar

from PIL import Image

from renderer.core.shelf import Room, Shelf, room

RGB = tuple[int, int, int]
WHITE: RGB = (255, 255, 255)
Use = Literal["map", "usual", "pale"]
"""What a picture is: a map as it is played on, a map where only one network matters (`pale`), or any other."""
THEMES = ("light", "dark", "contrast")
"""The themes that a reader may choose; the first is the default."""


class Tone(RGB):
    """A color by its role: what it is in each theme. As a tuple it is its light form.

    Two tones that look the same in one theme only are two colors.
    """

    forms: tuple[RGB, ...]

    def __new__(cls, *forms: RGB) -> Tone:
        tone = super().__new__(cls, forms[0])
        tone.forms = forms
        return tone

    def __eq__(self, other: object) -> bool:
        return self.forms == other.forms if isinstance(other, Tone) else tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__


_worn: ContextVar[str] = ContextVar("theme", default=THEMES[0])


def theme_in_use() -> str:
    """Return the theme of the picture that is being drawn."""
    return _worn.get()


@contextmanager
def wearing(theme: str) -> Iterator[None]:
    """Use this theme for all drawing in this thread meanwhile; an unknown one means the first."""
    token = _worn.set(theme if theme in THEMES else THEMES[0])
    try:
        yield
    finally:
        _worn.reset(token)


def shade(color: RGB) -> RGB:
    """Return what a color looks like in the current theme."""
    return color.forms[THEMES.index(_worn.get())] if isinstance(color, Tone) else color


P = ParamSpec("P")
T = TypeVar("T")


class Kept(Generic[P, T]):
    """A function with cached results other than pictures, separate for each theme; at most `most` per theme."""

    def __init__(self, make: Callable[P, T], most: int) -> None:
        def made(theme: str, *args: P.args, **named: P.kwargs) -> T:
            return make(*args, **named)

        self.__doc__ = make.__doc__
        self._known = lru_cache(most * len(THEMES))(made)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        return self._known(_worn.get(), *args, **named)  # type: ignore[arg-type]

    def cache_clear(self) -> None:
        """Forget all results."""
        self._known.cache_clear()


def kept(most: int) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Cache the results of a function for each theme."""
    return lambda make: Kept(make, most)


class Pictured(Generic[P, T]):
    """A function with cached pictures or stamps, separate for each theme, as long as there is room for them."""

    def __init__(self, make: Callable[P, T], within: Room = room) -> None:
        self.__doc__ = make.__doc__
        self._make, self._kept = make, Shelf[Hashable, T](within=within)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (_worn.get(), args, *named.items())
        found = self._kept.find(key)
        if found is None:
            found = self._make(*args, **named)
            self._kept.put(key, found)
        return found

    def cache_clear(self) -> None:
        """Forget all pictures."""
        self._kept.clear()


def pictured(make: Callable[P, T]) -> Pictured[P, T]:
    """Cache the pictures of a function for each theme, counted in bytes."""
    return Pictured(make)


def _rgb(text: str) -> RGB:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def _tones(table: dict[str, str]) -> dict[str, Tone]:
    return {name: Tone(*map(_rgb, codes.split())) for name, codes in table.items()}


def mix(a: RGB, b: RGB, part: float) -> Tone:
    """Return `part` of `b` mixed into `a`, in each theme. `part` is from 0 to 1."""
    return Tone(*(_mixed(one, other, part) for one, other in zip(_forms(a), _forms(b), strict=True)))


def _forms(color: RGB) -> tuple[RGB, ...]:
    return color.forms if isinstance(color, Tone) else (color,) * len(THEMES)


def _mixed(a: RGB, b: RGB, part: float) -> RGB:
    red, green, blue = (round(one + (other - one) * part) for one, other in zip(a, b, strict=True))
    return red, green, blue


COLORS = _tones(
    {
        # name: light, dark, high contrast
        "sea": "#b9d2d8 #17222b #bfe0ff",
        "land": "#efe5cf #363b3c #ffffff",
        "coast": "#8fb0b8 #57707c #000000",
        "border": "#d3bf9c #56544a #6e6e6e",
        "river": "#cfdedb #2b3b45 #9fcdf5",
        "track": "#a89a80 #8b8473 #3a3a3a",
        "ink": "#27313a #f3efe4 #000000",
        "coal": "#27313a #10161b #000000",
        "night": "#22333d #11181d #000000",
        "dusk": "#2f4450 #22303a #2a2a2a",
        "paper": "#faf5e9 #29333a #ffffff",
        "chalk": "#faf5e9 #f3efe4 #ffffff",
        "shade": "#e6dcc6 #323d44 #dedede",
        "sky": "#cbdfea #2a4356 #c9e6ff",
        "muted": "#7b7466 #aab3b5 #343434",
        "mist": "#a9bcc3 #9fb3bc #f0f0f0",
        "white": "#ffffff #ffffff #ffffff",
        "gold": "#ffc83d #ffc83d #ffdd00",
        "yes": "#2f8f4e #2f8f4e #005c18",
        "no": "#c0392b #d8544a #b00000",
    }
)
"""By their parts. `ink` is written on land and `paper`, `chalk` on `night`; `coal` is dark in every theme."""

CARDS = _tones(
    {
        "purple": "#b57ab5 #b07ab3 #cf6bff",
        "white": "#fdfbf5 #eceae2 #ffffff",
        "blue": "#5b9bd5 #4f93d2 #39a0ff",
        "yellow": "#f2d04e #e2c04a #ffee00",
        "orange": "#ee9748 #e08a40 #ff8c00",
        "black": "#55565c #17181b #2e2e2e",
        "red": "#dc5f57 #d65b53 #ff6152",
        "green": "#74b166 #69a95c #20c84a",
        "gray": "#c3bbab #8f8d86 #bdbdbd",
    }
)
"""The colors of routes and cards."""

SEATS = _tones(
    {
        "blue": "#1557b0 #2166d8 #0030c8",
        "red": "#b9161f #c8242c #b00000",
        "green": "#13753a #16803f #005c18",
        "black": "#17181b #060708 #000000",
        "yellow": "#f4b400 #f4b400 #ffd200",
    }
)
"""The colors of players: deeper than those of routes."""

MARKS = {"blue": "circle", "red": "square", "green": "triangle", "black": "diamond", "yellow": "star"}
"""A player's sign goes with the color, so that either is enough."""


HOLLOW = 0.5
"""How far the inside of a free space goes into the land."""
APART = 26.0
"""How far apart the tones of soft edges are. Nearer ones show no smoother edge, but take more bytes."""
FADED = 0.72
"""How far routes go into the land where only one player's network matters."""


PALE = 0.4
"""How strong the pieces of others are there."""
PARK = mix(CARDS["green"], COLORS["land"], FADED)
"""What is green on a map of streets."""


def on_seat(color: str) -> Tone:
    """Return the ink that is legible on a player's color."""
    return COLORS["coal"] if color == "yellow" else COLORS["white"]


def hollow(color: RGB) -> Tone:
    """Return what is inside a free space of a color."""
    return mix(color, COLORS["land"], HOLLOW)


def edge(color: RGB) -> Tone:
    """Return the line around a color: darker; lighter on a dark background; nearly black in high contrast."""
    light, _, strong = COLORS["coal"].forms
    return Tone(*map(_mixed, _forms(color), (light, WHITE, strong), (0.55, 0.46, 0.9)))


def glyph_ink(kind: str) -> Tone:
    """Return the color of the sign on a card color."""
    if kind == "black":
        return mix(CARDS[kind], WHITE, 0.85)
    return Tone(*map(_mixed, CARDS[kind].forms, COLORS["coal"].forms, (0.82, 0.82, 1.0)))


def _flat() -> list[Tone]:
    """Return the colors of areas."""
    found: list[Tone] = [*COLORS.values(), *CARDS.values(), *SEATS.values(), PARK]
    for kind, card in CARDS.items():
        found += [edge(card), glyph_ink(kind), hollow(card), mix(card, COLORS["white"], 0.35)]
    for seat in SEATS.values():
        found += [mix(seat, COLORS["white"], 0.28), mix(seat, COLORS["coal"], 0.5)]
    return [*found, mix(COLORS["mist"], COLORS["night"], 0.45)]


def _of_maps() -> list[Tone]:
    """Return the colors of whole boards that aren't pale, with the few mixtures that their edges need."""
    c, land = COLORS, COLORS["land"]
    areas = ("sea", "land", "coast", "border", "river", "track", "shade", "white", "paper", "chalk", "gold")
    found: list[Tone] = [*(c[name] for name in (*areas, "ink", "coal", "night", "muted")), PARK]
    for kind, card in CARDS.items():
        found += [card, edge(card), glyph_ink(kind), hollow(card)]
    for name, seat in SEATS.items():
        found += [seat, mix(seat, c["white"], 0.28), mix(seat, on_seat(name), 0.5)]
    found += [mix(land, c["ink"], part) for part in (0.25, 0.5, 0.75)]
    return [*found, mix(c["white"], c["ink"], 0.5), mix(c["gold"], c["coal"], 0.5)]


def _pale() -> list[Tone]:
    """Return the colors of areas that only pale boards have."""
    land = COLORS["land"]
    found = [mix(tone, land, FADED) for card in CARDS.values() for tone in (card, edge(card))]
    return found + [mix(land, tone, PALE) for tone in (*SEATS.values(), COLORS["white"], COLORS["ink"])]


def _soft() -> list[Tone]:
    """Return the mixtures of colors that meet at soft edges."""
    c = COLORS
    found: list[Tone] = []

    def ramp(a: RGB, b: RGB, steps: int) -> None:
        found.extend(mix(a, b, i / steps) for i in range(1, steps))

    for under, steps in (("land", 10), ("paper", 12), ("sea", 7), ("white", 6), ("sky", 8)):
        ramp(c[under], c["ink"], steps)
    ramp(c["gold"], c["coal"], 6)
    for light, steps in (("chalk", 10), ("gold", 6), ("mist", 5)):
        ramp(c["night"], c[light], steps)
    ramp(c["paper"], c["muted"], 5)
    ramp(c["land"], c["sea"], 4)
    ramp(c["sea"], c["coast"], 3)
    for kind, card in CARDS.items():
        rim = edge(card)
        ramp(card, rim, 3)
        ramp(card, glyph_ink(kind), 3)
        found.append(mix(rim, c["land"], 0.5))
    for name, seat in SEATS.items():
        ramp(seat, on_seat(name), 5)
        ramp(c["chalk"], seat, 4)
    return found


@kept(1)
def _usual() -> list[RGB]:
    """Return the colors of all pictures but pale boards: those of areas, and those of soft edges where they differ."""
    colors = _distinct([*_of_maps(), *_flat()])
    for color in _distinct(_soft()):
        if all(dist(color, other) >= APART for other in colors):
            colors.append(color)
    return colors


@kept(1)
def palette() -> tuple[RGB, ...]:
    """Return 256 colors of the current theme; those of maps come first, those of pale boards last. Cached."""
    colors = _distinct([*_usual(), *map(shade, _pale())])
    return (*colors, *[(0, 0, 0)] * (256 - len(colors)))


def _distinct(tones: Iterable[RGB]) -> list[RGB]:
    colors = list(dict.fromkeys(map(shade, tones)))
    if len(colors) > 256:
        raise ValueError(f"{len(colors)} colours do not fit into one palette ({theme_in_use()})")
    return colors


@kept(1)
def palette_bytes() -> bytes:
    """Return the palette as PNG writes it."""
    return bytes(part for color in palette() for part in color)


def palette_image(colors: Iterable[RGB]) -> Image.Image:
    """Return a picture with these colors of the current theme as its palette.

    Raises: ValueError for more than 256 colors.
    """
    image = Image.new("P", (1, 1))
    image.putpalette([part for color in _distinct(colors) for part in color])
    return image


@kept(3)
def _palette_image(use: Use) -> Image.Image:
    return palette_image({"map": _distinct(_of_maps()), "usual": _usual(), "pale": palette()}[use])


def indexed(picture: Image.Image, use: Use = "usual") -> Image.Image:
    """Return the picture as palette indices (mode L: Pillow then treats them as plain numbers).

    It gets only the colors of its `use`: others would only make soft edges take more bytes.
    """
    mapped = picture.convert("RGB").quantize(palette=_palette_image(use), dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


@kept(2048)
def index_of(color: RGB) -> int:
    """Return the index of the nearest palette color, those of pale boards aside. Cached."""
    r, g, b = shade(color)
    distances = [(x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2 for x, y, z in _usual()]
    return distances.index(min(distances))
