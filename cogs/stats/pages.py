"""What all statistics share: the reader, the people they may see, pictures with the same text, pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import discord
from discord import ui
from msgspec import Struct

from cogs.core.components import Panel, Press, Row, gallery, page_buttons
from cogs.play.pictures import picture_file
from cogs.tables.own_maps import map_name
from cogs.tables.service import Client, Interaction
from cogs.tables.settings import PicturePreferences, preferences_here, public_preferences, setting
from cogs.text.catalogue import shorten
from data.store.statistics import Statistics
from engine.core.refused import Refused
from renderer.core.look import Look
from renderer.league.tables import figure

setting("stats", "person", choices=("shown", "hidden"), default="shown", place=2)

MOST = 3800
"""Of the 4,000 characters of a message, what statistics may take."""
DRAWN = "statistics.png"
Page = tuple[ui.LayoutView, discord.File | None]
Render = Callable[[Look], bytes]


class Reader(Struct, frozen=True):
    """The person who asked on a server, and how the answer is shown. `is_public`: everyone sees it."""

    bot: Client
    guild_id: int
    asker: int
    lang: str
    preferences: PicturePreferences
    is_public: bool = False

    @property
    def statistics(self) -> Statistics:
        return Statistics(self.bot.store)

    @property
    def look(self) -> Look:
        return Look(self.lang, (), (), self.say, self.preferences.theme)

    def say(self, key: str, /, **facts: object) -> str:
        """Return a sentence in the reader's language."""
        return self.bot.words.say(self.lang, key, **facts)

    def figure(self, number: float, digits: int = 1) -> str:
        """Return a number in the reader's language."""
        return figure(number, self.lang, digits)

    def map_name(self, key: str) -> str:
        """Return the name of a map, also of one that is gone."""
        return map_name(self.bot, self.lang, key)

    async def person(self, user_id: int, name: str | None = None) -> str:
        """Return a person's name, unescaped.

        Raises: Refused `stats_hidden` for hidden people, except the asker.
        """
        known = name or await self.statistics.name_of(self.guild_id, user_id)
        if user_id != self.asker and await self.statistics.is_hidden(user_id):
            raise Refused("stats_hidden", name=known or self.say("stats-somebody"))
        return known or self.say("stats-somebody")


async def reader_of(interaction: Interaction) -> Reader:
    """Return the asker, who alone sees the answer.

    Raises: Refused `only_in_servers`.
    """
    lang, guild_id = await interaction.client.lang_of(interaction), server_here(interaction)
    return Reader(interaction.client, guild_id, interaction.user.id, lang, await preferences_here(interaction))


async def public_reader(interaction: Interaction) -> Reader:
    """Return the channel as reader: the server's language and theme. The asker posts what they see themselves.

    Raises: Refused `only_in_servers` or `stats_no_writing`.
    """
    bot, guild_id = interaction.client, server_here(interaction)
    granted, is_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    if not (granted.send_messages_in_threads if is_thread else granted.send_messages):
        raise Refused("stats_no_writing")
    preferences = await public_preferences(bot, guild_id, attaches=interaction.app_permissions.attach_files)
    lang = await bot.lang_of_guild(guild_id)
    return Reader(bot, guild_id, interaction.user.id, lang, preferences, is_public=True)


def server_here(interaction: Interaction) -> int:
    """Return the id of the server.

    Raises: Refused `only_in_servers`.
    """
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    return interaction.guild_id


def pages_of(lines: Sequence[str], on_page: int) -> list[list[str]]:
    """Return the lines in pages; one empty page if there are none."""
    return [list(lines[at : at + on_page]) for at in range(0, len(lines), on_page)] or [[]]


async def page_of(
    reader: Reader,
    what: str,
    said: Sequence[str],
    render: Render | None = None,
    number: int = 0,
    count: int = 1,
    *,
    beside: Sequence[str] = (),
    more: Sequence[Row] = (),
) -> Page:
    """Return a message with a picture, if one is wanted and can be drawn, or else with all of it as text.

    `what` is its name in presses; `number` is the page, from 0, of `count`. `beside` are the lines below a picture: a
    title and what isn't drawn; all lines are its alt text. `more` are further rows of a private page.
    """
    text = whole = _text(said)
    file = None
    if render is not None and reader.preferences.pictures:
        draw = partial(render, reader.look)
        file = await picture_file(draw, DRAWN, "a picture of statistics could not be drawn")
    items: list[ui.Item[ui.LayoutView]] = []
    if file is not None:
        items.append(gallery(DRAWN, whole))
        text = _text(beside)
    items.append(ui.TextDisplay(text))
    if not reader.is_public:
        items += [*more, _buttons(reader, number, count, what)]
    return Panel(*items), file


def _text(lines: Sequence[str]) -> str:
    return shorten("\n".join(filter(None, lines)), MOST)


def _buttons(reader: Reader, number: int, count: int, what: str) -> Row:
    ways = page_buttons(reader.say, "stats", number, count, f"b~{what}", f"o~{what}") if count > 1 else ()
    return Row(*ways, Press(0, number, "poststats", reader.say("button-stats-post"), arg=what))
