"""Views and looks for the tests of pictures: games played from a seed, words from the real catalogues."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from unittest.mock import patch

from PIL import Image, ImageChops

from data.maps.library import load
from data.tools.pictures import at_turn, played, words
from engine.core.game import Game
from engine.core.view import View
from engine.strings.nouns import Draft
from renderer.core.look import Look, themed
from renderer.core.marks import Mark
from renderer.core.theme import COLORS, SEATS, shade
from renderer.rail import boards
from renderer.strings import table
from renderer.strings.frame import Area
from renderer.strings.strip import height

LANGUAGES = ("en", "ru", "uk")
KEYS = tuple(key for key, file in load().games.items() if load().rules(key).layout)
NAMES = ("Ann", "Борис", "Мар'яна", "Wilhelmina Alexandrina von Lang", "Ґалаґан")


@cache
def middle(key: str, seats: int) -> Game:
    """A game in the middle."""
    return played(key, seats, 11, at_turn(8 * seats))


@cache
def start(key: str, seats: int) -> Game:
    """A game whose players are choosing their first tickets."""
    return played(key, seats, 11, lambda game: True)


@cache
def ended(key: str, seats: int) -> Game:
    """A finished game."""
    return played(key, seats, 11, lambda game: False)


def look(lang: str, seats: int, names: tuple[str, ...] = NAMES) -> Look:
    """The usual colours and names in one language."""
    return Look(lang, names[:seats], tuple(SEATS)[:seats], words(lang))


@themed
def draw_table(
    view: View, look: Look, draft: Draft | None = None, focus: Area | None = None, marked: Sequence[Mark] = ()
) -> Image.Image:
    """A table of strings in full colours, with nothing kept but stamps."""
    scene = table._Scene(view, look, draft, focus, marked)
    frame = scene.frame
    whole = Image.new("RGB", (frame.width, frame.height + height(scene.draft)), shade(COLORS["night"]))
    whole.paste(table._drawn(scene), (0, 0))
    for part, at in scene.strip():
        whole.paste(part.in_full(), at)
    return whole


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Every board is drawn anew in here; those that were kept before are there again afterwards."""
    with patch.object(boards, "whole", boards.BoardCache()):
        yield


def opened(picture: bytes) -> Image.Image:
    """In full colours."""
    return Image.open(BytesIO(picture)).convert("RGB")


def changed(one: bytes, other: bytes, box: tuple[int, int, int, int]) -> tuple[int, int, int, int] | None:
    """The rectangle in which two pictures differ, within a box."""
    return ImageChops.difference(opened(one), opened(other)).crop(box).getbbox()
