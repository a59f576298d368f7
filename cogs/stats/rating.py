"""`/rating`: what a person's results say of how strong they are, and the lists of those who want to be in them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.client import command, tell
from cogs.core.components import on
from cogs.game.lobby import offer_maps
from cogs.stats.rating_panel import ALL, OFF, RANKED, SERVER, is_shown, list_panel, person_panel
from cogs.tables.services import Client, Interaction, Pressed
from cogs.tables.settings import set_setting, setting
from cogs.text.catalogue import english
from data.key_family import KeyFamily
from data.store.ratings import EVERYWHERE, OVERALL
from engine.core.refused import Refused

LISTED = KeyFamily("setting-ranked-{}", (OFF, SERVER, ALL))
DONE = KeyFamily("done-list-{}", (OFF, SERVER, ALL))

setting(RANKED, "person", choices=(OFF, SERVER, ALL), default=OFF, asked=True, place=1)

WHERE = [
    app_commands.Choice(name=app_commands.locale_str(english(LISTED(where)), key=LISTED(where)), value=where)
    for where in (OFF, SERVER, ALL)
]


@app_commands.guild_only()
class RatingCog(commands.GroupCog, name="Rating", group_name="rating", group_description=english("cmd-rating-desc")):
    """Answers are for whoever asks alone. Nobody is in a list who has not chosen so."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        offer_maps(bot, self.ranking)

    @command("rating")
    async def show(self, interaction: Interaction, person: discord.Member | None = None) -> None:
        who = person or interaction.user
        own = who.id == interaction.user.id
        if not own and not await is_shown(self.bot, who.id):
            raise Refused("rating_not_shown", name=who.display_name)
        lang = await self.bot.lang_of(interaction)
        view = await person_panel(self.bot, lang, _server(interaction), who.id, who.display_name, own=own)
        await interaction.followup.send(view=view, ephemeral=True)

    @command("rating", "list")
    async def ranking(self, interaction: Interaction, map: str = OVERALL, everywhere: bool = False) -> None:
        if map not in (OVERALL, *self.bot.library.games):
            raise Refused("unknown_map", map=map)
        scope = EVERYWHERE if everywhere else _server(interaction)
        lang = await self.bot.lang_of(interaction)
        view = await list_panel(self.bot, lang, scope, map, 0, interaction.user.id)
        await interaction.followup.send(view=view, ephemeral=True)

    @command("rating", defers=False)
    @app_commands.choices(where=WHERE)
    async def listed(self, interaction: Interaction, where: str) -> None:
        await set_setting(self.bot, "person", interaction.user.id, RANKED, where)
        lang = await self.bot.lang_of(interaction)
        await tell(interaction, self.bot.words.say(lang, DONE(where)))


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("only_in_servers")
    return interaction.guild_id


@on("ratings")
async def turn_ratings(press: Pressed) -> None:
    """Another page, in the place of the one before."""
    interaction, bot = press.interaction, press.interaction.client
    await interaction.response.defer()
    _, across, map_ = (press.arg or "").split("~")
    scope = EVERYWHERE if across == "1" else _server(interaction)
    view = await list_panel(bot, await bot.lang_of(interaction), scope, map_, press.step, interaction.user.id)
    await interaction.edit_original_response(view=view)
