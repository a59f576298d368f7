"""Colours of all pictures, in one fixed palette, and which sign stands for which colour."""

from functools import cache

from PIL import Image

RGB = tuple[int, int, int]


def _rgb(text: str) -> RGB:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: RGB, b: RGB, part: float) -> RGB:
    """`part` of `b` in `a`."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


COLORS: dict[str, RGB] = {
    name: _rgb(code)
    for name, code in {
        "sea": "#b9d2d8",
        "shallows": "#c9dee1",
        "land": "#efe5cf",
        "coast": "#8fb0b8",
        "border": "#d3bf9c",
        "river": "#cfdedb",
        "track": "#a89a80",
        "ink": "#27313a",
        "night": "#22333d",
        "dusk": "#2f4450",
        "paper": "#faf5e9",
        "shade": "#e6dcc6",
        "sky": "#cbdfea",
        "muted": "#7b7466",
        "mist": "#a9bcc3",
        "white": "#ffffff",
        "gold": "#ffc83d",
        "yes": "#2f8f4e",
        "no": "#c0392b",
    }.items()
}

CARDS: dict[str, RGB] = {
    name: _rgb(code)
    for name, code in {
        "purple": "#b57ab5",
        "white": "#fdfbf5",
        "blue": "#5b9bd5",
        "yellow": "#f2d04e",
        "orange": "#ee9748",
        "black": "#55565c",
        "red": "#dc5f57",
        "green": "#74b166",
        "gray": "#c3bbab",
    }.items()
}
"""The colours of routes and cards."""

SEATS: dict[str, RGB] = {
    name: _rgb(code)
    for name, code in {
        "blue": "#1557b0",
        "red": "#b9161f",
        "green": "#13753a",
        "black": "#17181b",
        "yellow": "#f4b400",
    }.items()
}
"""The colours of players: deeper than those of routes."""

MARKS = {"blue": "circle", "red": "square", "green": "triangle", "black": "diamond", "yellow": "star"}
"""A player's sign goes with the colour, so that either is enough."""


FADED = 0.72
"""How far routes go into the land where only one player's network matters."""


def on_seat(color: str) -> RGB:
    """What is legible on a player's colour."""
    return COLORS["ink"] if color == "yellow" else COLORS["white"]


def edge(color: RGB) -> RGB:
    """The darker line around a colour."""
    return mix(color, COLORS["ink"], 0.55)


def glyph_ink(kind: str) -> RGB:
    """The colour of the sign on a card colour."""
    return mix(CARDS[kind], COLORS["white"], 0.85) if kind == "black" else mix(CARDS[kind], COLORS["ink"], 0.72)


def _ramps() -> list[RGB]:
    """The pairs of colours that meet at soft edges, with what lies between them."""
    c = COLORS
    found: list[RGB] = [*c.values(), *CARDS.values(), *SEATS.values()]

    def ramp(a: RGB, b: RGB, steps: int) -> None:
        found.extend(mix(a, b, i / steps) for i in range(1, steps))

    for under, steps in (("land", 10), ("paper", 12), ("sea", 7), ("white", 6), ("gold", 6), ("sky", 8)):
        ramp(c[under], c["ink"], steps)
    for light, steps in (("paper", 10), ("gold", 6), ("mist", 5)):
        ramp(c["night"], c[light], steps)
    ramp(c["paper"], c["muted"], 5)
    ramp(c["land"], c["sea"], 4)
    ramp(c["sea"], c["coast"], 3)
    for kind, card in CARDS.items():
        found.append(edge(card))
        found.append(glyph_ink(kind))
        ramp(card, edge(card), 3)
        ramp(card, glyph_ink(kind), 3)
        found.append(mix(card, c["white"], 0.35))
        found.append(mix(edge(card), c["land"], 0.5))
        found.extend(mix(tone, c["land"], FADED) for tone in (card, edge(card)))
    for name, seat in SEATS.items():
        ramp(seat, on_seat(name), 5)
        found.append(mix(seat, c["white"], 0.28))
        found.append(mix(seat, c["ink"], 0.5))
        ramp(c["paper"], seat, 4)
    return found


@cache
def palette() -> tuple[RGB, ...]:
    """256 colours: those that are named and the ramps between them, each once."""
    colors = list(dict.fromkeys(_ramps()))
    if len(colors) > 256:
        raise ValueError(f"{len(colors)} colours do not fit into one palette")
    return tuple(colors + [(0, 0, 0)] * (256 - len(colors)))


@cache
def palette_bytes() -> bytes:
    """The palette as PNG writes it."""
    return bytes(part for color in palette() for part in color)


@cache
def palette_image() -> Image.Image:
    """A picture that carries the palette, for mapping others to it."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes())
    return image


def indexed(picture: Image.Image) -> Image.Image:
    """The picture as numbers of palette colours (mode L: Pillow then treats them as plain numbers)."""
    mapped = picture.convert("RGB").quantize(palette=palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


@cache
def index_of(color: RGB) -> int:
    """The number of the nearest palette colour."""
    r, g, b = color
    return min(
        range(256),
        key=lambda i: (palette()[i][0] - r) ** 2 + (palette()[i][1] - g) ** 2 + (palette()[i][2] - b) ** 2,
    )
