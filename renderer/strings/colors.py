"""The 256 colors of a table of strings in each theme: things, shadows, and the mixtures at edges."""

from __future__ import annotations

from PIL import Image

from renderer.core.theme import CARDS, COLORS, RGB, SEATS, Tone, edge, kept, mix, palette_image, shade
from renderer.strings.drawn_strings import light
from renderer.strings.ground import CLOTH, FIBRE, GRAIN, GROOVE, HILLS, LINES, LOOP, SLATE, STREAM, WATER, WOOD
from renderer.strings.preview import OFFERS
from renderer.strings.tiles import VEIL

SHADOW = 0.42
"""The darkest that a shadow is."""


def _ramp(a: RGB, b: RGB, steps: int, most: float = 1.0) -> list[Tone]:
    """Return the colors after the first one up to the part `most` of the second."""
    return [mix(a, b, most * step / steps) for step in range(1, steps + 1)]


def _ground() -> list[Tone]:
    """Return the colors of the ground, with its shadows and the grid's lines."""
    c = COLORS
    rim = mix(CLOTH, WOOD, 0.8)
    found: list[Tone] = [CLOTH, WOOD, HILLS, WATER, STREAM, SLATE, LOOP, rim]
    for under, steps in ((CLOTH, 7), (WOOD, 4), (HILLS, 5), (WATER, 3), (c["paper"], 4)):
        found += _ramp(under, c["coal"], steps, SHADOW)
    for under in (CLOTH, WOOD, HILLS):
        found += [mix(under, LINES, level / 255) for level in (30, 62, 92)]
    found += _ramp(WOOD, GRAIN, 2, 0.35)
    found += [mix(WOOD, FIBRE, 0.16), mix(WOOD, GROOVE, 0.42)]
    found += [*_ramp(CLOTH, rim, 3), *_ramp(CLOTH, WATER, 3), *_ramp(HILLS, WATER, 2)]
    found += [mix(HILLS, SLATE, 0.24), mix(HILLS, SLATE, 0.13), mix(HILLS, c["white"], 0.7), mix(WATER, STREAM, 0.6)]
    for color in (STREAM, SLATE, LOOP):
        found += [mix(color, c["coal"], 0.6), mix(color, c["white"], 0.36), mix(color, CLOTH, 0.5)]
    return found


def _companies() -> list[Tone]:
    """Return the colors of strings, knots and signs, and of strings under a tile's veil."""
    c, found = COLORS, list[Tone]()
    for name, seat in SEATS.items():
        tone, rim = light(name), edge(seat)
        found += [seat, rim, tone, *_ramp(seat, tone, 4)[:-1]]
        found += [mix(seat, c["paper"], part) for part in (0.5, VEIL)] + [mix(tone, c["paper"], VEIL)]
        found += [mix(rim, CLOTH, 0.5), mix(rim, c["coal"], 0.5), mix(seat, c["white"], 0.5)]
    return found


def _written() -> list[Tone]:
    """Return the colors of text, badges and panels."""
    c, found = COLORS, list[Tone]()
    for under, ink, steps in (
        ("paper", "ink", 11),
        ("night", "chalk", 9),
        ("night", "mist", 4),
        ("night", "gold", 3),
        ("gold", "coal", 4),
        ("paper", "muted", 4),
        ("white", "coal", 4),
        ("yes", "white", 3),
        ("no", "white", 3),
        ("night", "paper", 3),
        ("dusk", "chalk", 2),
    ):
        found += _ramp(c[under], c[ink], steps)[:-1]
    for tone in ("yes", "no"):
        found += [mix(c["paper"], c[tone], 0.25), mix(CLOTH, c[tone], 0.4), mix(c[tone], c["coal"], 0.3)]
    found += [mix(color, c["white"], part) for color in OFFERS for part in (0.0, 0.5)]
    return found


def tones() -> list[Tone]:
    """Return all colors; those that come first matter most."""
    named = [COLORS[name] for name in COLORS if name not in ("sea", "land", "coast", "border", "river")]
    return [*named, CARDS["orange"], *_ground(), *_companies(), *_written()]


@kept(1)
def _palette() -> Image.Image:
    return palette_image(tones())


def blank(size: tuple[int, int], color: RGB) -> Image.Image:
    """Return a picture of one color, in the palette of the current theme, to be pasted on."""
    return with_palette(Image.new("P", size, in_few(Image.new("RGB", (1, 1), shade(color))).getpixel((0, 0))))


def with_palette(image: Image.Image) -> Image.Image:
    """Give a picture of numbers the colors of the current theme, and return it."""
    image.putpalette(_palette().getpalette() or ())
    return image


def in_few(picture: Image.Image) -> Image.Image:
    """Return the picture in the palette of the current theme."""
    return picture.quantize(palette=_palette(), dither=Image.Dither.NONE)
