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

LEVEL = 5
"""How hard zlib-ng tries: the next level saves 1 % more and takes a third longer."""
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


kept = Shelf[tuple[int, int, int], Band](lambda band: len(band.packed) + EACH)
"""The bands that were packed last, by the bytes seen above, and two hashes of 32 bits of these and of their rows."""

_of_thread = local()
"""The packer of each thread that draws: for each band a new one's memory would take a third of a picture's time."""


def bands(picture: Image.Image, before: Sequence[Band] = (), changed: Iterable[Area] = ()) -> tuple[Band, ...]:
    """Return the bands of a picture; unchanged ones are taken from the picture before."""
    tops = range(0, picture.height, ROWS)
    if not before:
        return tuple(_band(picture, top) for top in tops)
    spans = ((top, low + SEEN) for _, top, _, low in changed)
    stale = {row // ROWS for top, low in spans for row in chain(range(top, low, ROWS), (low - 1,))}
    return tuple(
        _band(picture, top) if number in stale else band
        for number, (top, band) in enumerate(zip(tops, before, strict=True))
    )


def png(picture: Image.Image, found: Sequence[Band]) -> bytes:
    """Return the PNG file of a picture with a palette. It depends on the picture alone, not on what was cached."""
    _, _, check = reduce(_both, found)
    packed = b"".join((BEGINNING, *(band.packed for band in found), END, pack(">I", check)))
    head = pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", bytes(picture.getpalette() or ())), (b"IDAT", packed), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _band(picture: Image.Image, top: int) -> Band:
    """Return one band of rows, unfiltered. Cached by its content, and by that of the rows seen above."""
    above = min(SEEN, top)
    # The column on the left, outside of the picture, is the number of each row's filter: 0, none.
    data = picture.crop((-1, top - above, picture.width, min(top + ROWS, picture.height))).tobytes()
    split = above * (picture.width + 1)
    key = split, zlib.crc32(data), zlib.adler32(data)
    band = kept.find(key)
    if band is None:
        seen, rows = data[:split], data[split:]
        band = Band(_packed(seen, rows), len(rows), zlib.adler32(rows))
        kept.put(key, band)
    return band


def _packed(seen: bytes, rows: bytes) -> bytes:
    """Return rows as they are packed after those seen, whatever was packed before."""
    packer = getattr(_of_thread, "packer", None)
    if packer is None:
        packer = _of_thread.packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    if seen:
        packer.compress(seen)
        packer.flush(zlib.Z_SYNC_FLUSH)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _both(one: Band, other: Band) -> Band:
    """Return size and checksum of two bands, one below the other, without their rows."""
    (high, low), (more, last) = divmod(one.check, 1 << 16), divmod(other.check, 1 << 16)
    check = (high + more + other.size * (low - 1)) % BASE << 16 | (low + last - 1) % BASE
    return Band(b"", one.size + other.size, check)


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(data, zlib.crc32(name)))
