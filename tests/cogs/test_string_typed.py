"""What is typed at a table of strings: paths that are one long word, digits of other scripts; names of corners."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from cogs.strings.typed import MOST_STOPS
from data.maps.library import load
from engine.core.game import Game
from engine.parts.table_setup import TableSeen
from engine.strings.places import CELL, corner_place, read_place
from tests.cogs.hands import panel_of
from tests.cogs.party import Party, said
from tests.cogs.test_schema import wrong
from tests.cogs.test_string_editors import laying, typed
from tests.cogs.test_strings import Railway, shown
from tests.rows import crossed

pytestmark = pytest.mark.simcord(settle_timeout=60)


async def test_a_path_that_is_one_long_word_is_named_as_what_cannot_be_read(party: Party) -> None:
    rails = await laying(party)
    for text in ("x" * 400, "1" * 400, "Base 1 > " + "S1" * 190):
        answer = await typed(rails, text)
        assert "I can't read stop" in answer and "too many" not in answer
    for text in ("A1 > " * 80, "A1 " * 100, ">" * 400, "A1\n" * (MOST_STOPS + 1)):
        assert "too many stops" in await typed(rails, text)


async def test_a_path_may_have_as_many_spaces_in_it_as_are_typed(party: Party) -> None:
    rails = await laying(party)
    assert "Through: Base 1 > S1" in await typed(rails, "Base 1" + " " * 200 + ">" + " " * 150 + "S1")
    assert wrong(party) == []


async def test_a_station_that_is_named_again_is_reported_and_not_passed_over(party: Party) -> None:
    rails = await laying(party)
    before = await party.table()
    answer = await typed(rails, "Base 1 > S1 > Base 1 > S1")
    assert "can visit Base 1 only once" in answer and "I kept the stops before" in answer
    assert "Through" not in answer
    assert "Through: Base 1 > S1\n" in shown(panel_of(await rails.press(party.ann, "lay")))
    assert (await party.table()).step == before.step


async def test_the_same_station_once_more_at_once_is_the_same_stop(party: Party) -> None:
    assert "Through: Base 1 > S1\n" in await typed(await laying(party), "Base 1 > Base 1 > S1")


@pytest.mark.parametrize(
    "text", crossed(["Base 1 > S¹", "Base ١ > S1", "D٤", "Base ¹ > S1", "Base 1 > Ｓ１", "Base 1 > D4.٣٧"], few=3)
)
async def test_other_digits_than_0_to_9_name_neither_a_tile_nor_a_place(party: Party, text: str) -> None:
    rails = await laying(party)
    assert "I can't read stop" in await typed(rails, text)


async def test_nor_a_corner(party: Party) -> None:
    rails = Railway(party)
    await rails.begin(3)
    before = await party.table()
    for text in ("١", "²", "１"):
        answer = said(await (await rails.on_turn()).slash(party.channel, "corner", corner=text))
        assert "isn't a corner" in answer
    assert (await party.table()).step == before.step


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_corner_is_in_a_cell_that_is_inside_the_border(seats: int) -> None:
    """A border along the line between two cells encloses one; the picture shows next to nothing of the other."""
    setup = Game.new(load().rules("string_railway"), seats, Random(1))[0].view(None).seen(TableSeen)
    inside = shapely.Polygon(setup.border)
    for corner in range(len(setup.marks)):
        _, place = corner_place(setup.marks, corner)
        x, y = read_place(place)
        cell = shapely.box(x - CELL / 2, y - CELL / 2, x + CELL / 2, y + CELL / 2)
        assert cell.intersection(inside).area > 0.1 * cell.area, place
