"""A picture packed in bands: any reader finds the very pixels, and what is known of the last one saves work alone."""

from __future__ import annotations

import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from renderer.core.packing import ROWS, SEEN, Area, bands, canvas, kept, png, png_of

RNG = Random(6)


def noise(width: int, height: int) -> Image.Image:
    picture = Image.frombytes("P", (width, height), RNG.randbytes(width * height))
    picture.putpalette(RNG.randbytes(3 * 200) + bytes(3 * 56))
    return picture


def chunk(file: bytes, name: bytes) -> bytes:
    start = file.index(name) + 4
    return file[start : start + int.from_bytes(file[start - 8 : start - 4])]


@pytest.mark.parametrize("height", [1, ROWS - 1, ROWS, ROWS + 1, 5 * ROWS])
def test_a_reader_finds_the_same_pixels_and_colours(height: int) -> None:
    picture = noise(37, height)
    file = png(picture, bands(picture))
    read = Image.open(BytesIO(file))
    read.load()
    assert (read.mode, read.size, read.tobytes()) == ("P", picture.size, picture.tobytes())
    assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()
    # Unlike Pillow, this also looks at the check sum of all.
    rows = zlib.decompress(chunk(file, b"IDAT"))
    assert len(rows) == 38 * height
    assert not any(rows[::38])


def test_what_is_drawn_where_it_is_packed_shows_nothing_of_the_picture_before() -> None:
    """Each picture takes the memory of the one before, be it smaller or larger; rows begin elsewhere then."""
    for width, height in ((37, 80), (50, 40), (36, 81), (37, 80)):
        drawn, there = noise(width, height), canvas(width, height)
        there.im.paste(drawn.im, (0, 0, width, height))
        palette = bytes(drawn.getpalette() or ())
        assert png_of(there.size, bands(there), palette) == png(drawn, bands(drawn))
        rows = zlib.decompress(chunk(png_of(there.size, bands(there), palette), b"IDAT"))
        assert [rows[row * (width + 1)] for row in range(height)] == [0] * height
        assert (
            b"".join(rows[row * (width + 1) + 1 : (row + 1) * (width + 1)] for row in range(height)) == drawn.tobytes()
        )


def test_what_is_packed_lightly_has_the_same_pixels_and_is_kept_apart() -> None:
    picture = Image.linear_gradient("L").resize((300, 4 * ROWS)).convert("P")
    usual, light = bands(picture), bands(picture, light=[(ROWS + 3, ROWS + 4), (2 * ROWS + 5, 3 * ROWS - SEEN + 1)])
    assert [one is other for one, other in zip(usual, light, strict=True)] == [True, False, False, False]
    assert bands(picture, light=[(0, 4 * ROWS)])[1:] == light[1:]
    for packed in (usual, light):
        file = png(picture, packed)
        assert Image.open(BytesIO(file)).tobytes() == picture.tobytes()
        assert len(zlib.decompress(chunk(file, b"IDAT"))) == 301 * 4 * ROWS


def test_a_last_band_is_none_of_another_picture_that_has_as_many_bytes() -> None:
    """The last 30 rows of one and the 2 above look like the first 32 of the other."""
    low, high = Image.new("P", (100, 2 * ROWS - SEEN), 5), Image.new("P", (100, 2 * ROWS), 5)
    low.paste(7, (0, 0, 100, 20))
    kept.clear()
    for picture in (low, high):
        picture.putpalette(bytes(3 * 256))
        rows = zlib.decompress(chunk(png(picture, bands(picture)), b"IDAT"))
        assert len(rows) == 101 * picture.height


def test_narrow_bands_take_no_more_bytes_than_one_stream() -> None:
    lines = [RNG.randbytes(1200) for _ in range(4)]
    picture = Image.frombytes("P", (1200, 600), b"".join(lines[row // 150] for row in range(600)))
    picture.putpalette(bytes(3 * 256))
    assert len(png(picture, bands(picture))) < 1.5 * len(zlib.compress(picture.tobytes()))


def test_it_is_hardly_larger_than_in_one_piece() -> None:
    picture = Image.linear_gradient("L").resize((900, 1200)).convert("P")
    out = BytesIO()
    picture.save(out, "PNG", compress_level=1)
    assert len(png(picture, bands(picture))) < 1.05 * len(out.getvalue())


def test_what_has_changed_is_packed_anew_and_nothing_else() -> None:
    picture = noise(50, 6 * ROWS + 10)
    packed = bands(picture)
    places: list[tuple[Area, list[int]]] = [
        ((0, 0, 3, 1), [0]),
        ((10, ROWS - SEEN - 1, 12, ROWS - SEEN), [0]),
        ((10, ROWS - 1, 12, ROWS), [0, 1]),  # the band below was packed with this row before it
        ((10, ROWS - 1, 12, ROWS + 1), [0, 1]),
        ((10, 2 * ROWS, 12, 4 * ROWS - SEEN), [2, 3]),
        ((10, 2 * ROWS - 4, 12, 3 * ROWS + 2), [1, 2, 3]),
        ((10, 6 * ROWS, 50, 6 * ROWS + 10), [6]),
    ]
    for area, touched in places:
        picture = picture.copy()
        picture.paste(noise(area[2] - area[0], area[3] - area[1]), area)
        before, packed = packed, bands(picture, packed, [area])
        pairs = zip(before, packed, strict=True)
        assert [number for number, (old, new) in enumerate(pairs) if old is not new] == touched
        assert png(picture, packed) == png(picture, bands(picture))


def test_equal_rows_are_packed_once_whichever_picture_they_are_in() -> None:
    picture = noise(50, 3 * ROWS)
    other = picture.copy()
    other.paste(noise(5, 1), (10, ROWS + 7))
    pairs = zip(bands(picture), bands(other), strict=True)
    assert [one is another for one, another in pairs] == [True, False, True]
    assert kept.weight() <= kept.room.weight <= kept.room.most
