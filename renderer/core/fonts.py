"""The fonts of all pictures, and which letters they have."""

import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features

FOLDER = Path(__file__).resolve().parents[2] / "data" / "fonts"
FILES = {
    "medium": "FiraSans_500Medium.ttf",
    "bold": "FiraSans_700Bold.ttf",
    "narrow": "FiraSansCondensed_500Medium.ttf",
    "narrow-semi": "FiraSansCondensed_600SemiBold.ttf",
    "narrow-bold": "FiraSansCondensed_700Bold.ttf",
}


@lru_cache(maxsize=32)
def font(cut: str, size: int) -> ImageFont.FreeTypeFont:
    """Return one cut in one size in px. Cached; each takes a quarter of a megabyte.

    Basic layout is enough for Latin and Cyrillic, and much faster.
    """
    return ImageFont.truetype(FOLDER / FILES[cut], size, layout_engine=ImageFont.Layout.BASIC)


_more: list[Path] = []
"""The operator's font for what the project's can't draw, if there is one."""


def add_font(path: Path | None) -> None:
    """Draw texts in this font whose letters the project's own lack; None for no such font.

    Raises: OSError or ValueError for a file that is no TrueType or OpenType font.
    """
    if path is not None:
        try:
            ImageFont.truetype(path, 20)
            is_empty = not letters_in(path)
        except (struct.error, StopIteration, IndexError) as error:
            raise ValueError("no TrueType or OpenType font") from error
        if is_empty:
            raise ValueError("a font without letters")
    _more[:] = [path] if path else []
    text_width.cache_clear()


def font_of(text: str, cut: str, size: int) -> ImageFont.FreeTypeFont:
    """Return the font for a text: the cut or, if it lacks a letter that the operator's font has, that one."""
    if _more and not letters(cut).issuperset(map(ord, text)) and _in_more(text):
        return _font_in(_more[0], size)
    return font(cut, size)


@lru_cache(maxsize=16)
def _font_in(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)  # in the layout that joins letters, if Pillow has it


def _in_more(text: str) -> bool:
    """Tell whether the operator's font has every letter; signs above or below letters need a layout that joins them."""
    known, never = letters_in(_more[0]), "C" if features.check("raqm") else "MC"
    return all(ord(letter) in known and unicodedata.category(letter)[0] not in never for letter in text)


@lru_cache(maxsize=4096)
def text_width(text: str, cut: str, size: int) -> int:
    """Return the width of a text in px."""
    return round(font_of(text, cut, size).getlength(text))


def letters(cut: str) -> frozenset[int]:
    """Return all code points that the cut can draw."""
    return letters_in(FOLDER / FILES[cut])


@cache
def letters_in(path: Path) -> frozenset[int]:
    """Return all code points that a font can draw, from its file's own table (`cmap`, format 4). Cached."""
    data = path.read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    start = next(
        struct.unpack_from(">I", data, 12 + 16 * i + 8)[0]
        for i in range(tables)
        if data[12 + 16 * i : 16 + 16 * i] == b"cmap"
    )
    (count,) = struct.unpack_from(">H", data, start + 2)
    found: set[int] = set()
    for i in range(count):
        (offset,) = struct.unpack_from(">I", data, start + 4 + 8 * i + 4)
        if struct.unpack_from(">H", data, start + offset) == (4,):
            found |= _format_4(data, start + offset)
    return frozenset(found)


def _format_4(data: bytes, at: int) -> set[int]:
    """Return the code points of one segment table, without those that map to glyph 0 (the box)."""
    (twice,) = struct.unpack_from(">H", data, at + 6)
    segments = twice // 2
    ends = struct.unpack_from(f">{segments}H", data, at + 14)
    starts = struct.unpack_from(f">{segments}H", data, at + 16 + twice)
    deltas = struct.unpack_from(f">{segments}H", data, at + 16 + 2 * twice)
    offsets_at = at + 16 + 3 * twice
    offsets = struct.unpack_from(f">{segments}H", data, offsets_at)
    found: set[int] = set()
    for i, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offsets[i]:
                (glyph,) = struct.unpack_from(">H", data, offsets_at + 2 * i + offsets[i] + 2 * (code - first))
                if glyph == 0:
                    continue
            if (glyph + deltas[i]) % 65536:
                found.add(code)
    return found


def can_draw(text: str, cut: str = "narrow-bold") -> bool:
    """Tell whether the font has every letter, and none of them is combining or invisible."""
    plain = unicodedata.normalize("NFC", text)
    known = letters(cut)
    has_all = all(ord(letter) in known and unicodedata.category(letter)[0] not in "MC" for letter in plain)
    return bool(plain.strip()) and (has_all or (bool(_more) and _in_more(plain)))


@lru_cache(maxsize=2048)
def fitted(text: str, cut: str, size: int, room: int) -> str:
    """Return the text, cut short with an ellipsis if it is wider than `room` px."""
    if text_width(text, cut, size) <= room:
        return text
    short = text
    while short and text_width(short.rstrip() + "…", cut, size) > room:
        short = short[:-1]
    return short.rstrip() + "…"


def size_for(text: str, cut: str, size: int, room: int, least: int) -> int:
    """Return the largest font size from `least` to `size`, in steps of 2, in which the text fits."""
    while size > least and text_width(text, cut, size) > room:
        size -= 2
    return size


def number(points: int) -> str:
    """Return a whole number as text with a true minus sign."""
    return str(points).replace("-", "−")
