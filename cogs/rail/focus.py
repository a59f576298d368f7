"""A closer look at a part of a map: which part typed words mean, and the message that shows it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.core.components import BOARD, MOST_ALT, Panel, Pick, Row, gallery
from cogs.play.options import fits, folded, near
from cogs.play.pictures import drawn_file
from cogs.tables.family import WHOLE
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, shorten
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.routes import RoutesSeen
from renderer.core.marks import Mark
from renderer.rail.base import Lens
from renderer.rail.focus import PARTS, around, cities_in, part, render_focus, routes_in

PART_NAMES = KeyFamily("part-{}", PARTS)
PART_ALIASES = KeyFamily("alias-part-{}", PARTS)

MOST_NEAR = 4
"""How many names are proposed for one that is not known."""
MOST_TEXT = 3400
"""Of the 4,000 characters of a message, what a part of the map in words may take."""


def part_name(localizer: Localizer, name: str) -> str:
    """Return the name of a part of the map; north is up."""
    return localizer.say(PART_NAMES(name))


def focus_name(localizer: Localizer, name: str) -> str:
    """Return the name of a part of the map or a city."""
    return part_name(localizer, name) if name in PARTS else localizer.city(name)


def focus_labels(localizer: Localizer, typed: str) -> dict[str, str]:
    """Return the parts, then the cities, that the words fit in any language, by label."""
    words, known = folded(typed), _known(localizer)
    cities = sorted((localizer.city(city), city) for city in localizer.map.cities)
    labels = {part_name(localizer, name): name for name in PARTS} | dict(cities)
    return {label: name for label, name in labels.items() if any(fits(words, called) for called in known[name])}


def _known(localizer: Localizer) -> dict[str, list[list[str]]]:
    """Return the words of each part's and city's name, in each language."""
    found: dict[str, list[list[str]]] = {}
    for lang in LANGS:
        reading = Localizer(localizer.words, lang, localizer.table, localizer.rules)
        for name in PARTS:
            called = [part_name(reading, name), *reading.say(PART_ALIASES(name)).split(",")]
            found.setdefault(name, []).extend(map(folded, called))
        for city in localizer.map.cities:
            found.setdefault(city, []).append(folded(reading.city(city)))
    return found


def parse_focus(localizer: Localizer, text: str) -> str:
    """Return the part of the map or the city that is meant, by its name in any language.

    Raises: Refused `unknown_focus`, with similar names, or `several_focus`.
    """
    if text in PARTS or text in localizer.map.cities:
        return text
    typed, known = folded(text), _known(localizer)
    exact = [name for name, called in known.items() if typed and typed in called]
    found = exact or [name for name, called in known.items() if typed and any(fits(typed, words) for words in called)]
    if len(found) == 1:
        return found[0]
    meant = found or near(typed, known, MOST_NEAR) or list(PARTS)  # parts are the same on every map
    names = tuple(focus_name(localizer, name) for name in meant[:MOST_NEAR])
    raise Refused("several_focus" if found else "unknown_focus", text=text, names=names)


def lens_of(view: View, name: str) -> Lens:
    """Return the area of a part of the map, or around a city."""
    return part(view, name) if name in PARTS else around(view, name)


async def focus_panel(
    localizer: Localizer, table: Table, name: str, theme: str | None
) -> tuple[ui.LayoutView, discord.File | None]:
    """Return the enlarged part of the map with a select of the others; as text without a theme or picture."""
    view = table.running.view(None)
    lens = lens_of(view, name)
    words, lang, file = localizer.words, localizer.lang, None
    if theme is not None:
        file = await drawn_file(partial(render_focus, lens=lens), BOARD, words, lang, table, None, theme=theme)
    if file:
        shown: ui.Item[Any] = gallery(BOARD, focus_text(localizer, view, name, lens))
    else:
        shown = ui.TextDisplay(focus_text(localizer, view, name, lens, MOST_TEXT))
    return Panel(shown, Row(part_pick(localizer, table, name))), file


def part_pick(localizer: Localizer, table: Table, chosen: str = WHOLE) -> Pick:
    """Return a select of the whole map and its parts."""
    options = [discord.SelectOption(label=localizer.say("part-all"), value=WHOLE, default=chosen == WHOLE)]
    options += [
        discord.SelectOption(label=part_name(localizer, name), value=name, default=name == chosen) for name in PARTS
    ]
    return Pick(table.id, table.step, "pickpart", options, placeholder=localizer.say("part-pick"))


def focus_text(localizer: Localizer, view: View, name: str, lens: Lens, most: int = MOST_ALT) -> str:
    """Return what the enlarged part shows, as alt text: its cities, who owns which routes, and what is free."""
    owners, routes = view.seen(RoutesSeen).owners, routes_in(view, lens)
    cities = ", ".join(localizer.city(city) for city in cities_in(view, lens))
    sentences = [
        localizer.say("alt-focus", part=focus_name(localizer, name)),
        localizer.say("alt-focus-cities", cities=cities),
    ]
    for seat in range(view.seats):
        own = [localizer.link(route) for route in routes if owners.get(route) == seat]
        if own:
            player = localizer.name(seat, plain=True)
            facts = {"player": player, "color": localizer.color(seat), "routes": ", ".join(own)}
            sentences.append(localizer.say("alt-focus-seat", **facts))
    taken = owners.keys() | view.seen(RoutesSeen).closed
    free = [localizer.route(route) for route in routes if route not in taken]
    if free:
        sentences.append(localizer.say("alt-focus-free", routes=", ".join(free)))
    return shorten(" ".join(sentences), most)


def mark_name(localizer: Localizer, _: View, mark: Mark) -> str:
    """Return the name of a route or city that is marked."""
    kind, name = mark
    return localizer.link(str(name)) if kind == "route" else localizer.city(str(name))
