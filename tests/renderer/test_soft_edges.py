"""A pixel that is covered by half has half of the colour that was painted, and nothing lighter."""

import pytest
from PIL import Image

from renderer.core.draw import Brush, box_of, crisp, soft
from renderer.core.draw import stamp as numbered
from renderer.core.paint import ribbon, stamp
from renderer.core.theme import COLORS, index_of, palette_bytes, shade

SIZE = (40, 40)
LINE = [(8.2, 9.7), (30.6, 24.1)]
COLOR = COLORS["coal"]
Colored = list[tuple[tuple[int, ...], int]]


def paint(brush: Brush) -> None:
    brush.line(LINE, COLOR, 6)


def pixels(image: Image.Image, mask: Image.Image) -> Colored:
    """Of each pixel its colour and how much it covers."""
    return [
        (image.getpixel((x, y)), mask.getpixel((x, y)))  # type: ignore[misc]  # of modes RGB and L
        for x in range(image.width)
        for y in range(image.height)
    ]


def soft_one() -> Colored:
    picture = soft(*SIZE, paint)
    return pixels(picture.convert("RGB"), picture.getchannel("A"))


def stamped() -> Colored:
    found = stamp(SIZE, box_of(LINE, 3), paint)
    assert found is not None
    return pixels(found.image, found.mask)


def along_a_line() -> Colored:
    return [one for part in ribbon(SIZE, LINE, 3, paint) for one in pixels(part.image, part.mask)]


@pytest.mark.parametrize("made", [soft_one, stamped, along_a_line])
def test_the_edge_of_a_stamp_has_the_colour_that_was_painted(made) -> None:  # type: ignore[no-untyped-def]
    found = made()
    edge = [color for color, covers in found if 60 <= covers < 200]
    assert len(edge) > 10
    for color in edge:
        assert color == pytest.approx(shade(COLOR), abs=4)


def test_the_edge_of_a_stamp_of_colour_numbers_lies_between_its_colour_and_the_ground() -> None:
    ground, color = COLORS["land"], COLORS["track"]
    plane = Image.new("L", SIZE, index_of(ground))
    found = numbered(plane, None, box_of(LINE, 3), lambda brush: brush.line(LINE, color, 6))
    plane.paste(found.image, (found.x, found.y), found.mask)
    plane.putpalette(palette_bytes())
    seen = {color for color, _ in pixels(plane.convert("RGB"), plane)}
    assert {shade(ground), shade(color)} < seen
    for one in seen:
        assert all(low <= part <= high for part, low, high in zip(one, shade(color), shade(ground), strict=True)), one


def test_a_crisp_edge_is_less_mixed_and_stays_between_what_meets() -> None:
    brush = Brush(Image.new("RGB", (160, 160), "white"))
    brush.disc(20, 20, 15.3, (40, 60, 80))
    soft_disc = brush.image.reduce(4)
    crisp_disc = crisp(soft_disc)
    mixed, few = (sum(60 < level < 240 for level in one.getchannel("R").tobytes()) for one in (soft_disc, crisp_disc))
    assert few < 0.7 * mixed
    assert min(crisp_disc.getchannel("R").tobytes()) == 40
    off = zip(soft_disc.tobytes(), crisp_disc.tobytes(), strict=True)
    assert max(abs(one - other) for one, other in off) < 110
