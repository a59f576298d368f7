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
from cogs.text.localizer import Localizer
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
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    told = (turn_text(localizer, view), clock_line(localizer, table))
    block = turn_block(localizer, view, news, told, turn_rows(localizer, table, view) if buttons else ())
    return simple_panel(*head_of(localizer, view, news, alt_text if picture else None, position_text), block)


def turn_text(localizer: Localizer, view: View) -> str:
    """Whom the table waits for, and for what."""
    if view.turn.ended:
        return localizer.say("turn-strings-over")
    setup = view.seen(TableSeen)
    if setup.owed is not None and setup.by is not None:
        return localizer.say("turn-table-setup", mention=localizer.mention(setup.by), owed=setup.owed)
    company = company_of(view)
    if company is None:
        return ""
    mention = localizer.mention(seat_of(company, view.seats))
    if companies(view.seats) != view.seats:
        mention = localizer.say("company-of", player=mention, number=company // view.seats + 1)
    drawn = view.seen(TilesSeen).drawn
    if drawn:
        told = "\n".join(f"- **{kind_name(localizer, kind)}**: {kind_told(localizer, kind)}" for kind in drawn)
        return f"{localizer.say('turn-place', mention=mention, count=len(drawn))}\n{told}"
    return localizer.say(
        "turn-lay", mention=mention, left=strings_left(localizer, view.seen(StringsSeen).left[company])
    )


def turn_rows(localizer: Localizer, table: Table, view: View) -> list[Row]:
    """The buttons of a turn; they hang on public facts alone, as everything here does."""
    if view.turn.ended:
        return []
    look = Press(table.id, table.step, "look", localizer.say("button-look"))
    setup = view.seen(TableSeen)
    if setup.owed == "corner":
        return [
            Row(*corner_buttons(localizer, table, setup)),
            Row(*takeback_buttons(localizer, table, view), look, *look_buttons(localizer, table)),
        ]
    return [
        Row(
            *task_buttons(localizer, table, view),
            look,
            *look_buttons(localizer, table),
            *takeback_buttons(localizer, table, view),
        )
    ]


def task_buttons(localizer: Localizer, table: Table, view: View) -> list[Press]:
    """The one thing that is to be done now."""
    setup = view.seen(TableSeen)
    if setup.owed in LINES:
        label = localizer.say("button-line", owed=setup.owed)
        return [Press(table.id, table.step, "line", label, style=GREEN)]
    if view.seen(TilesSeen).drawn:
        return [Press(table.id, table.step, "place", localizer.say("button-place"), style=GREEN)]
    return [Press(table.id, table.step, "lay", localizer.say("button-lay"), style=GREEN)]


def corner_buttons(localizer: Localizer, table: Table, setup: TableSeen) -> list[Press]:
    """A button for each corner; those that are taken cannot be pressed."""
    return [
        Press(
            table.id,
            table.step,
            "corner",
            corner_name(localizer, setup, corner),
            arg=str(corner),
            style=BLUE,
            disabled=corner in setup.corners,
        )
        for corner in range(len(setup.marks))
    ]


def corner_name(localizer: Localizer, setup: TableSeen, corner: int) -> str:
    """Its number, its direction from the middle, and its place."""
    xs, ys = [x for x, _ in setup.marks], [y for _, y in setup.marks]
    x, y = setup.marks[corner]
    wide, high = (max(xs) - min(xs)) or 1, (max(ys) - min(ys)) or 1
    across, down = (x - min(xs)) / wide, (y - min(ys)) / high
    east = "w" if across < 0.35 else "e" if across > 0.65 else ""
    south = "n" if down < 0.35 else "s" if down > 0.65 else ""
    place = place_text((x, y)).partition(".")[0]
    return localizer.say("corner-name", number=corner + 1, direction=south + east or "middle", place=place)


# The picture in words


def alt_text(localizer: Localizer, view: View) -> str:
    """The table in words, for those who don't see the picture. What there is no room for is left out from the end."""
    return shorten(" ".join(_lines(localizer, view, plain=True)), MOST_ALT)


def position_text(localizer: Localizer, view: View, most: int) -> str:
    """The table in words for a message that has no picture: a line for each fact, names escaped."""
    return shorten("\n".join(_lines(localizer, view, plain=False)), most)


def _lines(localizer: Localizer, view: View, *, plain: bool) -> list[str]:
    setup, tiles, strings = view.seen(TableSeen), view.seen(TilesSeen), view.seen(StringsSeen)
    colors = company_colors(localizer, view)
    told = [localizer.say("alt-table", map=view.rules.names.get(localizer.lang) or view.rules.names["en"])]
    if view.turn.seat is not None:
        told.append(localizer.say("alt-turn", player=localizer.player(view.turn.seat, plain=plain)))
    for company in range(companies(view.seats)):
        told.append(
            localizer.say(
                "alt-company",
                company=company_name(localizer, company, plain=plain),
                color=localizer.paint(colors[company], plain=plain),
                points=strings.points[company],
                left=strings_left(localizer, strings.left[company]),
                reached=tiles_told(localizer, strings.reached[company] if setup.corners[company] is not None else ()),
            )
        )
    if strings.laid:
        told.append(
            localizer.say("alt-laid-last", company=company_name(localizer, strings.laid[-1].company, plain=plain))
        )
    told.append(localizer.say("alt-stack", count=tiles.deck))
    told.append(localizer.say("alt-tiles", tiles="; ".join(_alt_tiles(localizer, tiles, plain)) or "–"))
    return told


def _alt_tiles(localizer: Localizer, seen: TilesSeen, plain: bool) -> list[str]:
    """All tiles with their cells, those of a kind together, for an alt text is short. A base's owner its name tells."""
    by_kind: dict[str, list[str]] = {}
    for tile in seen.tiles:
        base = tile.name.startswith("Base")
        owner = "" if tile.owner is None or base else f" ({company_name(localizer, tile.owner, plain=plain)})"
        kind = "" if base else f"{short_kind(localizer, tile.kind)}: "
        cell = place_text(tile.center).partition(".")[0]
        by_kind.setdefault(kind, []).append(f"{tile_name(localizer, tile.name)}{owner} {cell}")
    return [f"{kind}{', '.join(told)}" for kind, told in by_kind.items()]


def company_colors(localizer: Localizer, view: View) -> Sequence[str]:
    """The colour of each company, as the picture has it."""
    seats = localizer.table.seats if localizer.table is not None else ()
    return colors_of(view.seats, tuple(row.color for row in seats))


# What one player has


def own_panel(words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, note: str = "") -> ui.LayoutView:
    """A seat's companies with what they have and may do now; nothing in it is secret."""
    localizer, view = Localizer(words, lang, table), table.running.view(seat)
    items: list[ui.Item[Any]] = [ui.TextDisplay(own_text(localizer, view, seat))]
    if note:
        room = MOST_OWN - len(own_text(localizer, view, seat))
        items.append(ui.TextDisplay(shorten(f"{localizer.say('hand-note')}\n{quoted(note)}", max(room, 200))))
    if picture:
        items.append(gallery(BOARD, alt_text(localizer, view)))
    rows = turn_rows(localizer, table, view) if seat in view.waiting else [Row(look_button(localizer, table))]
    return simple_panel(*items, *rows, Row(*own_buttons(localizer, table)))


def look_button(localizer: Localizer, table: Table) -> Press:
    return Press(table.id, table.step, "look", localizer.say("button-look"))


def own_text(localizer: Localizer, view: View, seat: Seat) -> str:
    strings = view.seen(StringsSeen)
    names = view.rules.names
    told = [f"### {localizer.say('own-title')} · {names.get(localizer.lang) or names['en']}"]
    for company in companies_of(seat, view.seats):
        told.append(
            localizer.say(
                "own-company",
                company=company_name(localizer, company),
                points=strings.points[company],
                left=strings_left(localizer, strings.left[company]),
                reached=tiles_told(localizer, strings.reached[company]),
            )
        )
    told.append(turn_text(localizer, view))
    return shorten("\n".join(told), MOST_OWN)


# A closer look


def look_panel(localizer: Localizer, table: Table, focus: str, *, picture: bool) -> ui.LayoutView:
    """The table in the reader's own language, whole or a part of it, with a select of its parts."""
    view = table.running.view(None)
    alt = alt_text(localizer, view)
    text = ui.TextDisplay[Any](position_text(localizer, view, MOST_OWN))
    shown: ui.Item[Any] = gallery(BOARD, alt) if picture else text
    options = [
        discord.SelectOption(label=shorten(label), value=value, default=value == focus)
        for value, label in look_choices(localizer, view).items()
    ]
    pick = Pick(table.id, table.step, "picklook", options, placeholder=localizer.say("look-pick"))
    return simple_panel(shown, ui.TextDisplay(turn_text(localizer, view) or "·"), Row(pick))


def look_choices(localizer: Localizer, view: View) -> dict[str, str]:
    """Value -> label of what can be looked at more closely."""
    found = {"all": localizer.say("look-all")}
    if view.seen(StringsSeen).laid:
        found["last"] = localizer.say("look-last")
    if view.seen(TableSeen).mountains:
        found["mountains"] = localizer.say("look-mountains")
    bases = [tile for tile in view.seen(TilesSeen).tiles if tile.owner is not None and tile.name.startswith("Base ")]
    for tile in bases:
        assert tile.owner is not None
        owner = company_name(localizer, tile.owner, plain=True)
        found[tile.name] = localizer.say("look-base", base=tile_name(localizer, tile.name), company=owner)
    return found


# The end


def string_finals(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """The one post of the end: the final table. What the strings look like, the last board shows."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    final = final_table(localizer, table, view, pictures)
    if companies(view.seats) != view.seats:
        points = view.seen(StringsSeen).points
        told = [f"{company_name(localizer, company)}: {count}" for company, count in enumerate(points)]
        final.view.add_item(ui.TextDisplay(localizer.say("final-companies", companies=", ".join(told))))
    return [final]
