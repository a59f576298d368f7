"""All caches of pictures share one bound in bytes."""

from __future__ import annotations

from PIL import Image

from renderer.core.shelf import EACH, Room, Shelf, room, weight_of
from renderer.rail import boards
from renderer.strings import grounds, table


def square(side: int) -> Image.Image:
    return Image.new("L", (side, side))


def test_what_was_used_longest_ago_goes_first_whatever_shelf_it_is_on() -> None:
    within = Room(3 * weight_of(square(100)))
    one, other = Shelf[str, Image.Image](within=within), Shelf[str, Image.Image](within=within)
    for shelf, key in ((one, "a"), (other, "a"), (one, "b")):
        shelf.put(key, square(100))
    assert one.find("a") is not None
    other.put("c", square(100))
    assert (list(one.kept), list(other.kept)) == (["b", "a"], ["c"])
    assert within.weight == within.most == one.weight() + other.weight()


def test_a_value_that_is_replaced_or_taken_away_weighs_nothing() -> None:
    shelf = Shelf[str, Image.Image](within=Room(10**6))
    for side in (100, 10, 200):
        shelf.put("a", square(side))
    assert shelf.room.weight == EACH + 200 * 200
    shelf.clear()
    assert (shelf.room.weight, shelf.find("a")) == (0, None)


def test_the_last_one_stays_however_heavy_it_is() -> None:
    shelf = Shelf[str, Image.Image](within=Room(100))
    for key in "ab":
        shelf.put(key, square(100))
    assert list(shelf.kept) == ["b"]


def test_a_picture_weighs_what_pillow_takes_for_it() -> None:
    for mode, each in (("L", 1), ("P", 1), ("1", 1), ("RGB", 4), ("RGBA", 4)):
        assert weight_of(Image.new(mode, (30, 20))) == EACH + 600 * each


def test_boards_tables_and_backgrounds_share_the_room() -> None:
    assert boards.whole.room is boards.enlarged.room is table.pictures.room is grounds.kept_grounds.room is room
