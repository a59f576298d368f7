"""The public message of a table of strings, what one player has on it, and its end. Made of views alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.core.components import Pick, Press
from cogs.core.panels import (
    BLUE,
    BOARD,
    GREEN,
    MOST_ALT,
    begun,
    gallery,
    own_buttons,
    quoted,
    simple_panel,
)
from cogs.play.undo import takeback_buttons
from cogs.rail.finals import Final, final_table
from cogs.rail.table_panel import head_of, look_buttons, turn_block
from cogs.strings.words import company_name, kind_name, kind_told, short_kind, strings_left, tile_name, tiles_told
from cogs.tables.clock_words import clock_line
from cogs.tables.digest import Digest
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Speech
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen, company_of
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import companies, companies_of, seat_of
from engine.strings.places import place_text
from renderer.strings.companies import colors as colors_of

Row = ui.ActionRow[Any]
MOST_OWN = 3500
"""What the words of one player's panel may take."""
LINES = ("border", "river", "mountains")


def table_panel(
    words: Words, lang: str, table: Table, news: Digest | Iterable[Event], *, picture: bool, buttons: bool = True
) -> ui.LayoutView:
    """What happened, the table, whose turn it is (with a mention) and for what, and the buttons of a turn."""
    speech, view = Speech(words, lang, table), begun(table).view(None)
    told = (turn_text(speech, view), clock_line(speech, table))
    block = turn_block(speech, view, news, told, turn_rows(speech, table, view) if buttons else ())
    return simple_panel(*head_of(speech, view, news, alt_text if picture else None, position_text), block)


def turn_text(speech: Speech, view: View) -> str:
    """Whom the table waits for, and for what."""
    if view.turn.ended:
        return speech.say("turn-strings-over")
    setup = view.seen(TableSeen)
    if setup.owed is not None and setup.by is not None:
        return speech.say("turn-table-setup", mention=speech.mention(setup.by), owed=setup.owed)
    company = company_of(view)
    if company is None:
        return ""
    mention = speech.mention(seat_of(company, view.seats))
    if companies(view.seats) != view.seats:
        mention = speech.say("company-of", player=mention, number=company // view.seats + 1)
    drawn = view.seen(TilesSeen).drawn
    if drawn:
        told = "\n".join(f"- **{kind_name(speech, kind)}**: {kind_told(speech, kind)}" for kind in drawn)
        return f"{speech.say('turn-place', mention=mention, count=len(drawn))}\n{told}"
    return speech.say("turn-lay", mention=mention, left=strings_left(speech, view.seen(StringsSeen).left[company]))


def turn_rows(speech: Speech, table: Table, view: View) -> list[Row]:
    """The buttons of a turn; they hang on public facts alone, as everything here does."""
    if view.turn.ended:
        return []
    look = Press(table.id, table.step, "look", speech.say("button-look"))
    setup = view.seen(TableSeen)
    if setup.owed == "corner":
        return [
            Row(*corner_buttons(speech, table, setup)),
            Row(*takeback_buttons(speech, table, view), look, *look_buttons(speech, table)),
        ]
    return [
        Row(
            *task_buttons(speech, table, view),
            look,
            *look_buttons(speech, table),
            *takeback_buttons(speech, table, view),
        )
    ]


def task_buttons(speech: Speech, table: Table, view: View) -> list[Press]:
    """The one thing that is to be done now."""
    setup = view.seen(TableSeen)
    if setup.owed in LINES:
        label = speech.say("button-line", owed=setup.owed)
        return [Press(table.id, table.step, "line", label, style=GREEN)]
    if view.seen(TilesSeen).drawn:
        return [Press(table.id, table.step, "place", speech.say("button-place"), style=GREEN)]
    return [Press(table.id, table.step, "lay", speech.say("button-lay"), style=GREEN)]


def corner_buttons(speech: Speech, table: Table, setup: TableSeen) -> list[Press]:
    """A button for each corner; those that are taken cannot be pressed."""
    return [
        Press(
            table.id,
            table.step,
            "corner",
            corner_name(speech, setup, corner),
            arg=str(corner),
            style=BLUE,
            disabled=corner in setup.corners,
        )
        for corner in range(len(setup.marks))
    ]


def corner_name(speech: Speech, setup: TableSeen, corner: int) -> str:
    """Its number, its direction from the middle, and its place."""
    xs, ys = [x for x, _ in setup.marks], [y for _, y in setup.marks]
    x, y = setup.marks[corner]
    wide, high = (max(xs) - min(xs)) or 1, (max(ys) - min(ys)) or 1
    across, down = (x - min(xs)) / wide, (y - min(ys)) / high
    east = "w" if across < 0.35 else "e" if across > 0.65 else ""
    south = "n" if down < 0.35 else "s" if down > 0.65 else ""
    place = place_text((x, y)).partition(".")[0]
    return speech.say("corner-name", number=corner + 1, direction=south + east or "middle", place=place)


# The picture in words


def alt_text(speech: Speech, view: View) -> str:
    """The table in words, for those who don't see the picture. What there is no room for is left out from the end."""
    return shorten(" ".join(_lines(speech, view, plain=True)), MOST_ALT)


def position_text(speech: Speech, view: View, most: int) -> str:
    """The table in words for a message that has no picture: a line for each fact, names escaped."""
    return shorten("\n".join(_lines(speech, view, plain=False)), most)


def _lines(speech: Speech, view: View, *, plain: bool) -> list[str]:
    setup, tiles, strings = view.seen(TableSeen), view.seen(TilesSeen), view.seen(StringsSeen)
    colors = company_colors(speech, view)
    told = [speech.say("alt-table", map=view.rules.names.get(speech.lang) or view.rules.names["en"])]
    if view.turn.seat is not None:
        told.append(speech.say("alt-turn", player=speech.player(view.turn.seat, plain=plain)))
    for company in range(companies(view.seats)):
        told.append(
            speech.say(
                "alt-company",
                company=company_name(speech, company, plain=plain),
                color=speech.paint(colors[company], plain=plain),
                points=strings.points[company],
                left=strings_left(speech, strings.left[company]),
                reached=tiles_told(speech, strings.reached[company] if setup.corners[company] is not None else ()),
            )
        )
    if strings.laid:
        told.append(speech.say("alt-laid-last", company=company_name(speech, strings.laid[-1].company, plain=plain)))
    told.append(speech.say("alt-stack", count=tiles.deck))
    told.append(speech.say("alt-tiles", tiles="; ".join(_alt_tiles(speech, tiles, plain)) or "–"))
    return told


def _alt_tiles(speech: Speech, seen: TilesSeen, plain: bool) -> list[str]:
    """All tiles with their cells, those of a kind together, for an alt text is short. A base's owner its name tells."""
    by_kind: dict[str, list[str]] = {}
    for tile in seen.tiles:
        base = tile.name.startswith("Base")
        owner = "" if tile.owner is None or base else f" ({company_name(speech, tile.owner, plain=plain)})"
        kind = "" if base else f"{short_kind(speech, tile.kind)}: "
        cell = place_text(tile.center).partition(".")[0]
        by_kind.setdefault(kind, []).append(f"{tile_name(speech, tile.name)}{owner} {cell}")
    return [f"{kind}{', '.join(told)}" for kind, told in by_kind.items()]


def company_colors(speech: Speech, view: View) -> Sequence[str]:
    """The colour of each company, as the picture has it."""
    seats = speech.table.seats if speech.table is not None else ()
    return colors_of(view.seats, tuple(row.color for row in seats))


# What one player has


def own_panel(words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = "") -> ui.LayoutView:
    """A seat's companies with what they have and may do now; nothing in it is secret."""
    speech, view = Speech(words, lang, table), begun(table).view(seat)
    items: list[ui.Item[Any]] = [ui.TextDisplay(own_text(speech, view, seat))]
    if note:
        room = MOST_OWN - len(own_text(speech, view, seat))
        items.append(ui.TextDisplay(shorten(f"{speech.say('hand-note')}\n{quoted(note)}", max(room, 200))))
    if picture:
        items.append(gallery(BOARD, alt_text(speech, view)))
    rows = turn_rows(speech, table, view) if seat in view.waiting else [Row(look_button(speech, table))]
    return simple_panel(*items, *rows, Row(*own_buttons(speech, table)))


def look_button(speech: Speech, table: Table) -> Press:
    return Press(table.id, table.step, "look", speech.say("button-look"))


def own_text(speech: Speech, view: View, seat: Seat) -> str:
    strings = view.seen(StringsSeen)
    names = view.rules.names
    told = [f"### {speech.say('own-title')} · {names.get(speech.lang) or names['en']}"]
    for company in companies_of(seat, view.seats):
        told.append(
            speech.say(
                "own-company",
                company=company_name(speech, company),
                points=strings.points[company],
                left=strings_left(speech, strings.left[company]),
                reached=tiles_told(speech, strings.reached[company]),
            )
        )
    told.append(turn_text(speech, view))
    return shorten("\n".join(told), MOST_OWN)


# A closer look


def look_panel(speech: Speech, table: Table, focus: str, *, picture: bool) -> ui.LayoutView:
    """The table in the reader's own language, whole or a part of it, with a select of its parts."""
    view = begun(table).view(None)
    alt = alt_text(speech, view)
    text = ui.TextDisplay[Any](position_text(speech, view, MOST_OWN))
    shown: ui.Item[Any] = gallery(BOARD, alt) if picture else text
    options = [
        discord.SelectOption(label=shorten(label), value=value, default=value == focus)
        for value, label in look_choices(speech, view).items()
    ]
    pick = Pick(table.id, table.step, "picklook", options, placeholder=speech.say("look-pick"))
    return simple_panel(shown, ui.TextDisplay(turn_text(speech, view) or "·"), Row(pick))


def look_choices(speech: Speech, view: View) -> dict[str, str]:
    """Value -> label of what can be looked at more closely."""
    found = {"all": speech.say("look-all")}
    if view.seen(StringsSeen).laid:
        found["last"] = speech.say("look-last")
    if view.seen(TableSeen).mountains:
        found["mountains"] = speech.say("look-mountains")
    bases = [tile for tile in view.seen(TilesSeen).tiles if tile.owner is not None and tile.name.startswith("Base ")]
    for tile in bases:
        assert tile.owner is not None
        owner = company_name(speech, tile.owner, plain=True)
        found[tile.name] = speech.say("look-base", base=tile_name(speech, tile.name), company=owner)
    return found


# The end


def string_finals(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """The one post of the end: the final table. What the strings look like, the last board shows."""
    speech, view = Speech(words, lang, table), begun(table).view(None)
    final = final_table(speech, table, view, pictures)
    if companies(view.seats) != view.seats:
        points = view.seen(StringsSeen).points
        told = [f"{company_name(speech, company)}: {count}" for company, count in enumerate(points)]
        final.view.add_item(ui.TextDisplay(speech.say("final-companies", companies=", ".join(told))))
    return [final]
