"""A table of strings in text: where the border, the river, the mountains and every string run, cell by cell."""

from __future__ import annotations

from cogs.play.board import TABLE
from cogs.strings.panels import company_colors, position_text
from cogs.strings.words import company_name, kind_name, kind_told, tile_name, tiles_told
from cogs.tables.face import Face, Page, all_of
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.core.view import View
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import Company, Tile
from engine.strings.places import cells_along, place_text


def board_pages(localizer: Localizer, view: View, most: int) -> list[Page]:
    """The position, then what each rule shows."""
    whole = (TABLE, localizer.say("text-table"), position_text(localizer, view, most))
    return [whole, *all_of(view.rules, Face.board_pages)(localizer, view, most)]


def land_text(localizer: Localizer, view: View, most: int) -> str:
    """Where the border, the river and the mountains run."""
    seen = view.seen(TableSeen)
    told = [f"### {localizer.say('text-land')}", localizer.say("text-cells")]
    for key, path, closed in (
        ("text-border", seen.border, True),
        ("text-river", seen.river, False),
        ("text-mountains", seen.mountains, True),
    ):
        if path:
            told.append(localizer.say(key, cells=", ".join(cells_along(path, closed=closed))))
    return shorten("\n".join(told), most)


def tiles_text(localizer: Localizer, view: View, most: int) -> str:
    """Every station with its place, who counts there already, and what it is worth."""
    reached = view.seen(StringsSeen).reached
    told = [f"### {localizer.say('text-tiles')}"]
    known: set[str] = set()
    for tile in view.seen(TilesSeen).tiles:
        there = [company_name(localizer, one) for one, names in enumerate(reached) if tile.name in names]
        told.append(_tile(localizer, tile, ", ".join(there) or "none"))
        known.add(tile.kind)
    told += [f"-# {kind_name(localizer, kind)}: {kind_told(localizer, kind)}" for kind in sorted(known)]
    return shorten("\n".join(told), most)


def _tile(localizer: Localizer, tile: Tile, companies_there: str) -> str:
    owner = "none" if tile.owner is None else company_name(localizer, tile.owner)
    facts = {"kind": kind_name(localizer, tile.kind), "place": place_text(tile.center), "owner": owner}
    return localizer.say("text-tile", tile=tile_name(localizer, tile.name), companies=companies_there, **facts)


def strings_page(localizer: Localizer, view: View, company: Company, most: int) -> Page:
    """The strings of a company, cell by cell, and the stations that it reaches."""
    color = localizer.paint(company_colors(localizer, view)[company])
    label = localizer.say("text-strings", player=f"{company_name(localizer, company, plain=True)} ({color})")
    told = [f"### {localizer.say('text-strings', player=f'{company_name(localizer, company)} ({color})')}"]
    seen = view.seen(StringsSeen)
    for laid in seen.laid:
        if laid.company == company:
            cells = ", ".join(cells_along(laid.path))
            stations = " → ".join(tile_name(localizer, name) for name in laid.stations)
            told.append(localizer.say("text-string", string=laid.string, stations=stations, cells=cells))
    if len(told) == 1:
        told.append(localizer.say("text-strings-none"))
    told.append(localizer.say("text-reached", stations=tiles_told(localizer, seen.reached[company])))
    return f"s{company}", label, shorten("\n".join(told), most)
