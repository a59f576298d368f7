"""`/settings`: everything that a person or a server can set, in one private panel; some by commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import acknowledge, command, tell
from cogs.core.components import BLUE, GRAY, Panel, Pick, Press, number_in, on
from cogs.play.moves import show, turn_page
from cogs.tables.notes import FEED
from cogs.tables.service import Client, Interaction, Pressed
from cogs.tables.settings import AUTO, LANGUAGE_NAMES, SETTINGS, Setting, set_setting, settings_of
from cogs.text.catalogue import Words, english
from data.key_family import KeyFamily
from data.store.settings import Scope
from engine.core.refused import Refused

_auto = app_commands.locale_str(english("choice-language-auto"), key="choice-language-auto")
LANGUAGES = [
    *(app_commands.Choice(name=name, value=lang) for lang, name in LANGUAGE_NAMES.items()),
    app_commands.Choice(name=_auto, value=AUTO),
]
ON_PAGE = 5
TITLES = KeyFamily("settings-title-{}", ("person", "server"))
OF_SERVER = KeyFamily("{}-server", ("language-set", "language-auto"))
PAGES = KeyFamily("settings-page-{}", ("person", "server"))


class SettingsCog(
    commands.GroupCog, name="Settings", group_name="settings", group_description=english("cmd-settings-desc")
):
    """The commands for settings, which override what Discord says."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    @command("settings")
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: str, server: bool = False) -> None:
        """Set the language of the asker or of the server."""
        whose: Scope = "server" if server else "person"
        await set_setting(self.bot, whose, _owner(interaction, whose), "language", language)
        key = "language-auto" if language == AUTO else "language-set"
        said_in = await self.bot.lang_of(interaction) if language == AUTO else language
        await tell(interaction, self.bot.words.say(said_in, OF_SERVER(key) if server else key))

    @command("settings")
    async def show(self, interaction: Interaction) -> None:
        """Show the settings."""
        await show(interaction, await _page(interaction, "person", 0))

    @command("settings")
    async def feed(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Set the server's channel for starts and ends of games; without a channel, turn the feed off.

        Raises: Refused `missing_permission`, `only_in_servers` or `needs_manage_server`.
        """
        owner, say, lang = _owner(interaction, "server"), self.bot.words.say, await self.bot.lang_of(interaction)
        if channel is None:
            await self.bot.settings.set("server", owner, FEED, None)
            await tell(interaction, say(lang, "feed-off"))
            return
        if not channel.permissions_for(channel.guild.me).send_messages:
            raise Refused("missing_permission", permission="send_messages")
        await self.bot.settings.set("server", owner, FEED, str(channel.id))
        await tell(interaction, say(lang, "feed-on", channel=channel.mention))


def _owner(interaction: Interaction, whose: Scope) -> int:
    """Return the id of the person or server whose settings are changed.

    Raises: Refused `only_in_servers` or `needs_manage_server`.
    """
    if whose == "person":
        return interaction.user.id
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    if not interaction.permissions.manage_guild:
        raise Refused("needs_manage_server")
    return interaction.guild_id


async def _page(interaction: Interaction, whose: Scope, number: int) -> ui.LayoutView:
    """Return a page of the settings.

    Raises: Refused for a server's settings, for people who may not change them.
    """
    bot = interaction.client
    chosen = await bot.settings.all(whose, _owner(interaction, whose))
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return settings_panel(bot.words, await bot.lang_of(interaction), whose, number, chosen, manages=manages)


def settings_panel(
    words: Words, lang: str, whose: Scope, number: int, chosen: dict[str, str], *, manages: bool
) -> ui.LayoutView:
    """Return a select for each setting of a page, and buttons for the other pages.

    `manages`: the server's pages too.
    """
    pages = -(-len(settings_of(whose)) // ON_PAGE)
    number = min(number, pages - 1)
    items: list[ui.Item[Any]] = [ui.TextDisplay(words.say(lang, TITLES(whose)))]
    for one in settings_of(whose)[number * ON_PAGE : (number + 1) * ON_PAGE]:
        items.append(ui.TextDisplay(f"**{one.label(words, lang)}**\n-# {one.about(words, lang)}"))
        items.append(ui.ActionRow(_pick(words, lang, whose, number, one, chosen.get(one.name, one.default))))
    items += _page_buttons(words, lang, (whose, number), manages=manages)
    return Panel(*items)


def _pick(words: Words, lang: str, whose: Scope, number: int, one: Setting, chosen: str) -> Pick:
    now = chosen if chosen in one.choices else one.default
    options = [
        discord.SelectOption(label=one.choice(words, lang, value), value=value, default=value == now)
        for value in one.choices
    ]
    return Pick(0, 0, "pickset", options, placeholder=one.label(words, lang), arg=f"{whose}~{number}~{one.name}")


def _page_buttons(words: Words, lang: str, here: tuple[Scope, int], *, manages: bool) -> list[ui.Item[Any]]:
    """Return a button for each page, the open one marked; [] if there is one page only."""
    pages: list[tuple[Scope, int]] = []
    for whose in ("person", "server") if manages else ("person",):
        pages += [(whose, at) for at in range(-(-len(settings_of(whose)) // ON_PAGE))]
    if len(pages) < 2:
        return []
    buttons = []
    for whose, at in pages:
        label = words.say(lang, PAGES(whose), number=at + 1)
        style = BLUE if (whose, at) == here else GRAY
        buttons.append(Press(0, 0, "settings", label, arg=f"{whose}~{at}", style=style, disabled=(whose, at) == here))
    return [ui.ActionRow(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]


def _whose(text: str) -> Scope:
    return "server" if text == "server" else "person"


@on("settings")
async def press_page(press: Pressed) -> None:
    """Turn to another page of the settings."""
    await acknowledge(press.interaction)
    whose, number = press.parts("~", 2)
    await turn_page(press.interaction, await _page(press.interaction, _whose(whose), number_in(number)))


@on("pickset")
async def pick_setting(press: Pressed) -> None:
    """Store a choice, and update the page.

    Raises: Refused `table_moved_on` for a panel of another version.
    """
    interaction = press.interaction
    await acknowledge(interaction)
    said, number, name = press.parts("~", 3)
    whose = _whose(said)
    owner, known = _owner(interaction, whose), SETTINGS[whose].get(name)
    if known is None or press.value not in known.choices:  # a panel of another version
        raise Refused("table_moved_on")
    await set_setting(interaction.client, whose, owner, name, press.value)
    await turn_page(interaction, await _page(interaction, whose, number_in(number)))
