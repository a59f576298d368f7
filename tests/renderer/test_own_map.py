"""A map for one's own tickets: cut to what matters, legible on a phone, and read without its colors."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from data.maps.library import load
from data.tools.pictures import at_turn, played
from engine.core.view import View
from engine.parts.market import DrawCard
from engine.parts.routes import RoutesSeen
from engine.parts.tickets import Tickets
from engine.position import place
from renderer.core.fonts import font
from renderer.core.labels import CUT, label_box, sign_box
from renderer.core.theme import COLORS, THEMES
from renderer.rail import boards
from renderer.rail.own_map import LEAST, has_map, lenses_of, plan_of, render_own_map, title_height
from tests.renderer.looks import KEYS, LANGUAGES, ended, look, middle, opened, start
from tests.rows import crossed

PHONE, FEW = 390, 120
"""The width of a phone, and pixels that a ring beside a name may have of its color."""
SEATS = 3


@cache
def hands(key: str) -> tuple[View, ...]:
    """Hands of several games, at the choice of tickets, early, late and at the end."""
    games = [start(key, SEATS), middle(key, SEATS), ended(key, SEATS)]
    games += [played(key, load().rules(key).seats[1], seed, at_turn(turn)) for seed, turn in ((3, 12), (8, 60))]
    views = [game.view(seat) for game in games for seat in range(game.seats)]
    return tuple(view for view in views if has_map(view))


def inked(picture: Image.Image) -> int:
    """How many pixels have the color of names."""
    return sum(
        count for count, color in picture.getcolors(picture.width * picture.height) or () if color == COLORS["ink"]
    )


@pytest.mark.parametrize("key", crossed(KEYS, few=2))
class TestAMapOfTickets:
    @pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
    def test_has_letters_of_seven_pixels_on_a_phone(self, key: str, lang: str) -> None:
        """Capitals by the box of their glyphs, those on the signs at the edges too, which are drawn as large."""
        views = hands(key)
        ground = boards.placed(views[0], lang)
        _, top, _, low = font(CUT, ground.geometry.text).getbbox("H", anchor="ls")
        assert len(views) > 10
        for view in views:
            lenses = lenses_of(ground, plan_of(view))
            assert {lens.width for lens in lenses} == {lenses[0].width}
            assert (low - top) * PHONE / lenses[0].width >= 7.0
            assert lenses[0].width >= LEAST[0]

    @pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
    def test_shows_each_city_and_each_missing_link_whole(self, key: str, lang: str) -> None:
        for view in hands(key):
            ground, plan = boards.placed(view, lang), plan_of(view)
            lenses, (wide, high) = lenses_of(ground, plan), ground.geometry.size
            for lens in lenses:
                assert lens.left >= 0 and lens.left + lens.width <= wide
                assert lens.top >= 0 and lens.top + lens.height <= high
            for city in plan.stops:
                left, top, right, low = label_box(*ground.label(city))
                assert any(lens.holds_box((left, top, right, low)) for lens in lenses), city
            for route in (*plan.missing, *plan.own):
                for x, y, _ in ground.geometry.routes[route]:
                    assert any(lens.holds(x, y, -5) for lens in lenses), route

    @pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
    def test_shows_no_name_that_an_edge_would_cut(self, key: str, lang: str) -> None:
        """There are no letters where the rest of such a name would be."""
        cut = 0
        for view in hands(key)[::3]:
            ground = boards.placed(view, lang)
            lenses = lenses_of(ground, plan_of(view))
            picture, y = opened(render_own_map(view, look(lang, view.seats))), 0
            for lens in lenses:
                y += title_height(ground, lenses)
                part = Image.new("RGB", ground.geometry.size)
                part.paste(picture.crop((0, y, picture.width, y + lens.size[1])), (round(lens.left), round(lens.top)))
                y += lens.size[1]
                for city in ground.geometry.cities:
                    box = label_box(*ground.label(city))
                    if not lens.holds_box(box):
                        letters = inked(part.crop([round(edge) for edge in box]))  # type: ignore[arg-type]
                        assert letters < FEW, (city, letters)
                        cut += any(lens.holds(x, y) for x in box[::2] for y in box[1::2])
        assert cut > 3

    def test_is_at_most_a_screen_and_a_bit_high(self, key: str) -> None:
        for view in hands(key):
            lenses = lenses_of(boards.placed(view, "en"), plan_of(view))
            assert len(lenses) <= 2
            assert sum(lens.height for lens in lenses) * PHONE / lenses[0].width < 930

    def test_shows_no_ticket_of_anybody_else(self, key: str) -> None:
        """What others hold changes nothing in it."""
        rules = load().rules(key)
        one, two, three = list(rules.part(Tickets).tickets)[:3]
        mine, other = (
            place(rules, 2, {"tickets": [[one], [held]], "hands": [[], []]}, Random(1)).view(0) for held in (two, three)
        )
        assert render_own_map(mine, look("en", 2)) == render_own_map(other, look("en", 2))


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
def test_a_map_of_tickets_is_drawn_in_every_theme(key: str) -> None:
    view = hands(key)[SEATS]
    ground = boards.placed(view, "uk")
    lenses = lenses_of(ground, plan_of(view))
    above = title_height(ground, lenses)
    size = round(lenses[0].width), sum(lens.size[1] + above for lens in lenses)
    pictures = [render_own_map(view, replace(look("uk", view.seats), theme=theme)) for theme in THEMES]
    assert {opened(picture).size for picture in pictures} == {size}
    assert len(set(pictures)) == len(THEMES)


@pytest.mark.parametrize("lang", crossed(LANGUAGES, few=1))
def test_two_parts_of_a_map_have_each_a_title(lang: str) -> None:
    view, ground, lenses = next(
        (view, ground, lenses)
        for view in hands("europe")
        if len(lenses := lenses_of(ground := boards.placed(view, lang), plan_of(view))) == 2
    )
    picture, y, titles = opened(render_own_map(view, look(lang, view.seats))), 0, []
    for lens in lenses:
        titles.append(picture.crop((0, y, picture.width, y + title_height(ground, lenses))))
        y += title_height(ground, lenses) + lens.size[1]
    assert y == picture.height
    assert all(len(title.getcolors() or ()) > 1 for title in titles)
    assert titles[0].tobytes() != titles[1].tobytes()


LINKS = ("oklahoma_city-kansas_city-1", "oklahoma_city-kansas_city-2")
TICKET = "kansas_city-houston"


def position(**given: object) -> View:
    """The view of the first of two players, who would have to pay for everything."""
    return place(load().rules("usa"), 2, {"hands": [[], []], **given}, Random(1)).view(0)


def patch(view: View, x: float, y: float) -> Image.Image:
    """What is around a point of the map, in gray."""
    ground, picture, top = boards.placed(view, "en"), opened(render_own_map(view, look("en", 2))).convert("L"), 0
    lenses = lenses_of(ground, plan_of(view))
    for lens in lenses:
        top += title_height(ground, lenses)
        if lens.holds(x, y, -20):
            left, high = x - lens.left, top + y - lens.top
            return picture.crop((round(left - 12), round(high - 12), round(left + 12), round(high + 12)))
        top += lens.size[1]
    raise AssertionError("the point isn't in the picture")


def are_apart(pictures: list[Image.Image]) -> bool:
    """Whether each two gray pictures differ clearly."""
    pairs = combinations(pictures, 2)
    return all(ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8 for one, other in pairs)


def test_a_missing_a_free_an_own_a_foreign_and_a_closed_route_differ_in_gray() -> None:
    first, second = LINKS
    bare = {"tickets": [[TICKET], []]}
    free, mine, hers = (position(**bare, claimed=claimed) for claimed in ({}, {first: 0}, {first: 1}))
    missing = next(link for link in LINKS if link in plan_of(free).missing)
    other = first if missing == second else second
    assert hers.seen(RoutesSeen).closed == {second}
    at = {link: boards.placed(free, "en").geometry.routes[link][0][:2] for link in LINKS}
    states = [(free, missing), (free, other), (mine, first), (hers, first), (hers, second)]
    assert are_apart([patch(view, *at[link]) for view, link in states])


def test_the_city_of_a_completed_ticket_has_another_mark_in_gray() -> None:
    view = position(tickets=[[TICKET], []])
    claimed = dict.fromkeys(plan_of(view).missing, 0)
    done = position(tickets=[[TICKET], []], claimed=claimed)
    assert plan_of(view).stops == {"kansas_city": False, "houston": False}
    assert plan_of(done).stops == {"kansas_city": True, "houston": True} and not plan_of(done).missing
    at = boards.placed(view, "en").geometry.cities["houston"]
    assert are_apart([patch(view, *at), patch(done, *at)])


@pytest.mark.parametrize("key", crossed(KEYS, few=1))
def test_it_is_drawn_only_when_something_on_it_has_changed(key: str) -> None:
    game, rng, shown = middle(key, SEATS), Random(5), look("en", SEATS)
    drawn = boards.base(game.view(0), "en", is_faded=True).drawn
    for step in range(15):
        drawn.clear()
        alone = render_own_map(game.view(0), shown)
        action = rng.choice(list(game.legal(game.waiting[0])))
        game = game.after(game.act(action, Random(step)))
        kept = render_own_map(game.view(0), shown)
        if isinstance(action, DrawCard):
            assert (kept, len(drawn.kept)) == (alone, 1)
        drawn.clear()
        assert render_own_map(game.view(0), shown) == kept


def test_a_route_that_no_ticket_needs_makes_the_map_no_smaller() -> None:
    plain, more = (position(tickets=[[TICKET], []], claimed=claimed) for claimed in ({}, {"seattle-helena": 0}))
    ground = boards.placed(plain, "en")
    assert not plan_of(more).own
    assert lenses_of(ground, plan_of(more)) == lenses_of(ground, plan_of(plain))


def test_nothing_is_drawn_without_tickets_or_for_everybody() -> None:
    for view in (position(tickets=[[], []]), middle("usa", SEATS).view(None)):
        assert not has_map(view)
        with pytest.raises(ValueError, match="no tickets"):
            render_own_map(view, look("en", 2))


@pytest.mark.long
def test_signs_at_the_edges_have_the_letters_of_names() -> None:
    """They are drawn again over the smaller ones of the board, which they cover."""
    view = hands("world")[0]
    for lang in LANGUAGES:
        ground = boards.placed(view, lang)
        for sign in ground.geometry.signs:
            small, large = (
                sign_box(sign.label(lang), ground.names[sign.city], size)
                for size in (ground.geometry.sign, ground.geometry.text)
            )
            assert large[0] <= small[0] and large[1] <= small[1] and small[2] <= large[2] and small[3] <= large[3]
