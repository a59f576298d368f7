"""Large pictures: the parts together are the board, their names can be read on a phone, and nothing falls between."""

import pytest
from PIL import ImageChops

from engine.parts.routes import RoutesSeen
from renderer.core.draw import CAPITAL
from renderer.core.labels import label_box
from renderer.core.marks import Mark
from renderer.rail import boards, marks
from renderer.rail.board import render_board
from renderer.rail.large import ENOUGH, TALLEST, lenses_of, render_foot, render_part
from renderer.rail.own_map import PHONE
from tests.renderer.looks import LANGUAGES, look, middle, opened
from tests.renderer.test_close_up import SMALL
from tests.rows import crossed


@pytest.mark.parametrize("key", crossed(SMALL[::-1], few=1))
class TestTheParts:
    def test_are_those_of_the_board_and_below_them_is_the_rest(self, key: str) -> None:
        view, shown = middle(key, 3).view(None), look("ru", 3)
        board, (width, height) = opened(render_board(view, shown)), boards.base(view, "ru").geometry.size
        together = board.copy()
        for name, lens in lenses_of(view).items():
            part = opened(render_part(view, shown, lens))
            assert part.height <= TALLEST * part.width, name
            together.paste(part, (round(lens.left), round(lens.top)))
        foot = opened(render_foot(view, shown))
        together.paste(foot, (0, round(height)))
        assert foot.size == (round(width), board.height - round(height))
        assert ImageChops.difference(board, together).getbbox() is None
        corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1), (width / 2, height / 2)]
        assert all(any(lens.holds(x + 0.5, y + 0.5) for lens in lenses_of(view).values()) for x, y in corners)

    def test_have_letters_that_a_phone_shows_large_enough(self, key: str) -> None:
        view = middle(key, 3).view(None)
        text, parts = boards.base(view, "en").geometry.text, lenses_of(view).values()
        assert parts and all(text * CAPITAL * PHONE / lens.width >= ENOUGH for lens in parts)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_cut_no_name_through_that_another_does_not_show_whole(self, key: str, lang: str) -> None:
        """A few long names in the middle are cut; each part shows most of them."""
        view = middle(key, 3).view(None)
        ground, cut = boards.base(view, lang), list[str]()
        for city in ground.geometry.cities:
            left, top, right, low = label_box(*ground.label(city))
            corners = ((max(left, 0), max(top, 0)), (right, low))
            if not any(all(lens.holds(*corner, 1) for corner in corners) for lens in lenses_of(view).values()):
                cut.append(city)
        assert len(cut) <= 4, cut

    def test_number_every_change_in_each_part_that_shows_it(self, key: str) -> None:
        view = middle(key, 3).view(None)
        ground = boards.base(view, "en")
        marked: list[Mark] = [("route", route) for route in view.seen(RoutesSeen).owners]
        spots = {name: marks.places(ground, marked, lens) for name, lens in lenses_of(view).items()}
        for at, (_, route) in enumerate(marked):
            if ground.geometry.routes[str(route)]:
                assert any(found[at][1] is not None for found in spots.values()), route
