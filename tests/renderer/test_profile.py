"""A person's card: everything that it was given is seen, in each language and theme, without colours too."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.tools.pictures import words
from renderer.core.look import Look
from renderer.core.page import WIDTH, shares
from renderer.core.theme import THEMES
from renderer.league.cards import MapLine, Profile, Worth, means_of, render_profile

ISLES = MapLine("Isles", 20, 9, 1.85, 168, 41, Worth(1398, 120, provisional=False))
ANN = Profile(
    "Ann",
    "Small Server",
    37,
    (14, 9, 8, 5, 1),
    (("routes", 54.2), ("ports", -3.2)),
    (160, 121),
    Worth(1412, 96, provisional=False),
    0.98,
    (ISLES,),
)


def drawn(profile: Profile, lang: str = "en", theme: str = THEMES[0]) -> Image.Image:
    image = Image.open(BytesIO(render_profile(profile, Look(lang, (), (), words(lang), theme))))
    image.load()
    return image


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_each_language_and_theme_draws_a_card(lang: str, theme: str) -> None:
    assert drawn(ANN, lang, theme).width == WIDTH


def test_the_same_card_gives_the_same_bytes() -> None:
    assert drawn(ANN).tobytes() == drawn(ANN).tobytes()


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Bob"},
        {"below": "Another Server"},
        {"games": 38},
        {"places": (14, 9, 8, 4, 2)},
        {"kinds": (("routes", 54.2), ("ports", 3.2))},
        {"tickets": (160, 120)},
        {"rating": Worth(1412, 95, provisional=False)},
        {"rating": Worth(1412, 96, provisional=True)},
        {"rating": None},
        {"reliability": None},
        {"maps": (replace(ISLES, name="Capes"),)},
        {"maps": (replace(ISLES, longest=None),)},
        {"maps": (replace(ISLES, best=-4),)},
        {"maps": (replace(ISLES, rating=None),)},
    ],
)
def test_everything_is_seen_without_colours(changes: dict[str, object]) -> None:
    before, after = (one.convert("RGB").convert("L") for one in (drawn(ANN), drawn(replace(ANN, **changes))))
    same_part = (0, 0, WIDTH, min(before.height, after.height))
    assert ImageChops.difference(before.crop(same_part), after.crop(same_part)).getbbox() is not None


def test_a_card_with_little_to_tell_is_lower() -> None:
    little = replace(ANN, kinds=(), tickets=None, maps=(), rating=None, reliability=None, games=0, places=())
    assert drawn(little).height < drawn(ANN).height


def test_a_name_that_the_font_cannot_write_is_left_to_the_text() -> None:
    assert drawn(replace(ANN, name="李雷")).tobytes() == drawn(replace(ANN, name="A player")).tobytes()


@pytest.mark.parametrize(
    ("parts", "expected"), [((1, 1), [50, 50]), ((1, 0, 2), [33, 0, 67]), ((0, 0), [0, 0]), ((), [])]
)
def test_shares_fill_their_bar(parts: Sequence[int], expected: list[int]) -> None:
    assert shares(parts, 100) == expected


def test_kinds_of_points_stand_under_the_titles_of_the_final_table() -> None:
    kinds = {"routes": 90, "port": 20, "ports": -8, "loan": 0, "second_company": 0, "ticket": -30}
    assert means_of(kinds, 2) == [("routes", 45), ("port", 6), ("ticket", -15)]
