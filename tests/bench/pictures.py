"""Pictures against nothing but the encoding of the same picture."""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from random import Random

from PIL import Image

from cogs.text.catalogue import catalogue
from data.maps.library import GAMES, load
from data.tools.cap_heights import PHONES, heights
from engine.core.game import Game
from engine.core.view import View
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.strings import Strings, tabletop
from engine.strings.judge import _verdict, verdict
from engine.strings.laying import detours
from engine.strings.suggest import strings
from renderer.core import packing
from renderer.core.look import Look
from renderer.core.marks import Mark
from renderer.core.shelf import room
from renderer.core.theme import THEMES
from renderer.rail.board import render_board
from renderer.rail.boards import whole
from renderer.rail.close_up import lens_of, render_close_up
from renderer.rail.focus import part, render_focus, render_preview
from renderer.rail.large import lenses_of, render_foot, render_part
from renderer.rail.own_map import has_map, render_own_map
from renderer.strings.table import render_close_up as table_close_up
from renderer.strings.table import render_table
from tests.bench.engine import full_table, middle_of_a_game
from tests.bench.figures import Figure, against, median_ms, taken_ms, tell

MOST = 1.5
"""What a move's picture may take, in encodings of the same picture."""
NEW_STRING, NEW_TILE = "  with a new string", "  with a new tile"
LOOK = Look("en", ("Ann", "Bob", "Cleo", "Dan"), ("blue", "red", "green", "black"), partial(catalogue().say, "en"))


def encoding_ms(png: bytes, times: int = 15) -> float:
    """What nothing but the encoding of the same picture takes."""
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return median_ms(lambda: picture.save(io.BytesIO(), "PNG", compress_level=1), times)


def picture(what: str, render: Callable[[], bytes]) -> None:
    """The first picture finds nothing that is kept for it, so it is reported separately; no bands are kept for any."""

    def unpacked() -> bytes:
        packing.kept.clear()
        return render()

    first = median_ms(unpacked, 1)
    floor = encoding_ms(unpacked())
    against(what, median_ms(unpacked, 15), ("its encoding", floor))
    tell(Figure("  first picture, empty cache", f"{first:.0f} ms"))


def boards(key: str) -> None:
    """A whole board step by step, and with what changed in a round, of which nothing was compressed before."""
    if load().rules(key).has(Strings):
        tables(key)
        return
    steps(key, render_board)
    view = middle_of_a_game(key).view(None)
    owned = list(view.seen(RoutesSeen).owners)
    for count in (0, 3, 12):
        marked = [("route", route) for route in owned[-count:]] if count else []
        what = f"  {count} routes ringed" if count else "  nothing of it compressed before"
        picture(what, lambda marked=marked: render_board(view, LOOK, marked))  # type: ignore[misc]
    close_up(view)
    large(view)
    crops(key, view)


def large(view: View) -> None:
    """The board in parts, all of them, against the whole."""
    parts = [partial(render_part, view, LOOK, lens) for lens in lenses_of(view).values()]
    board, foot = median_ms(lambda: render_board(view, LOOK), 15), partial(render_foot, view, LOOK)
    ms = median_ms(lambda: [render() for render in (*parts, foot)], 15)
    against(f"  in {len(parts)} parts and a foot", ms, ("the whole board", board), None)


def close_up(view: View) -> None:
    """What a turn's message takes more where three routes that changed are near each other."""
    owned: list[Mark] = [("route", route) for route in view.seen(RoutesSeen).owners]
    three = (list(marked) for marked in combinations(owned, 3))
    if marked := next((marked for marked in three if lens_of(view, LOOK.lang, marked)), None):
        picture("  close-up of 3 routes", lambda: render_close_up(view, LOOK, marked))


def tables(key: str) -> None:
    """A table of strings step by step, and a part of it."""
    views = steps(key, render_table, brought)
    tiles: list[Mark] = [("tile", tile.name) for tile in tabletop(views[-1]).tiles]
    marked = next(list(pair) for pair in combinations(tiles, 2) if table_close_up(views[-1], LOOK, pair))
    render_table(views[-1], LOOK, marked=marked)
    picture("  close-up of 2 tiles", lambda: table_close_up(views[-1], LOOK, marked))


def steps(
    key: str, render: Callable[[View, Look], bytes], kind: Callable[[View, View], str] | None = None
) -> list[View]:
    """A picture as its channel sees it: each one shows one step more than the one before.

    None of them was ever drawn, so painting what is new counts too. The figure is the mean of the last steps of a game,
    and by the `kind` of a step. The steps are returned.
    """
    views = last_steps(key)
    for theme in THEMES:
        look = replace(LOOK, theme=theme)
        first = median_ms(partial(render, views[0], look), 1)
        took = dict[str, list[tuple[float, float]]]()
        size = 0
        for before, view in pairwise(views):
            began = time.perf_counter()
            png = render(view, look)
            both = (time.perf_counter() - began) * 1000, encoding_ms(png, 5)
            size += len(png)
            for what in ("", kind(before, view)) if kind else ("",):
                took.setdefault(what, []).append(both)
        named = f"board picture, {key}" if theme == THEMES[0] else f"  {theme}"
        for what, found in took.items():
            ms, floor = (statistics.mean(times) for times in zip(*found, strict=True))
            against(what or named, ms, ("its encoding", floor), None if what else MOST)
        tell(Figure("  its size", f"{size / (len(views) - 1) / 1000:.0f} kB"))
        tell(Figure("  first picture, empty cache", f"{first:.0f} ms"))
    return views


def last_steps(key: str, steps: int = 40) -> list[View]:
    """What everybody sees after each of the last steps of a game of four."""
    rng = Random(4)
    game, _ = Game.new(load().rules(key), 4, rng)
    views = [game.view(None)]
    while not game.over:
        game, _ = game.play(rng.choice(game.legal(game.waiting[0])), rng)
        views.append(game.view(None))
    return views[-steps - 1 :]


def brought(before: View, after: View) -> str:
    """What lies there after a step that did not lie there before."""
    one, other = tabletop(before), tabletop(after)
    return NEW_STRING if len(other.laid) > len(one.laid) else NEW_TILE


def crops(key: str, view: View) -> None:
    """Each seat's map of its tickets; a part of a map and previews, none of which was drawn before."""
    game = middle_of_a_game(key)
    own = [game.view(seat) for seat in range(game.seats) if has_map(game.view(seat))]
    for seat, mine in enumerate(own[:2]):
        picture(
            f"map of a seat's tickets, {key}" if not seat else "  of another seat",
            partial(render_own_map, mine, LOOK),
        )
    picture(f"map section, {key}", lambda: render_focus(view, LOOK, part(view, "centre")))
    seen = view.seen(RoutesSeen)
    free = [route for route in view.part(Routes).routes if route not in seen.owners and route not in seen.closed][:15]
    took = [taken_ms(lambda route=route: render_preview(view, LOOK, 0, ("route", route)), 1)[0] for route in free]  # type: ignore[misc]
    worst = f"worst {max(took):.0f} ms"
    tell(Figure(f"claim preview, {key}", f"median {statistics.median(took):.0f} ms", worst))


def a_second() -> None:
    """Pictures one after the other, on one core; nothing of them was compressed before."""
    views = [middle_of_a_game(key).view(None) for key in sorted(load().games)]
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < 3:
        for view in views:
            packing.kept.clear()
            (render_table if view.rules.has(Strings) else render_board)(view, LOOK)
            count += 1
    tell(Figure("pictures, all maps in turn", f"{count / (time.perf_counter() - began):.0f} a second"))


def names_on_a_phone() -> None:
    """How high the names of each map are, the smallest and the median."""
    for path in sorted(GAMES.glob("*.json")):
        rules = load().rules(path.stem)
        for phone in PHONES if rules.layout else ():
            smallest, middle, sign = heights(rules).on_phone(phone)
            signs = "" if sign is None else f", signs {sign:.1f} px"
            tell(
                Figure(
                    f"capitals, {path.stem}, {phone} px wide", f"{smallest:.1f} px", f"median {middle:.1f} px{signs}"
                )
            )


def kept() -> None:
    """What all that is kept weighs, and the boards alone."""
    boards = f"{whole.weight() / 1e6:.0f} MB in {len(whole.kept)} boards"
    tell(Figure("picture cache", f"{room.weight / 1e6:.0f} of {room.most / 1e6:.0f} MB", boards))


def suggestions(key: str) -> None:
    """Suggested strings on the full table of a last turn, against judging one of them."""
    table, company = full_table(key)

    def afresh() -> None:
        detours.cache_clear()
        strings(table, company, "long")

    path = strings(table, company, "long")[0].path

    def judged() -> None:
        _verdict.cache_clear()
        verdict(table, company, "long", path)

    one = median_ms(judged, 20)
    against(
        f"suggestions, {len(table.tiles)} tiles, {len(table.laid)} strings", median_ms(afresh, 5), ("a verdict", one)
    )
