"""Favourite routes of a person or of a whole server: drawn on the map, and as a list."""

from __future__ import annotations

from functools import partial

from cogs.stats.pages import Page, Reader, page_of, pages_of
from cogs.tables.family import family_of
from cogs.text.localizer import Localizer
from cogs.text.names import safe
from data.store.statistics import together
from engine.core.game import Game
from engine.core.refused import Refused
from renderer.core.look import Look
from renderer.league.heat import HeatHead, favourites, render_heat

ON_PAGE = 25


async def routes_page(
    reader: Reader, map_: str, user_id: int | None, name: str | None, number: int, *, is_public: bool = False
) -> Page:
    """A page of the routes of a map; `user_id` None: everybody's. Raises Refused: stats_hidden, unknown_map."""
    told = await reader.person(user_id, name) if user_id is not None else ""
    if map_ not in reader.bot.library.games:
        raise Refused("unknown_map", map=map_)
    title, what = reader.map_name(map_), f"m~{user_id or 0}~{map_}"
    said = [reader.say("stats-routes-title", map=title)]
    rules = reader.bot.library.rules(map_)
    if not family_of(rules).has_map:
        said.append(reader.say("stats-routes-strings", map=title))
        return await page_of(reader, said, None, (0, 1, what), is_public=is_public)
    if user_id is None:
        counts = await reader.statistics.routes(reader.guild_id, map_)
    else:
        counts = together((await reader.statistics.of_person(reader.guild_id, user_id, map_)).values()).routes
    localizer = Localizer(reader.bot.words, reader.lang, None, rules)
    known = {route: times for route, times in counts.items() if route in localizer.map.routes}
    if not known:
        key = "stats-routes-none" if user_id is None else "stats-routes-none-person"
        said.append(reader.say(key, name=safe(told)))
        return await page_of(reader, said, None, (0, 1, what), is_public=is_public)
    order = favourites(known, len(known))
    lines = [reader.say("stats-route", times=known[route], route=localizer.route(route)) for route in order]
    pages = pages_of(lines, ON_PAGE)
    number = min(number, len(pages) - 1)
    said.append(reader.say("stats-routes-all") if user_id is None else reader.say("stats-routes-of", name=safe(told)))
    head = HeatHead(told or reader.say("stats-everybody"), reader.say("stats-routes", map=title))

    def render(look: Look) -> bytes:
        return render_heat(Game.blank(rules, rules.seats[0]).view(None), look, known, head)

    return await page_of(
        reader,
        [*said, *pages[number]],
        None if number else partial(render),
        (number, len(pages), what),
        is_public=is_public,
    )
