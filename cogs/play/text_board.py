"""The whole board in text, page by page, for those who use no pictures: made of what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.core.components import MOST_OPTIONS, Pick, Row, on, simple_panel
from cogs.play.moves import localizer_for, turn_page, watched
from cogs.tables.face import Page
from cogs.tables.family import family_of
from cogs.tables.services import Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import Words, shorten
from cogs.text.localizer import Localizer
from engine.core.view import View

MOST_PAGE = 3500
"""What the words of a page may take."""
TABLE = "table"
"""The page that every board has: the position."""


def textboard_panel(words: Words, lang: str, table: Table, page: str = TABLE) -> ui.LayoutView:
    """A page of the board in text, with a select of all pages."""
    localizer, view = Localizer(words, lang, table), table.running.view(None)
    pages = pages_of(localizer, view)[:MOST_OPTIONS]
    shown = next((known for known in pages if known[0] == page), pages[0])
    return simple_panel(ui.TextDisplay(shown[2]), _picker(localizer, table, pages, shown[0]))


def paged(localizer: Localizer, table: Table, text: str) -> ui.LayoutView:
    """A text that is no page of the board, with a select of its pages."""
    pages = pages_of(localizer, table.running.view(None))[:MOST_OPTIONS]
    return simple_panel(ui.TextDisplay(text), _picker(localizer, table, pages, ""))


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
    """All pages, the position first."""
    return family_of(view.rules).board_pages(localizer, view, MOST_PAGE)
