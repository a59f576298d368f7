"""`/settings`: the language of a person's answers and of a server's posts."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from cogs._answers import answering, tell
from cogs._bot import SlowTrain
from cogs._press import Interaction
from cogs._words import english
from engine.core.refused import Refused

_auto = app_commands.locale_str(english("choice-language-auto"), key="choice-language-auto")
# A language is called by its own name, whatever the reader's language is.
LANGUAGES = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Русский", value="ru"),
    app_commands.Choice(name="Українська", value="uk"),
    app_commands.Choice(name=_auto, value="auto"),
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
        whose: Literal["server", "person"] = "server" if server else "person"
        id_ = interaction.user.id
        if server:
            if interaction.guild_id is None:
                raise Refused("only_in_servers")
            if not interaction.permissions.manage_guild:
                raise Refused("needs_manage_server")
            id_ = interaction.guild_id
        chosen = None if language == "auto" else language
        await self.bot.settings.set(whose, id_, "language", chosen)
        key = "language-auto" if chosen is None else "language-set"
        said_in = chosen or await self.bot.lang_of(interaction)
        await tell(interaction, self.bot.words.say(said_in, f"{key}-server" if server else key))


async def setup(bot: SlowTrain) -> None:
    await bot.add_cog(SettingsCog(bot))
