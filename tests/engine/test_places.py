"""Places in text: what is written is read back, in either alphabet; what is no place is refused."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.strings.places import cells_along, place_text, read_place, tile_text
from tests.table import refused


@given(st.integers(0, 17999), st.integers(0, 17999))
def test_a_place_is_written_to_a_millimetre_in_at_most_eight_characters(x: int, y: int) -> None:
    text = place_text((x, y))
    assert len(text) <= 8
    back = read_place(text)
    assert max(abs(back[0] - x), abs(back[1] - y)) <= (5 if max(x, y) < 17995 else 9)
    assert place_text(back) == text


@pytest.mark.parametrize("text", ["D4", "D4.37", "D4.3764"])
def test_a_place_is_written_as_short_as_it_can_be_read(text: str) -> None:
    assert place_text(read_place(text)) == text


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("D4", (3500, 3500)),
        ("A1", (500, 500)),
        ("D4.37", (3350, 3750)),
        ("D4.3764", (3370, 3640)),
        ("r18.9999", (17990, 17990)),
        (" d 4 . 37 ", (3350, 3750)),
        ("d4,37", (3350, 3750)),
        ("Н2", (7500, 1500)),
        ("с10.0000", (2000, 9000)),
    ],
)
def test_places_are_read(text: str, point: tuple[int, int]) -> None:
    assert read_place(text) == point


@pytest.mark.parametrize(
    "text",
    [
        "",
        "D",
        "4",
        "D0",
        "D19",
        "S4",
        "D4.3",
        "D4.376",
        "D4.37640",
        "D437",
        "Ж4",
        "D4 x",
        "D٤",
        "D4.٣٧",
        "D4.３７",
        "D²",
    ],
)
def test_what_is_no_place_is_refused(text: str) -> None:
    with refused("unreadable_place"):
        read_place(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("S12", "S12"),
        ("s 3", "S3"),
        ("Ѕ3", "S3"),
        ("base 2", "Base 2"),
        ("BASE2", "Base 2"),
        ("S0", None),
        ("S1٢", None),
        ("S²", None),
        ("base ١", None),
        ("D4", None),
    ],
)
def test_names_of_tiles_are_read(text: str, name: str | None) -> None:
    assert tile_text(text) == name


class TestTheCellsOfALine:
    def test_are_listed_in_its_order_and_again_where_it_comes_back(self) -> None:
        path = ((500, 500), (2500, 500), (2500, 1500), (2500, 500))
        assert cells_along(path) == ("A1", "B1", "C1", "C2", "C1")

    def test_of_a_loop_end_where_it_began(self) -> None:
        square = ((500, 500), (1500, 500), (1500, 1500), (500, 1500))
        assert cells_along(square, closed=True) == ("A1", "B1", "B2", "A2", "A1")

    @given(st.lists(st.tuples(st.integers(0, 17989), st.integers(0, 17989)), min_size=2, max_size=6))
    def test_leave_no_gap(self, path: list[tuple[int, int]]) -> None:
        cells = [(ord(cell[0]), int(cell[1:])) for cell in cells_along(tuple(path))]
        assert all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in itertools.pairwise(cells))
