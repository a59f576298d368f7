"""Pictures in few colors as PNG, compressed in bands of rows.

Bands are kept by what is in them: of a board after a move, most need not be compressed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import chain
from struct import pack
from threading import local
from typing import NamedTuple

from PIL import Image

from renderer.core.deflate import zlib
from renderer.core.shelf import EACH, Shelf

LEVEL, LIGHT = 5, 3
"""How hard zlib-ng tries: the next level saves 1 % more and takes a third longer.

What is seldom packed twice alike is packed lightly: in two thirds of the time, and an eighth larger.
"""
ROWS = 32
"""Rows of a band: fewer make the file larger, more make it slower to update."""
SEEN = 2
"""Rows above a band that its packer has seen, so that narrow bands take no more bytes. It depends on them, too."""
BASE = 65521
"""The modulus of zlib's checksum (Adler-32)."""
BEGINNING, END = b"\x78\x5e", b"\x03\x00"
"""zlib's header, and an empty last block."""
Area = tuple[int, int, int, int]
"""Left, top, right, bottom in px; the last two are exclusive."""


class Band(NamedTuple):
    """Compressed rows, their uncompressed size in bytes, and their checksum."""

    packed: bytes
    size: int
    check: int


kept = Shelf[tuple[int, int, int, int], Band](lambda band: len(band.packed) + EACH)
"""The bands that were packed last, by level, the bytes seen above, and two hashes of 32 bits of all their rows."""


class _Tools(local):
    """What each thread that draws uses again: new memory for each band and picture would take half of its time."""

    def __init__(self) -> None:
        self.packers = {level: zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS) for level in (LEVEL, LIGHT)}
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
    picture: Image.Image, before: Sequence[Band] = (), changed: Iterable[Area] = (), light: int | None = None
) -> tuple[Band, ...]:
    """Return the bands of a picture; unchanged ones are taken from the picture before.

    `light`: the row from which on bands are packed lightly.
    """
    tops = range(0, picture.height, ROWS)
    laid = canvas(*picture.size)
    if picture is not laid:
        # `Image.paste` would take indices of a palette for colors.
        laid.im.paste(picture.im, (0, 0, *picture.size))
    if not before:
        return tuple(_band(*picture.size, top, LEVEL if light is None or top < light else LIGHT) for top in tops)
    spans = ((top, low + SEEN) for _, top, _, low in changed)
    stale = {row // ROWS for top, low in spans for row in chain(range(top, low, ROWS), (low - 1,))}
    return tuple(
        _band(*picture.size, top, LEVEL) if number in stale else band
        for number, (top, band) in enumerate(zip(tops, before, strict=True))
    )


def png(picture: Image.Image, found: Sequence[Band], palette: bytes | None = None) -> bytes:
    """Return the PNG file of a picture with a palette, its own or this one.

    It depends on the picture alone, not on what was cached.
    """
    check = pack(">I", reduce(_both, found).check)
    head = pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    tables = palette or bytes(picture.getpalette() or ())
    packed = BEGINNING, *(band.packed for band in found), END, check
    chunks = (b"IHDR", head), (b"PLTE", tables), (b"IDAT", *packed), (b"IEND",)
    return b"".join((b"\x89PNG\r\n\x1a\n", *chain.from_iterable(_chunk(*parts) for parts in chunks)))


def _band(wide: int, high: int, top: int, level: int) -> Band:
    """Return one band of the rows that lie ready, unfiltered. Cached by its content and that of the rows above."""
    above, low = min(SEEN, top), min(top + ROWS, high)
    data = memoryview(_of_thread.memory)[(top - above) * (wide + 1) : low * (wide + 1)]
    split = above * (wide + 1)
    key = level, split, zlib.crc32(data), zlib.adler32(data)
    band = kept.find(key)
    if band is None:
        seen, rows_below = data[:split], data[split:]
        band = Band(_packed(seen, rows_below, _of_thread.packers[level]), len(rows_below), zlib.adler32(rows_below))
        kept.put(key, band)
    return band


def _packed(seen: memoryview, rows: memoryview, packer: zlib._Compress) -> bytes:
    """Return rows as they are packed after those seen, whatever was packed before."""
    if seen:
        packer.compress(seen)
        packer.flush(zlib.Z_SYNC_FLUSH)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _both(one: Band, other: Band) -> Band:
    """Return size and checksum of two bands, one below the other, without their rows."""
    (high, low), (more, last) = divmod(one.check, 1 << 16), divmod(other.check, 1 << 16)
    check = (high + more + other.size * (low - 1)) % BASE << 16 | (low + last - 1) % BASE
    return Band(b"", one.size + other.size, check)


def _chunk(*parts: bytes) -> tuple[bytes, ...]:
    """Return a chunk of a PNG, by its name and its data in pieces, between its length and its checksum."""
    check = reduce(lambda so_far, part: zlib.crc32(part, so_far), parts, 0)
    return pack(">I", sum(map(len, parts)) - 4), *parts, pack(">I", check)
