"""The board of a card table in text: each player's routes, the free ones, and what is at one city."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from cogs.play.board import MOST_PAGE, TABLE, paged
from cogs.rail.alt_text import position_text
from cogs.tables.face import Face, Page, all_of
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.action import Seat
from engine.core.view import View

ROOM_FOR_TITLE = 200


def board_pages(localizer: Localizer, view: View, most: int) -> list[Page]:
    """The position, then what each player has built, then what rules add, as the free routes."""
    whole = (TABLE, localizer.say("text-table"), position_text(localizer, view, most))
    seats = [_seat_page(localizer, view, seat, most) for seat in range(view.seats)]
    return [whole, *seats, *all_of(view.rules, Face.board_pages)(localizer, view, most)]


def _seat_page(localizer: Localizer, view: View, seat: Seat, most: int) -> Page:
    """The routes of one player, and what else it has built."""
    told = [f"### {localizer.say('text-owned', player=localizer.seat(seat))}"]
    told += all_of(view.rules, Face.owned_lines)(localizer, view, seat)
    label = localizer.say("text-owned", player=localizer.seat(seat, plain=True))
    return f"s{seat}", label, shorten("\n".join(told), most)


def by_city(localizer: Localizer, routes: Iterable[str]) -> list[tuple[str, str]]:
    """Each route once, under that of its cities whose name comes first: the city, and a line of what leads there."""
    spurs: dict[str, list[str]] = {}
    for route in routes:
        city = min(localizer.map.routes[route].cities, key=localizer.city)
        spurs.setdefault(city, []).append(localizer.spur(route, city))
    named = sorted((localizer.city(city), sorted(told)) for city, told in spurs.items())
    return [(city, f"- **{city}** – {'; '.join(told)}") for city, told in named]


def pages_by_city(localizer: Localizer, routes: Iterable[str], most: int) -> list[Page]:
    """Routes by city, on as many pages as they take."""
    chunks: list[list[tuple[str, str]]] = []
    room = 0
    for city, line in by_city(localizer, routes):
        if room < len(line):
            chunks.append([])
            room = most - ROOM_FOR_TITLE
        chunks[-1].append((city, line))
        room -= len(line) + 1
    pages = []
    for number, chunk in enumerate(chunks):
        label = localizer.say("text-free", first=chunk[0][0], last=chunk[-1][0])
        pages.append((f"f{number}", label, "\n".join([f"### {label}", *(line for _, line in chunk)])))
    return pages


# One city


def city_panel(localizer: Localizer, table: Table, city: str) -> ui.LayoutView:
    """What is at one city, with a select of the board's pages."""
    return paged(localizer, table, city_text(localizer, table.running.view(None), city))


def city_text(localizer: Localizer, view: View, city: str) -> str:
    """Every route at a city with its length, colour and owner, and what stands there. The city is known by its id."""
    told = [f"### {localizer.city(city)}", *all_of(view.rules, Face.city_lines)(localizer, view, city)]
    return shorten("\n".join(told), MOST_PAGE)
