"""`python -m data.tools.cap_heights [KEY ...] [--games FOLDER]`: how high the names on each map are on a phone."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from data.languages import CODES
from data.maps.library import GAMES, read
from engine.assemble import assemble
from engine.core.ruleset import Ruleset
from engine.parts.routes import Routes
from renderer.core.draw import SCALE
from renderer.core.fonts import font
from renderer.core.geometry import Geometry
from renderer.core.labels import CUT

PHONES = 390, 300
"""Widths in px at which a phone shows a board: a large one, and a small one."""


class Heights(NamedTuple):
    """How high the first capitals of a map's names are, in px of the map: the smallest, the median, and on signs."""

    smallest: float
    median: float
    sign: float | None
    width: int
    """Of the map."""

    def on_phone(self, phone: int) -> tuple[float, float, float | None]:
        """Return the three heights where the map is shown that wide, in px."""
        part = phone / self.width
        return self.smallest * part, self.median * part, None if self.sign is None else self.sign * part


def heights(rules: Ruleset) -> Heights:
    """Return the heights by the boxes of the glyphs as they are drawn, in all languages together."""
    geometry = Geometry.of(rules.layout)
    cities = {city.id: city.names for city in rules.part(Routes).cities.values()}
    found = [capital(name, geometry.text) for names in cities.values() for name in initials(names)]
    signs = [capital(name, geometry.sign) for sign in geometry.signs for name in initials(cities[sign.city])]
    return Heights(min(found), median(found), min(signs, default=None), geometry.size[0])


def initials(names: Mapping[str, str]) -> list[str]:
    """Return the first letter of a city's name in each language."""
    return [(names.get(lang) or next(iter(names.values())))[0] for lang in CODES]


def capital(letter: str, size: int) -> float:
    """Return the height of a letter above its baseline, in px: boards are drawn enlarged and scaled down."""
    _, top, _, _ = font(CUT, size * SCALE).getbbox(letter, anchor="ls")
    return -float(top) / SCALE


def main() -> None:
    """Print a row for each map."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", metavar="KEY", help="keys of the maps (default: all)")
    parser.add_argument("--games", type=Path, default=GAMES, help="folder of the game files")
    options = parser.parse_args()
    for path in sorted(options.games.glob("*.json")):
        file = read(path)
        if file.layout and (not options.keys or file.key in options.keys):
            found: dict[int, Any] = {phone: heights(assemble(file)).on_phone(phone) for phone in PHONES}
            print(file.key, *(said(phone, *row) for phone, row in found.items()), sep="   ")


def said(phone: int, smallest: float, middle: float, sign: float | None) -> str:
    """Return the heights at one width as text."""
    return f"{phone} px: {smallest:.1f}, median {middle:.1f}" + (f", signs {sign:.1f}" if sign is not None else "")


if __name__ == "__main__":
    main()
