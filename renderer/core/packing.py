"""Pictures in few colors as PNG, compressed in bands of rows.

Bands are kept by what is in them: of a board after a move, most need not be compressed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import chain
from struct import pack
from threading import local
from typing import NamedTuple, cast

from PIL import Image

from renderer.core.deflate import light_zlib, zlib
from renderer.core.shelf import EACH, Shelf

LEVEL, LIGHT = 5, 2
"""How hard zlib-ng tries: the next level saves 1 % more and takes a third longer.

What no later picture shows again is packed lightly, by isal: in a quarter of the time, and a quarter larger.
"""
ROWS = 32
"""Rows of a band: fewer make the file larger, more make it slower to update."""
SEEN = 2
"""Rows above a band that its packer has seen, so that narrow bands take no more bytes. It depends on them, too."""
BASE = 65521
"""The modulus of zlib's checksum (Adler-32)."""
BEGINNING, END = b"\x78\x5e", b"\x03\x00"
"""zlib's header, and an empty last block."""
Key = tuple[bool, int, int, int]
"""What a band is kept by: whether lightly packed, the bytes seen above, and two hashes of 32 bits of all rows."""
Area = tuple[int, int, int, int]
"""Left, top, right, bottom in px; the last two are exclusive."""
Rows = tuple[int, int]
"""Top and bottom in px; the last one is exclusive."""


class Band(NamedTuple):
    """Compressed rows, their uncompressed size in bytes, their checksum, and what they are kept by."""

    packed: bytes
    size: int
    check: int
    key: Key


kept = Shelf[Key, Band](lambda band: len(band.packed) + EACH)
"""The bands that were packed last."""


class _Tools(local):
    """What each thread that draws uses again: new memory for each band and picture would take half of its time."""

    def __init__(self) -> None:
        self.packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        self.light_packer = light_zlib.compressobj(LIGHT, zlib.DEFLATED, -zlib.MAX_WBITS)
        self.memory = bytearray()
        """The rows that are packed, each one after the number of its filter: 0, none."""
        self.picture = Image.new("L", (0, 0))
        """The picture that lies in these rows."""


_of_thread = _Tools()


def canvas(width: int, height: int) -> Image.Image:
    """Return a picture of palette indices that lies in the rows to be packed, with whatever was drawn there before.

    It is this thread's only one: the next call takes it back.
    """
    tools, wide = _of_thread, width + 1
    if tools.picture.size != (width, height):
        if len(tools.memory) <= wide * height:
            tools.memory = bytearray(wide * height + 1)
        rows = memoryview(tools.memory)
        rows[0 : wide * height : wide] = bytes(height)
        tools.picture = Image.frombuffer("L", (width, height), rows[1:], "raw", "L", wide, 1)  # type: ignore[arg-type]
        # Pillow would copy it before it is drawn on.
        tools.picture.readonly = 0
    return tools.picture


def bands(
    picture: Image.Image, before: Sequence[Band] = (), changed: Iterable[Area] = (), light: Iterable[Rows] = ()
) -> tuple[Band, ...]:
    """Return the bands of a picture; unchanged ones are taken from the picture before.

    `light`: the rows whose bands are packed lightly.
    """
    tops = range(0, picture.height, ROWS)
    laid = canvas(*picture.size)
    if picture is not laid:
        # `Image.paste` would take indices of a palette for colors.
        laid.im.paste(picture.im, (0, 0, *picture.size))
    if not before:
        lightly = _bands_of(light)
        return tuple(_band(*picture.size, top, number in lightly) for number, top in enumerate(tops))
    stale = _bands_of((top, low) for _, top, _, low in changed)
    return tuple(
        _band(*picture.size, top, is_light=False) if number in stale else band
        for number, (top, band) in enumerate(zip(tops, before, strict=True))
    )


def _bands_of(rows: Iterable[Rows]) -> set[int]:
    """Return the numbers of the bands that hold these rows, or have seen them."""
    return {row // ROWS for top, low in rows for row in chain(range(top, low + SEEN, ROWS), (low + SEEN - 1,))}


def bands_by(keys: Iterable[Key]) -> tuple[Band, ...] | None:
    """Return the bands that are kept by these keys, or None if one of them is gone."""
    found = tuple(map(kept.find, keys))
    return None if None in found else cast("tuple[Band, ...]", found)


def png(picture: Image.Image, found: Sequence[Band]) -> bytes:
    """Return the PNG file of a picture with its palette. It depends on the picture alone, not on what was cached."""
    return png_of(picture.size, found, bytes(picture.getpalette() or ()))


def png_of(size: tuple[int, int], found: Sequence[Band], palette: bytes) -> bytes:
    """Return the PNG file of a picture of this size with a palette. Bands of pictures below each other make one."""
    check = pack(">I", _check(found))
    head = pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    packed = BEGINNING, *(band.packed for band in found), END, check
    chunks = (b"IHDR", head), (b"PLTE", palette), (b"IDAT", *packed), (b"IEND",)
    return b"".join((b"\x89PNG\r\n\x1a\n", *chain.from_iterable(_chunk(*parts) for parts in chunks)))


def _band(wide: int, high: int, top: int, is_light: bool) -> Band:
    """Return one band of the rows that lie ready, unfiltered. Cached by its content and that of the rows above."""
    tools = _of_thread
    above, low = min(SEEN, top), min(top + ROWS, high)
    data = memoryview(tools.memory)[(top - above) * (wide + 1) : low * (wide + 1)]
    split = above * (wide + 1)
    key = is_light, split, zlib.crc32(data), zlib.adler32(data)
    band = kept.find(key)
    if band is None:
        seen, rows_below = data[:split], data[split:]
        packer = tools.light_packer if is_light else tools.packer
        band = Band(_packed(seen, rows_below, packer), len(rows_below), zlib.adler32(rows_below), key)
        kept.put(key, band)
    return band


def _packed(seen: memoryview, rows: memoryview, packer: zlib._Compress | light_zlib.Compress) -> bytes:
    """Return rows as they are packed after those seen, whatever was packed before."""
    if seen:
        packer.compress(seen)
        packer.flush(zlib.Z_SYNC_FLUSH)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _check(found: Iterable[Band]) -> int:
    """Return the checksum of all bands, one below the other, without their rows."""
    high, low = 0, 1
    for _, size, check, _ in found:
        high += (check >> 16) + size * (low - 1)
        low += (check & 0xFFFF) - 1
    return high % BASE << 16 | low % BASE


def _chunk(*parts: bytes) -> tuple[bytes, ...]:
    """Return a chunk of a PNG, by its name and its data in pieces, between its length and its checksum."""
    check = reduce(lambda so_far, part: zlib.crc32(part, so_far), parts, 0)
    return pack(">I", sum(map(len, parts)) - 4), *parts, pack(">I", check)
