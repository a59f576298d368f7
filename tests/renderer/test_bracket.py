"""The picture of a knock-out: legible on a phone, in each language and theme, nothing shown by colour alone."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data.tools.pictures import words
from renderer.core.look import Look
from renderer.core.page import WIDTH
from renderer.core.theme import THEMES
from renderer.league.bracket import MOST_BOXES, BracketBox, BracketColumn, BracketSeat, State, render_bracket
from renderer.league.tables import LeagueHead

HEAD = LeagueHead("Iron Cup", "Season 3")


def drawn(*columns: BracketColumn, lang: str = "en", theme: str = THEMES[0]) -> Image.Image:
    image = Image.open(BytesIO(render_bracket(columns, Look(lang, (), (), words(lang), theme), HEAD)))
    image.load()
    return image


def duel(one: State = "open", other: State = "open", feeds: int | None = None, name: str = "Ann") -> BracketBox:
    return BracketBox((BracketSeat(name, one), BracketSeat("Bob", other)), feeds)


def differ(one: Image.Image, other: Image.Image) -> bool:
    """To somebody who sees no colours."""
    greys = [image.convert("RGB").convert("L") for image in (one, other)]
    return ImageChops.difference(*greys).point(lambda value: 255 if value > 40 else 0).getbbox() is not None


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_each_language_and_theme_draws_three_rounds(lang: str, theme: str) -> None:
    rounds = [BracketColumn("R", [duel(feeds=at // 2) for at in range(count)]) for count in (4, 2, 1)]
    image = drawn(*rounds, lang=lang, theme=theme)
    assert image.width == WIDTH
    assert image.height < 1000


def test_the_same_rounds_give_the_same_bytes() -> None:
    assert drawn(BracketColumn("R", [duel()])).tobytes() == drawn(BracketColumn("R", [duel()])).tobytes()


@pytest.mark.parametrize("states", [("on", "open"), ("open", "out"), ("won", "open")])
def test_what_became_of_somebody_is_seen_without_colours(states: tuple[State, State]) -> None:
    assert differ(drawn(BracketColumn("R", [duel()])), drawn(BracketColumn("R", [duel(*states)])))


def test_a_line_leads_from_a_table_to_the_next_one() -> None:
    second = BracketColumn("S", [duel()])
    with_line, without = (drawn(BracketColumn("R", [duel(feeds=to), duel()]), second) for to in (0, None))
    assert differ(with_line, without)


def test_names_of_any_length_and_letters_fit() -> None:
    for name in ("W" * 60, "Олександра-Вікторія Вишневецька", "🚂🚃", "漢字", ""):
        assert drawn(BracketColumn("R", [duel(name=name)])).width == WIDTH


def test_two_whom_the_font_cannot_write_are_distinguished() -> None:
    alike, apart = (
        drawn(BracketColumn("Final", [BracketBox([BracketSeat("山", number=1), BracketSeat("川", number=second)])]))
        for second in (1, 2)
    )
    assert differ(alike, apart)


def test_more_than_a_phone_can_show_is_refused() -> None:
    drawn(BracketColumn("R", [duel()] * MOST_BOXES))
    for columns in ([BracketColumn("R", [duel()] * (MOST_BOXES + 1))], [BracketColumn("R", [duel()])] * 4):
        with pytest.raises(ValueError, match="too many"):
            drawn(*columns)
