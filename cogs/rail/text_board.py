"""The whole board in text, page by page, for those who use no pictures: made of what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.core.components import Pick, on
from cogs.core.panels import simple_panel
from cogs.play.moves import localizer_for, turn_page, watched
from cogs.rail.alt_text import position_text
from cogs.rail.payments import MOST_OPTIONS, Row
from cogs.strings.text_board import line_pages
from cogs.tables.kinds import laid_out
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View
from engine.parts.districts import Districts
from engine.parts.ports import PortsSeen
from engine.parts.routes import Routes, RoutesSeen
from engine.parts.stations import StationsSeen

MOST_PAGE = 3500
TABLE = "table"
Page = tuple[str, str, str]
"""Its id, what it is called, its text."""


def textboard_panel(words: Words, lang: str, table: Table, page: str = TABLE) -> ui.LayoutView:
    """A page of the board in text, with a select of all pages."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    pages = pages_of(localizer, view)[:MOST_OPTIONS]
    shown = next((known for known in pages if known[0] == page), pages[0])
    return simple_panel(ui.TextDisplay(shown[2]), _picker(localizer, table, pages, shown[0]))


def focus_panel(localizer: Localizer, table: Table, city: str) -> ui.LayoutView:
    """What is at one city, with a select of the board's pages."""
    view = table.running.view(None)
    pages = pages_of(localizer, view)[:MOST_OPTIONS]
    return simple_panel(ui.TextDisplay(focus_text(localizer, view, city)), _picker(localizer, table, pages, ""))


def _picker(localizer: Localizer, table: Table, pages: Sequence[Page], now: str) -> Row:
    options = [
        discord.SelectOption(label=shorten(label), value=value, default=value == now) for value, label, _ in pages
    ]
    return Row(Pick(table.id, table.step, "picktext", options, placeholder=localizer.say("text-pick")))


@on("picktext")
async def pick_page(press: Pressed) -> None:
    """Turns to a page of the board as it is now."""
    await press.interaction.response.defer()
    table = await watched(press.interaction, press.game)
    localizer = await localizer_for(press.interaction, table)
    await turn_page(press.interaction, textboard_panel(localizer.words, localizer.lang, table, press.values[0]))


def pages_of(localizer: Localizer, view: View) -> list[Page]:
    """All pages: the position, then each player's routes and the free ones, or the lines on a table of strings."""
    if laid_out(view.rules):
        return line_pages(localizer, view, MOST_PAGE)
    whole = (TABLE, localizer.say("text-table"), position_text(localizer, view, MOST_PAGE))
    seats = [_seat_page(localizer, view, seat) for seat in range(view.seats)]
    return [whole, *seats, *_free_pages(localizer, view)]


def _seat_page(localizer: Localizer, view: View, seat: Seat) -> Page:
    """The routes of one player, and what else it has built."""
    seen = view.seen(RoutesSeen)
    own = [route for route, owner in seen.owners.items() if owner == seat]
    told = [f"### {localizer.say('text-owned', player=localizer.seat(seat))}"]
    told += [line for _, line in _by_city(localizer, own)] or [localizer.say("text-owned-none")]
    built = view.seen(StationsSeen).built[seat] if view.has(StationsSeen) else ()
    ports = view.seen(PortsSeen).built[seat] if view.has(PortsSeen) else ()
    for key, cities in (("text-stations", built), ("text-ports", ports)):
        if cities:
            told.append(localizer.say(key, cities=", ".join(map(localizer.city, cities))))
    label = localizer.say("text-owned", player=localizer.seat(seat, plain=True))
    return f"s{seat}", label, shorten("\n".join(told), MOST_PAGE)


def _free_pages(localizer: Localizer, view: View) -> list[Page]:
    """The routes that can still be claimed, by city, on as many pages as they take."""
    seen, routes = view.seen(RoutesSeen), view.part(Routes).routes
    lines = list(
        _by_city(localizer, [route for route in routes if route not in seen.owners and route not in seen.closed])
    )
    chunks: list[list[tuple[str, str]]] = []
    room = 0
    for city, line in lines:
        if room < len(line):
            chunks.append([])
            room = MOST_PAGE - 200  # for the title
        chunks[-1].append((city, line))
        room -= len(line) + 1
    pages = []
    for number, chunk in enumerate(chunks):
        label = localizer.say("text-free", first=chunk[0][0], last=chunk[-1][0])
        pages.append((f"f{number}", label, "\n".join([f"### {label}", *(line for _, line in chunk)])))
    return pages


def _by_city(localizer: Localizer, routes: Iterable[str]) -> list[tuple[str, str]]:
    """Each route once, under that of its cities whose name comes first: the city, and a line of what leads there."""
    spurs: dict[str, list[str]] = {}
    for route in routes:
        city = min(localizer.map.routes[route].cities, key=localizer.city)
        spurs.setdefault(city, []).append(localizer.spur(route, city))
    named = sorted((localizer.city(city), sorted(told)) for city, told in spurs.items())
    return [(city, f"- **{city}** – {'; '.join(told)}") for city, told in named]


# One city


def focus_text(localizer: Localizer, view: View, city: str) -> str:
    """Every route at a city with its length, colour and owner, and what stands there. The city is known by its id."""
    seen = view.seen(RoutesSeen)
    told = [f"### {localizer.city(city)}"]
    there = [route.id for route in view.part(Routes).routes.values() if city in route.cities]
    for route in sorted(there, key=lambda one: localizer.spur(one, city)):
        told.append(f"- {localizer.spur(route, city)}: {_state(localizer, seen, route)}")
    return shorten("\n".join([*told, *_standing(localizer, view, city)]), MOST_PAGE)


def _state(localizer: Localizer, seen: RoutesSeen, route: str) -> str:
    if route in seen.owners:
        return localizer.seat(seen.owners[route])
    return localizer.say("text-closed" if route in seen.closed else "text-open")


def _standing(localizer: Localizer, view: View, city: str) -> list[str]:
    """A station or a port and whose it is, a place for a port, a district."""
    told = []
    if view.has(StationsSeen):
        owners = [seat for seat, cities in enumerate(view.seen(StationsSeen).built) if city in cities]
        told += [localizer.say("text-station-of", player=localizer.seat(seat)) for seat in owners]
    if view.has(PortsSeen):
        owners = [seat for seat, cities in enumerate(view.seen(PortsSeen).built) if city in cities]
        told += [localizer.say("text-port-of", player=localizer.seat(seat)) for seat in owners]
        if not owners and localizer.map.cities[city].port:
            told.append(localizer.say("text-port-free"))
    if view.rules.has(Districts):
        found = [one for one in view.part(Districts).districts.values() if city in one.cities]
        told += [localizer.say("text-district", district=one.id, points=one.points) for one in found]
    return told
