"""The frame of a table's public message: what happened, the picture or the position, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from discord import ui

from cogs.core.components import BOARD, Press, Row, gallery, latest
from cogs.tables.digest import Digest
from cogs.tables.face import Face, all_of, faces_of
from cogs.tables.panels import ACCENTS, room_for_position
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from engine.core.event import Event
from engine.core.view import View


def head_of(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    alt: Callable[[Localizer, View], str] | None,
    position: Callable[[Localizer, View, int], str],
) -> list[ui.Item[Any]]:
    """What happened, then the picture with its `alt`, or with none the `position` in words."""
    heard = news_text(localizer, view, news)
    items: list[ui.Item[Any]] = [ui.TextDisplay(heard)] if heard else []
    if alt is not None:
        return [*items, gallery(BOARD, alt(localizer, view))]
    return [*items, ui.TextDisplay(position(localizer, view, room_for_position(heard)))]


def news_text(localizer: Localizer, view: View, news: Digest | Iterable[Event]) -> str:
    """What happened, as the head of a message."""
    if not isinstance(news, Digest):
        return latest(localizer.moves(news)) if localizer.table is not None else ""
    lines = [line for line in (news.text, *all_of(view.rules, Face.closing_in)(localizer, view)) if line]
    if lines:
        key = "digest-title-first" if news.is_first else "digest-title"
        lines.insert(0, f"### {localizer.say(key, player=localizer.player(view.waiting[0]))}")
    return "\n".join(lines)


def choices_of(localizer: Localizer, table: Table, view: View) -> tuple[list[Row], list[Press]]:
    """What a turn can be: rows of buttons, and buttons that stand below them.

    Where the turn goes on with one rule alone, nothing else is offered.
    """
    alone = [one for one in faces_of(view.rules) if one.goes_on(view)]
    if not alone:
        rows = all_of(view.rules, Face.turn_rows)(localizer, table, view)
        return rows, all_of(view.rules, Face.turn_buttons)(localizer, table, view)
    rows = [row for one in alone for row in one.turn_rows(localizer, table, view)]
    return rows, [button for one in alone for button in one.turn_buttons(localizer, table, view)]


def turn_block(
    localizer: Localizer,
    view: View,
    news: Digest | Iterable[Event],
    told: Iterable[str],
    rows: Iterable[ui.ActionRow[Any]],
) -> ui.Container[Any]:
    """Whose turn it is with the buttons for it, in the colour of that seat; the picture keeps its full width above."""
    own = [f"-# {news.own}"] if isinstance(news, Digest) and news.own else []
    text = "\n".join((*own, *filter(None, told))) or "·"
    waiting = view.waiting
    color = None
    if len(waiting) == 1 and localizer.table is not None:
        color = ACCENTS[localizer.table.seats[waiting[0]].color]
    return ui.Container(ui.TextDisplay(text), *rows, accent_color=color)
