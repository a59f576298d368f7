"""What people and servers can set: each setting by name, with its choices and its default.

Its sentences: `setting-<name>` is its label, `setting-<name>-about` its effect, `setting-<name>-<choice>` each choice,
or `setting-<name>-count` with `$count` where the choices are numbers.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

import discord
from discord import ui
from msgspec import Struct

from cogs.core.panels import MOST_PARTS, MOST_TEXT
from cogs.core.registry import Registry
from cogs.tables.service import Client, Interaction
from cogs.tables.table import SPEECH, Table
from cogs.text.catalogue import Words
from data.key_family import KeyFamily
from data.languages import LANGUAGES
from data.store.settings import Scope

AUTO = "auto"
"""The choice that leaves the value to Discord or to the bot."""
LANGUAGE_NAMES = {language.code: language.name for language in LANGUAGES}
"""A language is called by its own name, whatever the reader's language is."""


class Setting(Struct, frozen=True):
    """One setting. Its `default` is one of its choices; it is stored only if it matters that it was `asked` for."""

    name: str
    choices: tuple[str, ...]
    default: str
    asked: bool = False
    place: int = 0
    """Where it stands in `/settings`: the lowest first, equal ones in the order in which they were added."""

    def label(self, words: Words, lang: str) -> str:
        """Return the label of the setting."""
        return words.say(lang, LABELS(self.name))

    def about(self, words: Words, lang: str) -> str:
        """Return a sentence about what the setting does."""
        return words.say(lang, ABOUT(self.name))

    def choice(self, words: Words, lang: str, value: str) -> str:
        """Return the label of a choice."""
        if value in LANGUAGE_NAMES:
            return LANGUAGE_NAMES[value]
        if words.has(lang, CHOICES(f"{self.name}-{value}")):
            return words.say(lang, CHOICES(f"{self.name}-{value}"))
        return words.say(lang, COUNTS(self.name), count=int(value))


SETTINGS: dict[Scope, Registry[Setting]] = {whose: Registry(f"the setting of a {whose},") for whose in get_args(Scope)}


def _every() -> list[Setting]:
    return [one for registry in SETTINGS.values() for one in registry.values()]


def _choices() -> list[str]:
    """Return every choice with a label of its own: no language, and no number except none."""
    pairs = ((one.name, choice) for one in _every() for choice in one.choices if choice not in LANGUAGE_NAMES)
    return [f"{name}-{choice}" for name, choice in pairs if not choice.isdecimal() or choice == "0"]


def _numbered() -> list[str]:
    """Return the settings whose choices are numbers."""
    return [one.name for one in _every() if any(choice.isdecimal() for choice in one.choices)]


LABELS = KeyFamily("setting-{}", lambda: [one.name for one in _every()])
ABOUT = KeyFamily("setting-{}-about", lambda: [one.name for one in _every()])
CHOICES = KeyFamily("setting-{}", _choices)
COUNTS = KeyFamily("setting-{}-count", _numbered)


def setting(
    name: str, *whose: Scope, choices: tuple[str, ...], default: str, asked: bool = False, place: int = 0
) -> None:
    """Add a setting to those that `/settings show` offers, with at most 25 choices.

    Raises: ValueError for a known name.
    """
    assert default in choices and len(set(choices)) == len(choices) <= 25, name
    for one in whose:
        SETTINGS[one].add(name, Setting(name, choices, default, asked, place))


def settings_of(whose: Scope) -> tuple[Setting, ...]:
    """Return all settings of a person or of a server, in the order in which they are shown."""
    return tuple(sorted(SETTINGS[whose].values(), key=lambda one: one.place))


async def get_setting(bot: Client, whose: Scope, id_: int, name: str) -> str:
    """Return what was chosen, or the default, also if the choice is no longer offered."""
    known = SETTINGS[whose][name]
    chosen = await bot.settings.get(whose, id_, name)
    return chosen if chosen in known.choices else known.default


async def set_setting(bot: Client, whose: Scope, id_: int, name: str, chosen: str) -> None:
    """Store a choice."""
    known = SETTINGS[whose][name]
    assert chosen in known.choices, chosen
    await bot.settings.set(whose, id_, name, None if chosen == known.default and not known.asked else chosen)


setting("language", "person", "server", choices=(AUTO, *LANGUAGE_NAMES), default=AUTO)
setting("theme", "person", "server", choices=("light", "dark", "contrast"), default="light")
setting("pictures", "person", "server", choices=("on", "off"), default="on")
setting("large", "person", "server", choices=("off", "on"), default="off")
setting("old_boards", "server", choices=("line", "board"), default="line")
setting("preview", "person", choices=("on", "off"), default="on")
setting("plan_delay", "person", choices=("0", "2", "5", "15", "60"), default="2")


_WAIT = "seconds until pictures"


class PicturePreferences(NamedTuple):
    """`pictures`: whether any are sent; without them, a message says in text all that they show."""

    pictures: bool = True
    theme: str = "light"


async def public_preferences(bot: Client, guild_id: int, *, attaches: bool) -> PicturePreferences:
    """Return the server's preferences for a channel. `attaches`: whether the bot may attach files there."""
    wanted = await get_setting(bot, "server", guild_id, "pictures") == "on"
    return PicturePreferences(wanted and attaches, await get_setting(bot, "server", guild_id, "theme"))


async def preferences_of(bot: Client, user_id: int) -> PicturePreferences:
    """Return the preferences for a person's direct messages."""
    wanted = await get_setting(bot, "person", user_id, "pictures") == "on"
    return PicturePreferences(wanted, await get_setting(bot, "person", user_id, "theme"))


async def lang_at(bot: Client, table: Table) -> str:
    """Return the language of a game's posts: the server's or, in a private place, its person's."""
    if not table.kind:
        return await bot.lang_of_guild(table.guild_id)
    chosen = await bot.settings.get("person", table.host_id, "language")
    return chosen or table.options.get(SPEECH) or await bot.lang_of_guild(table.guild_id)


async def preferences_at(bot: Client, table: Table) -> PicturePreferences:
    """Return the preferences for a game's posts: the server's or, in a private place, its person's."""
    attaches = may_attach(bot, table.channel_id)
    if not table.kind:
        return await public_preferences(bot, table.guild_id, attaches=attaches)
    own = await preferences_of(bot, table.host_id)
    return own._replace(pictures=own.pictures and attaches)


async def large_at(bot: Client, table: Table) -> bool:
    """Tell whether a game's posts show its board in parts, as larger pictures."""
    return await (
        wants_large(bot, "person", table.host_id) if table.kind else wants_large(bot, "server", table.guild_id)
    )


async def preferences_here(interaction: Interaction) -> PicturePreferences:
    """Return the preferences for a private answer: the person's settings, and whether the bot may attach files.

    A person over the rate limit for pictures gets text, and `explain_rate_limit` says so.
    """
    preferences = await preferences_of(interaction.client, interaction.user.id)
    wanted = preferences.pictures and interaction.app_permissions.attach_files
    wait = interaction.client.limits.draw(interaction) if wanted else 0
    interaction.extras[_WAIT] = wait
    return preferences._replace(pictures=wanted and not wait)


async def wants_large(bot: Client, whose: Scope, id_: int) -> bool:
    """Tell whether a person or a server wants boards in parts, as larger pictures."""
    return await get_setting(bot, whose, id_, "large") == "on"


async def explain_rate_limit(interaction: Interaction, panel: ui.LayoutView) -> None:
    """Add to an answer that is text only because of a rate limit why that is so, and until when."""
    wait, bot = interaction.extras.pop(_WAIT, 0), interaction.client
    if wait:
        text = bot.words.say(await bot.lang_of(interaction), "pictures-limited", seconds=wait)
        if panel.content_length() + len(text) <= MOST_TEXT and panel.total_children_count < MOST_PARTS:
            panel.add_item(ui.TextDisplay(text))


def may_attach(bot: Client, channel_id: int) -> bool:
    """Tell whether the bot may post pictures in a channel; True if the channel isn't known here."""
    channel = bot.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    try:
        return channel.permissions_for(channel.guild.me).attach_files
    except discord.ClientException:  # a thread whose parent is not known
        return True
