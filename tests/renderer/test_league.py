"""The picture of a league table: legible on a phone, in each language and theme, nothing shown by colour alone."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from msgspec.structs import replace as with_fields
from PIL import Image, ImageChops

from data.tools.pictures import words
from engine.league.nouns import Standing
from renderer.core.look import Look
from renderer.core.page import WIDTH
from renderer.core.theme import THEMES
from renderer.league.tables import MOST, ROW, ROWS, LeagueHead, LeagueRow, figure, render_league

HEAD = LeagueHead("Winter League", "Season 3", "1/4")
ANN = Standing(1, 7, 12, 30.5, 4, 2.25, 0, None, None)
PLAIN = LeagueRow(ANN, "Ann", 0, reliability=0.97)


def look(lang: str = "en", theme: str = THEMES[0]) -> Look:
    return Look(lang, (), (), words(lang), theme)


def drawn(*rows: LeagueRow, lang: str = "en", theme: str = THEMES[0], head: LeagueHead = HEAD) -> Image.Image:
    image = Image.open(BytesIO(render_league(rows, look(lang, theme), head)))
    image.load()
    return image


def grey(image: Image.Image) -> Image.Image:
    """As somebody sees it who sees no colours."""
    return image.convert("RGB").convert("L")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_each_language_and_theme_draws_a_table_as_high_as_its_rows(lang: str, theme: str) -> None:
    few, many = (drawn(*[PLAIN] * count, lang=lang, theme=theme) for count in (1, ROWS))
    assert few.width == WIDTH
    assert many.height - few.height == (ROWS - 1) * ROW


def test_the_same_rows_give_the_same_bytes() -> None:
    assert render_league([PLAIN], look(), HEAD) == render_league([PLAIN], look(), HEAD)


def test_more_rows_than_a_phone_can_show_are_refused() -> None:
    drawn(*[PLAIN] * MOST)
    with pytest.raises(ValueError, match="too many"):
        drawn(*[PLAIN] * (MOST + 1))


def test_an_empty_table_is_drawn() -> None:
    assert drawn().width == WIDTH


@pytest.mark.parametrize(
    "changes",
    [
        {"place": 8},
        {"change": 3},
        {"change": -3},
        {"change": None},
        {"name": "Bob"},
        {"played": 11},
        {"points": 31.0},
        {"wins": 3},
        {"average_place": None},
        {"decided_by": ("against",)},
        {"decided_by": ("wins",)},
        {"decided_by": ("share",)},
        {"decided_by": ("rating",)},
        {"reliability": None},
        {"mark": "up"},
        {"mark": "down"},
        {"gone": True},
    ],
)
def test_every_column_is_seen_without_colours(changes: dict[str, object]) -> None:
    own = {name: value for name, value in changes.items() if name in ANN.__struct_fields__}
    rest = {name: value for name, value in changes.items() if name not in own}
    row = replace(PLAIN, standing=with_fields(ANN, **own), **rest)
    before, after = grey(drawn(PLAIN)), grey(drawn(row))
    same_part = (0, 0, WIDTH, min(before.height, after.height))
    assert ImageChops.difference(before.crop(same_part), after.crop(same_part)).getbbox() is not None


def test_up_and_down_differ_in_shape() -> None:
    up, down = (grey(drawn(replace(PLAIN, change=change))) for change in (3, -3))
    flipped = up.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    assert ImageChops.difference(up, down).getbbox() != ImageChops.difference(up, flipped).getbbox()
    assert ImageChops.difference(up, down).getbbox() is not None


def test_a_long_name_stays_out_of_the_figures() -> None:
    short, long = (drawn(replace(PLAIN, name=name)).convert("RGB") for name in ("W", "W" * 32))
    box = ImageChops.difference(short, long).getbbox()
    assert box is not None
    assert box[2] < 510


def test_a_name_that_the_font_cannot_write_becomes_the_place() -> None:
    assert drawn(replace(PLAIN, name="李雷")).tobytes() == drawn(replace(PLAIN, name="Player 7")).tobytes()
    assert drawn(replace(PLAIN, name="Ann 🚂")).tobytes() == drawn(PLAIN).tobytes()
    assert (
        drawn(PLAIN, head=replace(HEAD, title="联赛")).tobytes()
        == drawn(PLAIN, head=replace(HEAD, title="League")).tobytes()
    )


def test_figures_are_written_as_the_language_does() -> None:
    assert figure(30.5, "en") == "30.5"
    assert figure(30.5, "uk") == "30,5"
    assert figure(30.0, "en") == "30"
    assert figure(2.5, "ru", 2, is_short=False) == "2,50"
    assert figure(-4.25, "en", 2) == "−4.25"
