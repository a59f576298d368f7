"""The board in words, page by page: whose each route is, which ones are free, and all about one city."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs._alt import alt_text
from cogs._lobby_panel import MARKS
from cogs._panels import begun, simple_panel
from cogs._payments import Row
from cogs._press import Pick
from cogs._speech import Speech
from cogs._table import Table
from cogs._words import Words, shorten
from engine.core.view import View
from engine.parts.ports import PortsSeen
from engine.parts.routes import RoutesSeen
from engine.parts.stations import StationsSeen

MOST_PAGE = 3400
"""Of the 4,000 characters of a message, what a page may take."""
MOST_PAGES = 25


def text_board(words: Words, lang: str, table: Table, page: int = 0) -> ui.LayoutView:
    """One page of the board in words, with a select of all pages. Made of what everybody sees."""
    speech, view = Speech(words, lang, table), begun(table).view(None)
    pages = [(speech.say("text-table"), alt_text(speech, view)), *_route_pages(speech, view)][:MOST_PAGES]
    page = page if page < len(pages) else 0
    title, text = pages[page]
    options = [
        discord.SelectOption(label=shorten(name), value=str(number), default=number == page)
        for number, (name, _) in enumerate(pages)
    ]
    pick = Pick(table.id, table.step, "picktext", options, placeholder=speech.say("text-pick"))
    return simple_panel(ui.TextDisplay(f"### {title}\n{text}"), Row(pick))


def city_text(speech: Speech, view: View, city: str) -> str:
    """Every route at a city with its length, colour and owner, and what is built there."""
    routes = [route.id for route in speech.map.routes.values() if city in route.cities]
    lines = [f"- {line}" for line in _lines(speech, view, routes)]
    return "\n".join([f"**{speech.city(city)}**", *_buildings(speech, view, city), *lines])


def _buildings(speech: Speech, view: View, city: str) -> list[str]:
    told = []
    for kind, key in ((StationsSeen, "text-station"), (PortsSeen, "text-port")):
        if view.has(kind):
            built: Sequence[Sequence[str]] = view.seen(kind).built  # type: ignore[attr-defined]
            told += [
                f"- {speech.say(key, player=_owner(speech, s))}" for s, cities in enumerate(built) if city in cities
            ]
    return told


def _owner(speech: Speech, seat: int) -> str:
    """A player by sign, name and colour: never by the colour alone."""
    seats = speech.table.seats if speech.table is not None else ()
    mark = next((MARKS[row.color] for row in seats if row.seat == seat), "")
    return f"{mark} {speech.player(seat)} ({speech.color(seat)})"


def _lines(speech: Speech, view: View, routes: Iterable[str]) -> list[str]:
    seen = view.seen(RoutesSeen)
    told = []
    for route in routes:
        owner = seen.owners.get(route)
        state = "text-free"
        if owner is not None:
            told.append(speech.say("text-owned", route=speech.route(route), player=_owner(speech, owner)))
            continue
        if route in seen.closed:
            state = "text-closed"
        told.append(speech.say(state, route=speech.route(route)))
    return told


def _route_pages(speech: Speech, view: View) -> list[tuple[str, str]]:
    seen = view.seen(RoutesSeen)
    pages: list[tuple[str, str]] = []
    for seat in range(view.seats):
        mine = [speech.route(route) for route, owner in seen.owners.items() if owner == seat]
        pages += _paged(speech.say("text-routes-of", player=speech.player(seat, plain=True)), sorted(mine))
    free = [route for route in speech.map.routes if route not in seen.owners and route not in seen.closed]
    pages += _paged(speech.say("text-routes-free"), sorted(map(speech.route, free)), named=True)
    closed = sorted(map(speech.route, seen.closed))
    return pages + (_paged(speech.say("text-routes-closed"), closed) if closed else [])


def _paged(title: str, lines: Sequence[str], *, named: bool = False) -> list[tuple[str, str]]:
    """The lines on as few pages as they need; a page of several is called by its first and last letters."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if sum(len(kept) + 3 for kept in pages[-1]) + len(line) > MOST_PAGE:
            pages.append([])
        pages[-1].append(line)
    told = []
    for page in pages:
        span = f" {page[0][:1]}–{page[-1][:1]}" if named and len(pages) > 1 and page else ""
        told.append((title + span, "\n".join(f"- {line}" for line in page) or "–"))
    return told
