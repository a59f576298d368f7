"""Records and two opponents as pictures: everything is seen without colours, in each language and theme."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.tools.pictures import words
from renderer.core.look import Look
from renderer.core.page import WIDTH
from renderer.core.theme import THEMES
from renderer.league.cards import Duel, Entry, MapDuel, Section, render_records, render_versus

ENTRY = Entry("most points", "168", ("Ann",))
DUEL = Duel("Ann", "Bob", 14, 9, 2, (101.2, 98.4), (MapDuel("Isles", 14, 9, 2),))


def look(lang: str = "en", theme: str = THEMES[0]) -> Look:
    return Look(lang, (), (), words(lang), theme)


def grey(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB").convert("L")


def records(*entries: Entry) -> Image.Image:
    return grey(render_records([Section("Isles", entries)], look(), "All maps"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_each_language_and_theme_draws_them(lang: str, theme: str) -> None:
    shown = look(lang, theme)
    assert grey(render_records([Section("Isles", [ENTRY])], shown, "All maps")).width == WIDTH
    assert grey(render_versus(DUEL, shown)).width == WIDTH


@pytest.mark.parametrize("other", [{"label": "longest path"}, {"value": "169"}, {"who": ("Bob",)}])
def test_a_record_is_seen(other: dict[str, object]) -> None:
    changed = replace(ENTRY, **other)
    assert ImageChops.difference(records(ENTRY), records(changed)).getbbox() is not None


def test_of_two_names_the_one_that_the_font_has_is_written() -> None:
    one, other = (records(replace(ENTRY, who=who)) for who in (("Ann", "李雷"), ("Ann", "A player")))
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    "other",
    [
        {"one_name": "Cleo"},
        {"one": 13, "level": 3},
        {"points": (101.2, 98.5)},
        {"maps": (MapDuel("Isles", 13, 10, 2),)},
        {"maps": (MapDuel("Capes", 14, 9, 2),)},
    ],
)
def test_a_duel_is_seen(other: dict[str, object]) -> None:
    before, after = (grey(render_versus(duel, look())) for duel in (DUEL, replace(DUEL, **other)))
    assert ImageChops.difference(before, after).getbbox() is not None
