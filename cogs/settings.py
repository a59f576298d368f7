"""`/settings`: the language of a person's answers and of a server's posts."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from cogs._answers import answering, tell
from cogs._bot import SlowTrain
from cogs._moves import turn_page
from cogs._press import Interaction, Pressed, on
from cogs._setting import AUTO, OWN_NAMES, change, known, settings_panel
from cogs._words import english
from data.settings import Whose
from engine.core.refused import Refused

_auto = app_commands.locale_str(english("choice-language-auto"), key="choice-language-auto")
LANGUAGES = [
    *(app_commands.Choice(name=name, value=code) for code, name in OWN_NAMES.items()),
    app_commands.Choice(name=_auto, value=AUTO),
]


class SettingsCog(
    commands.GroupCog, name="Settings", group_name="settings", group_description=english("cmd-settings-desc")
):
    """What a person or a server has chosen wins over what Discord says."""

    def __init__(self, bot: SlowTrain) -> None:
        self.bot = bot

    @app_commands.command(description=english("cmd-settings-language-desc"))
    @app_commands.describe(
        language=english("opt-settings-language-language-desc"),
        server=english("opt-settings-language-server-desc"),
    )
    @app_commands.choices(language=LANGUAGES)
    @answering
    async def language(self, interaction: Interaction, language: str, server: bool = False) -> None:
        whose: Whose = "server" if server else "person"
        id_ = interaction.user.id
        if server:
            id_ = _id_of(interaction, whose)
        chosen = None if language == "auto" else language
        await self.bot.settings.set(whose, id_, "language", chosen)
        key = "language-auto" if chosen is None else "language-set"
        said_in = chosen or await self.bot.lang_of(interaction)
        await tell(interaction, self.bot.words.say(said_in, f"{key}-server" if server else key))

    @app_commands.command(description=english("cmd-settings-show-desc"))
    @answering
    async def show(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(view=await _panel(interaction, "person"), ephemeral=True)


async def _panel(interaction: Interaction, whose: Whose) -> ui.LayoutView:
    bot = interaction.client
    id_ = _id_of(interaction, whose)
    chosen = await bot.settings.all(whose, id_)
    lang = await bot.lang_of(interaction)
    return settings_panel(bot.words, lang, whose, chosen, may_server=_manages(interaction))


def _manages(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _id_of(interaction: Interaction, whose: str) -> int:
    """Whose settings are meant. Raises Refused where the asker may not change a server's."""
    if whose != "server":
        return interaction.user.id
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    if not _manages(interaction):
        raise Refused("needs_manage_server")
    return interaction.guild_id


@on("settings")
async def turn_settings(press: Pressed) -> None:
    """From a person's settings to the server's, and back."""
    await press.interaction.response.defer()
    await turn_page(press.interaction, await _panel(press.interaction, "server" if press.arg == "server" else "person"))


@on("pickset")
async def pick_setting(press: Pressed) -> None:
    """Changes a setting; the panel shows what holds now, in the language that holds now."""
    await press.interaction.response.defer()
    owner, _, name = (press.arg or "").partition("~")
    whose: Whose = "server" if owner == "server" else "person"
    id_ = _id_of(press.interaction, whose)
    if known(name, press.values[0]) is None:
        raise Refused("table_moved_on")
    await change(press.interaction.client, whose, id_, name, press.values[0])
    await turn_page(press.interaction, await _panel(press.interaction, whose))


async def setup(bot: SlowTrain) -> None:
    await bot.add_cog(SettingsCog(bot))
