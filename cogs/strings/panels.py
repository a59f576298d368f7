"""The messages of a table of strings: the public post, a player's own, and the end. All use views only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from cogs.core.components import BOARD, MOST_ALT, Panel, Pick, Press, Row, gallery, in_lines, quoted
from cogs.play.board import TABLE, choice_rows, head_of, look_buttons, more_button, own_buttons, turn_block, turn_state
from cogs.play.pictures import drawn_file
from cogs.play.scores import final_table
from cogs.play.takeback import takeback_buttons
from cogs.strings.words import company_name, kind_lines, tile_name
from cogs.tables.digest import Digest
from cogs.tables.face import Face, Page, all_of, first_of
from cogs.tables.family import Final, Picture
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from data.languages import name_in
from engine.board.points import Path
from engine.core.action import Seat
from engine.core.event import Event
from engine.core.view import View
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.parts.table_setup import TableSeen
from engine.strings.nouns import companies
from engine.strings.places import CELL
from renderer.core.marks import Mark
from renderer.core.theme import THEMES
from renderer.strings.drawn_strings import company_colors as colors_of
from renderer.strings.legend import render_legend
from renderer.strings.table import render_table

MOST_OWN = 3500
"""What the words of one player's panel may take."""
Box = tuple[int, int, int, int]
LEGEND = "legend"
"""The page, and the picture, of all kinds of station."""
ROOM = 2 * CELL
"""Kept free round what is looked at closely."""


def table_panel(
    words: Words,
    lang: str,
    table: Table,
    news: Digest | Iterable[Event],
    *,
    picture: bool,
    more: Sequence[Picture] = (),
    playing: bool = True,
) -> ui.LayoutView:
    """Return what happened, the table, whose turn it is (with a mention) and for what, and the buttons.

    `playing`: False for a single reader without a seat.
    """
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    lines = turn_state(localizer, table, turn_text(localizer, view))
    block = turn_block(localizer, view, news, lines, turn_rows(localizer, table, view, playing=playing))
    return Panel(*head_of(localizer, view, news, alt_text if picture else None, position_text, more), *block)


ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖", "middle": "•"}


def turn_text(localizer: Localizer, view: View) -> str:
    """Return whom the table waits for, and for what."""
    if view.turn.ended:
        return localizer.say("turn-strings-over")
    return first_of(view.rules, Face.turn_line)(localizer, view) or ""


def turn_rows(
    localizer: Localizer, table: Table, view: View, *, playing: bool = True, reader: Seat | None = None
) -> list[Row]:
    """Return the buttons of a turn, for everyone or for a `reader`; they depend on public facts only."""
    if view.turn.ended or table.status == "cancelled":
        return []
    look = look_button(localizer, table)
    if not playing:
        return in_lines([look, *look_buttons(localizer, table)])
    last = [*takeback_buttons(localizer, table, view, reader), look, more_button(localizer, table)]
    return choice_rows(localizer, table, view, last)


# The picture in words


def alt_text(localizer: Localizer, view: View) -> str:
    """Return the table as alt text for its picture; what doesn't fit is cut at the end."""
    return shorten(" ".join(_lines(localizer, view, plain=True)), MOST_ALT)


def position_text(localizer: Localizer, view: View, most: int) -> str:
    """Return the table as text for a message without a picture: a line per fact, names escaped."""
    return shorten("\n".join(_lines(localizer, view, plain=False)), most)


def _lines(localizer: Localizer, view: View, *, plain: bool) -> list[str]:
    lines = [localizer.say("alt-table", map=name_in(view.rules.names, localizer.lang))]
    if view.turn.seat is not None:
        lines.append(localizer.say("alt-turn", player=localizer.player(view.turn.seat, plain=plain)))
    return [*lines, *all_of(view.rules, Face.alt_lines)(localizer, view, plain=plain)]


def company_colors(localizer: Localizer, view: View) -> Sequence[str]:
    """Return the color of each company, as in the picture."""
    seats = localizer.table.seats if localizer.table is not None else ()
    return colors_of(view.seats, tuple(row.color for row in seats))


def board_pages(localizer: Localizer, view: View, most: int) -> list[Page]:
    """Return the position, then all kinds of station, then what each rule shows."""
    whole = (TABLE, localizer.say("text-table"), position_text(localizer, view, most))
    title = localizer.say("look-legend")
    legend = (LEGEND, title, shorten(f"### {title}\n{legend_text(localizer)}", most))
    return [whole, legend, *all_of(view.rules, Face.board_pages)(localizer, view, most)]


def legend_text(localizer: Localizer, *, plain: bool = False) -> str:
    """Return every kind of station with its points; `plain`: for an alt text."""
    lines = kind_lines(localizer)
    return shorten(". ".join(line.removeprefix("- ") for line in lines), MOST_ALT) if plain else "\n".join(lines)


# What one player has


def own_panel(
    words: Words, lang: str, table: Table, seat: Seat, *, picture: bool, has_map: bool = False, note: str = ""
) -> ui.LayoutView:
    """Return a seat's companies with what they have and may do now; nothing in it is secret."""
    localizer, view = Localizer(words, lang, table), table.running.view(seat)
    lines = [f"### {localizer.say('own-title')} · {name_in(view.rules.names, localizer.lang)}"]
    lines += [*all_of(view.rules, Face.hand_head)(localizer, view), turn_text(localizer, view)]
    own = shorten("\n".join(lines), MOST_OWN)
    items: list[ui.Item[Any]] = [ui.TextDisplay(own)]
    if note:
        room = MOST_OWN - len(own)
        items.append(ui.TextDisplay(shorten(f"{localizer.say('hand-note')}\n{quoted(note)}", max(room, 200))))
    if picture:
        items.append(gallery(BOARD, alt_text(localizer, view)))
    if seat in view.waiting:
        return Panel(*items, *turn_rows(localizer, table, view, reader=seat))
    return Panel(*items, *in_lines([look_button(localizer, table), *own_buttons(localizer, table)]))


def look_button(localizer: Localizer, table: Table) -> Press:
    """Return the button that shows the table."""
    return Press(table.id, table.step, "look", localizer.say("button-look"))


# A closer look


def look_panel(localizer: Localizer, table: Table, focus: str, *, picture: bool) -> ui.LayoutView:
    """Return the table in the reader's own language, a part of it or its legend, with a select of all these."""
    view, is_legend = table.running.view(None), focus == LEGEND
    shown: ui.Item[Any]
    if picture:
        shown = gallery(BOARD, legend_text(localizer, plain=True) if is_legend else alt_text(localizer, view))
    else:
        shown = ui.TextDisplay(legend_text(localizer) if is_legend else position_text(localizer, view, MOST_OWN))
    whole, legend = ("all", localizer.say("look-all")), (LEGEND, localizer.say("look-legend"))
    parts = [whole, legend, *all_of(view.rules, Face.look_choices)(localizer, view)]
    options = [discord.SelectOption(label=label, value=value, default=value == focus) for value, label in parts]
    pick = Pick(table.id, table.step, "picklook", options, placeholder=localizer.say("look-pick"))
    return Panel(shown, ui.TextDisplay(turn_text(localizer, view) or "·"), Row(pick))


def mark_name(localizer: Localizer, view: View, mark: Mark) -> str:
    """Return the name of a tile or string that is marked."""
    kind, which = mark
    if kind == "tile":
        return tile_name(localizer, str(which))
    company = view.seen(StringsSeen).laid[int(which)].company
    return localizer.say("alt-string", company=company_name(localizer, company, plain=True))


async def table_file(
    words: Words, lang: str, table: Table, focus: Box | None = None, *, theme: str = THEMES[0]
) -> discord.File | None:
    """Draw the public table or a part of it; None when it can't be drawn."""
    render = partial(render_table, focus=focus)
    return await drawn_file(render, BOARD, words, lang, table, None, theme=theme)


async def legend_file(words: Words, lang: str, table: Table, *, theme: str = THEMES[0]) -> discord.File | None:
    """Draw all kinds of station; None when they can't be drawn."""
    return await drawn_file(render_legend, BOARD, words, lang, table, None, theme=theme)


def box_of(view: View, what: str) -> Box | None:
    """Return the box of a named part of the table, in 0.1 mm; None for the whole."""
    path: Path = ()
    if what == "last" and view.seen(StringsSeen).laid:
        path = view.seen(StringsSeen).laid[-1].path
    elif what == "mountains":
        path = view.seen(TableSeen).mountains
    else:
        path = next((tile.corners for tile in view.seen(TilesSeen).tiles if tile.name == what), ())
    return box_round(path) if path else None


def box_round(path: Path) -> Box:
    """Return the box of a path with some room around it, in 0.1 mm."""
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return min(xs) - ROOM, min(ys) - ROOM, max(xs) + ROOM, max(ys) + ROOM


# The end


def string_finals(words: Words, lang: str, table: Table, *, pictures: bool) -> list[Final]:
    """Return the only part of the end: the final scores. The last board shows the strings."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    final = final_table(localizer, view, pictures)
    if companies(view.seats) != view.seats:
        points = view.seen(StringsSeen).points
        points_text = [f"{company_name(localizer, company)}: {count}" for company, count in enumerate(points)]
        final.view.add_item(ui.TextDisplay(localizer.say("final-companies", companies=", ".join(points_text))))
    return [final]
