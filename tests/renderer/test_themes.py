"""Themes: every colour has its form in each, all that is written can be read, and none leaves a trace in another."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations, product
from math import dist

import pytest
from PIL import Image, ImageChops

from renderer.core.draw import crisp
from renderer.core.look import Look
from renderer.core.shelf import Room, weight_of
from renderer.core.theme import (
    CARDS,
    COLORS,
    FADED,
    PALE,
    PARK,
    RGB,
    SEATS,
    THEMES,
    Tone,
    Use,
    edge,
    glyph_ink,
    hollow,
    index_of,
    indexed,
    mix,
    on_seat,
    palette,
    shade,
    wearing,
)
from renderer.rail import boards
from renderer.rail.base import PLACES, painted, places
from renderer.rail.board import FOOT, render_board
from renderer.rail.hand import render_hand
from renderer.rail.score import render_score, render_tickets
from renderer.strings import colors
from renderer.strings.tiles import RIMMED
from tests.renderer.looks import KEYS, LANGUAGES, ended, look, middle, nothing_kept
from tests.rows import crossed

WRITTEN = (
    *(("ink", under) for under in ("land", "sea", "paper", "shade", "sky")),
    *(("chalk", under) for under in ("night", "dusk")),
    ("mist", "night"),
    ("gold", "night"),
    ("coal", "gold"),
    ("coal", "white"),
)
"""What names, numbers and words are written with, and on what."""
NEXT = 8.0
"""Pillow maps to a palette in steps of four; two numbers so close are one colour to anybody."""
SIGNS = (("muted", "paper"), ("yes", "paper"), ("no", "paper"), ("white", "yes"), ("white", "no"))
"""Large figures and drawn signs."""


def dressed(lang: str, seats: int, theme: str) -> Look:
    return replace(look(lang, seats), theme=theme)


def opened(picture: bytes) -> Image.Image:
    image = Image.open(BytesIO(picture))
    image.load()
    return image


def lightness(color: RGB) -> float:
    """Relative luminance, as the guidelines for web content define it."""
    parts = [part / 255 / 12.92 if part < 11 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: RGB, other: RGB) -> float:
    low, high = sorted((lightness(shade(one)), lightness(shade(other))))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
class TestEachTheme:
    def test_words_can_be_read(self, theme: str) -> None:
        with wearing(theme):
            ratios = {pair: contrast(*(COLORS[name] for name in pair)) for pair in WRITTEN}
        assert min(ratios.values()) >= (12 if theme == "contrast" else 6), ratios

    def test_large_signs_can_be_read(self, theme: str) -> None:
        with wearing(theme):
            ratios = {pair: contrast(*(COLORS[name] for name in pair)) for pair in SIGNS}
        assert min(ratios.values()) >= (7 if theme == "contrast" else 3), ratios

    def test_marks_of_players_can_be_seen(self, theme: str) -> None:
        with wearing(theme):
            ratios = {name: contrast(seat, on_seat(name)) for name, seat in SEATS.items()}
        assert min(ratios.values()) >= (7 if theme == "contrast" else 4.5), ratios

    def test_signs_of_companies_can_be_seen_on_tiles(self, theme: str) -> None:
        """By themselves, or by the rim that those have which would be too near to paper."""
        with wearing(theme):
            signs = {name: edge(seat) if name in RIMMED else seat for name, seat in SEATS.items()}
            ratios = {name: contrast(sign, COLORS["paper"]) for name, sign in signs.items()}
        assert min(ratios.values()) >= 2.2, ratios

    def test_marks_of_cards_and_routes_can_be_seen(self, theme: str) -> None:
        with wearing(theme):
            ratios = {kind: contrast(CARDS[kind], glyph_ink(kind)) for kind in CARDS}
        assert min(ratios.values()) >= (7 if theme == "contrast" else 3), ratios

    def test_spaces_stand_out_from_the_land(self, theme: str) -> None:
        with wearing(theme):
            ratios = {kind: contrast(edge(CARDS[kind]), COLORS["land"]) for kind in CARDS}
        assert min(ratios.values()) >= (15 if theme == "contrast" else 2.5), ratios

    def test_colours_of_cards_and_of_players_differ(self, theme: str) -> None:
        with wearing(theme):
            for family, apart in ((CARDS, 45), (SEATS, 80)):
                for one, other in combinations(family.values(), 2):
                    assert dist(shade(one), shade(other)) > apart

    def test_has_each_of_its_colours_in_its_palette(self, theme: str) -> None:
        """Alignment: what is painted in a flat colour comes out as just that colour."""
        with wearing(theme):
            found = palette()
            faded = [mix(tone, COLORS["land"], FADED) for kind in CARDS.values() for tone in (kind, edge(kind))]
            usual = [*COLORS.values(), *CARDS.values(), *SEATS.values(), *map(glyph_ink, CARDS), PARK]
            areas = ("sea", "land", "coast", "border", "river", "track", "shade", "paper", "gold", "ink")
            on_map = [*(COLORS[name] for name in areas), *usual[len(COLORS) :], *map(edge, CARDS.values())]
            uses: tuple[tuple[Use, list[Tone]], ...] = ("map", on_map), ("usual", usual), ("pale", faded)
            for use, color in [(use, tone) for use, tones in uses for tone in tones]:
                assert shade(color) in found
                assert use == "pale" or found[index_of(color)] == shade(color)
                flat = indexed(Image.new("RGB", (2, 2), shade(color)), use)
                assert dist(found[flat.tobytes()[0]], shade(color)) < NEXT

    def test_keeps_to_256_colours_on_maps_and_on_tables(self, theme: str) -> None:
        with wearing(theme):
            assert len(palette()) == 256
            assert len({shade(tone) for tone in colors.tones()}) <= 256

    def test_tones_of_soft_edges_differ_visibly(self, theme: str) -> None:
        """More of them take more bytes, and nobody sees a smoother edge."""
        with wearing(theme):
            colors = {index_of(color) for color in palette()}
            levels = {index_of(mix(COLORS["land"], COLORS["ink"], step / 16)) for step in range(17)}
        assert len(colors) < 140
        assert len(levels) >= 5

    def test_pale_pieces_keep_their_colour(self, theme: str) -> None:
        """They lie on spaces that are nearly as pale as the land."""
        with wearing(theme):
            grounds = [mix(hollow(card), COLORS["land"], FADED) for card in CARDS.values()]
            for under, seat in product(grounds, SEATS.values()):
                pale = shade(mix(under, seat, PALE))
                flat = indexed(Image.new("RGB", (2, 2), pale), "pale")
                assert dist(palette()[flat.tobytes()[0]], pale) < 30


@pytest.mark.parametrize(("key", "theme"), crossed(KEYS, THEMES, few=2))
def test_edges_are_made_of_what_they_lie_between(key: str, theme: str) -> None:
    """The map against the same in full colours: no pixel is far from what it should be."""
    view = middle(key, 3).view(None)
    with wearing(theme):
        whole = crisp(painted(boards.placed(view, "en"), False))
        few = indexed(whole, "map")
        few.putpalette([part for color in palette() for part in color])
        off = ImageChops.difference(whole, few.convert("RGB")).convert("L").histogram()
    assert sum(off[56:]) < whole.width * whole.height / 2000


@pytest.mark.parametrize(("key", "lang", "theme"), crossed(KEYS, LANGUAGES, THEMES, few=3))
def test_each_picture_is_drawn_in_each_theme(key: str, lang: str, theme: str) -> None:
    game, shown = ended(key, 3), dressed(lang, 3, theme)
    drawn = (
        render_board(game.view(None), shown),
        render_hand(game.view(1), shown),
        render_score(game.view(None), shown),
        render_tickets(game.view(None), shown, 0),
    )
    with wearing(theme):
        night = shade(COLORS["night"])
    for picture in drawn[1:]:
        image = opened(picture)
        assert image.convert("RGB").getpixel((1, image.height - 2)) == night
    assert opened(drawn[0]).convert("RGB").getpixel((1, opened(drawn[0]).height - FOOT + 1)) == night


class TestOneThemeAfterAnother:
    @pytest.mark.long
    def test_leaves_no_trace(self) -> None:
        view = middle(KEYS[0], 3).view(None)
        first = {theme: render_board(view, dressed("en", 3, theme)) for theme in THEMES}
        assert len(set(first.values())) == len(THEMES)
        assert {theme: render_board(view, dressed("en", 3, theme)) for theme in reversed(THEMES)} == first
        with nothing_kept():
            assert render_board(view, dressed("en", 3, "dark")) == first["dark"]

    @pytest.mark.long
    def test_is_drawn_in_threads_at_once(self) -> None:
        view = middle(KEYS[0], 3).view(None)
        looks = [dressed("en", 3, theme) for theme in THEMES] * 3
        expected = [render_board(view, shown) for shown in looks]
        with nothing_kept(), ThreadPoolExecutor(4) as pool:
            assert list(pool.map(lambda shown: render_board(view, shown), looks)) == expected

    def test_unknown_is_the_first(self) -> None:
        view = middle(KEYS[0], 2).view(None)
        assert render_board(view, dressed("en", 2, "plaid")) == render_board(view, look("en", 2))

    def test_is_as_light_or_dark_as_its_name(self) -> None:
        def brightness(theme: str) -> float:
            image = opened(render_board(middle(KEYS[0], 3).view(None), dressed("en", 3, theme))).convert("L")
            return sum(level * count for level, count in enumerate(image.histogram())) / (image.width * image.height)

        light, dark, strong = map(brightness, THEMES)
        assert dark < 80 < 130 < light < strong


class TestATone:
    def test_is_mixed_in_each_theme(self) -> None:
        one, other = Tone((0, 0, 0), (10, 10, 10), (20, 20, 20)), Tone((100, 0, 0), (110, 10, 10), (120, 20, 20))
        assert mix(one, other, 0.5).forms == ((50, 0, 0), (60, 10, 10), (70, 20, 20))
        assert mix(one, (100, 100, 100), 0.5).forms == ((50, 50, 50), (55, 55, 55), (60, 60, 60))

    def test_of_another_part_is_another_even_if_they_look_alike_in_the_light(self) -> None:
        assert tuple(COLORS["ink"]) == tuple(COLORS["coal"])
        assert COLORS["ink"] != COLORS["coal"]
        assert COLORS["ink"] == COLORS["ink"].forms[0]


class TestWhatIsKept:
    def test_is_limited_by_bytes(self) -> None:
        view = middle(KEYS[0], 2).view(None)
        shelf = boards.BoardCache(Room(3 * weight_of(boards.base(view, "en"))))

        def fill(names: Iterable[str]) -> None:
            for name in names:
                shelf.get((name,), view.rules.layout, lambda: boards.base(view, "en"))

        fill("abcdef")
        assert shelf.weight() == shelf.room.weight <= shelf.room.most
        assert [key for (key,) in shelf.kept] == ["d", "e", "f"]
        fill("d")
        assert next(reversed(shelf.kept)) == ("d",)

    def test_of_a_map_shares_its_places_between_themes(self) -> None:
        view = middle(KEYS[0], 2).view(None)
        boards.whole.clear()
        with wearing("light"):
            one = boards.base(view, "en")
        with wearing("dark"):
            other = boards.base(view, "en")
        assert one.free_of_names is other.free_of_names
        assert one.once("place", object) is other.once("place", object)
        assert one.plane.tobytes() != other.plane.tobytes()

    def test_of_places_goes_first_what_was_used_longest_ago(self) -> None:
        ground = boards.base(middle(KEYS[0], 2).view(None), "en")
        used = ground.once(("used", 0), object)
        for number in range(40):
            ground.once(("large", number), lambda: [float(one) for one in range(20_000)])
            assert ground.once(("used", 0), object) is used
        assert ground.once(("large", 39), str)
        assert not ground.once(("large", 0), str)
        assert places.weight() == places.room.weight <= PLACES
