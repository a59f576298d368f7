"""The operator's font: it writes the names that the project's fonts can't, and nothing else."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.maps.checks import check
from data.maps.library import shown
from renderer.core.fonts import FILES, FOLDER, add_font, can_draw, font, font_of, text_width
from tests.cogs.program import bot_py
from tests.own_map import laid_out, write_map

NAME = "თბილისი"
FROM, TO = 0x0430, 0x10D0
"""Small Cyrillic letters of the font of this test stand for Georgian ones."""


@pytest.fixture
def georgian(tmp_path: Path) -> Iterator[Path]:
    """A font with Georgian letters: that of the project, with a segment of its table moved."""
    data = bytearray((FOLDER / FILES["narrow-semi"]).read_bytes())
    (tables,) = struct.unpack_from(">H", data, 4)
    cmap = next(
        struct.unpack_from(">I", data, 12 + 16 * i + 8)[0]
        for i in range(tables)
        if data[12 + 16 * i : 16 + 16 * i] == b"cmap"
    )
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    for at in {cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * i)[0] for i in range(count)}:
        if struct.unpack_from(">H", data, at) != (4,):
            continue
        segments = struct.unpack_from(">H", data, at + 6)[0] // 2
        ends = struct.unpack_from(f">{segments}H", data, at + 14)
        number = next(i for i, end in enumerate(ends) if end >= FROM)
        last = max(i for i, end in enumerate(ends) if end < TO)
        for place, shift in ((14, 1), (16 + 2 * segments, 1), (16 + 4 * segments, -1)):
            for i in range(number, last + 1):
                (value,) = struct.unpack_from(">H", data, at + place + 2 * i)
                moved = value + shift * (TO - FROM)
                if shift == 1 or struct.unpack_from(">H", data, at + 16 + 6 * segments + 2 * i) == (0,):
                    struct.pack_into(">H", data, at + place + 2 * i, moved % 65536)
    path = tmp_path / "georgian.ttf"
    path.write_bytes(data)
    yield path
    add_font(None)


def test_writes_what_the_own_fonts_cannot(georgian: Path) -> None:
    assert not can_draw(NAME)
    alone = text_width("Tbilisi", "narrow-semi", 30)
    add_font(georgian)
    assert can_draw(NAME) and text_width(NAME, "narrow-semi", 30) > 50
    assert font_of(NAME, "narrow-semi", 30).path != font("narrow-semi", 30).path
    assert font_of("Tbilisi", "narrow-semi", 30) is font("narrow-semi", 30)
    assert text_width("Tbilisi", "narrow-semi", 30) == alone
    assert not can_draw("東京")


def test_a_map_with_such_a_name_is_refused_without_it_and_says_what_to_do(georgian: Path) -> None:
    raw = laid_out()
    raw["cities"][4]["names"] = {"en": NAME}
    assert "the bot's operator can add a font by MAPS_FONT" in "".join(check(raw, shown()).mistakes)
    add_font(georgian)
    assert "MAPS_FONT" not in json.dumps(check(raw, shown()).mistakes)


def test_a_file_that_is_no_font_stops_the_program_by_name(tmp_path: Path) -> None:
    path = tmp_path / "font.ttf"
    path.write_text("no font")
    write_map(tmp_path / "maps", laid_out())
    for command in (["run"], ["check-map", str(tmp_path / "maps" / "isles.json")]):
        done = bot_py(tmp_path, *command, MAPS_FONT=str(path))
        assert (done.returncode, "MAPS_FONT" in done.stderr, "Traceback" in done.stderr) == (1, True, False)
