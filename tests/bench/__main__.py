"""`make bench`: figures to be compared within one run, since machines differ and are shared."""

from __future__ import annotations

import asyncio
import io
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from PIL import Image

from cogs._words import catalogue
from data.library import load
from data.store import Append, GameRow, StepRow, Store
from engine.board.network import longest_trail
from engine.core.codec import decode_state, encode_state
from engine.core.game import Game
from engine.core.view import View
from engine.matches import play_match
from engine.parts.routes import Route, Routes, RoutesSeen
from engine.parts.strings import LayString, Strings, company_of, tabletop
from engine.players import known_players
from engine.tabletop.judge import verdict
from engine.tabletop.laying import detours
from engine.tabletop.suggest import strings
from renderer import base as bases
from renderer.board import render_board
from renderer.focus import part, render_focus, render_preview
from renderer.look import Look
from renderer.table import render_table
from renderer.theme import THEMES


def median_ms(work: Callable[[], object], times: int) -> float:
    took = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


def row(what: str, figure: str) -> None:
    print(f"{what:<58} {figure}", flush=True)


def games() -> None:
    """Random whole games on every map, two seats, every action checked, by the time of one core."""
    players = [known_players()["random"]] * 2
    for key in sorted(load().games):
        rules, rng = load().rules(key), Random(1)
        began, moves, count = time.process_time(), 0, 2 if rules.has(Strings) else 300
        for _ in range(count):
            moves += play_match(rules, players, rng).moves
        took = time.process_time() - began
        row(f"random games, {key}, 2 seats", f"{count / took:7.3g} a second ({took / moves * 1e6:.0f} us a move)")


def network(routes: list[Route], rng: Random) -> tuple[tuple[str, str, int], ...]:
    """A dense network of 45 spaces, as nobody would build it: short routes that hang together."""
    own: list[Route] = []
    left, places = 45, set(routes[0].cities)
    while True:
        near = [r for r in routes if r not in own and r.length <= left and places & set(r.cities)]
        if not near:
            return tuple((*route.cities, route.length) for route in own)
        near.sort(key=lambda route: route.length)
        chosen = near[rng.randrange(min(3, len(near)))]
        own.append(chosen)
        places |= set(chosen.cities)
        left -= chosen.length


def trails() -> None:
    rng, took = Random(2), []
    for key in sorted(load().games):
        rules = load().rules(key)
        if not rules.has(Routes):
            continue
        routes = list(rules.part(Routes).order)
        for _ in range(300):
            links = network(rng.sample(routes, len(routes)), rng)
            took.append(median_ms(lambda links=links: longest_trail.__wrapped__(links), 1))  # type: ignore[misc]
    took.sort()
    row("longest trail, dense networks of 45 spaces", f"{statistics.median(took):7.2f} ms, worst {took[-1]:.1f} ms")


def middle_of_a_game(key: str, moves: int = 300) -> Game:
    rng = Random(4)
    game, _ = Game.new(load().rules(key), 4, rng)
    while moves and not game.over:
        legal = game.legal(game.waiting[0])
        game, _ = game.play(legal[rng.randrange(len(legal))], rng)
        moves -= 1
    return game


def states(key: str) -> None:
    game = middle_of_a_game(key)
    text = encode_state(game)
    row(f"state to JSON, {key}", f"{median_ms(lambda: encode_state(game), 200):7.3f} ms, {len(text) / 1024:.1f} KiB")
    row(f"state from JSON, {key}", f"{median_ms(lambda: decode_state(game.rules, text), 200):7.3f} ms")


def encoding_ms(png: bytes) -> float:
    """What nothing but the encoding of the same picture takes."""
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return median_ms(lambda: picture.save(io.BytesIO(), "PNG", compress_level=1), 15)


def picture(what: str, render: Callable[[], bytes]) -> None:
    """A picture against its encoding; the first one finds nothing that is kept for it."""
    first = median_ms(render, 1)
    floor = encoding_ms(render())
    whole = median_ms(render, 15)
    row(what, f"{whole:7.1f} ms, {whole / floor:.2f} times its encoding ({floor:.1f} ms); the first one {first:.0f} ms")


def pictures(key: str) -> None:
    """A whole board, plain, with what changed in a round, and in the other themes."""
    view = middle_of_a_game(key).view(None)
    render = render_table if view.rules.has(Strings) else render_board
    look = Look("en", ("Ann", "Bob", "Cleo", "Dan"), ("blue", "red", "green", "black"), partial(catalogue().say, "en"))
    picture(f"board picture, {key}", lambda: render(view, look))
    for theme in THEMES[1:]:
        dressed = replace(look, theme=theme)
        picture(f"the same, {theme}", lambda dressed=dressed: render(view, dressed))  # type: ignore[misc]
    if not view.rules.has(Strings):
        owned = list(view.seen(RoutesSeen).owners)
        for count in (3, 12):
            marked = [("route", route) for route in owned[-count:]]
            picture(f"the same, {count} routes ringed", lambda marked=marked: render_board(view, look, marked))  # type: ignore[misc]
        crops(key, view, look)


def crops(key: str, view: View, look: Look) -> None:
    """A part of a map and previews, none of which was drawn before."""
    picture(f"a quarter of the map, {key}", lambda: render_focus(view, look, part(view, "centre")))
    seen = view.seen(RoutesSeen)
    free = [route for route in view.part(Routes).routes if route not in seen.owners and route not in seen.closed][:15]
    took = [median_ms(lambda route=route: render_preview(view, look, 0, ("route", route)), 1) for route in free]  # type: ignore[misc]
    row(
        f"a route before it is built, {key}", f"{statistics.median(took):7.1f} ms the first time, worst {max(took):.0f}"
    )


def kept() -> None:
    """What boards that are kept weigh, with the stamps on them."""
    boards, parts = bases._boards, bases._crops
    told = f"{boards.weight() / 1e6:.0f} of {boards.most / 1e6:.0f} MB in {len(boards.bases)} boards"
    row("boards kept", f"{told}, {parts.weight() / 1e6:.0f} of {parts.most / 1e6:.0f} MB in {len(parts.bases)} parts")


def suggestions(key: str) -> None:
    """Suggested strings on the full table of a last turn, against judging one of them."""
    rng = Random(2)
    game, _ = Game.new(load().rules(key), 5, rng)
    last = game
    while not game.over:
        legal = game.legal(game.waiting[0])
        laying = [action for action in legal if isinstance(action, LayString)]
        last = game if laying else last
        game, _ = game.play(rng.choice(laying or legal), rng)
    table, company = tabletop(last), company_of(last)
    assert company is not None

    def afresh() -> None:
        detours.cache_clear()
        strings(table, company, "long")

    whole = median_ms(afresh, 5)
    path = strings(table, company, "long")[0].path
    one = median_ms(lambda: verdict(table, company, "long", path), 20)
    told = f"{whole:7.0f} ms, {whole / one:.0f} times one verdict ({one:.1f} ms)"
    row(f"suggestions, {len(table.tiles)} tiles and {len(table.laid)} strings", told)


async def storage(key: str) -> None:
    """Steps stored durably: one game after the other, and many games at once, which share commits."""
    game = middle_of_a_game(key)
    state = encode_state(game)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        blank = GameRow(0, 1, 1, key, "classic", "{}", 1, 4, "playing", 0, None)
        games = [await store.new_game(replace(blank, channel_id=channel), [], 0) for channel in range(64)]

        async def steps(game_id: int, count: int) -> None:
            for step in range(1, count + 1):
                await store.append(Append(game_id, StepRow(step, 0, "{}", "[]"), state, "playing", 0))

        began = time.perf_counter()
        await steps(games[0], 200)
        row("steps stored, one game", f"{200 / (time.perf_counter() - began):7.0f} a second")
        began = time.perf_counter()
        await asyncio.gather(*(steps(game_id, 20) for game_id in games[1:]))
        row("steps stored, 63 games at once", f"{63 * 20 / (time.perf_counter() - began):7.0f} a second")
        await store.close()


def main() -> None:
    games()
    trails()
    for key in sorted(load().games):
        states(key)
        pictures(key)
        if load().rules(key).has(Strings):
            suggestions(key)
    kept()
    asyncio.run(storage(next(iter(sorted(load().games)))))


if __name__ == "__main__":
    main()
