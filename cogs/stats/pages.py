"""What all statistics share: who asks, whom they may see, pictures beside the same in words, pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.core.components import Panel, Press, gallery
from cogs.play.pictures import picture_file
from cogs.tables.service import Interaction
from cogs.tables.settings import PicturePreferences, get_setting, preferences_here, setting
from cogs.text.catalogue import shorten
from cogs.text.names import safe
from data.languages import name_in
from data.store.statistics import Statistics
from engine.core.refused import Refused
from renderer.core.look import Look
from renderer.league.tables import figure

if TYPE_CHECKING:
    from cogs.tables.service import Client

setting("stats", "person", choices=("shown", "hidden"), default="shown", place=2)

MOST = 3800
"""Of the 4,000 characters of a message, what statistics may take."""
DRAWN = "statistics.png"
_DATE = re.compile(r"<t:(\d+):d>")
Page = tuple[ui.LayoutView, discord.File | None]
Render = Callable[[Look], bytes]


@dataclass(frozen=True)
class Reader:
    """Who is shown something of a server, and how. `asker`: None where everybody sees it."""

    bot: Client
    guild_id: int
    asker: int | None
    lang: str
    preferences: PicturePreferences

    @property
    def statistics(self) -> Statistics:
        return Statistics(self.bot.store)

    @property
    def look(self) -> Look:
        return Look(self.lang, (), (), partial(self.bot.words.say, self.lang), self.preferences.theme)

    def say(self, key: str, /, **facts: object) -> str:
        return self.bot.words.say(self.lang, key, **facts)

    def figure(self, number: float, digits: int = 1) -> str:
        return figure(number, self.lang, digits)

    def map_name(self, key: str) -> str:
        """A map by its name; one that is not there any more by its key."""
        file = self.bot.library.games.get(key)
        return name_in(file.names, self.lang) if file is not None else safe(key)

    async def person(self, user_id: int, name: str | None = None) -> str:
        """What a person is called, plain. Raises Refused for one who is hidden, unless they ask themselves."""
        told = name or await self.statistics.name_of(self.guild_id, user_id)
        if user_id != self.asker and await self.statistics.is_hidden(user_id):
            raise Refused("stats_hidden", name=told or self.say("stats-somebody"))
        return told or self.say("stats-somebody")


async def reader_of(interaction: Interaction) -> Reader:
    """The asker, who alone sees the answer. Raises Refused: only_in_servers."""
    bot = interaction.client
    return Reader(
        bot,
        _server(interaction),
        interaction.user.id,
        await bot.lang_of(interaction),
        await preferences_here(interaction),
    )


async def public_reader(interaction: Interaction, asker: int) -> Reader:
    """Everybody in the channel: the server's language and theme; the asker posts what they see themselves.

    Raises Refused: only_in_servers, stats_no_writing.
    """
    bot, guild_id = interaction.client, _server(interaction)
    granted, is_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    if not (granted.send_messages_in_threads if is_thread else granted.send_messages):
        raise Refused("stats_no_writing")
    wanted = await get_setting(bot, "server", guild_id, "pictures") == "on" and interaction.app_permissions.attach_files
    preferences = PicturePreferences(wanted, await get_setting(bot, "server", guild_id, "theme"))
    return Reader(bot, guild_id, asker, await bot.lang_of_guild(guild_id), preferences)


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    return interaction.guild_id


async def drawn(reader: Reader, render: Render) -> discord.File | None:
    """A picture, drawn in a worker thread; None where none is wanted, or it cannot be drawn."""
    if not reader.preferences.pictures:
        return None
    return await picture_file(partial(render, reader.look), DRAWN, "a picture of statistics could not be drawn")


def pages_of(lines: Sequence[str], on_page: int) -> list[list[str]]:
    """The lines in pages; one that is empty where there are none."""
    return [list(lines[at : at + on_page]) for at in range(0, len(lines), on_page)] or [[]]


async def page_of(
    reader: Reader, said: Sequence[str], render: Render | None, at: tuple[int, int, str], *, is_public: bool = False
) -> Page:
    """A message of a picture and the same in words. `at`: the page, of how many, and what presses name it by."""
    number, count, what = at
    text = shorten("\n".join(line for line in said if line), MOST)
    file = await drawn(reader, render) if render is not None else None
    items: list[ui.Item[ui.LayoutView]] = [gallery(DRAWN, plain(text))] if file else []
    items.append(ui.TextDisplay(text))
    if not is_public:
        items.append(_buttons(reader, number, count, what))
    return Panel(*items), file


def plain(text: str) -> str:
    """As an alternative to a picture shows it, which knows no format: dates are those of UTC."""
    dated = _DATE.sub(lambda found: datetime.fromtimestamp(int(found[1]), UTC).date().isoformat(), text)
    lines = (line.removeprefix("## ").removeprefix("-# ") for line in dated.splitlines())
    return discord.utils.remove_markdown("\n".join(lines))


def _buttons(reader: Reader, number: int, count: int, what: str) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if count > 1:
        back, on = reader.say("button-page-back"), reader.say("button-page-on")
        # No two buttons of a message may have the same id, so each says which way it leads.
        row.add_item(Press(0, max(number - 1, 0), "stats", back, arg=f"b~{what}", disabled=number < 1))
        row.add_item(Press(0, number + 1, "stats", on, arg=f"o~{what}", disabled=number + 1 >= count))
    row.add_item(Press(0, number, "poststats", reader.say("button-stats-post"), arg=what))
    return row
