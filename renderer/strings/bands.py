"""A picture in few colours as a PNG, packed in bands of rows on their own: of the next one only some are packed."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import chain
from struct import pack
from typing import NamedTuple

from PIL import Image

from renderer.core.paint import Area

ROWS = 64
"""Rows of a band: with fewer of them more bytes are needed in all, with more of them more is packed again."""
BASE = 65521
"""Of zlib's check sum."""
BEGINNING, END = b"\x78\x01", b"\x03\x00"
"""Of what zlib packs: quickest compression, and an empty last block."""


class Band(NamedTuple):
    """Packed rows, how many bytes they are unpacked, and their check sum."""

    packed: bytes
    size: int
    check: int


def bands(picture: Image.Image, before: Sequence[Band] = (), changed: Iterable[Area] = ()) -> tuple[Band, ...]:
    """The bands of a picture; those of the one before, if there is one, where nothing has changed."""
    tops = range(0, picture.height, ROWS)
    if not before:
        return tuple(_band(picture, top) for top in tops)
    stale = {row // ROWS for _, top, _, low in changed for row in chain(range(top, low, ROWS), (low - 1,))}
    return tuple(
        _band(picture, top) if number in stale else band
        for number, (top, band) in enumerate(zip(tops, before, strict=True))
    )


def png(picture: Image.Image, found: Sequence[Band]) -> bytes:
    """The file: the same for the same picture, whatever was known of it."""
    _, _, check = reduce(_both, found)
    packed = b"".join((BEGINNING, *(band.packed for band in found), END, pack(">I", check)))
    head = pack(">IIBBBBB", *picture.size, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", bytes(picture.getpalette() or ())), (b"IDAT", packed), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _band(picture: Image.Image, top: int) -> Band:
    """No row is filtered, which its first byte says."""
    low = min(top + ROWS, picture.height)
    rows = Image.new("P", (picture.width + 1, low - top))
    rows.paste(picture.crop((0, top, picture.width, low)), (1, 0))
    data, packer = rows.tobytes(), zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Band(packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH), len(data), zlib.adler32(data))


def _both(one: Band, other: Band) -> Band:
    """What is known of two bands one below the other, but for their rows."""
    (high, low), (more, last) = divmod(one.check, 1 << 16), divmod(other.check, 1 << 16)
    check = (high + more + other.size * (low - 1)) % BASE << 16 | (low + last - 1) % BASE
    return Band(b"", one.size + other.size, check)


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(data, zlib.crc32(name)))
